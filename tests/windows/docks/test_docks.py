"""The docks: opened, closed, retranslated, walked with the keyboard."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSizeF, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QWidget

from desktop.document.document import GameDocument
from desktop.i18n.language import Language
from desktop.look.look import Look
from desktop.models.log import LogRole
from desktop.models.players import presided_by
from desktop.windows.docks.charter_dock import CharterDock
from desktop.windows.docks.companies_dock import CompaniesDock
from desktop.windows.docks.dock import Dock
from desktop.windows.docks.history_dock import HistoryDock
from desktop.windows.docks.holdings_dock import HoldingsDock
from desktop.windows.docks.line_menu import LineMenu
from desktop.windows.docks.log_dock import LogDock
from desktop.windows.docks.market_dock import MarketDock, shape_for
from desktop.windows.docks.piece_table import PieceTable
from desktop.windows.docks.players_dock import PlayersDock
from desktop.windows.docks.prices_dock import PricesDock
from desktop.windows.docks.tiles_dock import TilesDock
from desktop.windows.docks.trains_dock import TrainsDock
from desktop.windows.docks.worth_dock import WorthDock
from tests.dialogs.room import quiet_window
from tests.models.games import document, with_variations
from tests.titles.g18mex.words import operating_game

DOCKS: tuple[type[Dock], ...] = (
    PlayersDock,
    CompaniesDock,
    MarketDock,
    TrainsDock,
    TilesDock,
    LogDock,
    HistoryDock,
    WorthDock,
    PricesDock,
    HoldingsDock,
)


pytestmark = quiet_window


@pytest.mark.parametrize("kind", DOCKS)
@pytest.mark.parametrize("scale", [80, 100, 200])
def test_a_dock_shows_any_moment_at_any_size(
    qtbot: object, look: Look, kind: type[Dock], scale: int
) -> None:
    look.set_text_scale(scale)
    doc = with_variations(document(actions=120))
    dock = kind(look)
    dock.set_document(doc)
    dock.resize(360, 500)
    dock.show()
    for choice in ("dark", "light"):
        look.choose(choice)
        for move in (doc.go_to_start, doc.go_to_end, doc.go_to_turn_start, doc.next_variation):
            move()
            assert not dock.grab().isNull()
    assert dock.minimumSizeHint().width() <= 360
    dock.set_document(None)
    assert not dock.grab().isNull()
    dock.close()


@pytest.mark.parametrize("kind", DOCKS)
def test_a_dock_has_names_for_window_and_reader(look: Look, kind: type[Dock]) -> None:
    dock = kind(look)
    dock.set_document(document(actions=100))
    assert dock.title()
    assert dock.objectName() == f"{dock.NAME}_dock"
    reachable = [w for w in dock.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert reachable
    for widget in reachable:
        if widget.inherits("QScrollBar") or widget.inherits("QHeaderView"):
            continue
        if widget.window() is not dock:  # the list of a closed combo box
            continue
        spoken = widget.accessibleName() or getattr(widget, "text", lambda: "")()
        assert spoken, f"{widget.metaObject().className()} of {dock.NAME} has no accessible name"
    dock.set_document(None)


class Shouting(QTranslator):
    """A language in which every text ends with a mark."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"{text}¡".replace("%n", str(n))

    def isEmpty(self) -> bool:  # noqa: N802
        return False


@pytest.mark.parametrize("kind", DOCKS)
def test_another_language_changes_the_words_at_once(
    qapp: QApplication, look: Look, kind: type[Dock]
) -> None:
    doc = document(actions=100)
    dock = kind(look)
    dock.set_document(doc)
    dock.show()
    translator = Shouting()
    qapp.installTranslator(translator)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    try:
        assert dock.title().endswith("¡")
        for view in dock.findChildren(PieceTable):
            headings = view.source.COLUMNS
            assert all(column.heading().endswith("¡") for column in headings)
            assert view.accessibleName().endswith("¡")
    finally:
        qapp.removeTranslator(translator)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    assert not dock.title().endswith("¡")
    dock.close()


@pytest.mark.parametrize("kind", DOCKS)
def test_both_languages_have_words_for_it(look: Look, words: Language, kind: type[Dock]) -> None:
    dock = kind(look)
    dock.set_document(document(actions=100))
    said: dict[str, list[str]] = {}
    for code in ("en", "ru"):
        words.switch(code)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        headings = [
            column.heading()
            for view in dock.findChildren(PieceTable)
            for column in view.source.COLUMNS
        ]
        said[code] = [dock.title(), *headings]
    for english, russian in zip(said["en"], said["ru"], strict=True):
        assert english != russian
    dock.set_document(None)


def test_a_hundred_documents_leave_nothing_alive(qapp: QApplication, look: Look) -> None:
    docks = [kind(look) for kind in DOCKS]
    documents = []
    for _ in range(100):
        doc = document(actions=6)
        documents.append(weakref.ref(doc))
        for dock in docks:
            dock.set_document(doc)
        for dock in docks:
            dock.set_document(None)
    del doc
    gc.collect()
    assert sum(ref() is not None for ref in documents) == 0
    remains = [weakref.ref(thing) for dock in docks for thing in (dock, *dock.models)]
    for one in docks:
        one.deleteLater()
    del docks, dock, one
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert sum(ref() is not None for ref in remains) == 0


@pytest.mark.parametrize("width", [360, 400, 450])
@pytest.mark.parametrize("scale", [80, 100, 150, 200])
def test_money_is_never_cut_off(look: Look, width: int, scale: int) -> None:
    look.set_text_scale(scale)
    dock = PlayersDock(look)
    dock.set_document(document(actions=150))
    dock.resize(width, 300)
    dock.show()
    view = dock.view
    metrics = QFontMetricsF(look.font(13, 700))
    for key in ("cash", "worth"):
        column = dock.model.column(key)
        assert not view.isColumnHidden(column)
        for row in range(dock.model.rowCount()):
            text = dock.model.index(row, column).data()
            assert metrics.horizontalAdvance(text) <= view.columnWidth(column)
    dock.close()


def test_many_presidencies_of_one_player_stay_in_the_table(look: Look) -> None:
    """18MEX: two corporations and three minors."""
    dock = PlayersDock(look)
    dock.set_document(GameDocument(operating_game("CHI 1")))
    dock.resize(400, 300)
    dock.show()
    table = dock.table
    assert table is not None
    assert len(presided_by(table, table.investors[0])) == 5
    assert not dock.view.isColumnHidden(dock.model.column("president"))
    dock.close()


def test_a_click_in_the_log_looks_and_loses_nothing(qtbot: object, look: Look) -> None:
    doc = document(actions=100)
    dock = LogDock(look)
    dock.set_document(doc)
    dock.resize(400, 400)
    dock.show()
    end, rows = doc.at, dock.model.rowCount()
    assert dock.strip.isHidden()
    first = dock.filter.index(0, 0)
    dock.view.scrollTo(first)
    QTest.mouseClick(
        dock.view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=dock.view.visualRect(first).center(),
    )
    assert doc.at is dock.model.entry(0).node
    assert dock.model.rowCount() == rows
    assert not dock.strip.isHidden()
    dock.go_back.click()
    assert doc.at is end
    assert dock.strip.isHidden()
    dock.close()


def test_continuing_from_the_log_is_a_deed_of_its_own(qtbot: object, look: Look) -> None:
    doc = document(actions=100)
    dock = LogDock(look)
    dock.set_document(doc)
    dock.show()
    dock.view.setCurrentIndex(dock.filter.index(5, 0))
    QTest.keyClick(dock.view, Qt.Key.Key_Return)
    here = doc.at
    told: list[None] = []
    dock.continue_wanted.connect(lambda: told.append(None))
    dock.go_on.click()
    assert told == [None]
    assert doc.at is here
    assert dock.strip.isHidden()
    dock.close()


def test_a_comment_does_not_end_the_look_and_a_move_does(look: Look) -> None:
    doc = document(actions=100)
    dock = LogDock(look)
    dock.set_document(doc)
    dock.view.moment_chosen.emit(doc.line[40])
    doc.set_comment(doc.at, "here it went wrong")
    assert not dock.strip.isHidden()
    known = {child.action for child in doc.at.children}
    assert doc.submit(next(c.action for c in doc.choices() if c.action not in known))
    assert dock.strip.isHidden()


def test_the_slider_goes_anywhere_and_follows(look: Look) -> None:
    doc = document(actions=100)
    dock = HistoryDock(look)
    dock.set_document(doc)
    dock.slider.setValue(37)
    assert doc.at.depth == 37
    doc.forward(3)
    assert dock.slider.value() == 40
    dock.turn_start.click()
    assert doc.at.depth <= 40
    dock.round_start.click()
    assert dock.view.currentIndex().row() == dock.model.row_of(doc.at)


def test_off_the_main_line_the_history_says_so_and_can_promote(look: Look) -> None:
    doc = with_variations(document(actions=100), 1)
    dock = HistoryDock(look)
    dock.set_document(doc)
    assert not doc.is_on_main_line
    assert not dock.strip.isHidden()
    assert "A" in dock.off_main.text()
    here = doc.at
    dock.promote.click()
    assert doc.at is here
    assert doc.is_on_main_line
    assert dock.strip.isHidden()


def test_to_the_main_line_leads_to_the_fork(look: Look) -> None:
    doc = with_variations(document(actions=100), 1)
    dock = HistoryDock(look)
    dock.set_document(doc)
    dock.leave.click()
    assert doc.is_on_main_line
    assert len(doc.at.children) == 2


def test_names_comments_and_deleting(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    doc = with_variations(document(actions=100), 1)
    dock = HistoryDock(look)
    dock.set_document(doc)
    dock.comment.setText("too dear")
    dock.comment.editingFinished.emit()
    assert doc.at.comment == "too dear"
    head = next(node for node in doc.at.path() if not node.is_main)
    menu = LineMenu(look, doc, head, dock)
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: ("What if", True))
    menu.name.trigger()
    assert head.name == "What if"
    assert "What if" in dock.off_main.text()
    asked = "desktop.windows.docks.line_menu.may_delete_line"
    monkeypatch.setattr(asked, lambda *_: False)
    menu.delete.trigger()
    assert head.parent is not None
    monkeypatch.setattr(asked, lambda *_: True)
    rows = dock.model.rowCount()
    menu.delete.trigger()
    assert head.parent is None
    assert dock.model.rowCount() < rows
    assert doc.is_on_main_line


def test_the_start_of_the_game_cannot_be_deleted(look: Look) -> None:
    doc = document(actions=10)
    dock = HistoryDock(look)
    dock.set_document(doc)
    menu = LineMenu(look, doc, doc.game.root, dock)
    assert not menu.delete.isEnabled()
    assert not menu.name.isEnabled()


def test_choosing_a_company_shows_its_charter(look: Look) -> None:
    doc = document(actions=150)
    dock = CompaniesDock(look)
    dock.set_document(doc)
    table = dock.table
    assert table is not None
    for company in (*table.minors.values(), *table.founded()):
        dock.choose(company)
        assert dock.charter.company is company
        assert company.data.name.split()[0] in dock.charter.accessibleName()


def test_the_charts_wait_until_somebody_looks(look: Look) -> None:
    doc = document(actions=60)
    dock = WorthDock(look)
    dock.set_document(doc)
    doc.go_to_start()
    assert dock.history is not None
    assert dock.history.worked_out == 0
    dock.show()
    assert dock.history.worked_out == len(doc.line)
    doc.go_to_end()
    assert dock.history.worked_out == len(doc.line)
    dock.close()


def test_the_market_is_walked_with_the_arrows(look: Look) -> None:
    doc = document(actions=100)
    dock = MarketDock(look)
    dock.set_document(doc)
    dock.resize(400, 400)
    dock.show()
    view = dock.view
    view.current = 0
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.current == 1
    QTest.keyClick(view, Qt.Key.Key_End)
    assert "$550" in view.accessibleName()
    dock.close()


def test_up_and_down_walk_the_rows_of_the_sheet(look: Look) -> None:
    doc = document(actions=100)
    dock = MarketDock(look)
    dock.set_document(doc)
    dock.resize(950, 320)
    dock.show()
    view = dock.view
    view.current = 3
    QTest.keyClick(view, Qt.Key.Key_Down)
    columns = view.current - 3
    assert columns > 1
    assert view._plan().cells[view.current].rect.top() > view._plan().cells[3].rect.top()
    QTest.keyClick(view, Qt.Key.Key_Down)  # there is no third row
    assert view.current == 3 + columns
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.current == 3
    dock.close()


class Chart:
    """The rows of a market, as far as its shape asks for them."""

    def __init__(self, *rows: int) -> None:
        self.rows = tuple((0,) * row for row in rows)


def test_the_sheet_gives_its_tokens_the_most_room() -> None:
    line = Chart(31)
    assert shape_for(line, QSizeF(940, 290)).rows == 2  # type: ignore[arg-type]
    assert shape_for(line, QSizeF(1600, 170)).rows == 1  # type: ignore[arg-type]
    assert shape_for(line, QSizeF(370, 240)).rows >= 3  # type: ignore[arg-type]
    small = shape_for(line, QSizeF(900, 280))  # type: ignore[arg-type]
    large = shape_for(line, QSizeF(1800, 560))  # type: ignore[arg-type]
    assert large.scale > 1.5 * small.scale
    grid = Chart(12, 11, 10, 8, 6)
    assert shape_for(grid, QSizeF(900, 500)).rows == 5  # type: ignore[arg-type]


def test_the_log_ends_where_we_stand(look: Look) -> None:
    doc = document(actions=120)
    dock = LogDock(look)
    dock.resize(360, 300)
    dock.set_document(doc)
    dock.show()
    whole = dock.model.rowCount()
    doc.back(40)
    assert 0 < dock.model.rowCount() < whole
    last = dock.filter.index(dock.filter.rowCount() - 1, 0)
    assert last.data(LogRole.NODE) is doc.at
    assert dock.view.viewport().rect().intersects(dock.view.visualRect(last))
    doc.go_to_end()
    assert dock.model.rowCount() == whole
    dock.close()


def test_while_one_looks_back_the_log_keeps_what_was_in_sight(look: Look) -> None:
    doc = document(actions=120)
    dock = LogDock(look)
    dock.resize(360, 300)
    dock.set_document(doc)
    dock.show()
    doc.back(20)
    shown = dock.model.rowCount()
    index = dock.filter.index(shown - 12, 0)
    dock.view.scrollTo(index)
    where = dock.view.visualRect(index).center()
    QTest.mouseClick(dock.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert dock.model.rowCount() == shown
    assert dock.filter.index(shown - 1, 0).data(LogRole.AHEAD)
    QTest.mouseClick(dock.go_back, Qt.MouseButton.LeftButton)
    assert dock.model.rowCount() == shown
    assert not dock.filter.index(shown - 1, 0).data(LogRole.AHEAD)
    dock.close()


def test_the_charter_follows_the_turn_and_fits_one_line(look: Look) -> None:
    doc = document(actions=150)
    dock = CharterDock(look)
    dock.set_document(doc)
    dock.resize(380, 200)
    dock.show()
    table = dock.table
    assert table is not None
    seen = set()
    while doc.can_undo:
        doc.back()
        if table.operating is not None:
            assert dock.charter.company is table.operating
            seen.add(table.operating.id)
    assert len(seen) > 1
    doc.go_to_end()
    full = dock.needed_height()
    assert dock.give_way() and dock.give_way()
    assert not dock.give_way()
    assert dock.needed_height() < full / 2
    assert not dock.grab().isNull()
    dock.close()
