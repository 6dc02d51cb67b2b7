"""The two tables of a score sheet of Steam: what is counted, and goods and scores by round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from desktop.document import wording
from desktop.i18n.money import money, number
from desktop.printing.pages import right_of
from desktop.printing.press import (
    BODY,
    CENTRE,
    NOTE,
    RIGHT,
    RULE,
    SECTION,
    SHRINK,
    SMALL,
    STRONG,
    TOTAL,
    Press,
    width_of,
    wrapped,
)
from desktop.printing.steam_score_facts import Column, SteamFacts
from desktop.scene.painting.steam_discs import paint_disc

HEADING = 8.0
LABELS = 42.0
NAMES, HEADS = 9.0, 5.0  # the row of names, and that of what stands below them
NOTE_LINE, BELOW = 4.0, 2.0
COUNTED, SUMS = 7, 4  # rows of the first table, and below the rounds of the second
PARTS = 3  # columns a player has in the second
INSET = 3.0
NOTE_WIDTH = 180.0


def counted_height(facts: SteamFacts, row: float) -> float:
    return HEADING + NAMES + COUNTED * row + len(_note_lines(facts)) * NOTE_LINE + BELOW


def rounds_height(facts: SteamFacts, row: float) -> float:
    return HEADING + NAMES + HEADS + (len(facts.rounds) + SUMS) * row


def paint_counted(press: Press, top: float, facts: SteamFacts, row: float) -> None:
    """Rows are what counts, columns players."""
    final = facts.is_blank or facts.is_final
    heading = (
        QCoreApplication.translate("Print", "Final score")
        if final
        else QCoreApplication.translate("Print", "Score so far")
    )
    columns = _paint_names(press, top, heading, facts)
    room = press.paper.room
    first = y = top + HEADING + NAMES
    for kind, name in _counted(final):
        is_total = kind == "total"
        line = QRectF(room.left(), y, room.width(), row)
        if is_total:
            press.band(line, TOTAL)
        elif kind in ("points", "half"):
            press.band(line)
        press.line(line.left(), y, line.right(), y, RULE if is_total or kind == "rank" else 0.12)
        _paint_label(press, line, name, is_total)
        for column, rect in zip(facts.columns, columns, strict=True):
            cell = QRectF(rect.left() + INSET, y, rect.width() - 2 * INSET, row)
            if facts.is_blank:
                _paint_sign(press, cell, kind)
            elif column.is_out:
                _paint_out(press, cell, kind, column)
            else:
                _paint_counted(press, cell, kind, column)
        y += row
    _paint_frame(press, columns, first - NAMES, y)
    for text in _note_lines(facts):
        press.text(
            QRectF(room.left(), y + 0.8, room.width(), NOTE_LINE), text, NOTE, ink=press.grey
        )
        y += NOTE_LINE


def _counted(final: bool) -> tuple[tuple[str, str], ...]:
    return (
        ("points", QCoreApplication.translate("Print", "Victory points")),
        ("income", QCoreApplication.translate("Print", "Income, as it stands")),
        ("half", QCoreApplication.translate("Print", "Points for income")),
        ("links", QCoreApplication.translate("Print", "Completed links")),
        ("total", QCoreApplication.translate("Print", "Total")),
        ("rank", QCoreApplication.translate("Print", "Rank")),
        (
            "tile",
            QCoreApplication.translate("Print", "Tie: last action tile")
            if final
            else QCoreApplication.translate("Print", "Tie: action tile"),
        ),
    )


def _paint_sign(press: Press, cell: QRectF, kind: str) -> None:
    """On a blank sheet: what is done with the number above."""
    signs = {"half": "½ · ×2", "links": "+"}
    press.text(cell, signs.get(kind, ""), NOTE, ink=press.hair)


def _paint_out(press: Press, cell: QRectF, kind: str, column: Column) -> None:
    if kind == "total":
        text = QCoreApplication.translate("Print", "bankrupt")
        press.text(cell, text, BODY, 600, RIGHT)
    elif kind == "rank":
        press.text(cell, str(column.rank), STRONG, 700, RIGHT)
    else:
        press.text(cell, "—", BODY, align=RIGHT, ink=press.hair)


def _paint_counted(press: Press, cell: QRectF, kind: str, column: Column) -> None:
    if kind == "tile":
        value = str(column.tile) if column.tile else "—"
        press.text(cell, value, BODY, align=RIGHT)
        beside = cell.adjusted(-INSET + 1, 0, -right_of(value, BODY) - 0.5, 0)
        if width_of(column.tile_name, SMALL) * SHRINK <= beside.width():  # never half a name
            press.text(beside, column.tile_name, SMALL, ink=press.grey)
    elif kind == "income":
        press.text(cell, number(column.income), BODY, align=RIGHT, ink=press.grey)
    elif kind == "total":
        press.text(cell, number(column.total), STRONG, 700, RIGHT)
    elif kind == "rank":
        press.text(cell, str(column.rank), STRONG, 700, RIGHT)
    else:
        counted = column.counted
        values = {"points": counted.points, "half": counted.income, "links": counted.links}
        press.text(cell, number(values[kind]), BODY, align=RIGHT)


def _note_lines(facts: SteamFacts) -> list[str]:
    text = QCoreApplication.translate(
        "Print",
        "Income above zero counts half, rounded down; below zero it counts double, against the "
        "player. Every completed link is one point. Of equal totals the lower action tile of the "
        "last round is first.",
    )
    return wrapped(text, NOTE_WIDTH - 4, NOTE)


# Round by round


def paint_rounds(press: Press, top: float, facts: SteamFacts, row: float) -> None:
    """Cubes moved, points got for goods, and the score at the end of every round."""
    heading = QCoreApplication.translate("Print", "Goods and score by round")
    columns = _paint_names(press, top, heading, facts)
    room = press.paper.room
    y = top + HEADING + NAMES
    heads = (
        QCoreApplication.translate("Print", "cubes"),
        #: points of deliveries
        QCoreApplication.translate("Print", "points"),
        QCoreApplication.translate("Print", "score"),
    )
    for rect in columns:
        for head, part in zip(heads, _parts(rect, y, HEADS), strict=True):
            press.text(part.adjusted(0.4, 0, -0.4, 0), head, SMALL, align=CENTRE, ink=press.grey)
    y += HEADS
    for i, cycle in enumerate(facts.rounds):
        line = QRectF(room.left(), y, room.width(), row)
        if i % 2 == 0:
            press.band(line)
        press.line(line.left(), y, line.right(), y)
        _paint_label(press, line, wording.round_words(("steam", cycle, 0)))
        for column, rect in zip(facts.columns, columns, strict=True):
            if not facts.is_blank:
                _paint_round(press, _parts(rect, y, row), column, i)
        y += row
    bottom = y + row  # of the sums, the last row parted in three
    y = _paint_sums(press, y, facts, columns, row)
    _paint_frame(press, columns, top + HEADING, y)
    for rect in columns:
        for part in _parts(rect, top + HEADING + NAMES, 0)[1:]:
            press.line(part.left(), part.top(), part.left(), bottom)


def _paint_round(press: Press, parts: Sequence[QRectF], column: Column, at: int) -> None:
    one = column.rounds[at]
    for part, value in zip(parts, (one.cubes, one.points, one.total), strict=True):
        is_score = part is parts[-1]
        text = number(value) if value or is_score else "·"
        ink = press.ink if value or is_score else press.hair
        press.text(part, text, BODY, 600 if is_score else 400, CENTRE, ink=ink)


def _paint_sums(
    press: Press, y: float, facts: SteamFacts, columns: Sequence[QRectF], row: float
) -> float:
    room = press.paper.room
    for kind, name in _sums():
        line = QRectF(room.left(), y, room.width(), row)
        is_total = kind == "all"
        if is_total:
            press.band(line, TOTAL)
        press.line(line.left(), y, line.right(), y, RULE if kind in ("all", "raised") else 0.12)
        _paint_label(press, line, name, is_total)
        for column, rect in zip(facts.columns, columns, strict=True):
            if not facts.is_blank:
                _paint_sum(press, QRectF(rect.left(), y, rect.width(), row), kind, column)
        y += row
    return y


def _sums() -> tuple[tuple[str, str], ...]:
    return (
        ("all", QCoreApplication.translate("Print", "In all")),
        ("raised", QCoreApplication.translate("Print", "Loans in all")),
        ("level", QCoreApplication.translate("Print", "Locomotive level")),
        ("cash", QCoreApplication.translate("Print", "Cash")),
    )


def _paint_sum(press: Press, rect: QRectF, kind: str, column: Column) -> None:
    if kind == "all":
        cubes = sum(one.cubes for one in column.rounds)
        points = sum(one.points for one in column.rounds)
        parts = _parts(rect, rect.top(), rect.height())
        for part, value in zip(parts, (cubes, points, column.total), strict=True):
            press.text(part, number(value), BODY, 700, CENTRE)
        return
    values = {
        "raised": money(column.raised) if column.raised else "—",
        "level": number(column.level),
        "cash": money(column.cash),
    }
    press.text(rect.adjusted(INSET, 0, -INSET, 0), values[kind], BODY, align=RIGHT)


# What both share


def _parts(rect: QRectF, top: float, height: float) -> list[QRectF]:
    wide = rect.width() / PARTS
    return [QRectF(rect.left() + n * wide, top, wide, height) for n in range(PARTS)]


def _paint_names(press: Press, top: float, heading: str, facts: SteamFacts) -> list[QRectF]:
    """The heading, and below it the players with their discs; their columns."""
    room = press.paper.room
    press.serif(QRectF(room.left(), top, room.width(), 7), heading, SECTION)
    top += HEADING
    left, width = room.left() + LABELS, (room.width() - LABELS) / len(facts.columns)
    columns = [QRectF(left + i * width, top, width, NAMES) for i in range(len(facts.columns))]
    for column, rect in zip(facts.columns, columns, strict=True):
        if facts.is_blank:
            press.line(rect.left() + 3, rect.bottom() - 2, rect.right() - 3, rect.bottom() - 2)
            continue
        radius = 2.1
        wide = min(right_of(column.name, 4.2, 700), rect.width() - 2 * radius - 4)
        start = rect.center().x() - (wide + 2 * radius + 1) / 2
        at = QPointF(start + radius, rect.center().y())
        paint_disc(press.painter, at, radius, column.disc, shadow=False, inks=press.inks)
        name = QRectF(at.x() + radius + 1, rect.top(), wide + 0.5, NAMES)
        press.text(name, column.name, 4.2, 700)
    return columns


def _paint_label(press: Press, line: QRectF, name: str, is_strong: bool = False) -> None:
    label = QRectF(line.left() + 1.5, line.top(), LABELS - 2.5, line.height())
    press.text(label, name, BODY, 700 if is_strong else 400)


def _paint_frame(press: Press, columns: Sequence[QRectF], top: float, bottom: float) -> None:
    room = press.paper.room
    press.line(room.left(), bottom, room.right(), bottom, RULE)
    for rect in columns:
        press.line(rect.left(), top, rect.left(), bottom)
    press.line(room.right(), top, room.right(), bottom)
