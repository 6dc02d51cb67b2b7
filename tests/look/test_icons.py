"""Line icons."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage

from desktop.look.icons import SHAPES, icon, icon_path, pixmap
from desktop.look.theme import DARK, LIGHT

# Section 5 of the design language.
PROMISED = (
    *("undo", "redo", "share", "track", "station", "run", "pay", "train", "check", "lock"),
    *("plus", "open", "import", "learn", "print", "clock", "branch", "why", "gear", "menu"),
    *("turn", "no", "shield", "handcar"),
)


@pytest.mark.parametrize("name", PROMISED)
def test_every_promised_icon_is_drawn(name):
    assert name in SHAPES


@pytest.mark.parametrize("name", SHAPES)
def test_an_icon_fills_its_grid_and_stays_within(name):
    strokes = icon_path(name).boundingRect()
    assert strokes.left() >= 0.9 and strokes.right() <= 23.1
    assert strokes.top() >= 0.9 and strokes.bottom() <= 23.1
    assert max(strokes.width(), strokes.height()) >= 12


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_an_icon_has_the_pixels_of_the_screen(ratio):
    drawn = pixmap("train", "#FF0000", 16, ratio)
    assert drawn.size() == QSize(round(16 * ratio), round(16 * ratio))
    assert drawn.deviceIndependentSize().toSize() == QSize(16, 16)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_disabled_icons_have_the_colour_of_disabled_text(theme):
    made = icon("check", theme, 18)
    inks = {mode: _ink(made, mode) for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)}
    assert inks[QIcon.Mode.Normal].upper() == theme.text
    assert inks[QIcon.Mode.Disabled].upper() == theme.disabled


def _ink(made: QIcon, mode: QIcon.Mode) -> str:
    image: QImage = made.pixmap(QSize(18, 18), 2.0, mode).toImage()
    opaque = [
        image.pixelColor(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    ]
    return opaque[0].name()
