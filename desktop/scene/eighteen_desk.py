"""The desk of 18xx games: stations to be placed, and the runs of trains."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.board.routes import Run
from desktop.document.document import GameDocument
from desktop.document.route_search import RouteSearch
from desktop.eighteen.actions import PlaceToken
from desktop.eighteen.table import EighteenTable
from desktop.scene.board_desk import BoardDesk
from desktop.scene.tools.draw_route import DrawRouteGesture
from desktop.scene.tools.gesture import TraceGesture
from desktop.scene.tools.place_token import PlaceTokenGesture


class EighteenDesk(BoardDesk):
    """Shows runs, and looks for the best ones."""

    runs_changed = Signal()

    def __init__(self, document: GameDocument, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self.runs: tuple[Run, ...] = ()
        self.search = RouteSearch(document)

    @property
    def table(self) -> EighteenTable:
        table = self.document.game.table
        assert isinstance(table, EighteenTable)
        return table

    @property
    def station(self) -> PlaceToken | None:
        """Where the token would go."""
        return self.aim

    def put_away(self) -> None:
        self.search.drop()

    def _on_changed(self) -> None:
        self.runs = ()
        super()._on_changed()
        self.runs_changed.emit()

    def take_token(self, actor: str) -> None:
        self.take(PlaceTokenGesture(self.document, actor))

    # Runs

    def draw_run(self, train_id: str) -> None:
        """Begin to draw the run of one train; its old run is wiped out."""
        company = self.table.operating
        assert company is not None
        self.runs = tuple(run for run in self.runs if run.train != train_id)
        self.take(DrawRouteGesture(self.table, company, self.table.train(train_id)))
        self.runs_changed.emit()

    def show_runs(self, runs: tuple[Run, ...]) -> None:
        self.runs = runs
        self.runs_changed.emit()

    def traced(self, gesture: TraceGesture) -> None:
        assert isinstance(gesture, DrawRouteGesture)
        others = tuple(run for run in self.runs if run.train != gesture.train.id)
        self.runs = (*others, gesture.run) if len(gesture.stops) > 1 else others
        self.runs_changed.emit()
