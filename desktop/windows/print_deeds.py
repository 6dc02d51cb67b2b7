"""Printing and exporting from the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QObject

from desktop.engine.game import Game
from desktop.engine.title import Title
from desktop.saves.errors import SaveError
from desktop.scene.painting.prints import has_sheet
from desktop.titles.shelf import TITLES

if TYPE_CHECKING:
    from desktop.printing.pages import Job
    from desktop.printing.paper import Paper
    from desktop.printing.sheet_kinds import SheetKind
    from desktop.windows.main_window import MainWindow
    from desktop.windows.print_choices import Choices, Document

translate = QCoreApplication.translate


class PrintDeeds(QObject):
    """Sheets, ledgers, pictures and tables of the open game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.start_page.blank_sheets_wanted.connect(self.blank_sheet)

    def slots(self) -> dict[str, Callable[[], object]]:
        return {
            "score_sheet": self.score_sheet,
            "blank_sheet": self.blank_sheet,
            "ledger": self.ledger,
            "map_sheet": self.map_sheet,
            "export_peer": self.export_peer,
            "export_csv": self.export_csv,
            "export_board": self.export_board,
        }

    @property
    def _game(self) -> Game | None:
        document = self._window.document
        return document.game if document is not None else None

    # Paper

    def choices(self) -> Choices:
        """All that can be printed now: of the open game, or blank."""
        from desktop.printing.papers import papers_of
        from desktop.windows.print_choices import Choices, Document

        window, game = self._window, self._game
        documents: dict[str, Document] = {}
        if game is not None:
            date = self._date()
            for key, kind in papers_of(game.title).sheets.items():
                make = partial(_make, kind, game, date)
                documents[key] = Document(make, kind.word, kind.file)
        for title in [game.title] if game is not None else TITLES.values():
            blank = papers_of(title).blank
            if blank is not None:
                documents[f"blank {title.key}"] = _blank(title, blank)
        return Choices(
            documents,
            window.places.games,
            window.settings.paper.lower(),
            len(game.setup.players) if game is not None else 4,
            window.language,
            self._keep_paper,
        )

    def _date(self) -> QDate:
        """The day on which the game was saved last; today, if it never was."""
        document = self._window.document
        path = document.path if document is not None else None
        if path is None or not path.is_file():
            return QDate.currentDate()
        return QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime)).date()

    def _keep_paper(self, name: str) -> None:
        self._window.settings.paper = name

    def score_sheet(self) -> None:
        self._show("score")

    def blank_sheet(self) -> None:
        key = self._game.title.key if self._game is not None else next(iter(TITLES))
        self._show(f"blank {key}")

    def ledger(self) -> None:
        self._show("ledger")

    def map_sheet(self) -> None:
        self._show("map_sheet")

    def offered(self) -> dict[str, bool]:
        """Which deeds the game on the table has a use for; without one, all of them."""
        from desktop.printing.papers import papers_of

        game = self._game
        if game is None:
            return dict.fromkeys(self.slots(), True)
        papers = papers_of(game.title)
        return {
            "score_sheet": "score" in papers.sheets,
            "blank_sheet": papers.blank is not None,
            "ledger": "ledger" in papers.sheets,
            "map_sheet": "map_sheet" in papers.sheets,
            "export_peer": papers.goes_to_peer,
            "export_csv": bool(papers.tables),
            "export_board": has_sheet(game.table),
        }

    def _show(self, first: str) -> None:
        from desktop.windows.print_window import PrintWindow

        choices = self.choices()
        if first not in choices.documents:
            return
        shown = PrintWindow(self._window.look, choices, self._window, first)
        shown.exec()
        shown.deleteLater()

    # Files

    def export_peer(self) -> None:
        from desktop.saves.open_file import export_file

        game = self._game
        if game is not None:
            kinds = translate("Export", "Games of 18xx.games (*.json)")
            self._write((".json",), kinds, lambda path: export_file(game, path))

    def export_csv(self) -> None:
        from desktop.printing.papers import papers_of
        from desktop.printing.spreadsheet import write_csv

        game = self._game
        if game is None:
            return

        tables = papers_of(game.title).tables

        def paths(path: Path) -> list[Path]:
            others = list(tables)[1:]
            return [path, *(path.with_name(f"{path.stem}-{o}{path.suffix}") for o in others)]

        def write(path: Path) -> None:
            for make, where in zip(tables.values(), paths(path), strict=True):
                write_csv(make(game), where)

        kinds = translate("Export", "Tables (*.csv)")
        self._write((".csv",), kinds, write, lambda path: paths(path)[1:])

    def export_board(self) -> None:
        from desktop.i18n import language
        from desktop.printing.board_picture import write_png, write_svg

        game = self._game
        if game is None:
            return

        def write(path: Path) -> None:
            draw = write_svg if path.suffix.lower() == ".svg" else write_png
            draw(path, game.title.key, language.current(), game.table)

        self._write((".png", ".svg"), translate("Export", "Pictures (*.png *.svg)"), write)

    def _write(
        self,
        endings: tuple[str, ...],
        kinds: str,
        write: Callable[[Path], object],
        beside: Callable[[Path], Iterable[Path]] = lambda path: (),
    ) -> None:
        from desktop.dialogs.problem import ProblemDialog, Trouble
        from desktop.dialogs.save_name import ask_save_path
        from desktop.printing.report import PrintError

        window = self._window
        game = self._game
        name = f"{game.title.key if game is not None else 'game'}{endings[0]}"
        start, heading = window.places.games / name, translate("Export", "Export")
        path = ask_save_path(window, heading, start, kinds, endings, beside)
        if path is None:
            return
        try:
            write(path)
        except (SaveError, PrintError) as error:
            dialog = ProblemDialog(
                window.look, path.name, str(error), window, trouble=Trouble.WRITING
            )
            dialog.exec()
            dialog.deleteLater()
            return
        text = translate("Export", "Written: {name}").format(name=path.name)
        window.statusBar().showMessage(text, 4000)


def _make(
    kind: SheetKind, game: Game, date: QDate, paper: Paper, is_mono: bool, players: int
) -> Job:
    return kind.make(game, paper, is_mono, date)


def _blank(title: Title, make: Callable[[str, int, Paper, bool], Job]) -> Document:
    from desktop.windows.print_choices import Document

    def word() -> str:
        said = translate("PrintWindow", "Blank score sheet")
        return f"{said} · {title.key}" if len(TITLES) > 1 else said

    return Document(
        lambda paper, mono, players: make(title.key, players, paper, mono),
        word,
        "blank-score",
        range(title.players[0], title.players[-1] + 1),
    )
