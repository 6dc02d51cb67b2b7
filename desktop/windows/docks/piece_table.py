"""A table of pieces that fits its dock: whole rows, and as many columns as there is room for."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop.look.look import Look
from desktop.models.base import Column, Index, PieceTableModel, Role, SortedModel
from desktop.windows.docks.chips import LEFT, RIGHT, elided, paint_ring

GAP = 8  # between columns
ROW, HEAD = 27, 22  # px at 100 %
EDGE = 5  # right of a number, so that the ring of the keyboard does not touch it

Badge = Callable[[QPainter, QRectF, Any], None]
Picture = Callable[[QPainter, QRectF, Any, bool], None]
Width = Callable[[Any], float]


@dataclass(frozen=True)
class Dress:
    """How one table is shown."""

    badge: Badge | None = None  # drawn before the first column
    pictures: Mapping[str, tuple[Picture, Width]] = field(default_factory=dict)  # instead of text
    bold: frozenset[str] = frozenset()
    quiet: frozenset[str] = frozenset()
    stretch: str = ""  # the column that takes what is left; the first if not named
    gives_way: tuple[str, ...] = ()  # the columns hidden first when there is no room
    smallest: int = 64  # px at 100 % below which something gives way to the stretched column


class PieceTable(QTableView):
    """Rows of one height, no grid, no scroll bars of its own."""

    def __init__(
        self,
        look: Look,
        source: PieceTableModel,
        dress: Dress,
        sorted_by: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.dress = dress
        self.source = source
        self.proxy = SortedModel(source, sorted_by, self) if sorted_by else None
        self.setModel(self.proxy or source)
        self.setItemDelegate(_Rows(self))
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = _Head(self)
        self.setHorizontalHeader(head)
        model = self.model()
        for signal in (model.modelReset, model.dataChanged, model.headerDataChanged):
            signal.connect(self.fit)
        look.changed.connect(self.fit)
        self.fit()

    def column(self, index: Index) -> Column:
        return self.source.COLUMNS[index.column()]

    def piece(self, index: Index) -> Any:
        return index.data(Role.PIECE)

    def select_piece(self, piece: object) -> None:
        row = self.source.row_of(piece)
        if row >= 0:
            index = self.source.index(row, 0)
            self.setCurrentIndex(self.proxy.mapFromSource(index) if self.proxy else index)

    def selected_piece(self) -> Any:
        index = self.currentIndex()
        return self.piece(index) if index.isValid() else None

    def badge_width(self) -> float:
        return self.row_height() if self.dress.badge is not None else 0

    def row_height(self) -> int:
        return self.look.px(ROW)

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self, *_: object) -> None:
        """Give each column what it needs; hide the less important ones if that is too much."""
        columns = self.source.COLUMNS
        widths = [self._width(number) for number in range(len(columns))]
        stretch = self.source.column(self.dress.stretch) if self.dress.stretch else 0
        room = self.viewport().width()
        smallest = self.look.px(self.dress.smallest) + (self.badge_width() if stretch == 0 else 0)
        hidden: set[int] = set()
        for key in ("", *self.dress.gives_way):
            if key:
                hidden.add(self.source.column(key))
            if stretch in hidden:
                stretch = 0
                smallest = widths[0]
            needed = sum(w for n, w in enumerate(widths) if n not in hidden and n != stretch)
            if needed + min(smallest, widths[stretch]) <= room:
                break
        rest = room - sum(w for n, w in enumerate(widths) if n not in hidden and n != stretch)
        for number, width in enumerate(widths):
            self.setColumnHidden(number, number in hidden)
            self.setColumnWidth(number, int(rest if number == stretch else width))
        self.verticalHeader().setDefaultSectionSize(self.row_height())
        self.horizontalHeader().setFixedHeight(self.look.px(HEAD))
        height = self.look.px(HEAD) + self.row_height() * self.model().rowCount() + 2
        if self.height() != height or self.minimumHeight() != height:
            self.setFixedHeight(height)
        self.viewport().update()

    def _width(self, number: int) -> float:
        key = self.source.COLUMNS[number].key
        model = self.model()
        head = str(model.headerData(number, Qt.Orientation.Horizontal) or "")
        widest = QFontMetricsF(self.look.font(12)).horizontalAdvance(head)
        picture = self.dress.pictures.get(key)
        metrics = QFontMetricsF(self.look.font(13, self.weight(key)))
        for row in range(model.rowCount()):
            index = model.index(row, number)
            if picture is not None:
                width = picture[1](self.piece(index))
            else:
                width = metrics.horizontalAdvance(str(index.data()))
            widest = max(widest, width)
        return math.ceil(widest) + EDGE + 2 + (self.badge_width() if number == 0 else GAP)

    def weight(self, key: str) -> int:
        if key in self.dress.bold:
            return 700
        return 600 if key == self.source.COLUMNS[0].key else 400

    def sizeHint(self) -> QSize:
        return QSize(360, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.minimumHeight())


class _Rows(QStyledItemDelegate):
    """Paints badge, text and pictures of a row."""

    def __init__(self, view: PieceTable) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, theme = self._view, self._view.look.theme
        column = view.column(index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(theme.accent_soft))
        is_first, is_still = index.column() == 0, bool(index.data(Role.STILL))
        inner = rect.adjusted(2 if is_first else GAP, 0, -EDGE, 0)
        if is_first and view.dress.badge is not None:
            side = view.row_height() - 5
            box = QRectF(inner.left(), rect.center().y() - side / 2, side, side)
            view.dress.badge(painter, box, view.piece(index))
            inner.setLeft(rect.left() + view.badge_width() + 2)
        picture = view.dress.pictures.get(column.key)
        if picture is not None:
            picture[0](painter, inner, view.piece(index), is_still)
        else:
            face = view.look.font(13, 400 if is_still else view.weight(column.key))
            painter.setFont(face)
            painter.setPen(QColor(self._ink(index, column, is_still)))
            align = RIGHT if column.is_number else LEFT
            text = str(index.data())
            if QFontMetricsF(face).horizontalAdvance(text) > inner.width():
                text = str(index.data(Role.SHORT) or text)
            painter.drawText(inner, align, elided(text, face, inner.width()))
        painter.restore()
        if view.hasFocus() and index.row() == view.currentIndex().row():
            self._paint_focus(painter, index)

    def _ink(self, index: Index, column: Column, is_still: bool) -> str:
        theme = self._view.look.theme
        if is_still or column.key in self._view.dress.quiet:
            return theme.muted
        return theme.accent if index.data(Role.HERE) and index.column() == 0 else theme.text

    def _paint_focus(self, painter: QPainter, index: Index) -> None:
        """One ring round the whole row, each cell its part of it."""
        view = self._view
        row = view.visualRect(index)
        whole = QRectF(0, row.top(), view.viewport().width(), row.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(row)
        paint_ring(painter, whole, view.look.theme)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self._view.row_height())


class _Head(QHeaderView):
    """Headings in small quiet type, over their columns."""

    def __init__(self, view: PieceTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._view = view
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(8)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def paintSection(self, painter: QPainter, rect: Any, section: int) -> None:
        view, theme = self._view, self._view.look.theme
        column = view.source.COLUMNS[section]
        left = view.badge_width() + 2 if section == 0 else GAP
        painter.save()
        painter.fillRect(rect, QColor(theme.surface))
        face = view.look.font(12)
        painter.setFont(face)
        painter.setPen(QColor(theme.muted))
        box = QRectF(rect).adjusted(left, 0, -EDGE, 0)
        text = elided(column.heading(), face, box.width())
        painter.drawText(box, RIGHT if column.is_number else LEFT, text)
        painter.restore()
