"""The build turn: how many tiles, what must be done, and when it is over."""

import random

import pytest

from desktop.engine.actions import Pass
from desktop.engine.refusal import Refusal
from desktop.titles.steam.cities import BuildCity, GrowCity
from desktop.titles.steam.track import LayTrack, legal_lays
from tests.titles.steam.boards import field
from tests.titles.steam.building import Building

FIELD = field(C3="red", C13="blue", G3="yellow", G13="purple", E7="town", E11="town")
DOWN = ("C5 0-3", "C7 0-3", "C9 0-3", "C11 0-3")


@pytest.fixture
def game():
    return Building(board=FIELD).turn("1")


def kinds(game):
    return {type(choice.action) for choice in game.step.choices()}


def test_three_tiles_and_the_turn_is_over(game):
    game.lays(*DOWN[:3])
    assert game.step.done


def test_the_engineer_lays_four(game):
    game.turn("1", action=3).lays(*DOWN)
    assert game.step.done and game.complete("1") == [("C13", "C3")]


def test_a_fourth_tile_is_refused_while_a_new_city_is_due(game):
    """A new city does not count, so the turn goes on; but no further tile is laid."""
    game.turn("1", action=7).lays(*DOWN[:3])
    assert not game.step.done
    refusal = game.refusal(DOWN[3])
    assert refusal.rule_id == "steam.track.max" and refusal.facts["count"] == 3
    assert kinds(game) == {BuildCity}
    game.plays(game.city("E7"))
    assert game.step.done


def test_nobody_must_build(game):
    assert Pass in kinds(game)
    game.plays(Pass(who="1"))
    assert game.step.done


def test_urbanisation_that_was_paid_must_be_used(game):
    """Base game: whoever has not declined it must build the city."""
    game.turn("1", action=7)
    assert Pass not in kinds(game)
    assert game.rule_against(Pass(who="1")) == "steam.act.pass"
    game.plays(game.city("E7"))
    game.plays(Pass(who="1"))


def test_growth_that_was_paid_must_be_used(game):
    game.turn("1", action=5)
    assert game.rule_against(Pass(who="1")) == "steam.act.pass"
    assert GrowCity in kinds(game)
    game.plays(game.growth("C3"))
    assert GrowCity not in kinds(game) and Pass in kinds(game)


def test_who_has_declined_has_nothing_to_use(game):
    game.turn("1", action=7)
    game.player("1").declined = True
    assert game.rule_against(game.city("E7")) == "steam.act.7_urbanization"
    assert BuildCity not in kinds(game)
    game.plays(Pass(who="1"))


def test_in_the_standard_game_it_may_be_left():
    """Standard game, phases 4 and 5: city growth and urbanisation may be skipped."""
    game = Building(board=FIELD, options=("standard",)).turn("1", action=7)
    assert {BuildCity, Pass} <= kinds(game)
    game.plays(Pass(who="1"))


def test_a_city_is_built_once_and_only_with_the_tile(game):
    assert game.rule_against(game.city("E7")) == "steam.act.7_urbanization"
    assert game.rule_against(game.growth("C3")) == "steam.act.5_city_growth"
    game.turn("1", action=7).plays(game.city("E7"))
    assert game.rule_against(game.city("E11")) == "steam.act.7_urbanization"


def test_what_cannot_be_done_is_not_demanded(game):
    """No town, or no new city, is left."""
    game.turn("1", action=7)
    game.table.supply.new_cities = (0,) * 5
    assert kinds(game) == {LayTrack, Pass}
    game.plays(Pass(who="1"))
    game.turn("1", action=5)
    game.table.supply.reserve = ((),) * 12
    game.plays(Pass(who="1"))


def test_news_tell_of_the_tile_and_of_the_link():
    game = Building(board=field(C3="red", C7="blue")).turn("1")
    game.lays("C5 0-3")
    told = {news.kind: dict(news.facts) for news in game.table.journal._news}
    assert told["track_laid"] == {
        "player": "1",
        "how": "new",
        "hex": "C5",
        "tile": "21",
        "rotation": 0,
        "cost": 2,
    }
    assert told["link_completed"] == {"player": "1", "start": "C3", "end": "C7"}


def test_the_turn_is_of_the_builder_alone(game):
    assert game.step.actors() == ("1",)
    assert not game.step.takes(LayTrack(player="2", hex="C5", tile="21", rotation=0))


def owned(game):
    """By hex and ends of the track, whose it is, where it is anybody's."""
    return {
        (id, frozenset((track.a, track.b))): owner
        for id, site in game.table.sites.items()
        for track, owner in zip(game.table.board[id].face.tracks, site.owners, strict=False)
        if owner
    }


@pytest.mark.parametrize("seed", range(3))
def test_nobody_changes_what_is_somebody_elses(seed):
    """Whatever a player builds, the track of all others lies there as before and is theirs."""
    rng = random.Random(seed)
    game = Building(players=5, board="rhine_ruhr", seed=seed)
    lost = 0
    for round_ in range(1, 5):
        for id in game.table.order:
            game.turn(id, action=7 if id == "2" else 0, round=round_)
            while not game.step.done:
                before = owned(game)
                action = rng.choice([choice.action for choice in game.step.choices()])
                game.plays(action)
                after = owned(game)
                for key, owner in before.items():
                    if owner == id or (isinstance(action, BuildCity) and key[0] == action.hex):
                        lost += key not in after
                    else:
                        assert after[key] == owner
    assert lost  # unfinished links that their owners did not extend


@pytest.mark.parametrize("seed", range(4))
def test_choices_are_exactly_what_the_check_accepts(seed):
    """After two rounds of random building, every tile on every hex in every turn is tried."""
    rng = random.Random(seed)
    game = Building(players=4, board=("", "rhine_ruhr")[seed % 2])
    for round_ in (1, 2):
        for id in game.table.order:
            game.turn(id, round=round_)
            while not game.step.done:
                lays = [c.action for c in game.step.choices() if isinstance(c.action, LayTrack)]
                game.plays(rng.choice(lays))
    game.turn("1", round=3)
    offers = {action for action, _ in legal_lays(game.table, "1")}
    built = [id for id, site in game.table.sites.items() if site.owners]
    near = {n.id for id in built for n in game.table.board[id].neighbours if n} | set(built)
    accepted = set()
    for hex_id in near:
        for tile in game.table.box.faces:
            for rotation in range(6):
                action = LayTrack(player="1", hex=hex_id, tile=tile, rotation=rotation)
                try:
                    game.step.check(action)
                except Refusal as refusal:
                    assert str(refusal)
                else:
                    accepted.add(action)
    assert {action for action in offers if action.hex in near} == accepted
