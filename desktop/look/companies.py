"""Liveries: colour, letters' colour and symbol of every company, and the marks of players and runs.

A symbol or a dash always comes with the colour, so that nothing depends on colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

CREAM, WHITE = "#FFF8E7", "#FFFFFF"

SYMBOLS = (
    "keystone",
    "oval",
    "dome",
    "ring",
    "diamond",
    "triangle",
    "shield",
    "cross",
    "four",
    "star",
    "bar",
    "chevron",
    "crescent",
    "hexagon",
    "wheel",
)


@dataclass(frozen=True)
class Livery:
    fill: str
    text: str
    symbol: str

    @property
    def is_light(self) -> bool:
        """Whether dark letters stand on it; on land it then needs a dark rim, as lettering too."""
        return self.text not in (CREAM, WHITE)

    def mono(self) -> Livery:
        """For a black printer: dark companies black, light ones white; the symbol tells more."""
        fill, text = (WHITE, "#000000") if self.is_light else ("#000000", WHITE)
        return Livery(fill, text, self.symbol)


LIVERIES: dict[str, dict[str, Livery]] = {
    "1846": {
        "PRR": Livery("#A8281F", CREAM, "keystone"),
        "NYC": Livery("#2A2A30", CREAM, "oval"),
        "B&O": Livery("#1E5AA0", CREAM, "dome"),
        "C&O": Livery("#8CC0DC", "#14222C", "ring"),
        "ERIE": Livery("#E9C22B", "#241D05", "diamond"),
        "GT": Livery("#BC560F", WHITE, "triangle"),
        "IC": Livery("#2C6E42", CREAM, "shield"),
        "MS": Livery("#E8A2B4", "#31111B", "cross"),
        "BIG4": Livery("#147A78", WHITE, "four"),
    },
    "18MEX": {
        "CHI": Livery("#A8281F", CREAM, "star"),
        "MC": Livery("#2A2A30", CREAM, "oval"),
        "MEX": Livery("#8CC0DC", "#14222C", "diamond"),
        "NdM": Livery("#2C6E42", CREAM, "shield"),
        "PAC": Livery("#1E5AA0", CREAM, "ring"),
        "SPM": Livery("#E9C22B", "#241D05", "wheel"),
        "TM": Livery("#BC560F", WHITE, "triangle"),
        "UdY": Livery("#6A3A86", WHITE, "dome"),
        "A": Livery("#E8A2B4", "#31111B", "cross"),
        "B": Livery("#147A78", WHITE, "bar"),
        "C": Livery("#74461F", CREAM, "chevron"),
    },
}
UNKNOWN = Livery("#6B5F4E", CREAM, "hexagon")


def livery(title: str, company: str) -> Livery:
    return LIVERIES.get(title, {}).get(company, UNKNOWN)


@dataclass(frozen=True)
class Mark:
    """A colour with the dash of its line, in widths of the line; no dash is a plain line."""

    colour: str
    dash: tuple[float, ...] = ()
    name: str = ""  # as files and settings call it


PLAYERS = (
    Mark("#6A5ACD", (), "violet"),
    Mark("#1D7874", (4.0, 2.0), "teal"),
    Mark("#8E6C00", (1.5, 1.5), "ochre"),
    Mark("#6B4226", (6.0, 2.0, 1.5, 2.0), "brown"),
    Mark("#2B4C7E", (8.0, 3.0), "blue"),
    Mark("#111111", (3.0, 1.5, 1.0, 1.5, 1.0, 1.5), "black"),
)
PLAYER_COLOURS = {mark.name: mark for mark in PLAYERS}

# The dash is the white line inside the coloured one.
ROUTES = (
    Mark("#0A6C8E"),
    Mark("#C2410C", (4.8, 2.4)),
    Mark("#5A1068", (9.0, 2.4, 1.8, 2.4)),
    Mark("#5B7F1A", (2.1, 2.1)),
)


def seat_colours(count: int, chosen: Sequence[str] = ()) -> tuple[str, ...]:
    """The colour of every seat, by name; the seats' own if those chosen do not fit."""
    fits = len(chosen) == count == len(set(chosen)) and set(chosen) <= set(PLAYER_COLOURS)
    return tuple(chosen) if fits else tuple(PLAYERS[n % len(PLAYERS)].name for n in range(count))


class _AtTheTable:
    """What the players of the open game wear. There is one window, with one game."""

    worn: tuple[str, ...] = ()


def wear(colours: Sequence[str]) -> None:
    """From now on the players are drawn like this, first seat first; () is as the seats are."""
    _AtTheTable.worn = seat_colours(len(colours), colours)


def player_mark(seat: int) -> Mark:
    """How a player of the open game is drawn, everywhere."""
    worn = _AtTheTable.worn
    return PLAYER_COLOURS[worn[seat]] if seat < len(worn) else PLAYERS[seat % len(PLAYERS)]


def chip_letter(name: str) -> str:
    """What stands on the chip of a player; of "Player 3" it is the 3, which tells more."""
    words = name.split()
    last = words[-1] if words else ""
    return last if last.isdigit() and len(last) < 3 else name.strip()[:1].upper()


def route_mark(number: int) -> Mark:
    return ROUTES[number % len(ROUTES)]
