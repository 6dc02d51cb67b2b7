"""Where the program keeps its things on this machine."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths


@dataclass(frozen=True)
class Places:
    """Folders: games of the user, state of the program, and what can be made again."""

    games: Path
    state: Path
    cache: Path

    def make(self) -> Places:
        for folder in (self.state, self.cache):
            folder.mkdir(parents=True, exist_ok=True)
        return self


def usual_places() -> Places:
    """The platform's own places; Qt's test mode moves them aside."""
    kind = QStandardPaths.StandardLocation

    def folder(location: QStandardPaths.StandardLocation) -> Path:
        return Path(QStandardPaths.writableLocation(location))

    documents, home = folder(kind.DocumentsLocation), folder(kind.HomeLocation)
    return Places(
        # Where nobody made a folder of documents, a dialog would open wherever it was started.
        games=documents if documents.is_dir() else home,
        state=folder(kind.AppLocalDataLocation),
        cache=folder(kind.CacheLocation),
    )
