"""Entries of the library as the start page shows them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from desktop.document import wording
from desktop.document.library import Recent
from desktop.windows.game_card import GameEntry

translate = QCoreApplication.translate


def game_entries(games: Iterable[Recent]) -> list[GameEntry]:
    """In the language read now: asked for again when it is switched."""
    return [_entry(game) for game in games]


def _entry(game: Recent) -> GameEntry:
    moment = wording.round_words(game.round)
    if game.finished:
        moment = translate("Start", "finished")
    name = game.file.stem
    return GameEntry(
        path=game.file,
        title=game.title,
        name="" if name == game.title else name,
        players=game.players,
        moment=moment,
        when=game.time,
        picture=_picture(game.thumbnail),
    )


def _picture(path: str) -> QPixmap | None:
    if not path or not Path(path).is_file():
        return None
    picture = QPixmap(path)
    return None if picture.isNull() else picture
