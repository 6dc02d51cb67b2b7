"""The essentials and the rules of a title, to read before a game is open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QWidget

from desktop.dialogs.parts import Button, Sheet, row
from desktop.dialogs.setup_words import title_name
from desktop.engine.helpbook import has_help
from desktop.look.look import Look
from desktop.titles.shelf import TITLES
from desktop.windows.rules_panel import NOW, RulesPanel

translate = QCoreApplication.translate


class LearnSheet(Sheet):
    """One title at a time."""

    WIDTH, HEIGHT = 620, 640

    def __init__(self, look: Look, parent: QWidget | None = None, *, title: str = "") -> None:
        super().__init__(look, parent)
        self.titles = QComboBox()
        self._boxes = [box for box in TITLES.values() if has_help(box.key)]
        for box in self._boxes:
            self.titles.addItem(title_name(box), box.key)
        self.titles.setCurrentIndex(max(0, self.titles.findData(title)))
        self.titles.setVisible(len(self._boxes) > 1)
        self.panel = RulesPanel(look, without=(NOW,))
        inside = self.panel.layout()
        assert inside is not None
        inside.setContentsMargins(0, 0, 0, 0)  # the sheet has margins of its own
        self.close_button = Button(look, "primary")
        self.column.addWidget(self.titles)
        self.column.addWidget(self.panel, 1)
        self.column.addLayout(row(None, self.close_button))
        self.titles.currentIndexChanged.connect(self._on_title)
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self._on_title()
        self.finish()

    def _on_title(self) -> None:
        self.panel.set_title(self.titles.currentData())
        self.panel.show_essentials()
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Learn", "Learn"))
        for number, box in enumerate(self._boxes):
            self.titles.setItemText(number, title_name(box))
        name = self.titles.currentText()
        self.heading.setText(translate("Learn", "Essentials of {title}").format(title=name))
        self.titles.setAccessibleName(translate("Learn", "Title"))
        self.close_button.setText(translate("Learn", "Close"))
