"""The plates of the runs: legible numbers that cover neither names nor stations."""

from __future__ import annotations

from functools import cache

import pytest

from desktop.eighteen.actions import RunTrains
from desktop.scene.items.route_item import LANE, line_points, route_paths
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import GRIDS
from desktop.scene.painting.prints import looks_of
from desktop.scene.painting.standing import overlap, standing_of, touches_disc
from desktop.scene.plate_places import PlatePlaces
from desktop.scene.stop_values import stop_values
from tests.scene.boards import sheet_of
from tests.windows.table import game_where


@cache
def plates_of(seed: int, language: str = "en"):
    """A company with several trains, its best runs and where their plates stand."""
    game = game_where(RunTrains, seed)
    table = game.table
    runs = table.best_runs(table.operating).runs
    sheet = sheet_of(language)
    looks = looks_of(table, sheet)
    standing = standing_of(sheet, looks)
    grid = GRIDS[table.board.layout]
    values = stop_values(table, runs)
    spots = {
        (v.hex, v.place): sheet.centres[v.hex] + shape_of(looks[v.hex].face, grid).centres[v.place]
        for v in values
    }
    places = PlatePlaces(standing, spots, line_points(route_paths(table.board, grid, runs)))
    return standing, [(value, places.place(value)) for value in values]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_plate_covers_a_name_a_station_or_another_plate(seed, language):
    standing, plates = plates_of(seed, language)
    assert plates
    for number, (value, rect) in enumerate(plates):
        for name in (r for of_hex in standing.names.values() for r in of_hex):
            assert not overlap(rect, name), value
        for disc in (d for of_hex in standing.discs.values() for d in of_hex):
            assert not touches_disc(rect, disc), value
        assert not any(overlap(rect, other) for _, other in plates[:number]), value


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_plate_replaces_a_printed_number_wholly_or_leaves_it_alone(seed):
    standing, plates = plates_of(seed)
    replaced = 0
    for value, rect in plates:
        for hex_id, badge in standing.badges.items():
            if overlap(rect, badge):
                assert hex_id == value.hex
                assert rect.center() == badge.center()
                replaced += 1
    assert replaced


def test_what_is_passed_without_counting_stands_in_brackets():
    for seed in (1, 2, 3):
        for value, _ in plates_of(seed)[1]:
            assert value.text.startswith("(") != value.is_counted


def test_runs_that_share_track_lie_side_by_side():
    """Of one company they never do; but a run may be drawn over another while one tries."""
    game = game_where(RunTrains, 1)
    table = game.table
    run = table.best_runs(table.operating).runs[0]
    grid = GRIDS[table.board.layout]
    [alone] = route_paths(table.board, grid, (run,))
    one, other = route_paths(table.board, grid, (run, run))
    middle = alone.pointAtPercent(0.5)
    apart = one.pointAtPercent(0.5) - other.pointAtPercent(0.5)
    assert (apart.x() ** 2 + apart.y() ** 2) ** 0.5 == pytest.approx(LANE, abs=2.0)
    between = (one.pointAtPercent(0.5) + other.pointAtPercent(0.5)) / 2
    assert (between - middle).manhattanLength() < 3.0
