"""Paper tracks painted: discs in cells, zones, words that fit."""

import pytest
from PySide6.QtCore import QRectF

from desktop.look.fonts import SERIF
from desktop.look.goods import STEAM
from desktop.look.theme import MONO, PRINTED
from desktop.scene.painting.lettering import text_width
from desktop.scene.painting.steam_paper import (
    disc_area,
    discs_in,
    number_size,
    paint_track,
    shortened,
)
from desktop.scene.painting.steam_tracks import (
    income_track,
    locomotive_track,
    plan_track,
    points_track,
    round_track,
    track_height,
)
from tests.scene.painting.pictures import (
    DISCS,
    all_within,
    count_like,
    disc_rect,
    painted_rect,
    picture,
)
from tests.scene.painting.test_steam_tracks import SHAPES, TRACKS


def of_width(track, width):
    return plan_track(track, QRectF(0, 0, width, track_height(track, width)))


def painted(plan, discs, scale=2.0, **how):
    rect = plan.sheet.adjusted(0, 0, 12, 14)
    return picture(
        lambda p: paint_track(p, plan, discs, scale=scale, **how),
        rect.right(),
        rect.bottom(),
        scale=scale,
        middle=False,
    )


@pytest.mark.parametrize("name", TRACKS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [1, 3, 6])
def test_discs_lie_within_their_cell(name, shape, count):
    plan = plan_track(TRACKS[name], QRectF(0, 0, *shape))
    for box in plan.boxes:
        places, radius = discs_in(box, count)
        assert radius > 0
        assert all_within((disc_rect(at, radius) for at in places), box.rect)


@pytest.mark.parametrize("width", [260, 400, 900, 1448, 2560])
@pytest.mark.parametrize("name", ["income", "points", "locomotives"])
def test_six_players_in_one_cell_all_show(name, width):
    plan = of_width(TRACKS[name], width)
    box = plan.boxes[0]
    places, radius = discs_in(box, 6)
    assert radius >= 3.5
    image = painted(plan, {box.cell.key: DISCS})
    for at, disc in zip(places, DISCS, strict=True):
        there = disc_rect(at * 2, radius * 2)
        assert count_like(image, disc.colour, there, 30) > 12


@pytest.mark.parametrize("width", [260, 1448])
def test_a_disc_covers_neither_the_number_nor_the_price_of_its_level(width):
    plan = of_width(locomotive_track("Locomotives", ["$6"] * 6), width)
    for box in plan.boxes:
        area = disc_area(box)
        if box.is_low:
            assert area.left() > box.rect.left() + 5 + text_width(
                box.cell.text, number_size(box), 700, SERIF
            )
        else:
            assert area.top() >= box.rect.top() + 3 + number_size(box) * 0.75
            assert area.bottom() <= box.rect.bottom() - 11


def test_debt_start_and_gain_have_grounds_of_their_own():
    plan = of_width(income_track("Income"), 900)
    image = painted(plan, {})
    for key, wanted in ((-5, STEAM.debt), (0, STEAM.start), (5, STEAM.gain)):
        rect = plan.rect_of(key)
        low = QRectF(rect.left() * 2 + 8, rect.center().y() * 2 + 8, 40, 16)
        assert count_like(image, wanted, low, 30) > 0.9 * 40 * 16


def test_the_round_that_is_played_stands_out_in_black():
    plan = of_width(round_track("Round", 8, 3), 400)
    image = painted(plan, {})
    shares = []
    for box in plan.boxes:
        rect = QRectF(box.rect.topLeft() * 2, box.rect.size() * 2).adjusted(4, 4, -4, -4)
        shares.append(count_like(image, PRINTED.ink, rect, 40) / (rect.width() * rect.height()))
    assert shares[2] > 0.6
    assert all(share < 0.3 for n, share in enumerate(shares) if n != 2)


def test_a_ghost_is_paler_than_the_disc_it_stands_for():
    plan = of_width(points_track("Points"), 400)
    there = plan.rect_of(7)
    area = QRectF(there.topLeft() * 2, there.size() * 2)
    disc = DISCS[1]
    full = count_like(painted(plan, {7: [disc]}), disc.colour, area)
    ghost = count_like(painted(plan, {}, ghosts={7: [disc]}), disc.colour, area)
    assert full > 100 > ghost


def test_nothing_is_painted_far_from_the_paper():
    plan = plan_track(income_track("Счётчик дохода"), QRectF(30, 30, 260, 130))
    image = picture(lambda p: paint_track(p, plan, {}), 330, 200, middle=False)
    assert QRectF(26, 26, 268, 144).contains(painted_rect(image))


def test_on_white_paper_there_is_neither_grain_nor_shadow():
    plan = of_width(points_track("Points"), 400)
    image = painted(plan, {}, inks=MONO)
    outside = plan.sheet.bottom() * 2 + 2
    assert all(image.pixelColor(x, round(outside)).name() == "#00ff00" for x in range(20, 700, 50))


def test_words_too_long_for_their_place_end_in_an_ellipsis():
    assert shortened("Константин", 11, 200, 600) == "Константин"
    short = shortened("Константин", 11, 40, 600)
    assert short.endswith("…") and text_width(short, 11, 600, SERIF) <= 40
