"""Files of the main window: new, open, paste, save, recover; and nothing is lost unasked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from desktop.dialogs.problem import ProblemDialog, Trouble
from desktop.dialogs.save_name import ask_save_path
from desktop.document.autosave import Autosave
from desktop.document.document import GameDocument
from desktop.document.file_lock import FileLock, lock_for
from desktop.document.library import Library
from desktop.document.recovery import Crashed, discard, recover, recoverable
from desktop.engine.setup import Setup
from desktop.look.companies import seat_colours
from desktop.saves.errors import SaveError, Stopped
from desktop.saves.game_file import write_game
from desktop.saves.open_file import open_bytes
from desktop.titles.shelf import new_game
from desktop.windows.import_many import Found, games_in, games_of_text, import_games
from desktop.windows.portrait import Portrait
from desktop.windows.recent_games import game_entries
from desktop.windows.start_page import Recoverable

if TYPE_CHECKING:
    from desktop.dialogs.progress import ProgressSheet
    from desktop.windows.main_window import MainWindow

translate = QCoreApplication.translate
EXTENSION = ".drezina"


class GameFiles(QObject):
    """Knows which file is open, and keeps the journal of the open game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._autosave: Autosave | None = None
        self._lock: FileLock | None = None
        self._put_off: list[object] = []  # games that are not to be recovered now
        self._in_file = 0  # so many moves of the open game are in its file
        self._library = Library(window.places.state)
        self._portrait = Portrait(self._library, window.places.state, self)
        self._portrait.taken.connect(self._on_portrait)
        page = window.start_page
        page.new_game_wanted.connect(self.ask_new)
        page.open_wanted.connect(self._on_open_wanted)
        page.recover_wanted.connect(self.recover)
        page.recovery_put_off.connect(self._put_off.append)
        page.import_wanted.connect(self.ask_paste)
        page.language_wanted.connect(self._on_language_wanted)

    def slots(self) -> dict[str, Callable[[], object]]:
        return {
            "new": self.ask_new,
            "open": self.ask_open,
            "paste": self.ask_paste,
            "save": self.save,
            "save_as": self.save_as,
            "copy": self.copy,
            "close": self.close_game,
        }

    @property
    def _state(self) -> Path:
        return self._window.places.state / "journals"

    # Beginning

    def ask_new(self) -> None:
        from desktop.dialogs.new_game import NewGameDialog

        settings = self._window.settings
        dialog = NewGameDialog(
            self._window.look,
            self._window,
            title=settings.last_title,
            players=tuple(settings.last_players.splitlines()),
            colours=tuple(settings.last_colours.splitlines()),
        )
        wanted = dialog.exec()
        setup, colours = dialog.setup(), dialog.colours()
        dialog.deleteLater()
        if wanted and self.may_leave():
            settings.last_title = setup.title
            settings.last_players = "\n".join(setup.players)
            settings.last_colours = "\n".join(colours)
            self.begin(setup, colours)

    def begin(self, setup: Setup, colours: Sequence[str] = ()) -> None:
        game = new_game(setup)
        if tuple(colours) != seat_colours(len(setup.players)):
            game.colours = tuple(colours)  # as the seats are, nothing needs to be written
        self._show(GameDocument(game))

    def _show(self, document: GameDocument, breathe: Callable[[], object] = lambda: None) -> None:
        self.close_autosave()
        self._in_file = 0
        self._window.show_document(document, breathe)
        self._autosave = Autosave(document, self._state)
        self._autosave.failed.connect(self._on_autosave_failed)

    def _on_autosave_failed(self, reason: str) -> None:
        text = translate("Files", "The game is not being saved by itself: {reason}")
        self._window.statusBar().showMessage(text.format(reason=reason))

    def _on_language_wanted(self, code: str) -> None:
        """What is chosen on the start page holds at the next start, as in the preferences."""
        self._window.settings.language = code
        self._window.language.switch(code)

    # Opening

    def _on_open_wanted(self, path: object) -> None:
        if isinstance(path, list):
            self.open_paths(path)
        elif isinstance(path, Path):
            self.open_path(path)
        else:
            self.ask_open()

    def ask_open(self) -> None:
        kinds = translate("Files", "Games (*.drezina *.json);;All files (*)")
        chosen, _ = QFileDialog.getOpenFileNames(
            self._window,
            translate("Files", "Open a game"),
            str(self._window.places.games),
            kinds,
        )
        self.open_paths([Path(name) for name in chosen])

    def open_paths(self, paths: Sequence[Path]) -> None:
        """One file is opened; several, or a folder of them, are taken into the list."""
        if len(paths) == 1 and not paths[0].is_dir():
            self.open_path(paths[0])
        elif paths:
            self.take_in(games_in(paths))

    def take_in(self, games: Sequence[Found]) -> None:
        """Many games at once."""
        import_games(self._window, games, self._library)
        if self._window.document is None:
            self.fill_start_page()

    def open_path(self, path: Path) -> None:
        """Open a file of ours or of 18xx.games; what cannot be read is said, nothing is lost."""
        if not self.may_leave():
            return
        lock = self._lock_of(path, translate("Files", "Open a game"))
        if lock is None:
            return
        with self._at_work(path.name) as sheet:
            try:
                document, problem = GameDocument.open(path, go_on=sheet.go_on)
            except SaveError as error:
                if lock is not self._lock:
                    lock.release()
                self._tell_unless_stopped(path.name, error, sheet)
                return
            self._take(lock, keep=False)
            self._show(document, sheet.breathe)
        self._take(lock)
        self._in_file = 0 if document.is_modified else _moves(document)
        self._remember(document)
        if problem is not None:
            self._tell_problem(path.name, str(problem), Trouble.IN_PART)

    def _lock_of(self, path: Path, heading: str) -> FileLock | None:
        """The lock of a file, which may be ours already; None, and said, if another has it."""
        lock = lock_for(self._window.places.state, path)
        if self._lock is not None and self._lock.path == lock.path:
            return self._lock
        if lock.acquire():
            return lock
        text = translate("Files", "{name} is open in another window.").format(name=path.name)
        QMessageBox.information(self._window, heading, text)
        return None

    def _take(self, lock: FileLock, keep: bool = True) -> None:
        """Hold this lock in place of the one before."""
        if self._lock is not None and self._lock is not lock:
            self._lock.release()
        self._lock = lock if keep else None

    def open_text(self, text: str) -> None:
        """A game pasted or dropped as text; a list of several goes into the list of games."""
        several = games_of_text(text)
        if several:
            self.take_in(several)
            return
        if not self.may_leave():
            return
        with self._at_work(translate("Files", "pasted text")) as sheet:
            try:
                opened = open_bytes(text.encode("utf-8", "replace"), sheet.go_on)
            except SaveError as error:
                self._tell_unless_stopped(translate("Files", "pasted text"), error, sheet)
                return
            document = GameDocument(opened.game)
            document.mark_modified()
            self._show(document, sheet.breathe)
        if opened.problem is not None:
            name = translate("Files", "pasted text")
            self._tell_problem(name, str(opened.problem), Trouble.IN_PART)

    def ask_paste(self) -> None:
        from desktop.dialogs.paste_import import PasteDialog

        dialog = PasteDialog(self._window.look, self._window)
        text = dialog.text() if dialog.exec() else ""
        dialog.deleteLater()
        if text:
            self.open_text(text)

    @contextmanager
    def _at_work(self, name: str) -> Iterator[ProgressSheet]:
        """A game is played through and laid out; if that lasts, it is shown and can be stopped."""
        from desktop.dialogs.progress import ProgressSheet

        sheet = ProgressSheet(self._window.look, name, self._window)
        try:
            yield sheet
        finally:
            sheet.end()

    def _tell_unless_stopped(self, name: str, error: SaveError, sheet: ProgressSheet) -> None:
        sheet.hide()
        if not isinstance(error, Stopped):
            self._tell_problem(name, str(error))

    def _tell_problem(self, name: str, sentence: str, trouble: Trouble = Trouble.OPENING) -> None:
        dialog = ProblemDialog(self._window.look, name, sentence, self._window, trouble=trouble)
        dialog.exec()
        dialog.deleteLater()

    # Recovering

    def crashed(self) -> list[Crashed]:
        self._state.mkdir(parents=True, exist_ok=True)
        return recoverable(self._state)

    def recover(self, crashed: object) -> None:
        if not isinstance(crashed, Crashed) or not self.may_leave():
            return
        with self._at_work(crashed.title) as sheet:
            try:
                document = recover(crashed, sheet.go_on)
            except SaveError as error:
                self._tell_unless_stopped(crashed.title, error, sheet)
                return
            self._show(document, sheet.breathe)
        discard(crashed)

    def fill_start_page(self) -> None:
        found = [crashed for crashed in self.crashed() if crashed not in self._put_off]
        first = Recoverable(found[0], found[0].move, found[0].when) if found else None
        entries = game_entries(self._library.recent())
        self._window.start_page.set_entries(entries, first)

    def _remember(self, document: GameDocument) -> None:
        """In the list of recent games, with a small picture of the board."""
        if document.path is None:
            return
        self._library.add(document)
        self._portrait.sit(document)

    def _on_portrait(self) -> None:
        if self._window.document is None:
            self.fill_start_page()

    # Saving

    def save(self) -> bool:
        document = self._window.document
        if document is None:
            return True
        if document.path is None:
            return self.save_as()
        return self._write(document, document.path)

    def save_as(self) -> bool:
        document = self._window.document
        if document is None:
            return True
        path = ask_save_path(
            self._window,
            translate("Files", "Save the game"),
            self._window.places.games / f"{document.game.title.key}{EXTENSION}",
            translate("Files", "Games of Drezina (*.drezina)"),
            (EXTENSION,),
        )
        return path is not None and self._write(document, path)

    def _write(self, document: GameDocument, path: Path) -> bool:
        lock = self._lock_of(path, translate("Files", "Save the game"))
        if lock is None:
            return False
        try:
            document.save(path)
        except SaveError as error:
            if lock is not self._lock:
                lock.release()
            self._tell_problem(path.name, str(error), Trouble.WRITING)
            return False
        self._take(lock)
        self._in_file = _moves(document)
        self._remember(document)
        text = translate("Files", "Saved: {name}").format(name=path.name)
        self._window.statusBar().showMessage(text, 4000)
        return True

    def copy(self) -> None:
        """The whole game as text, to be pasted anywhere."""
        document = self._window.document
        if document is not None:
            self._window.copy_text(write_game(document.game))

    # Leaving

    def may_leave(self) -> bool:
        """Whether the open game may be put away; asks when something would be lost."""
        document = self._window.document
        if document is None or not document.is_modified or not document.line:
            return True
        from desktop.dialogs.confirm import Answer, UnsavedDialog

        name = document.path.stem if document.path else document.game.title.key
        moves = max(0, _moves(document) - self._in_file)
        dialog = UnsavedDialog(self._window.look, name, moves, self._window)
        dialog.exec()
        dialog.deleteLater()
        if dialog.answer is Answer.SAVE:
            return self.save()
        return dialog.answer is Answer.DISCARD

    def close_game(self) -> None:
        if self.may_leave():
            self.close_autosave()
            self._window.show_start()

    def finish(self) -> None:
        """The window goes: what would be done later is done now."""
        self.close_autosave()
        self._portrait.take()

    def close_autosave(self) -> None:
        self._portrait.hurry()
        if self._autosave is not None:
            self._autosave.close()
            self._autosave = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _moves(document: GameDocument) -> int:
    """All moves of all lines."""
    return document.count_lost(document.game.root) - 1
