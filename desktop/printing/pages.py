"""Pages: what every printed thing shares, its head and foot, and how a long one is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.printing.paper import FOOT, Paper
from desktop.printing.press import (
    HEAVY,
    NOTE,
    RIGHT,
    RULE,
    SECTION,
    SUBTITLE,
    TITLE,
    Press,
    width_of,
)
from desktop.scene.painting.box_words import box_words

Page = Callable[[Press], None]

HEAD = 21.5  # from the margin to the content under a title; under a running head
RUNNING_HEAD = 9.0
THIN_RULE = 0.15


class Job(Protocol):
    """Something to be printed. It lays itself out for whatever paper it gets."""

    @property
    def name(self) -> str:
        """What it is, in the present language."""

    @property
    def title(self) -> str:
        """The key of the box."""

    @property
    def paper(self) -> Paper:
        """The one it would like best."""

    @property
    def is_mono(self) -> bool:
        """Whether it is meant for black ink only."""

    def pages(self, paper: Paper) -> Sequence[Page]:
        """What to paint, page by page; all pages are laid out before the first is painted."""


def box_name(title: str) -> str:
    """The name on the box: "1846 · The Race for the Midwest"."""
    return " · ".join(box_words(title))


def paint_page(
    painter: QPainter,
    job: Job,
    pages: Sequence[Page],
    number: int,
    paper: Paper,
    is_mono: bool,
    press_type: type[Press] = Press,
) -> None:
    """One page with its foot, on a painter whose unit is the millimetre."""
    press = press_type(painter, paper, is_mono, job.title)
    painter.save()
    pages[number](press)
    painter.restore()
    _paint_foot(press, job, number + 1, len(pages))


def _paint_foot(press: Press, job: Job, number: int, total: int) -> None:
    room = press.paper.room
    top = room.bottom() - FOOT
    press.line(room.left(), top, room.right(), top, THIN_RULE, press.ink)
    rect = QRectF(room.left(), top + 1, room.width(), FOOT - 1)
    house = QCoreApplication.translate("Print", "Drezina · {title} · {name}").format(
        title=box_words(job.title)[0], name=job.name
    )
    page = QCoreApplication.translate("Print", "page {number} of {total}").format(
        number=number, total=total
    )
    press.text(rect, house, NOTE, ink=press.grey)
    press.text(rect, page, NOTE, align=RIGHT, ink=press.grey)


def paint_head(
    press: Press, title: str, subtitle: str, facts: Sequence[tuple[str, str]] = ()
) -> float:
    """The head of a first page; facts stand at the right on lines one can write on.

    The height where the content begins.
    """
    room = press.paper.room
    aside = 67.0 if facts else 0.0
    press.serif(QRectF(room.left(), room.top() - 2, room.width() - aside, 12), title, TITLE)
    below = QRectF(room.left(), room.top() + 9, room.width() - aside, 6)
    press.serif(below, subtitle, SUBTITLE, 400, press.grey)
    left, column = room.right() - aside, 20.0
    for number, (name, value) in enumerate(facts):
        y = room.top() - 1.5 + number * 5.8
        press.text(QRectF(left, y, column - 1, 5.5), name, 3.1, ink=press.grey)
        press.text(QRectF(left + column, y, aside - column, 5.5), value, 3.5, 600)
        press.line(left + column, y + 5.4, room.right(), y + 5.4)
    y = room.top() + 17.5
    press.line(room.left(), y, room.right(), y, HEAVY)
    press.line(room.left(), y + 1, room.right(), y + 1, THIN_RULE, press.ink)
    return room.top() + HEAD


def paint_running_head(press: Press, title: str, subtitle: str) -> float:
    """The head of a page that goes on; the height where the content begins."""
    room = press.paper.room
    press.serif(QRectF(room.left(), room.top() - 2, room.width(), 6), title, SECTION)
    rect = QRectF(room.left(), room.top() - 2, room.width(), 6)
    press.text(rect, subtitle, NOTE, align=RIGHT, ink=press.grey)
    press.line(room.left(), room.top() + 5, room.right(), room.top() + 5, RULE)
    return room.top() + RUNNING_HEAD


@dataclass(frozen=True)
class Block:
    """A piece of a long page that is never torn; it is painted at the height it gets."""

    height: float
    paint: Callable[[Press, float], None]
    stays: bool = False  # with the block after it, as a heading does
    again: Block | None = None  # painted once more above it where it begins a page


def break_pages(blocks: Iterable[Block], first: float, rest: float) -> list[list[Block]]:
    """The blocks of each page, when the first page has room for so much and the others for so."""
    pages: list[list[Block]] = [[]]
    left = first
    waiting: list[Block] = []
    for block in blocks:
        waiting.append(block)
        if block.stays:
            continue
        height = sum(one.height for one in waiting)
        if height > left and (pages[-1] or left < rest):
            pages.append([])
            again = waiting[0].again
            if again is not None:
                waiting.insert(0, again)
                height += again.height
            left = rest
        pages[-1] += waiting
        left -= height
        waiting = []
    pages[-1] += waiting
    return pages


def bound(blocks: Iterable[Block], first: int = 3, last: int = 5) -> list[Block]:
    """So that no page ends with the very beginning of a table, or begins with its very end."""
    all_ = list(blocks)
    ends = len(all_) - 1
    return [
        replace(block, stays=i < ends and (block.stays or i < first or i > ends - last))
        for i, block in enumerate(all_)
    ]


def paint_blocks(press: Press, blocks: Iterable[Block], top: float) -> float:
    for block in blocks:
        block.paint(press, top)
        top += block.height
    return top


def gap(height: float) -> Block:
    return Block(height, lambda press, top: None)


def right_of(text: str, size: float, weight: int = 400) -> float:
    """How far text reaches, with the space after it."""
    return width_of(text + " ", size, weight)
