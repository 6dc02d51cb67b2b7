"""The two families of type, brought by their own packages so that every machine looks the same."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

SANS = "Source Sans Pro"  # the interface, and numbers on the board
SERIF = "Source Serif Pro"  # names on the board, and other print

# Package, module, file name up to the face.
_PACKAGES = (
    ("font-source-sans-pro", "font_source_sans_pro", "SourceSansPro"),
    ("font-source-serif-pro", "font_source_serif_pro", "SourceSerifPro"),
)
_FACES = ("Regular", "Semibold", "Bold")  # upright only: the italics have no Cyrillic


class FontsMissing(Exception):
    """A family cannot be loaded; the text says which package to install."""


@cache
def load_fonts() -> None:
    """Make both families known to Qt. Needs a QGuiApplication; a second call does nothing."""
    for package, module, stem in _PACKAGES:
        folder = _folder(package, module)
        for face in _FACES:
            path = folder / f"{stem}-{face}.ttf"
            if QFontDatabase.addApplicationFont(str(path)) < 0:
                raise FontsMissing(
                    f"The font file {path} cannot be read; install the package {package} again."
                )


def _folder(package: str, module: str) -> Path:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise FontsMissing(f"The fonts of the package {package} are missing; install it.")
    return Path(spec.origin).parent / "files"


def font(
    px: float, weight: int = 400, family: str = SANS, spacing: float = 0, capitals: bool = False
) -> QFont:
    """A font without hinting, so that text keeps its width at every zoom and scale."""
    made = QFont(family)
    made.setPixelSize(max(1, round(px)))
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    if capitals:
        made.setCapitalization(QFont.Capitalization.AllUppercase)
    return made
