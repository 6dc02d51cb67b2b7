"""The stock round: players in turn sell and buy until all pass one after another."""

from __future__ import annotations

from typing import Any, ClassVar

from desktop.eighteen.market import operating_rank
from desktop.eighteen.shares import Investor
from desktop.eighteen.steps.trade_shares import TradeSharesStep
from desktop.eighteen.table import EighteenTable
from desktop.engine.players import next_to
from desktop.engine.rounds import Round
from desktop.engine.steps import Step


class StockRound(Round):
    """Begins with the holder of the priority deal."""

    fixed: ClassVar[frozenset[str]] = Round.fixed | {"trade"}

    table: EighteenTable

    def __init__(self, table: Any, trade: TradeSharesStep, *others: Step) -> None:
        super().__init__(table, "stock", (*others, trade), table.rule("stock_turn"))
        self.trade = trade
        self.passes = 0
        self.last_to_act: Investor | None = None

    def begin(self) -> None:
        self.passes = 0
        self.last_to_act = None
        self.table.tell("stock_round", cycle=self.table.cycle)
        self.trade.begin_round()
        first = self.table.priority
        while first.bankrupt:
            first = next_to(self.table.investors, first)
        self.trade.begin_turn(first)

    def advance(self) -> None:
        player = self.trade.player
        assert player is not None
        if self.trade.acted:
            self.passes = 0
            self.last_to_act = player
        else:
            self.passes += 1
            if not self.trade.done:  # nobody was asked, as there was nothing to choose
                self.table.tell("passed", player=player.id, how="idle")
        solvent = self.table.solvent()
        if self.passes >= len(solvent):
            if self.everybody_passed():
                self._end()
                return
            self.passes = 0
        self.trade.begin_turn(next_to(solvent, player))

    def _end(self) -> None:
        if self.last_to_act is not None:
            self.table.priority = next_to(self.table.solvent(), self.last_to_act)
        self.table.tell("priority", player=self.table.priority.id)
        self.trade.end_round()
        for corporation in sorted(self.table.founded(), key=operating_rank):
            self.move_price(corporation)
        self.end()

    def everybody_passed(self) -> bool:
        """Whether that ends the round."""
        return True

    def move_price(self, corporation: Any) -> None:
        """What the end of the round does to one corporation's price."""

    def end(self) -> None:
        """The round is over; the title knows what comes next."""
        raise NotImplementedError("a stock round without an end")
