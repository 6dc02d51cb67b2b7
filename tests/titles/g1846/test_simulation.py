"""Random games of 1846 under audit: every number of players, both editions, book and 18xx.games."""

from collections import Counter

import pytest

from desktop.cli.simulation import simulate
from desktop.engine.setup import Setup
from desktop.titles.g1846.title import TITLE

GAMES = 3
ALWAYS = {
    "draft_card",
    "found_corporation",
    "buy_share",
    "sell_shares",
    "lay_tile",
    "place_token",
    "run_trains",
    "pay_dividend",
    "buy_train",
    "buy_private",
    "issue_shares",
    "redeem_shares",
    "pass",
}


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_come_to_an_end_and_nothing_is_lost(players, edition):
    kinds: Counter[str] = Counter()
    for seed in range(1, GAMES + 1):
        options = set(TITLE.peer_options()) if seed % 2 else set()
        options |= {"second_edition"} if edition == "second" else set()
        options |= {"two_players"} if players == 2 else set()
        names = tuple(f"Player {n + 1}" for n in range(players))
        report = simulate(Setup("1846", names, seed, frozenset(options)))
        assert not report.failure, f"seed {seed}, after action {report.actions}"
        assert report.ending, f"seed {seed}"
        kinds += report.kinds
    assert set(kinds) >= ALWAYS
