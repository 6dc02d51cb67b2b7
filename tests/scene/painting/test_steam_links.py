"""Links: where their markers lie."""

import pytest
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath

from desktop.look.theme import PRINTED
from desktop.scene.painting import steam_print
from desktop.scene.painting.steam_links import (
    RADIUS,
    LinkLook,
    along,
    marker_at,
    marker_rect,
    markers_of,
    paint_marker,
)
from desktop.titles.steam.links import is_city
from tests.scene.painting.pictures import DISCS, count_like, is_like, picture
from tests.titles.steam.played import played_game


def piece(*points):
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    return path


STRAIGHT = LinkLook((piece((0, 0), (100, 0)), piece((100, 0), (100, 200))), DISCS[0])


def test_a_point_along_a_link_is_found_across_its_pieces():
    assert along(STRAIGHT, 40) == QPointF(40, 0)
    assert along(STRAIGHT, 150) == QPointF(100, 50)
    assert along(STRAIGHT, 999) == QPointF(100, 200)


def test_the_marker_lies_at_the_middle():
    assert marker_at(STRAIGHT) == QPointF(100, 50)


def test_what_a_town_covers_does_not_count():
    look = LinkLook((piece((0, 0), (200, 0)),), DISCS[0], trims=(0.0, 40.0))
    assert marker_at(look) == QPointF(80, 0)


def test_a_marker_keeps_off_a_bridge_but_stays_near_the_middle():
    spot = marker_at(STRAIGHT, [(QPointF(100, 50), 30.0)])
    away = QLineF(spot, QPointF(100, 50)).length()
    assert RADIUS + 30 <= away < RADIUS + 30 + 10


def test_on_a_link_too_short_to_keep_off_the_marker_stays_on_the_track():
    look = LinkLook((piece((0, 0), (30, 0)),), DISCS[0])
    assert marker_at(look, [(QPointF(15, 0), 60.0)]) == QPointF(15, 0)


def test_markers_of_two_links_side_by_side_do_not_touch():
    looks = [LinkLook((piece((0, y), (300, y)),), DISCS[n]) for n, y in enumerate((0, 20))]
    one, other = markers_of(looks)
    assert QLineF(one, other).length() >= 2 * RADIUS
    assert marker_rect(one).center() == one and marker_rect(one).width() == 2 * RADIUS


def test_a_link_without_track_is_no_link():
    with pytest.raises(ValueError, match="at least one"):
        along(LinkLook(()), 5)


def test_the_marker_tells_finished_unfinished_and_unowned_links_apart():
    looks = {
        "finished": LinkLook(STRAIGHT.pieces, DISCS[1]),
        "unfinished": LinkLook(STRAIGHT.pieces, DISCS[1], is_complete=False),
        "nobody's": LinkLook(STRAIGHT.pieces),
    }
    images = {
        name: picture(lambda p, look=look: paint_marker(p, QPointF(0, 0), look), 60, 60)
        for name, look in looks.items()
    }
    counts = {name: count_like(image, DISCS[1].colour) for name, image in images.items()}
    assert counts["finished"] > 2 * counts["unfinished"] > 0
    assert counts["nobody's"] == 0
    for image in images.values():  # a light rim sets it off from the rails
        assert is_like(image.pixelColor(30, 30 - 21), PRINTED.casing, 20)


def test_where_track_ends_nowhere_the_marker_may_lie_on_its_end():
    name = [(QPointF(50, 0), 12.0)]
    track = (piece((0, 0), (87, 0)),)
    open_end = LinkLook(track, DISCS[0], is_complete=False, trims=(28.0, 0.0))
    spot = marker_at(open_end, name)
    assert QLineF(spot, name[0][0]).length() >= RADIUS + 12
    assert spot.x() <= 87
    finished = LinkLook(track, DISCS[0], trims=(28.0, 0.0))
    assert marker_at(finished, name).x() <= 87 - RADIUS


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_disc_lies_on_the_name_of_a_town(language):
    table = played_game(4, 3).table
    sheet = steam_print.sheet(steam_print.board_key(table.setup), language, PRINTED)
    found = tuple(steam_print.link_looks(table).values())
    names = sheet.standing(steam_print.looks(table, sheet)).names
    towns = [r for id, rects in names.items() if not is_city(table, id) for r in rects]
    assert len(found) > 20
    for spot in steam_print.disc_spots(sheet, table, found):
        disc = marker_rect(spot, RADIUS * 0.8)
        assert not any(disc.intersects(name) for name in towns)
