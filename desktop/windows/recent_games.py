"""Entries of the library as the start page shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication

from desktop.document import wording
from desktop.document.library import Recent
from desktop.document.speeches import speech_for
from desktop.windows.game_card import GameEntry
from desktop.windows.portrait import picture_at

translate = QCoreApplication.translate


def game_entries(games: Iterable[Recent]) -> list[GameEntry]:
    """In the language read now: asked for again when it is switched."""
    return [_entry(game) for game in games]


class RecentWords:
    """lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("RecentWords", text, comment, n)

    @staticmethod
    def variations(count: int) -> str:
        return RecentWords.tr("%n variation(s)", "", count)


def _entry(game: Recent) -> GameEntry:
    name = game.file.stem
    return GameEntry(
        path=game.file,
        title=game.title,
        name="" if name == game.title else name,
        players=game.players,
        moment=" · ".join(_facts(game)),
        when=game.time,
        picture=picture_at(game.thumbnail),
    )


def _facts(game: Recent) -> Iterator[str]:
    if game.winners:
        said = translate("Start", "{names} won with {money}")
        yield said.format(
            names=", ".join(game.winners), money=speech_for(game.title).result(game.result)
        )
    elif game.finished:
        yield translate("Start", "finished")
    elif game.round is not None:
        yield wording.round_words(game.round)
    if game.variations:
        yield RecentWords.variations(game.variations)
    if game.is_peer:
        yield translate("Start", "rules of 18xx.games")
