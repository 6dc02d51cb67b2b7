"""The dock of the charter: the company whose turn it is, or the one somebody chose."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from desktop.eighteen.companies.company import Company
from desktop.engine.state import Change
from desktop.look.look import Look
from desktop.windows.docks.charter import Charter
from desktop.windows.docks.dock import Dock

LINE = 2  # the level at which one line is left


class CharterDock(Dock):
    """A card as high as what it says; where room is short, one line."""

    NAME = "charter"
    FITS = True
    height_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.charter = Charter(look, has_name=False)
        self.column.addWidget(self.charter)
        self.column.addStretch(1)
        self.level = 0
        self._last_operating: Company | None = None
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Charter")

    def retranslate(self) -> None:
        self._tell()

    def refresh(self) -> None:
        table = self.table
        self._last_operating = table.operating if table is not None else None
        self.choose(self._last_operating)

    def apply_look(self) -> None:
        self._tell()

    def choose(self, company: Company | None) -> None:
        """Show the charter of a company."""
        self.charter.show_company(self.title_key, self.table, company)
        self._tell()

    def set_level(self, level: int) -> None:
        """0: all of it; 1: without the private companies; 2: treasury, trains and stations."""
        if level != self.level:
            self.level = level
            self.charter.shows_cards = level == 0
            self.charter.is_compact = level == LINE
            self.charter.follow()

    def give_way(self) -> bool:
        """Take less room, if that is possible."""
        if self.level == LINE:
            return False
        self.set_level(self.level + 1)
        return True

    def needed_height(self) -> int:
        """What the card needs to show everything."""
        margins = self.column.contentsMargins()
        return margins.top() + margins.bottom() + self.charter.sizeHint().height()

    def _on_changed(self, change: Change) -> None:
        table = self.table
        operating = table.operating if table is not None else None
        if operating is not self._last_operating:
            self._last_operating = operating
            if operating is not None:
                self.choose(operating)
                return
        self._tell()

    def _tell(self) -> None:
        # The turn card says whose turn it is; somebody else's charter needs its name.
        self.charter.has_name = self.charter.company is not self._last_operating
        self.charter.follow()
        self.height_changed.emit()
