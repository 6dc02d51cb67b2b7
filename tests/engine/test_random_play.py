"""Random play: the dice, the pick by weight, and a game that is always the same."""

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

import pytest

from desktop.engine.actions import Action, Pass, to_json
from desktop.engine.choices import Choice
from desktop.engine.random_play import Dice, RandomPlayer
from desktop.engine.setup import Setup
from desktop.titles.shelf import new_game


@dataclass(frozen=True, kw_only=True)
class Bid(Action):
    kind: ClassVar[str] = "bid_in_a_test"

    who: str
    price: int


def test_dice_throw_every_number_about_as_often():
    dice = Dice(1)
    thrown = Counter(dice.below(6) for _ in range(6000))
    assert sorted(thrown) == [0, 1, 2, 3, 4, 5]
    assert min(thrown.values()) > 850


def test_dice_of_neighbouring_seeds_begin_differently():
    first = [Dice(seed).below(1000) for seed in range(20)]
    assert len(set(first)) > 15


def test_dice_do_not_repeat_in_short_cycles():
    """The generator's lowest bit alternates; nobody may notice."""
    dice = Dice(3)
    throws = [dice.below(2) for _ in range(64)]
    assert throws != throws[:2] * 32


def test_what_weighs_nothing_is_never_chosen():
    dice = Dice(1)
    assert {dice.weighed([0, 3, 0, 1]) for _ in range(100)} == {1, 3}


def test_when_nothing_weighs_anything_any_is_chosen():
    dice = Dice(1)
    assert {dice.weighed([0, 0]) for _ in range(50)} == {0, 1}


def test_kinds_are_picked_by_their_weight_however_many_actions_they_have():
    choices = [Choice(Pass(who="1"))]
    choices += [Choice(Bid(who="1", price=price)) for price in range(50)]
    player = RandomPlayer(1, {"pass": 3, "bid_in_a_test": 1})
    kinds = Counter(player.pick(choices).kind for _ in range(2000))
    assert 0.7 < kinds["pass"] / 2000 < 0.8


def test_taste_decides_within_a_kind():
    choices = [Choice(Bid(who="1", price=price)) for price in range(5)]
    player = RandomPlayer(1, taste=lambda action: int(action.price == 3))
    assert {player.pick(choices).price for _ in range(20)} == {3}


def test_numbers_come_from_the_whole_range_its_ends_above_all():
    choice = Choice(Bid(who="1", price=10), {"price": range(10, 101, 10)})
    player = RandomPlayer(1)
    prices = Counter(player.pick([choice]).price for _ in range(500))
    assert sorted(prices) == list(range(10, 101, 10))
    assert prices[10] + prices[100] > 200


def play(seed: int, count: int) -> list[dict]:
    game = new_game(Setup("1846", ("A", "B", "C"), 7))
    player = RandomPlayer(seed)
    return [to_json(player.play(game)) for _ in range(count)]


def test_the_same_seed_plays_the_same_game():
    assert play(5, 60) == play(5, 60)
    assert play(5, 60) != play(6, 60)


def test_after_the_end_nothing_is_played():
    game = new_game(Setup("1846", ("A", "B", "C"), 7))
    with game.journal.what_if():
        game.table.finish("agreed")
        assert RandomPlayer(1).play(game) is None


def test_a_game_in_which_nobody_can_do_anything_is_an_error(monkeypatch):
    game = new_game(Setup("1846", ("A", "B", "C"), 7))
    monkeypatch.setattr(game, "choices", tuple)
    with pytest.raises(RuntimeError, match="nobody can do anything"):
        RandomPlayer(1).play(game)
