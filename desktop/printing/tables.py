"""The history as tables for a spreadsheet: players and companies at the end of every round.

In `players.csv` a row is a player at the end of a round, in `companies.csv` a company; both begin
with the round, so that one can be looked up from the other. Whole numbers, no signs of money.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.document import wording
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game
from desktop.printing.chronicle import Chronicle
from desktop.printing.records import RoundRecord, Turn
from desktop.printing.spreadsheet import Dialect, Row, Table, write_csv

Figure = tuple[str, Callable[[Turn], int]]  # the head of a column, and what stands in it


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


def write_history(game: Game, folder: Path, dialect: Dialect | None = None) -> Sequence[Path]:
    """Both tables into a folder; the files."""
    chronicle = Chronicle(game)
    files = (folder / "players.csv", folder / "companies.csv")
    write_csv(players_table(game, chronicle), files[0], dialect)
    write_csv(companies_table(game, chronicle), files[1], dialect)
    return files
