"""Printing and exporting from the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from desktop.windows.main_window import MainWindow


class PrintDeeds(QObject):
    """Sheets, ledgers, pictures and tables of the open game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def slots(self) -> dict[str, Callable[[], object]]:
        return {}
