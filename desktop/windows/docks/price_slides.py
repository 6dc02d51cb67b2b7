"""Price markers slide from cell to cell: where each was, and how far it has come."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from desktop.look.motion import PRICE, duration
from desktop.look.movement import Movements, ease_in_out
from desktop.scene.painting.market import MarketPlan, Place, token_places


class PriceSlides:
    """Of one chart; the game does not wait for them."""

    def __init__(self, chart: QWidget) -> None:
        self._chart = chart
        self.movements = Movements(chart)
        self._places: dict[str, Place] = {}
        self._away: dict[str, tuple[Place, float]] = {}  # from where, and which part of the way

    def stand(self, tokens: Mapping[Place, tuple[str, ...]]) -> None:
        """Another game, or a jump: all stand where they stand."""
        self.movements.finish_all()
        self._places = {company: place for place, here in tokens.items() for company in here}

    def follow(self, tokens: Mapping[Place, tuple[str, ...]]) -> None:
        """One deed was done: whoever stands elsewhere now goes there."""
        before = self._places
        self.stand(tokens)
        for company, place in self._places.items():
            if before.get(company, place) != place:
                self._slide(company, before[company], place)

    def _slide(self, company: str, start: Place, end: Place) -> None:
        steps = abs(start[0] - end[0]) + abs(start[1] - end[1])

        def step(part: float) -> None:
            self._away[company] = (start, ease_in_out(part))
            self._chart.update()

        def arrive() -> None:
            del self._away[company]

        self.movements.play(company, duration(PRICE, steps), step, arrive)

    def is_away(self, company: str) -> bool:
        return company in self._away

    def place(self, company: str, at: QPointF, plan: MarketPlan) -> QPointF:
        """Where it is now, if it is to stand at this point."""
        if company not in self._away:
            return at
        start, part = self._away[company]
        (came, *_), _ = token_places(plan.rect_of(start), 1, plan.is_grid)
        return came + (at - came) * part
