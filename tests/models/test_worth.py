"""Worth and prices over a game, read from the journal."""

from __future__ import annotations

from desktop.document.document import GameDocument
from desktop.eighteen.table import EighteenTable
from desktop.models.worth import WorthHistory
from desktop.saves.open_file import open_file
from tests.models.games import document, recorded_game, simulated_game, with_variations
from tests.shared import SHARED, needs_shared


def history_of(doc: GameDocument) -> WorthHistory:
    table = doc.game.table
    assert isinstance(table, EighteenTable)
    return WorthHistory(doc.game, table)


def check_against_the_pieces(doc: GameDocument, every: int) -> None:
    history = history_of(doc)
    table = doc.game.table
    assert isinstance(table, EighteenTable)
    standings = history.along(doc.line)
    assert len(standings) == len(doc.line) + 1
    for depth in range(0, len(doc.line) + 1, every):
        doc.go_to(doc.line[depth - 1] if depth else doc.game.root)
        standing = standings[depth]
        assert standing.worth == tuple(table.worth(p) for p in table.investors)
        assert standing.prices() == tuple(c.price if c.cell else None for c in history.corporations)


def test_the_chart_says_what_the_pieces_said_at_each_moment() -> None:
    check_against_the_pieces(GameDocument(simulated_game(actions=120)), 5)


@needs_shared
def test_the_longest_recorded_game_counts_up() -> None:
    check_against_the_pieces(GameDocument(recorded_game()), 23)


@needs_shared
def test_half_shares_count_as_the_rules_say() -> None:
    game = open_file(SHARED / "replays" / "18MEX" / "13315.json").game
    check_against_the_pieces(GameDocument(game), 29)


def test_each_moment_is_worked_out_once() -> None:
    doc = document(actions=80)
    history = history_of(doc)
    history.along(doc.line)
    assert history.worked_out == len(doc.line)
    history.along(doc.line)
    assert history.worked_out == len(doc.line)
    before = len(list(doc.game.root.walk()))
    with_variations(doc, 1)
    history.along(doc.line)
    assert history.worked_out <= len(list(doc.game.root.walk())) - 1
    assert history.worked_out - (before - 1) <= 3  # only what is new
