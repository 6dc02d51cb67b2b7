"""Random games of 18MEX under audit: every number of players, book, options and 18xx.games."""

from collections import Counter

import pytest

from desktop.cli.simulation import simulate
from desktop.eighteen.habits import random_player
from desktop.engine.setup import Setup
from desktop.saves.proof import Sizes, prove
from desktop.titles.g18mex import options
from desktop.titles.g18mex.title import TITLE
from desktop.titles.shelf import new_game

GAMES = 2
SECTION_8 = {
    options.TRIPLE_YELLOW,
    options.EARLY_KCMO,
    options.LATE_MINORS,
    options.HARD_RUST,
}
CHOSEN = {"book": set(), "section 8": SECTION_8, "peer": set(TITLE.peer_options())}
ALWAYS = {
    "buy_card",
    "place_bid",
    "found_corporation",
    "buy_share",
    "sell_shares",
    "lay_tile",
    "place_token",
    "run_trains",
    "pay_dividend",
    "buy_train",
    "pass",
}


def setup(players: int, seed: int, chosen: str) -> Setup:
    names = tuple(f"Player {n + 1}" for n in range(players))
    return Setup("18MEX", names, seed, frozenset(CHOSEN[chosen]))


@pytest.mark.parametrize("chosen", list(CHOSEN))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_come_to_an_end_and_nothing_is_lost(players, chosen):
    kinds: Counter[str] = Counter()
    for seed in range(1, GAMES + 1):
        report = simulate(setup(players, seed, chosen))
        assert not report.failure, f"seed {seed}, after action {report.actions}"
        assert report.ending, f"seed {seed}"
        kinds += report.kinds
    assert set(kinds) >= ALWAYS


@pytest.mark.parametrize("chosen", list(CHOSEN))
def test_what_is_offered_is_legal_and_nothing_else_is(chosen):
    played = setup(4, 11, chosen)
    game, player = new_game(played), random_player(11)
    while game.at.depth < 250 and player.play(game) is not None:
        pass
    proof = prove(played, [n.action for n in game.at.path()], Sizes(offers=5, refusals=16))
    assert proof.refusals > 10 * proof.actions
