"""What everybody is worth: corporations by players, with the sums below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from desktop.i18n.money import money, number, tenths
from desktop.printing.pages import right_of
from desktop.printing.press import BODY, CENTRE, NOTE, RIGHT, RULE, SECTION, STRONG, TOTAL, Press
from desktop.printing.score_facts import Column, ScoreFacts

HEADING = 8.0
LABELS = 37.0  # the column of companies and prices
NAMES = 9.0  # the row of players' names
STEP = 1.2  # between the parts of the table
BELOW = 6.0  # for the note
SUMS = 5  # rows under the corporations


def worth_height(facts: ScoreFacts, row: float) -> float:
    return HEADING + NAMES + (len(facts.corporations) + SUMS) * row + 2 * STEP + BELOW


def paint_worth(press: Press, top: float, facts: ScoreFacts, row: float) -> None:
    """Rows are corporations, columns players."""
    room = press.paper.room
    final = facts.is_blank or facts.is_final
    heading = (
        QCoreApplication.translate("Print", "Final worth")
        if final
        else QCoreApplication.translate("Print", "Worth so far")
    )
    press.serif(QRectF(room.left(), top, room.width(), 7), heading, SECTION)
    top += HEADING
    left, width = room.left() + LABELS, (room.width() - LABELS) / len(facts.columns)
    columns = [QRectF(left + i * width, top, width, NAMES) for i in range(len(facts.columns))]
    #: of a share
    price = QCoreApplication.translate("Print", "Price")
    price_at = QRectF(room.left() + 21, top, 14, NAMES)
    press.text(price_at, price, 3.1, align=CENTRE, ink=press.grey)
    for column, rect in zip(facts.columns, columns, strict=True):
        if facts.is_blank:
            press.line(rect.left() + 3, rect.bottom() - 2, rect.right() - 3, rect.bottom() - 2)
        else:
            press.text(rect.adjusted(1.5, 0, -1.5, 0), column.name, 4.2, 700, CENTRE)
    y = top + NAMES
    for i, company in enumerate(facts.corporations):
        line = QRectF(room.left(), y, room.width(), row)
        if i % 2 == 0:
            press.band(line)
        press.line(line.left(), y, line.right(), y)
        _paint_company(press, line, company, facts)
        for column, rect in zip(facts.columns, columns, strict=True):
            cell = QRectF(rect.left(), y, rect.width(), row)
            _paint_holding(press, cell, column, company, facts)
        y += row
    y = _paint_sums(press, y, facts, columns, row)
    press.line(room.left(), y, room.right(), y, RULE)
    for rect in columns:
        press.line(rect.left(), top, rect.left(), y)
    press.line(room.right(), top, room.right(), y)
    note = QRectF(room.left(), y + 0.8, room.width(), 5)
    press.text(note, _note(facts), NOTE, ink=press.grey)


def _paint_company(press: Press, line: QRectF, company: str, facts: ScoreFacts) -> None:
    y, row = line.top(), line.height()
    press.token(QPointF(line.left() + 4.4, y + row / 2), min(3.7, row * 0.43), company)
    press.text(QRectF(line.left() + 10, y, 12, row), company, BODY, 600)
    price = QRectF(line.left() + 21, y, 14, row)
    if facts.is_blank:
        press.box(price.adjusted(1, 1.4, -1, -1.4), width=0.2, ink=press.hair)
        return
    now = facts.prices[company]
    if now.is_out:
        closed = QCoreApplication.translate("Print", "closed")
        press.text(price, closed, NOTE, align=CENTRE, ink=press.grey)
    else:
        press.text(price, "—" if now.price is None else money(now.price), 3.9, 700, CENTRE)


def _paint_holding(
    press: Press, cell: QRectF, column: Column, company: str, facts: ScoreFacts
) -> None:
    y, row, left = cell.top(), cell.height(), cell.left()
    count_at = QRectF(left + 3, y, 6, row)
    if facts.is_blank:
        for sign, part in (("×", 0.36), ("=", 0.64)):
            rect = QRectF(left + cell.width() * part - 3, y, 6, row)
            press.text(rect, sign, 3.2, align=CENTRE, ink=press.hair)
        return
    count = column.shares.get(company, 0)
    if not count:
        press.text(count_at, "·", align=CENTRE, ink=press.hair)
        return
    is_president = company in column.presides
    if is_president:
        press.box(QRectF(left + 3, y + row * 0.2, 6, row * 0.6), 1)
    press.text(count_at, tenths(count), BODY, 700 if is_president else 400, CENTRE)
    value = number(column.values[company])
    press.text(cell.adjusted(10, 0, -3, 0), value, BODY, align=RIGHT)


def _paint_sums(
    press: Press, y: float, facts: ScoreFacts, columns: Sequence[QRectF], row: float
) -> float:
    """Private companies, cash, total, rank, certificates; the height below them."""
    room = press.paper.room
    for kind, name in _sums():
        y += STEP if kind in ("cards", "total") else 0
        is_total = kind == "total"
        line = QRectF(room.left(), y, room.width(), row)
        if is_total:
            press.band(line, TOTAL)
        press.line(line.left(), y, line.right(), y, RULE if kind in ("cards", "total") else 0.12)
        label = line.adjusted(1.5, 0, 0, 0)
        label.setWidth(LABELS - 2.5)
        press.text(label, name, BODY, 700 if is_total else 400)
        for column, rect in zip(facts.columns, columns, strict=True):
            cell = QRectF(rect.left() + 3, y, rect.width() - 6, row)
            if not facts.is_blank:
                _paint_sum(press, cell, kind, column, facts)
        y += row
    return y


def _sums() -> tuple[tuple[str, str], ...]:
    return (
        ("cards", QCoreApplication.translate("Print", "Private companies")),
        ("cash", QCoreApplication.translate("Print", "Cash")),
        ("total", QCoreApplication.translate("Print", "Total")),
        ("rank", QCoreApplication.translate("Print", "Rank")),
        ("certificates", QCoreApplication.translate("Print", "Certificates")),
    )


def _paint_sum(press: Press, cell: QRectF, kind: str, column: Column, facts: ScoreFacts) -> None:
    if kind == "cards":
        value = money(column.card_value) if column.card_value else "—"
        press.text(cell, value, BODY, align=RIGHT)
        cards = cell.adjusted(0, 0, -right_of(value, BODY) - 1, 0)
        press.text(cards, " ".join(column.cards), NOTE, ink=press.grey)
    elif kind == "cash":
        press.text(cell, money(column.cash), BODY, align=RIGHT)
    elif kind == "total":
        press.text(cell, money(column.total), STRONG, 700, RIGHT)
    elif kind == "rank":
        press.text(cell, str(column.rank), STRONG, 700, RIGHT)
    else:
        text = f"{column.certificates} / {facts.certificate_limit}"
        press.text(cell, text, BODY, align=RIGHT)


def _note(facts: ScoreFacts) -> str:
    if any(column.card_value for column in facts.columns):
        return QCoreApplication.translate(
            "Print", "Worth = shares × price + private companies at face value + cash."
        )
    if any(column.cards for column in facts.columns):
        return QCoreApplication.translate(
            "Print", "Worth = shares × price + cash. Private companies are not counted."
        )
    return QCoreApplication.translate("Print", "Worth = shares × price + cash.")
