"""How long everything that moves takes: the one place that knows, and whether it moves at all.

Nothing moves until somebody is there to see it (`allow`): tests and pictures find all at its end.
With reduced motion only what fades takes time, and little of it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication


@dataclass(frozen=True)
class Pace:
    """Milliseconds of one kind of movement."""

    ms: int
    fades: bool = False  # changes its opacity alone
    most: int = 0  # of several steps together


HOVER = Pace(80, fades=True)
GLOW_IN = Pace(120, fades=True)
GLOW_OUT = Pace(80, fades=True)
TILE_TURN = Pace(90)
SETTLE = Pace(110)  # what is let go lies down
SHAKE = Pace(60)  # a refusal …
GLIDE = Pace(180)  # … and the way home
FLIGHT = Pace(140)  # of what an undo takes from the board
PRICE = Pace(160, most=480)  # for each cell of the market
PANEL = Pace(120, fades=True)
ROUTE = Pace(240)  # a line is drawn once

FADE = 80  # milliseconds of every fading where motion is reduced
SHAKEN = 4.0  # pixels to either side
LIFTED = 1.06  # the size of what is in the hand
REFUSAL_STAYS = 6000  # milliseconds a refusal is shown on the board


class _Now:
    """What holds for this process."""

    is_seen = False
    is_reduced = False


def allow(is_seen: bool = True) -> None:
    """Somebody watches this window."""
    _Now.is_seen = is_seen


def reduce(is_reduced: bool) -> None:
    """What a person chose."""
    _Now.is_reduced = is_reduced


def duration(pace: Pace, steps: int = 1) -> int:
    """Milliseconds this movement takes now; 0: it is at its end at once."""
    if not _Now.is_seen or steps <= 0:
        return 0
    if _Now.is_reduced or system_reduces():
        return FADE if pace.fades else 0
    return min(pace.ms * steps, pace.most or pace.ms * steps)


def system_reduces() -> bool:
    """Whether the system asks for less motion, where Qt tells it."""
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = getattr(accessibility(), "motionPreference", None) if accessibility else None
    if preference is not None:  # Qt learns it after 6.11
        return "Reduce" in str(preference())
    # Elsewhere than on Windows Qt's answer says nothing about the person.
    return sys.platform == "win32" and not QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
