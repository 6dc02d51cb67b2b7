"""The seven action tiles: places, names that fit, who took them, the other side."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.look.fonts import SERIF
from desktop.look.goods import STEAM
from desktop.look.icons import SHAPES
from desktop.look.theme import PRINTED, contrast
from desktop.scene.painting.lettering import text_width
from desktop.scene.painting.steam_actions import (
    ICONS,
    PAD,
    SMALLEST_NAME,
    ActionLook,
    action_at,
    action_rects,
    actions_height,
    disc_place,
    is_row,
    paint_action,
    paint_actions,
    two_lines,
)
from tests.scene.painting.pictures import (
    DISCS,
    all_within,
    count_like,
    disc_rect,
    none_overlap,
    painted_rect,
    picture,
)

NAMES = (
    "Первый игрок",
    "Первая перевозка",
    "Инженер",
    "Первый строитель",
    "Развитие города",
    "Модернизация локомотивов",
    "Урбанизация",
)
WIDTHS = [252, 320, 480, 760, 900, 1448]
CARD = QRectF(10, 10, 120, 90)
ROW = QRectF(10, 10, 244, 40)


@pytest.mark.parametrize("width", WIDTHS)
def test_seven_tiles_fill_their_room_and_none_overlap(width):
    rect = QRectF(4, 6, width, actions_height(width))
    rects = action_rects(rect)
    assert len(rects) == 7 and none_overlap(rects) and all_within(rects, rect)
    assert [action_at(rects, place.center()) for place in rects] == [1, 2, 3, 4, 5, 6, 7]
    assert action_at(rects, QPointF(0, 0)) is None


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", NAMES)
def test_every_name_fits_at_a_size_that_can_be_read(width, name):
    place = action_rects(QRectF(0, 0, width, actions_height(width)))[0]
    if is_row(place):
        room = disc_place(place)[0].x() - 13 - 6 - (place.left() + 32 + 22 + 8)
        assert text_width(name, SMALLEST_NAME, 600, SERIF) <= room
    else:
        lines = two_lines(name, 14, place.width() - 2 * PAD)
        assert " ".join(lines) == name
        for line in lines:
            assert text_width(line, SMALLEST_NAME, 600, SERIF) <= place.width() - 2 * PAD


@pytest.mark.parametrize("width", WIDTHS)
def test_the_marker_lies_on_its_tile(width):
    for place in action_rects(QRectF(0, 0, width, actions_height(width))):
        assert all_within([disc_rect(*disc_place(place))], place)


@pytest.mark.parametrize("rect", [CARD, ROW], ids=["card", "row"])
def test_a_tile_shows_number_sign_and_name(rect):
    def ink(look):
        image = picture(lambda p: paint_action(p, rect, look), 280, 120, middle=False)
        return count_like(image, PRINTED.ink, rect)

    assert ink(ActionLook(4, "Инженер")) > ink(ActionLook(4, "")) + 50 > 100
    images = {
        number: picture(
            lambda p, n=number: paint_action(p, rect, ActionLook(n, "")), 280, 120, middle=False
        )
        for number in range(1, 8)
    }
    assert len({bytes(image.constBits()) for image in images.values()}) == 7


@pytest.mark.parametrize("rect", [CARD, ROW], ids=["card", "row"])
def test_the_price_and_the_taker_show(rect):
    def image(look):
        return picture(lambda p: paint_action(p, rect, look), 280, 120, middle=False)

    plain, priced = image(ActionLook(7, "")), image(ActionLook(7, "", "$6"))
    low = QRectF(rect.left(), rect.center().y(), rect.width(), rect.height() / 2)
    assert count_like(priced, PRINTED.soft_ink, low) > count_like(plain, PRINTED.soft_ink, low) + 5
    taken = image(ActionLook(7, "", chosen_by=DISCS[1]))
    assert count_like(plain, DISCS[1].colour) == 0
    assert count_like(taken, DISCS[1].colour, disc_rect(*disc_place(rect))) > 150


@pytest.mark.parametrize("rect", [CARD, ROW], ids=["card", "row"])
def test_a_tile_turned_over_is_darker_and_says_why(rect):
    def image(look):
        return picture(lambda p: paint_action(p, rect, look), 280, 120, middle=False)

    front = image(ActionLook(5, "City growth", "$2", DISCS[0]))
    back = image(ActionLook(5, "City growth", "$2", DISCS[0], passed="Passed"))
    assert count_like(back, STEAM.back, rect, 6) > 500
    assert count_like(front, STEAM.back, rect, 6) < 30
    assert count_like(back, PRINTED.ink, rect) > 60
    assert count_like(back, DISCS[0].colour, disc_rect(*disc_place(rect))) > 150


def test_a_tile_nobody_can_take_is_dim_but_can_be_read():
    image = picture(
        lambda p: paint_action(p, CARD, ActionLook(3, "Engineer", is_dim=True)),
        160,
        120,
        middle=False,
    )
    assert count_like(image, PRINTED.paper_shade, CARD, 6) > 4000
    inside = CARD.adjusted(6, 6, -6, -6).toAlignedRect()
    darkest = min(
        (
            image.pixelColor(x, y)
            for x in range(inside.left(), inside.right())
            for y in range(inside.top(), inside.bottom())
        ),
        key=lambda c: c.lightness(),
    )
    assert contrast(darkest, PRINTED.paper_shade) > 4.5


def test_all_seven_are_painted_within_their_room():
    looks = [ActionLook(n, name) for n, name in enumerate(NAMES, start=1)]
    rect = QRectF(10, 10, 252, actions_height(252))
    image = picture(lambda p: paint_actions(p, rect, looks), 272, rect.height() + 20, middle=False)
    assert rect.adjusted(-1, -1, 1, 1).contains(painted_rect(image))


def test_every_tile_has_a_sign_that_exists():
    assert len(set(ICONS[1:])) == 7 and set(ICONS[1:]) <= set(SHAPES)
