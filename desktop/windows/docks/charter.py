"""The charter of one company: its money, price, trains, stations, shares and private companies."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.document import naming
from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.table import EighteenTable
from desktop.i18n.money import money, percent
from desktop.look.look import Look
from desktop.models.corporations import state_text
from desktop.models.independents import becomes_text, owner_text
from desktop.models.words import kind_colour, short_name, train_name
from desktop.windows.docks.chips import (
    LEFT,
    NO_BRUSH,
    RIGHT,
    elided,
    paint_disc,
    paint_train_card,
    train_card_width,
)
from desktop.windows.docks.share_bar import paint_shares, shares_by_owner

GAP = 6
TRAINS, BAR = 32, 21  # px at 100 %
ONE_LINE = 30  # px at 100 %


class Charter(QWidget):
    """Painted in bands from top to bottom; each band is as high as its text needs."""

    def __init__(self, look: Look, has_name: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.has_name = has_name  # or somebody else says whose it is
        self.shows_cards = True  # the private companies; else in the tooltip
        self.is_compact = False  # one line: treasury, trains, stations
        self._title = ""
        self._table: EighteenTable | None = None
        self._company: Company | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def company(self) -> Company | None:
        return self._company

    def show_company(
        self, title: str, table: EighteenTable | None, company: Company | None
    ) -> None:
        self._title, self._table, self._company = title, table, company
        self.setVisible(company is not None)
        self.follow()

    def follow(self) -> None:
        """Something of the company, of its words or of the look has changed."""
        self.setAccessibleName(", ".join(self.spoken()))
        self.setToolTip(self._cards() if not self._has_cards() else "")
        self.setFixedHeight(self.sizeHint().height())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        if self.is_compact:
            return QSize(320, px(ONE_LINE))
        rows = (px(24) if self.has_name else 0) + px(40) + GAP
        if self._company is not None:
            rows += px(TRAINS) + GAP
            if isinstance(self._company, Corporation):
                rows += px(BAR) + GAP
            if self._has_cards():
                rows += px(20)
        return QSize(320, rows - (0 if self._has_cards() else GAP))

    # What there is to say

    def spoken(self) -> Iterator[str]:
        company, table = self._company, self._table
        if company is None or table is None:
            return
        yield self.name()
        for heading, figure in self._figures():
            yield f"{heading} {figure}"
        if isinstance(company, Corporation):
            for name, share, _ in shares_by_owner(company, table):
                yield f"{name} {percent(share)}"
        if self._cards():
            yield self._cards()

    def name(self) -> str:
        company = self._company
        if not isinstance(company, Corporation | Minor):
            return ""
        name = short_name(company.data.name)
        state = state_text(company) if isinstance(company, Corporation) else ""
        return f"{name}, {state}" if state else name

    def _figures(self) -> Iterator[tuple[str, str]]:
        company, table = self._company, self._table
        assert company is not None
        yield QCoreApplication.translate("Charter", "Treasury"), money(company.cash)
        if isinstance(company, Corporation):
            price = money(company.price) if company.is_founded else "—"
            yield QCoreApplication.translate("Charter", "Share price"), price
        last = money(company.last_revenue) if company.last_revenue else "—"
        yield QCoreApplication.translate("Charter", "Last run"), last
        if table is not None and not self._is_minor():
            trains = f"{len(table.counted_trains(company))}/{table.train_limit(company)}"
            yield QCoreApplication.translate("Charter", "Trains"), trains

    def _has_cards(self) -> bool:
        return self.shows_cards and bool(self._cards())

    def _is_minor(self) -> bool:
        """A company with the train it came with, which will turn into a share."""
        return isinstance(self._company, Minor) and bool(self._company.data.trade_in)

    def _cards(self) -> str:
        """The private companies it has bought; of a minor its station and what it becomes."""
        company, table = self._company, self._table
        if table is None:
            return ""
        if isinstance(company, Minor) and company.data.trade_in:
            place = naming.name_of(table, company.data.home) or company.data.home
            text = QCoreApplication.translate("Charter", "station in {place}").format(place=place)
            return f"{text} · {becomes_text(table, company)}"
        if not isinstance(company, Corporation):
            return ""
        return ", ".join(short_name(card.data.name) for card in table.cards_of(company))

    def _owner(self) -> str:
        company = self._company
        if isinstance(company, Corporation):
            return company.president.name if company.president is not None else ""
        return owner_text(company.owner) if isinstance(company, Minor) else ""

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        company, table = self._company, self._table
        if company is None or table is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._look.px
        if self.is_compact:
            self._paint_compact(painter, QRectF(self.rect()), table, company)
            painter.end()
            return
        top = 0.0
        if self.has_name:
            self._paint_name(painter, QRectF(0, top, self.width(), px(24)), company)
            top += px(24)
        self._paint_figures(painter, QRectF(0, top, self.width(), px(40)))
        top += px(40) + GAP
        self._paint_trains(painter, QRectF(0, top, self.width(), px(TRAINS)), table, company)
        top += px(TRAINS) + GAP
        if isinstance(company, Corporation):
            bar = QRectF(0, top, self.width(), px(BAR))
            paint_shares(painter, bar, company, table, self._look)
            top += px(BAR) + GAP
        if self._has_cards():
            self._paint_line(painter, QRectF(0, top, self.width(), px(18)), self._cards())
        painter.end()

    def _paint_compact(
        self, painter: QPainter, rect: QRectF, table: EighteenTable, company: Company
    ) -> None:
        look = self._look
        face = look.font(14, 700)
        painter.setFont(face)
        painter.setPen(QColor(look.theme.text))
        cash = money(company.cash)
        painter.drawText(rect, LEFT, cash)
        left = QFontMetricsF(face).horizontalAdvance(cash) + self._look.px(12)
        after = self._paint_trains(painter, rect.adjusted(left, 0, 0, 0), table, company)
        if self._is_minor():  # it has no row of stations there
            self._paint_line(painter, rect.adjusted(after + 6, 0, 0, 0), self._cards())

    def _paint_name(self, painter: QPainter, rect: QRectF, company: Company) -> None:
        theme, look = self._look.theme, self._look
        side = rect.height()
        paint_disc(painter, QRectF(0, rect.top(), side, side), self._title, company.id, theme)
        owner = self._owner()
        small = look.font(12)
        room = rect.width() - side - 8
        owner_width = min(QFontMetricsF(small).horizontalAdvance(owner) + 2, room * 0.4)
        face = look.font(16, 700)
        painter.setFont(face)
        painter.setPen(QColor(theme.text))
        box = QRectF(side + 8, rect.top(), room - owner_width - 8, side)
        painter.drawText(box, LEFT, elided(self.name(), face, box.width()))
        painter.setFont(small)
        painter.setPen(QColor(theme.muted))
        box = QRectF(rect.right() - owner_width, rect.top(), owner_width, side)
        painter.drawText(box, RIGHT, elided(owner, small, owner_width))

    def _paint_figures(self, painter: QPainter, rect: QRectF) -> None:
        theme, look = self._look.theme, self._look
        left = rect.left()
        small, large = look.font(12), look.font(16, 700)
        for heading, figure in self._figures():
            wide = max(
                QFontMetricsF(small).horizontalAdvance(heading),
                QFontMetricsF(large).horizontalAdvance(figure),
            )
            if left + wide > rect.right() + 1:
                return  # the first figures matter most
            painter.setFont(small)
            painter.setPen(QColor(theme.muted))
            painter.drawText(QRectF(left, rect.top() + 2, rect.width(), look.px(18)), LEFT, heading)
            painter.setFont(large)
            painter.setPen(QColor(theme.text))
            line = QRectF(left, rect.top() + look.px(18), rect.width(), look.px(22))
            painter.drawText(line, LEFT, figure)
            left += wide + look.px(20)

    def _paint_trains(
        self, painter: QPainter, rect: QRectF, table: EighteenTable, company: Company
    ) -> float:
        """The cards, or that there are none; where they end."""
        look, size = self._look, self._look.px(14 if self.is_compact else 17)
        left = rect.left()
        for train in company.trains:
            wide = train_card_width(train_name(train), size)
            card = QRectF(left, rect.top(), wide, rect.height())
            band = kind_colour(table, train.data.name)
            paint_train_card(painter, card, train_name(train), band, size, train.obsolete)
            left += wide + 6
        if not company.trains:
            painter.setFont(look.font(12))
            painter.setPen(QColor(look.theme.muted))
            text = QCoreApplication.translate("Charter", "no train")
            painter.drawText(rect, LEFT, text)
            left += QFontMetricsF(look.font(12)).horizontalAdvance(text) + 6
        if isinstance(company, Corporation):
            room = QRectF(left + 6, rect.top(), rect.right() - left - 6, rect.height())
            self._paint_tokens(painter, room, company)
        return left

    def _paint_tokens(self, painter: QPainter, rect: QRectF, company: Corporation) -> None:
        """Rings for the stations on the board, tokens with their price for those to come."""
        look, theme = self._look, self._look.theme
        every, left_over = len(company.data.tokens), company.tokens
        price = _prices(left_over)
        face = look.font(12, 600)
        words = QFontMetricsF(face).horizontalAdvance(price) + 4 if price else 0
        side = min(look.px(26), (rect.width() - words) / max(1, every) - 2)
        if side < 10:
            return
        at = rect.right() - words - every * (side + 2)
        middle = rect.center().y()
        for number in range(every):
            box = QRectF(at, middle - side / 2, side, side)
            if number < every - len(left_over):
                painter.setBrush(NO_BRUSH)
                painter.setPen(QPen(QColor(theme.control_line), 1.2, Qt.PenStyle.DashLine))
                painter.drawEllipse(box.adjusted(2, 2, -2, -2))
            else:
                paint_disc(painter, box, self._title, company.id, theme)
            at += side + 2
        painter.setFont(face)
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(at + 2, rect.top(), words, rect.height()), LEFT, price)

    def _paint_line(self, painter: QPainter, rect: QRectF, text: str) -> None:
        face = self._look.font(12)
        painter.setFont(face)
        painter.setPen(QColor(self._look.theme.muted))
        painter.drawText(rect, LEFT, elided(text, face, rect.width()))


def _prices(tokens: tuple[int, ...]) -> str:
    """What the stations to come cost: `$80`, or `$40/60/80` where each costs more."""
    prices = tuple(dict.fromkeys(price for price in tokens if price)) or tokens[-1:]
    return "/".join((*map(money, prices[:1]), *map(str, prices[1:])))
