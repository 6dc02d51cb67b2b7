"""The country of a Steam board: water, hills and closed sides on plain geometry."""

from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF

from desktop.scene.painting.geometry import FLAT, as_points
from desktop.scene.painting.steam_country import TOWN_ROOM, Country, River

# A sea of two hexes in the south of a small land, with a hill in the north.
LAND = frozenset({(0, 0), (1, 1), (-1, 1), (0, 2), (1, 3), (-1, 3), (0, -2), (1, -1), (-1, -1)})
SEA = frozenset({(0, 4), (1, 5)})
# Qt may err about points that are level with a corner of an outline.
ASIDE = QPointF(3, 11)
RIVER = River(((0, -2), (0, 0), (0, 2), (0, 4)))
COUNTRY = Country(
    "test",
    LAND,
    water=SEA,
    hills=frozenset({(0, -2), (1, -1), (-1, 1)}),
    towns=frozenset({(-1, 1)}),
    rivers=(
        RIVER,
        River(
            ((-1, 1), (0, 0)),
        ),
        River(((1, 1), (1, 3)), is_canal=True),
    ),
    lakes=((1, 1),),
    walls=(((0, 2), 0), ((0, 4), 3), ((1, 3), 0)),
)


def test_water_reaches_a_little_into_the_coast():
    (shore,) = COUNTRY.shores
    for at in SEA:
        assert shore.contains(FLAT.centre(at))
    coast = FLAT.centre((0, 2)) + FLAT.side_mid(0, 0.9)
    inland = FLAT.centre((0, 2)) + FLAT.side_mid(0, 0.6)
    assert shore.contains(coast) and not shore.contains(inland)


def test_two_waters_have_two_shores():
    country = Country("test", LAND - {(0, -2)}, water=SEA | {(0, -2)})
    assert len(country.shores) == 2


def test_a_river_flows_through_its_hexes_and_crosses_their_sides_only():
    points = as_points(COUNTRY.river_line(RIVER), 200)
    for at in RIVER.hexes:
        inside = FLAT.outline().translated(FLAT.centre(at))
        assert any(inside.contains(point) for point in points)
    everywhere = [FLAT.outline(1.01).translated(FLAT.centre(at)) for at in RIVER.hexes]
    assert all(any(hex_.contains(point) for hex_ in everywhere) for point in points)


def test_two_rivers_meet_in_a_point():
    end = COUNTRY.river_line(COUNTRY.rivers[1]).currentPosition()
    main = as_points(COUNTRY.river_line(RIVER), 300)
    assert min(QLineF(end, point).length() for point in main) < 3


def test_a_river_may_come_over_the_border():
    line = COUNTRY.river_line(River(((0, 0),), from_side=3, to_side=0))
    assert abs(line.pointAtPercent(0).y() - FLAT.side_mid(3).y()) < 0.1
    assert abs(line.currentPosition().y() - FLAT.side_mid(0).y()) < 0.1


def test_the_hand_shakes_the_same_way_each_time():
    again = Country(COUNTRY.key, LAND, water=SEA, rivers=COUNTRY.rivers, lakes=COUNTRY.lakes)
    assert again.shores == COUNTRY.shores
    assert again.streams == COUNTRY.streams
    other = Country("other", LAND, water=SEA)
    assert other.shores != COUNTRY.shores


def test_rivers_do_not_show_in_the_sea():
    assert COUNTRY.streams.contains(COUNTRY._bend((0, 4)))
    assert not COUNTRY.dry.contains(FLAT.centre((0, 4)) + ASIDE)
    assert COUNTRY.dry.contains(FLAT.centre((0, 0)) + ASIDE)


def test_a_small_lake_stays_within_its_hex():
    lake = COUNTRY._lake((1, 1))
    hex_ = FLAT.outline().translated(FLAT.centre((1, 1)))
    assert hex_.contains(lake)
    assert COUNTRY.streams.contains(lake.boundingRect().center())


def test_hills_leave_room_for_water_and_for_towns():
    assert len(COUNTRY.humps[(1, -1)]) == 6, "bare hills"
    assert 0 < len(COUNTRY.humps[(0, -2)]) < 6, "a river springs here"
    here = FLAT.centre((0, -2))
    for hill in COUNTRY.humps[(0, -2)]:
        assert not COUNTRY.streams.intersects(hill.body.boundingRect().translated(here))
    for hill in COUNTRY.humps[(-1, 1)]:
        assert not hill.body.boundingRect().intersects(TOWN_ROOM)


def test_a_closed_side_is_drawn_once_from_whichever_hex_it_is_told():
    lines = COUNTRY.wall_lines
    assert lines.elementCount() == 4  # two sides, of two points each
    ends = [QPointF(lines.elementAt(n).x, lines.elementAt(n).y) for n in range(4)]
    for start, end in list(pairwise(ends))[::2]:
        assert abs(QLineF(start, end).length() - 100) < 0.01


def test_the_border_goes_round_land_and_water():
    for at in LAND | SEA:
        assert COUNTRY.outline.contains(FLAT.centre(at) + ASIDE)
    assert not COUNTRY.outline.contains(FLAT.centre((0, 6)) + ASIDE)
