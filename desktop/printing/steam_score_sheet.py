"""The score sheet of Steam, filled in or blank."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QDate

from desktop.document import wording
from desktop.engine.game import Game
from desktop.printing.pages import (
    HEAD,
    RUNNING_HEAD,
    Block,
    Page,
    box_name,
    break_pages,
    gap,
    paint_blocks,
    paint_head,
    paint_running_head,
)
from desktop.printing.paper import A4, Paper
from desktop.printing.press import Press
from desktop.printing.sheet_ends import END, head_facts, paint_boxes, paint_moment
from desktop.printing.steam_score_facts import SteamFacts, blank_facts, facts_of
from desktop.printing.steam_score_tables import (
    counted_height,
    paint_counted,
    paint_rounds,
    rounds_height,
)

ROW, LOWEST_ROW = 8.6, 6.2
GAP = 4.0  # between the two tables
ENDINGS = ("rounds", "last_player", "agreed")


class SteamScoreSheet:
    """A job for the printer: one upright page."""

    def __init__(
        self,
        facts: SteamFacts,
        paper: Paper = A4,
        is_mono: bool = False,
        date: QDate | None = None,
    ) -> None:
        self._facts = facts
        self.paper = paper.upright()
        self.is_mono = is_mono
        self._date = date

    @classmethod
    def of_game(
        cls, game: Game, paper: Paper = A4, is_mono: bool = False, date: QDate | None = None
    ) -> SteamScoreSheet:
        """Filled in with the moment where the game stands."""
        return cls(facts_of(game), paper, is_mono, date)

    @classmethod
    def blank(
        cls, title: str, players: int, paper: Paper = A4, is_mono: bool = False
    ) -> SteamScoreSheet:
        """To be filled in with a pencil."""
        return cls(blank_facts(title, players), paper, is_mono)

    @property
    def title(self) -> str:
        return self._facts.title

    @property
    def name(self) -> str:
        return QCoreApplication.translate("Print", "Score sheet")

    def pages(self, paper: Paper) -> Sequence[Page]:
        first, rest = paper.content.height() - HEAD, paper.content.height() - RUNNING_HEAD
        row = self._row_height(first)
        facts = self._facts
        blocks = [
            Block(counted_height(facts, row), partial(paint_counted, facts=facts, row=row)),
            gap(GAP),
            Block(rounds_height(facts, row), partial(paint_rounds, facts=facts, row=row)),
            Block(END, partial(_paint_end, facts=facts)),
        ]
        return [
            partial(self._paint, blocks=blocks, is_first=not i)
            for i, blocks in enumerate(break_pages(blocks, first, rest))
        ]

    def _row_height(self, room: float) -> float:
        """As high as lets everything stand on one page, if that can be."""
        facts = self._facts
        fixed = counted_height(facts, 0) + rounds_height(facts, 0) + GAP + END
        rows = counted_height(facts, 1) + rounds_height(facts, 1) + GAP + END - fixed
        row = (room - fixed - 0.1) / rows
        return min(ROW, row) if row >= LOWEST_ROW else ROW

    def _paint(self, press: Press, blocks: Sequence[Block], is_first: bool) -> None:
        if not is_first:
            paint_blocks(press, blocks, paint_running_head(press, self.name, box_name(self.title)))
            return
        seed = None if self._facts.is_blank else self._facts.seed
        head = head_facts(self._date, "", seed)
        paint_blocks(press, blocks, paint_head(press, self.name, box_name(self.title), head))


def _paint_end(press: Press, top: float, facts: SteamFacts) -> None:
    if facts.is_blank:
        paint_boxes(press, top, ENDINGS)
    else:
        reason = wording.ending(facts.reason) if facts.is_final else ""
        paint_moment(press, top, reason, facts.where, facts.move)
