"""The score sheet: what everybody is worth and how the prices went, filled in or blank."""

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
from desktop.printing.price_table import price_blocks
from desktop.printing.score_facts import ScoreFacts, blank_facts, facts_of
from desktop.printing.set_table import paint_set, set_height
from desktop.printing.sheet_ends import END, head_facts, paint_boxes, paint_moment
from desktop.printing.worth_table import paint_worth, worth_height
from desktop.scene.painting.prints import load_print

ROW, LOWEST_ROW = 8.8, 6.4
TALLEST_ROW = 9.5  # where everything stands in one table
GAP = 4.0  # between the two tables


class ScoreSheet:
    """A job for the printer."""

    def __init__(
        self,
        facts: ScoreFacts,
        paper: Paper = A4,
        is_mono: bool = False,
        date: QDate | None = None,
        place: str = "",
    ) -> None:
        self._facts = facts
        self._is_set = load_print(facts.title).score_layout == "last_set"
        # Six columns fit an upright page; more want the longer side.
        is_narrow = len(facts.columns) <= 6 and not self._is_set
        self.paper = paper.upright() if is_narrow else paper.sideways()
        self.is_mono = is_mono
        self._date = date
        self._place = place

    @classmethod
    def of_game(
        cls,
        game: Game,
        paper: Paper = A4,
        is_mono: bool = False,
        date: QDate | None = None,
        place: str = "",
    ) -> ScoreSheet:
        """Filled in with the moment where the game stands."""
        return cls(facts_of(game), paper, is_mono, date, place)

    @classmethod
    def blank(
        cls, title: str, players: int, paper: Paper = A4, is_mono: bool = False
    ) -> ScoreSheet:
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
        blocks = self._set_tables(first) if self._is_set else self._tables(first, paper)
        blocks.append(Block(END, partial(_paint_end, facts=self._facts)))
        return [
            partial(self._paint, blocks=blocks, is_first=not i)
            for i, blocks in enumerate(break_pages(blocks, first, rest))
        ]

    def _set_tables(self, room: float) -> list[Block]:
        """Everything in one table, whose rows share the height."""
        facts = self._facts
        fixed = set_height(facts, 0)
        row = (room - fixed - END - 0.1) / (set_height(facts, 1) - fixed)
        row = max(LOWEST_ROW, min(TALLEST_ROW, row))
        return [Block(set_height(facts, row), partial(paint_set, facts=facts, row=row))]

    def _tables(self, room: float, paper: Paper) -> list[Block]:
        """What everybody is worth, and below it the prices of all rounds."""
        facts = self._facts
        row = self._row_height(room, paper)
        tall = worth_height(facts, row)
        blocks = [Block(tall, partial(paint_worth, facts=facts, row=row)), gap(GAP)]
        return blocks + price_blocks(facts, paper.room.width(), row - 1)

    def _row_height(self, room: float, paper: Paper) -> float:
        """As high as lets everything stand on one page, if that can be."""
        facts = self._facts
        count = len(facts.corporations)
        prices = price_blocks(facts, paper.room.width(), 0)
        fixed = worth_height(facts, 0) + GAP + END + sum(b.height for b in prices)
        fixed -= count * len(prices)  # these rows are lower by a millimetre
        row = (room - fixed - 0.1) / (count + 5 + count * len(prices))
        return min(ROW, row) if row >= LOWEST_ROW else ROW

    def _paint(self, press: Press, blocks: Sequence[Block], is_first: bool) -> None:
        facts = self._facts
        if not is_first:
            paint_blocks(press, blocks, paint_running_head(press, self.name, box_name(self.title)))
            return
        seed = None if facts.is_blank else facts.seed
        head = head_facts(self._date, self._place, seed)
        paint_blocks(press, blocks, paint_head(press, self.name, box_name(self.title), head))


def _paint_end(press: Press, top: float, facts: ScoreFacts) -> None:
    if facts.is_blank:
        paint_boxes(press, top, load_print(facts.title).endings)
    else:
        reason = wording.ending(facts.reason) if facts.is_final else ""
        paint_moment(press, top, reason, facts.where, facts.move)
