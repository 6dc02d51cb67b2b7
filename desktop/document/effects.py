"""What a deed would bring, shown before it is done: money, prices, pieces, old and new.

The deed is tried on the real pieces and taken back at once, so that no rule is told twice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal

Place = tuple[int, ...]  # row and column of the market; none for what is not on it
Names = tuple[str, ...]  # of trains, or of the hexes stations stand in
LIMIT = "certificates"


@dataclass(frozen=True)
class Effects:
    """Old and new values of what would change, by id; or why it cannot be done.

    Holdings are percents by player and corporation.
    """

    cash: dict[str, tuple[int, int]]
    prices: dict[str, tuple[int, int]]
    presidents: dict[str, tuple[str, str]]
    certificates: dict[str, tuple[int, int]]
    cells: dict[str, tuple[Place, Place]] = field(default_factory=dict)
    holdings: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)
    floated: dict[str, tuple[bool, bool]] = field(default_factory=dict)
    closed: dict[str, tuple[bool, bool]] = field(default_factory=dict)
    trains: dict[str, tuple[Names, Names]] = field(default_factory=dict)
    stations: dict[str, tuple[Names, Names]] = field(default_factory=dict)
    limit: dict[str, tuple[int, int]] = field(default_factory=dict)
    worth: dict[str, tuple[int, int]] = field(default_factory=dict)
    refusal: Refusal | None = None

    @property
    def is_legal(self) -> bool:
        return self.refusal is None


def effects(game: Game, action: Action) -> Effects:
    """Try the action by itself, without what the rounds do after it."""
    table = game.table
    assert isinstance(table, EighteenTable)
    before = _facts(table)
    try:
        assert table.round is not None
        step = table.round.step_for(action)
        step.check(action)
        with table.journal.what_if():
            step.apply(action)
            after = _facts(table)
    except Refusal as refusal:
        return Effects({}, {}, {}, {}, refusal=refusal)
    changes = [_changes(old, new) for old, new in zip(before, after, strict=True)]
    return Effects(*changes)  # type: ignore[arg-type]


_Facts = dict[Any, Any]


def _facts(table: EighteenTable) -> tuple[_Facts, ...]:
    companies = [*table.minors.values(), *table.corporations.values()]
    corporations = table.corporations.values()
    return (
        {p.id: p.cash for p in (*table.investors, *companies, table.bank)},
        {c.id: c.price for c in corporations},
        {c.id: c.president.id if c.president else "" for c in corporations},
        {p.id: table.certificates_of(p) for p in table.investors},
        {c.id: (c.cell.row, c.cell.column) if c.cell else () for c in corporations},
        _holdings(table),
        {c.id: c.floated for c in corporations},
        {c.id: c.closed for c in companies},
        {c.id: tuple(train.config.name for train in c.trains) for c in companies},
        _stations(table),
        {LIMIT: table.certificate_limit},
        {p.id: table.worth(p) for p in table.investors},
    )


def _holdings(table: EighteenTable) -> _Facts:
    held = {(p.id, id): 0 for p in table.investors for id in table.corporations}
    for player in table.investors:
        for certificate in player.held:
            held[player.id, certificate.corporation.id] += certificate.percent
    return held


def _stations(table: EighteenTable) -> _Facts:
    found: dict[str, Names] = dict.fromkeys((*table.minors, *table.corporations), ())
    for hex_ in table.board.hexes.values():
        for row in hex_.stations:
            for owner in row:
                if owner in found:
                    found[owner] += (hex_.id,)
    return found


def _changes(old: _Facts, new: _Facts) -> _Facts:
    return {key: (old[key], new[key]) for key in old if old[key] != new[key]}
