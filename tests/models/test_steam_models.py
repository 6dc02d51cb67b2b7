"""The models of Steam, through doing, undoing, jumping and opening; and its charts."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from desktop.document.document import GameDocument
from desktop.models.base import PieceTableModel, Role, SortedModel
from desktop.models.history import HistoryModel, HistoryRole
from desktop.models.log import LogModel
from desktop.models.steam_players import SteamPlayersModel
from desktop.models.steam_scores import ScoreHistory
from desktop.models.steam_tiles import SteamTilesModel
from desktop.titles.steam.actions import RaiseCapital
from desktop.titles.steam.track import legal_lays
from tests.titles.steam.played import played_game
from tests.titles.steam.seats import at_phase, new_game

STEAM_TABLES: tuple[type[PieceTableModel], ...] = (SteamPlayersModel, SteamTilesModel)
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
SHOWN = (Qt.ItemDataRole.DisplayRole, Role.HERE, Role.STILL)
MOST = 180  # actions


def document(*options: str) -> GameDocument:
    return GameDocument(played_game(4, 3, *options, most=MOST))


def read(model: QAbstractItemModel) -> list[list[tuple[Any, ...]]]:
    return [
        [
            tuple(model.index(row, column).data(role) for role in SHOWN)
            for column in range(model.columnCount())
        ]
        for row in range(model.rowCount())
    ]


@pytest.mark.parametrize("kind", (*STEAM_TABLES, LogModel, HistoryModel))
@pytest.mark.parametrize("options", [(), ("standard",)])
def test_a_model_keeps_the_promises_of_qt(qapp: object, kind: type[Any], options: Any) -> None:
    doc = document(*options)
    model = kind()
    QAbstractItemModelTester(model, FATAL)
    model.set_document(doc)
    doc.back(30)
    doc.go_to_start()
    doc.forward(40)
    doc.go_to_round_start()
    doc.go_to_end()
    for node in list(doc.game.root.walk())[::31]:
        doc.go_to(node)
    model.retranslate()
    model.set_document(None)
    assert model.rowCount() == 0


@pytest.mark.parametrize("kind", STEAM_TABLES)
def test_rows_that_changed_are_told_and_untouched_ones_are_not(
    qapp: object, kind: type[Any]
) -> None:
    doc = document()
    model = kind()
    model.set_document(doc)
    told: set[int] = set()

    def note(first: QModelIndex, last: QModelIndex) -> None:
        told.update(range(first.row(), last.row() + 1))

    model.dataChanged.connect(note)
    seen, silent = read(model), 0
    for step in (*[doc.back] * 150, *[doc.forward] * 150):
        told.clear()
        step()
        now = read(model)
        changed = {row for row, (old, new) in enumerate(zip(seen, now, strict=True)) if old != new}
        assert changed <= told
        silent += len(told) < model.rowCount()
        seen = now
    assert silent > 150  # most moves leave most rows alone


@pytest.mark.parametrize("kind", STEAM_TABLES)
def test_every_cell_has_words_and_every_column_can_be_sorted(qapp: object, kind: type[Any]) -> None:
    model = kind()
    model.set_document(document())
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            assert isinstance(index.data(), str)
            heading = model.headerData(column, Qt.Orientation.Horizontal)
            assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith(heading)
            assert index.data(Role.PIECE) is model.piece(row)
    for column in model.COLUMNS:
        proxy = SortedModel(model, column.key)
        rows = [proxy.index(row, 0).data(Role.PIECE) for row in range(proxy.rowCount())]
        keys = [
            model.index(model.row_of(p), model.column(column.key)).data(Role.SORT) for p in rows
        ]
        assert keys == sorted(keys)


def test_a_laid_tile_takes_away_the_face_on_its_back(qapp: object) -> None:
    """Two faces of one piece of cardboard."""
    doc = document()
    model = SteamTilesModel()
    model.set_document(doc)
    table: Any = doc.game.table
    for row in range(model.rowCount()):
        face = model.piece(row)
        assert model.index(row, 1).data() == str(table.supply.left(face.id))
    assert "on the other side" in model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize("options", [(), ("standard",)])
def test_scores_and_incomes_of_every_moment_are_those_of_the_table(options: Any) -> None:
    """Read from writes and news alone; also when somebody goes bankrupt."""
    game = played_game(4, 5, *options)
    table: Any = game.table
    history = ScoreHistory(game, table)
    line = game.at.path()
    tallies = history.along(line)
    assert len(tallies) == len(line) + 1
    for node, tally in list(zip(line, tallies[1:], strict=True))[::3]:
        game.go_to(node)
        for seat, player in enumerate(table.players):
            assert tally.score(seat) == table.result(player), (node.depth, player.name)
            assert tally.income[seat] == player.income
    assert any(any(tally.out) for tally in tallies)
    before = history.worked_out
    history.along(line)
    assert history.worked_out == before


def test_the_history_tells_the_price_of_track_not_the_loan_for_it(qapp: object) -> None:
    """With an empty purse $5 are borrowed: what is left of them is no gain."""
    game = at_phase(new_game(4, "first_game"), "build")
    doc = GameDocument(game)
    lay, _ = next((a, cost) for a, cost in legal_lays(game.table, "1") if cost == 2)
    assert doc.submit(lay)
    assert game.table.player("1").cash == 3
    assert amount_here(doc) == "−$2"


def test_the_history_tells_a_loan_that_is_the_deed(qapp: object) -> None:
    doc = GameDocument(at_phase(new_game(4, "standard"), "capital"))
    assert doc.submit(RaiseCapital(player="1", units=3))
    assert amount_here(doc) == "+$15"


def amount_here(doc: GameDocument) -> str:
    model = HistoryModel()
    model.set_document(doc)
    return str(model.index(model.row_of(doc.at)).data(HistoryRole.AMOUNT))
