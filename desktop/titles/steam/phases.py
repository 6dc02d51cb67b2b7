"""The phases of a round: who is asked in which order, and what happens without asking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.engine.rounds import Round
from desktop.engine.steps import Step
from desktop.titles.steam import income
from desktop.titles.steam.actions import FIRST_BUILD, FIRST_MOVE

if TYPE_CHECKING:
    from desktop.titles.steam.auction import OrderAuctionStep, PlaceAuctionStep
    from desktop.titles.steam.goods import MoveGoodsStep, TakePointsStep
    from desktop.titles.steam.phase_table import PhaseTable
    from desktop.titles.steam.track import BuildStep


class Phase(Round):
    """A part of a round; when it is over the next one begins."""

    table: PhaseTable

    def __init__(self, table: Any, name: str, steps: tuple[Step, ...], rule_id: str) -> None:
        super().__init__(table, name, steps, rule_id)
        self.waiting: tuple[str, ...] = ()  # whose turn it is, and who comes after

    @property
    def turn(self) -> str:
        """Whose turn it is; others may have to decide something in it."""
        return self.waiting[0] if self.waiting else ""

    def order(self) -> tuple[str, ...]:
        """The order in which this phase asks the players."""
        return self.table.order

    def begin(self) -> None:
        self.waiting = self.order()
        self.begin_turn()

    def begin_turn(self) -> None:
        for step in self.steps:
            step.reset()

    def advance(self) -> None:
        self.waiting = self.waiting[1:]
        if self.waiting:
            self.begin_turn()
        else:
            self.end()

    def end(self) -> None:
        self.table.after_phase()

    def first(self, number: int) -> tuple[str, ...]:
        """The turn order, but the holder of an action tile before all others."""
        holder = self.table.taken_by(number)
        order = self.table.order
        return (holder, *(id for id in order if id != holder)) if holder else order


class PlaceAuctionPhase(Phase):
    """Base game, once: the first turn order."""

    def __init__(self, table: Any, auction: PlaceAuctionStep) -> None:
        super().__init__(table, "place_auction", (auction,), "steam.order.auction")
        self._auction = auction

    def begin(self) -> None:
        self._auction.begin()

    def advance(self) -> None:
        self.end()


class CapitalPhase(Phase):
    """Standard game, phase 1."""

    def __init__(self, table: Any, step: Step) -> None:
        super().__init__(table, "capital", (step,), "steam.std.phases")


class OrderAuctionPhase(Phase):
    """Standard game, phase 2."""

    def __init__(self, table: Any, auction: OrderAuctionStep) -> None:
        super().__init__(table, "order_auction", (auction,), "steam.std.auction")
        self._auction = auction

    def begin(self) -> None:
        self._auction.begin()

    def advance(self) -> None:
        self.end()


class ActionPhase(Phase):
    """Choosing action tiles."""

    def __init__(self, table: Any, step: Step) -> None:
        super().__init__(table, "actions", (step,), "steam.act.choose")


class BuildPhase(Phase):
    """Laying track, each player a whole turn."""

    def __init__(self, table: Any, step: BuildStep) -> None:
        super().__init__(table, "build", (step,), "steam.track.max")
        self._build = step

    def begin_turn(self) -> None:
        self._build.begin_turn(self.turn)

    def order(self) -> tuple[str, ...]:
        """steam.act.4_first_build"""
        return self.first(FIRST_BUILD)


class GoodsPhase(Phase):
    """Moving goods, twice round the table."""

    def __init__(self, table: Any, points: TakePointsStep, move: MoveGoodsStep) -> None:
        super().__init__(table, "goods", (points, move), "steam.move.action")
        self._move = move
        self.number = 0  # the first or the second time round

    def order(self) -> tuple[str, ...]:
        """steam.move.first_move"""
        return self.first(FIRST_MOVE)

    def begin(self) -> None:
        self.number = 1
        self._move.upgraded = ()
        super().begin()

    def end(self) -> None:
        if self.number == 1:
            self.number = 2
            super().begin()
        else:
            self.number = 0
            super().end()


class IncomePhase(Phase):
    """Income, and what is due; nobody has anything to decide."""

    def __init__(self, table: Any) -> None:
        super().__init__(table, "income", (), "steam.income.base")

    def begin(self) -> None:
        pass

    def advance(self) -> None:
        for id in self.table.order:
            if len(self.table.order) > 1:  # who is left alone has won
                income.settle(self.table, self.table.player(id))
        if len(self.table.order) > 1:
            self.end()
