"""Share prices round by round, with what each company earned last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from desktop.i18n.money import money
from desktop.printing.pages import Block
from desktop.printing.press import CENTRE, HAIRLINE, RULE, SECTION, Press
from desktop.printing.score_facts import PricePoint, PriceRound, ScoreFacts

FEW, NARROWEST = 13, 8.1  # columns there always are; how narrow one may be
NAMES, TAIL = 19.0, 14.5  # the first and the last column
HEADING, HEADS, BELOW = 8.0, 6.0, 5.0
HEAD_SIZE = 3.1  # of the type in the heads


def price_blocks(facts: ScoreFacts, width: float, row: float) -> list[Block]:
    """One table, or several below each other when there were many rounds."""
    rounds = facts.rounds
    most = int((width - NAMES - TAIL) / NARROWEST)
    tables = max(1, -(-len(rounds) // most))
    length = max(FEW, len(rounds)) if tables == 1 else -(-len(rounds) // tables)
    parts = [rounds[i : i + length] for i in range(0, len(rounds), length)] or [()]
    blocks = []
    for at, part in enumerate(parts):
        before = parts[at - 1][-1][1] if at else {}
        is_last = at == len(parts) - 1
        height = (HEADING if not at else 0) + HEADS + len(facts.corporations) * row + BELOW
        paint = partial(
            _paint,
            facts=facts,
            rounds=part,
            before=before,
            row=row,
            length=length,
            has_heading=not at,
            has_runs=is_last,
        )
        blocks.append(Block(height, paint))
    return blocks


def _paint(
    press: Press,
    top: float,
    facts: ScoreFacts,
    rounds: Sequence[PriceRound],
    before: dict[str, PricePoint],
    row: float,
    length: int,
    has_heading: bool,
    has_runs: bool,
) -> None:
    room = press.paper.room
    if has_heading:
        heading = QCoreApplication.translate("Print", "Share price by round")
        press.serif(QRectF(room.left(), top, room.width(), 7), heading, SECTION)
        top += HEADING
    left = room.left() + NAMES
    width = (room.width() - NAMES - TAIL) / length
    tail = QRectF(room.right() - TAIL, top, TAIL, HEADS)
    for i, (name, _) in enumerate(rounds):
        rect = QRectF(left + i * width + 0.4, top, width - 0.8, HEADS)
        press.text(rect, name, HEAD_SIZE, align=CENTRE, ink=press.grey)
    if has_runs:
        #: the revenue of the last operating turn, as the head of a narrow column
        last = QCoreApplication.translate("Print", "Last run")
        press.text(tail.adjusted(0.4, 0, -0.4, 0), last, HEAD_SIZE, 600, CENTRE)
    y = top + HEADS
    for number, company in enumerate(facts.corporations):
        line = QRectF(room.left(), y, room.width(), row)
        if number % 2 == 0:
            press.band(line)
        press.line(line.left(), y, line.right(), y)
        press.token(QPointF(line.left() + 4.2, y + row / 2), min(3.3, row * 0.43), company)
        press.text(QRectF(line.left() + 9, y, NAMES - 9.5, row), company, 3.2, 600)
        previous = before.get(company)
        for i, (_, points) in enumerate(rounds):
            if company in points:
                cell = QRectF(left + i * width, y, width, row)
                _paint_price(press, cell, points[company], previous)
                previous = points[company]
        if has_runs and company in facts.last_runs:
            rect = QRectF(tail.left(), y, TAIL, row)
            press.text(rect, money(facts.last_runs[company]), 3.3, 700, CENTRE)
        y += row
    press.line(room.left(), y, room.right(), y, RULE)
    for i in range(length + 1):
        x = left + i * width
        press.line(x, top, x, y, HAIRLINE)


def _paint_price(press: Press, cell: QRectF, point: PricePoint, before: PricePoint | None) -> None:
    if point.price is None:
        if point.is_out:
            press.text(cell, "×", 3.1, align=CENTRE, ink=press.grey)
        return
    was = before.price if before is not None else None
    has_moved = was is not None and was != point.price
    text = cell.adjusted(1.2, 0, 0, 0) if has_moved else cell
    press.text(text, str(point.price), 3.1, 700 if has_moved else 400, CENTRE)
    if has_moved:
        assert was is not None
        at = QPointF(cell.left() + 1.6, cell.center().y())
        press.arrow(at, point.price > was, 0.75)
