"""A house in which things move, but time stands still until the test lets it go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from desktop.look import motion
from desktop.look.movement import Movement, Movements


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever begins to move waits at its beginning (`go_on`)."""

    def wait(movement: Movement) -> None:
        movement.start()
        movement.pause()

    monkeypatch.setattr(Movement, "go", wait)
    motion.allow()
    motion.reduce(False)
    yield
    motion.allow(False)


@pytest.fixture
def reduced(slow: None) -> Iterator[Callable[[], None]]:
    """To be called when the window is there, which follows its own settings."""
    yield lambda: motion.reduce(True)
    motion.reduce(False)


def go_on(movements: Movements, name: object, ms: int) -> None:
    """So many milliseconds after its beginning."""
    movements.running[name].setCurrentTime(ms)


def moving(movements: Movements) -> set[str]:
    """The names of what moves; where there are several of a kind, its name once."""
    return {name if isinstance(name, str) else name[0] for name in movements.running}


def only(movements: Movements, kind: str) -> object:
    """The full name of the one of its kind."""
    (name,) = [n for n in movements.running if n == kind or (n[0] == kind and n is not str)]
    return name
