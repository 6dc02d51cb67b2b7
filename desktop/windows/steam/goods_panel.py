"""Moving goods: every delivery the locomotives allow, an upgrade of them, or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from desktop.i18n.money import money, number
from desktop.scene.steam_desk import SteamDesk
from desktop.titles.steam.actions import MoveCube, UpgradeLocomotive
from desktop.titles.steam.deliveries import Delivery, deliveries
from desktop.windows.steam.marks import CubeMark
from desktop.windows.steam.steam_panel import SteamPanel
from desktop.windows.steam.tile_names import cube_name
from desktop.windows.turn.parts import OfferRow, Sign, button

translate = QCoreApplication.translate
FEW = 2  # places that a row names on the way
AT_FIRST = 3  # rows before somebody asks for all of them
ARROW = "\N{RIGHTWARDS ARROW}"


class GoodsWords:
    """Lines that count; lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("GoodsWords", text, comment, n)

    @staticmethod
    def links(count: int) -> str:
        return GoodsWords.tr("%n link(s)", "", count)

    @staticmethod
    def more(count: int) -> str:
        return GoodsWords.tr("Show %n more", "", count)

    @staticmethod
    def cubes(count: int) -> str:
        return GoodsWords.tr("then %n kind(s) of cubes can be moved", "", count)


class GoodsPanel(SteamPanel):
    """The best deliveries first; the others on the board, or in the list if one asks for it."""

    def headline(self, name: str) -> str:
        text = translate("SteamTurn", "{player}: move goods, {turn} of 2")
        return text.format(player=name, turn=self.table.round.number)

    def build(self) -> None:
        self._by_pair = self._found()
        self.question(self._question())
        self._upgrade()
        self._rows = 0
        for ways in self._by_pair[:AT_FIRST]:
            self._delivery(ways)
        self.add_money()
        passing = self.pass_button(translate("SteamTurn", "Move nothing"))
        if passing is not None:
            self.buttons(passing)
        self._more: QPushButton | None = None
        rest = len(self._by_pair) - AT_FIRST
        if rest > 0:
            self._more = button(GoodsWords.more(rest), self._show_all, "quiet")
            self.buttons(self._more)

    def _question(self) -> str:
        if not self._by_pair:
            return translate("SteamTurn", "No cube can be moved")
        return translate("SteamTurn", "Move a cube: lift it on the board, or choose here")

    # Deliveries

    def _found(self) -> list[list[Delivery]]:
        """By cube and city, the best for the player first; of ways that bring the same, one."""
        id = self.player.id
        legal = {(a.hex, a.colour, a.exits) for a, _ in self.choices(MoveCube)}
        pairs: dict[tuple[str, str, str], dict[object, Delivery]] = {}
        for way in deliveries(self.table, id):
            if (way.origin, way.colour, way.sides) in legal:
                pair = pairs.setdefault((way.origin, way.colour, way.destination), {})
                pair.setdefault(way.points, way)
        found = [sorted(ways.values(), key=self._worth) for ways in pairs.values()]
        return sorted(found, key=lambda ways: self._worth(ways[0]))

    def _worth(self, way: Delivery) -> tuple[int, int, int]:
        own = dict(way.points).get(self.player.id, 0)
        return -own, sum(count for _, count in way.points) - own, len(way.links)

    def _delivery(self, ways: Sequence[Delivery]) -> None:
        first = ways[0]
        text = f"{self.place(first.origin)} {ARROW} {self.place(first.destination)}"
        move = button(translate("SteamTurn", "Move"), lambda: self.submit(self._action(now())))
        control: QWidget = move
        box: QComboBox | None = None
        if len(ways) > 1:
            control, box = self._choice(ways, move)

        def now() -> Delivery:
            return ways[box.currentIndex()] if box is not None else first

        row = OfferRow(CubeMark(first.colour), text, self._brings(first), control)
        cube = cube_name(self.table, first.colour)
        move.setAccessibleName(f"{cube}, {text}. {self._brings(first)}")
        if box is not None:
            box.currentIndexChanged.connect(lambda: row.say_below(self._brings(now())))
            box.currentIndexChanged.connect(lambda: self._draw(now()))
        row.setToolTip(" – ".join(self.place(hex_id) for hex_id in first.places))
        self.weigh(row, lambda: self._action(now()))
        row.looked_at.connect(lambda is_here: self._draw(now() if is_here else None))
        self.column.insertWidget(self._place_of_rows() + self._rows, row)
        self._rows += 1

    def _draw(self, way: Delivery | None) -> None:
        """The way of the row that is looked at, on the board."""
        if not self.is_stale and isinstance(self.desk, SteamDesk):
            self.desk.look_at(way)

    def _place_of_rows(self) -> int:
        return 2  # after the question and the locomotives

    def _choice(self, ways: Sequence[Delivery], move: QPushButton) -> tuple[QWidget, QComboBox]:
        """Several ways with different results between the same two cities."""
        control, box = QWidget(), QComboBox()
        row = QHBoxLayout(control)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for way in ways:
            text = translate("SteamTurn", "way {number}").format(number=box.count() + 1)
            box.addItem(text, way)
            box.setItemData(box.count() - 1, self._brings(way), Qt.ItemDataRole.ToolTipRole)
        box.setAccessibleName(translate("SteamTurn", "Which way"))
        row.addWidget(box)
        row.addWidget(move)
        return control, box

    def _action(self, way: Delivery) -> MoveCube:
        return MoveCube(player=self.player.id, hex=way.origin, colour=way.colour, exits=way.sides)

    def _brings(self, way: Delivery) -> str:
        """`3 links: you 2, Boris 1`, and by which places."""
        you = translate("SteamTurn", "you")
        points = ", ".join(
            f"{you if id == self.player.id else self.name(id)} {number(count)}"
            for id, count in way.points
        )
        text = f"{GoodsWords.links(len(way.links))}: {points}"
        via = [self.place(hex_id) for hex_id in way.places[1:-1]]
        if 0 < len(via) <= FEW:  # all of them are in the tooltip, and on the board
            text += "; " + translate("SteamTurn", "by {places}").format(places=", ".join(via))
        return text

    def _show_all(self) -> None:
        if self._more is None or self.is_stale:
            return
        had = self._more.hasFocus()
        self._more.hide()
        before = self._rows
        for ways in self._by_pair[AT_FIRST:]:
            self._delivery(ways)
        item = self.column.itemAt(self._place_of_rows() + before)
        new = item.widget().findChild(QPushButton) if item is not None else None
        if had and new is not None:
            new.setFocus()

    # Locomotives

    def _upgrade(self) -> None:
        text = translate("SteamTurn", "Upgrade locomotives")
        for action, _ in self.choices(UpgradeLocomotive):
            level = self.player.level + 1
            below = translate("SteamTurn", "level {old} → {new}")
            if self.table.is_standard:
                below = translate("SteamTurn", "level {old} → {new}, upkeep {cost} a round")
            below = below.format(old=level - 1, new=level, cost=money(level))
            further = len({(d.origin, d.colour) for d in self._with(level)})
            below += "; " + GoodsWords.cubes(further)
            press = button(translate("SteamTurn", "Upgrade"), self.do(action))
            self.deed(Sign("run", 22), text, below, press, action)
            return
        self.locked(text, self.reason(UpgradeLocomotive(player=self.player.id)))

    def _with(self, level: int) -> tuple[Delivery, ...]:
        return deliveries(self.table, self.player.id, level)
