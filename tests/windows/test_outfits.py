"""A game of a family the window has never heard of, and one that has brought its own outfit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QSpinBox

from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.document.speeches import SPEECHES
from desktop.engine.setup import Setup
from desktop.scene.board_kits import KITS
from desktop.scene.painting.prints import PRINTS, load_print, shared_sheet
from desktop.scene.tools.tile_boxes import TILE_BOXES
from desktop.titles.shelf import TITLES, new_game
from desktop.windows.docks.log_dock import LogDock
from desktop.windows.docks.market_dock import MarketDock
from desktop.windows.docks.players_dock import PlayersDock
from desktop.windows.outfits import OUTFITS, PLAIN, outfit_of
from desktop.windows.tile_ring import TileRing
from desktop.windows.tray import TileCell
from desktop.windows.turn.choices_panel import ChoicesPanel
from tests.dialogs.room import quiet_window, settle
from tests.document.play import played_game
from tests.windows import toy

pytestmark = quiet_window
PEOPLE = ("Ann", "Bob")


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch, tmp_path):
    monkeypatch.setitem(TITLES, "Toy", toy.TOY)
    monkeypatch.setitem(TITLES, "Strange", toy.STRANGE)
    monkeypatch.setitem(SPEECHES, toy.FAMILY, toy.SPEECH)
    monkeypatch.setitem(PRINTS, toy.FAMILY, toy.toy_print(tmp_path))
    monkeypatch.setitem(TILE_BOXES, toy.FAMILY, toy.ToyTiles)
    monkeypatch.setitem(KITS, toy.FAMILY, toy.KIT)
    monkeypatch.setitem(OUTFITS, toy.FAMILY, toy.OUTFIT)
    yield
    load_print.cache_clear()
    shared_sheet.cache_clear()


@pytest.fixture
def window(make_window):
    made = make_window()
    made.show_document(GameDocument(new_game(Setup("Toy", PEOPLE))))
    settle()
    return made


def buttons(window, text: str) -> list[QPushButton]:
    found = window.docks.turn.findChildren(QPushButton)
    return [b for b in found if b.text() == text and b.isVisible()]


def click(widget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    settle()


def point(window, hex_id: str) -> QPoint:
    view = window.page.view
    return view.mapFromScene(view.board.centre_of(hex_id))


def drag(window, start: QPoint, end: QPoint) -> None:
    """On the board itself, from hex to hex."""
    viewport = window.page.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(viewport, start + (end - start) * step / 8)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
    settle()


# A family with an outfit


def test_it_is_played_by_a_list_of_choices(window):
    assert isinstance(window.docks.turn.step_panel, ChoicesPanel)
    window.docks.turn.findChild(QSpinBox).setValue(3)
    click(buttons(window, "Do it")[0])
    table = window.document.game.table
    assert table.players[0].cash == 3
    assert table.round.step.name == "toy_carry"
    click(buttons(window, "Pass")[0])
    assert window.document.game.actors == ("2",)


def test_the_bar_names_title_round_and_player(window):
    said = [window.bar._title.text(), window.bar._round.text(), window.bar._second.text()]
    assert said == ["Toy", "Toy round 1", "Ann · move 0"]


def test_what_was_done_is_undone_and_worded(window):
    click(buttons(window, "Do it")[0])
    assert window.document.undo_text() == "Ann takes coins"
    log = window.docks.dock(LogDock).model
    window.docks.show_dock("log")
    settle()
    assert "Ann takes $1" in [log.index(row).data() for row in range(log.rowCount())]
    window.deeds["undo"].trigger()
    settle()
    assert window.document.game.table.players[0].cash == 0


def test_a_tile_is_dragged_from_the_tray_and_turned(window):
    cell = window.page.tray.findChild(TileCell)
    start, view = cell.rect().center(), window.page.view
    end = cell.mapFromGlobal(view.viewport().mapToGlobal(point(window, "B2")))
    QTest.mousePress(cell, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(cell, start + (end - start) * step / 8)
    assert window.page.desk.preview.action.hex == "B2"
    assert view.board.ghost.isVisible()
    before = window.page.desk.preview.action.rotation
    QTest.keyClick(view, Qt.Key.Key_E)
    assert window.page.desk.preview.action.rotation != before
    QTest.mouseRelease(cell, Qt.MouseButton.LeftButton, pos=end)
    settle()
    assert window.document.game.table.board["B2"].tile == "9"
    assert view.board.sheet.layers.looks["B2"].tile == "9"


def test_a_click_on_a_hex_offers_the_tiles_round_it(window):
    viewport = window.page.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point(window, "A3"))
    [ring] = window.page.view.findChildren(TileRing)
    assert ring.hex == "A3"
    assert [cell.offer.tile for cell in ring.cells] == ["9"]
    ring.close_ring()


def test_a_cube_is_dragged_over_the_board(window):
    click(buttons(window, "Do it")[0])
    start, end = point(window, "A1"), point(window, "B2")
    drag(window, start, end)
    table = window.document.game.table
    assert table.cube.hex == "B2"
    assert table.players[0].points == 1
    scene = window.page.view.board
    assert scene.cube.pos() == scene.centre_of("B2")
    assert scene.piece_ghost is None


def test_a_cube_that_may_not_go_there_says_why(window):
    click(buttons(window, "Do it")[0])
    with_reason = []
    window.page.desk.refused.connect(lambda refusal, hex_id: with_reason.append(hex_id))
    drag(window, point(window, "A1"), point(window, "B4"))
    assert with_reason == ["B4"]
    assert window.document.game.table.cube.hex == "A1"


def test_an_empty_hand_still_moves_the_board(window):
    view = window.page.view
    view.zoom_by(6)
    settle()
    before = view.horizontalScrollBar().value()
    middle = view.viewport().rect().center()
    drag(window, middle, middle - QPoint(60, 0))
    assert view.horizontalScrollBar().value() > before


def test_it_is_saved_and_opened_again(window, tmp_path):
    click(buttons(window, "Do it")[0])
    path = tmp_path / "toy.drezina"
    window.document.save(path)
    window.files.open_path(path)
    settle()
    assert window.document.game.title.key == "Toy"
    assert window.document.game.table.players[0].cash == 1


def test_the_end_is_worded_and_counted(window):
    document = window.document
    while not document.game.table.finished:
        document.submit(document.choices()[0].action)
    settle()
    assert wording.ending("toy") == "The toy is put away"
    labels = [label.text() for label in window.docks.turn.step_panel.findChildren(QLabel)]
    assert "The toy is put away" in labels
    assert {"1. Ann", "2. Bob", "3"} <= set(labels)  # each has carried the cube in every round


# Another family after it


def test_the_docks_change_with_the_family_of_the_game(window):
    assert outfit_of(window.document.game.table) is toy.OUTFIT
    assert [dock.NAME for dock in window.docks.docks] == ["players", "log", "history", "rules"]
    window.show_document(GameDocument(played_game(1, 120)))
    settle()
    assert window.docks.dock(PlayersDock).model.rowCount() == 3
    assert window.docks.dock(MarketDock).isVisible()
    assert window.bar.phases.isVisible()
    window.show_document(GameDocument(new_game(Setup("Toy", PEOPLE))))
    settle()
    assert "market" not in window.docks.by_name
    names = [action.text() for action in window.docks.menu(window).actions()]
    assert names == ["Players", "Log", "History", "Rules"]


def test_deeds_without_a_use_are_not_offered(window):
    assert not window.deeds["ledger"].isVisible()
    assert not window.deeds["export_peer"].isVisible()
    assert window.deeds["export_board"].isVisible()
    window.show_document(GameDocument(played_game(1, 20)))
    assert window.deeds["ledger"].isVisible()


# A family without anything


def test_a_game_nobody_has_words_for_can_still_be_played(make_window):
    window = make_window()
    window.show_document(GameDocument(new_game(Setup("Strange", PEOPLE))))
    settle()
    assert outfit_of(window.document.game.table) is PLAIN
    assert window.page.view.board is None
    click(buttons(window, "Do it")[0])
    assert window.document.undo_text() == "Ann: toy take coins (1)"
    while not window.document.game.table.finished:
        window.document.submit(window.document.choices()[-1].action)
    settle()
    assert window.bar._round.text() == "The game is over"
