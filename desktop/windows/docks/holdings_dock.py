"""The dock of holdings: who has how many shares of what."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop.eighteen.shares import Investor
from desktop.engine.table import Table
from desktop.i18n.money import money
from desktop.look.companies import chip_letter, livery
from desktop.look.icons import paint_icon
from desktop.look.look import Look
from desktop.look.theme import contrast
from desktop.models.base import Index, Role
from desktop.models.holdings import HoldingRole, HoldingsModel
from desktop.windows.docks.chips import (
    CENTRE,
    LEFT,
    NO_PEN,
    elided,
    paint_disc,
    paint_ring,
)
from desktop.windows.docks.dock import Dock, has_market, scrolled, second_line

ROW, HEAD = 30, 28  # px at 100 %
FAINT = 1.6  # contrast below which a filled box gets a rim
NARROW = 34  # px at 100 % of a column; below, the prices make room


class HoldingsDock(Dock):
    """Corporations by owners; the president's shares stand on the corporation's colour."""

    NAME = "holdings"

    @classmethod
    def suits(cls, table: Table) -> bool:
        return has_market(table)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.model = HoldingsModel(self)
        self.models = (self.model,)
        self.note = second_line()
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.view = HoldingsTable(self)
        self.column.addWidget(self.note)
        self.column.addWidget(scrolled(self.view))
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Who holds what")

    def retranslate(self) -> None:
        self.note.setText(QCoreApplication.translate("Docks", "shares; filled: president"))
        self.view.setAccessibleName(self.title())
        self.view.fit()

    def refresh(self) -> None:
        self.view.fit()

    def apply_look(self) -> None:
        self.view.fit()


class HoldingsTable(QTableView):
    """All columns equally wide."""

    def __init__(self, dock: HoldingsDock) -> None:
        super().__init__()
        self.dock = dock
        self.setModel(dock.model)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setItemDelegate(_Cells(self))
        self.setHorizontalHeader(_Owners(self))
        self.setVerticalHeader(_Corporations(self))
        self.setStyleSheet("QTableCornerButton::section { background: transparent; border: none; }")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        look, model = self.dock.look, self.dock.model
        names = self.verticalHeader()
        assert isinstance(names, _Corporations)
        names.setFixedWidth(names.needed())
        columns = max(1, model.columnCount())
        room = self.width() - names.needed()
        for column in range(model.columnCount()):
            # What is left over by rounding goes to the last ones.
            self.setColumnWidth(column, (room * (column + 1)) // columns - room * column // columns)
        names.setDefaultSectionSize(look.px(ROW))
        self.horizontalHeader().setFixedHeight(look.px(HEAD))
        self.setFixedHeight(look.px(HEAD) + look.px(ROW) * model.rowCount() + 2)
        self.viewport().update()


class _Cells(QStyledItemDelegate):
    def __init__(self, view: HoldingsTable) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        dock = self._view.dock
        theme, look = dock.look.theme, dock.look
        rect = QRectF(option.rect)
        is_total = bool(index.data(HoldingRole.IS_TOTAL))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(Role.HERE):
            painter.fillRect(rect.adjusted(2, 0, -2, 0), QColor(theme.accent_soft))
        painter.setPen(QPen(QColor(theme.control_line if is_total else theme.line), 1))
        if not is_total or not self._is_total_above(index):
            painter.drawLine(rect.topLeft(), rect.topRight())
        text = str(index.data() or "")
        is_player = index.data(HoldingRole.PLAYER) is not None
        face = look.font(12 if is_total else 14, 600 if is_total else 700)
        ink = QColor(theme.text if is_player else theme.muted)
        if text == "·":
            ink = QColor(theme.control_line)
        if index.data(HoldingRole.IS_PRESIDENT):
            colours = livery(dock.title_key, index.data(HoldingRole.CORPORATION))
            side = look.px(20)
            box = QRectF(0, 0, min(side * 1.5, rect.width() - 2), side)
            box.moveCenter(rect.center())
            is_lost = contrast(colours.fill, theme.surface) < FAINT
            painter.setPen(QPen(QColor(theme.control_line), 1) if is_lost else NO_PEN)
            painter.setBrush(QColor(colours.fill))
            painter.drawRoundedRect(box, 4, 4)
            ink = QColor(colours.text)
        painter.setFont(fitting(look, face.pixelSize(), 600, text, rect.width() - 2))
        painter.setPen(ink)
        painter.drawText(rect, CENTRE, text)
        if self._view.hasFocus() and index == self._view.currentIndex():
            paint_ring(painter, rect, theme)
        painter.restore()

    @staticmethod
    def _is_total_above(index: Index) -> bool:
        above = index.siblingAtRow(index.row() - 1)  # type: ignore[union-attr]
        return bool(above.data(HoldingRole.IS_TOTAL))


def fitting(look: Look, size: int, weight: int, text: str, width: float) -> QFont:
    """The font, smaller if the text would not fit; money is never abbreviated."""
    face = look.font(13, weight)
    face.setPixelSize(size)
    while size > 9 and QFontMetricsF(face).horizontalAdvance(text) > width:
        size -= 1
        face.setPixelSize(size)
    return face


class _Owners(QHeaderView):
    """Names over the columns; where they do not fit, initials."""

    def __init__(self, view: HoldingsTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._view = view
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(8)

    def paintSection(self, painter: QPainter, rect: object, section: int) -> None:
        dock = self._view.dock
        theme, look = dock.look.theme, dock.look
        box = QRectF(rect)  # type: ignore[call-overload]
        index = dock.model.index(0, section)
        player = index.data(HoldingRole.PLAYER)
        is_here = bool(index.data(Role.HERE))
        painter.save()
        ground = theme.surface
        painter.fillRect(box, QColor(ground))
        if is_here:
            painter.fillRect(box.adjusted(2, 0, -2, 0), QColor(theme.accent_soft))
        face = look.font(12, 700 if player is not None else 400)
        painter.setFont(face)
        painter.setPen(QColor(theme.accent if is_here else theme.text if player else theme.muted))
        text = str(dock.model.headerData(section, Qt.Orientation.Horizontal))
        if QFontMetricsF(face).horizontalAdvance(text) > box.width() - 2:
            text = chip_letter(player.name) if isinstance(player, Investor) else f"{text[:1]}."
        painter.drawText(box, CENTRE, elided(text, face, box.width() - 2))
        painter.restore()


class _Corporations(QHeaderView):
    """Token and price before each row."""

    def __init__(self, view: HoldingsTable) -> None:
        super().__init__(Qt.Orientation.Vertical, view)
        self._view = view
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(8)

    def shows_prices(self) -> bool:
        look, model = self._view.dock.look, self._view.dock.model
        wide = look.px(ROW) + 12 + QFontMetricsF(look.font(13, 600)).horizontalAdvance("$000")
        return self._view.width() - wide >= look.px(NARROW) * model.columnCount()

    def needed(self) -> int:
        look, model = self._view.dock.look, self._view.dock.model
        least = float(look.px(ROW) + 2)
        if not self.shows_prices():
            return int(least)
        least += 10 + QFontMetricsF(look.font(13, 600)).horizontalAdvance("$000")
        small = QFontMetricsF(look.font(12))
        rows = (r for r in range(model.rowCount()) if model.corporation(r) is None)
        words = (str(model.headerData(r, Qt.Orientation.Vertical)) for r in rows)
        widest = max((small.horizontalAdvance(w) + 8 for w in words), default=0)
        return int(max(least, min(widest, least * 1.4)))

    def sizeHint(self) -> QSize:
        return QSize(self.needed(), 0)

    def paintSection(self, painter: QPainter, rect: object, section: int) -> None:
        dock = self._view.dock
        theme, look = dock.look.theme, dock.look
        box = QRectF(rect)  # type: ignore[call-overload]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(box, QColor(theme.surface))
        corporation = dock.model.corporation(section)
        above = dock.model.corporation(section - 1) if section else None
        if corporation is not None or above is not None:
            line = theme.line if corporation is not None else theme.control_line
            painter.setPen(QPen(QColor(line), 1))
            painter.drawLine(box.topLeft(), box.topRight())
        if corporation is None and not self.shows_prices():
            icon = "pay" if above is not None else "share"
            side = look.px(18)
            at = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
            paint_icon(painter, icon, at, theme.muted)
        elif corporation is None:
            face = look.font(12)
            painter.setFont(face)
            painter.setPen(QColor(theme.muted))
            text = str(dock.model.headerData(section, Qt.Orientation.Vertical))
            painter.drawText(box.adjusted(2, 0, 0, 0), LEFT, elided(text, face, box.width() - 4))
        else:
            side = box.height() - 6
            disc = QRectF(box.left() + 2, box.top() + 3, side, side)
            out = not corporation.is_founded
            paint_disc(painter, disc, dock.title_key, corporation.id, theme, out)
            painter.setFont(look.font(13, 600))
            painter.setPen(QColor(theme.muted if out else theme.text))
            price = money(corporation.price) if corporation.is_founded else "—"
            if self.shows_prices():
                painter.drawText(box.adjusted(side + 8, 0, 0, 0), LEFT, price)
        painter.restore()
