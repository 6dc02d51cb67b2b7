"""The heart that measures how long a window is deaf."""

from __future__ import annotations

from time import sleep

from PySide6.QtCore import QTimer

from desktop.windows.heartbeat import Heartbeat


def test_a_deed_that_holds_the_window_up_is_measured(qapp):
    assert 70 <= Heartbeat().longest(lambda: sleep(0.08)) < 200


def test_sleeping_is_no_work(qapp):
    heart = Heartbeat()
    assert heart.longest(lambda: sleep(0.08)) >= 70
    assert heart.busiest < 40


def test_a_deed_that_gives_way_is_measured_by_its_longest_part(qapp):
    parts = [0.03, 0.06, 0.02]

    def go_on() -> None:
        sleep(parts.pop())
        if parts:
            QTimer.singleShot(2, go_on)

    longest = Heartbeat().longest(go_on)
    assert parts == []
    assert 50 <= longest < 100


def test_what_follows_a_deed_a_moment_later_counts_too(qapp):
    longest = Heartbeat().longest(lambda: QTimer.singleShot(3, lambda: sleep(0.05)))
    assert longest >= 45
