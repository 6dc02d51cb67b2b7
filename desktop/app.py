"""The program with its window: the only place that wires everything together."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.engine import resources

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication


NO_DISPLAY = 1  # the exit code


def has_display(variables: Mapping[str, str] = os.environ) -> bool:
    """Whether a window could be shown at all; Qt would end the process where it cannot."""
    platform = variables.get("QT_QPA_PLATFORM", "")
    if platform and not platform.startswith(("xcb", "wayland")):
        return True
    if not sys.platform.startswith("linux"):
        return True
    return _wayland_answers(variables) or _x11_answers(variables)


def _wayland_answers(variables: Mapping[str, str]) -> bool:
    name = variables.get("WAYLAND_DISPLAY")
    if not name:
        return False
    return (Path(variables.get("XDG_RUNTIME_DIR", "")) / name).is_socket()


def _x11_answers(variables: Mapping[str, str]) -> bool:
    """A display may be named and gone, as after the end of a remote session."""
    name = variables.get("DISPLAY")
    if not name:
        return False
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # the installer has named what is missing
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(name.encode(), None)
    if xcb.xcb_connection_has_error(connection):
        xcb.xcb_disconnect(connection)
        return False
    return True  # and stay connected: a bare server starts over when its last client leaves


def say_no_display() -> int:
    """One sentence in the language of the person; the exit code."""
    from PySide6.QtCore import QCoreApplication

    from desktop.document.settings import Settings
    from desktop.i18n.language import Language

    application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    _name(application)
    Language(resources.translations(), application).start(Settings().language)
    sentence = QCoreApplication.translate(
        "Application",
        "There is no display here, so the window cannot open; "
        "“python3 installer play --help” lists the commands that need none.",
    )
    print(sentence, file=sys.stderr)
    return NO_DISPLAY


def _name(application: QCoreApplication) -> None:
    """Where the settings lie depends on it."""
    application.setApplicationName("Drezina")
    application.setOrganizationName("Drezina")


def run_window(arguments: Sequence[str]) -> int:
    """Open the window, with a game if a file is named; returns when it is closed."""
    from PySide6.QtWidgets import QApplication

    from desktop.look import motion

    application = QApplication.instance() or QApplication([sys.argv[0], *arguments])
    assert isinstance(application, QApplication)
    window = make_window(application)
    motion.allow()  # only here is somebody who watches
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

    _name(application)
    load_fonts()
    settings = Settings()
    language = Language(resources.translations(), application)
    language.start(settings.language)
    look = Look(settings.theme, settings.text_scale, application)
    look.dress(application)
    window = MainWindow(look, language, settings, usual_places().make())
    keep_for_good()
    return window


def keep_for_good() -> None:
    """What is there now stays until the end: whoever looks for garbage need not look there.

    Modules, data and the window are a hundred thousand objects, and the search through them keeps
    the window waiting for as long as several frames, in the midst of play.
    """
    gc.freeze()
