"""Data files read key by key: what is missing, of the wrong type or never asked for is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from desktop.engine.resources import DataError, read_toml
from desktop.engine.translatable import QT_TRANSLATE_NOOP

T = TypeVar("T")

NOT_KNOWN = QT_TRANSLATE_NOOP("DataError", "is not known here")
MISSING = QT_TRANSLATE_NOOP("DataError", "is missing")
NO_NUMBER = QT_TRANSLATE_NOOP("DataError", "is not a number")
NONE_OF = QT_TRANSLATE_NOOP("DataError", "{word} is none of {words}")
THERE_IS_NO = QT_TRANSLATE_NOOP("DataError", "there is no {name}")

_TYPES: dict[type, str] = {
    str: QT_TRANSLATE_NOOP("DataError", "{value} is not a text"),
    int: QT_TRANSLATE_NOOP("DataError", "{value} is not a number"),
    bool: QT_TRANSLATE_NOOP("DataError", "{value} is not true or false"),
    list: QT_TRANSLATE_NOOP("DataError", "{value} is not a list"),
    dict: QT_TRANSLATE_NOOP("DataError", "{value} is not a table"),
}


class TomlTable:
    """One table of a data file. Used in a `with`, it refuses at the end the keys nobody read."""

    def __init__(self, file: str, values: Mapping[str, Any], path: str = "") -> None:
        self._file = file
        self._unread = dict(values)
        self._path = path

    @classmethod
    def of_file(cls, *parts: str) -> TomlTable:
        return cls("/".join(parts), read_toml(*parts))

    def __enter__(self) -> TomlTable:
        return self

    def __exit__(self, kind: object, error: object, traceback: object) -> None:
        if error is None and self._unread:
            raise self.error(next(iter(self._unread)), NOT_KNOWN)

    @property
    def unread(self) -> tuple[str, ...]:
        return tuple(self._unread)

    def error(self, key: str, text: str, **facts: str | int) -> DataError:
        return DataError(self._file, self._name(key), text, **facts)

    def text(self, key: str, default: str | None = None) -> str:
        return self._take(key, str, default)

    def number(self, key: str, default: int | None = None) -> int:
        return self._take(key, int, default)

    def flag(self, key: str, default: bool | None = None) -> bool:
        return self._take(key, bool, default)

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        return self._list(key, str, default)

    def numbers(self, key: str, default: tuple[int, ...] | None = None) -> tuple[int, ...]:
        return self._list(key, int, default)

    def rows(self, key: str) -> tuple[tuple[int, ...], ...]:
        """A list of lists of numbers."""
        rows = self._list(key, list, None)
        return tuple(self._all(key, row, int) for row in rows)

    def one_of(self, key: str, words: tuple[str, ...], default: str | None = None) -> str:
        word = self.text(key, default)
        if word != default and word not in words:
            raise self.error(key, NONE_OF, word=repr(word), words=", ".join(words))
        return word

    def known(
        self,
        key: str,
        names: Mapping[str, object] | tuple[str, ...],
        default: tuple[str, ...] | None = None,
    ) -> tuple[str, ...]:
        """A list of names, each of which must exist."""
        found = self.texts(key, default)
        for name in found:
            if name not in names:
                raise self.error(key, THERE_IS_NO, name=repr(name))
        return found

    def table(self, key: str) -> TomlTable:
        return TomlTable(self._file, self._take(key, dict, None), self._name(key))

    def tables(self) -> Iterator[tuple[str, TomlTable]]:
        """All that is left unread, as tables."""
        for key in self.unread:
            yield key, self.table(key)

    def by_number(self) -> dict[int, int]:
        """All that is left unread, as numbers under numbers."""
        return {self.as_number(key): self.number(key) for key in self.unread}

    def as_number(self, key: str) -> int:
        if not key.isdecimal():
            raise self.error(key, NO_NUMBER)
        return int(key)

    def has(self, key: str) -> bool:
        return key in self._unread

    def is_text(self, key: str) -> bool:
        return isinstance(self._unread.get(key), str)

    def is_table(self, key: str) -> bool:
        return isinstance(self._unread.get(key), dict)

    def _take(self, key: str, kind: type[T], default: T | None) -> T:
        if key not in self._unread:
            if default is None:
                raise self.error(key, MISSING)
            return default
        return self._typed(key, self._unread.pop(key), kind)

    def _list(self, key: str, kind: type[T], default: tuple[T, ...] | None) -> tuple[T, ...]:
        if key not in self._unread and default is not None:
            return default
        return self._all(key, self._take(key, list, None), kind)

    def _all(self, key: str, values: list[Any], kind: type[T]) -> tuple[T, ...]:
        return tuple(self._typed(key, value, kind) for value in values)

    def _typed(self, key: str, value: object, kind: type[T]) -> T:
        if type(value) is not kind:  # not isinstance: `true` is no number
            raise self.error(key, _TYPES[kind], value=_short(value))
        return value

    def _name(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
