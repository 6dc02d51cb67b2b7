"""What a deed would bring, shown before it is done: money and prices, old and new.

The deed is tried on the real pieces and taken back at once, so that no rule is told twice.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal

Place = tuple[int, ...]  # row and column of the market; none for what is not on it


@dataclass(frozen=True)
class Effects:
    """Old and new values of what would change, by id; or why it cannot be done."""

    cash: dict[str, tuple[int, int]]
    prices: dict[str, tuple[int, int]]
    presidents: dict[str, tuple[str, str]]
    certificates: dict[str, tuple[int, int]]
    cells: dict[str, tuple[Place, Place]] = field(default_factory=dict)
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


def _facts(table: EighteenTable) -> tuple[dict[str, object], ...]:
    companies = [*table.minors.values(), *table.corporations.values()]
    corporations = table.corporations.values()
    return (
        {p.id: p.cash for p in (*table.investors, *companies, table.bank)},
        {c.id: c.price for c in corporations},
        {c.id: c.president.id if c.president else "" for c in corporations},
        {p.id: table.certificates_of(p) for p in table.investors},
        {c.id: (c.cell.row, c.cell.column) if c.cell else () for c in corporations},
    )


def _changes(old: dict[str, object], new: dict[str, object]) -> dict[str, tuple[object, object]]:
    return {key: (old[key], new[key]) for key in old if old[key] != new[key]}
