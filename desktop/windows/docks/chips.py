"""Small painted things of the panels: player chips, tokens, train cards, bars of shares."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.engine.players import Player
from desktop.look.companies import chip_letter, livery, player_mark
from desktop.look.fonts import SERIF, font
from desktop.look.theme import PRINTED, WHITE, Theme, colour
from desktop.scene.painting.tokens import draw_token

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
CHIP_RADIUS = 5


def paint_chip(painter: QPainter, rect: QRectF, player: Player) -> None:
    """A player: the colour of the seat and the initial."""
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(player_mark(player.seat).colour))
    painter.drawRoundedRect(rect, CHIP_RADIUS, CHIP_RADIUS)
    painter.setPen(QColor(WHITE))
    painter.setFont(font(rect.height() * 0.62, 700))
    painter.drawText(rect, CENTRE, chip_letter(player.name))


def paint_disc(
    painter: QPainter, rect: QRectF, title: str, company: str, theme: Theme, faint: bool = False
) -> None:
    """A company's token on a panel."""
    painter.save()
    if faint:
        painter.setOpacity(0.55)
    radius = min(rect.width(), rect.height()) / 2 - 1
    draw_token(
        painter,
        rect.center(),
        radius,
        company,
        livery(title, company),
        shadow=False,
        light_rim=theme.is_dark,
    )
    painter.restore()


def paint_train_card(
    painter: QPainter, rect: QRectF, name: str, band: str, size: float, faint: bool = False
) -> None:
    """A train as a printed card with the colour of its phase along the foot."""
    painter.save()
    if faint:
        painter.setOpacity(0.6)
    painter.setPen(QPen(colour(PRINTED.ink, 0.55), 1))
    painter.setBrush(QColor(PRINTED.casing))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(PRINTED.of(band)))
    foot = max(3.0, rect.height() * 0.12)
    painter.drawRect(QRectF(rect.left() + 2, rect.bottom() - foot - 2.5, rect.width() - 4, foot))
    painter.setPen(QColor(PRINTED.ink))
    painter.setFont(font(size, 700, SERIF))
    painter.drawText(rect.adjusted(0, 0, 0, -foot), CENTRE, name)
    if faint:  # obsolete: crossed out, not only pale
        painter.setPen(QPen(QColor(PRINTED.ink), 1.4))
        inner = rect.adjusted(6, 6, -6, -6 - foot)
        painter.drawLine(inner.bottomLeft(), inner.topRight())
    painter.restore()


def train_card_width(name: str, size: float) -> float:
    return max(2.4 * size, QFontMetricsF(font(size, 700, SERIF)).horizontalAdvance(name) + size)


def paint_ring(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 5) -> None:
    """The ring of whatever has the keyboard."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(QColor(theme.accent), 2))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def elided(text: str, face: QFont, width: float) -> str:
    return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, width)


def circle(painter: QPainter, at: QPointF, radius: float) -> None:
    painter.drawEllipse(at, radius, radius)
