"""The phases of an 18xx game in the bar, with their trains."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from desktop.eighteen.table import EighteenTable
from desktop.look.fonts import SERIF, font
from desktop.look.theme import PRINTED, colour
from desktop.models.words import printed_name
from desktop.windows.outfit import Strip

translate = QCoreApplication.translate


class PhaseStrip(Strip):
    """The phases in the colours of their tiles; the present one framed."""

    def __init__(self) -> None:
        super().__init__()
        self._phases: list[tuple[str, str, str]] = []
        self._now = 0
        self.setMinimumWidth(160)
        self.setFixedHeight(32)

    def show_table(self, table: EighteenTable | None) -> None:
        self._phases = []
        if table is not None:
            kinds = {data.name: data for data in table.box.trains}
            for phase in table.box.phases:
                first = table.box.trains[0]
                train = kinds[phase.on_train] if phase.on_train else first
                names = " · ".join(printed_name(train, c) for c in reversed(train.configs))
                self._phases.append((phase.name, names, phase.colours[-1]))
            self._now = table.phase_number
            now = table.phase.name
            self.setAccessibleName(translate("Bar", "Phase {name}").format(name=now))
            self.setToolTip(
                translate("Bar", "Phase {name}: train limit {limit}").format(
                    name=now, limit=table.phase.train_limit
                )
            )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(62 * max(1, len(self._phases)), 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._phases:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width() / len(self._phases)
        for number, (name, trains, ink) in enumerate(self._phases):
            box = QRectF(number * width + 1, 2, width - 2, 28)
            now = number == self._now
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(PRINTED.paper))  # ink needs paper, in the dark too
            painter.drawRoundedRect(box, 5, 5)
            painter.setBrush(colour(PRINTED.of(ink), 1.0 if now else 0.45))
            pen = QPen(colour(PRINTED.ink if now else PRINTED.soft_ink), 2.0 if now else 0.6)
            painter.setPen(pen)
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(colour(PRINTED.ink))
            painter.setFont(font(12, 700, SERIF))
            left = box.adjusted(7, 0, 0, 0)
            painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, name)
            painter.setFont(font(11, 600 if now else 400))
            right = box.adjusted(0, 0, -7, 0)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(right, flags, trains)
