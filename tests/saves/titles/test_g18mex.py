"""18MEX on 18xx.games: random games by its rules play again, games by the book where they can."""

import json

import pytest

from desktop.eighteen import actions as deeds
from desktop.engine.actions import Pass
from desktop.engine.game import Game
from desktop.engine.resources import read_toml
from desktop.engine.setup import Setup
from desktop.saves.errors import SaveError
from desktop.saves.peer_export import export_game
from desktop.saves.peer_import import Importer
from desktop.titles.shelf import find_title, new_game
from tests.saves.random_player import PEOPLE, random_game
from tests.saves.test_peer_export import again, on_table
from tests.shared import facts, needs_shared

SECTION_8 = ("triple_yellow", "early_kcmo", "late_minors", "hard_rust")


def setup_for(seed: int) -> Setup:
    options = find_title("18MEX").peer_options() | {SECTION_8[seed % 4]}
    return Setup("18MEX", PEOPLE[: 3 + seed % 3], seed, frozenset(options))


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_plays_again_to_the_same_end(seed):
    game = random_game(setup_for(seed), seed, most=200)
    copy = again(export_game(game))
    assert copy.journal.facts() == game.journal.facts()


def by_the_book() -> Game:
    return new_game(Setup("18MEX", PEOPLE[:3], 1))


def test_bids_and_purchases_are_all_bids_there():
    game = by_the_book()
    for action in (
        deeds.PlaceBid(player="1", card="KCM&O", price=45),
        deeds.BuyCard(player="2", card="MCAR"),
    ):
        game.apply(action)
    written = export_game(game)["actions"]
    assert [(w["type"], w["company"], w["price"]) for w in written] == [
        ("bid", "KCMO", 45),
        ("bid", "MCAR", 20),
    ]
    assert on_table(again(export_game(game))) == on_table(game)


def test_where_the_games_part_the_file_is_refused():
    """All pass with cards unsold: an operating round by the book, another turn there (mex.d3)."""
    game = by_the_book()
    for player, card in (("1", "MCAR"), ("2", "KCM&O"), ("3", "A")):
        game.apply(deeds.BuyCard(player=player, card=card))
    assert len(export_game(game)["actions"]) == 3
    for who in ("1", "2", "3"):
        game.apply(Pass(who=who))
    assert game.actors == ("A",)
    with pytest.raises(SaveError, match=r"action 6: after it 18xx\.games would ask"):
        export_game(game)


def test_a_company_is_read_by_their_name_and_written_so():
    data = {
        "title": "18MEX",
        "players": [{"id": n, "name": f"P{n}"} for n in range(3)],
        "settings": {"seed": 1, "optional_rules": ["hard_rust_t4"]},
        "actions": [
            {
                "type": "bid",
                "entity": 0,
                "entity_type": "player",
                "id": 1,
                "company": "MCAR",
                "price": 20,
            },
            {
                "type": "bid",
                "entity": 1,
                "entity_type": "player",
                "id": 2,
                "company": "KCMO",
                "price": 40,
            },
        ],
    }
    importer = Importer(data)
    for _ in importer.play():
        pass
    assert importer.table.privates["KCM&O"].owner is importer.table.investors[1]
    assert "hard_rust" in importer.game.setup.options
    exported = json.loads(json.dumps(export_game(importer.game)))
    assert [action["company"] for action in exported["actions"]] == ["MCAR", "KCMO"]
    assert exported["settings"]["optional_rules"] == ["hard_rust_t4"]


@needs_shared
def test_the_printed_hexes_have_the_peers_numbers():
    printed = read_toml("interchange", "18MEX.toml")["printed"]
    for hex_ in facts("18MEX")["map"]["hexes"]:
        if hex_.get("cities"):
            assert hex_["tile_id"] == f"{hex_['coord']}-{printed.get(hex_['coord'], 0)}"
