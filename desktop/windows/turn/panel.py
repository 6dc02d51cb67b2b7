"""The turn panel: a head with who acts, the steps of the turn, and the panel of the step."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from desktop.document.document import GameDocument
from desktop.look.style_sheet import set_role
from desktop.scene.board_desk import BoardDesk
from desktop.windows.fading import Fading
from desktop.windows.outfits import outfit_of, usual_outfit
from desktop.windows.turn.choices_panel import ChoicesPanel
from desktop.windows.turn.cover import CoverPanel
from desktop.windows.turn.station_line import StationLine
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate

NARROWEST = 300  # px, before the panel has its size


class TurnPanel(QFrame):
    """Made anew for every moment: the panels of the steps hold nothing."""

    height_changed = Signal()  # what it says needs another height
    prices_shown = Signal(dict)  # where tokens would stand on the market, by corporation

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "card")
        self.setObjectName("turn_panel")
        self._document: GameDocument | None = None
        self._desk: BoardDesk | None = None
        self.covers = True  # hidden cards wait under a sheet until their player says so
        self._revealed: tuple[str, int] = ("", -1)  # to whom, at which moment
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(8)
        self._head = QHBoxLayout()
        column.addLayout(self._head)
        self.steps: StationLine = usual_outfit().step_line()
        column.addWidget(self.steps)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.viewport().setAutoFillBackground(False)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setMinimumHeight(1)  # or a short question takes the room of the step line
        column.addWidget(self._area, 1)
        self._footer: QWidget | None = None
        self._tallest = ((-1, 0), 0)  # at a moment and a width so many pixels were needed
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.height_changed)
        self._level = 0  # how far the panel of the step has given way
        self._on_top: QWidget | None = None
        self.fading = Fading(self)
        self._has_shown = False  # this game, at some moment
        self.step_panel: StepPanel | None = None
        self._made: tuple[QWidget, StepPanel | None] | None = None

    def set_document(self, document: GameDocument | None, desk: BoardDesk | None) -> None:
        if self._document is not None:
            self._document.echo.changed.disconnect(self._on_changed)
            self._document.echo.forget(self._make)
            self._document.echo.forget(self._put)
        self._document, self._desk = document, desk
        self._has_shown = False
        if document is not None:
            self._fit_out(outfit_of(document.game.table).step_line)
            document.echo.changed.connect(self._on_changed)
        self.rebuild()

    def _fit_out(self, kind: type[StationLine]) -> None:
        """Another family of games has turns of its own."""
        if type(self.steps) is not kind:
            column = self.layout()
            assert isinstance(column, QVBoxLayout)
            old, self.steps = self.steps, kind()
            column.replaceWidget(old, self.steps)
            old.deleteLater()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild_soon()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._soon.start(0)  # the words break elsewhere
        super().resizeEvent(event)

    def _on_changed(self) -> None:
        self._revealed = ("", -1)  # who goes back may be another one than who looked
        self._rebuild_soon()

    def _rebuild_soon(self) -> None:
        if self._document is None:
            self.rebuild()
        else:
            self._document.echo.later(self._make)
            self._document.echo.later(self._put)

    def rebuild(self) -> None:
        """Show the present moment."""
        self._make()
        self._put()

    def _make(self) -> None:
        """The panel of the present moment, which nobody sees yet."""
        document, desk = self._document, self._desk
        self.prices_shown.emit({})
        body = _Body(self._soon)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(8)
        panel = None
        if document is not None and desk is not None:
            panel = self._panel(document, desk)
            panel.prices_shown.connect(self.prices_shown)
            column.addWidget(panel)
            beside = None
            if not document.game.table.finished:
                beside = outfit_of(document.game.table).beside(document, desk)
            if beside is not None:
                column.addWidget(beside)
        column.addStretch(1)
        self._made = (body, panel)

    def _put(self) -> None:
        """Show it in place of the one before."""
        if self._made is None:
            return
        (body, panel), self._made = self._made, None
        self.fading.end()
        if self._has_shown:
            self.fading.begin()
        self._has_shown = panel is not None
        is_in_use = self.focusWidget() is not None and self.focusWidget().hasFocus()
        if self._on_top is not None and isValid(self._on_top):
            self._on_top.setParent(None)  # whoever put it there takes it away
        self._on_top = None
        self.step_panel, self._level = panel, 0
        if panel is not None and self._document is not None:
            self._fill_head(self._document, panel)
            self.steps.show_moment(self._document)
        self._area.setWidget(body)
        self._area.setAccessibleName(translate("Docks", "Turn"))
        body.setAutoFillBackground(False)
        self._show_footer()
        self._tallest = ((-1, 0), 0)
        self.height_changed.emit()
        if is_in_use:
            self._take_focus(body)

    def _take_focus(self, body: QWidget) -> None:
        """Whoever plays by keys stays at the questions; the old buttons are gone."""
        rows = [*body.findChildren(QPushButton)]
        if self._footer is not None:
            rows += self._footer.findChildren(QPushButton)
        for one in rows:
            if one.isEnabledTo(self) and one.isVisibleTo(self):
                one.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def needed_height(self) -> int:
        """What would show everything. It does not shrink before the next moment, or the docks
        below would jump under the mouse."""
        document, body, column = self._document, self._area.widget(), self.layout()
        if document is None or body is None or column is None:
            return self.minimumSizeHint().height()
        for widget in self.findChildren(QWidget):
            widget.ensurePolished()  # or it reckons with letters of another size
        margins = column.contentsMargins()
        wide = max(self.width(), self.minimumWidth(), NARROWEST)
        wide -= margins.left() + margins.right()
        # Reckoned as if the scroll bar were there: once it is, it goes only if this fits, too.
        bar = self._area.verticalScrollBar().sizeHint().width()
        parts = [_height(self._head, wide), _height(body.layout(), wide - bar)]
        if not self.steps.isHidden():
            parts.append(self.steps.sizeHint().height())
        if self._footer is not None and not self._footer.isHidden():
            parts.append(_height(self._footer.layout(), wide))
        high = sum(parts) + column.spacing() * (len(parts) - 1) + margins.top() + margins.bottom()
        if self.step_panel is not None:
            high += self.step_panel.saving(self._level)
        when, tallest = self._tallest
        if when == (document.at.depth, wide):
            high = max(high, tallest)
        self._tallest = ((document.at.depth, wide), high)
        return high + 2  # the frame

    def fit_into(self, room: int) -> None:
        """The panel of the step leaves out what it can where not everything has room."""
        panel = self.step_panel
        if panel is None:
            return
        most = 3 if self._on_top is not None and isValid(self._on_top) else 2
        needed = self.needed_height()
        levels = range(most + 1)
        self._level = next((n for n in levels if needed - panel.saving(n) <= room), most)
        panel.set_level(self._level)

    def _show_footer(self) -> None:
        """The buttons of the step stand below what scrolls."""
        if self._footer is not None:
            self._footer.hide()
            self._footer.deleteLater()
        self._footer = self.step_panel.footer if self.step_panel is not None else None
        column = self.layout()
        if self._footer is not None and column is not None:
            is_wanted = not self._footer.isHidden()
            column.addWidget(self._footer)
            self._footer.setVisible(is_wanted)  # at once: hidden, it would be measured as nothing

    def put_on_top(self, card: QWidget) -> None:
        """Something to be read before the question, such as a refusal."""
        body = self._area.widget()
        column = body.layout() if body is not None else None
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(0, card)
        self._on_top = card
        self._area.verticalScrollBar().setValue(0)

    def _panel(self, document: GameDocument, desk: BoardDesk) -> StepPanel:
        table = document.game.table
        outfit = outfit_of(table)
        if table.finished or table.round is None or table.round.step is None:
            return outfit.game_over(document, desk)
        if outfit.is_hidden(table) and self._is_covered(document):
            return CoverPanel(document, desk, self.uncover)
        return outfit.panels.get(table.round.step.name, ChoicesPanel)(document, desk)

    def _is_covered(self, document: GameDocument) -> bool:
        """Whether what is shown is for other eyes than those that may be looking."""
        moment = (document.game.actors[0], document.at.depth)
        return self.covers and self._revealed != moment

    def uncover(self) -> None:
        """The player whose turn it is has said so."""
        document = self._document
        if document is not None and not document.echo.is_waiting and document.game.actors:
            self._revealed = (document.game.actors[0], document.at.depth)
            self.rebuild()

    def _fill_head(self, document: GameDocument, panel: StepPanel) -> None:
        while self._head.count():
            widget = self._head.takeAt(0).widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if not document.game.actors:
            return
        for widget, stretch in outfit_of(document.game.table).head(document, panel):
            self._head.addWidget(widget, stretch)
        for number in range(self._head.count()):
            made = self._head.itemAt(number).widget()
            if made is not None:
                made.show()  # at once: hidden, it would be measured as nothing


class _Body(QWidget):
    """Tells when something in it wants another height."""

    def __init__(self, soon: QTimer) -> None:
        super().__init__()
        self._soon = soon

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._soon.start(0)
        return super().event(event)


def _height(layout: QLayout | None, width: int) -> int:
    if layout is None:
        return 0
    if layout.hasHeightForWidth():
        return layout.totalHeightForWidth(width)
    return layout.totalSizeHint().height()
