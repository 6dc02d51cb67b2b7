"""The pieces: cubes in order, tiles with two sides, the reserve and the bag."""

import random

import pytest

from desktop.titles.steam.load_box import load_box
from desktop.titles.steam.pieces import Supply, in_order


@pytest.fixture
def supply():
    return Supply(load_box(), 12)


def test_a_laid_face_takes_its_back_along(supply):
    """Track tiles: fronts and backs are one piece of cardboard."""
    supply.take("T21")
    assert supply.left("T21") == supply.left("T22") == 9
    supply.give_back("T21")
    assert supply.left("T22") == 10
    assert supply.tiles_left == 136


def test_faces_on_two_kinds_of_tiles_come_from_the_one_that_is_missed_least(supply):
    """44 is on the back of 47 and of 45; two laid 44 leave four of everything but 44 itself."""
    supply.take("44")
    supply.take("44")
    assert [supply.left(face) for face in ("44", "45", "46", "47")] == [2, 4, 4, 4]
    supply.take("44")
    assert [supply.left(face) for face in ("44", "45", "46", "47")] == [1, 3, 4, 3]


def possible(box, laid):
    """Whether tiles can be found for all these faces, by trying all of them."""
    if not laid:
        return True
    face, *rest = laid
    for at, (faces, count) in enumerate(box):
        if count and face in faces:
            left = [*box[:at], (faces, count - 1), *box[at + 1 :]]
            if possible(left, rest):
                return True
    return False


@pytest.mark.parametrize("seed", range(30))
def test_what_is_left_is_what_some_choice_of_tiles_leaves(supply, seed):
    """On the four faces that share their tiles, against trying every tile for every face."""
    rng = random.Random(seed)
    faces = ("44", "45", "46", "47")
    box = [(pair.faces, pair.count) for pair in load_box().pairs if set(pair.faces) & set(faces)]
    laid = []
    while True:
        face = rng.choice(faces)
        for one in faces:
            more = 0
            while possible(box, sorted([*laid, *[one] * (more + 1)])):
                more += 1
            assert supply.left(one) == more
        if not supply.left(face):
            return
        supply.take(face)
        laid.append(face)


def test_a_tile_that_comes_back_is_counted(supply):
    for face in ("41", "41", "41", "T42"):
        supply.take(face)
    assert supply.left("41") == 0
    assert supply.left("41", "T42") == 1  # its back
    assert supply.left("41", "21") == 0
    assert supply.left("41", "city_red") == 0  # no track tile at all


def test_cubes_lie_in_the_order_of_the_colours():
    assert in_order(("grey", "red", "blue", "red")) == ("red", "red", "blue", "grey")


def test_a_reserve_space_is_emptied_for_good(supply):
    supply.reserve = (("red",), ("blue", "grey"))
    assert supply.take_reserve(1) == ("blue", "grey")
    assert supply.reserve == (("red",), ())


def test_cubes_are_drawn_from_the_front_of_the_bag_and_return_to_its_end(supply):
    supply.bag = ("grey", "red", "blue")
    assert supply.draw(2) == ("red", "grey")
    supply.return_cube("yellow")
    assert supply.bag == ("blue", "yellow")
