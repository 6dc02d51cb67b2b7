"""The settings of a person: one table describes them all, Qt keeps them in the Config folder."""

from __future__ import annotations

from typing import Generic, TypeVar, cast, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

T = TypeVar("T", str, int, bool, bytes)

ZOOM = range(0, 1601)


class Setting(Generic[T]):
    """One thing to choose: its name in the file, what it is at first, and what it may be."""

    def __init__(
        self, key: str, default: T, words: tuple[str, ...] = (), area: range | None = None
    ) -> None:
        self.key = key
        self.default: T = default
        self.words = words  # a text: one of these; none: any
        self.area = area  # a number: within this

    def fits(self, value: object) -> bool:
        if type(value) is not type(self.default):
            return False
        if self.words and value not in self.words:
            return False
        return self.area is None or value in self.area

    @overload
    def __get__(self, settings: None, owner: type) -> Setting[T]: ...

    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...

    def __get__(self, settings: Settings | None, owner: type) -> Setting[T] | T:
        return self if settings is None else settings.get(self)

    def __set__(self, settings: Settings, value: T) -> None:
        settings.set(self, value)


class Settings(QObject):
    """What a person chose; what does not fit in the file counts as not chosen."""

    changed = Signal(str)  # the key

    language = Setting("language", "", words=("", "en", "ru"))  # "": as the system
    theme = Setting("theme", "system", words=("system", "light", "dark"))
    text_scale = Setting("text_scale", 100, area=range(80, 201))  # percent
    reduce_motion = Setting("reduce_motion", False)
    colour_symbols = Setting("colour_symbols", False)  # signs beside colours on tiles and tokens
    cover_hidden = Setting("cover_hidden", True)  # ask who looks before hidden cards are shown
    letter_keys = Setting("letter_keys", True)  # single letters work while the board has focus
    show_best = Setting("show_best", True)  # the best runs are drawn before they are asked for
    paper = Setting("paper", "A4", words=("A4", "Letter"))
    games_folder = Setting("games_folder", "")  # "": Documents
    last_title = Setting("last_title", "")
    last_players = Setting("last_players", "")  # names, one a line
    last_colours = Setting("last_colours", "")  # what they wear, one a line
    layout_version = Setting("layout/version", 0, area=range(0, 1_000_000))
    layout = Setting("layout/play", b"")
    layout_study = Setting("layout/study", b"")
    window = Setting("layout/window", b"")

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store if store is not None else QSettings()

    def zoom(self, title: str) -> int:
        """The zoom of a title's board in percent; 0 fits it into the window."""
        return self.get(_zoom_of(title))

    def set_zoom(self, title: str, percent: int) -> None:
        self.set(_zoom_of(title), percent)

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
        """Back to what it was at first: `settings.reset(Settings.theme)`."""
        self._store.remove(setting.key)
        self.changed.emit(setting.key)

    def save(self) -> None:
        """Put everything on the disk now; Qt does it in a while by itself."""
        self._store.sync()


SETTINGS = {name: entry for name, entry in vars(Settings).items() if isinstance(entry, Setting)}


def _zoom_of(title: str) -> Setting[int]:
    return Setting(f"zoom/{title}", 0, area=ZOOM)


def _read(value: object, default: object) -> object:
    """What the file of the system gives back: numbers and flags come as texts from some."""
    if isinstance(value, QByteArray):
        value = value.data()
    if type(default) is bool and value in ("true", "false"):
        return value == "true"
    if type(default) is int and isinstance(value, str):
        return int(value) if value.lstrip("-").isdecimal() and len(value) < 12 else None
    return value
