"""The dock of the paper tracks: income, victory points, locomotives, turn order, rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.engine.state import Change
from desktop.i18n.money import money, number
from desktop.look.look import Look
from desktop.scene.painting.steam_discs import Disc
from desktop.scene.painting.steam_paper import paint_track
from desktop.scene.painting.steam_tracks import (
    Track,
    by_cell,
    income_track,
    locomotive_track,
    order_track,
    plan_track,
    points_discs,
    points_track,
    round_track,
    track_height,
)
from desktop.titles.steam.phase_table import PhaseTable
from desktop.windows.docks.dock import Dock, scrolled
from desktop.windows.steam.marks import player_disc
from desktop.windows.steam.paper_view import PaperView

translate = QCoreApplication.translate
Places = Mapping[int, list[Disc]]
Moves = dict[str, tuple[int, int, int]]  # income, points and level by player, as they would be


@dataclass(frozen=True)
class Sheet:
    """A track now: its cells, and the discs in them."""

    track: Track
    discs: Places
    ghosts: Places
    spoken: str


class TracksDock(Dock):
    """One sheet below the other; where discs would go is shown as a ghost."""

    NAME = "tracks"
    WANTED = 220

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._moves: Moves = {}
        kinds: dict[str, Callable[[PhaseTable], Sheet]] = {
            "income": self._income,
            "points": self._points,
            "level": self._levels,
            "order": self._order,
            "rounds": self._rounds,
        }
        self.views = {key: self._view(look, make) for key, make in kinds.items()}
        self._kinds = kinds
        self.column.addWidget(scrolled(*self.views.values(), spacing=2))

    def title(self) -> str:
        return translate("SteamDocks", "Tracks")

    def _view(self, look: Look, make: Callable[[PhaseTable], Sheet]) -> PaperView:
        def height(width: float) -> float:
            return track_height(make(self.table).track, width) if self.table is not None else 0.0

        def paint(painter: QPainter, rect: QRectF, scale: float) -> None:
            if self.table is not None:
                sheet = make(self.table)
                plan = plan_track(sheet.track, rect)
                paint_track(painter, plan, sheet.discs, ghosts=sheet.ghosts, scale=scale)

        def tip(rect: QRectF, at: QPointF) -> str:
            if self.table is None or plan_track(make(self.table).track, rect).cell_at(at) is None:
                return ""
            return make(self.table).spoken.replace("; ", "\n")

        return PaperView(look, height, paint, tip)

    # What is shown

    def refresh(self) -> None:
        for key, view in self.views.items():
            view.fit()
            if self.table is not None:
                sheet = self._kinds[key](self.table)
                view.setAccessibleName(sheet.track.caption)
                view.setAccessibleDescription(sheet.spoken)

    def retranslate(self) -> None:
        self.refresh()

    def apply_look(self) -> None:
        self.refresh()

    def _on_changed(self, change: Change) -> None:
        self._moves = {}
        self.refresh()

    def show_moves(self, moves: Moves) -> None:
        """Where discs would go by a deed that somebody looks at."""
        if moves != self._moves:
            self._moves = moves
            for view in self.views.values():
                view.update()

    # The tracks

    def _sheet(self, table: PhaseTable, track: Track, field: str, which: int) -> Sheet:
        found = [(player_disc(p), int(getattr(p, field))) for p in table.players if not p.is_out]
        ghosts = [
            (player_disc(p), self._moves[p.id][which])
            for p in table.players
            if p.id in self._moves and self._moves[p.id][which] != getattr(p, field)
        ]
        place = points_discs if field == "points" else by_cell
        spoken = "; ".join(
            f"{p.name} {number(getattr(p, field))}" for p in table.players if not p.is_out
        )
        return Sheet(track, place(found), place(ghosts), spoken)

    def _income(self, table: PhaseTable) -> Sheet:
        track = income_track(translate("SteamDocks", "Income"))
        return self._sheet(table, track, "income", 0)

    def _points(self, table: PhaseTable) -> Sheet:
        track = points_track(translate("SteamDocks", "Victory points"))
        return self._sheet(table, track, "points", 1)

    def _levels(self, table: PhaseTable) -> Sheet:
        upkeep = [money(level) for level in table.box.levels] if table.is_standard else ()
        caption = translate("SteamDocks", "Locomotives")
        if table.is_standard:
            caption = translate("SteamDocks", "Locomotives and upkeep")
        return self._sheet(table, locomotive_track(caption, upkeep), "level", 2)

    def _order(self, table: PhaseTable) -> Sheet:
        names = [table.player(id).name for id in table.order]
        names += [""] * (len(table.players) - len(names))
        track = order_track(translate("SteamDocks", "Turn order"), names)
        discs = [
            (player_disc(table.player(id)), place) for place, id in enumerate(table.order, start=1)
        ]
        spoken = "; ".join(f"{place} {name}" for place, name in enumerate(names, 1) if name)
        return Sheet(track, by_cell(discs), {}, spoken)

    def _rounds(self, table: PhaseTable) -> Sheet:
        count = table.rounds_in_game
        track = round_track(translate("SteamDocks", "Rounds"), count, table.round_number)
        spoken = translate("SteamDocks", "round {number} of {count}")
        return Sheet(track, {}, {}, spoken.format(number=table.round_number, count=count))
