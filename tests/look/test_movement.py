"""Things that happen in time; here time goes on only when it is told to."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from desktop.look.movement import Movement, Movements


class Witness:
    def __init__(self) -> None:
        self.parts: list[float] = []
        self.ends = 0

    def step(self, part: float) -> None:
        self.parts.append(part)

    def end(self) -> None:
        self.ends += 1


@pytest.fixture
def movements(qapp, monkeypatch) -> Movements:
    monkeypatch.setattr(Movement, "go", lambda self: (self.start(), self.pause()))
    parent = QObject()
    made = Movements(parent)
    made.kept = parent
    return made


def test_a_movement_goes_evenly_to_its_end(movements):
    seen = Witness()
    movements.play("turn", 100, seen.step, seen.end)
    movements.running["turn"].setCurrentTime(25)
    movements.running["turn"].setCurrentTime(50)
    assert seen.parts == [0.0, 0.25, 0.5]
    assert seen.ends == 0
    movements.running["turn"].setCurrentTime(100)
    assert (seen.parts[-1], seen.ends) == (1.0, 1)
    assert movements.running == {}


def test_without_time_it_is_at_its_end_at_once(movements):
    seen = Witness()
    movements.play("turn", 0, seen.step, seen.end)
    assert (seen.parts, seen.ends) == ([1.0], 1)
    assert movements.running == {}


def test_a_new_one_of_its_name_ends_the_old(movements):
    first, second = Witness(), Witness()
    movements.play("turn", 100, first.step, first.end)
    movements.running["turn"].setCurrentTime(10)
    movements.play("turn", 100, second.step, second.end)
    assert (first.parts[-1], first.ends) == (1.0, 1)
    assert (second.parts, second.ends) == ([0.0], 0)


def test_all_are_ended_but_those_that_may_go_on(movements):
    seen = {name: Witness() for name in ("turn", "glow", "fly")}
    for name, witness in seen.items():
        movements.play(name, 100, witness.step, witness.end)
    movements.finish_all("glow")
    assert set(movements.running) == {"glow"}
    assert [witness.ends for witness in seen.values()] == [1, 0, 1]


def test_what_is_dropped_stays_as_far_as_it_has_come(movements):
    seen = Witness()
    movements.play("glow", 100, seen.step, seen.end)
    movements.running["glow"].setCurrentTime(40)
    movements.drop("glow")
    assert (seen.parts[-1], seen.ends) == (0.4, 0)
    assert movements.running == {}


@pytest.mark.parametrize("how", ["finish", "drop"])
def test_it_holds_nothing_when_it_is_over(movements, how):
    seen = Witness()
    movements.play("turn", 100, seen.step, seen.end)
    getattr(movements, how)("turn")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gone = weakref.ref(seen)
    del seen
    gc.collect()
    assert gone() is None
    assert movements.findChildren(Movement) == []


def test_it_goes_with_its_place(movements):
    seen = Witness()
    movements.play("turn", 100, seen.step, seen.end)
    movements.kept.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    assert (seen.parts, seen.ends) == ([0.0], 0)
