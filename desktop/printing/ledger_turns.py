"""An operating round in the ledger: one row for the turn of each company."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.document import wording
from desktop.document.eighteen_names import BANK
from desktop.eighteen.table import EighteenTable
from desktop.i18n.money import MINUS, gain, money, number
from desktop.printing.pages import Block
from desktop.printing.press import CENTRE, RIGHT, TOTAL
from desktop.printing.records import RoundRecord, Turn
from desktop.printing.rows import Cell, Col, Grid, Mark

TURN = 9.0  # height of a row
TENTH = 10  # shares of a corporation are tenths


class LedgerWords:
    """Texts with a count in them; lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("LedgerWords", text, comment, n)

    @staticmethod
    def issued(count: int) -> str:
        return LedgerWords.tr("%n share(s) issued", "", count)

    @staticmethod
    def redeemed(count: int) -> str:
        return LedgerWords.tr("%n share(s) redeemed", "", count)


def turn_rows(table: EighteenTable, record: RoundRecord, width: float) -> Iterator[Block]:
    grid = Grid(
        wording.round_words((record.name, record.cycle, record.number)),
        (
            Col(QCoreApplication.translate("Print", "Company"), 32),
            Col(QCoreApplication.translate("Print", "Shares"), 26),
            Col(QCoreApplication.translate("Print", "Track"), 27),
            Col(QCoreApplication.translate("Print", "Stations"), 16),
            Col(QCoreApplication.translate("Print", "Revenue"), 16, RIGHT),
            Col(QCoreApplication.translate("Print", "Dividend"), 40, indent=3),
            Col(QCoreApplication.translate("Print", "Per share"), 16, RIGHT),
            Col(QCoreApplication.translate("Print", "Share price"), 30, CENTRE),
            Col(QCoreApplication.translate("Print", "Trains bought"), 38),
            Col(QCoreApplication.translate("Print", "Treasury"), 20, RIGHT),
        ),
    )
    yield grid.top()
    ending = [news for news in record.notes if news.kind == "game_over"]
    before = [wording.news_text(table, news) for news in record.notes if news not in ending]
    opening = " · ".join(filter(None, (_incomes(table, record), *before)))
    if opening:
        yield grid.note(opening, width - 12)
    for i, turn in enumerate(record.turns):
        notes = " · ".join(wording.news_text(table, news) for news in turn.notes)
        yield grid.row(
            _cells(table, turn), TURN, is_banded=i % 2 == 0, notes=notes, note_width=width - 12
        )
    if len(record.turns) > 1:
        yield grid.row(_totals(record), 6.4, is_banded=True, band=TOTAL)
    for news in ending:
        yield grid.note(wording.news_text(table, news), width - 12)
    yield grid.end()


def _incomes(table: EighteenTable, record: RoundRecord) -> str:
    """What private companies paid at the start of the round, by owner."""
    sums: dict[str, int] = {}
    for _, owner, amount in record.incomes:
        sums[owner] = sums.get(owner, 0) + amount
    if not sums:
        return ""
    paid = ", ".join(f"{wording.actor_name(table, id)} {money(n)}" for id, n in sums.items())
    text = QCoreApplication.translate("Print", "Income from private companies: {paid}")
    return text.format(paid=paid)


def _cells(table: EighteenTable, turn: Turn) -> tuple[Cell, ...]:
    return (
        Cell(turn.company, turn.leader, 600, marks=(Mark(turn.company, ""),)),
        _shares(turn),
        _spent(turn.track_cost, [f"{tile} {hex_}" for tile, hex_, _ in turn.tiles]),
        _spent(turn.station_cost, [hex_ for hex_, _ in turn.stations]),
        Cell("—" if turn.revenue is None else money(turn.revenue), weight=600),
        _dividend(turn),
        Cell(_per_share(turn)),
        _price(turn),
        _trains(turn),
        Cell(money(turn.treasury), weight=700),
    )


def _shares(turn: Turn) -> Cell:
    count = turn.shares_issued
    if not turn.issued and not turn.redeemed:
        return Cell()
    words = LedgerWords.issued(count) if count >= 0 else LedgerWords.redeemed(-count)
    return Cell(gain(turn.issued - turn.redeemed), words)


def _spent(cost: int, where: list[str]) -> Cell:
    if not where:
        return Cell()
    return Cell(f"{MINUS}{money(cost)}" if cost else money(0), ", ".join(where))


def _dividend(turn: Turn) -> Cell:
    if turn.how == "owner":
        shared = QCoreApplication.translate("Print", "shared with the owner")
        return Cell(shared, _halves(turn))
    if turn.how in ("full", "half"):
        how = wording.payout_name(turn.how)
        return Cell(how, _halves(turn) if turn.kept else money(turn.paid))
    if turn.revenue:
        return Cell(QCoreApplication.translate("Print", "withheld"), money(turn.revenue))
    return Cell("—")


def _halves(turn: Turn) -> str:
    text = QCoreApplication.translate("Print", "{paid} paid, {kept} kept")
    return text.format(paid=money(turn.paid), kept=money(turn.kept))


def _per_share(turn: Turn) -> str:
    if not turn.paid or turn.how == "owner":
        return ""
    whole, rest = divmod(turn.paid, TENTH)
    return money(whole) + (f".{rest}" if rest else "")


def _price(turn: Turn) -> Cell:
    before, after = turn.price_before, turn.price_after
    if before is None:
        return Cell()
    if after is None:
        return Cell(QCoreApplication.translate("Print", "closed"))
    trend = (after > before) - (after < before)
    return Cell(f"{money(before)}\t{money(after)}" if trend else money(after), trend=trend)


def _trains(turn: Turn) -> Cell:
    bought = ", ".join(f"{train.kind} — {money(train.price)}" for train in turn.trains)
    sellers = dict.fromkeys(train.seller for train in turn.trains if train.seller != BANK)
    if not sellers:
        return Cell(bought)
    text = QCoreApplication.translate("Print", "from {seller}")
    return Cell(bought, text.format(seller=", ".join(sellers)))


def _totals(record: RoundRecord) -> tuple[Cell, ...]:
    """What all companies together spent, earned and paid out."""
    turns = record.turns
    track = sum(turn.track_cost for turn in turns)
    stations = sum(turn.station_cost for turn in turns)
    paid = QCoreApplication.translate("Print", "{amount} paid out").format(
        amount=money(sum(turn.paid for turn in turns))
    )
    trains = sum(train.price for turn in turns for train in turn.trains)
    return (
        Cell(QCoreApplication.translate("Print", "Total"), weight=700),
        Cell(),
        Cell(f"{MINUS}{money(track)}" if track else ""),
        Cell(f"{MINUS}{money(stations)}" if stations else ""),
        Cell(money(sum(turn.revenue or 0 for turn in turns)), weight=700),
        Cell(paid),
        Cell(),
        Cell(),
        Cell(f"{number(sum(len(t.trains) for t in turns))} — {money(trains)}" if trains else ""),
        Cell(),
    )
