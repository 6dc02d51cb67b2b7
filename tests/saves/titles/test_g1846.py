"""1846 on 18xx.games: its editions, its game for two, the steamboat that moves once a round."""

from dataclasses import replace

import pytest

from desktop.eighteen import actions as deeds
from desktop.engine.game import Game
from desktop.engine.resources import read_toml
from desktop.saves.peer_export import export_game
from desktop.saves.peer_setup import read_setup
from desktop.titles.shelf import new_game
from tests.saves.random_player import random_game, setup_for
from tests.saves.test_peer_export import again, on_table
from tests.shared import facts, needs_shared


@needs_shared
def test_the_printed_hexes_have_the_peers_numbers():
    printed = read_toml("interchange", "1846.toml")["printed"]
    for hex_ in facts("1846")["map"]["hexes"]:
        if hex_.get("cities"):
            assert hex_["tile_id"] == f"{hex_['coord']}-{printed.get(hex_['coord'], 0)}"


def steamboat_game() -> tuple[Game, str]:
    """A game in which a corporation owns the steamboat and has not run yet."""
    for seed in range(400):
        game = random_game(replace(setup_for(seed * 4 + 2), seed=seed), seed, most=0)
        for _ in range(150):
            choices = game.choices()
            moves = [c.action for c in choices if isinstance(c.action, deeds.PlaceMarker)]
            moves = [m for m in moves if m.private == "SC"]
            owner = game.table.privates["SC"].owner
            if moves and owner.id in game.table.corporations:
                return game, owner.id
            wanted = [c.action for c in choices if isinstance(c.action, deeds.BuyPrivate)]
            wanted = [a for a in wanted if a.private == "SC"]
            if not choices:
                break
            game.apply(
                wanted[0] if wanted else choices[(seed + game.at.depth) % len(choices)].action
            )
    raise AssertionError("no such game was found")


def move(game: Game, hex_id: str) -> None:
    game.apply(deeds.PlaceMarker(private="SC", hex=hex_id))


def test_of_several_moves_of_the_steamboat_the_last_is_written():
    game, _ = steamboat_game()
    before = len(export_game(game)["actions"])
    places = [h for h in ("B8", "C5", "D14", "I1") if h != game.table.privates["SC"].marker]
    for hex_id in places[:3]:
        move(game, hex_id)
    exported = export_game(game)
    assert len(exported["actions"]) == before + 1
    assert exported["actions"][-1]["target"] == places[2]
    assert on_table(again(exported)) == on_table(game)


def test_a_steamboat_that_comes_back_has_not_moved():
    game, _ = steamboat_game()
    home = game.table.privates["SC"].marker
    other = next(h for h in ("B8", "C5") if h != home)
    move(game, other)
    if not home:
        home = "D14"
        move(game, home)
        move(game, other)
    move(game, home)
    assert on_table(again(export_game(game))) == on_table(game)


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        (set(), ["first_ed"]),
        ({"second_edition"}, []),
        ({"second_edition_kept"}, ["second_ed_co"]),
    ],
)
def test_the_edition_is_an_optional_rule(options, rules):
    game = new_game(replace(setup_for(1), options=frozenset(options)))
    exported = export_game(game)
    assert exported["settings"]["optional_rules"] == rules
    assert options <= read_setup(exported).options


def test_the_game_for_two_has_a_title_of_its_own():
    assert export_game(new_game(setup_for(0)))["title"] == "1846 2p Variant"
