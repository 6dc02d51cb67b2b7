"""The build turn: tiles left, what lies in the hand, a new city or the growth of a city."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.engine.actions import Pass
from desktop.i18n.money import money
from desktop.scene.tools.lay_tile import Preview
from desktop.titles.steam.cities import BuildCity, GrowCity
from desktop.titles.steam.laying import plan
from desktop.titles.steam.links import links
from desktop.titles.steam.track import BuildStep, LayTrack
from desktop.windows.steam.city_rows import CityRow, GrowthRow
from desktop.windows.steam.steam_panel import SteamPanel
from desktop.windows.turn.parts import FactLine, button, clear, frame, label

translate = QCoreApplication.translate


class BuildWords:
    """Lines that count; lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("BuildWords", text, comment, n)

    @staticmethod
    def left(count: int) -> str:
        return BuildWords.tr("%n tile(s) left", "", count)

    @staticmethod
    def lost(count: int) -> str:
        return BuildWords.tr("Ends the turn: %n unfinished link(s) will be nobody's", "", count)


class BuildPanel(SteamPanel):
    """Lift a tile from the tray, or click a hex; a city from the rows here or from the board."""

    @property
    def step(self) -> BuildStep:
        step: BuildStep = self.table.round.step
        return step

    def headline(self, name: str) -> str:
        return translate("SteamTurn", "{player}: lay track").format(player=name)

    def build(self) -> None:
        can_lay = bool(self.choices(LayTrack))
        self.question(self._question(can_lay))
        self._box, self._lines = frame("accent")
        line = self._box.fontMetrics().height()
        self._kept = 3 * (line + 4) + 14  # or the docks below jump with every tile
        self._box.setMinimumHeight(self._kept)
        self.column.addWidget(self._box)
        self._lay = button(translate("SteamTurn", "Lay it"), self._on_lay, "primary")
        self._turn = button(self._turn_words(), lambda: self.desk.turn(1))
        ending = self.pass_button(translate("SteamTurn", "End the turn"))
        self.buttons(self._lay, self._turn, *([ending] if ending is not None else []))
        self._power()
        self.add_money()
        if ending is None:
            reason = self.reason(Pass(who=self.player.id))
            self.locked(translate("SteamTurn", "End the turn"), reason)
        else:
            self._open_links()
        self.desk.changed.connect(self._on_desk)
        self._on_desk()

    def saving(self, level: int) -> int:
        spare = self._kept - self._lines.totalHeightForWidth(self._box.width())
        return super().saving(level) + (max(0, spare) if level else 0)

    def set_level(self, level: int) -> None:
        super().set_level(level)
        self._box.setMinimumHeight(0 if level else self._kept)

    def _turn_words(self) -> str:
        if self.desk.has_letters:
            return translate("SteamTurn", "Turn (Q, E)")
        return translate("SteamTurn", "Turn it")

    def _question(self, can_lay: bool) -> str:
        if can_lay:
            left = BuildWords.left(self.step.tiles_left)
            return translate("SteamTurn", "{left}: lay one, or end the turn").format(left=left)
        if self.choices(BuildCity) or self.choices(GrowCity):
            return translate("SteamTurn", "No tile can be laid any more; the city is left")
        return translate("SteamTurn", "No tile can be laid; end the turn")

    # A city

    def _power(self) -> None:
        cities, growth = self.choices(BuildCity), self.choices(GrowCity)
        if cities:
            self.caption(translate("SteamTurn", "New city"))
            row = CityRow(self.table, [action for action, _ in cities], self.submit)
            self.column.addWidget(row)
            row.looked_at.connect(lambda action: self._look_at(action))
        elif growth:
            self.caption(translate("SteamTurn", "City growth"))
            grown = GrowthRow(self.table, [action for action, _ in growth], self.submit)
            self.column.addWidget(grown)
            grown.looked_at.connect(lambda action: self._look_at(action))

    # Links that end nowhere

    def _open_links(self) -> None:
        """Which unfinished links go if the turn ends now."""
        own = [
            link
            for link in links(self.table)
            if not link.is_complete and link.owner == self.player.id
        ]
        going = [link for link in own if link.latest != self.table.round_number]
        if going:
            box, column = frame("attention")
            column.addWidget(label(BuildWords.lost(len(going)), "attention", wrap=True))
            self.column.addWidget(box)
        for link in own:
            text = (
                translate("SteamTurn", "{place} – {hex}: not extended in this round")
                if link in going
                else translate("SteamTurn", "{place} – {hex}: unfinished, yours until next round")
            )
            text = text.format(place=self.place(link.start), hex=link.hexes[-1])
            self.column.addWidget(FactLine(self.chip(self.player.id, 16), text))

    # The hand

    def _hint(self) -> str:
        if self.choices(LayTrack):
            return translate("SteamTurn", "Lift a tile from the tray, or click a hex on the board")
        return translate("SteamTurn", "Nothing to be lifted from the tray")

    def _on_desk(self) -> None:
        if self.is_stale:
            return
        preview, aim = self.desk.preview, self.desk.aim
        self._lay.setEnabled(preview is not None)
        self._turn.setEnabled(preview is not None and preview.turns > 1)
        clear(self._lines)
        if preview is not None:
            self._show(preview)
            self.money.show_deed(preview.action)
        elif isinstance(aim, BuildCity | GrowCity):
            place = self.place(aim.hex)
            self._lines.addWidget(label(place, "name", wrap=True))
            self.money.show_deed(aim)
        else:
            self._lines.addWidget(label(self._hint(), "muted", wrap=True))
            self.money.show_deed(None)

    def _show(self, preview: Preview) -> None:
        action = preview.action
        place = self.place(action.hex)
        planned = plan(self.table, action.player, action.hex, action.tile, action.rotation)
        texts = {
            "new": translate("SteamTurn", "Tile {tile} on {place}: {cost}"),
            "upgraded": translate("SteamTurn", "Tile {tile} improves {place}: {cost}"),
            "redirected": translate("SteamTurn", "Tile {tile} redirects {place}: {cost}"),
        }
        title = texts.get(planned.kind, texts["new"]).format(
            tile=action.tile, place=place, cost=money(planned.cost)
        )
        self._lines.addWidget(label(title, "name", wrap=True))
        for note in preview.notes:
            self._lines.addWidget(label(note, "", wrap=True))

    def _on_lay(self) -> None:
        if self.desk.preview is not None:
            self.submit(self.desk.preview.action)
