"""Goods of Steam and the markers of its players: a colour never comes without its symbol.

Colours differ in lightness as well as in hue, so that no two fall together for a colour-blind eye.
"""

from __future__ import annotations

from dataclasses import dataclass

from desktop.look.companies import CREAM, WHITE, Mark

DARK = "#1F1B17"


@dataclass(frozen=True)
class Good:
    """A colour of goods, as wood and as the print of the cities that want it."""

    fill: str  # the top of a cube
    front: str  # its side in the shade
    text: str  # what is printed on the wood
    symbol: str
    ground: str  # of a city
    plate: str  # the deep tone of the city's frame and of the rim round its letters
    letters: str  # of a name on that ground

    @property
    def is_light(self) -> bool:
        return self.text not in (CREAM, WHITE)

    def mono(self) -> Good:
        """For a black printer: the symbol tells them apart."""
        if self.is_light:
            return Good(WHITE, "#D8D8D8", "#000000", self.symbol, "#F2F2F2", WHITE, "#000000")
        return Good("#3A3A3A", "#000000", WHITE, self.symbol, "#8E8E8E", "#3A3A3A", WHITE)


GOODS = {
    "red": Good("#C2362A", "#8B2018", CREAM, "triangle", "#C4503F", "#6E1D14", CREAM),
    "blue": Good("#3F86C6", "#285C8E", WHITE, "ring", "#4E8ABF", "#17405F", CREAM),
    "yellow": Good("#F2C530", "#B98D10", DARK, "diamond", "#F1CE55", "#FBEDB4", DARK),
    "purple": Good("#5E2B7E", "#3C1853", CREAM, "cross", "#754A92", "#371650", CREAM),
    "grey": Good("#A7A49B", "#75726A", DARK, "bar", "#B4B1A9", "#E9E6DE", DARK),
}


def good(colour: str) -> Good:
    """The goods of a colour, by its word in the data files; tiles say gray."""
    return GOODS["grey" if colour == "gray" else colour]


# By the name of a player's colour. No player shares a symbol with goods.
PLAYER_SYMBOLS = {
    "violet": "star",
    "teal": "crescent",
    "ochre": "chevron",
    "brown": "shield",
    "blue": "four",
    "black": "oval",
}


def player_symbol(mark: Mark) -> str:
    return PLAYER_SYMBOLS.get(mark.name, "hexagon")


@dataclass(frozen=True)
class GoodsInks:
    """What Steam prints besides the common inks."""

    tile: str = "#C3D398"  # the card of track: quieter than any owner's colour on it
    meadow: str = "#F0F1D8"  # plain land
    yard: str = "#FBF5E6"  # where the cubes of a city lie
    canal: str = "#BFA9D6"  # its pale lilac banks
    canal_ink: str = "#6D5590"
    debt: str = "#EBC4B4"
    gain: str = "#D7E2BE"
    start: str = "#F3E3AC"
    card: str = "#F6EED8"
    back: str = "#CDBF9F"  # the other side of a card


STEAM = GoodsInks()
STEAM_MONO = GoodsInks(
    tile="#F0F0F0",
    meadow=WHITE,
    yard=WHITE,
    canal="#C8C8C8",
    canal_ink="#4A4A4A",
    debt="#D6D6D6",
    gain=WHITE,
    start="#EAEAEA",
    card=WHITE,
    back="#D0D0D0",
)


def goods_inks(is_mono: bool = False) -> GoodsInks:
    return STEAM_MONO if is_mono else STEAM
