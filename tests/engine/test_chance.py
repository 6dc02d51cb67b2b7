"""The generator that deals like the recorded games."""

import pytest

from desktop.engine.chance import Chance
from desktop.engine.state import Journal


@pytest.mark.parametrize(
    ("seed", "states"),
    [
        (1, [1103527590, 377401575, 662824084, 1147902781, 2035015474]),
        (42, [1250496027, 1116302264, 1000676753, 1668674806, 908095735]),
        (10264, [651727473, 2067462230, 1481253079, 719039940, 1477633197]),
    ],
)
def test_the_same_seed_draws_the_same_numbers(seed, states):
    chance = Chance(seed)
    assert [chance.draw() for _ in range(5)] == states


def test_a_large_seed_is_folded():
    assert Chance(2**31 + 1).draw() == Chance(1).draw()


def test_a_shuffle_draws_once_for_each_thing_and_sorts_by_the_numbers():
    chance = Chance(1)
    assert chance.shuffled("abcde") == ("b", "c", "a", "d", "e")
    assert chance.at == 2035015474


def test_a_shuffle_of_nothing_draws_nothing():
    chance = Chance(7)
    assert chance.shuffled(()) == ()
    assert chance.at == 7


def test_a_draw_is_taken_back_with_its_action():
    chance, journal = Chance(1), Journal()
    journal.adopt(chance)
    journal.open()
    first = chance.draw()
    change = journal.commit()
    journal.replay(change.reversed())
    assert chance.at == 1
    journal.open()
    assert chance.draw() == first
    journal.roll_back()
