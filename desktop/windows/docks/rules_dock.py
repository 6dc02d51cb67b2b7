"""The dock with the rules at hand: it follows the step that is asked."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.engine.helpbook import has_help
from desktop.engine.table import Table
from desktop.look.look import Look
from desktop.windows.docks.dock import Dock
from desktop.windows.rules_panel import RulesPanel

translate = QCoreApplication.translate


class RulesDock(Dock):
    """What may be done now, with the paragraph."""

    NAME: ClassVar[str] = "rules"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.panel = RulesPanel(look)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self.panel)

    @classmethod
    def suits(cls, table: Table) -> bool:
        return has_help(table.setup.title)

    def title(self) -> str:
        return translate("Docks", "Rules")

    def refresh(self) -> None:
        table = self.table
        if table is not None and self.suits(table):
            self.panel.set_title(table.setup.title, table.setup.options)
            self._follow()

    def _on_changed(self, change: object) -> None:
        if self.isVisible():  # to lay out the rules unseen would slow down every move
            self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    def _follow(self) -> None:
        table = self.table
        if table is not None and self.suits(table):
            self.panel.follow(table)

    def show_rule(self, rule_id: str) -> None:
        self.panel.show_rule(rule_id)
