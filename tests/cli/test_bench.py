"""What `bench` says of its figures; how fast anything is, no test asks."""

import json

from desktop.cli.bench import described, measured
from desktop.cli.bench_window import window_goals, window_lines
from desktop.cli.progress import Progress
from desktop.titles.shelf import TITLES
from tests.shared import SHARED, needs_shared

WITH_TRAINS = {key for key, title in TITLES.items() if title.family == "18xx"}


def test_every_figure_stands_beside_its_aim_and_what_is_missed_says_so():
    figures = {"drop_ms": 61.0, "undo_ms": 12.0, "pan_share": 0.93, "pan_worst_ms": 40.0}
    assert window_goals(figures) == {"drop_ms": False, "undo_ms": True, "pan_share": False}
    pan, worst, drop, undo = window_lines(figures)
    assert "93%" in pan and "at least 95%" in pan and "MISSED" in pan
    assert "40 ms" in worst and "aim" not in worst
    assert "61 ms" in drop and "below 50 ms" in drop and "MISSED" in drop
    assert "12 ms" in undo and "below 30 ms" in undo and "MISSED" not in undo


def test_a_window_that_cannot_be_opened_is_told():
    assert window_lines(None) == []
    assert "could not be opened" in window_lines({})[0]


def check_figures(figures: dict) -> None:
    """Every title has its rows, and all are in the sums."""
    replays, routes = figures["replays"], figures["routes_by_title"]
    assert {name.partition("/")[0].partition("_")[0] for name in replays} == set(TITLES)
    assert set(routes) == WITH_TRAINS
    assert figures["total"]["actions"] == sum(r["actions"] for r in replays.values())
    assert figures["routes"]["count"] == sum(r["count"] for r in routes.values())
    assert figures["routes"]["worst_ms"] == max(r["worst_ms"] for r in routes.values())
    assert all(r["count"] and r["proven"] == 1.0 for r in routes.values())
    json.dumps(figures)
    lines = described(figures)
    assert figures["goods"]["count"] > 0
    assert any(line.startswith("choices of goods") for line in lines)
    for key in WITH_TRAINS:
        assert any(line.startswith(f"  {key}") and "100% proven" in line for line in lines)


@needs_shared
def test_recorded_games_of_every_title_are_measured_beside_the_peer():
    with Progress("measured") as progress:
        figures = measured(SHARED, True, progress)
    check_figures(figures)
    for name, replay in figures["replays"].items():
        is_recorded = not name.endswith("/simulated")
        assert is_recorded is ("ratio_to_peer" in replay), name
    assert any(line.startswith("18MEX/") and "peer" in line for line in described(figures))


def test_without_recorded_games_every_title_is_simulated(tmp_path):
    with Progress("measured") as progress:
        figures = measured(tmp_path, True, progress)
    check_figures(figures)
    assert set(figures["replays"]) == {f"{key}/simulated" for key in TITLES}
    assert "ratio_to_peer" not in figures["total"]
