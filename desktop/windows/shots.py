"""Pictures of the window at the moments that matter, in both languages and at two sizes."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from desktop.document.document import GameDocument
from desktop.document.settings import Settings
from desktop.eighteen.actions import LayTile
from desktop.engine import resources
from desktop.i18n.language import Language
from desktop.look.fonts import load_fonts
from desktop.look.look import Look
from desktop.windows.main_window import MainWindow
from desktop.windows.places import Places
from desktop.windows.show_games import moment, shown_game

SIZES = ((1366, 768), (2560, 1440))
LANGUAGES = ("en", "ru")
DARK = ("track", "stock")  # these also in the dark
FIRST, LATER = 500, 250  # milliseconds for a new window and for a change


@dataclass(frozen=True)
class Scene:
    """One picture: a moment of the game and what is done there."""

    step: str
    after: float = 0.45  # how far into the game
    deed: Callable[[Studio], QWidget | None] = lambda studio: None
    dock: str = ""


class Studio:
    """A window that belongs to nobody: its settings and games go when it closes."""

    def __init__(self, language: str, size: tuple[int, int], theme: str, folder: Path) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        settings = Settings(store)
        self.words = Language(resources.translations(), application)
        self.words.start(language)
        self.words.switch(language)
        look = Look(theme, 112 if size[0] >= 2560 else 100, application)
        look.dress(application)
        places = Places(games=folder, state=folder / "state", cache=folder.parent / "cache")
        self.window = MainWindow(look, self.words, settings, places.make())
        self.window.resize(*size)
        self.window.docks.turn.covers = False
        self.window.show()
        self.folder = folder

    def open(self, document: GameDocument) -> None:
        """As from the menu, with a file, so that the start page knows the game."""
        path = self.folder / "1846.drezina"
        document.save(path)
        self.window.files.open_path(path)
        wait(FIRST)

    @property
    def document(self) -> GameDocument:
        assert self.window.document is not None
        return self.window.document

    def close(self) -> None:
        self.window.files.close_autosave()
        self.window.show_document(None)
        self.window.hide()
        self.window.deleteLater()
        wait(20)


def wait(milliseconds: int) -> None:
    """Let the window live on."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _lays(studio: Studio) -> list[LayTile]:
    """What the company whose turn it is may lay on bare land."""
    actors = studio.document.game.actors
    found = (choice.action for choice in studio.document.choices())
    return [a for a in found if isinstance(a, LayTile) and a.company in actors]


def _ghost(studio: Studio) -> None:
    desk = studio.window.page.desk
    lays = _lays(studio)
    if desk is not None and lays:
        desk.take_tile(lays[len(lays) // 2].tile)
        desk.over(lays[len(lays) // 2].hex)


def _refusal(studio: Studio) -> None:
    desk = studio.window.page.desk
    lays = _lays(studio)
    if desk is None or not lays:
        return
    tile = lays[0].tile
    may = {lay.hex for lay in lays if lay.tile == tile}
    bare = [h.id for h in desk.table.board.hexes.values() if h.face.colour == "white"]
    desk.take_tile(tile)
    desk.drop(next((h for h in reversed(bare) if h not in may), bare[0]))


def _variations(studio: Studio) -> None:
    """Another way from here, a few moves long."""
    for _ in range(4):
        played = {str(child.action) for child in studio.document.at.children}
        choices = [c.action for c in studio.document.choices() if str(c.action) not in played]
        if not choices:
            break
        studio.document.submit(choices[-1])


def _preview(studio: Studio) -> QWidget:
    from desktop.printing.paper import A4
    from desktop.printing.report import Preview
    from desktop.printing.score_sheet import ScoreSheet

    preview = Preview(studio.window, ScoreSheet.of_game(studio.document.game, A4))
    size = studio.window.size()
    preview.dialog.resize(size.width() * 3 // 4, size.height() * 9 // 10)
    preview.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    preview.dialog.show()
    return preview.dialog


SCENES: dict[str, Scene] = {
    "draft": Scene("draft", 0.0),
    "stock": Scene("trade_shares"),
    "track": Scene("track_and_token", deed=_ghost),
    "routes": Scene("run_trains", 0.6),
    "dividend": Scene("dividend", 0.6),
    "trains": Scene("buy_train", 0.2),
    "market": Scene("track_and_token", dock="market"),
    "history": Scene("track_and_token", dock="history", deed=_variations),
    "refusal": Scene("track_and_token", deed=_refusal),
    "print": Scene("", 1.0, deed=_preview),
    "start": Scene(""),
}


def take(
    folder: Path,
    only: str = "",
    shared: Path | None = None,
    languages: tuple[str, ...] = LANGUAGES,
    sizes: tuple[tuple[int, int], ...] = SIZES,
) -> Iterator[Path]:
    """Write the pictures into a folder; gives each file as soon as it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    if QApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        take.application = QApplication(["drezina"])  # type: ignore[attr-defined]
    load_fonts()
    names = [name for name in SCENES if only in ("", name)]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        for language in languages:
            for size in sizes:
                for theme in ("light", "dark"):
                    wanted = [n for n in names if theme == "light" or n in DARK]
                    if wanted:
                        place = Path(scratch) / f"{language}{size[0]}{theme}"
                        place.mkdir()
                        studio = Studio(language, size, theme, place)
                        studio.open(GameDocument(shown_game(shared, language)))
                        yield from _sitting(studio, wanted, folder, f"{size[0]}_{language}", theme)
                        studio.close()


def _sitting(
    studio: Studio, names: list[str], folder: Path, ending: str, theme: str
) -> Iterator[Path]:
    for name in names:
        dark = "_dark" if theme == "dark" else ""
        path = folder / f"{name}{dark}_{ending}.png"
        picture = _shoot(studio, name)
        if not picture.save(str(path)):
            raise OSError(f"{path} cannot be written")
        yield path


def _shoot(studio: Studio, name: str) -> QImage:
    scene, window = SCENES[name], studio.window
    if name == "start":
        window.files.close_autosave()
        window.show_start()
        wait(LATER)
        return window.grab().toImage()
    game = studio.document.game
    before = game.at
    node = moment(game, scene.step, scene.after, lambda: _is_worth_showing(studio, name))
    game.go_to(before)  # the document has to make the journey itself
    studio.document.go_to(node)
    dialog = scene.deed(studio)
    if scene.dock:
        window.docks.show_dock(scene.dock)
    wait(LATER)
    shot = (dialog or window).grab().toImage()
    if dialog is not None:
        dialog.close()
    return shot


def _is_worth_showing(studio: Studio, name: str) -> bool:
    """Corporations rather than independents, and several trains where trains run."""
    table = studio.document.game.table
    company = getattr(table, "operating", None)
    if company is None:
        return True
    if company.id not in getattr(table, "corporations", {}):
        return False
    return name != "routes" or len(company.running_trains) > 1
