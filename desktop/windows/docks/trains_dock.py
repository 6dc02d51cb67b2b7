"""The dock of trains and phases: what is left, what comes next, and what rusts when."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.eighteen.data import PhaseData, TrainData
from desktop.engine.state import Change
from desktop.look.look import Look
from desktop.look.theme import PRINTED
from desktop.models.phases import PhasesModel, events_text
from desktop.models.trains import TrainsModel
from desktop.models.words import kind_colour, opener_name, printed_name
from desktop.scene.painting.geometry import GRIDS
from desktop.windows.docks.chips import paint_train_card, train_card_width
from desktop.windows.docks.dock import Dock, caption, scrolled, second_line
from desktop.windows.docks.piece_table import Dress, PieceTable

CARD = 14  # px of the name on a card


class TrainsDock(Dock):
    """The depot above, the phases below, and the next change in words between them."""

    NAME = "trains"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        trains, phases = TrainsModel(self), PhasesModel(self)
        self.models = (trains, phases)
        self.trains = PieceTable(
            look,
            trains,
            Dress(
                pictures={"train": (self._paint_cards, self._cards_width)},
                bold=frozenset({"left"}),
                quiet=frozenset({"rusts"}),
                stretch="rusts",
                gives_way=("price",),
            ),
            parent=self,
        )
        self.phases = PieceTable(
            look,
            phases,
            Dress(
                badge=self._paint_phase,
                pictures={"tiles": (self._paint_colours, self._colours_width)},
                quiet=frozenset({"events"}),
                stretch="events",
                gives_way=("events", "tiles"),
                smallest=150,
            ),
            parent=self,
        )
        self.next_change = second_line()
        self._captions = (caption(), caption(), caption())
        first, second, third = self._captions
        words = (second, self.next_change, third)
        self.column.addWidget(scrolled(first, self.trains, *words, self.phases))
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Trains")

    def refresh(self) -> None:
        self._tell_next()

    def retranslate(self) -> None:
        names = (
            QCoreApplication.translate("Docks", "Depot"),
            QCoreApplication.translate("Docks", "Next phase"),
            QCoreApplication.translate("Docks", "Phases"),
        )
        for label, name in zip(self._captions, names, strict=True):
            label.setText(name.upper())
        self.trains.setAccessibleName(names[0])
        self.phases.setAccessibleName(names[2])
        self._tell_next()

    def _on_changed(self, change: Change) -> None:
        self._tell_next()

    def _tell_next(self) -> None:
        """What the next new kind of train will do."""
        table = self.table
        following = None
        if table is not None and table.phase_number + 1 < len(table.box.phases):
            following = table.box.phases[table.phase_number + 1]
        self._captions[1].setVisible(following is not None)
        self.next_change.setVisible(following is not None)
        if table is None or following is None:
            return
        name = opener_name(table, following.on_train)
        if name == following.on_train:
            text = QCoreApplication.translate(
                "Docks", "The first {train} starts phase {phase}: train limit {limit}"
            )
        else:
            text = QCoreApplication.translate(
                "Docks", "Train {train} starts phase {phase}: train limit {limit}"
            )
        text = text.format(train=name, phase=following.name, limit=following.train_limit)
        events = events_text(table, following)
        self.next_change.setText(f"{text}; {events}" if events else text)

    def _cards_width(self, kind: TrainData) -> float:
        size = self.look.px(CARD)
        return sum(train_card_width(printed_name(kind, c), size) + 4 for c in kind.configs)

    def _paint_cards(
        self, painter: QPainter, rect: QRectF, kind: TrainData, is_still: bool
    ) -> None:
        table = self.table
        if table is None:
            return
        size = self.look.px(CARD)
        band = kind_colour(table, kind.name)
        left = rect.left()
        painter.save()
        if is_still:
            painter.setOpacity(0.5)
        for config in kind.configs:
            name = printed_name(kind, config)
            wide = train_card_width(name, size)
            card = QRectF(left, rect.top() + 1.5, wide, rect.height() - 3)
            paint_train_card(painter, card, name, band, size)
            left += wide + 4
        painter.restore()

    def _colours_width(self, phase: PhaseData) -> float:
        return len(phase.colours) * self.look.px(18)

    def _paint_colours(
        self, painter: QPainter, rect: QRectF, phase: PhaseData, is_still: bool
    ) -> None:
        """A small hex for each colour of tile."""
        step = float(self.look.px(18))
        painter.save()
        if is_still:
            painter.setOpacity(0.6)
        for number, word in enumerate(phase.colours):
            middle = QPointF(rect.left() + step * (number + 0.5), rect.center().y())
            painter.setPen(QColor(self.look.theme.control_line))
            painter.setBrush(QColor(PRINTED.of(word)))
            painter.drawPath(GRIDS["pointy"].outline(step * 0.0047).translated(middle))
        painter.restore()

    def _paint_phase(self, painter: QPainter, rect: QRectF, phase: PhaseData) -> None:
        """A square in the newest colour of the phase."""
        side = rect.height() * 0.6
        box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        painter.setPen(QColor(self.look.theme.control_line))
        painter.setBrush(QColor(PRINTED.of(phase.colours[-1])))
        painter.drawRoundedRect(box, 3, 3)
