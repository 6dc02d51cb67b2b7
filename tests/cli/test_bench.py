"""What `bench` says of its figures; how fast anything is, no test asks."""

from desktop.cli.bench_window import window_goals, window_lines


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
