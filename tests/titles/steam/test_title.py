"""Set-up, rounds and the sequence of play, in both modes."""

import pytest

from desktop.engine.actions import Pass
from desktop.engine.game import Game
from desktop.engine.setup import Setup, SetupError
from desktop.titles.steam.actions import TakeAction
from desktop.titles.steam.options import FIRST_GAME, NOVICE, STANDARD
from desktop.titles.steam.title import TITLE
from tests.titles.steam.boards import example
from tests.titles.steam.seats import (
    NAMES,
    asked,
    at_actions,
    facts,
    new_game,
    passes,
    phase,
    setting,
    takes,
)
from tests.titles.steam.vectors import vector


@vector("steam.tv.first_game_cash")
def test_in_a_first_game_later_players_get_a_few_dollars():
    game = new_game(5, FIRST_GAME)
    assert [game.table.player(id).cash for id in game.table.order] == [0, 1, 2, 3, 4]
    seats = [p.id for p in game.table.players]
    first = seats.index(game.table.order[0])
    assert list(game.table.order) == seats[first:] + seats[:first]  # clockwise
    assert asked(game) == "take_action"


def test_with_the_auction_nobody_gets_money():
    """steam.order.auction.last"""
    game = new_game(4)
    assert asked(game) == "place_auction"
    assert [player.cash for player in game.table.players] == [0, 0, 0, 0]


def test_everybody_may_be_the_first():
    firsts = {new_game(4, FIRST_GAME, seed=seed).table.order[0] for seed in range(20)}
    openers = {new_game(4, seed=seed).actors[0] for seed in range(20)}
    assert firsts == openers == {"1", "2", "3", "4"}


def test_the_order_of_a_standard_game_is_drawn():
    """steam.std.setup"""
    orders = {new_game(3, STANDARD, seed=seed).table.order for seed in range(40)}
    assert len(orders) == 6
    game = new_game(3, STANDARD)
    assert asked(game) == "capital" and game.actors == game.table.order[:1]
    assert [player.cash for player in game.table.players] == [0, 0, 0]


@vector("steam.tv.next_order")
def test_the_next_order_follows_the_action_tiles():
    """Valentina 6, Natalya 4, Alexey 7, Grigory 2"""
    game = at_actions()
    takes(game, 6, 4)
    game.apply(TakeAction(player="3", number=7, declined=True))  # a passed tile counts too
    takes(game, 2)
    while game.table.round_number == 1:
        passes(game)
    assert game.table.order == ("4", "2", "1", "3")
    assert facts(game, "3", "action", "last_action", "declined") == (0, 7, False)


@vector("steam.tv.rounds")
@pytest.mark.parametrize(("players", "rounds"), [(3, 10), (4, 8), (5, 7), (6, 7)])
def test_how_many_rounds_are_played(players, rounds):
    assert TITLE.lay(_setup_for(players)).rounds_in_game == rounds
    if players < 6:
        game = new_game(players, FIRST_GAME)
        for number in range(1, rounds + 1):
            assert game.table.round_number == number and not game.table.finished
            _idle_round(game)
        assert game.table.finished == "rounds"
        assert game.table.round_number == rounds


def _setup_for(players):
    names = (*NAMES, "Fay")[:players]
    board = "" if players < 6 else example().replace("players = [3, 4]", "players = [6]")
    return Setup("steam", names, 1, frozenset(), board)


def _idle_round(game):
    """Everybody takes a tile that costs nothing and does nothing else."""
    number = game.table.round_number
    for tile, id in enumerate(game.table.order, start=1):
        game.apply(TakeAction(player=id, number=tile, declined=tile == 5))
    while game.table.round_number == number and not game.table.finished:
        passes(game)


def test_the_phases_of_a_base_round():
    game = new_game(3, FIRST_GAME)
    seen = []
    while game.table.round_number == 1:
        seen.append(game.table.round.name)
        if seen[-1] == "actions":
            game.apply(TakeAction(player=game.actors[0], number=len(seen)))
        else:
            passes(game)
    assert list(dict.fromkeys(seen)) == ["actions", "build", "goods"]
    assert seen.count("goods") == 6  # twice round


def test_the_holder_of_first_build_is_first():
    """steam.act.4_first_build"""
    game = at_actions()
    takes(game, 1, 2, 4, 3)
    seen = []
    while game.table.round.name == "build":
        seen.append(game.actors[0])
        passes(game)
    assert seen == list("3124")


@vector("steam.tv.setup_reserve")
@pytest.mark.parametrize(("players", "each"), [(3, 2), (4, 3), (5, 3)])
def test_the_reserve_is_filled(players, each):
    reserve = new_game(players).table.supply.reserve
    assert len(reserve) == 12 and {len(cubes) for cubes in reserve} == {each}


def test_cities_get_their_cubes():
    """steam.setup.cubes: on the Ruhr board three players play with one fewer in each city"""
    for players, board, fewer in ((3, "northeast", 0), (4, "northeast", 0), (3, "rhine_ruhr", 1)):
        table = new_game(players, board=board).table
        for id, site in table.sites.items():
            ground = table.ground[id]
            wanted = ground.cubes - fewer if ground.colour else 0
            assert len(site.cubes) == wanted


def test_everybody_starts_with_nothing():
    """steam.setup.tracks"""
    game = new_game(4)
    for id in "1234":
        assert facts(game, id, "income", "points", "level", "cash", "action") == (0, 0, 1, 0, 0)


def test_the_same_seed_deals_the_same_game_and_another_one_another():
    one, two, other = (new_game(4, seed=seed).journal.facts() for seed in (7, 7, 8))
    assert one == two != other


def test_without_a_name_the_board_is_one_for_so_many_players():
    for players, board in ((3, "northeast"), (4, "northeast"), (5, "rhine_ruhr")):
        assert Game(TITLE, Setup("steam", NAMES[:players])).table.data.key == board


@pytest.mark.parametrize(
    ("players", "options", "board", "sentence"),
    [
        (2, (), "", "3 to 6 players"),
        (5, (), "northeast", "3 to 4 players"),
        (4, (), "moon", "no board 'moon'"),
        (4, (STANDARD, FIRST_GAME), "", "drawn in every standard game"),
        (4, (NOVICE,), "", "in the base game money is raised"),
        (4, ("fancy",), "", "no option"),
        (4, (), "not\na board", "^board: "),
    ],
)
def test_what_cannot_be_set_up(players, options, board, sentence):
    setup = Setup("steam", NAMES[:players], 1, frozenset(options), board)
    with pytest.raises(SetupError, match=sentence):
        Game(TITLE, setup)


def test_the_game_ends_after_the_income_of_the_last_round():
    """steam.rounds: no new order, and the action tiles stay for the tie-break"""
    game = new_game(3, FIRST_GAME)
    with setting(game) as table:
        table.round_number = 10
        table.player("1").income = 3
    order = game.table.order
    _idle_round(game)
    assert game.table.finished == "rounds"
    assert game.table.order == order and all(p.action for p in game.table.players)
    assert game.table.player("1").cash >= 3
    kinds = [item.kind for item in game.at.change.news]
    assert kinds[-5:] == ["scored", "scored", "scored", "won", "game_over"]


def test_a_phase_asks_only_whose_turn_it_is():
    game = at_actions()
    assert game.table.turn == "1" and phase(game.table, "actions") is game.table.round
    assert not game.is_legal(TakeAction(player="2", number=1))
    assert not game.is_legal(Pass(who="1"))
