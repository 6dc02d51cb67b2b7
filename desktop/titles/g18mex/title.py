"""18MEX: the sequence of play, as in sections 3 and 4 of the rulebook."""

from __future__ import annotations

from typing import ClassVar

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.load import load_box
from desktop.eighteen.steps.discard_train import DiscardTrainStep
from desktop.eighteen.steps.last_offers import LastOffersStep
from desktop.eighteen.steps.run_trains import RunTrainsStep
from desktop.eighteen.trial import TRIAL
from desktop.engine.money import pay
from desktop.engine.setup import Setup
from desktop.engine.steps import Step
from desktop.engine.title import Title
from desktop.titles.g18mex import options
from desktop.titles.g18mex.auction import AuctionStep
from desktop.titles.g18mex.buy_private import BuyPrivate18Mex
from desktop.titles.g18mex.buy_train import BuyTrain18Mex
from desktop.titles.g18mex.distribution import DistributionStep, NationalParStep
from desktop.titles.g18mex.dividend import Dividend18Mex
from desktop.titles.g18mex.merger import MergerStep
from desktop.titles.g18mex.rounds import OperatingRound18Mex, StockRound18Mex
from desktop.titles.g18mex.table import Table18Mex
from desktop.titles.g18mex.track import CopperCanyonStep, Station18MexStep, Track18MexStep
from desktop.titles.g18mex.trading import GiveCertificatesStep, StockTurnStep


class Game18Mex(Table18Mex):
    """The rounds laid out, and what comes after each."""

    fixed: ClassVar[frozenset[str]] = Table18Mex.fixed | {"merger", "stock_round"}

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, load_box("18MEX"))
        self.merger = MergerStep(self, "merger")
        self.stock_round = self._make_stock_round()
        self.operating_round = OperatingRound18Mex(self, self._operating_steps())
        self.rounds = (self.stock_round, self.operating_round)

    def _make_stock_round(self) -> StockRound18Mex:
        trade = StockTurnStep(self, "trade_shares")
        auction = AuctionStep(self, "auction")
        self.distribution = DistributionStep(self, "distribution", trade, auction)
        return StockRound18Mex(
            self,
            trade,
            GiveCertificatesStep(self, "give_certificates"),
            NationalParStep(self, "national_par", trade),
            auction,
            self.distribution,
        )

    def _operating_steps(self) -> tuple[Step, ...]:
        track = Track18MexStep(self, "lay_track")
        purchase = BuyPrivate18Mex(self, "buy_private")
        canyon = CopperCanyonStep(self, "copper_canyon", track, purchase)
        run = RunTrainsStep(self, "run_trains")
        return (
            GiveCertificatesStep(self, "give_certificates_now"),
            self.merger,
            DiscardTrainStep(self, "discard_train"),
            purchase,
            canyon,
            track,
            Station18MexStep(self, "place_station"),
            run,
            Dividend18Mex(self, "dividend", run),
            BuyTrain18Mex(self, "buy_train"),
            LastOffersStep(self, "last_offers", purchase),
        )

    def begin(self) -> None:
        """mex.setup.*: money for the players, trains and stations for the minors."""
        for player in self.investors:
            cash = self.box.money.cash[len(self.players)]
            pay(self.bank, player, cash, "mex.setup.cash")
        companies: list[Minor | Corporation] = [*self.minors.values(), *self.corporations.values()]
        for company in companies:
            data = company.data
            self.board[data.home].set_reserved(data.home_place, data.home_slot, company.id)
        for minor in self.minors.values():
            self.place_home(minor)
            minor.take(self.depot.upcoming[0])
        self.start(self.stock_round)

    def begin_merger(self) -> None:
        self.merger.begin()

    def after_stock_round(self) -> None:
        """mex.rounds.or_count_lock"""
        self.rounds_in_set = 1 if self.is_ending else self.phase.operating_rounds
        self._operate(1)

    def _operate(self, number: int) -> None:
        self.operating_round.number = number
        self.start(self.operating_round)

    def after_operating_round(self, number: int) -> None:
        if self.is_ending:
            self.finish("bank" if self.bank.broken else "top_price")
        elif number < self.rounds_in_set:
            self._operate(number + 1)
        else:
            self.cycle += 1
            self.start(self.stock_round)


TITLE = Title(
    key="18MEX",
    name="18MEX: The Railroads Come to Mexico",
    players=range(3, 6),
    options=options.OPTIONS,
    lay=Game18Mex,
    end_rule="mex.end.bank",
    family=Game18Mex.family,
    trial=TRIAL,
)
