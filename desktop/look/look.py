"""The look a person chose: theme and text scale, with a signal when either changes.

The program makes one `Look` and hands it to its windows; they hold it and listen to `changed`.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from desktop.look.fonts import SANS, font
from desktop.look.style_sheet import style_sheet
from desktop.look.theme import DARK, LIGHT, Theme

CHOICES = ("system", "light", "dark")
SMALLEST_TEXT, LARGEST_TEXT = 80, 200  # percent


class Look(QObject):
    """Which theme and text scale hold now."""

    changed = Signal()

    def __init__(
        self, choice: str = "system", text_scale: int = 100, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._choice = choice if choice in CHOICES else "system"
        self._scale = _within(text_scale)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system_changed)

    @property
    def choice(self) -> str:
        return self._choice

    @property
    def text_scale(self) -> int:
        """Percent of the interface's text; the board has its zoom instead."""
        return self._scale

    @property
    def theme(self) -> Theme:
        if self._choice == "system":
            scheme = QGuiApplication.styleHints().colorScheme()
            return DARK if scheme == Qt.ColorScheme.Dark else LIGHT
        return DARK if self._choice == "dark" else LIGHT

    def choose(self, choice: str) -> None:
        if choice in CHOICES and choice != self._choice:
            self._choice = choice
            self.changed.emit()

    def set_text_scale(self, percent: int) -> None:
        if _within(percent) != self._scale:
            self._scale = _within(percent)
            self.changed.emit()

    def px(self, size: float) -> int:
        """A size of the interface's text at the chosen scale; never below what can be read."""
        return max(9, round(size * self._scale / 100))

    def font(self, px: float = 13, weight: int = 400, family: str = SANS) -> QFont:
        """A font of the interface at the chosen scale."""
        return font(self.px(px), weight, family)

    def style_sheet(self) -> str:
        return style_sheet(self.theme, self._scale / 100)

    def palette(self) -> QPalette:
        return palette(self.theme)

    def dress(self, application: QApplication) -> None:
        """Give the application this look, and again whenever it changes."""

        def put_on() -> None:
            # Qt goes through all widgets; none may be collected as garbage in the midst of it.
            was_enabled = gc.isenabled()
            gc.disable()
            try:
                application.setPalette(self.palette())
                application.setStyleSheet(self.style_sheet())
            finally:
                if was_enabled:
                    gc.enable()

        application.setStyle("Fusion")
        put_on()
        self.changed.connect(put_on)

    def _on_system_changed(self) -> None:
        if self._choice == "system":
            self.changed.emit()


def _within(percent: int) -> int:
    return max(SMALLEST_TEXT, min(LARGEST_TEXT, percent))


def palette(theme: Theme) -> QPalette:
    """The theme for what a style sheet does not reach."""
    role = QPalette.ColorRole
    made = QPalette()
    for which, value in {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.raised,
        role.AlternateBase: theme.sunken,
        role.Text: theme.text,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.BrightText: theme.on_accent,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.faint,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Accent: theme.accent,
        role.Light: theme.surface,
        role.Midlight: theme.line,
        role.Mid: theme.control_line,
        role.Dark: theme.control_line,
        role.Shadow: theme.table,
    }.items():
        made.setColor(which, QColor(value))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.disabled))
    return made
