"""The bar at the top: title, round, what holds for the whole table, undo and redo."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from desktop.document.document import GameDocument
from desktop.look.icons import icon, pixmap
from desktop.look.style_sheet import set_role
from desktop.look.theme import Theme
from desktop.scene.painting.box_words import box_words
from desktop.windows.elided_label import ElidedLabel
from desktop.windows.outfit import Strip
from desktop.windows.outfits import outfit_of, usual_outfit

translate = QCoreApplication.translate


class Bar(QFrame):
    """Forty-eight pixels that never collapse."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "bar")
        self.setFixedHeight(48)
        self._document: GameDocument | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(8)
        self.menu_button = QToolButton()
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._title, self._round, self._second = QLabel(), QLabel(), ElidedLabel()
        set_role(self._title, "question")
        set_role(self._round, "name")
        set_role(self._second, "muted")
        self._banner = QLabel()
        set_role(self._banner, "notice")
        self._sign = QLabel()
        self._buttons: list[QToolButton] = []
        self.phases: Strip = usual_outfit().strip()
        for widget in (self.menu_button, self._sign, self._title, self._round):
            row.addWidget(widget)
        row.addWidget(self._banner, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._second, 1)
        row.addWidget(self.phases)
        self._row = row
        self._tools = QHBoxLayout()
        row.addLayout(self._tools)

    def dress(self, theme: Theme) -> None:
        """The colours of a theme."""
        self.menu_button.setIcon(icon("menu", theme))
        self._sign.setPixmap(pixmap("handcar", theme.accent, 22, self.devicePixelRatioF()))

    def add_action(self, action: QAction, with_text: bool = False) -> QToolButton:
        made = QToolButton()
        made.setDefaultAction(action)
        made.setIconSize(QSize(18, 18))
        style = Qt.ToolButtonStyle.ToolButtonIconOnly
        if with_text:
            style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        made.setToolButtonStyle(style)
        self._tools.addWidget(made)
        self._buttons.append(made)
        return made

    def set_document(self, document: GameDocument | None) -> None:
        if self._document is not None:
            self._document.echo.moved.disconnect(self._on_changed)
        self._document = document
        if document is not None:
            document.echo.moved.connect(self._on_changed)
        self._on_changed()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._on_changed()
        super().changeEvent(event)

    def _on_changed(self) -> None:
        document = self._document
        self._fit_out(document)
        self.phases.show_table(document.game.table if document is not None else None)
        self.phases.setVisible(document is not None)
        for made in self._buttons[:-1]:  # the preferences are always there
            made.setVisible(document is not None)
        if document is None:
            for label in (self._title, self._round, self._second):
                label.setText("")
            self._title.setText(translate("Window", "Drezina"))
            self._banner.setVisible(False)
            return
        table = document.game.table
        self._title.setText(box_words(table.setup.title)[0])
        self._round.setText(outfit_of(table).round_text(table))
        self._second.setText(self._second_text(document))
        is_main = document.is_on_main_line
        self._banner.setText("" if is_main else translate("Bar", "Variation"))
        self._banner.setVisible(not is_main)

    def _fit_out(self, document: GameDocument | None) -> None:
        """Another family of games tells other things of the whole table."""
        kind = outfit_of(document.game.table).strip if document is not None else type(self.phases)
        if type(self.phases) is not kind:
            old, self.phases = self.phases, kind()
            self._row.replaceWidget(old, self.phases)
            old.deleteLater()

    def _second_text(self, document: GameDocument) -> str:
        move = translate("Bar", "move {number}").format(number=document.at.depth)
        table, actors = document.game.table, document.game.actors
        if not actors:
            return move
        return f"{outfit_of(table).who(table, actors[0])} · {move}"
