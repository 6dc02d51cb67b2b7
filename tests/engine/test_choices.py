"""What may be done: actions with ranges where a number is free."""

from desktop.board.routes import Run
from desktop.eighteen.actions import BuyPrivate, BuyTrain, RunTrains
from desktop.engine.actions import Pass
from desktop.engine.choices import Choice

BUY = BuyPrivate(corporation="NYC", private="MAIL", price=80)


def test_a_choice_covers_its_own_action():
    assert Choice(Pass(who="1")).covers(Pass(who="1"))


def test_a_choice_does_not_cover_another_action():
    assert not Choice(Pass(who="1")).covers(Pass(who="2"))
    assert not Choice(Pass(who="1")).covers(BUY)


def test_a_range_covers_every_number_in_it():
    choice = Choice(BUY, {"price": range(1, 81)})
    assert choice.covers(BuyPrivate(corporation="NYC", private="MAIL", price=1))
    assert choice.covers(BuyPrivate(corporation="NYC", private="MAIL", price=80))


def test_a_range_covers_nothing_beside_it():
    choice = Choice(BUY, {"price": range(1, 81)})
    assert not choice.covers(BuyPrivate(corporation="NYC", private="MAIL", price=0))
    assert not choice.covers(BuyPrivate(corporation="NYC", private="MAIL", price=81))
    assert not choice.covers(BuyPrivate(corporation="GT", private="MAIL", price=5))


def test_what_is_free_is_not_judged():
    choice = Choice(RunTrains(company="NYC"), free=frozenset({"runs"}))
    assert choice.covers(RunTrains(company="NYC", runs=(Run("2-0", ("D20.0", "E17.0")),)))
    assert not choice.covers(RunTrains(company="GT"))


def test_numbers_are_chosen_in_the_ranges():
    action = BuyTrain(corporation="NYC", train="2-0", config="2", price=1)
    choice = Choice(action, {"price": range(1, 101)})
    assert choice.at(price=77) == BuyTrain(corporation="NYC", train="2-0", config="2", price=77)
    assert choice.at() == action
