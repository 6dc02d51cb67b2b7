"""Random games of Steam under audit: both boards, both modes, every number of players."""

from collections import Counter

import pytest

from desktop.cli.simulation import simulate
from desktop.engine.setup import Setup
from desktop.saves.proof import Sizes, prove
from desktop.titles.steam.options import FIRST_GAME, NOVICE, STANDARD
from tests.titles.steam.boards import field
from tests.titles.steam.played import played_actions, setup_of

TABLES = [("northeast", 3), ("northeast", 4), ("rhine_ruhr", 3), ("rhine_ruhr", 5)]
MODES = {"base": (), "standard": (STANDARD,)}
ALWAYS = {"take_action", "lay_track", "move_cube", "take_points", "upgrade_locomotive", "pass"}
CITIES = {"B4": "red", "B12": "blue", "E5": "yellow", "E11": "purple", "H4": "blue", "H12": "red"}
TOWNS = ("C9", "D14", "F8", "G15", "I7")
TOLD = {"link_completed", "delivered", "borrowed", "scored", "won"}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_random_games_come_to_an_end_and_nothing_is_lost(board, players, mode):
    report = simulate(setup_of(players, 21, *MODES[mode], board=board))
    assert not report.failure, f"after action {report.actions}"
    assert report.ending in ("rounds", "last_player")
    assert set(report.kinds) >= ALWAYS and set(report.news) >= TOLD


def test_everything_there_is_to_do_is_done_by_chance():
    """Over some games: cities are built and grow, track is changed, links are lost, some fail."""
    kinds, news = Counter[str](), Counter[str]()
    for seed, players, board, options in (
        (31, 4, "northeast", ()),
        (32, 4, "northeast", (STANDARD,)),
        (33, 5, "rhine_ruhr", (FIRST_GAME,)),
        (34, 3, "rhine_ruhr", (STANDARD, NOVICE)),
        (35, 5, "rhine_ruhr", (STANDARD,)),
    ):
        report = simulate(setup_of(players, seed, *options, board=board))
        assert not report.failure, f"seed {seed}"
        kinds += report.kinds
        news += report.news
    assert set(kinds) >= ALWAYS | {
        "build_city",
        "grow_city",
        "bid_for_order",
        "free_pass",
        "raise_capital",
    }
    assert set(news) >= TOLD | {
        "city_built",
        "city_grown",
        "track_laid upgraded",
        "track_laid redirected",
        "link_lost",
        "link_taken_over",
        "income_received",
        "costs_paid",
        "points_given_up",
        "action_declined",
    }


@pytest.mark.parametrize("mode", MODES)
def test_six_play_on_a_board_of_their_own(mode):
    """Overview, course of the game: the box has pieces for a sixth player, who plays 7 rounds."""
    board = field(**CITIES, **dict.fromkeys(TOWNS, "town"))
    board = board.replace("players = [3, 4, 5]", "players = [6]")
    names = ("Ann", "Bob", "Cyd", "Dan", "Eve", "Fay")
    setup = Setup("steam", names, 6, frozenset(MODES[mode]), board)
    report = simulate(setup, sizes=Sizes(offers=4, refusals=8))
    assert not report.failure, f"after action {report.actions}"
    assert report.proof is not None and report.proof.actions == report.actions
    assert report.ending == "rounds" and report.news["steam_round"] >= 6
    assert set(report.kinds) >= ALWAYS


@pytest.mark.parametrize(
    ("players", "board", "options"),
    [(3, "northeast", ()), (5, "rhine_ruhr", (STANDARD,)), (4, "northeast", (STANDARD, NOVICE))],
)
def test_what_is_offered_is_legal_and_nothing_else_is(players, board, options):
    actions = played_actions(players, 11, *options, board=board, most=80)
    played = setup_of(players, 11, *options, board=board)
    proof = prove(played, actions, Sizes(offers=8, refusals=20))
    assert proof.actions == len(actions)
    assert proof.refusals > 5 * proof.actions
