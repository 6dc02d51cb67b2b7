"""Pictures of the window at the moments that matter, in both languages and at two sizes."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import (
    QEventLoop,
    QMessageLogContext,
    QSettings,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from desktop.document.document import GameDocument
from desktop.document.library import Library
from desktop.document.settings import Settings
from desktop.engine import resources
from desktop.engine.game import Game
from desktop.i18n.language import SOURCE, Language
from desktop.look.fonts import load_fonts
from desktop.look.look import Look
from desktop.saves.game_file import read_game, write_game
from desktop.windows.main_window import MainWindow
from desktop.windows.places import Places
from desktop.windows.portrait import Portrait
from desktop.windows.shot_scenes import Kept, Scene, Shown, every_shown
from desktop.windows.show_games import moment, shown_game

SIZES = ((1366, 768), (2560, 1440))
LANGUAGES = ("en", "ru")
# Milliseconds for a new window, and for a change: a refused tile is home by then.
FIRST, LATER = 500, 400
PATIENCE = 8  # times a change is waited for
SHOWN = every_shown()
USUAL = next(iter(SHOWN))  # the title that is shown if none is named
# The platform without a screen says so at every window; it means nothing.
NOISE = "This plugin does not support propagateSizeHints()"


class Studio:
    """A window that belongs to nobody: its settings and games go when it closes."""

    def __init__(
        self,
        language: str,
        size: tuple[int, int],
        theme: str,
        at: Path,
        stage: tuple[Shown, Game] | None = None,
    ) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        store = QSettings(str(at / "settings.ini"), QSettings.Format.IniFormat)
        settings = Settings(store)
        self.words = Language(resources.translations(), application)
        self.words.start(language)
        self.words.switch(language)
        self._language, self._stage = language, stage
        look = Look(theme, 112 if size[0] >= 2560 else 100, application)
        look.dress(application)
        self.folder = at
        places = Places(games=at, state=at / "state", cache=at.parent / "cache").make()
        self.library = Library(places.state)
        self.window = MainWindow(look, self.words, settings, places)
        self.window.resize(*size)
        self.window.docks.turn.covers = False
        self.window.show()

    def open(self, document: GameDocument) -> None:
        """As from the menu, with a file."""
        if self.window.document is not None and self.window.document.is_modified:
            self.document.save()  # or the window asks, and nobody answers
        path = self.folder / f"{document.game.title.key}.drezina"
        document.save(path)
        self.window.files.open_path(path)
        wait(FIRST)

    def keep_games(self) -> None:
        """Games in several states for the start page, the latest last."""
        assert self._stage is not None
        shown, whole = self._stage
        if len(self.library.recent()) >= len(shown.kept):
            return
        now, text = datetime.now(), write_game(whole)
        portrait = Portrait(self.library, self.window.places.state, self.window)
        for kept in reversed(shown.kept):
            game = read_game(text)
            document = GameDocument(game, self.folder / f"{kept.names[self._language]}.drezina")
            self._stand(document, kept)
            document.save()
            self.library.add(document, when=now - kept.ago)
            portrait.sit(document)
            portrait.take()

    def _stand(self, document: GameDocument, kept: Kept) -> None:
        game = document.game
        end = moment(game, "", kept.played)
        document.go_to(end)
        if kept.played < 1.0 and end.children:
            document.delete(end.children[0])
        for back in range(2, 2 + kept.variations):
            document.go_to(end.path()[-min(back, end.depth)])
            played = {str(child.action) for child in document.at.children}
            others = [c.action for c in document.choices() if str(c.action) not in played]
            if others:
                document.submit(others[-1])
        document.go_to(end)

    def leave(self) -> None:
        """To the start page; the game that was open is not one of those kept there."""
        path = self.window.document.path if self.window.document is not None else None
        self.window.files.finish()  # a small picture that comes later fills the page anew
        if path is not None:
            self.library.remove(path)
        self.window.show_start()

    @property
    def document(self) -> GameDocument:
        assert self.window.document is not None
        return self.window.document

    def close(self) -> None:
        self.leave()
        self.window.hide()
        self.window.deleteLater()
        self.words.switch(SOURCE)
        self.words.deleteLater()  # its words go with it
        wait(20)

    def shoot(self, scene: Scene) -> QImage:
        if self.window.document is None:
            assert self._stage is not None
            self.open(GameDocument(self._stage[1]))
        if scene.game:
            self.open(GameDocument(self._other(scene.game)))
        game = self.document.game
        before = game.at
        node = moment(game, scene.step, scene.after, lambda: _is_worth_showing(self, scene))
        game.go_to(before)  # the document has to make the journey itself
        self.document.go_to(node)
        dialog = scene.deed(self)
        if scene.dock:
            self.window.docks.show_dock(scene.dock)
        shot = self._still(dialog or self.window)
        if dialog is not None:
            dialog.close()
            dialog.deleteLater()
        if scene.game:
            self.leave()
        return shot

    def _other(self, key: str) -> Game:
        """A game of the title that is not its usual one."""
        assert self._stage is not None
        shown, usual = self._stage
        return game_for(usual.title.key, shown, None, self._language, key)

    def _still(self, shown: QWidget) -> QImage:
        """When nothing moves any more: on a busy machine a change takes longer than on an idle."""
        before = QImage()
        for _ in range(PATIENCE):
            wait(LATER)
            board = self.window.page.view.board
            if board is not None:
                board.sheet.finish()
            shot = shown.grab().toImage()
            if shot == before:
                break
            before = shot
        return shot


def game_for(
    title: str, shown: Shown, shared: Path | None, language: str = "en", key: str = ""
) -> Game:
    """The usual game of a title, or another of those it shows."""
    staged = shown.games[key] if key else shown.staged
    return shown_game(
        title,
        "" if key else shown.recorded,
        shared,
        language,
        shown.seed,
        staged.players,
        staged.board,
        staged.options,
    )


def wait(milliseconds: int) -> None:
    """Let the window live on."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


@contextmanager
def quiet() -> Iterator[None]:
    """Without the one sentence of the platform; all others are said as ever."""

    def say(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if text != NOISE:
            os.write(2, f"{text}\n".encode())

    before = qInstallMessageHandler(say)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def take(
    folder: Path,
    only: str = "",
    shared: Path | None = None,
    languages: tuple[str, ...] = LANGUAGES,
    sizes: tuple[tuple[int, int], ...] = SIZES,
    title: str = USUAL,
) -> Iterator[Path]:
    """Write the pictures into a folder; gives each file as soon as it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    if QApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        take.application = QApplication(["drezina"])  # type: ignore[attr-defined]
    load_fonts()
    shown = SHOWN[title]
    scenes = {name: scene for name, scene in shown.scenes.items() if only in ("", name)}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch, quiet():
        for language in languages:
            game = game_for(title, shown, shared, language)
            for size in sizes:
                for theme in ("light", "dark"):
                    wanted = {n: s for n, s in scenes.items() if theme == "light" or s.in_the_dark}
                    if wanted:
                        place = Path(scratch) / f"{language}{size[0]}{theme}"
                        place.mkdir()
                        studio = Studio(language, size, theme, place, (shown, game))
                        yield from _sitting(studio, wanted, folder, f"{size[0]}_{language}", theme)
                        studio.close()


def _sitting(
    studio: Studio, scenes: dict[str, Scene], folder: Path, ending: str, theme: str
) -> Iterator[Path]:
    for name, scene in scenes.items():
        dark = "_dark" if theme == "dark" else ""
        path = folder / f"{name}{dark}_{ending}.png"
        if not studio.shoot(scene).save(str(path)):
            raise OSError(f"{path} cannot be written")
        yield path


def _is_worth_showing(studio: Studio, scene: Scene) -> bool:
    """Corporations unless the scene is of a minor, and several trains where trains run."""
    table = studio.document.game.table
    company = getattr(table, "operating", None)
    if company is None:
        return True
    if (company.id in getattr(table, "corporations", {})) == scene.of_minor:
        return False
    return not scene.many_trains or len(company.running_trains) > 1
