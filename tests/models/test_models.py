"""Every model of the open game, through doing, undoing, redoing, jumping and opening."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

import desktop.models
from desktop.document.document import GameDocument
from desktop.models.base import PieceTableModel, Role, SortedModel, runs_of
from desktop.models.corporations import CorporationsModel
from desktop.models.history import HistoryModel
from desktop.models.holdings import HoldingsModel
from desktop.models.independents import IndependentsModel
from desktop.models.log import LogModel
from desktop.models.log_filter import LogFilter
from desktop.models.phases import PhasesModel
from desktop.models.plain_players import PlainPlayersModel
from desktop.models.players import PlayersModel
from desktop.models.privates import PrivatesModel
from desktop.models.tiles import TilesModel
from desktop.models.trains import TrainsModel
from tests.models.games import LONGEST, document, recorded_game, with_variations
from tests.models.test_steam_models import STEAM_TABLES
from tests.shared import needs_shared

TABLES: tuple[type[PieceTableModel], ...] = (
    PlayersModel,
    PlainPlayersModel,
    CorporationsModel,
    IndependentsModel,
    PrivatesModel,
    TrainsModel,
    PhasesModel,
    TilesModel,
)
MODELS: tuple[type[Any], ...] = (*TABLES, HoldingsModel, LogModel, HistoryModel)
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
SHOWN = (Qt.ItemDataRole.DisplayRole, Role.HERE, Role.STILL)


def read(model: QAbstractItemModel) -> list[list[tuple[Any, ...]]]:
    """All that a view would show, row by row."""
    # A list keeps its one column to itself.
    columns = range(1 if isinstance(model, QAbstractListModel) else model.columnCount())
    return [
        [tuple(model.index(row, column).data(role) for role in SHOWN) for column in columns]
        for row in range(model.rowCount())
    ]


def wander(doc: GameDocument) -> None:
    """Back, forth, far away and into the variations."""
    for _ in range(12):
        doc.back()
    for _ in range(7):
        doc.forward()
    doc.go_to_start()
    doc.forward(40)
    doc.go_to_turn_start()
    doc.go_to_round_start()
    doc.go_to_end()
    for node in list(doc.game.root.walk())[::37]:
        doc.go_to(node)


@pytest.mark.parametrize("kind", MODELS)
def test_a_model_keeps_the_promises_of_qt(qapp: object, kind: type[Any]) -> None:
    doc = document(actions=120)
    model = kind()
    QAbstractItemModelTester(model, FATAL)
    model.set_document(doc)
    with_variations(doc)
    wander(doc)
    doc.promote(doc.at)
    doc.set_name(doc.at, "what if")
    doc.set_comment(doc.at, "a try")
    doc.delete(doc.line[-1])
    model.retranslate()
    other = document(actions=30)
    model.set_document(other)
    wander(other)
    model.set_document(None)
    assert model.rowCount() == 0


@needs_shared
@pytest.mark.parametrize("kind", MODELS)
def test_a_recorded_game_is_shown_the_same_after_any_journey(qapp: object, kind: type[Any]) -> None:
    doc = GameDocument(recorded_game(LONGEST))
    model = kind()
    QAbstractItemModelTester(model, FATAL)
    model.set_document(doc)
    doc.go_to(doc.line[211])
    there = read(model)
    wander(doc)
    doc.go_to(doc.line[211])
    assert read(model) == there
    fresh = kind()
    fresh.set_document(doc)
    assert read(fresh) == there


@pytest.mark.parametrize("kind", (*TABLES, HoldingsModel))
def test_rows_that_changed_are_told_and_untouched_ones_are_not(
    qapp: object, kind: type[Any]
) -> None:
    doc = document(actions=150)
    model = kind()
    model.set_document(doc)
    told: set[int] = set()

    def note(first: QModelIndex, last: QModelIndex) -> None:
        told.update(range(first.row(), last.row() + 1))

    model.dataChanged.connect(note)
    resets: list[None] = []
    model.modelReset.connect(lambda: resets.append(None))
    seen = read(model)
    silent = 0
    for step in (*[doc.back] * 150, *[doc.forward] * 150):
        told.clear()
        step()
        now = read(model)
        changed = {row for row, (old, new) in enumerate(zip(seen, now, strict=True)) if old != new}
        assert changed <= told
        silent += len(told) < model.rowCount()
        seen = now
    assert not resets
    assert silent > 150  # most moves leave most rows alone


def test_a_move_that_touches_no_tile_leaves_the_tiles_alone(qapp: object) -> None:
    doc = document(actions=20)  # still in the draft or the first stock round
    model = TilesModel()
    model.set_document(doc)
    told: list[None] = []
    model.dataChanged.connect(lambda *_: told.append(None))
    doc.go_to_start()
    doc.go_to_end()
    assert not told


@pytest.mark.parametrize("kind", TABLES)
def test_every_cell_has_text_and_accessible_words(qapp: object, kind: type[Any]) -> None:
    doc = document(actions=120)
    model = kind()
    model.set_document(doc)
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            assert isinstance(index.data(), str)
            heading = model.headerData(column, Qt.Orientation.Horizontal)
            assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith(heading)
            assert index.data(Role.PIECE) is model.piece(row)
            assert index.data(Role.SORT) is not None


@pytest.mark.parametrize("kind", TABLES)
def test_every_column_can_be_sorted(qapp: object, kind: type[Any]) -> None:
    doc = document(actions=150)
    model = kind()
    model.set_document(doc)
    for column in model.COLUMNS:
        proxy = SortedModel(model, column.key)
        QAbstractItemModelTester(proxy, FATAL)
        values = [proxy.index(row, 0).data(Role.PIECE) for row in range(proxy.rowCount())]
        keys = [
            model.index(model.row_of(v), model.column(column.key)).data(Role.SORT) for v in values
        ]
        assert keys == sorted(keys)
        doc.back(60)
        doc.go_to_end()


def test_neighbouring_rows_are_one_stretch() -> None:
    assert list(runs_of({4, 0, 1, 2, 6})) == [(0, 2), (4, 4), (6, 6)]
    assert list(runs_of(())) == []


def test_the_filter_of_the_log_shows_headings_only_over_what_fits(qapp: object) -> None:
    doc = document(actions=150)
    model = LogModel()
    model.set_document(doc)
    shown = LogFilter(model)
    QAbstractItemModelTester(shown, FATAL)
    assert shown.rowCount() == model.rowCount()
    shown.choose(kind="track")
    rows = [
        model.entry(shown.mapToSource(shown.index(r, 0)).row()) for r in range(shown.rowCount())
    ]
    assert rows
    assert {entry.kind for entry in rows if entry.row == "entry"} == {"track"}
    assert rows[-1].row == "entry"
    for above, below in pairwise(rows):
        assert not (above.row == "turn" and below.row != "entry")
    doc.go_to_start()
    for _ in range(60):
        doc.forward()
    shown.choose(player="2")
    assert all(
        model.entry(shown.mapToSource(shown.index(r, 0)).row()).player in ("2", "")
        or model.entry(shown.mapToSource(shown.index(r, 0)).row()).row != "entry"
        for r in range(shown.rowCount())
    )


def counted(model: Any, name: str) -> Callable[[], int]:
    """Count the calls of a method of a model."""
    calls: list[None] = []
    original = getattr(model, name)

    def call(*arguments: Any) -> Any:
        calls.append(None)
        return original(*arguments)

    setattr(model, name, call)
    return lambda: len(calls)


@needs_shared
def test_the_longest_game_is_laid_out_once_however_one_jumps(qapp: object) -> None:
    doc = GameDocument(recorded_game(LONGEST))
    history, log = HistoryModel(), LogModel()
    history.set_document(doc)
    log.set_document(doc)
    laid_out = history.layouts
    words = counted(history, "_text")
    read_again = counted(log, "_read")
    for node in doc.line[::10]:
        doc.go_to(node)
    assert history.layouts == laid_out
    assert words() == 0  # words are made only for what is seen
    assert read_again() == 0


def test_playing_on_adds_rows_and_lays_nothing_out_anew(qapp: object) -> None:
    doc = document(actions=60)
    history, log = HistoryModel(), LogModel()
    QAbstractItemModelTester(history, FATAL)
    history.set_document(doc)
    log.set_document(doc)
    laid_out, rows = history.layouts, history.rowCount()
    for _ in range(20):
        assert doc.submit(doc.choices()[0].action)
    assert history.layouts == laid_out
    assert history.rowCount() >= rows + 20
    fresh_history, fresh_log = HistoryModel(), LogModel()
    fresh_history.set_document(doc)
    fresh_log.set_document(doc)
    assert read(history) == read(fresh_history)
    assert read(log) == read(fresh_log)


def test_every_model_of_the_room_is_tested_against_the_promises_of_qt() -> None:
    """A new model that nobody put into MODELS fails here."""
    found = set()
    for module in pkgutil.iter_modules(desktop.models.__path__):
        names = vars(importlib.import_module(f"desktop.models.{module.name}")).values()
        found |= {
            thing
            for thing in names
            if isinstance(thing, type)
            and issubclass(thing, QAbstractItemModel)
            and thing.__module__.startswith("desktop.models")
        }
    tested = {*MODELS, *STEAM_TABLES, SortedModel, LogFilter}
    assert found - tested == {PieceTableModel}  # the others are made of it


def test_the_filtered_log_keeps_the_promises_of_qt(qapp: object) -> None:
    doc = document(actions=120)
    model = LogModel()
    proxy = LogFilter(model)
    QAbstractItemModelTester(proxy, FATAL)
    model.set_document(doc)
    with_variations(doc)
    proxy.choose(kind="track")
    wander(doc)
    model.set_horizon(doc.line[-1])
    doc.back(30)
    model.set_horizon(None)
    proxy.choose()
    wander(doc)
    assert proxy.rowCount() == model.rowCount()
    model.set_document(None)


def test_the_price_before_a_row_of_holdings_is_told_with_the_row(qapp: object) -> None:
    doc = document(actions=150)
    model = HoldingsModel()
    model.set_document(doc)
    told: set[int] = set()
    model.headerDataChanged.connect(lambda way, first, last: told.update(range(first, last + 1)))
    corporations = [c for r in range(model.rowCount()) if (c := model.corporation(r)) is not None]

    def prices() -> list[int | None]:
        return [c.price if c.is_founded else None for c in corporations]

    moves = 0
    for step in (*[doc.back] * 150, *[doc.forward] * 150):
        told.clear()
        before = prices()
        step()
        moved = {n for n, (old, new) in enumerate(zip(before, prices(), strict=True)) if old != new}
        assert moved <= told
        moves += len(moved)
    assert moves > 4
