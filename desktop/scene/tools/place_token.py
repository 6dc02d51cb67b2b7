"""The gesture of placing a station: from the charter to a city."""

from __future__ import annotations

from desktop.board.map import Spot
from desktop.eighteen.actions import PlaceToken
from desktop.eighteen.table import EighteenTable
from desktop.engine.refusal import Refusal
from desktop.scene.tools.gesture import CarryGesture, Source


class PlaceTokenGesture(CarryGesture):
    """A station token in the hand."""

    def __init__(self, source: Source, actor: str) -> None:
        self._source = source
        self.actor = actor
        self._actions = {
            (c.action.hex, c.action.place): c.action
            for c in source.choices()
            if isinstance(c.action, PlaceToken) and c.action.company == actor
        }

    @property
    def targets(self) -> tuple[Spot, ...]:
        return tuple(self._actions)

    def hexes(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(hex_id for hex_id, _ in self.targets))

    def action_at(self, hex_id: str, place: int | None) -> PlaceToken | None:
        """The legal placement in this city, or in the only legal one of the hex."""
        if place is not None and (hex_id, place) in self._actions:
            return self._actions[hex_id, place]
        halves = {half.id for half in self._source.game.table.board[hex_id].halves}
        on_hex = [a for (h, _), a in self._actions.items() if h in halves]
        return on_hex[0] if len(on_hex) == 1 else None

    def reason(self, hex_id: str, place: int | None) -> Refusal | None:
        action = PlaceToken(company=self.actor, hex=hex_id, place=place or 0)
        try:
            self._source.game.check(action)
        except Refusal as refusal:
            return refusal
        return None

    def cost(self, action: PlaceToken) -> int:
        table = self._source.game.table
        assert isinstance(table, EighteenTable)
        return table.station_cost(action)
