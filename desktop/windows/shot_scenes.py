"""What `shots` takes pictures of: for every title a game to show and the moments that matter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from desktop.scene.tools.lay_tile import lays
from desktop.titles.shelf import TITLES
from desktop.windows.outfits import OUTFITS

if TYPE_CHECKING:
    from desktop.windows.shots import Studio

Deed = Callable[["Studio"], QWidget | None]


@dataclass(frozen=True)
class Scene:
    """One picture: a moment of the game and what is done there."""

    step: str = ""  # of the round; "": wherever the game stands
    after: float = 0.45  # how far into the game
    deed: Deed = lambda studio: None
    dock: str = ""
    many_trains: bool = False  # of the company whose turn it is
    of_minor: bool = False  # rather than of a corporation
    in_the_dark: bool = False  # once more in the dark theme
    game: str = ""  # another than the usual one of the title, by its key in `Shown.games`


@dataclass(frozen=True)
class Kept:
    """A game on the start page: which part of the shown one is played, and how long ago."""

    names: dict[str, str]  # by language
    played: float
    ago: timedelta
    variations: int = 0


@dataclass(frozen=True)
class Staged:
    """How a game is set up that is played by chance."""

    players: int = 0  # 0: as many as there can be
    board: str = ""
    options: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Shown:
    """A title: the recorded game of the reference folder that is shown, and its scenes."""

    recorded: str
    scenes: dict[str, Scene]
    kept: tuple[Kept, ...] = field(default=())
    seed: int = 1  # of the game played by chance where the recorded one is not at hand
    staged: Staged = Staged()
    games: dict[str, Staged] = field(default_factory=dict)  # others, always played by chance


# Deeds


def _lays(studio: Studio) -> list[Any]:
    """What whoever has the turn may lay."""
    actors = studio.document.game.actors
    return [action for action in lays(studio.document) if action.actor in actors]


def ghost(studio: Studio) -> None:
    """A tile is held over a hex that takes it."""
    desk = studio.window.page.desk
    found = _lays(studio)
    if desk is not None and found:
        desk.take_tile(found[len(found) // 2].tile)
        desk.over(found[len(found) // 2].hex)


def refusal(studio: Studio) -> None:
    """A tile is dropped where it may not lie."""
    desk = studio.window.page.desk
    found = _lays(studio)
    if desk is None or not found:
        return
    tile = found[0].tile
    may = {lay.hex for lay in found if lay.tile == tile}
    bare = [h.id for h in desk.table.board.hexes.values() if h.face.colour == "white"]
    desk.take_tile(tile)
    desk.drop(next((h for h in reversed(bare) if h not in may), bare[0]))


def variations(studio: Studio, moves: int = 4) -> None:
    """Another way from here, a few moves long."""
    for _ in range(moves):
        played = {str(child.action) for child in studio.document.at.children}
        choices = [c.action for c in studio.document.choices() if str(c.action) not in played]
        if not choices:
            break
        studio.document.submit(choices[-1])


def preview(studio: Studio) -> QWidget:
    """The score sheet before it is printed."""
    from desktop.windows.print_window import PrintWindow

    window = studio.window
    shown = PrintWindow(window.look, window.printing.choices(), window, "score")
    size = window.size()
    shown.resize(size.width() * 4 // 5, size.height() * 9 // 10)
    shown.show()
    return shown


def new_game(studio: Studio) -> QWidget:
    """The set-up of the next game of the same people."""
    from desktop.dialogs.new_game import NewGameDialog

    setup = studio.document.game.setup
    colours = ("blue", "teal", "violet", "brown", "black")[: len(setup.players)]
    made = NewGameDialog(
        studio.window.look,
        studio.window,
        title=setup.title,
        players=setup.players,
        colours=colours,
        seed=setup.seed,
    )
    made.show()
    return made


def welcome(studio: Studio) -> None:
    """The very first start."""
    studio.leave()
    studio.window.start_page.set_entries([])


def start(studio: Studio) -> None:
    """With games to go on with."""
    studio.keep_games()
    studio.leave()


def crashed(studio: Studio) -> None:
    """The next start after the power went."""
    from desktop.windows.recent_games import game_entries
    from desktop.windows.recovery_banner import Recoverable

    studio.keep_games()
    studio.leave()
    now = datetime.now()
    found = Recoverable(None, 298, now - timedelta(minutes=24))
    studio.window.start_page.set_entries(game_entries(studio.library.recent()), found, now)


def kept(first: dict[str, str], study: dict[str, str]) -> tuple[Kept, ...]:
    """Games on the start page: the latest, and one about the opening, have names of their own."""
    return (
        Kept(first, 0.55, timedelta(minutes=25)),
        Kept({"en": "opening study", "ru": "разбор дебюта"}, 0.2, timedelta(days=1), variations=4),
        Kept({"en": "club evening", "ru": "вечер в клубе"}, 0.75, timedelta(days=4)),
        Kept({"en": "the long final", "ru": "долгий финал"}, 1.0, timedelta(days=9)),
        Kept({"en": "practice alone", "ru": "практика в одиночку"}, 0.35, timedelta(days=16)),
        Kept(study, 0.02, timedelta(days=29), variations=7),
        Kept({"en": "autumn league", "ru": "осенняя лига"}, 0.9, timedelta(days=40)),
    )


def every_shown() -> dict[str, Shown]:
    """What is shown of every title, in shelf order."""
    found: dict[str, Shown] = {}
    for outfit in OUTFITS.values():
        found |= outfit.shown()
    return {title: found[title] for title in TITLES if title in found}
