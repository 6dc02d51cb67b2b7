"""The shares of a corporation as a bar, one box for each tenth, by owner."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.table import EighteenTable
from desktop.look.companies import player_mark
from desktop.look.look import Look
from desktop.look.theme import WHITE, colour
from desktop.models.words import has_offering
from desktop.windows.docks.chips import CENTRE, NO_PEN


def shares_by_owner(
    corporation: Corporation, table: EighteenTable
) -> Iterator[tuple[str, int, str]]:
    """Name, percent and colour of each owner; the president first."""
    president = corporation.president
    players = sorted(
        (p for p in table.investors if p.percent(corporation)),
        key=lambda p: (p is not president, -p.percent(corporation), p.seat),
    )
    for player in players:
        yield player.name, player.percent(corporation), player_mark(player.seat).colour
    if table.pool.percent(corporation):
        name = QCoreApplication.translate("Charter", "market")
        yield name, table.pool.percent(corporation), ""
    kept = sum(certificate.percent for certificate in corporation.trade_in)
    unsold = corporation.percent(corporation) - kept
    if unsold:
        name = QCoreApplication.translate("Charter", "treasury")
        if has_offering(table):
            name = QCoreApplication.translate("Charter", "IPO")
        yield name, unsold, ""
    if kept:
        yield QCoreApplication.translate("Charter", "trade-in"), kept, ""


def paint_shares(
    painter: QPainter, rect: QRectF, corporation: Corporation, table: EighteenTable, look: Look
) -> None:
    """Who owns it, as long as the share is."""
    unit = rect.width() / 10
    left = rect.left()
    face = look.font(12, 600)
    for name, share, fill in shares_by_owner(corporation, table):
        tens = share / 10
        box = QRectF(left, rect.top(), unit * tens - 2, rect.height())
        ink = QColor(WHITE) if fill else QColor(look.theme.text)
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(fill or look.theme.line))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QPen(colour(ink.name(), 0.3), 1))
        for number in range(1, int(tens)):
            x = left + unit * number - 1
            painter.drawLine(QPointF(x, rect.bottom() - 5), QPointF(x, rect.bottom() - 1))
        painter.setFont(face)
        painter.setPen(ink)
        painter.drawText(box, CENTRE, fitting_name(name, face, box.width() - 6))
        left += unit * tens


def fitting_name(name: str, face: QFont, width: float) -> str:
    """The name, or as much of it as tells; one letter fits everywhere."""
    metrics = QFontMetricsF(face)
    for text in (name, name.split()[-1], name[:1] + "."):
        if metrics.horizontalAdvance(text) <= width:
            return text
    return name[:1]
