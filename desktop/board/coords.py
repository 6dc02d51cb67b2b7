"""Hex names and where they lie: `D6` to a point of the doubled grid, and its six neighbours."""

from __future__ import annotations

import re

# By end of track: sides 0..5, and behind them, found as `OPPOSITE[~side]`, their second tracks.
OPPOSITE = (3, 4, 5, 0, 1, 2, ~2, ~1, ~0, ~5, ~4, ~3)

# Steps to the neighbour across sides 0..5, as (across, down) in doubled coordinates.
POINTY = ((-1, 1), (-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1))  # side 0 looks south-west
FLAT = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))  # side 0 looks south
LAYOUTS = {"pointy": POINTY, "flat": FLAT}

_NAME = re.compile(r"([A-Z]+)([0-9]+)")


def place_of(name: str, letters: str = "down") -> tuple[int, int]:
    """The point (across, down) of a hex whose letters run down the board, or across it."""
    match = _NAME.fullmatch(name)
    if match is None:
        raise ValueError(f"{name!r} is not the name of a hex")
    letter = 0
    for sign in match[1]:
        letter = letter * 26 + ord(sign) - ord("A") + 1
    number = int(match[2])
    return (number - 1, letter - 1) if letters == "down" else (letter - 1, number - 1)
