"""The facts of a score sheet: of a game at any moment, or none for a blank one."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.document import wording
from desktop.eighteen.load import load_box
from desktop.eighteen.shares import Investor
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game
from desktop.printing.chronicle import Chronicle
from desktop.printing.records import RoundRecord

BLANK_CYCLES = 6


@dataclass(frozen=True)
class Column:
    """One player: what is counted, and what it comes to."""

    name: str = ""
    shares: dict[str, int] = field(default_factory=dict)  # percent, by corporation
    values: dict[str, int] = field(default_factory=dict)  # what they count for
    presides: frozenset[str] = frozenset()
    cards: tuple[str, ...] = ()
    card_value: int = 0  # as far as private companies count
    cash: int = 0
    total: int = 0
    rank: int = 0
    certificates: int = 0
    is_bankrupt: bool = False


@dataclass(frozen=True)
class PricePoint:
    """Where a price stood at the end of a round; None: not on the chart."""

    price: int | None
    is_out: bool = False


PriceRound = tuple[str, dict[str, PricePoint]]  # its short name, prices by corporation


@dataclass(frozen=True)
class ScoreFacts:
    title: str
    corporations: tuple[str, ...]
    columns: tuple[Column, ...]
    is_blank: bool = False
    prices: dict[str, PricePoint] = field(default_factory=dict)  # now
    last_runs: dict[str, int] = field(default_factory=dict)
    rounds: tuple[PriceRound, ...] = ()
    last_set: tuple[PriceRound, ...] = ()  # the operating rounds after the last stock round
    certificate_limit: int = 0
    seed: int = 0
    reason: str = ""  # why the game is over
    where: str = ""  # the round, in full
    move: int = 0

    @property
    def is_final(self) -> bool:
        return bool(self.reason)


def blank_facts(title: str, players: int) -> ScoreFacts:
    """The grid of a game at a real table."""
    rounds = [("stock", 1, 0)]
    rounds += [("operating", cycle, n) for cycle in range(1, BLANK_CYCLES + 1) for n in (1, 2)]
    return ScoreFacts(
        title,
        tuple(data.id for data in load_box(title).corporations),
        (Column(),) * players,
        is_blank=True,
        rounds=tuple((wording.round_words(r, is_short=True), {}) for r in rounds),
    )


def facts_of(game: Game) -> ScoreFacts:
    """The score where the game stands."""
    table = game.table
    assert isinstance(table, EighteenTable)
    chronicle = Chronicle(game)
    corporations = tuple(c.id for c in chronicle.corporations)
    now = chronicle.now.companies
    return ScoreFacts(
        title=game.title.key,
        corporations=corporations,
        columns=_columns(table, corporations),
        prices={id: PricePoint(now[id].price, now[id].is_out) for id in corporations},
        last_runs={id: now[id].revenue for id in corporations if now[id].revenue},
        rounds=tuple(_points(record, corporations) for record in _shown(chronicle.rounds)),
        last_set=tuple(_points(record, corporations) for record in _last_set(chronicle.rounds)),
        certificate_limit=table.certificate_limit,
        seed=game.setup.seed,
        reason=table.finished,
        where=wording.round_name(table),
        move=game.at.depth,
    )


def _columns(table: EighteenTable, corporations: tuple[str, ...]) -> tuple[Column, ...]:
    standing = table.standing()
    results = [result for _, result in standing]
    columns = {}
    for player, result in standing:
        assert isinstance(player, Investor)
        held = {id: player.percent(table.corporations[id]) for id in corporations}
        held = {id: percent for id, percent in held.items() if percent}
        columns[player.id] = Column(
            name=player.name,
            shares=held,
            values={id: table.holding_value(player, table.corporations[id]) for id in held},
            presides=frozenset(
                id for id in corporations if table.corporations[id].president is player
            ),
            cards=tuple(card.id for card in table.cards_of(player)),
            card_value=table.card_worth(player),
            cash=player.cash,
            total=result,
            rank=results.index(result) + 1,  # equals share a place
            certificates=table.certificates_of(player),
            is_bankrupt=player.bankrupt,
        )
    if table.finished:
        return tuple(columns.values())
    return tuple(columns[player.id] for player in table.players)


def _shown(rounds: list[RoundRecord]) -> list[RoundRecord]:
    """The first stock round, every operating round, and the round we are in."""
    first = next((record for record in rounds if record.name == "stock"), None)
    return [
        record
        for record in rounds
        if record.name == "operating"
        or record is first
        or (record is rounds[-1] and record.name != "draft")
    ]


def _last_set(rounds: list[RoundRecord]) -> list[RoundRecord]:
    """The operating rounds after the last stock round that was followed by any."""
    operating = [record for record in rounds if record.name == "operating"]
    return [record for record in operating if record.cycle == operating[-1].cycle]


def _points(record: RoundRecord, corporations: tuple[str, ...]) -> PriceRound:
    facts = (record.name, record.cycle, record.number)
    states = record.standing.companies
    points = {id: PricePoint(states[id].price, states[id].is_out) for id in corporations}
    return wording.round_words(facts, is_short=True), points
