"""Best runs in 18MEX: in every recorded position, and on boards fuller than any game makes them."""

from __future__ import annotations

import pytest

from desktop.board.router import best_runs
from desktop.board.routes import judge
from tests.board.mex_positions import BOX, fill, game_names, positions, revenue_in, spec
from tests.shared import needs_shared

STATIONS = ("O10", "M10", "I8", "O8", "I10", "E6")
STEPS = 40_000  # about half a second on a slow laptop, whatever machine runs the test


@needs_shared
@pytest.mark.parametrize("game", game_names())
def test_no_recorded_run_earns_more_than_the_best(game):
    seen = 0
    for position in positions(game):
        board, company, trains = position.board, position.company, position.trains
        best = best_runs(board, company, trains, position.rules, limit=STEPS)
        assert best.is_optimal, position.name
        assert best.revenue >= position.revenue, position.name
        assert judge(board, company, trains, best.runs, position.rules) == best.judged
        seen += 1
    assert seen > 30


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("kinds", [("6",), ("4D", "4D")], ids=" ".join)
def test_a_full_board_is_searched_to_the_end(seed, kinds):
    board = fill(BOX.board(), seed)
    for hex_id in STATIONS:
        board[hex_id].set_station(0, 0, "NdM")
    trains = [spec(f"t{i}", kind) for i, kind in enumerate(kinds)]
    best = best_runs(board, "NdM", trains, revenue_in("4D"), limit=STEPS)
    assert best.is_optimal
    assert len(best.runs) == len(kinds)


def test_a_full_board_is_full():
    board = fill(BOX.board(), 1)
    laid = [hex_ for hex_ in board.hexes.values() if hex_.tile]
    assert len(laid) > 55
    assert {board["O10"].tile[:3], board["P11"].tile[:3]} <= {"485", "486"}
    assert board["O10"].tile[:3] == board["P11"].tile[:3]
