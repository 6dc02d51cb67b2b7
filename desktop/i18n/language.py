"""The languages there are, and switching between them while the window is open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

LANGUAGES = {"en": "English", "ru": "Русский"}  # each under its own name, as people look for it
SOURCE = "en"  # the language of the texts in the code

_current = SOURCE


def current() -> str:
    """The language the window speaks now."""
    return _current


def system_language(wishes: Iterable[str] | None = None) -> str:
    """The first language of the system that we have; English if there is none."""
    if wishes is None:
        wishes = QLocale.system().uiLanguages()
    for wish in wishes:
        code = wish.replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return SOURCE


class _Deaf(QObject):
    """Keeps a change of language from the application, and so from its widgets."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        return event.type() == QEvent.Type.LanguageChange


class Language(QObject):
    """The translators of the application; one of these lives as long as the application does.

    A switch sends `LanguageChange` to every widget. Where a file of translations is missing, the
    texts of the code are shown.
    """

    switched = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._installed: list[QTranslator] = []

    def start(self, wanted: str = "") -> None:
        """Begin with the language of the settings; at the first start, with the system's."""
        self.switch(wanted if wanted in LANGUAGES else system_language())

    def switch(self, code: str) -> None:
        if code not in LANGUAGES:
            raise ValueError(f"there is no language {code!r}")
        self._put_on(code)
        self.switched.emit(code)

    def _put_on(self, code: str) -> None:
        global _current
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []
        _current = code
        QLocale.setDefault(QLocale(code))
        for path in self._files(code):
            self._install(path)

    @contextmanager
    def lent(self, code: str) -> Iterator[None]:
        """Speak another language for a while without telling the widgets: for what is printed."""
        before, application = _current, QCoreApplication.instance()
        if code == before or application is None:
            yield
            return
        deaf = _Deaf()
        application.installEventFilter(deaf)
        try:
            self._put_on(code)
            yield
        finally:
            self._put_on(before)
            application.removeEventFilter(deaf)

    def _files(self, code: str) -> tuple[Path, ...]:
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        # The last one installed is asked first.
        return (qt / f"qtbase_{code}.qm", self._folder / f"drezina_{code}.qm")

    def _install(self, path: Path) -> None:
        translator = QTranslator(self)
        if translator.load(str(path)):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
        else:
            translator.deleteLater()
