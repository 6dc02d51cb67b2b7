"""What is seen to move in a game of 1846, by mouse and by keys; time goes on when it is told to."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from desktop.document.document import GameDocument
from desktop.eighteen.actions import LayTile, PlaceToken, RunTrains
from desktop.engine.actions import Pass
from desktop.look import motion
from desktop.scene.items.ghost_item import GhostItem
from desktop.scene.items.route_item import RouteItem
from desktop.scene.items.token_item import TokenItem
from desktop.windows.docks.market_dock import MarketDock
from desktop.windows.turn.station_source import StationSource
from tests.dialogs.room import quiet_window, settle, sweep
from tests.windows.fingers import Fingers
from tests.windows.hand import Hand
from tests.windows.moments import offered, rich_turn
from tests.windows.motions import go_on, moving, only

pytestmark = [quiet_window, pytest.mark.usefixtures("slow")]


@pytest.fixture(params=[Hand, Fingers], ids=["mouse", "keys"])
def player(request, make_window) -> Hand:
    made = request.param(make_window())
    made.window.files._show(GameDocument(rich_turn()))
    settle()
    made.view.board.movements.finish_all()
    return made


@pytest.fixture
def hand(make_window) -> Hand:
    made = Hand(make_window())
    made.window.files._show(GameDocument(rich_turn()))
    settle()
    made.view.board.movements.finish_all()
    return made


def own(player: Hand, kind: type) -> list:
    company = player.document.game.table.operating.id
    return [a for a in offered(player.document.game, kind) if a.company == company]


def wrong_hex(player: Hand) -> str:
    hexes = player.document.game.table.board.hexes
    return next(id for id, hex_ in hexes.items() if hex_.face.colour == "red")


def ghosts(player: Hand) -> list[GhostItem]:
    """The tiles that are seen above the board."""
    items = player.view.board.items()
    return [i for i in items if isinstance(i, GhostItem) and i.isVisible()]


def tokens(player: Hand, company: str) -> list[TokenItem]:
    items = player.view.board.items()
    return [i for i in items if isinstance(i, TokenItem) and i.company == company]


def near(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() < 1.0


# A refusal


def test_a_refused_tile_shakes_then_glides_home_and_its_ticket_stays(player):
    board, wrong = player.view.board, wrong_hex(player)
    before = player.document.game.journal.facts()
    player.lay_wrongly(own(player, LayTile)[0].tile, wrong)
    (tile,) = ghosts(player)
    start, way = board.centre_of(wrong), board.marks.way.path
    seen = []
    for ms in (10, 25, 40, 55):
        go_on(board.movements, "refused", ms)
        seen.append((tile.pos() - start).x() * player.view.zoom)
    assert seen == pytest.approx([4, -4, 4, -4])
    go_on(board.movements, "refused", 150)
    assert near(tile.pos(), way.pointAtPercent(0.5))
    assert tile.pos().y() < max(start.y(), way.pointAtPercent(1).y())  # on an arc
    go_on(board.movements, "refused", 239)
    assert (tile.pos() - way.pointAtPercent(1)).manhattanLength() < 3
    go_on(board.movements, "refused", 240)
    assert ghosts(player) == []
    assert board.ticket.isVisible() and board.ticket.is_refusal
    assert board.marks._over.interval() == 6000 and board.marks._over.isActive()
    assert player.document.game.journal.facts() == before


def test_a_refused_station_goes_back_to_the_panel(hand):
    board, company = hand.view.board, hand.document.game.table.operating.id
    lying = len(tokens(hand, company))
    hand.drag(hand.turn.findChild(StationSource), hand.on_board(wrong_hex(hand)))
    assert len(tokens(hand, company)) == lying + 1
    edge = hand.view.mapFromScene(board.marks.way.path.pointAtPercent(1))
    assert edge.x() >= hand.view.width() - 2  # the turn stands at the right
    board.movements.finish_all()
    assert len(tokens(hand, company)) == lying


def test_the_next_deed_ends_a_flight(player):
    board, action = player.view.board, own(player, LayTile)[0]
    player.lay_wrongly(action.tile, wrong_hex(player))
    go_on(board.movements, "refused", 100)
    player.lay(action)
    assert "refused" not in board.movements.running
    assert player.document.at.action == action
    assert moving(board.movements) <= {"settles", "glow out", "hover in"}


# A deed and its undo


def test_a_tile_lies_down_where_it_was_let_go(player):
    board, action = player.view.board, own(player, LayTile)[0]
    player.lay(action)
    (tile,) = ghosts(player)
    assert near(tile.pos(), board.centre_of(action.hex))
    assert tile.scale() == pytest.approx(1.06)
    go_on(board.movements, "settles", 55)
    assert 1.0 < tile.scale() < 1.03
    go_on(board.movements, "settles", 110)
    assert ghosts(player) == []


def test_a_station_lies_down_and_an_undo_takes_it_home(player):
    board, action = player.view.board, own(player, PlaceToken)[0]
    before = {item.pos().toTuple() for item in tokens(player, action.company)}
    player.place(action)
    (came,) = [i for i in tokens(player, action.company) if i.pos().toTuple() not in before]
    assert came.scale() == pytest.approx(1.06)
    place = QPointF(came.pos())
    player.undo()
    assert came.scale() == 1.0  # its settling has been ended
    name = only(board.movements, "leaves")
    go_on(board.movements, name, 70)
    assert not near(came.pos(), place)
    go_on(board.movements, name, 140)
    stations = player.document.game.table.board[action.hex].stations
    assert action.company not in stations[action.place]
    assert {item.pos().toTuple() for item in tokens(player, action.company)} == before


def test_an_undone_tile_flies_off_and_a_deed_in_between_ends_it(player):
    board, action = player.view.board, own(player, LayTile)[0]
    player.lay(action)
    player.undo()
    (tile,) = ghosts(player)
    go_on(board.movements, only(board.movements, "leaves"), 70)
    assert not near(tile.pos(), board.centre_of(action.hex))
    player.redo()
    assert tile.scene() is None
    assert player.document.game.table.board[action.hex].tile == action.tile
    assert moving(board.movements) <= {"settles", "glow out", "hover in"}


def test_a_jump_through_the_game_moves_nothing(hand):
    board = hand.view.board
    hand.lay(own(hand, LayTile)[0])
    board.movements.finish_all()
    hand.document.go_to_start()
    settle()
    hand.document.go_to_end()
    settle()
    assert not moving(board.movements) & {"settles", "leaves", "comes"}


# In the hand


def test_a_tile_in_the_hand_turns_to_its_new_sides(hand):
    board, lays = hand.view.board, own(hand, LayTile)
    action = next(
        a for a in lays if len([b for b in lays if (b.hex, b.tile) == (a.hex, a.tile)]) > 1
    )

    def turn() -> None:
        before = hand.window.page.desk.preview.action.rotation
        hand.key(Qt.Key.Key_E)
        by = (hand.window.page.desk.preview.action.rotation - before) % 6 * 60
        start = board.ghost.rotation()
        assert start % 360 == -by % 360 and abs(start) <= 180
        go_on(board.movements, "turn", 45)
        assert 0 < abs(board.ghost.rotation()) < abs(start) / 2  # quick at first
        hand._wheel(hand.on_board(action.hex), -120)  # a second turn ends the first
        assert abs(board.ghost.rotation()) >= 60
        go_on(board.movements, "turn", 90)
        assert board.ghost.rotation() == 0

    hand.drag(hand.tile_cell(action.tile), hand.on_board(action.hex), turn)
    assert board.ghost.rotation() == 0


def test_the_glow_comes_and_goes_softly(hand):
    board, cell = hand.view.board, hand.tile_cell(own(hand, LayTile)[0].tile)
    hand.click(cell)
    rings = board.rings("legal")
    assert rings and {ring.opacity() for ring in rings} == {0.0}
    go_on(board.movements, "legal in", 60)
    assert {ring.opacity() for ring in rings} == {0.5}
    hand.key(Qt.Key.Key_Escape)
    assert board.rings("legal") == [] and board.glowing == ()
    assert {ring.opacity() for ring in rings} == {0.5}  # from as far as it had come
    go_on(board.movements, "glow out", 40)
    assert {ring.opacity() for ring in rings} == {0.25}
    go_on(board.movements, "glow out", 80)
    assert {ring.scene() for ring in rings} == {None}


def test_the_light_of_a_hex_that_changes_goes_at_once(hand):
    board, action = hand.view.board, own(hand, LayTile)[0]
    rings = []
    hand.drag(
        hand.tile_cell(action.tile),
        hand.on_board(action.hex),
        lambda: rings.extend(zip(board.glowing, board.rings("legal"), strict=True)),
    )
    shown = {id for id, ring in rings if ring.scene() is not None and ring.isVisible()}
    assert shown == {id for id, _ in rings} - {action.hex}
    board.movements.finish_all()
    assert all(ring.scene() is None for _, ring in rings)


def test_the_hex_under_the_mouse_has_a_rim(hand):
    board, action = hand.view.board, own(hand, LayTile)[0]
    handle = hand.window.windowHandle()
    for at in (QPoint(3, 3), hand.on_board(action.hex)):
        QTest.mouseMove(handle, at)
        settle()
    (rim,) = board.rings("hover")
    assert near(rim.pos(), board.centre_of(action.hex))
    go_on(board.movements, "hover in", 40)
    assert rim.opacity() == 0.5
    hand.click(hand.tile_cell(action.tile))
    assert board.rings("hover") == [] and rim.scene() is None  # a full hand has its ghost


def test_a_tile_of_the_tray_lights_up_under_the_mouse(hand):
    cell = hand.tile_cell(own(hand, LayTile)[0].tile)
    handle = hand.window.windowHandle()
    for at in (QPoint(400, 3), hand.point(cell)):
        QTest.mouseMove(handle, at)
        settle()
    go_on(cell.movements, "hover", 60)
    assert cell.light == 0.75
    QTest.mouseMove(handle, QPoint(400, 3))
    settle()
    assert cell.light == 0.75  # from as far as it had come
    go_on(cell.movements, "hover", 80)
    assert cell.light == 0.0


# Runs


def test_the_line_of_a_run_is_drawn_once(hand):
    board, desk = hand.view.board, hand.window.page.desk
    while not offered(hand.document.game, RunTrains):
        hand.document.submit(next(a for a in offered(hand.document.game, Pass)))
        settle()
    runs = next(a.runs for a in offered(hand.document.game, RunTrains) if a.runs)
    board.movements.finish_all()
    desk.show_runs(())
    desk.show_runs(runs)

    def parts() -> set[float]:
        return {item.line.part for item in board.items() if isinstance(item, RouteItem)}

    assert parts() == {0.0}
    go_on(board.movements, "routes", 120)
    assert parts() == {0.5}
    lines = [item.line for item in board.items() if isinstance(item, RouteItem)]
    assert lines[0].shown().length() == pytest.approx(lines[0].path.length() / 2, rel=0.01)
    go_on(board.movements, "routes", 240)
    assert parts() == {1.0}
    desk.show_runs(runs)
    assert parts() == {1.0} and "routes" not in board.movements.running


# The panel and the market


def test_the_panel_changes_softly_and_works_at_once(hand):
    fading = hand.turn.fading
    fading.movements.finish_all()
    first = own(hand, LayTile)[0]
    hand.lay(first)
    assert fading.picture is not None and fading.picture.isVisible()
    before = hand.document.at
    hand.play(Pass(who=hand.document.game.actors[0]))
    assert hand.document.at is not before  # through the picture
    go_on(fading.movements, "panel", 120)
    assert fading.picture is None
    settle()
    sweep()
    assert hand.turn.findChild(object, "fading_picture") is None


def test_a_price_marker_slides_to_its_cell(hand):
    hand.window.docks.show_dock("market")
    settle()
    view = hand.window.findChild(MarketDock).view
    company = hand.document.game.table.operating
    while hand.document.game.table.operating is company and not view.slides.movements.running:
        hand.document.submit(hand.document.choices()[-1].action)
        settle()
    (name,) = view.slides.movements.running
    ms = view.slides.movements.running[name].duration()
    assert ms in (160, 320, 480)
    assert view.slides.is_away(name)
    go_on(view.slides.movements, name, ms)
    assert not view.slides.is_away(name)


# The preference


def test_reduced_motion_leaves_nothing_but_light(player, reduced):
    reduced()
    board, action = player.view.board, own(player, LayTile)[0]
    player.lay_wrongly(action.tile, wrong_hex(player))
    assert ghosts(player) == [] and board.marks.way.isVisible() and board.ticket.isVisible()
    player.lay(action)
    assert ghosts(player) == []
    player.undo()
    assert ghosts(player) == []
    assert moving(board.movements) <= {"glow out", "hover in", "hover out"}
    assert {m.duration() for m in board.movements.running.values()} <= {80}


def test_the_preference_is_heard_at_once(hand):
    assert motion.duration(motion.FLIGHT) == 140
    hand.window.settings.reduce_motion = True
    assert motion.duration(motion.FLIGHT) == 0
    assert motion.duration(motion.GLOW_IN) == 80
    hand.window.settings.reduce_motion = False
    assert motion.duration(motion.FLIGHT) == 140


def test_a_game_may_be_closed_while_all_moves(hand):
    hand.lay(own(hand, LayTile)[0])
    hand.undo()
    assert hand.view.board.movements.running
    gone = [weakref.ref(hand.document), weakref.ref(hand.view.board)]
    hand.window.files.close_autosave()
    hand.window.show_document(None)
    settle()
    sweep()
    gc.collect()
    assert [ref() for ref in gone] == [None, None]
