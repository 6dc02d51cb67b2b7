"""The goods supply: twelve reserve hexes with cubes."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.look.goods import STEAM, good
from desktop.look.theme import PRINTED
from desktop.scene.painting.steam_supply import paint_supply, plan_supply, supply_height
from tests.scene.painting.pictures import (
    all_within,
    count_like,
    none_overlap,
    painted_rect,
    picture,
)

FULL = (("red", "blue", "yellow"),) * 12
SHAPES = [(260, 200), (110, 640), (600, 130), (1448, 120), (300, 300), (2560, 160)]


@pytest.mark.parametrize("shape", SHAPES)
def test_hexes_lie_on_the_paper_and_neither_they_nor_their_cubes_overlap(shape):
    rect = QRectF(5, 6, *shape)
    plan = plan_supply(rect, FULL, "Reserve")
    assert len(plan.spaces) == 12
    assert none_overlap(space.rect for space in plan.spaces)
    assert all_within((space.rect for space in plan.spaces), plan.sheet)
    assert rect.contains(plan.sheet)
    cubes = [cube for space in plan.spaces for cube in space.cubes]
    assert len(cubes) == 36 and none_overlap(cubes)
    for space in plan.spaces:
        for cube in space.cubes:
            corners = (cube.topLeft(), cube.topRight(), cube.bottomLeft(), cube.bottomRight())
            assert all(space.outline.contains(corner) for corner in corners)


@pytest.mark.parametrize("width", [260, 400, 900, 1448])
def test_at_its_own_height_a_cube_can_be_seen_and_hit(width):
    plan = plan_supply(QRectF(0, 0, width, supply_height(width, "Reserve")), FULL, "Reserve")
    assert plan.spaces[0].cubes[0].width() >= 12
    assert plan.sheet.height() < 260


def test_the_mouse_finds_a_space():
    plan = plan_supply(QRectF(0, 0, 260, 200), FULL)
    assert [plan.space_at(space.middle) for space in plan.spaces] == list(range(12))
    assert plan.space_at(QPointF(1, 1)) is None


def test_a_space_shows_its_cubes_and_an_empty_one_is_dark():
    cubes = (("purple", "purple"), (), *FULL[2:])
    plan = plan_supply(QRectF(0, 0, 600, 150), cubes)
    image = picture(
        lambda p: paint_supply(p, plan, cubes, scale=2), 600, 160, scale=2, middle=False
    )

    def part(number):
        rect = plan.spaces[number].rect
        return QRectF(rect.topLeft() * 2, rect.size() * 2)

    assert count_like(image, good("purple").fill, part(0)) > 200
    assert count_like(image, PRINTED.paper_shade, part(1), 26) > count_like(
        image, STEAM.yard, part(1), 10
    )
    for kind in FULL[0]:
        assert count_like(image, good(kind).fill, part(5)) > 100


def test_the_cubes_of_the_chosen_space_are_pale():
    plan = plan_supply(QRectF(0, 0, 300, 220), FULL)

    def red(chosen):
        image = picture(
            lambda p: paint_supply(p, plan, FULL, chosen=chosen), 300, 230, middle=False
        )
        return count_like(image, good("red").fill, plan.spaces[3].rect)

    assert red(None) > 20 > red(3)


def test_nothing_is_painted_far_from_the_paper():
    plan = plan_supply(QRectF(20, 20, 260, 200), FULL, "Резерв товаров")
    image = picture(
        lambda p: paint_supply(p, plan, FULL, caption="Резерв товаров"), 300, 240, middle=False
    )
    assert QRectF(16, 16, 268, 212).contains(painted_rect(image))
