"""What the proof tries and is not offered: in every phase the rules have something to refuse."""

from collections import Counter

import pytest

from desktop.engine.random_play import Dice
from desktop.engine.refusal import Refusal
from desktop.titles.shelf import new_game
from desktop.titles.steam.attempts import attempts
from desktop.titles.steam.options import STANDARD
from tests.titles.steam.played import played_actions, setup_of

ALWAYS = {
    "steam.act.choose",
    "steam.act.5_city_growth",
    "steam.act.7_urbanization",
    "steam.link.unfinished",
    "steam.move.action",
    "steam.move.dest",
    "steam.move.length",
    "steam.move.own",
    "steam.move.score",
    "steam.newcity.rules",
    "steam.town.tile",
    "steam.track.borders",
    "steam.track.max",
    "steam.track.redirect",
    "steam.track.start",
    "steam.track.supply",
    "steam.track.upgrade",
}
MODES = {
    (): {"steam.order.auction", "steam.loan.at_minus10", "steam.act.pass"},
    (STANDARD,): {
        "steam.std.actions_free",
        "steam.std.auction",
        "steam.std.auction.free_pass",
        "steam.std.capital",
        "steam.std.cash_only",
    },
}


@pytest.mark.parametrize("options", MODES)
def test_in_a_whole_game_nearly_every_rule_refuses_something(options):
    game, dice = new_game(setup_of(4, 3, *options)), Dice(1)
    refused = Counter[str]()
    for action in played_actions(4, 3, *options):
        for tried in attempts(game.table, dice):
            try:
                game.check(tried)
            except Refusal as refusal:
                refused[refusal.rule_id] += 1
        game.apply(action)
    assert set(refused) >= ALWAYS | MODES[options]
