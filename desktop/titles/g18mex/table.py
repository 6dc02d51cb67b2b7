"""The table of 18MEX: its board and market, the float, the mail, and what the phases bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.eighteen import laying, selling, stations
from desktop.eighteen.actions import PlaceToken
from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.data import BoxData
from desktop.eighteen.market import Cell
from desktop.eighteen.revenue import Revenue
from desktop.eighteen.shares import Certificate, Investor, halves, move
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.trains import Train
from desktop.engine.money import pay
from desktop.engine.setup import Setup
from desktop.titles.g18mex import options
from desktop.titles.g18mex.revenue import ROUTE_RULES
from desktop.titles.g18mex.rules import CARD_RULES, RULES
from desktop.titles.g18mex.stock_rules import StockRules18Mex

if TYPE_CHECKING:
    from desktop.titles.g18mex.distribution import DistributionStep

NATIONAL, NATIONALS_CARD, CANYON = "NdM", "MNR", "KCM&O"
ELIGIBLE = ("CHI", "MC", "MEX", "SPM", "UdY")  # mex.merge.offer
NATIONAL_FROM = "3½"  # mex.ndm.buy_restriction
WHOLE = 100


class Table18Mex(EighteenTable):
    """The railroads come to Mexico."""

    fixed: ClassVar[frozenset[str]] = EighteenTable.fixed | {"national", "distribution"}

    distribution: DistributionStep

    def __init__(self, setup: Setup, box: BoxData) -> None:
        super().__init__(setup, box, RULES)
        self.national = self.corporations[NATIONAL]
        self.may_stand_idle = True  # mex.rev.max_on_demand: unless a shareholder insists
        self.minors_run_best = options.RUNS_AS_DECLARED not in setup.options
        self.shareholders_insist = self.minors_run_best
        self.carries_mail = True
        self.cards_count = True  # mex.score
        self.scraps_at_once = options.HARD_RUST in setup.options
        self.rounds_in_set = 1  # mex.rounds.or_count_lock
        self.reached_top = False  # mex.end.200
        self.more_certificates = 0  # mex.sr.limit.plus1
        self.minors_linger = False  # mex.opt.c_delay_minors
        self.given: tuple[Certificate, ...] = ()  # for the presidency, while it may be changed
        self.given_by: Investor | None = None  # the president before

    def make_stock_rules(self) -> StockRules18Mex:
        return StockRules18Mex(self)

    def has(self, option: str) -> bool:
        return option in self.setup.options

    # Shares and prices

    @property
    def certificate_limit(self) -> int:
        return super().certificate_limit + self.more_certificates

    @property
    def national_for_sale(self) -> bool:
        names = [phase.name for phase in self.box.phases]
        return self.phase_number >= names.index(NATIONAL_FROM)

    def most_held(self, corporation: Corporation) -> int:
        """mex.sr.limit.udy70: what is traded in may come on top."""
        shares = corporation.data.shares
        return self.holding_limit + sum(shares[number] for number in corporation.data.trade_in)

    def look_for_float(self, corporation: Corporation) -> None:
        """mex.float: the bank pays ten times par, also where shares were given away."""
        if corporation.floated or not corporation.is_founded:
            return
        if corporation.percent(corporation) > WHOLE - corporation.data.float_percent:
            return
        corporation.floated = True
        amount = self.floating_money(corporation.par)
        pay(self.bank, corporation, amount, "mex.float")
        self.tell("floated", corporation=corporation.id, amount=amount)

    def floating_money(self, par: int) -> int:
        return 10 * par

    def put_price(self, corporation: Corporation, cell: Cell) -> None:
        before = corporation.price
        self.market.put(corporation, cell)
        if corporation.price != before:
            self.tell("price", corporation=corporation.id, before=before, after=corporation.price)
        if self.market.is_in(cell, "end"):
            self.reached_top = True

    def move_down(self, corporation: Corporation, rows: int) -> None:
        assert corporation.cell is not None
        self.put_price(corporation, self.market.down(corporation.cell, rows))

    def on_president_changed(
        self, corporation: Corporation, before: Investor, after: Investor
    ) -> None:
        """mex.president.change: who could have given two 5 % certificates is asked about it."""
        if len(halves(after, corporation)) < 2 or self.has(options.WHOLES_GIVEN):
            return
        self.given_by = before
        self.given = tuple(c for c in before.of(corporation)[-2:])

    def take_trade_in(self, certificate: Certificate, owner: Investor) -> None:
        """A certificate of the trade-in box comes to a player: 5.2 and 5.3(d)."""
        corporation = certificate.corporation
        self.open_trade_in(certificate)
        move(certificate, owner)
        selling.follow_presidency(self, owner, corporation)
        self.look_for_float(corporation)

    def merger_shares(self) -> tuple[Certificate, ...]:
        """5.3(d) and (i): what lies in the box for the merger, not for minors that linger."""
        for_minors = {minor.data.trade_in for minor in self.minors.values() if not minor.closed}
        return tuple(c for c in self.national.trade_in if c.id not in for_minors)

    def open_trade_in(self, certificate: Certificate) -> None:
        """It lies in the initial offering like others now."""
        corporation = certificate.corporation
        corporation.trade_in = tuple(c for c in corporation.trade_in if c is not certificate)

    def certificate(self, id: str) -> Certificate:
        corporation = self.corporations[id.rpartition("_")[0]]
        return next(c for c in corporation.certificates if c.id == id)

    # Board and trains

    def train_limit(self, company: Company) -> int:
        """Table I: NdM may own one train more from phase 3½ on, which it cannot before."""
        return super().train_limit(company) + (company is self.national)

    def counted_trains(self, company: Company) -> tuple[Train, ...]:
        """mex.train.limit: whatever it owns; 18xx.games leaves out obsolete ones (mex.d19)."""
        if self.has(options.OBSOLETE_UNCOUNTED):
            return super().counted_trains(company)
        return company.trains

    def tile_cost(self, company: Company, hex_: Hex, face: Face) -> int:
        return laying.printed_cost(self, hex_)

    def station_cost(self, action: PlaceToken) -> int:
        return self.corporation(action.company).tokens[0]

    def card_rule(self, card: str) -> str:
        return CARD_RULES.get(card, "")

    def is_spared(self, train: Train) -> bool:
        """mex.opt.c_delay_minors: a built-in train stays as long as its minor operates."""
        return isinstance(train.owner, Minor)

    def run_facts(self, company: Company) -> tuple[str, ...]:
        return self.phase.colours

    def run_rules(self, company: Company) -> Revenue:
        return Revenue(ROUTE_RULES, self.phase.colours)

    def place_home(self, company: Company) -> None:
        """mex.or.major.sequence (a), mex.or.minor (a)"""
        assert isinstance(company, Corporation | Minor)
        hex_ = self.board[company.data.home]
        place, slot = home_spot(hex_, company)
        stations.put_station(company, hex_, place, slot)

    def carry_mail(self, corporation: Corporation) -> None:
        """mex.or.mail: what the home city is worth now, for whoever owns a train."""
        if not corporation.trains:
            return
        places = self.board[corporation.data.home].face.places
        city = next(place for place in places if place.kind == "city")
        amount = city.value(self.phase.colours)
        pay(self.bank, corporation, amount, "mex.or.mail")
        self.tell("mail", company=corporation.id, amount=amount)

    # What the phases bring

    def on_event(self, event: str) -> None:
        if event == "close_privates":
            self.close_privates()
        elif event == "merger":
            self.begin_merger()
        elif self.has(options.LATE_MINORS):
            self.minors_linger = True
        else:
            self.close_minors()

    def close_privates(self) -> None:
        for private in self.privates.values():
            private.closed = True
        self.lose_canyon()

    def lose_canyon(self) -> None:
        """mex.priv.kcmo.lost"""
        private = self.privates[CANYON]
        private.uses_left = 0
        for tile in private.data.tiles:
            self.supply.stacks[tile].remove()

    def close_private(self, private: Private) -> None:
        private.closed = True
        self.tell("closed", card=private.id)

    def close_minors(self) -> None:
        """mex.minors.close: certificates for the owners, money for the heirs, the rest is gone."""
        self.minors_linger = False
        for minor in self.minors.values():
            if not minor.closed:
                self._close_minor(minor)

    def _close_minor(self, minor: Minor) -> None:
        minor.closed = True
        heir = self.corporations[minor.data.heir]
        # 5.3(h): of an heir that merged while the minor lingered nothing is left but NdM.
        is_left = heir.is_in_game
        pay(minor, heir if is_left else self.national, minor.cash, "mex.minors.close")
        for train in minor.trains:
            train.scrap()
        stations.remove_stations(self, minor)
        if not is_left:
            self.tell("closed", card=minor.id)
            return
        self.tell("minor_closed", company=minor.id, certificate=minor.data.trade_in)
        if isinstance(minor.owner, Investor):
            self.take_trade_in(self.certificate(minor.data.trade_in), minor.owner)

    def on_train_taken(self, corporation: Corporation) -> None:
        """mex.priv.mnr.closes"""
        card = self.privates[NATIONALS_CARD]
        if corporation is self.national and not card.closed:
            self.close_private(card)

    # How the rounds follow each other

    def begin_merger(self) -> None:
        raise NotImplementedError("the sequence of play stands in title.py")

    def after_stock_round(self) -> None:
        raise NotImplementedError("the sequence of play stands in title.py")

    def after_operating_round(self, number: int) -> None:
        raise NotImplementedError("the sequence of play stands in title.py")

    @property
    def is_ending(self) -> bool:
        """mex.end.bank, mex.end.200"""
        return self.bank.broken or self.reached_top


def home_spot(hex_: Hex, company: Corporation | Minor) -> tuple[int, int]:
    """Where the home station stands or will stand: the slot kept for it moves with the tiles."""
    for rows in (hex_.reserved, hex_.stations):
        for place, row in enumerate(rows):
            if company.id in row:
                return place, row.index(company.id)
    raise LookupError(f"no home for {company.id} on {hex_.id}")
