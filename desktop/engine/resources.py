"""Where the data files are, and how they are read."""

import tomllib
from pathlib import Path
from typing import Any

_PACKAGE = Path(__file__).resolve().parents[1]


class DataError(Exception):
    """A data file is wrong: where, and why, as a text with named places and their facts."""

    def __init__(self, file: str, key: str, text: str, **facts: str | int) -> None:
        super().__init__(file, key, text)
        self.file = file
        self.key = key  # "" when the file as a whole is wrong
        self.text = text
        self.facts = facts

    @property
    def reason(self) -> str:
        return self.text.format(**self.facts) if self.facts else self.text

    def __str__(self) -> str:
        place = f"{self.file} [{self.key}]" if self.key else self.file
        return f"{place}: {self.reason}"


def root() -> Path:
    """The folder of boards, tiles and rules."""
    return _folder("resources")


def translations() -> Path:
    """The folder of the two languages."""
    return _folder("translations")


def read_toml(*parts: str) -> dict[str, Any]:
    """Read one file under `root()`: `read_toml("titles", "1846", "map.toml")`."""
    file = "/".join(parts)
    path = root().joinpath(*parts)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DataError(file, "", "there is no such file") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(file, "", str(error)) from error


def _folder(name: str) -> Path:
    # Installed, the folder is inside the package; in a checkout it stands beside it.
    for place in (_PACKAGE / name, _PACKAGE.parent / name):
        if place.is_dir():
            return place
    raise DataError(name, "", "the folder is missing from this copy of Drezina")
