"""The press: a painter in millimetres that sets text, rules, bands and tokens in the house style.

Text is set as text, never as outlines, so that it can be searched and copied in a PDF.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.look.companies import livery
from desktop.look.fonts import SANS, SERIF, font
from desktop.look.theme import MONO, PRINTED, Inks
from desktop.printing.paper import Paper
from desktop.scene.painting.tokens import paint_token

K = 20.0  # fonts have whole pixels; here a pixel is a twentieth of a millimetre

HAIRLINE, RULE, HEAVY = 0.12, 0.35, 0.6
BAND, TOTAL = 0.12, 0.24  # how strong a band is
SHRINK = 0.72  # how far text may shrink before it is cut

# Sizes of type, in millimetres of the font's height.
TITLE, SUBTITLE, SECTION, BODY, STRONG, NOTE, SMALL = 9.2, 4.3, 4.6, 3.7, 4.4, 2.8, 2.5

LEFT, CENTRE, RIGHT = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
)
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_NO_BRUSH = Qt.BrushStyle.NoBrush


class Press:
    """Prints on one page of a painter whose unit is the millimetre."""

    def __init__(self, painter: QPainter, paper: Paper, is_mono: bool, title: str) -> None:
        self.painter = painter
        self.paper = paper
        self.inks: Inks = MONO if is_mono else PRINTED
        self._title = title
        self.ink = QColor(self.inks.ink)
        self.grey = QColor(self.inks.soft_ink)
        self.hair = _tint(self.inks.soft_ink, 0.55)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )

    def text(
        self,
        rect: QRectF,
        text: str,
        size: float = BODY,
        weight: int = 400,
        align: Qt.AlignmentFlag = LEFT,
        *,
        family: str = SANS,
        ink: QColor | None = None,
    ) -> None:
        """One line in the middle of the height; too long, it shrinks, then it is cut with “…”."""
        if not text:
            return
        wide = width_of(text, size, weight, family)
        if wide > rect.width():
            size *= max(SHRINK, rect.width() / wide)
            text = _cut(text, rect.width(), size, weight, family)
        painter = self.painter
        painter.save()
        painter.scale(1 / K, 1 / K)
        painter.setFont(_font(size, weight, family))
        painter.setPen(ink or self.ink)
        flags = align | _MIDDLE | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
        where = QRectF(rect.x() * K, rect.y() * K, rect.width() * K, rect.height() * K)
        painter.drawText(where, int(flags), text)
        painter.restore()

    def serif(
        self, rect: QRectF, text: str, size: float, weight: int = 700, ink: QColor | None = None
    ) -> None:
        self.text(rect, text, size, weight, family=SERIF, ink=ink)

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        width: float = HAIRLINE,
        ink: QColor | None = None,
    ) -> None:
        """A rule; hairlines are grey unless they are told otherwise."""
        self.painter.setPen(QPen(ink or (self.hair if width <= HAIRLINE else self.ink), width))
        self.painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def band(self, rect: QRectF, strength: float = BAND) -> None:
        self.painter.fillRect(rect, _tint(self.inks.vignette, strength))

    def box(
        self, rect: QRectF, radius: float = 0.0, width: float = 0.25, ink: QColor | None = None
    ) -> None:
        self.painter.setPen(QPen(ink or self.ink, width))
        self.painter.setBrush(_NO_BRUSH)
        self.painter.drawRoundedRect(rect, radius, radius)

    def token(self, at: QPointF, radius: float, company: str) -> None:
        colours = livery(self._title, company)
        paint_token(self.painter, at, radius, company, colours, shadow=False, inks=self.inks)

    def arrow(self, at: QPointF, is_up: bool, half: float = 0.8) -> None:
        """A small triangle: a price went up or down."""
        turn = -1 if is_up else 1
        path = QPainterPath(QPointF(at.x() - half, at.y() - 0.7 * half * turn))
        path.lineTo(at.x() + half, at.y() - 0.7 * half * turn)
        path.lineTo(at.x(), at.y() + 0.9 * half * turn)
        path.closeSubpath()
        self.painter.fillPath(path, self.grey)


def width_of(text: str, size: float, weight: int = 400, family: str = SANS) -> float:
    return _metrics(size, weight, family).horizontalAdvance(text) / K


def wrapped(text: str, width: float, size: float, weight: int = 400) -> list[str]:
    """Lines of words no wider than that; a longer word stands alone."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, weight) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _cut(text: str, width: float, size: float, weight: int, family: str) -> str:
    metrics = _metrics(size, weight, family)
    # A hair of tolerance: whole pixels make the shrunken text as wide as the room at times.
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width * K + 2)


@cache
def _font(size: float, weight: int, family: str) -> QFont:
    return font(size * K, weight, family)


@cache
def _metrics(size: float, weight: int, family: str) -> QFontMetricsF:
    return QFontMetricsF(_font(size, weight, family))


def _tint(value: str, part: float) -> QColor:
    """So much of a colour on white, opaque: see-through colours make some printers slow."""
    full = QColor(value)
    parts = (full.red(), full.green(), full.blue())
    return QColor(*(round(255 - (255 - part_) * part) for part_ in parts))
