"""Every run of the recorded games: judged as recorded, and never better than the best we find."""

from functools import cache
from statistics import median
from time import process_time

import pytest

from desktop.board.router import best_runs
from desktop.board.routes import judge
from tests.shared import needs_shared
from tests.titles.g1846.recorded import Position, game_names, positions

pytestmark = needs_shared

GAMES = game_names()


@cache
def positions_of(game: str) -> tuple[Position, ...]:
    return tuple(positions(game))


@pytest.mark.parametrize("game", GAMES)
def test_recorded_runs_are_legal_and_earn_what_was_recorded(game):
    for position in positions_of(game):
        judged = judge(
            position.board, position.company, position.trains, position.runs, position.rules
        )
        assert [income.revenue for income in judged.runs] == position.incomes, position.name
        assert judged.revenue == position.revenue, position.name


@pytest.mark.parametrize("game", GAMES)
def test_the_best_runs_earn_at_least_what_was_recorded(game):
    for position in positions_of(game):
        best = best_runs(position.board, position.company, position.trains, position.rules)
        assert best.is_optimal, position.name
        assert best.revenue >= position.revenue, position.name


def test_the_best_runs_are_found_while_a_player_waits():
    """A second at the very most; on a busy machine too, since only our own time counts."""
    times = []
    for game in GAMES:
        for position in positions_of(game):
            before = process_time()
            best_runs(position.board, position.company, position.trains, position.rules)
            times.append(process_time() - before)
    assert len(times) == 310
    assert max(times) < 1.0
    assert median(times) < 0.02
