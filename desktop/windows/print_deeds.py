"""Printing and exporting from the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QFileDialog

from desktop.engine.game import Game
from desktop.saves.errors import SaveError

if TYPE_CHECKING:
    from desktop.printing.pages import Job
    from desktop.printing.paper import Paper
    from desktop.windows.main_window import MainWindow

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

    def _paper(self) -> Paper:
        from desktop.printing.paper import A4, PAPERS

        return PAPERS.get(self._window.settings.paper.lower(), A4)

    def score_sheet(self) -> None:
        from desktop.printing.score_sheet import ScoreSheet

        if self._game is not None:
            paper = self._paper()
            self._preview(ScoreSheet.of_game(self._game, paper))

    def blank_sheet(self) -> None:
        from desktop.printing.score_sheet import ScoreSheet

        game = self._game
        key = game.title.key if game is not None else "1846"
        players = len(game.setup.players) if game is not None else 4
        paper = self._paper()
        self._preview(ScoreSheet.blank(key, players, paper))

    def ledger(self) -> None:
        from desktop.printing.ledger import Ledger

        if self._game is not None:
            self._preview(Ledger(self._game, self._paper()))

    def map_sheet(self) -> None:
        from desktop.printing.map_sheet import MapSheet

        if self._game is not None:
            self._preview(MapSheet(self._game, self._paper()))

    def _preview(self, job: Job) -> None:
        from desktop.printing.report import print_preview

        print_preview(self._window, job)

    # Files

    def export_peer(self) -> None:
        from desktop.saves.open_file import export_file

        game = self._game
        if game is not None:
            kinds = translate("Export", "Games of 18xx.games (*.json)")
            self._write("json", kinds, lambda path: export_file(game, path))

    def export_csv(self) -> None:
        from desktop.printing.tables import companies_table, players_table, write_csv

        game = self._game
        if game is None:
            return

        def write(path: Path) -> None:
            write_csv(players_table(game), path)
            beside = path.with_name(f"{path.stem}-companies{path.suffix}")
            write_csv(companies_table(game), beside)

        self._write("csv", translate("Export", "Tables (*.csv)"), write)

    def export_board(self) -> None:
        from desktop.i18n import language
        from desktop.printing.board_picture import write_png, write_svg

        game = self._game
        if game is None:
            return

        def write(path: Path) -> None:
            draw = write_svg if path.suffix.lower() == ".svg" else write_png
            draw(path, game.title.key, language.current(), game.table)

        self._write("png", translate("Export", "Pictures (*.png *.svg)"), write)

    def _write(self, suffix: str, kinds: str, write: Callable[[Path], object]) -> None:
        from desktop.dialogs.problem import ProblemDialog
        from desktop.printing.report import PrintError

        window = self._window
        game = self._game
        name = f"{game.title.key if game is not None else 'game'}.{suffix}"
        start = str(window.places.games / name)
        chosen, _ = QFileDialog.getSaveFileName(window, translate("Export", "Export"), start, kinds)
        if not chosen:
            return
        path = Path(chosen)
        try:
            write(path if path.suffix else path.with_suffix(f".{suffix}"))
        except (SaveError, PrintError) as error:
            ProblemDialog(window.look, path.name, str(error), window).exec()
            return
        text = translate("Export", "Written: {name}").format(name=path.name)
        window.statusBar().showMessage(text, 4000)
