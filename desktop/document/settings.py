"""The settings of a person: one table describes them all, Qt keeps them in the Config folder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

T = TypeVar("T", str, int, bool, bytes)


@dataclass(frozen=True)
class Setting(Generic[T]):
    """One thing to choose: its name in the file, what it is at first, and what it may be."""

    key: str
    default: T
    words: tuple[str, ...] = ()  # a text: one of these; none: any
    area: range | None = None  # a number: within this

    def fits(self, value: object) -> bool:
        if type(value) is not type(self.default):
            return False
        if self.words and value not in self.words:
            return False
        return self.area is None or value in self.area


LANGUAGE = Setting("language", "", words=("", "en", "ru"))  # "": as the system
THEME = Setting("theme", "system", words=("system", "light", "dark"))
TEXT_SCALE = Setting("text_scale", 100, area=range(80, 201))  # percent
REDUCE_MOTION = Setting("reduce_motion", False)
COLOUR_SYMBOLS = Setting("colour_symbols", False)  # signs beside colours on tiles and tokens
COVER_HIDDEN = Setting("cover_hidden", True)  # ask who looks before hidden cards are shown
LETTER_KEYS = Setting("letter_keys", True)  # single letters do something while the board has focus
CONFIRM_DELETE = Setting("confirm_delete", True)  # ask before a variation is lost
SHOW_BEST = Setting("show_best", True)  # the best runs are drawn before they are asked for
PAPER = Setting("paper", "A4", words=("A4", "Letter"))
GAMES_FOLDER = Setting("games_folder", "")  # "": Documents
LAST_PLAYERS = Setting("last_players", "")  # names, one a line
LAST_TITLE = Setting("last_title", "")
LAYOUT_VERSION = Setting("layout/version", 0, area=range(0, 1_000_000))
LAYOUT_PLAY = Setting("layout/play", b"")
LAYOUT_STUDY = Setting("layout/study", b"")
WINDOW = Setting("layout/window", b"")

SETTINGS = (
    LANGUAGE,
    THEME,
    TEXT_SCALE,
    REDUCE_MOTION,
    COLOUR_SYMBOLS,
    COVER_HIDDEN,
    LETTER_KEYS,
    CONFIRM_DELETE,
    SHOW_BEST,
    PAPER,
    GAMES_FOLDER,
    LAST_PLAYERS,
    LAST_TITLE,
    LAYOUT_VERSION,
    LAYOUT_PLAY,
    LAYOUT_STUDY,
    WINDOW,
)


def zoom_of(title: str) -> Setting[int]:
    """The zoom of a title's board in percent; 0 fits it into the window."""
    return Setting(f"zoom/{title}", 0, area=range(0, 1601))


class Settings(QObject):
    """Reads and writes settings by their descriptions; what does not fit counts as not there."""

    changed = Signal(str)  # the key

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store if store is not None else QSettings()

    def get(self, setting: Setting[T]) -> T:
        value = _read(self._store.value(setting.key), setting.default)
        return cast(T, value) if setting.fits(value) else setting.default

    def set(self, setting: Setting[T], value: T) -> None:
        if not setting.fits(value):
            raise ValueError(f"{setting.key} cannot be {value!r}")
        if value == self.get(setting):
            return
        self._store.setValue(setting.key, QByteArray(value) if type(value) is bytes else value)
        self.changed.emit(setting.key)

    def reset(self, setting: Setting[T]) -> None:
        """Back to what it was at first."""
        self._store.remove(setting.key)
        self.changed.emit(setting.key)

    def save(self) -> None:
        """Put everything on the disk now; Qt does it in a while by itself."""
        self._store.sync()


def _read(value: object, default: object) -> object:
    """What the file of the system gives back: numbers and flags come as texts from some."""
    if isinstance(value, QByteArray):
        value = value.data()
    if type(default) is bool and value in ("true", "false"):
        return value == "true"
    if type(default) is int and isinstance(value, str):
        return int(value) if value.lstrip("-").isdecimal() and len(value) < 12 else None
    return value
