"""Things that happen in time, each ended at once by the next deed.

    movements = Movements(scene)
    movements.play("turn", duration(TILE_TURN), lambda part: ghost.setRotation(60 * part))

A part goes evenly from 0 to 1; whoever shows it bends it (`ease_out`, `ease_in_out`). Whatever ends
a movement, its last part is 1 and its end is heard once, so that everything lies where it belongs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

Step = Callable[[float], object]
End = Callable[[], object]

_OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
_IN_OUT = QEasingCurve(QEasingCurve.Type.InOutQuad)


def ease_out(part: float) -> float:
    return _OUT.valueForProgress(part)


def ease_in_out(part: float) -> float:
    return _IN_OUT.valueForProgress(part)


class Movement(QVariantAnimation):
    """One of them; `go` lets its time run."""

    def __init__(self, ms: int, parent: QObject) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(ms)

    def go(self) -> None:
        self.start()


class Movements(QObject):
    """All that moves in one place, by name; a new one ends the old one of its name."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: dict[Hashable, tuple[Movement, Step, End]] = {}

    @property
    def running(self) -> dict[Hashable, Movement]:
        return {name: movement for name, (movement, _, _) in self._running.items()}

    def play(self, name: Hashable, ms: int, step: Step, end: End = lambda: None) -> None:
        self.finish(name)
        if ms <= 0:
            step(1.0)
            end()
            return
        movement = Movement(ms, self)
        movement.valueChanged.connect(lambda part: step(float(part)))
        movement.finished.connect(lambda: self.finish(name))
        self._running[name] = (movement, step, end)
        step(0.0)
        movement.go()

    def finish(self, name: Hashable) -> None:
        """To its end, now."""
        found = self._running.pop(name, None)
        if found is not None:
            movement, step, end = found
            _put_away(movement)
            step(1.0)
            end()

    def drop(self, name: Hashable) -> None:
        """Leave it as far as it has come; another movement goes on from there."""
        found = self._running.pop(name, None)
        if found is not None:
            _put_away(found[0])

    def finish_all(self, *but: Hashable) -> None:
        for name in tuple(self._running):
            if name not in but:
                self.finish(name)


def _put_away(movement: Movement) -> None:
    """It holds what it has moved no longer."""
    movement.blockSignals(True)
    movement.stop()
    movement.valueChanged.disconnect()
    movement.finished.disconnect()
    movement.deleteLater()
