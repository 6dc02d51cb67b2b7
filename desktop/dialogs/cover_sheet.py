"""A sheet over hidden cards, until the player they belong to has the laptop."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.dialogs.parts import Button, Icon, label
from desktop.look.look import Look

translate = QCoreApplication.translate


class CoverSheet(QWidget):
    """Lies over all of its parent; nothing under it can be seen or pressed."""

    uncovered = Signal(str)  # the player who said so

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._player = ""
        self._heading, self._text = label(role="page", wrap=True), label(role="muted", wrap=True)
        self.show_cards = Button(look, "primary", "shield")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(12)
        centre = Qt.AlignmentFlag.AlignHCenter
        for part in (self._heading, self._text):
            part.setAlignment(centre)
        column.addStretch(1)
        column.addWidget(Icon(look, "people", 48, "accent"), 0, centre)
        column.addWidget(self._heading)
        column.addWidget(self._text)
        column.addSpacing(4)
        column.addWidget(self.show_cards, 0, centre)
        column.addStretch(1)
        self.show_cards.clicked.connect(self._on_show)
        parent.installEventFilter(self)
        look.changed.connect(self.update)
        self.hide()

    @property
    def player(self) -> str:
        """For whom it lies there; "" when it does not."""
        return self._player

    def cover(self, player: str) -> None:
        """Hide everything until this player says so."""
        self._player = player
        self.retranslate()
        self.setGeometry(self._under().rect())
        self.show()
        self.raise_()
        self.show_cards.setFocus()

    def uncover(self) -> None:
        """Take it away unasked: the cards are no longer hidden."""
        self._player = ""
        self.hide()

    def retranslate(self) -> None:
        name = self._player
        self._heading.setText(translate("Cover", "Pass the laptop to {name}").format(name=name))
        self._text.setText(
            translate("Cover", "The cards under this sheet are for {name} only.").format(name=name)
        )
        self.show_cards.setText(translate("Cover", "I am {name}: show the cards").format(name=name))
        self.setAccessibleName(self._heading.text())

    def _under(self) -> QWidget:
        under = self.parentWidget()
        assert under is not None
        return under

    def _on_show(self) -> None:
        player = self._player
        self.uncover()
        self.uncovered.emit(player)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._under().rect())
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(self._look.theme.surface))

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Tab must not lead to the buttons under the sheet.
        self.show_cards.setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()  # keys must not reach what lies under it

    def mousePressEvent(self, event: object) -> None:
        """Clicks stop here."""
