"""The pages of a job below each other, each painted as it will come out, sharp at every zoom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.look.look import Look
from desktop.look.theme import WHITE, colour
from desktop.printing.pages import Job, Page, paint_page
from desktop.printing.paper import Paper

GAP = 20  # pixels round a page
MM = 96 / 25.4  # pixels of a millimetre at 100 %
SMALLEST, LARGEST, STEP = 0.2, 4.0, 1.25
FIT_PAGE, FIT_WIDTH = -1.0, -2.0  # in place of a zoom
KEPT = 12  # pictures of pages; the latest ones


class Sheets(QWidget):
    """All pages; paints those that are to be seen."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._paper: Paper | None = None
        self._paint: Callable[[QPainter, int], None] = lambda painter, number: None
        self._count, self._zoom = 0, 1.0
        self._pictures: dict[int, QImage] = {}
        self._wanted: dict[int, None] = {}  # pages in sight that are still bare
        self._soon = QTimer(self)  # one page a turn of the loop, so that the window hears
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._paint_next)
        look.changed.connect(self.update)

    def set_pages(self, paper: Paper, count: int, paint: Callable[[QPainter, int], None]) -> None:
        self._paper, self._count, self._paint = paper, count, paint
        self._clear()
        self.set_zoom(self._zoom)

    def set_zoom(self, zoom: float) -> None:
        if zoom != self._zoom:
            self._zoom = zoom
            self._clear()
        page = self.page_size()
        self.setFixedSize(page.width() + 2 * GAP, max(1, self._count) * (page.height() + GAP) + GAP)
        self.update()

    def _clear(self) -> None:
        self._pictures.clear()
        self._wanted.clear()

    def page_size(self) -> QSize:
        if self._paper is None:
            return QSize(1, 1)
        scale = self._zoom * MM
        return QSize(round(self._paper.width * scale), round(self._paper.height * scale))

    def page_rect(self, number: int) -> QRect:
        size = self.page_size()
        return QRect(GAP, GAP + number * (size.height() + GAP), size.width(), size.height())

    def page_at(self, y: int) -> int:
        high = self.page_size().height() + GAP
        return max(0, min(self._count - 1, (y + high // 2 - GAP) // high))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        for number in range(self._count):
            rect = self.page_rect(number)
            if not rect.adjusted(-6, -6, 6, 6).intersects(event.rect()):
                continue
            for depth in (5, 3, 1):
                shade = QRectF(rect).adjusted(-depth + 1, 0, depth - 1, depth)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(theme.text if not theme.is_dark else theme.sunken, 0.06))
                painter.drawRoundedRect(shade, depth, depth)
            picture = self._ready(number)
            if picture is not None:
                painter.drawImage(rect.topLeft(), picture)
            else:
                painter.fillRect(rect, colour(WHITE))
                self._wanted.setdefault(number)
                self._soon.start()
            painter.setPen(QPen(colour(theme.line), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect)

    def _ready(self, number: int) -> QImage | None:
        """The picture of a page, which is now the latest one seen."""
        kept = self._pictures.pop(number, None)
        if kept is not None:
            self._pictures[number] = kept
            if kept.devicePixelRatioF() != self.devicePixelRatioF():
                return None
        return kept

    def finish(self) -> None:
        """Paint now what is wanted."""
        while self._wanted:
            self._paint_next()

    def _paint_next(self) -> None:
        if not self._wanted:
            self._soon.stop()
            return
        number = next(iter(self._wanted))
        del self._wanted[number]
        self._pictures[number] = self._picture(number)
        while len(self._pictures) > KEPT:
            del self._pictures[next(iter(self._pictures))]
        self.update(self.page_rect(number))

    def _picture(self, number: int) -> QImage:
        ratio = self.devicePixelRatioF()
        made = QImage(self.page_size() * ratio, QImage.Format.Format_RGB32)
        made.setDevicePixelRatio(ratio)
        made.fill(colour(WHITE))
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._zoom * MM, self._zoom * MM)
        self._paint(painter, number)
        painter.end()
        return made


class PageView(QScrollArea):
    """Scrolls and zooms; keeps to the page or its width when it is made larger."""

    changed = Signal()  # another page or another zoom is shown

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.sheets = Sheets(look)
        self._fit = FIT_PAGE
        self._paper: Paper | None = None
        self.count = 0
        self.zoom = 1.0
        self.setWidget(self.sheets)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.verticalScrollBar().valueChanged.connect(lambda: self.changed.emit())

    def show_job(
        self,
        job: Job,
        pages: Sequence[Page],
        paper: Paper,
        is_mono: bool,
        speaking: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        """`speaking`: what has to be entered while a page is painted, such as a language."""
        at = self.page

        def paint(painter: QPainter, number: int) -> None:
            with speaking():
                paint_page(painter, job, pages, number, paper, is_mono)

        is_other = paper != self._paper
        self._paper, self.count = paper, len(pages)
        self.sheets.set_pages(paper, len(pages), paint)
        if is_other and self._fit:
            self._apply_fit()
        self.go_to(min(at, self.count - 1))
        self.changed.emit()

    # Pages

    @property
    def page(self) -> int:
        return self.sheets.page_at(self.verticalScrollBar().value())

    def go_to(self, number: int) -> None:
        if 0 <= number < self.count:
            top = self.sheets.page_rect(number).top() - GAP
            self.verticalScrollBar().setValue(top)
            self.changed.emit()

    # Zoom

    @property
    def fit(self) -> float:
        """FIT_PAGE or FIT_WIDTH while it holds; 0 for a zoom of its own."""
        return self._fit

    def set_fit(self, fit: float) -> None:
        self._fit = fit
        self._apply_fit()

    def zoom_by(self, factor: float) -> None:
        self._fit = 0.0
        self._set_zoom(self.zoom * factor)

    def set_zoom(self, zoom: float) -> None:
        self._fit = 0.0
        self._set_zoom(zoom)

    def _apply_fit(self) -> None:
        if self._paper is None:
            return
        bar = self.verticalScrollBar().sizeHint().width()
        wide = (self.width() - 2 * GAP - bar - 4) / (self._paper.width * MM)
        high = (self.height() - 2 * GAP - 4) / (self._paper.height * MM)
        self._set_zoom(min(wide, high) if self._fit == FIT_PAGE else wide)

    def _set_zoom(self, zoom: float) -> None:
        at = self.page
        self.zoom = max(SMALLEST, min(LARGEST, zoom))
        self.sheets.set_zoom(self.zoom)
        QCoreApplication.sendPostedEvents(self)  # the range of the scroll bars follows
        self.go_to(at)
        self.changed.emit()

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fit:
            self._apply_fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(STEP if event.angleDelta().y() > 0 else 1 / STEP)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_PageDown: self.page + 1, Qt.Key.Key_PageUp: self.page - 1}
        steps |= {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.count - 1}
        to = steps.get(Qt.Key(event.key()))
        if to is None:
            super().keyPressEvent(event)
        else:
            self.go_to(max(0, min(self.count - 1, to)))
