"""The paper tracks: cells for every value, laid out in any rectangle."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.scene.painting.steam_tracks import (
    PLUS_50,
    PLUS_100,
    by_cell,
    income_track,
    locomotive_track,
    order_track,
    plan_track,
    points_discs,
    points_place,
    points_track,
    round_track,
    track_height,
)
from tests.scene.painting.pictures import DISCS, all_within, none_overlap

NAMES = ("Вера", "Константин", "Дарья", "Анна", "Борис", "Глеб")
TRACKS = {
    "income": income_track("Счётчик дохода"),
    "points": points_track("Победные очки"),
    "locomotives": locomotive_track("Уровень локомотивов", [f"${n}" for n in range(1, 7)]),
    "order": order_track("Порядок хода", NAMES),
    "rounds": round_track("Раунд", 10, 4),
}
SHAPES = [(260, 200), (260, 60), (90, 600), (600, 90), (1448, 110), (2560, 120), (150, 900)]


@pytest.mark.parametrize("name", TRACKS)
@pytest.mark.parametrize("shape", SHAPES)
def test_cells_lie_on_the_paper_and_none_overlap(name, shape):
    rect = QRectF(7, 9, *shape)
    plan = plan_track(TRACKS[name], rect)
    inset = [box.rect.adjusted(0.01, 0.01, -0.01, -0.01) for box in plan.boxes]
    assert [box.cell for box in plan.boxes] == list(TRACKS[name].cells)
    assert none_overlap(inset) and all_within(inset, plan.sheet)
    assert rect.contains(plan.sheet)


@pytest.mark.parametrize("name", TRACKS)
@pytest.mark.parametrize("width", [260, 320, 400, 640, 900, 1448, 2560])
def test_at_its_own_height_a_track_has_cells_in_which_discs_can_be_seen(name, width):
    track = TRACKS[name]
    plan = plan_track(track, QRectF(0, 0, width, track_height(track, width)))
    assert all(box.rect.width() >= 22 and box.rect.height() >= 24 for box in plan.boxes)
    assert plan.sheet.height() <= 330


@pytest.mark.parametrize("name", TRACKS)
def test_the_mouse_finds_every_cell(name):
    plan = plan_track(TRACKS[name], QRectF(0, 0, 300, 240))
    for box in plan.boxes:
        assert plan.cell_at(box.rect.center()) == box.cell.key
        assert plan.rect_of(box.cell.key) == box.rect
    assert plan.cell_at(QPointF(-5, -5)) is None
    assert plan.rect_of(-999).isNull()


def test_income_runs_from_minus_ten_to_ten_in_three_zones():
    cells = TRACKS["income"].cells
    assert [cell.key for cell in cells] == list(range(-10, 11))
    assert [cell.text for cell in cells[::10]] == ["\u221210", "0", "+10"]
    assert [cell.zone for cell in cells] == ["debt"] * 10 + ["start"] + ["gain"] * 10


def test_rounds_before_this_one_are_done():
    zones = [cell.zone for cell in round_track("", 7, 3).cells]
    assert zones == ["done", "done", "here", "ahead", "ahead", "ahead", "ahead"]


def test_levels_cost_their_upkeep_only_where_it_is_given():
    assert [cell.note for cell in locomotive_track("").cells] == [""] * 6
    assert [cell.note for cell in TRACKS["locomotives"].cells] == [f"${n}" for n in range(1, 7)]


@pytest.mark.parametrize(
    ("points", "place"),
    [(0, (0, 0)), (1, (1, 0)), (50, (50, 0)), (51, (1, 1)), (100, (50, 1)), (101, (1, 2))],
)
def test_a_marker_that_passes_fifty_goes_round(points, place):
    assert points_place(points) == place


def test_who_has_gone_round_has_a_disc_in_the_box_that_says_so():
    one, two, three, four = DISCS[:4]
    found = points_discs([(one, 7), (two, 57), (three, 107), (four, 157)])
    assert found[7] == [one, two, three, four]
    assert found[PLUS_50] == [two, four]
    assert found[PLUS_100] == [three, four]


def test_discs_keep_their_order_in_a_cell():
    assert by_cell(zip(DISCS[:3], (1, 2, 1), strict=True)) == {
        1: [DISCS[0], DISCS[2]],
        2: [DISCS[1]],
    }


def test_the_boxes_of_those_gone_round_share_the_rest_of_their_row():
    plan = plan_track(TRACKS["points"], QRectF(0, 0, 260, 300))
    first, second = plan.rect_of(PLUS_50), plan.rect_of(PLUS_100)
    assert first.width() == pytest.approx(second.width())
    assert second.right() == pytest.approx(plan.rect_of(9).right())
    assert first.left() == pytest.approx(plan.rect_of(50).right())
