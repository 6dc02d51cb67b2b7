"""The options of a title, one sentence each, and the two ways to set them all at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from desktop.dialogs.mode_row import ModeRow
from desktop.dialogs.parts import Button, FlowRow, WrapLabel, label
from desktop.document import wording
from desktop.engine.title import Option, Title
from desktop.look.look import Look

translate = QCoreApplication.translate


class Sentence(WrapLabel):
    """The words beside a box; a click on them ticks it."""

    def __init__(self, box: QCheckBox) -> None:
        super().__init__()
        self._box = box

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._box.setFocus()
            self._box.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


class Choice(QWidget):
    """A box to tick; check boxes cannot wrap, so the sentence stands beside it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.box = QCheckBox()
        self.sentence = Sentence(self.box)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 2, 0, 2)
        line.setSpacing(8)
        line.addWidget(self.box, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.sentence, 1)
        self._on_look_changed()
        look.changed.connect(self._on_look_changed)

    def set_text(self, text: str) -> None:
        self.sentence.setText(text)
        self.box.setAccessibleName(text)

    def _on_look_changed(self) -> None:
        # As high as a line of the sentence, so that the tick stands in the middle of the first.
        self.box.setFixedHeight(QFontMetrics(self._look.font()).height())


class OptionRow(Choice):
    """One option."""

    def show_state(self) -> None:
        """The box shows it by itself."""

    def __init__(self, look: Look, option: Option) -> None:
        super().__init__(look)
        self.option = option
        self.retranslate()

    def retranslate(self) -> None:
        self.set_text(wording.option_text(self.option))
        rule = wording.rule_text(self.option.rule_id)
        self.setToolTip(f"{wording.rule_place(self.option.rule_id)}\n{rule}")


def _group(caption: QWidget) -> QVBoxLayout:
    """Options under one heading."""
    column = QVBoxLayout()
    column.setSpacing(4)
    column.addWidget(caption)
    return column


class OptionList(QWidget):
    """Which options are on."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._title: Title | None = None
        self._rows: dict[str, OptionRow | ModeRow] = {}
        self.book, self.peer = Button(look, "tab"), Button(look, "tab")
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)  # with options of one's own neither is chosen
        for button in (self.book, self.peer):
            button.setCheckable(True)
            self._group.addButton(button)
        self._explained = label(role="second", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._modes = QVBoxLayout()
        self._column.addLayout(self._modes)
        self._ways = FlowRow(self.book, self.peer)
        self._column.addWidget(self._ways)
        self._column.addWidget(self._explained)
        self._column.addSpacing(4)
        self.own_caption, self.peer_caption = label(role="caption"), label(role="caption")
        self._own, self._peers = _group(self.own_caption), _group(self.peer_caption)
        self._column.addLayout(self._own)
        self._column.addSpacing(8)
        self._column.addLayout(self._peers)
        self.book.clicked.connect(lambda: self._preset(frozenset()))
        self.peer.clicked.connect(self._on_peer)

    @property
    def rows(self) -> dict[str, OptionRow | ModeRow]:
        return self._rows

    def set_title(self, title: Title) -> None:
        for row in self._rows.values():
            row.hide()
            row.deleteLater()
        self._title = title
        self._rows = {option.key: self._row(option) for option in title.options}
        for row in self._rows.values():
            self._place_of(row.option).addWidget(row)
            row.box.toggled.connect(self._on_toggled)
        self.show_fitting(frozenset(self._rows))
        self.peer_caption.setVisible(any(option.peer for option in title.options))
        self._ways.setVisible(bool(title.peer_options()))  # else there is one way only
        self._explained.setVisible(bool(title.peer_options()))
        self._show_preset()

    def _row(self, option: Option) -> OptionRow | ModeRow:
        if option.mode is not None:
            return ModeRow(self._look, option, option.mode)
        return OptionRow(self._look, option)

    def _place_of(self, option: Option) -> QVBoxLayout:
        if option.mode is not None:
            return self._modes
        return self._peers if option.peer else self._own

    @property
    def modes(self) -> frozenset[str]:
        """The options that make another game of it."""
        return frozenset(key for key, row in self._rows.items() if row.option.mode is not None)

    def show_fitting(self, fitting: frozenset[str]) -> None:
        """Options that belong to the chosen mode; the others are not asked for."""
        own = [row for row in self._rows.values() if isinstance(row, OptionRow)]
        for row in own:
            row.setVisible(row.option.key in fitting)
        shown = [row for row in own if not row.option.peer and row.option.key in fitting]
        self.own_caption.setVisible(bool(shown))

    def chosen(self) -> frozenset[str]:
        return frozenset(key for key, row in self._rows.items() if row.box.isChecked())

    def set_chosen(self, options: frozenset[str]) -> None:
        for key, row in self._rows.items():
            row.box.blockSignals(True)
            row.box.setChecked(key in options)
            row.box.blockSignals(False)
        self._on_toggled()

    def retranslate(self) -> None:
        self.book.setText(translate("NewGame", "As in the rulebook"))
        self.peer.setText(translate("NewGame", "As on 18xx.games"))
        self.own_caption.setText(translate("NewGame", "Optional rules").upper())
        self.peer_caption.setText(translate("NewGame", "As on 18xx.games").upper())
        for row in self._rows.values():
            row.retranslate()
        self._show_preset()

    def _peer_options(self) -> frozenset[str]:
        return self._title.peer_options() if self._title is not None else frozenset()

    def _preset(self, wanted: frozenset[str]) -> None:
        """Only what the two ways differ in is set; an edition or a game for two stays."""
        self.set_chosen((self.chosen() - self._peer_options()) | wanted)

    def _on_peer(self) -> None:
        self._preset(self._peer_options())

    def _on_toggled(self) -> None:
        for row in self._rows.values():
            row.show_state()
        self._show_preset()
        self.changed.emit()

    def _show_preset(self) -> None:
        peer = self._peer_options()
        on = self.chosen() & peer
        self.book.setChecked(not on)
        self.peer.setChecked(bool(peer) and on == peer)
        if not on:
            text = translate("NewGame", "The rules of the book.")
        elif on == peer:
            text = translate("NewGame", "The rules as 18xx.games plays them.")
        else:
            text = translate("NewGame", "Some rules of each.")
        self._explained.setText(text)
