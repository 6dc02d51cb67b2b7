"""The random player: the same for the same seed, and sensible enough that games are real."""

from desktop.titles.shelf import new_game
from desktop.titles.steam.actions import MoveCube
from desktop.titles.steam.deliveries import deliveries
from desktop.titles.steam.habits import SteamBot
from desktop.titles.steam.links import completed_links
from desktop.titles.steam.options import STANDARD
from tests.titles.steam.played import played_game, setup_of


def test_the_same_seed_plays_the_same_game():
    games = []
    for _ in range(2):
        game, bot = new_game(setup_of(3, 4)), SteamBot(4)
        for _ in range(40):
            bot.play(game)
        games.append([node.action for node in game.at.path()])
    assert games[0] == games[1]


def test_links_are_built_and_goods_are_moved():
    game = played_game(4, 5, board="northeast")
    table = game.table
    assert table.finished == "rounds"
    assert sum(completed_links(table, player.id) for player in table.players) > 15
    moves = [node for node in game.at.path() if isinstance(node.action, MoveCube)]
    assert len(moves) > 25
    assert max(len(node.action.exits) for node in moves) >= 3


def test_standard_games_are_alive_as_well():
    """Three games of four: most players last to the end, and some locomotives go far."""
    out = moved = lost = 0
    for seed in (1, 2, 3):
        game = played_game(4, seed, STANDARD, board="rhine_ruhr")
        assert game.table.finished == "rounds"
        out += sum(player.is_out for player in game.table.players)
        told = [item.kind for node in game.at.path() for item in node.change.news]
        moved += told.count("delivered")
        lost += told.count("link_lost")
    assert out <= 3 and moved > 100 and lost < 30


def test_nobody_can_move_more_when_the_game_is_over():
    game = played_game(4, 5, board="northeast")
    assert SteamBot(1).play(game) is None
    assert isinstance(deliveries(game.table, "1"), tuple)
