"""The history as tables for a spreadsheet: players and companies at the end of every round.

In `players.csv` a row is a player at the end of a round, in `companies.csv` a company; both begin
with the round, so that one can be looked up from the other. Whole numbers, no signs of money.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.document import wording
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game
from desktop.i18n import language
from desktop.printing.chronicle import Chronicle
from desktop.printing.records import RoundRecord, Turn
from desktop.printing.report import written_beside

Value = str | int | float | None
Row = tuple[Value, ...]
Figure = tuple[str, Callable[[Turn], int]]  # the head of a column, and what stands in it

# A spreadsheet takes a cell that begins with one of these for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True)
class Table:
    heads: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Dialect:
    """How a spreadsheet of a language reads such files: where a comma parts the decimals of a
    number, a semicolon parts the cells."""

    separator: str = ","
    has_mark: bool = True  # the mark by which spreadsheets know UTF-8


def dialect_of(code: str, has_mark: bool = True) -> Dialect:
    return Dialect(";" if code == "ru" else ",", has_mark)


def players_table(game: Game, chronicle: Chronicle | None = None) -> Table:
    """Cash, worth, certificates and ordinary shares, by round and player."""
    chronicle = chronicle or Chronicle(game)
    corporations = [corporation.id for corporation in chronicle.corporations]
    heads = (
        QCoreApplication.translate("Print", "Round"),
        QCoreApplication.translate("Print", "Move"),
        QCoreApplication.translate("Print", "Player"),
        QCoreApplication.translate("Print", "Cash"),
        QCoreApplication.translate("Print", "Worth"),
        QCoreApplication.translate("Print", "Certificates"),
        QCoreApplication.translate("Print", "Private companies"),
        *corporations,
    )
    rows: list[Row] = [
        (
            _round(record),
            record.move,
            player.name,
            player.cash,
            player.worth,
            player.certificates,
            " ".join(player.cards),
            *(_tenths(player.shares[id]) for id in corporations),
        )
        for record in chronicle.rounds
        for player in record.standing.players
    ]
    return Table(heads, tuple(rows))


def _tenths(percent: int) -> int | float:
    return percent / 10 if percent % 10 else percent // 10


def companies_table(game: Game, chronicle: Chronicle | None = None) -> Table:
    """Price, treasury and what the round brought, by round and company."""
    chronicle = chronicle or Chronicle(game)
    figures = _figures(chronicle.table)
    heads = (
        QCoreApplication.translate("Print", "Round"),
        QCoreApplication.translate("Print", "Move"),
        QCoreApplication.translate("Print", "Company"),
        QCoreApplication.translate("Print", "President"),
        QCoreApplication.translate("Print", "Price"),
        QCoreApplication.translate("Print", "Treasury"),
        *(head for head, _ in figures),
        QCoreApplication.translate("Print", "Trains"),
    )
    rows = [row for record in chronicle.rounds for row in _company_rows(record, figures)]
    return Table(heads, tuple(rows))


def _figures(table: EighteenTable) -> tuple[Figure, ...]:
    """What a turn brings and costs in this box."""
    figures: list[Figure] = [
        (QCoreApplication.translate("Print", "Revenue"), lambda turn: turn.revenue or 0),
        (QCoreApplication.translate("Print", "Paid out"), lambda turn: turn.paid),
        (QCoreApplication.translate("Print", "Kept"), _kept),
        (QCoreApplication.translate("Print", "Track"), lambda turn: turn.track_cost),
        (QCoreApplication.translate("Print", "Stations"), lambda turn: turn.station_cost),
    ]
    if table.carries_mail:
        figures.append((QCoreApplication.translate("Print", "Mail"), lambda turn: turn.mail))
    if any(step.name == "issue_shares" for step in table.operating_round.steps):
        figures += [
            (QCoreApplication.translate("Print", "Issued"), lambda turn: turn.issued),
            (QCoreApplication.translate("Print", "Redeemed"), lambda turn: turn.redeemed),
        ]
    trains = QCoreApplication.translate("Print", "Trains bought")
    return (*figures, (trains, lambda turn: sum(train.price for train in turn.trains)))


def _kept(turn: Turn) -> int:
    return turn.kept if turn.how else turn.revenue or 0


def _company_rows(record: RoundRecord, figures: Sequence[Figure]) -> Iterator[Row]:
    turns = {turn.company: turn for turn in record.turns}
    for id, state in record.standing.companies.items():
        if id not in turns and state.price is None and (state.is_out or not state.leader):
            continue
        yield (
            _round(record),
            record.move,
            id,
            state.leader,
            state.price,
            state.treasury,
            *(figure(turns[id]) if id in turns else None for _, figure in figures),
            " ".join(state.trains),
        )


def _round(record: RoundRecord) -> str:
    return wording.round_words((record.name, record.cycle, record.number), is_short=True)


def csv_text(table: Table, dialect: Dialect) -> str:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=dialect.separator, lineterminator="\r\n")
    writer.writerow(table.heads)
    for row in table.rows:
        writer.writerow([_safe(value, dialect) for value in row])
    return out.getvalue()


def _safe(value: Value, dialect: Dialect) -> Value:
    """No player's name is ever worked out as a formula; halves are written as numbers are."""
    if isinstance(value, float):
        return str(value).replace(".", "," if dialect.separator == ";" else ".")
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def write_csv(table: Table, path: Path, dialect: Dialect | None = None) -> None:
    """Write a table; in the dialect of the present language unless another is given."""
    dialect = dialect or dialect_of(language.current())
    text = csv_text(table, dialect)
    with written_beside(path) as beside:
        beside.write_bytes(text.encode("utf-8-sig" if dialect.has_mark else "utf-8"))


def write_history(game: Game, folder: Path, dialect: Dialect | None = None) -> Sequence[Path]:
    """Both tables into a folder; the files."""
    chronicle = Chronicle(game)
    files = (folder / "players.csv", folder / "companies.csv")
    write_csv(players_table(game, chronicle), files[0], dialect)
    write_csv(companies_table(game, chronicle), files[1], dialect)
    return files
