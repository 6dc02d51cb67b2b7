"""Worth at the end, with the share prices of the last set of operating rounds beside it.

The grid of a score sheet that has three rounds, the final price and the total of each company, then
number and price of the shares of each player.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from desktop.i18n.money import money, number, tenths
from desktop.printing.pages import right_of
from desktop.printing.press import (
    BODY,
    CENTRE,
    HAIRLINE,
    NOTE,
    RIGHT,
    RULE,
    SMALL,
    STRONG,
    TOTAL,
    Press,
)
from desktop.printing.score_facts import Column, PricePoint, ScoreFacts

ROUNDS = 3  # a set never has more
NAMES, ROUND, FINAL, WORTH = 21.0, 15.0, 21.0, 23.0  # widths of the columns
COUNT = 0.36  # of a player's width for the number of shares
HEADS, SUBHEADS = 9.0, 6.0
BELOW = 6.0  # for the note
SUMS = 4  # rows under the corporations
WIDE_ENOUGH = 245.0  # a page on its side; on a narrower one the columns give way


def set_height(facts: ScoreFacts, row: float) -> float:
    return HEADS + SUBHEADS + (len(facts.corporations) + SUMS) * row + BELOW


def paint_set(press: Press, top: float, facts: ScoreFacts, row: float) -> None:
    """Rows are corporations, columns first rounds and prices, then players."""
    room = press.paper.room
    players = _player_rects(press, facts, top)
    _paint_heads(press, top, facts, players)
    y = start = top + HEADS + SUBHEADS
    for i, company in enumerate(facts.corporations):
        line = QRectF(room.left(), y, room.width(), row)
        if i % 2 == 0:
            press.band(line)
        press.line(line.left(), y, line.right(), y, HAIRLINE if i else RULE)
        press.token(QPointF(line.left() + 4.4, line.center().y()), min(3.7, row * 0.43), company)
        press.text(QRectF(line.left() + 10, y, NAMES - 10.5, row), company, BODY, 600)
        if not facts.is_blank:
            _paint_company(press, line, company, facts)
            for column, rect in zip(facts.columns, players, strict=True):
                cell = QRectF(rect.left(), y, rect.width(), row)
                _paint_holding(press, cell, column, company)
        y += row
    y = _paint_sums(press, y, facts, players, row)
    press.line(room.left(), y, room.right(), y, RULE)
    _paint_uprights(press, top, start, y, players, row)
    note = QRectF(room.left(), y + 0.8, room.width(), 5)
    press.text(note, _note(facts), NOTE, ink=press.grey)


def _player_rects(press: Press, facts: ScoreFacts, top: float) -> list[QRectF]:
    left = _price_rects(press, top, 0)[-1].right()
    width = (press.paper.room.right() - left) / len(facts.columns)
    return [QRectF(left + i * width, top, width, HEADS) for i in range(len(facts.columns))]


def _price_rects(press: Press, top: float, height: float) -> list[QRectF]:
    """The columns of the rounds, of the final price and of the total."""
    part = min(1.0, press.paper.room.width() / WIDE_ENOUGH)
    rects, x = [], press.paper.room.left() + NAMES
    for width in (*(ROUND,) * ROUNDS, FINAL, WORTH):
        rects.append(QRectF(x, top, width * part, height))
        x += width * part
    return rects


def _paint_heads(press: Press, top: float, facts: ScoreFacts, players: list[QRectF]) -> None:
    high = HEADS + SUBHEADS
    rounds = [
        QCoreApplication.translate("Print", "Round {number}").format(number=i + 1)
        for i in range(ROUNDS)
    ]
    #: the price of one share when the game ends, over two lines
    final = QCoreApplication.translate("Print", "Final share\nprice")
    if not facts.is_blank and not facts.is_final:
        #: the price of one share at this moment, over two lines
        final = QCoreApplication.translate("Print", "Share price\nnow")
    #: what all shares in the hands of players are worth, over two lines
    worth = QCoreApplication.translate("Print", "Total\nvalue")
    texts = [*rounds, final, worth]
    for i, (text, rect) in enumerate(zip(texts, _price_rects(press, top, high), strict=True)):
        below = facts.last_set[i][0] if i < len(facts.last_set) else ""
        lines = [*text.split("\n"), *([below] if below else [])]
        tall = 4.4 * len(lines)
        for number_, part in enumerate(lines):
            at = QRectF(rect.left() + 0.6, rect.center().y() - tall / 2 + number_ * 4.4, 0, 4.4)
            at.setWidth(rect.width() - 1.2)
            press.text(at, part, 3.1, align=CENTRE, ink=press.grey)
    #: the number of shares of a player, as the head of a narrow column
    count = QCoreApplication.translate("Print", "#")
    #: of all shares of a player, as the head of a column
    value = QCoreApplication.translate("Print", "Price", "of all shares of a player")
    for number_, (column, rect) in enumerate(zip(facts.columns, players, strict=True), 1):
        _paint_name(press, rect, number_, column, facts.is_blank)
        parts = _halves(QRectF(rect.left(), rect.bottom(), rect.width(), SUBHEADS))
        for part, text in zip(parts, (count, value), strict=True):
            press.text(part, text, NOTE, align=CENTRE, ink=press.grey)


def _paint_name(press: Press, rect: QRectF, seat: int, column: Column, is_blank: bool) -> None:
    if not is_blank:
        press.text(rect.adjusted(1.5, 0, -1.5, 0), column.name, 4.2, 700, CENTRE)
        return
    press.text(QRectF(rect.left() + 1.5, rect.top(), 4, HEADS), str(seat), NOTE, ink=press.grey)
    y = rect.bottom() - 2
    press.line(rect.left() + 5, y, rect.right() - 2, y)


def _halves(rect: QRectF) -> tuple[QRectF, QRectF]:
    """The column of the number of shares, and that of their value."""
    part = rect.width() * COUNT
    return (
        QRectF(rect.left(), rect.top(), part, rect.height()),
        QRectF(rect.left() + part, rect.top(), rect.width() - part, rect.height()),
    )


def _paint_company(press: Press, line: QRectF, company: str, facts: ScoreFacts) -> None:
    *rounds, final, worth = _price_rects(press, line.top(), line.height())
    points = [points[company] for _, points in facts.last_set[:ROUNDS]]
    for point, rect in zip(points, rounds, strict=False):
        _paint_price(press, rect, point, "")
    now = facts.prices[company]
    closed = QCoreApplication.translate("Print", "closed")
    _paint_price(press, final, now, closed)
    held = sum(column.values.get(company, 0) for column in facts.columns)
    if held:
        press.text(worth.adjusted(0, 0, -3, 0), number(held), BODY, align=RIGHT)


def _paint_price(press: Press, rect: QRectF, point: PricePoint, closed: str) -> None:
    """A final price stands out and says when there is none."""
    if point.is_out:
        press.text(rect, closed or "×", NOTE, align=CENTRE, ink=press.grey)
    elif point.price is not None:
        text = money(point.price) if closed else number(point.price)
        press.text(rect, text, 3.9 if closed else BODY, 700 if closed else 400, CENTRE)
    else:
        press.text(rect, "—" if closed else "", 3.9, 700, CENTRE)


def _paint_holding(press: Press, cell: QRectF, column: Column, company: str) -> None:
    count_at, value_at = _halves(cell)
    percent = column.shares.get(company, 0)
    if not percent:
        press.text(count_at, "·", align=CENTRE, ink=press.hair)
        return
    is_president = company in column.presides
    if is_president:
        middle = count_at.center()
        press.box(QRectF(middle.x() - 3.6, middle.y() - 2.6, 7.2, 5.2), 1)
    press.text(count_at, tenths(percent), BODY, 700 if is_president else 400, CENTRE)
    press.text(value_at.adjusted(0, 0, -2.5, 0), number(column.values[company]), BODY, align=RIGHT)


def _paint_sums(
    press: Press, y: float, facts: ScoreFacts, players: Sequence[QRectF], row: float
) -> float:
    """Private and minor companies, cash, total and rank; the height below them."""
    room = press.paper.room
    for kind, name in _sums():
        is_total = kind == "total"
        line = QRectF(room.left(), y, room.width(), row)
        if is_total:
            press.band(line, TOTAL)
        press.line(line.left(), y, line.right(), y, RULE if kind in ("cards", "total") else 0.12)
        label = QRectF(room.left() + 1.5, y, players[0].left() - room.left() - 4.5, row)
        press.text(label, name, BODY, 700 if is_total else 400, RIGHT)
        for column, rect in zip(facts.columns, players, strict=True):
            cell = QRectF(rect.left() + 1.5, y, rect.width() - 4, row)
            if not facts.is_blank:
                _paint_sum(press, cell, kind, column)
        y += row
    return y


def _sums() -> tuple[tuple[str, str], ...]:
    return (
        ("cards", QCoreApplication.translate("Print", "Private and minor companies")),
        ("cash", QCoreApplication.translate("Print", "Cash")),
        ("total", QCoreApplication.translate("Print", "Total")),
        ("rank", QCoreApplication.translate("Print", "Rank")),
    )


def _paint_sum(press: Press, cell: QRectF, kind: str, column: Column) -> None:
    if kind == "cards":
        value = money(column.card_value) if column.card_value else "—"
        press.text(cell, value, BODY, align=RIGHT)
        cards = cell.adjusted(0, 0, -right_of(value, BODY) - 1, 0)
        press.text(cards, " ".join(column.cards), SMALL, ink=press.grey)
    elif kind == "cash":
        press.text(cell, money(column.cash), BODY, align=RIGHT)
    elif kind == "total":
        press.text(cell, money(column.total), STRONG, 700, RIGHT)
    else:
        press.text(cell, str(column.rank), STRONG, 700, RIGHT)
        if column.is_bankrupt:
            bankrupt = QCoreApplication.translate("Print", "bankrupt")
            press.text(cell.adjusted(0, 0, -right_of("8", STRONG, 700), 0), bankrupt, NOTE)


def _paint_uprights(
    press: Press, top: float, start: float, bottom: float, players: Sequence[QRectF], row: float
) -> None:
    """The lines between the columns; those of prices and numbers end above the sums."""
    sums = bottom - SUMS * row
    for rect in _price_rects(press, top, 0):
        press.line(rect.left(), top, rect.left(), sums)
    for rect in players:
        press.line(rect.left(), top, rect.left(), bottom, RULE)
        split = _halves(rect)[1].left()
        press.line(split, start - SUBHEADS, split, sums)
    room = press.paper.room
    press.line(room.right(), top, room.right(), bottom)


def _note(facts: ScoreFacts) -> str:
    text = QCoreApplication.translate(
        "Print", "Worth = shares × price + private and minor companies at face value + cash."
    )
    if facts.is_blank or any(percent % 10 for c in facts.columns for percent in c.shares.values()):
        half = QCoreApplication.translate("Print", "A 5 % certificate is half a share, ½.")
        text = f"{text} {half}"
    bankrupt = [column.name for column in facts.columns if column.is_bankrupt]
    if bankrupt:
        out = QCoreApplication.translate("Print", "Bankrupt: {player}.")
        text = f"{text} {out.format(player=', '.join(bankrupt))}"
    return text
