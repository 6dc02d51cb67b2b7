"""1846: the sequence of play, as on the back of the rulebook."""

from __future__ import annotations

from desktop.eighteen.load import load_box
from desktop.eighteen.steps.discard_train import DiscardTrainStep
from desktop.eighteen.steps.run_trains import RunTrainsStep
from desktop.eighteen.steps.trade_shares import TradeSharesStep
from desktop.eighteen.trial import TRIAL
from desktop.engine.setup import Setup
from desktop.engine.steps import Step
from desktop.engine.title import Title
from desktop.titles.g1846 import markers, options, powers
from desktop.titles.g1846.buy_private import BuyPrivate1846, LastOffers1846
from desktop.titles.g1846.buy_train import BuyTrain1846
from desktop.titles.g1846.deal import deal
from desktop.titles.g1846.dividend import Dividend1846
from desktop.titles.g1846.draft import DraftRound, DraftStep, OpenDraftStep
from desktop.titles.g1846.issue import IssueSharesStep
from desktop.titles.g1846.rounds import OperatingRound1846, StockRound1846
from desktop.titles.g1846.table import LAST_CYCLE, Table1846
from desktop.titles.g1846.track_and_token import TrackAndTokenStep


class Game1846(Table1846):
    """The rounds laid out, and what comes after each."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, load_box("1846"))
        draft = OpenDraftStep if self.for_two else DraftStep
        self.draft_round = DraftRound(self, "draft", (draft(self, "draft"),), "1846.draft.turn")
        self.stock_round = StockRound1846(self, TradeSharesStep(self, "trade_shares"))
        self.operating_round = OperatingRound1846(self, self._operating_steps())
        self.rounds = (self.draft_round, self.stock_round, self.operating_round)

    def _operating_steps(self) -> tuple[Step, ...]:
        any_time = options.ISSUE_BEFORE_DIVIDENDS in self.setup.options
        run = RunTrainsStep(self, "run_trains")
        dividend = Dividend1846(self, "dividend", run)
        issue = IssueSharesStep(self, "issue_shares", dividend, any_time)
        marker = markers.PowerMarkerStep(self, "power_marker", run)
        station = powers.PowerTokenStep(self, "power_token")
        free_track = powers.PowerTrackStep(self, "power_track")
        purchase = BuyPrivate1846(self, "buy_private")
        return (
            markers.SteamboatStep(self, "steamboat"),
            marker,
            station,
            free_track,
            purchase,
            issue,
            TrackAndTokenStep(self, "track_and_token", issue),
            run,
            dividend,
            DiscardTrainStep(self, "discard_train"),
            BuyTrain1846(self, "buy_train"),
            LastOffers1846(self, "last_offers", purchase, (marker, station, free_track)),
        )

    def begin(self) -> None:
        cards = deal(self)
        step = self.draft_round.steps[0]
        if isinstance(step, OpenDraftStep):
            step.cards = cards
            self.cycle = 0
        elif isinstance(step, DraftStep):
            step.deck = cards
        self.start(self.draft_round)

    def after_draft(self) -> None:
        """The first stock round; two players with cards left play operating rounds first."""
        step = self.draft_round.steps[0]
        if isinstance(step, OpenDraftStep) and step.cards:
            self.start_operating_round(1)
            return
        self.cycle = 1
        self.start(self.stock_round)

    def start_operating_round(self, number: int) -> None:
        self.operating_round.number = number
        self.start(self.operating_round)

    def after_stock_round(self) -> None:
        if self.cycle >= LAST_CYCLE:
            self.finish("cycle_limit")
        else:
            self.start_operating_round(1)

    def after_operating_round(self, number: int) -> None:
        if number < self.phase.operating_rounds:
            self.start_operating_round(number + 1)
        elif self.cycle == 0:
            self.start(self.draft_round)
        elif self.bank.broken:  # 1846.end.bank
            self.finish("bank")
        elif self._was_last_set():
            self.finish("last_train")
        else:
            self.cycle += 1
            self.start(self.stock_round)

    def _was_last_set(self) -> bool:
        """The game for two: one more complete set after the one that emptied the depot."""
        if not self.for_two or self.depot.upcoming:
            return False
        if self.sets_left < 0:
            self.sets_left = 1
            return False
        return True


TITLE = Title(
    key="1846",
    name="1846: The Race for the Midwest",
    players=range(2, 6),
    options=options.OPTIONS,
    lay=Game1846,
    end_rule="1846.end.bank",
    trial=TRIAL,
    check=options.check_setup,
    family=Game1846.family,
)
