"""The program with its window: the only place that wires everything together."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from desktop.engine import resources


def has_display() -> bool:
    """Whether a window could be shown at all."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return True
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def run_window(arguments: Sequence[str]) -> int:
    """Open the window, with a game if a file is named; returns when it is closed."""
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication([sys.argv[0], *arguments])
    assert isinstance(application, QApplication)
    window = make_window(application)
    window.show()
    for argument in arguments:
        path = Path(argument)
        if not argument.startswith("-"):
            window.files.open_path(path)
            break
    return application.exec()


def make_window(application):  # type: ignore[no-untyped-def]
    """The main window with look, language, settings and places."""
    from desktop.document.settings import Settings
    from desktop.i18n.language import Language
    from desktop.look.fonts import load_fonts
    from desktop.look.look import Look
    from desktop.windows.main_window import MainWindow
    from desktop.windows.places import usual_places

    application.setApplicationName("Drezina")
    application.setOrganizationName("Drezina")
    load_fonts()
    settings = Settings()
    language = Language(resources.translations(), application)
    language.start(settings.language)
    look = Look(settings.theme, settings.text_scale, application)
    look.dress(application)
    return MainWindow(look, language, settings, usual_places().make())
