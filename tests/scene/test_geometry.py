"""Hexes, sides and track in scene units."""

import math

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.board.coords import LAYOUTS, OPPOSITE
from desktop.board.tile_code import parse
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import APOTHEM, GRIDS, R, as_points, lane, smooth
from desktop.scene.painting.outlines import hexes_outline, side_by_side


@pytest.fixture(params=GRIDS)
def grid(request):
    return GRIDS[request.param]


def distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def test_neighbours_share_the_middle_of_a_side(grid):
    for side, step in enumerate(LAYOUTS[grid.layout]):
        there = grid.centre(step) + grid.side_mid(OPPOSITE[side])
        assert distance(grid.side_mid(side), there) == pytest.approx(0, abs=1e-9)


def test_neighbours_share_the_ends_of_a_side(grid):
    for side, step in enumerate(LAYOUTS[grid.layout]):
        here = grid.side_ends(side)
        there = [grid.centre(step) + end for end in grid.side_ends(OPPOSITE[side])]
        assert distance(here[0], there[1]) == pytest.approx(0, abs=1e-9)
        assert distance(here[1], there[0]) == pytest.approx(0, abs=1e-9)


def test_two_tracks_across_a_side_meet_those_of_the_neighbour(grid):
    for side, step in enumerate(LAYOUTS[grid.layout]):
        for is_second in (False, True):
            here = grid.side_mid(side) + grid.beside(side, is_second)
            other = OPPOSITE[side]
            there = grid.centre(step) + grid.side_mid(other) + grid.beside(other, is_second)
            assert distance(here, there) == pytest.approx(0, abs=1e-9)
        apart = distance(grid.beside(side, True), grid.beside(side, False))
        assert apart == pytest.approx(0.3 * R)


def test_the_second_track_of_a_face_stands_beside_the_first(grid):
    face = parse("", "brown", "town 10 ^5; 2-c; 5-c; 2'-4")
    tracks = shape_of(face, grid).tracks
    first, second = tracks[0], tracks[2]
    assert distance(first.pointAtPercent(0), second.pointAtPercent(0)) == pytest.approx(30, abs=2)
    assert distance(second.pointAtPercent(1), grid.side_mid(4)) < 3


def test_track_crosses_its_sides_at_right_angles(grid):
    for a in range(6):
        for b in range(6):
            if a == b:
                continue
            track = grid.track(a, b)
            off = (track.angleAtPercent(0.99) + grid.side_angle(b) + 180) % 360 - 180
            assert off == pytest.approx(0, abs=3)


def test_curves_have_the_printed_radii(grid):
    """A sharp curve is an arc of half a hex round the corner, a gentle one of one and a half."""
    corner = grid.side_ends(0)[1]
    middle = as_points(grid.track(0, 1), 20)[2:-2]
    assert all(distance(p, corner) == pytest.approx(R / 2, abs=1.5) for p in middle)
    beyond = grid.side_mid(1, 2.0)
    middle = as_points(grid.track(0, 2), 20)[2:-2]
    assert all(distance(p, beyond) == pytest.approx(1.5 * R, abs=2.5) for p in middle)


def test_a_lane_keeps_its_distance(grid):
    track = grid.track(0, 2)
    for shift in (-20.0, 20.0):
        for here, there in zip(as_points(track), as_points(lane(track, shift)), strict=True):
            assert distance(here, there) == pytest.approx(20, abs=1.5)
    assert lane(track, 0) is track


def test_lanes_and_offset_lines_lie_on_the_same_side(grid):
    straight = grid.track(0, 3)
    short, whole = lane(straight, 10), side_by_side(straight, 10)
    assert distance(short.pointAtPercent(0.5), whole.pointAtPercent(0.5)) < 1


def test_hexes_that_touch_have_one_outline(grid):
    pair = hexes_outline(grid, frozenset({(0, 0), LAYOUTS[grid.layout][4]}))
    apart = hexes_outline(grid, frozenset({(0, 0), (8, 8)}))
    assert len(pair.toSubpathPolygons()) == 1
    assert len(apart.toSubpathPolygons()) == 2
    assert pair.contains(grid.side_mid(4))


def test_a_soft_line_goes_through_its_points():
    points = [QPointF(0, 0), QPointF(50, 80), QPointF(120, 10)]
    line = smooth(points)
    assert line.elementCount() == 7
    assert line.currentPosition() == points[-1]
    assert isinstance(smooth(points, closed=True), QPainterPath)


def test_sides_are_as_far_as_the_apothem(grid):
    assert all(
        distance(grid.side_mid(s), QPointF(0, 0)) == pytest.approx(APOTHEM) for s in range(6)
    )
