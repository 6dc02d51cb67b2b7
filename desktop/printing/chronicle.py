"""The chronicle of a game: round by round who did what, read from what the actions wrote.

No rule is asked and no piece is moved: each action left its writes, with old and new values, and
its news. Going back over them gives every field as it was at the start; going forward again gives
it at any moment between.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any, cast

from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import Investor
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game
from desktop.engine.news import News
from desktop.engine.state import Change, Write
from desktop.printing.past import Past, changes_of
from desktop.printing.records import (
    CompanyState,
    Deal,
    PlayerState,
    RoundRecord,
    Standing,
    TrainBought,
    Turn,
)

STOCK_DEEDS = frozenset({"bought", "sold", "founded", "passed"})
CARD_DEEDS = frozenset({"bid", "card_bought", "private_traded"})  # where a stock round has cards
ROUND_NEWS = frozenset({"stock_round", "operating_round"})
TOLD_ELSEWHERE = frozenset({"track_done", "drafted", "draft_passed"})


class Chronicle:
    """The rounds from the start of the game to the moment where it stands."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game.table, EighteenTable)
        self.game = game
        self.table = game.table
        self.corporations = tuple(c for c in self.table.corporations.values() if not c.removed)
        self._labels = {
            config.name: kind.printed
            for kind in self.table.box.trains
            for config in kind.configs
            if kind.label
        }
        self.rounds: list[RoundRecord] = []
        self._turn: Turn | None = None
        self._begun: deque[RoundRecord | Turn] = deque()
        changes = changes_of(game)
        self._past = Past(changes)
        self._value = self._past.value
        self.opening = self._standing()
        for move, change in enumerate(changes):
            self._follow(change, move)
        self._end_turn()
        self._end_round(game.at.depth)
        self.rounds[-1].is_over = bool(self.table.finished)

    @property
    def now(self) -> Standing:
        return self.rounds[-1].standing

    def turns(self) -> Iterator[tuple[RoundRecord, Turn]]:
        return ((record, turn) for record in self.rounds for turn in record.turns)

    # Fields as they were

    def _price(self, corporation: Corporation) -> int | None:
        cell = self._value(corporation, "cell")
        return cell.price if cell is not None else None

    # One action after the other

    def _follow(self, change: Change, move: int) -> None:
        reader: RoundRecord | Turn | None = self._turn or (self.rounds[-1] if self.rounds else None)
        rounds_before = len(self.rounds)
        deeds_before = [len(deal.deeds) for deal in self.rounds[-1].deals] if self.rounds else []
        for write in change.writes:
            self._look_for_boundary(write, move)
            self._past.make(write)
        # A sale is told after the president it made; whose deal it is must be known first.
        for news in sorted(change.news, key=lambda news: news.kind != "sold"):
            if news.kind in ROUND_NEWS or news.kind == "turn":
                reader = self._begun.popleft()
            elif news.kind == "game_over":
                self.rounds[-1].notes.append(news)
            elif isinstance(reader, Turn):
                _read_turn(reader, news, self._labels)
            elif reader is not None:
                _read_round(reader, news)
            else:
                _read_round(self.rounds[-1], news)
        record = self.rounds[rounds_before - 1] if rounds_before else self.rounds[-1]
        later: dict[str, int] = {}  # what players pay for cards further on in this action
        done = sum(
            len(deal.deeds) == n for deal, n in zip(record.deals, deeds_before, strict=False)
        )
        for deal in reversed(record.deals[done:]):
            self._note_cash(record, deal)
            deal.cash += later.get(deal.player, 0)
            later[deal.player] = later.get(deal.player, 0) + deal.paid_for_cards

    def _look_for_boundary(self, write: Write, move: int) -> None:
        table, operating = self.table, self.table.operating_round
        if write.piece is operating and write.name == "company":
            self._end_turn()
            if write.new is not None:
                self._begin_turn(write.new)
        elif write.piece is table and write.name == "round":
            self._begin_round(write.new.name, move)
        elif (
            write.piece is operating
            and write.name == "number"
            and self._value(table, "round") is operating
        ):
            self._begin_round(operating.name, move, write.new)

    def _begin_round(self, name: str, move: int, number: int = 0) -> None:
        self._end_round(move)
        operating = self.table.operating_round
        if name == operating.name and not number:
            number = self._value(operating, "number")
        record = RoundRecord(name, self._value(self.table, "cycle"), number)
        self.rounds.append(record)
        if name != "draft":  # a draft begins without a word
            self._begun.append(record)

    def _end_round(self, move: int) -> None:
        if self.rounds and not self.rounds[-1].is_over:
            record = self.rounds[-1]
            record.is_over, record.move, record.standing = True, move, self._standing()

    def _begin_turn(self, company: Company) -> None:
        price = self._price(company) if isinstance(company, Corporation) else None
        leader = self._value(company, "president" if isinstance(company, Corporation) else "owner")
        name = leader.name if isinstance(leader, Investor) else ""
        turn = Turn(company.id, name, price, self._value(company, "cash"))
        self._turn = turn
        self.rounds[-1].turns.append(turn)
        self._begun.append(turn)

    def _end_turn(self) -> None:
        if self._turn is None:
            return
        company = self.table.company(self._turn.company)
        self._turn.treasury = self._value(company, "cash")
        if isinstance(company, Corporation):
            self._turn.price_after = self._price(company)
        self._turn = None

    def _note_cash(self, record: RoundRecord, deal: Deal) -> None:
        seat = next(n for n, p in enumerate(self.table.investors) if p.id == deal.player)
        # When the action ended the round, incomes of the next one may have been paid already.
        if record.is_over:
            deal.cash = record.standing.players[seat].cash
        else:
            deal.cash = self._value(self.table.investors[seat], "cash")

    # The table as it was

    def _standing(self) -> Standing:
        return Standing(
            tuple(self._player(player) for player in self.table.investors),
            {c.id: self._company(c) for c in self._companies()},
        )

    def _companies(self) -> tuple[Company, ...]:
        return (*self.corporations, *self.table.minors.values())

    def _player(self, player: Investor) -> PlayerState:
        held = self._value(player, "held")
        shares = {
            c.id: sum(x.percent for x in held if x.corporation is c) for c in self.corporations
        }
        stock = self.table.stock
        worth = sum(
            stock.worth(self._price(c) or 0, [x for x in held if x.corporation is c])
            for c in self.corporations
        )
        counted = sum(stock.weight_in(x, self._value(x.corporation, "cell")) for x in held)
        cash = cast(int, self._value(player, "cash"))
        cards = tuple(
            card.id
            for card in self.table.cards()
            if self._value(card, "owner") is player and not self._value(card, "closed")
        )
        if self.table.cards_count:
            worth += sum(self.table.card(id).face_value for id in cards)
        return PlayerState(player.name, cash, shares, cards, counted + len(cards), cash + worth)

    def _company(self, company: Company) -> CompanyState:
        trains = tuple(
            t.data.label or self._value(t, "config").name for t in self._value(company, "trains")
        )
        cash = self._value(company, "cash")
        revenue, closed = self._value(company, "last_revenue"), self._value(company, "closed")
        if not isinstance(company, Corporation):
            owner = self._value(company, "owner")
            is_out = closed or owner is None or not isinstance(owner, Investor)
            return CompanyState(None, cash, revenue, getattr(owner, "name", ""), trains, is_out)
        president = self._value(company, "president")
        name = president.name if president is not None else ""
        return CompanyState(self._price(company), cash, revenue, name, trains, closed)


def _read_round(record: RoundRecord, news: News) -> None:
    facts: Any = news.facts
    is_dealing = record.name == "stock" and not any(n.kind == "priority" for n in record.notes)
    if news.kind in STOCK_DEEDS or (is_dealing and news.kind in CARD_DEEDS):
        deals, player = record.deals, facts.get("player") or facts["buyer"]
        if not deals or deals[-1].player != player or not deals[-1].goes_on_with(news):
            deals.append(Deal(player))
        deals[-1].deeds.append(news)
    elif news.kind == "income":
        record.incomes.append((facts["private"], facts["owner"], facts["amount"]))
    elif news.kind == "card_bought":
        record.cards.append((facts["player"], facts["card"], facts["price"]))
    elif is_dealing and record.deals and news.kind not in (*TOLD_ELSEWHERE, "priority"):
        record.deals[-1].effects.append(news)
    elif news.kind == "price":
        record.prices.append((facts["corporation"], facts["before"], facts["after"]))
    elif news.kind not in TOLD_ELSEWHERE:
        record.notes.append(news)


def _read_turn(turn: Turn, news: News, labels: Mapping[str, str]) -> None:
    facts: Any = news.facts
    if news.kind == "mail":
        turn.mail += facts["amount"]
        turn.notes.append(news)
    elif news.kind == "issued":
        turn.issued += facts["amount"]
        turn.shares_issued += facts["count"]
    elif news.kind == "redeemed":
        turn.redeemed += facts["amount"]
        turn.shares_issued -= facts["count"]
    elif news.kind == "tile":
        turn.tiles.append((facts["tile"], facts["hex"], facts["cost"]))
    elif news.kind == "token":
        turn.stations.append((facts["hex"], facts["cost"]))
    elif news.kind == "ran":
        turn.revenue = facts["revenue"]
    elif news.kind == "dividend":
        turn.how, turn.paid, turn.kept = facts["how"], facts["paid"], facts["kept"]
    elif news.kind == "minor_paid":
        turn.how, turn.paid, turn.kept = "owner", facts["paid"], facts["kept"]
    elif news.kind == "train" and facts["corporation"] == turn.company:
        kind = facts.get("config") or facts["train"].partition("-")[0]
        kind = labels.get(kind, kind)
        turn.trains.append(TrainBought(kind, facts["price"], facts.get("seller", "bank")))
    elif news.kind not in TOLD_ELSEWHERE and news.kind != "price":
        turn.notes.append(news)
