"""What runs earn in 1846: east to west, the markers of private companies and the mail."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.board.network import Stop
from desktop.board.routes import Bonus, RouteRules
from desktop.eighteen.data import BoxData
from desktop.eighteen.revenue import Revenue
from desktop.engine.refusal import QT_TRANSLATE_NOOP

EAST_TO_EAST = QT_TRANSLATE_NOOP(
    "Refusal", "No run joins {place} and {other}: both lie in the East"
)

EAST_WEST = "east_west"
STEAMBOAT = "SC"
MAIL = "MAIL"

ROUTE_RULES = RouteRules(
    run="1846.route.def",
    length="1846.route.length",
    disjoint="1846.route.disjoint",
    groups={"E": (EAST_TO_EAST, "1846.route.ee")},
)


class Revenue1846(Revenue):
    """Runs of one company, with the markers that serve it and the mail it carries.

    `markers` names the hex where the marker of each private company lies ("SC": "D14").
    """

    def __init__(
        self,
        box: BoxData,
        colours: tuple[str, ...],
        markers: Mapping[str, str] | None = None,
        has_mail: bool = False,
    ) -> None:
        super().__init__(ROUTE_RULES, colours)
        self._hexes = box.hexes
        amounts = {private.id: private.amount for private in box.privates}
        self._mail = Bonus(MAIL, amounts[MAIL]) if has_mail else None
        self._at: dict[str, tuple[Bonus, ...]] = {}
        for private, hex_id in (markers or {}).items():
            amount = amounts[private]
            if private == STEAMBOAT:  # for each port symbol of the hex
                amount *= box.hexes[hex_id].icons.count("port")
            self._at[hex_id] = (*self._at.get(hex_id, ()), Bonus(private, amount))

    def stop_bonuses(self, stop: Stop) -> tuple[Bonus, ...]:
        return self._at.get(stop.hex, ())

    def pair_bonus(self, stop: Stop, other: Stop) -> Bonus | None:
        one, two = self._hexes[stop.hex], self._hexes[other.hex]
        if {one.compass, two.compass} != {"E", "W"}:
            return None
        return Bonus(EAST_WEST, one.compass_bonus + two.compass_bonus)

    def visit_bonus(self, stop: Stop) -> Bonus | None:
        return self._mail

    @property
    def earns_once(self) -> bool:
        return self._mail is not None
