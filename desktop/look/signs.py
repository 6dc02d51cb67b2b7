"""Signs beside colours: whether they are drawn, and how many dots a colour of track has."""

from __future__ import annotations

DOTS = {"yellow": 1, "green": 2, "brown": 3, "gray": 4}  # as one follows the other


class _AtTheTable:
    """There is one window, and one pair of eyes before it."""

    shown = False


def show_signs(shown: bool) -> bool:
    """From now on colours have signs, or none; whether that is new."""
    is_new, _AtTheTable.shown = shown != _AtTheTable.shown, shown
    return is_new


def dots_of(colour: str) -> int:
    """How many dots a tile of this colour shows now."""
    return DOTS.get(colour, 0) if _AtTheTable.shown else 0
