"""The table of an 18xx game: what its pieces say now, and what is worked out from them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from desktop.board.map import Derived, Hex
from desktop.board.network import Network
from desktop.board.reach import Reach
from desktop.board.router import WORK_LIMIT, Best, best_runs
from desktop.board.tile_code import Face
from desktop.eighteen.actions import PlaceToken
from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.data import BoxData, PhaseData
from desktop.eighteen.pieces import EighteenPieces
from desktop.eighteen.revenue import Revenue
from desktop.eighteen.shares import Investor
from desktop.eighteen.stock_rules import StockRules
from desktop.eighteen.trains import Train
from desktop.engine.players import Player, clockwise
from desktop.engine.setup import Setup

if TYPE_CHECKING:
    from desktop.eighteen.rounds.operating import OperatingRound


@dataclass
class Patience:
    """How many steps of a search somebody waits for. No part of the state: rules do not ask it."""

    steps: int = WORK_LIMIT


class EighteenTable(EighteenPieces):
    """The pieces as they lie now, what is worked out from them, and what a title decides."""

    family: ClassVar[str] = "18xx"
    fixed: ClassVar[frozenset[str]] = EighteenPieces.fixed | {
        "operating_round",
        "known_reach",
        "known_best",
        "patience",
        "holding_limit",
        "stock",
        "may_stand_idle",
        "minors_run_best",
        "shareholders_insist",
        "carries_mail",
        "cards_count",
        "scraps_at_once",
    }

    operating_round: OperatingRound

    def __init__(self, setup: Setup, box: BoxData, rules: Mapping[str, str]) -> None:
        super().__init__(setup, box, rules)
        self.known_reach = Derived(self.journal, "track")
        self.known_best = Derived(self.journal, "track")
        self.patience = Patience()
        self.stock = self.make_stock_rules()
        self.phase_number = 0
        self.cycle = 1  # a stock round and the operating rounds after it
        self.priority = self.investors[0]

    def make_stock_rules(self) -> StockRules:
        return StockRules(self)

    # What the cards and the chart say now

    @property
    def phase(self) -> PhaseData:
        return self.box.phases[self.phase_number]

    @property
    def operating(self) -> Company | None:
        """The company whose turn it is."""
        if self.round is not self.operating_round:
            return None
        return self.operating_round.company

    def solvent(self) -> tuple[Investor, ...]:
        """The players still in the game, in seat order."""
        return tuple(p for p in self.investors if not p.bankrupt)

    def in_turn(self) -> tuple[Investor, ...]:
        """Everybody in the order of the next stock round."""
        return clockwise(self.investors, self.priority)

    def cards(self) -> tuple[Private | Minor, ...]:
        """Every card that players draft and corporations buy."""
        return (*self.minors.values(), *self.privates.values())

    def cards_of(self, owner: Investor | Corporation) -> tuple[Private | Minor, ...]:
        return tuple(card for card in self.cards() if card.owner is owner and not card.closed)

    def certificates_of(self, player: Investor) -> int:
        """How many count against the limit: shares and cards alike."""
        return sum(map(self.stock.weight, player.held)) + len(self.cards_of(player))

    @property
    def certificate_limit(self) -> int:
        by_corporations = self.box.money.certificate_limit[len(self.players)]
        in_game = sum(c.is_in_game for c in self.corporations.values())
        rows = sorted(by_corporations)
        row = next((n for n in rows if n >= in_game), rows[-1])
        return by_corporations[row]

    def worth(self, player: Investor) -> int:
        """What would count if the game ended now."""
        return player.cash + self.share_worth(player) + self.card_worth(player)

    def share_worth(self, player: Investor) -> int:
        """A player's shares at what they would bring now."""
        held = dict.fromkeys(c.corporation for c in player.held)
        return sum(self.holding_value(player, c) for c in held)

    def card_worth(self, player: Investor) -> int:
        """His cards, where they count at the end."""
        return sum(card.face_value for card in self.cards_of(player)) if self.cards_count else 0

    def holding_value(self, player: Investor, corporation: Corporation) -> int:
        """What a player's shares of one corporation count for."""
        return self.stock.worth(corporation.price, player.of(corporation))

    def result(self, player: Player) -> int:
        return self.worth(cast(Investor, player))

    def player_percent(self, corporation: Corporation) -> int:
        return sum(p.percent(corporation) for p in self.investors)

    def founded(self) -> tuple[Corporation, ...]:
        """The corporations on the chart, in printed order."""
        return tuple(c for c in self.corporations.values() if c.is_founded and not c.closed)

    def operating_corporations(self) -> tuple[Corporation, ...]:
        """Those that have enough shares sold to operate, in printed order."""
        return tuple(c for c in self.founded() if c.floated)

    def train_limit(self, company: Company) -> int:
        return self.phase.train_limit

    def counted_trains(self, company: Company) -> tuple[Train, ...]:
        """Those that count against the train limit."""
        return company.lasting_trains

    def has_room(self, company: Company) -> bool:
        """Whether it may own one more train."""
        return len(self.counted_trains(company)) < self.train_limit(company)

    def search_no_longer_than(self, steps: int) -> None:
        self.patience.steps = steps

    # Worked out from the board

    def reach(self, company: Company) -> Reach:
        known = self.known_reach.known()
        if company.id not in known:
            spots = [(hex_, place) for hex_, place, _ in self.board.stations_of(company.id)]
            known[company.id] = Reach(self.board, company.id, spots)
        return cast(Reach, known[company.id])

    def lower_price(self, corporation: Corporation, steps: int) -> None:
        self.move_price(corporation, -steps)

    def move_price(self, corporation: Corporation, steps: int) -> None:
        """So many steps to the right, or left if negative; at 0 the corporation closes."""
        assert corporation.cell is not None
        before = corporation.price
        self.market.put(corporation, self.market.beside(corporation.cell, steps))
        if corporation.price != before:
            self.tell("price", corporation=corporation.id, before=before, after=corporation.price)
        if corporation.price == 0:
            self.close_corporation(corporation)

    def close_corporation(self, corporation: Corporation) -> None:
        """Liquidation: everything of it leaves the game, its money goes to the bank."""
        raise NotImplementedError("a title without liquidation")

    def network(self, company: Company) -> Network:
        known = self.known_best.known()
        key = ("network", company.id)
        if key not in known:
            known[key] = Network(self.board, company.id)
        return cast(Network, known[key])

    def has_route(self, company: Company) -> bool:
        """Whether there are two places to run between, one with an own station."""
        reach = self.reach(company)
        if any(spot not in reach.stations for spot in reach.proven_places()):
            return True
        stops = self.network(company).stops  # perhaps between two own stations
        return any(
            {stops[s.start].is_own, stops[s.end].is_own} != {False} and s.start != s.end
            for s in self.network(company).stretches
        )

    def best_runs(self, company: Company) -> Best:
        """The runs that earn most with the trains that can run now."""
        known, key = self.known_best.known(), self.runs_key(company)
        if key not in known:
            known[key] = self._search_runs(company, WORK_LIMIT)
        return cast(Best, known[key])

    def suggested_runs(self, company: Company) -> Best:
        """The best runs, or as good ones as little work finds where somebody waits for them."""
        known, key = self.known_best.known(), self.runs_key(company)
        if key in known:
            return cast(Best, known[key])
        tried = ("tried", key)
        if tried not in known:
            best = self._search_runs(company, self.patience.steps)
            if best.is_optimal or self.patience.steps >= WORK_LIMIT:
                known[key] = best
            known[tried] = best
        return cast(Best, known[tried])

    def runs_key(self, company: Company) -> tuple[Hashable, ...]:
        """Under what `known_best` keeps the best runs of a company."""
        trains = tuple(train.spec for train in company.running_trains)
        return ("best", company.id, trains, self.run_facts(company))

    def _search_runs(self, company: Company, limit: int) -> Best:
        trains = tuple(train.spec for train in company.running_trains)
        rules = self.run_rules(company)
        return best_runs(self.board, company.id, trains, rules, limit=limit)

    # What a title decides

    def run_facts(self, company: Company) -> Hashable:
        """All that `run_rules` depends on, besides the board and the trains."""
        raise NotImplementedError("a title without trains")

    def run_rules(self, company: Company) -> Revenue:
        """What runs of this company earn now."""
        raise NotImplementedError("a title without trains")

    holding_limit: int = 60  # percent of one corporation
    may_stand_idle: bool = False  # a company with a train and a route need not run
    minors_run_best: bool = False  # a minor must run for the most
    shareholders_insist: bool = False  # a corporation must too, if one of them asks for it
    cards_count: bool = False  # a card counts at its face value at the end
    carries_mail: bool = False  # corporations are paid for the mail of their home cities
    scraps_at_once: bool = False  # an obsolete train does not run once more

    def most_held(self, corporation: Corporation) -> int:
        """How many percent one player can come to hold, until he must sell what is too much."""
        return self.holding_limit

    def floating_money(self, par: int) -> int:
        """What the bank pays a corporation that floats; nothing where the buyers of shares do."""
        return 0

    def on_founded(self, corporation: Corporation) -> None:
        """What a corporation gets when it is founded."""

    def on_president_changed(
        self, corporation: Corporation, before: Investor, after: Investor
    ) -> None:
        """What a title asks when certificates have been swapped."""

    def on_event(self, event: str) -> None:
        """What a phase brings besides colours and limits."""
        raise NotImplementedError(f"a title without {event}")

    def is_spared(self, train: Train) -> bool:
        """Whether a train outlives the one that scraps its kind."""
        return False

    def tile_cost(self, company: Company, hex_: Hex, face: Face) -> int:
        """What laying this face here costs the company."""
        raise NotImplementedError("a title that does not say what track costs")

    def card_rule(self, card: str) -> str:
        """The id of the rule that says what a card does; "" where there is none."""
        return ""

    def station_cost(self, action: PlaceToken) -> int:
        """What a station placed like this costs."""
        raise NotImplementedError("a title that does not say what stations cost")

    def keeping_rule(self, holder: str, hex_: Hex) -> str:
        """The rule that keeps a hex, or a slot in it, for a company or a private."""
        return self.rule("kept")

    def keeper_of(self, hex_: Hex) -> Private | None:
        """The private for which a hex is kept free of others' track."""
        return None
