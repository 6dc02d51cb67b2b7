"""The board under the hand: tiles, stations and runs, with the mouse and by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from desktop.document.route_search import RouteSearch
from desktop.eighteen.actions import LayTile, PlaceToken, RunTrains
from desktop.eighteen.laying import DEAD_END
from desktop.engine.random_play import RandomPlayer
from desktop.scene.items.label_item import LabelItem
from desktop.scene.painting.labels import box
from desktop.scene.tools.draw_route import DrawRouteGesture
from desktop.scene.tools.lay_tile import LayTileGesture, preview_of
from desktop.titles.shelf import new_game
from tests.dialogs.room import quiet_window
from tests.document.play import setup_of
from tests.windows.table import Desk, run_game, token_game, track_game

pytestmark = quiet_window


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    """Where the paper of the board is kept; making it anew for every test would take long."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def desk(look, cache, qtbot):
    kept = []  # a widget that is collected while it is painted takes the program with it

    def make(game):
        kept.append(Desk(game, look, cache))
        qtbot.addWidget(kept[-1])
        return kept[-1]

    yield make
    for made in kept:
        made.hide()


def turnable(table: Desk) -> LayTile:
    """A lay that has another legal turn on the same hex."""
    lays = table.lays()
    for action in lays:
        others = [a for a in lays if (a.hex, a.tile) == (action.hex, action.tile)]
        if len(others) > 1:
            return action
    raise AssertionError("no tile with two turns")


def test_a_tile_dragged_from_the_tray_is_laid(desk):
    table = desk(track_game())
    action = table.lays()[0]
    before = table.document.at.depth
    table.drag(table.cell(action.tile), table.point(action.hex))
    assert table.document.at.depth == before + 1
    laid = table.document.at.action
    assert isinstance(laid, LayTile)
    assert (laid.hex, laid.tile) == (action.hex, action.tile)


def test_the_legal_hexes_glow_while_a_tile_is_in_the_hand(desk):
    table = desk(track_game())
    tile = table.lays()[0].tile
    QTest.mousePress(table.cell(tile), Qt.MouseButton.LeftButton)
    wanted = {a.hex for a in table.lays() if a.tile == tile}
    assert set(table.page.desk.target_hexes()) == wanted
    assert len(table.view.board._rings["legal"]) == len(wanted)


def test_the_wheel_and_the_keys_turn_the_tile_through_its_legal_turns(desk):
    table = desk(track_game())
    action = turnable(table)
    table.drag(table.cell(action.tile), table.point(action.hex), drop=False)
    first = table.page.desk.preview.action.rotation
    QTest.keyClick(table.view, Qt.Key.Key_E)
    second = table.page.desk.preview.action.rotation
    assert second != first
    QTest.keyClick(table.view, Qt.Key.Key_Q)
    assert table.page.desk.preview.action.rotation == first
    QTest.keyClick(table.view, Qt.Key.Key_E)
    cell = table.cell(action.tile)
    release = cell.mapFromGlobal(table.point(action.hex))
    QTest.mouseRelease(cell, Qt.MouseButton.LeftButton, pos=release)
    assert table.document.at.action.rotation == second


def test_a_drop_that_is_not_allowed_changes_nothing_and_says_why(desk, qtbot):
    table = desk(track_game())
    tile = table.lays()[0].tile
    wrong = next(
        hex_id
        for hex_id, hex_ in table.page.desk.table.board.hexes.items()
        if hex_.face.colour == "red"
    )
    before = table.document.game.journal.facts()
    with qtbot.waitSignal(table.document.refused) as refused:
        table.drag(table.cell(tile), table.point(wrong))
    refusal = refused.args[0]
    assert refusal.rule_id.startswith("1846.track")
    assert table.document.game.journal.facts() == before
    assert table.page.desk.gesture is None
    assert table.view.board.ticket.isVisible()
    assert table.view.board._rings["refused"]


def test_a_drop_beside_the_board_puts_the_tile_back(desk):
    table = desk(track_game())
    before = table.document.at.depth
    cell = table.cell(table.lays()[0].tile)
    table.drag(cell, cell.mapToGlobal(cell.rect().center()) + cell.rect().center())
    assert table.document.at.depth == before
    table.drag(cell, table.turn.mapToGlobal(table.turn.rect().center()))
    assert table.document.at.depth == before
    assert table.page.desk.gesture is None


def test_the_cost_is_shown_before_the_drop(desk):
    table = desk(track_game())
    costs = {a: preview_of(table.document.game, a).cost for a in table.lays()}
    action = max(costs, key=costs.__getitem__)
    table.drag(table.cell(action.tile), table.point(action.hex), drop=False)
    preview = table.page.desk.preview
    company = table.page.desk.table.operating
    assert preview.cash == company.cash
    cash = company.cash
    cell = table.cell(action.tile)
    release = cell.mapFromGlobal(table.point(action.hex))
    QTest.mouseRelease(cell, Qt.MouseButton.LeftButton, pos=release)
    assert company.cash == cash - preview.cost


def test_a_station_dragged_to_a_city_is_placed(desk):
    table = desk(token_game())
    actor = table.document.game.actors[0]
    wanted = next(
        c.action
        for c in table.document.choices()
        if isinstance(c.action, PlaceToken) and c.action.company == actor
    )
    spot = table.view.board.spot_of(wanted.hex, wanted.place)
    by = spot - table.view.board.centre_of(wanted.hex)
    table.drag(table.station_source(), table.point(wanted.hex, by))
    assert table.document.at.action == wanted
    assert (wanted.hex, wanted.place) in {(h, p) for h, p, _ in table.view.board._tokens}


def test_undo_and_redo_take_the_tile_off_and_on_again(desk):
    table = desk(track_game())
    action = table.lays()[0]
    hex_ = table.page.desk.table.board[action.hex]
    table.drag(table.cell(action.tile), table.point(action.hex))
    assert hex_.tile == action.tile
    table.document.undo_stack.undo()
    assert hex_.tile != action.tile
    table.document.undo_stack.redo()
    assert hex_.tile == action.tile


def test_another_move_after_undo_opens_a_variation(desk):
    table = desk(track_game())
    first, second = table.lays()[0], table.lays()[-1]
    table.drag(table.cell(first.tile), table.point(first.hex))
    node = table.document.at
    table.document.undo_stack.undo()
    table.drag(table.cell(second.tile), table.point(second.hex))
    assert table.document.at is not node
    assert table.document.at.parent is node.parent
    assert not table.document.is_on_main_line
    assert node in node.parent.children


def test_a_tile_is_laid_by_keys_alone(desk):
    table = desk(track_game())
    action = table.lays()[0]
    cell = table.cell(action.tile)
    cell.setFocus()
    QTest.keyClick(cell, Qt.Key.Key_Return)
    assert isinstance(table.page.desk.gesture, LayTileGesture)
    table.key(Qt.Key.Key_Right)  # the first arrow goes to a hex that takes it
    assert table.view.board.focus_hex in table.page.desk.target_hexes()
    table.key(Qt.Key.Key_Return)
    laid = table.document.at.action
    assert isinstance(laid, LayTile)
    assert laid.tile == action.tile


def test_escape_puts_the_tile_back(desk):
    table = desk(track_game())
    cell = table.cell(table.lays()[0].tile)
    QTest.keyClick(cell, Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Escape)
    assert table.page.desk.gesture is None


def test_the_arrows_walk_from_hex_to_neighbouring_hex(desk):
    table = desk(track_game())
    table.key(Qt.Key.Key_Right)
    board = table.view.board
    board.set_focus_hex("F10")
    table.key(Qt.Key.Key_Right)
    assert board.focus_hex == "F12"
    table.key(Qt.Key.Key_Left)
    assert board.focus_hex == "F10"


def test_a_run_is_drawn_by_clicking_its_places(desk):
    table = desk(run_game())
    company = table.page.desk.table.operating
    best = table.page.desk.table.best_runs(company).runs[0]
    table.page.desk.draw_run(best.train)
    assert isinstance(table.page.desk.gesture, DrawRouteGesture)
    for stop in (item for item in best.path if "." in item):
        hex_id, _, place = stop.partition(".")
        board = table.view.board
        by = board.spot_of(hex_id, int(place)) - board.centre_of(hex_id)
        table.click_hex(hex_id, by)
    drawn = next(run for run in table.page.desk.runs if run.train == best.train)
    stops = [item for item in drawn.path if "." in item]
    assert stops == [item for item in best.path if "." in item]
    assert table.document.submit(RunTrains(company=company.id, runs=(drawn,)))


def test_the_zoom_keeps_the_point_under_the_cursor_and_0_shows_everything(desk):
    table = desk(track_game())
    fitted = table.view.zoom
    table.view.zoom_by(2.0)
    assert table.view.zoom == pytest.approx(fitted * 2.0)
    table.key(Qt.Key.Key_0)
    assert table.view.zoom == pytest.approx(fitted)
    table.key(Qt.Key.Key_Plus)
    assert table.view.zoom > fitted


def test_every_hex_is_found_where_it_is_shown(desk):
    table = desk(track_game())
    board = table.view.board
    for hex_id in board.table.board.hexes:
        found = board.hex_at(board.centre_of(hex_id) + QPointF(20, -15))
        assert found is not None
        assert found.id == hex_id


# A long search for runs goes on beside the window


@pytest.fixture
def searching(desk, monkeypatch):
    """A table at which the search for the best runs takes long."""
    monkeypatch.setattr(RouteSearch, "find", lambda search, company: None)
    return desk(run_game())


def test_while_runs_are_searched_for_the_panel_says_so_and_sends_no_train(searching):
    panel, search = searching.turn.step_panel, searching.page.desk.search
    assert panel.is_searching and not panel._run.isEnabled()
    assert panel._enough.isVisibleTo(panel.footer)
    search.progressed.emit(40)
    assert "40 %" in panel._badge.text()
    best = searching.page.desk.table.best_runs(searching.page.desk.table.operating)
    search.found.emit(searching.page.desk.table.operating.id, best)
    assert searching.page.desk.runs == best.runs
    assert panel._run.isEnabled() and not panel._enough.isVisibleTo(panel.footer)


def test_runs_drawn_meanwhile_stay(searching):
    table = searching.page.desk.table
    best = table.best_runs(table.operating)
    searching.page.desk.show_runs(best.runs[:1])
    searching.page.desk.search.found.emit(table.operating.id, best)
    assert searching.page.desk.runs == best.runs[:1]


def test_an_answer_that_comes_too_late_changes_nothing(searching):
    table, panel = searching.page.desk.table, searching.turn.step_panel
    best = table.best_runs(table.operating)
    searching.document.echo.is_patient = True
    searching.document.back()
    panel._on_found("anybody", best)
    assert searching.page.desk.runs == ()


# Marks beside the hand


def test_the_text_of_glowing_hexes_and_of_names_that_reach_into_them_lies_above_the_glow(desk):
    table = desk(track_game())
    tile = table.lays()[0].tile
    QTest.mousePress(table.cell(tile), Qt.MouseButton.LeftButton)
    board = table.view.board
    sheet = board.sheet.layers.sheet
    above = [item for item in board.items() if isinstance(item, LabelItem)]
    shown = {item.hex for item in above}
    for hex_id in board.glowing:
        assert not list(board.standing.texts_of(hex_id)) or hex_id in shown
        for other in sheet.around(hex_id):
            names = board.standing.names.get(other, [])
            if any(name.intersects(sheet.hex_rect(hex_id)) for name in names):
                assert other in shown or sheet.box.hexes[other].face.colour == "red"
    glow = board._rings["legal"][0]
    assert all(item.zValue() > glow.zValue() for item in above)


def test_the_ticket_of_a_ghost_covers_no_name_no_city_and_no_ghost(desk):
    table = desk(track_game())
    seen = set()
    for action in table.lays():
        if action.hex in seen:
            continue
        seen.add(action.hex)
        cell = table.cell(action.tile)
        table.drag(cell, table.point(action.hex), drop=False)
        board = table.view.board
        assert board.ticket.isVisible() and board.marks.leader.isVisible()
        size = board.ticket.paper.size() / table.view.zoom
        paper = box(board.ticket.pos(), size.width(), size.height())
        for kept in board.standing.rects():
            assert not paper.intersects(kept)
        assert not paper.intersects(board.grid.bounds().translated(board.ghost.pos()))
        table.key(Qt.Key.Key_Escape)
        QTest.mouseRelease(cell, Qt.MouseButton.LeftButton)
    assert seen


def test_a_refused_tile_leaves_its_way_home_and_the_next_deed_wipes_it_off(desk):
    table = desk(track_game())
    action = table.lays()[0]
    hexes = table.page.desk.table.board.hexes
    wrong = next(id for id, hex_ in hexes.items() if hex_.face.colour == "red")
    table.drag(table.cell(action.tile), table.point(wrong))
    marks = table.view.board.marks
    assert marks.way.isVisible() and marks.ticket.is_refusal
    assert marks.way.path.pointAtPercent(0) == table.view.board.centre_of(wrong)
    table.drag(table.cell(action.tile), table.point(action.hex))
    assert not marks.way.isVisible() and not marks.ticket.isVisible()
    assert "refused" not in table.view.board._rings


def test_a_tile_in_the_hand_does_not_hide_the_stations(desk):
    game, player = new_game(setup_of(1)), RandomPlayer(1)

    def over_stations() -> list[LayTile]:
        found = (c.action for c in game.choices() if isinstance(c.action, LayTile))
        board = game.table.board
        return [a for a in found if any(any(row) for row in board[a.hex].stations)]

    while not over_stations():
        assert player.play(game) is not None
    lay = over_stations()[0]
    table = desk(game)
    table.drag(table.cell(lay.tile), table.point(lay.hex), drop=False)
    standing = {c for row in game.table.board[lay.hex].stations for c in row if c}
    ghost = table.view.board.ghost
    assert ghost.isVisible()
    assert standing <= {seat.company for seat in ghost.seats}


def test_a_click_where_nothing_fits_says_why(desk):
    table = desk(track_game())
    board, chosen = table.view.board, table.page.desk
    far = next(
        h.id
        for h in chosen.table.board.hexes.values()
        if not chosen.tiles_for(h.id) and h.face.colour == "white" and not h.face.places
    )
    QTest.mouseClick(
        table.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        table.view.mapFromScene(board.centre_of(far)),
    )
    assert board.marks.ticket.isVisible()
    assert board.marks.ticket.is_refusal
    assert far in board.marks.ticket.text
    assert board.marks.ticket.note.startswith("1846, ")  # and the section
    assert table.document.at.depth == table.document.game.at.depth


def test_a_click_says_why_when_nothing_more_can_be_laid_at_all(desk):
    """1846.track.two_tiles: after the second tile every hex says that it was the last one."""
    table = desk(track_game())
    for _ in range(3):
        lays = [a for a in table.lays() if a.company in table.document.game.actors]
        if lays:
            assert table.document.submit(lays[-1])
    chosen = table.page.desk
    assert not [a for a in table.lays() if a.company in table.document.game.actors]
    bare = next(h.id for h in chosen.table.board.hexes.values() if h.face.colour == "white")
    table.click_hex(bare)
    ticket = table.view.board.marks.ticket
    assert ticket.isVisible() and ticket.is_refusal
    assert "has laid 2 tiles" in ticket.text
    assert ticket.note


def test_a_click_at_another_time_says_nothing(desk):
    table = desk(run_game())
    table.click_hex(next(iter(table.page.desk.table.board.hexes)))
    assert not table.view.board.marks.ticket.isVisible()


def test_a_tile_out_of_reach_is_refused_for_that_and_not_for_one_of_its_turns(desk):
    table = desk(track_game())
    source = table.document
    laid = {a.hex for a in table.lays()}
    edge = [
        h
        for h in source.game.table.board.hexes.values()
        if h.id not in laid
        and h.closed
        and h.face.colour == "white"
        and not h.face.places
        and source.game.table.keeper_of(h) is None
    ]
    assert edge
    for hex_ in edge:
        refusal = LayTileGesture(source, "8").reason(hex_.id)
        assert refusal is not None
        assert refusal.text != DEAD_END
