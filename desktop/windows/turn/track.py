"""Track and stations: what lies in the hand, what it would cost, and going on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.i18n.money import changed_money, money
from desktop.scene.tools.lay_tile import Preview, preview_of
from desktop.windows.turn.parts import button, clear, frame, label
from desktop.windows.turn.station_source import StationSource
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


class TrackPanel(StepPanel):
    """Drag a tile from the tray, or a station from here."""

    def build(self) -> None:
        lays = self.choices(LayTile)
        tokens = self.choices(PlaceToken)
        step = self.table.round.step if self.table.round is not None else None
        laid = getattr(step, "tiles", 0)
        self.question(self._question(bool(lays), bool(tokens), laid))
        self._box, self._lines = frame("accent")
        line = self._box.fontMetrics().height()
        self._box.setMinimumHeight(3 * (line + 4) + 14)  # or the docks below jump with every tile
        self.column.addWidget(self._box)
        self._lay = button(translate("Turn", "Lay it"), self._on_lay, "primary")
        self._turn = button(self._turn_words(), lambda: self.desk.turn(1))
        passing = self.pass_button(translate("Turn", "Go on"))
        row = [self._lay, self._turn]
        self.buttons(*row, *([passing] if passing is not None else []))
        company = self.table.operating
        if company is not None and any(a.company == company.id for a, _ in tokens):
            self.column.addWidget(StationSource(self.desk, company.id, self.table.setup.title))
        self._powers([action for action, _ in lays])
        for part in (self._box, self._lay, self._turn):
            part.setVisible(bool(lays or tokens))  # nothing to hint at, nothing to lay
        self.desk.changed.connect(self._on_desk)
        self._on_desk()

    def _turn_words(self) -> str:
        if self.desk.has_letters:
            return translate("Turn", "Turn (Q, E)")
        return translate("Turn", "Turn it")

    def _question(self, can_lay: bool, can_token: bool, laid: int) -> str:
        if can_lay and laid > 1:
            return translate("Turn", "Lay one more tile, or go on")
        if can_lay and laid:
            return translate("Turn", "Lay a second tile, or go on")
        if can_lay:
            return translate("Turn", "Lay a tile, or go on")
        if can_token:
            return translate("Turn", "Place a station, or go on")
        return translate("Turn", "Nothing can be built; go on")

    def _powers(self, lays: list[LayTile]) -> None:
        """What a private company of the owner lays beside the tiles of the turn."""
        for id in dict.fromkeys(a.company for a in lays if a.company in self.table.privates):
            own = [action for action in lays if action.company == id]
            if len({action.tile for action in own}) > 1:
                continue  # which one is chosen in the tray
            places = ", ".join(dict.fromkeys(self.place(action.hex) for action in own))
            tile = own[0].tile
            text = translate("Turn", "{private}: tile {tile} on {place}").format(
                private=id, tile=tile, place=places
            )
            cost = preview_of(self.document.game, own[0]).cost
            free = translate("Turn", "costs {cost}, not one of the tiles of the turn")
            take = button(translate("Turn", "Take it"), lambda t=tile: self.desk.take_tile(t))
            self.offer("", text, free.format(cost=money(cost)), take)

    def _hint(self) -> str:
        return translate("Turn", "Lift a tile from the tray, or click a hex on the board")

    def _on_desk(self) -> None:
        if self.is_stale:
            return
        preview, station = self.desk.preview, self.desk.station
        self._lay.setEnabled(preview is not None)
        self._turn.setEnabled(preview is not None and preview.turns > 1)
        clear(self._lines)
        if preview is not None:
            self._show(preview)
        elif station is not None:
            self._show_station(station)
        else:
            self._lines.addWidget(label(self._hint(), "muted", wrap=True))

    def _show(self, preview: Preview) -> None:
        action = preview.action
        place = self.place(action.hex)
        number = self.table.box.tiles[action.tile].number
        title = translate("Turn", "Tile {tile} on {place}").format(tile=number, place=place)
        self._lines.addWidget(label(title, "name"))
        treasury = translate("Turn", "Costs {cost}; treasury {move}").format(
            cost=money(preview.cost), move=changed_money(preview.cash, preview.cash - preview.cost)
        )
        self._lines.addWidget(label(treasury, "", wrap=True))
        if preview.joins:
            names = ", ".join(self.place(id) for id in preview.joins)
            joins = translate("Turn", "Joins the track on {places}").format(places=names)
            self._lines.addWidget(label(joins, "success", wrap=True))

    def _show_station(self, station: PlaceToken) -> None:
        place = self.place(station.hex)
        cost = self.table.station_cost(station)
        text = translate("Turn", "Station in {place}").format(place=place)
        self._lines.addWidget(label(text, "name"))
        cash = self.effects(station).cash.get(station.company)
        if cash is None:
            self._lines.addWidget(label(translate("Turn", "Costs {cost}").format(cost=money(cost))))
            return
        treasury = translate("Turn", "Costs {cost}; treasury {move}").format(
            cost=money(cost), move=changed_money(*cash)
        )
        self._lines.addWidget(label(treasury, "", wrap=True))

    def _on_lay(self) -> None:
        if self.desk.preview is not None:
            self.submit(self.desk.preview.action)


class StationPanel(TrackPanel):
    """A station in a step of its own, after the track: nothing is laid any more."""

    def build(self) -> None:
        super().build()
        self._lay.hide()
        self._turn.hide()

    def _hint(self) -> str:
        tokens = [action for action, _ in self.choices(PlaceToken)]
        if not tokens:
            return ""
        places = ", ".join(dict.fromkeys(self.place(action.hex) for action in tokens))
        costs = sorted({self.table.station_cost(action) for action in tokens})
        text = translate("Turn", "Open to it: {places}. A station costs {cost}.")
        return text.format(places=places, cost=" / ".join(map(money, costs)))
