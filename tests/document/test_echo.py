"""What was done is told a second time, and what takes long is shown turn by turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from desktop.document.echo import Echo
from desktop.engine.state import Change


@pytest.fixture
def echo(qapp):
    parent = QObject()
    made = Echo(parent)
    made.is_patient = True
    yield made
    parent.deleteLater()


def turns(echo: Echo, qapp) -> int:
    """How many turns of the loop it takes until nothing waits."""
    count = 0
    while echo.is_waiting:
        qapp.processEvents()
        count += 1
        assert count < 100
    return count


def test_without_a_window_nothing_waits(echo):
    echo.is_patient, shown = False, []
    echo.changed.connect(lambda change: echo.later(lambda: shown.append(change)))
    echo.hear(Change(()))
    assert len(shown) == 1 and not echo.is_waiting


def test_each_has_a_turn_of_its_own_in_the_order_in_which_they_came(echo, qapp):
    shown, together = [], []
    shows = [lambda n=n: shown.append(n) for n in range(3)]

    def tell() -> None:
        for show in shows:
            echo.later(show)

    echo.changed.connect(tell)
    echo.hear(Change(()))
    while echo.is_waiting:
        before = len(shown)
        qapp.processEvents()
        together.append(len(shown) - before)
    assert shown == [0, 1, 2]
    assert max(together) == 1


def test_nothing_is_shown_twice_however_often_it_is_told(echo, qapp):
    shown = []

    def show() -> None:
        shown.append(1)

    echo.changed.connect(lambda _: echo.later(show))
    for _ in range(3):
        echo.hear(Change(()))
        echo.later(show)
    turns(echo, qapp)
    assert shown == [1]


def test_what_is_told_meanwhile_comes_before_what_is_shown(echo, qapp):
    heard = []
    echo.changed.connect(lambda _: heard.append("told"))
    echo.later(lambda: heard.append("shown"))
    echo.hear(Change(()))
    turns(echo, qapp)
    assert heard == ["told", "shown"]


def test_who_cannot_wait_has_all_of_it_shown_at_once(echo):
    shown = []
    echo.changed.connect(lambda _: echo.later(lambda: shown.append("panel")))
    echo.later(lambda: shown.append("tray"))
    echo.hear(Change(()))
    echo.catch_up()
    assert shown == ["tray", "panel"] and not echo.is_waiting


def test_what_is_forgotten_is_not_shown(echo, qapp):
    shown = []

    def show() -> None:
        shown.append(1)

    echo.later(show)
    assert echo.forget(show)
    assert not echo.forget(show)
    turns(echo, qapp)
    assert shown == []
