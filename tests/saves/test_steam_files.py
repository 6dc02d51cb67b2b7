"""Games of Steam in our own files: the tree, the board and the mode come back as they were."""

import json

import pytest

from desktop.saves.errors import SaveError
from desktop.saves.game_file import read_game, write_game
from desktop.saves.open_file import open_bytes
from desktop.titles.steam.options import STANDARD
from tests.saves.small_game import shape
from tests.titles.steam.boards import example
from tests.titles.steam.played import played_game

GAMES = {
    "base": dict(players=4, seed=5, board="northeast", most=150),
    "standard": dict(players=5, seed=6, board="rhine_ruhr", most=150),
}


def game_of(mode):
    given = dict(GAMES[mode])
    options = (STANDARD,) if mode == "standard" else ()
    return played_game(given.pop("players"), given.pop("seed"), *options, **given)


def with_variations(game):
    """Other decisions at three moments, one of them named."""
    line = list(game.root.main_line())
    for number in (20, 60, 100):
        game.go_to(line[number])
        fresh = [c.action for c in game.choices() if game.at.child(c.action) is None]
        game.apply(fresh[len(fresh) // 2])
        game.apply(game.choices()[0].action)
    game.at.name, game.at.comment = "Другой путь", "via Hartford"
    return game


@pytest.mark.parametrize("mode", GAMES)
def test_a_game_with_variations_comes_back(mode):
    game = with_variations(game_of(mode))
    again = read_game(write_game(game))
    assert again.setup == game.setup
    assert shape(again) == shape(game)
    assert again.journal.facts() == game.journal.facts()
    assert write_game(again) == write_game(game)
    last = list(again.root.main_line())[-1]
    again.go_to(last)
    assert again.at.depth == 150


def test_the_board_is_written_only_when_it_was_chosen():
    chosen = json.loads(write_game(game_of("base")))
    assert chosen["board"] == "northeast" and chosen["options"] == []
    usual = json.loads(write_game(played_game(3, 7, most=5)))
    assert "board" not in usual
    assert json.loads(write_game(game_of("standard")))["options"] == ["standard"]


def test_a_board_of_ones_own_is_in_the_file():
    game = played_game(3, 8, board=example(), most=60)
    text = write_game(game)
    again = read_game(text)
    assert again.setup.board == example()
    assert again.journal.facts() == game.journal.facts()
    data = json.loads(text)
    data["board"] = data["board"].replace("players = [3, 4]", "players = [4]")
    with pytest.raises(SaveError, match="is for 4"):
        read_game(json.dumps(data))


def test_an_action_against_a_rule_is_named_and_cut_off():
    data = json.loads(write_game(game_of("base")))
    laying = next(
        n for n, m in enumerate(data["tree"]) if m.get("do", {}).get("kind") == "lay_track"
    )
    data["tree"][laying]["do"]["hex"] = "Z99"
    opened = open_bytes(json.dumps(data).encode())
    assert opened.game.root.main_line() is not None
    assert f"action {laying}" in str(opened.problem)
    assert "[Steam §" in str(opened.problem)
    assert len(list(opened.game.root.main_line())) == laying - 1


def test_an_18xx_action_is_no_action_of_steam():
    data = json.loads(write_game(played_game(3, 7, most=5)))
    data["tree"] = [
        {},
        {"do": {"kind": "buy_share", "player": "1", "corporation": "B&O", "source": "treasury"}},
    ]
    data["at"] = 0
    with pytest.raises(SaveError, match="cannot be done now"):
        read_game(json.dumps(data))
