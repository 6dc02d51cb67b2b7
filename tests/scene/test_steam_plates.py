"""The plates of a delivery hang beside their city, clear of what is read, on the sheet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.scene.steam_plates import best_side

SHEET = QRectF(0, 0, 1000, 1000)
SIZE, GAP = QSizeF(300, 60), 5.0
ABOVE, BELOW, RIGHT, LEFT = QPointF(0, -1), QPointF(0, 1), QPointF(1, 0), QPointF(-1, 0)


def city(x: float, y: float) -> QRectF:
    return QRectF(x - 100, y - 87, 200, 174)


def test_a_plate_stands_above_its_city():
    side, room = best_side(city(500, 500), SIZE, SHEET, [city(500, 500)], GAP)
    assert side == ABOVE
    assert room == QRectF(350, 500 - 87 - 5 - 60, 300, 60)


def test_at_the_upper_edge_of_the_sheet_it_stands_below():
    side, room = best_side(city(500, 100), SIZE, SHEET, [], GAP)
    assert side == BELOW
    assert SHEET.contains(room)


def test_it_covers_no_name_above_and_below():
    names = [QRectF(450, 380, 100, 20), QRectF(450, 600, 100, 20)]
    assert best_side(city(500, 500), SIZE, SHEET, names, GAP)[0] == RIGHT


def test_near_the_right_edge_it_goes_to_the_left():
    names = [QRectF(650, 380, 100, 20), QRectF(650, 600, 100, 20)]
    side, room = best_side(city(800, 500), SIZE, SHEET, names, GAP)
    # Above and below it would leave nothing out of the sheet, but names are to be read.
    assert side == LEFT
    assert not any(room.intersects(name) for name in names)


def test_where_every_side_covers_something_the_smallest_harm_is_chosen():
    names = [QRectF(450, 380, 100, 30), QRectF(450, 600, 10, 20), city(700, 500), city(300, 500)]
    assert best_side(city(500, 500), SIZE, SHEET, names, GAP)[0] == BELOW
