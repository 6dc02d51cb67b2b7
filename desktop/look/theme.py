"""Every colour of the program, for the printed things and for the interface, light and dark.

No other module writes a colour value, except `companies` for liveries, players and routes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtGui import QColor

LEGAL = "#008C9B"  # ring round a hex where one can act; always on a white rim
REFUSED = "#C3281C"  # ring round a refused drop; always on a white rim
WHITE = "#FFFFFF"


@dataclass(frozen=True)
class Inks:
    """The colours of printed things: board, market, cards. They do not follow the theme."""

    paper: str = "#F1E9D4"
    paper_shade: str = "#D9CBAA"
    vignette: str = "#8A7450"
    ink: str = "#1F1B17"
    soft_ink: str = "#6B5F4E"
    rim: str = "#17120C"  # dark rim of a token
    shadow: str = "#2A1C08"
    crease: str = "#3C2D19"  # dark side of a fold
    worn: str = "#FFFAEB"  # light side of a fold
    fibre: str = "#4A3A20"
    casing: str = "#FBF5E6"
    slot: str = "#FFFDF6"
    land: str = "#F1ECCF"
    hill: str = "#E3C894"
    hump: str = "#E2CC9C"  # body of a drawn hill
    hill_ink: str = "#7A5126"
    hill_pill: str = "#FFF6DD"
    water: str = "#BAD4D8"
    river: str = "#94BBC4"
    water_ink: str = "#2F5F6C"
    water_pill: str = "#EAF3F2"
    yellow: str = "#F0CD58"
    green: str = "#93B873"
    brown: str = "#C2925F"
    gray: str = "#C3C0B8"
    off_map: str = "#C8604C"
    off_map_outline: str = "#5E1F16"
    off_map_plate: str = "#7C281B"
    off_map_brown: str = "#94602F"
    cream: str = "#FFF8E7"  # letters on dark print
    marked: str = "#F6D98A"  # a printed symbol on which a marker lies
    cell: str = "#F7F0DD"
    cell_start: str = "#F3DF9A"
    cell_closing: str = "#E9B9A9"
    cell_par: str = "#CFE0BC"  # of a chart with zones, where yellow says something else
    cell_yellow: str = "#F1D877"
    cell_end: str = "#BFD6DF"
    is_mono: bool = False

    def of(self, colour: str) -> str:
        """The print of a hex or a tile by the colour word of the data files."""
        return str(getattr(self, _HEX_INKS.get(colour, colour)))

    @property
    def values(self) -> Mapping[str, tuple[str, str]]:
        """Ground and letters of the off-map values, by the colour word they are listed under."""
        return {
            "yellow": (self.yellow, self.ink),
            "green": (self.green, self.ink),
            "brown": (self.off_map_brown, self.cream),
            "gray": (self.gray, self.ink),
        }


_HEX_INKS = {"white": "land", "blue": "water", "red": "off_map"}

PRINTED = Inks()
MONO = Inks(
    paper=WHITE,
    paper_shade="#E6E6E6",
    vignette="#808080",
    ink="#000000",
    soft_ink="#4D4D4D",
    rim="#000000",
    shadow="#000000",
    crease="#333333",
    worn=WHITE,
    fibre="#404040",
    casing=WHITE,
    slot=WHITE,
    land=WHITE,
    hill="#F0F0F0",
    hump="#F0F0F0",
    hill_ink="#3A3A3A",
    hill_pill=WHITE,
    water="#DDDDDD",
    river="#CCCCCC",
    water_ink="#4A4A4A",
    water_pill=WHITE,
    yellow="#F4F4F4",
    green="#DADADA",
    brown="#BDBDBD",
    gray="#E6E6E6",
    off_map="#9A9A9A",
    off_map_outline="#1A1A1A",
    off_map_plate="#3C3C3C",
    off_map_brown="#5C5C5C",
    cream=WHITE,
    marked="#D0D0D0",
    cell=WHITE,
    cell_start="#EDEDED",
    cell_closing="#D0D0D0",
    cell_par=WHITE,
    cell_yellow="#E4E4E4",
    cell_end="#C4C4C4",
    is_mono=True,
)


@dataclass(frozen=True)
class Theme:
    """The colours of the interface."""

    name: str
    table: str  # behind the sheet
    window: str
    surface: str
    raised: str
    sunken: str
    line: str
    control_line: str
    text: str
    muted: str
    faint: str
    disabled: str
    accent: str
    accent_hover: str
    on_accent: str
    accent_soft: str
    accent_line: str
    success: str
    success_soft: str
    attention: str
    attention_soft: str
    refusal: str
    refusal_soft: str
    shadow: tuple[int, int, int, int] = field(default=(0, 0, 0, 90))

    @property
    def is_dark(self) -> bool:
        return self.name == "dark"

    def on_panel(self, value: str, ratio: float = 4.5) -> QColor:
        """A livery as a line or a word on a panel: in the dark, paler until it can be read."""
        mixed = QColor(value)
        while self.is_dark and contrast(mixed, self.surface) < ratio:
            parts = (mixed.red(), mixed.green(), mixed.blue())
            mixed = QColor(*(round(part + (255 - part) * 0.12) for part in parts))
        return mixed


LIGHT = Theme(
    name="light",
    table="#CFC9BD",
    window="#F3F0EA",
    surface="#FCFAF6",
    raised="#FFFFFF",
    sunken="#EBE6DC",
    line="#DCD5C8",
    control_line="#978D7D",
    text="#24211D",
    muted="#655E53",
    faint="#736B5F",
    disabled="#68615A",
    accent="#12616B",
    accent_hover="#0E525B",
    on_accent="#FFFFFF",
    accent_soft="#DCEAEA",
    accent_line="#8FBBBD",
    success="#2E6B3A",
    success_soft="#E0EDDD",
    attention="#8A5A00",
    attention_soft="#F8E9C6",
    refusal="#A3271D",
    refusal_soft="#F8E1DC",
    shadow=(40, 30, 15, 90),
)
DARK = Theme(
    name="dark",
    table="#121516",
    window="#1B1F21",
    surface="#23282A",
    raised="#2B3133",
    sunken="#171B1C",
    line="#363D40",
    control_line="#727C80",
    text="#EDE8DE",
    muted="#B0AA9E",
    faint="#969085",
    disabled="#948E84",
    accent="#5CB8BC",
    accent_hover="#74C7CA",
    on_accent="#0B2022",
    accent_soft="#203A3D",
    accent_line="#3B6A6E",
    success="#8CC793",
    success_soft="#21362A",
    attention="#E4B85A",
    attention_soft="#3B301A",
    refusal="#F09385",
    refusal_soft="#412522",
    shadow=(0, 0, 0, 160),
)


def colour(value: str, alpha: float = 1.0) -> QColor:
    made = QColor(value)
    made.setAlphaF(alpha)
    return made


def multiplied(one: str, other: str) -> QColor:
    """What one ink printed over another colour comes to."""
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(a.redF() * b.redF(), a.greenF() * b.greenF(), a.blueF() * b.blueF())


def contrast(one: str | QColor, other: str | QColor) -> float:
    """The ratio of WCAG 2, from 1 to 21."""
    lighter, darker = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(value: QColor) -> float:
    parts = (value.redF(), value.greenF(), value.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
