"""Preferences, keys, rules and about: what helps without touching the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from desktop.engine.helpbook import has_help

if TYPE_CHECKING:
    from desktop.windows.main_window import MainWindow


class HelpDeeds(QObject):
    """Opens the dialogs that explain and adjust."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.start_page.learn_wanted.connect(self.learn)

    def slots(self) -> dict[str, Callable[[], object]]:
        return {
            "preferences": self.show_preferences,
            "rules": self.show_rules,
            "keys": self.show_keys,
            "about": self.show_about,
        }

    def show_preferences(self) -> None:
        from desktop.dialogs.preferences import PreferencesDialog

        window = self._window
        _show(PreferencesDialog(window.look, window.language, window.settings, window))

    def learn(self) -> None:
        """The essentials of a title, with no game on the table."""
        from desktop.windows.learn_sheet import LearnSheet

        _show(LearnSheet(self._window.look, self._window))

    def show_rules(self) -> None:
        document = self._window.document
        if document is None or not has_help(document.game.title.key):
            self.learn()
        else:
            self._window.docks.show_dock("rules")

    def show_rule(self, rule_id: str) -> None:
        document = self._window.document
        if document is not None and not has_help(document.game.title.key):
            return
        self._window.docks.show_dock("rules")
        for dock in self._window.docks.docks:
            if dock.NAME == "rules":
                dock.show_rule(rule_id)  # type: ignore[attr-defined]

    def show_keys(self) -> None:
        from desktop.dialogs.keys import KeysDialog

        _show(KeysDialog(self._window.look, self._window))

    def show_about(self) -> None:
        from desktop.dialogs.about import AboutDialog

        _show(AboutDialog(self._window.look, self._window))


def _show(dialog: QDialog) -> None:
    """A dialog that is closed is gone: it would follow every change of language and look."""
    dialog.exec()
    dialog.deleteLater()
