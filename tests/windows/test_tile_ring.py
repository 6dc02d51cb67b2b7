"""The ring of what fits on a hex: by the mouse, by keys alone, and for tiles one only looks at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop.eighteen.actions import LayTile
from desktop.scene.painting.labels import box
from desktop.scene.tools.lay_tile import preview_of
from desktop.windows.ring_cells import RingMore, RingTile
from desktop.windows.tile_ring import GAP, TileRing, ring_spots
from tests.dialogs.room import quiet_window, settle
from tests.windows.table import Desk, track_game

pytestmark = quiet_window


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def table(look, cache, qtbot):
    made = Desk(track_game(), look, cache)
    qtbot.addWidget(made)
    yield made
    made.hide()


def rings(table: Desk) -> list[TileRing]:
    return [ring for ring in table.view.findChildren(TileRing) if ring.isVisible()]


def tiles_on(table: Desk, hex_id: str) -> set[str]:
    return set(table.page.desk.tiles_for(hex_id))


def busiest(table: Desk) -> str:
    """The hex on which most tiles fit."""
    return max(sorted({a.hex for a in table.lays()}), key=lambda h: len(tiles_on(table, h)))


def turnable(table: Desk) -> LayTile:
    lays = table.lays()
    return next(a for a in lays if sum((b.hex, b.tile) == (a.hex, a.tile) for b in lays) > 1)


def open_ring(table: Desk, hex_id: str) -> TileRing:
    table.click_hex(hex_id)
    settle()
    [ring] = rings(table)
    return ring


def key(table: Desk, wanted: Qt.Key) -> None:
    """A key, to whatever has the focus."""
    if not table.isActiveWindow():
        table.activateWindow()
        assert QTest.qWaitForWindowActive(table)
    QTest.keyClick(table.windowHandle(), wanted)
    settle()


def test_a_click_on_a_hex_shows_every_tile_that_fits_round_it(table):
    hex_id = busiest(table)
    ring = open_ring(table, hex_id)
    assert {cell.offer.tile for cell in ring.cells} == tiles_on(table, hex_id)
    assert len(ring.cells) > 1
    view = table.view.viewport().rect()
    for cell in ring.cells:
        assert view.contains(cell.geometry())
    for number, cell in enumerate(ring.cells):
        for other in ring.cells[:number]:
            assert not cell.geometry().intersects(other.geometry())


def test_each_tile_says_how_many_are_left_and_what_it_costs(table):
    hex_id = busiest(table)
    ring = open_ring(table, hex_id)
    for cell in ring.cells:
        preview = cell.offer.preview()
        left = table.page.desk.table.supply.stacks[cell.offer.tile].left
        assert ("∞" if left is None else f"×{left}") in cell.caption
        assert f"${preview.cost}" in cell.caption
        assert cell.offer.tile in cell.accessibleName()
        assert f"${preview.cost}" in cell.accessibleName()


def test_the_tile_under_the_mouse_is_shown_on_the_hex_and_a_click_lays_it(table):
    hex_id = busiest(table)
    ring = open_ring(table, hex_id)
    cell = ring.cells[-1]
    before = table.document.at.depth
    QTest.mouseMove(cell)
    QTest.mouseMove(cell, cell.rect().center() + QPoint(3, 3))
    settle()
    shown = table.page.desk.preview
    assert (shown.action.hex, shown.action.tile) == (hex_id, cell.offer.tile)
    assert table.view.board.ghost.isVisible()
    assert table.document.at.depth == before
    QTest.mouseClick(cell, Qt.MouseButton.LeftButton)
    settle()
    assert table.document.at.action == shown.action
    assert rings(table) == []


def test_a_tile_is_chosen_turned_and_laid_by_keys_alone(table):
    action = turnable(table)
    table.view.setFocus()
    table.view.board.set_focus_hex(action.hex)
    key(table, Qt.Key.Key_Return)
    [ring] = rings(table)
    for _ in ring.cells:
        if ring.chosen.offer.tile == action.tile:
            break
        key(table, Qt.Key.Key_Right)
    assert ring.chosen.offer.tile == action.tile
    first = table.page.desk.preview.action
    key(table, Qt.Key.Key_E)
    second = table.page.desk.preview.action
    assert first.rotation != second.rotation
    key(table, Qt.Key.Key_Q)
    assert table.page.desk.preview.action == first
    key(table, Qt.Key.Key_E)
    key(table, Qt.Key.Key_Return)
    assert table.document.at.action == second
    assert rings(table) == []


def test_tab_and_the_arrows_go_round_the_ring_and_stay_in_it(table):
    ring = open_ring(table, busiest(table))
    start = ring.chosen
    for _ in range(len(ring.cells) - 1):
        key(table, Qt.Key.Key_Tab)
        assert ring.chosen is not start
    key(table, Qt.Key.Key_Tab)
    assert ring.chosen is start
    key(table, Qt.Key.Key_Left)
    assert ring.chosen is ring.cells[-1]
    assert QApplication.focusWidget() is ring.chosen


def test_escape_closes_the_ring_and_the_board_has_the_keys_again(table):
    open_ring(table, busiest(table))
    key(table, Qt.Key.Key_Escape)
    assert rings(table) == []
    assert table.page.desk.gesture is None
    assert not table.view.board.ghost.isVisible()
    assert QApplication.focusWidget() is table.view


def test_a_click_beside_the_tiles_closes_the_ring_and_lays_nothing(table):
    ring = open_ring(table, busiest(table))
    before = table.document.at.depth
    corners = (ring.rect().topLeft() + QPoint(2, 2), ring.rect().bottomRight() - QPoint(2, 2))
    at = next(c for c in corners if ring.childAt(c) is None)
    QTest.mouseClick(ring, Qt.MouseButton.LeftButton, pos=at)
    settle()
    assert rings(table) == []
    assert table.document.at.depth == before


def test_the_wheel_over_a_tile_turns_it(table):
    action = turnable(table)
    ring = open_ring(table, action.hex)
    cell = next(c for c in ring.cells if c.offer.tile == action.tile)
    before = cell.offer.preview().action.rotation
    at = cell.mapTo(table, cell.rect().center())
    QTest.wheelEvent(table.windowHandle(), QPointF(at), QPoint(0, -120))
    settle()
    assert cell.offer.preview().action.rotation != before
    assert table.page.desk.preview.action == cell.offer.preview().action


def test_the_ticket_of_the_ring_lies_over_none_of_its_tiles(table):
    ring = open_ring(table, busiest(table))
    marks = table.view.board.marks
    assert marks.ticket.isVisible()
    size = marks.ticket.paper.size()
    at = table.view.mapFromScene(marks.ticket.pos())
    paper = box(QPointF(at), size.width() - 2, size.height() - 2).toRect()
    assert not any(paper.intersects(cell.geometry()) for cell in ring.cells)


def test_zooming_closes_the_ring(table):
    open_ring(table, busiest(table))
    table.view.zoom_by(1.5)
    settle()
    assert rings(table) == []


# Tiles one only looks at


def try_any(table: Desk, hex_id: str) -> TileRing:
    """By the menu of the right button."""
    viewport = table.view.viewport()
    at = viewport.mapFromGlobal(table.point(hex_id))
    QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=at)
    table.view.menu_wanted.emit(hex_id, table.point(hex_id))  # offscreen sends no menu event
    settle()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    look = next(a for a in menu.actions() if a.objectName() == "try_any_tile")
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(look).center())
    settle()
    [ring] = rings(table)
    return ring


def test_any_tile_can_be_looked_at_with_the_reason_it_is_not_legal(table):
    hex_id = "E17"
    ring = try_any(table, hex_id)
    board, desk = table.view.board, table.page.desk
    cell = ring.chosen
    assert desk.gesture is cell.offer
    assert board.ghost.isVisible() and board.ghost.face == cell.offer.shown
    assert cell.offer.reason() is not None
    assert board.ticket.isVisible() and board.ticket.is_refusal
    assert "Not legal now" in board.ticket.title
    before = cell.offer.rotation
    key(table, Qt.Key.Key_E)
    assert cell.offer.rotation == before + 1
    assert board.ghost.face == cell.offer.shown


def test_a_tile_one_looks_at_is_never_laid(table):
    action = table.lays()[0]
    ring = try_any(table, action.hex)
    before = table.document.game.journal.facts()
    for _ in range(60):
        if isinstance(ring.chosen, RingTile) and ring.chosen.offer.tile == action.tile:
            break
        if isinstance(ring.chosen, RingMore):
            key(table, Qt.Key.Key_Return)
        else:
            key(table, Qt.Key.Key_Right)
    assert ring.chosen.offer.tile == action.tile
    for _ in range(6):
        if ring.chosen.offer.reason() is None:
            break
        key(table, Qt.Key.Key_E)
    assert ring.chosen.offer.reason() is None
    assert table.view.board.ticket.title == "Legal now"
    key(table, Qt.Key.Key_Return)
    QTest.mouseClick(ring.chosen, Qt.MouseButton.LeftButton)
    settle()
    assert table.document.game.journal.facts() == before


def test_every_tile_of_the_box_has_its_page(table):
    ring = try_any(table, "E17")
    seen = set()
    for _ in range(ring.pages):
        seen |= {c.offer.tile for c in ring.cells if isinstance(c, RingTile)}
        key(table, Qt.Key.Key_PageDown)
    assert seen == set(table.page.desk.table.supply.stacks)
    assert ring.page == 0


# Where the cells lie


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8, 12])
def test_cells_on_a_circle_keep_apart_and_off_the_hex(count):
    cell, inner = QSize(80, 86), 60.0
    spots = ring_spots(count, cell, inner, 400.0)
    rects = [box(spot, cell.width(), cell.height()) for spot in spots]
    for number, rect in enumerate(rects):
        assert not rect.contains(QPointF(0, 0))
        x = min(max(0.0, rect.left()), rect.right())
        y = min(max(0.0, rect.top()), rect.bottom())
        assert x * x + y * y >= inner * inner
        assert not any(rect.intersects(other) for other in rects[:number])


def test_too_many_cells_for_the_room_have_no_places():
    assert ring_spots(12, QSize(80, 86), 60.0, 100.0) is None
    assert GAP > 0


def test_the_cost_in_the_ring_is_what_the_lay_will_cost(table):
    ring = open_ring(table, busiest(table))
    preview = ring.cells[0].offer.preview()
    assert preview.cost == preview_of(table.document.game, preview.action).cost
    company = table.page.desk.table.operating
    cash = company.cash
    key(table, Qt.Key.Key_Return)
    assert company.cash == cash - preview.cost
