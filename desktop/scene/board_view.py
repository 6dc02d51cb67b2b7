"""The view of the board: zoom at the cursor, pan, and the hand that lifts, turns and drops."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from desktop.board.map import Hex
from desktop.scene.board_desk import BoardDesk
from desktop.scene.board_scene import BoardScene
from desktop.scene.tools.gesture import TraceGesture

SMALLEST, LARGEST, STEP = 0.15, 6.0, 1.2
STILL = 80  # milliseconds without zooming, after which the board is drawn sharp again
CLICK = 6  # pixels: a press that moves less is a click

# The arrow keys walk to the neighbour that lies most in their direction.
ARROWS = {
    Qt.Key.Key_Left: 180.0,
    Qt.Key.Key_Right: 0.0,
    Qt.Key.Key_Up: 270.0,
    Qt.Key.Key_Down: 90.0,
}
LETTERS = (Qt.Key.Key_Q, Qt.Key.Key_E)


class BoardView(QGraphicsView):
    """Mouse, wheel, touchpad and keyboard over one board."""

    zoomed = Signal(float)
    hex_chosen = Signal(str)  # a click on a hex with an empty hand
    menu_wanted = Signal(str, QPoint)  # right click: hex, global position
    hovered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board_view")
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(False)  # a file dropped on the board is for the window
        self.viewport().setAcceptDrops(False)
        self.desk: BoardDesk | None = None
        self._is_fitted = True
        self._pressed: QPoint | None = None
        self._panning: QPoint | None = None
        self._space = False
        self._walked = (0.0, "", 0.0)  # with the arrows: which way, to which hex, along which line
        self._still = QTimer(self)
        self._still.setSingleShot(True)
        self._still.setInterval(STILL)
        self._still.timeout.connect(self._on_still)
        self.zoomed.connect(lambda _: self._still.start())
        self._moved = QTimer(self)  # the ticket looks for its place when the board has come to rest
        self._moved.setSingleShot(True)
        self._moved.setInterval(STILL)
        self._moved.timeout.connect(self._on_moved)
        self.zoomed.connect(lambda _: self._moved.start())

    # What is shown

    @property
    def board(self) -> BoardScene | None:
        scene = self.scene()
        return scene if isinstance(scene, BoardScene) else None

    def show_board(self, scene: BoardScene | None) -> None:
        self.setScene(scene)
        self.desk = scene.desk if scene is not None else None
        if scene is not None:
            scene.desk.taken.connect(self._on_taken)
            self.fit()

    def _on_taken(self) -> None:
        """Keys are for what is in the hand; the first arrow leads to where it may go."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.board is not None:
            self.board.set_focus_hex("")

    def show_now(self) -> None:
        """Paint what has changed on the board, before anything else is done."""
        scene = self.scene()
        if scene is not None and self.isVisible():
            post = QCoreApplication.sendPostedEvents
            post(scene, QEvent.Type.MetaCall.value)  # the dirty items
            post(self.window(), QEvent.Type.UpdateRequest.value)

    def _on_still(self) -> None:
        board = self.board
        if board is not None and self.isVisible():
            board.sheet.settle(self.zoom, self.devicePixelRatioF())

    def _on_moved(self) -> None:
        board = self.board
        if board is not None:
            board.marks.place_ticket()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._moved.start()

    # Zoom and pan

    @property
    def is_fitted(self) -> bool:
        """Whether the whole sheet is shown, whatever the size of the window."""
        return self._is_fitted

    @property
    def zoom(self) -> float:
        return self.transform().m11()

    def set_zoom(self, zoom: float) -> None:
        zoom = max(SMALLEST, min(LARGEST, zoom))
        self._is_fitted = False
        factor = zoom / self.zoom
        self.scale(factor, factor)
        self.zoomed.emit(zoom)

    def zoom_by(self, factor: float) -> None:
        self.set_zoom(self.zoom * factor)

    def fit(self) -> None:
        """The whole sheet, as large as it goes."""
        if self.scene() is not None:
            self.fitInView(self.scene().sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
            self._is_fitted = True
            self.zoomed.emit(self.zoom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        desk, steps = self.desk, event.angleDelta().y() / 120.0
        if desk is not None and desk.is_turning:
            desk.turn(-1 if steps > 0 else 1)
        elif event.phase() != Qt.ScrollPhase.NoScrollPhase and not event.modifiers():
            self._scroll_by(-event.pixelDelta())  # two fingers on a touchpad
        else:
            self.zoom_by(STEP**steps)
        event.accept()

    def _scroll_by(self, by: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())
        self._is_fitted = False

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle or (event.button() == Qt.MouseButton.LeftButton and self._space):
            self._panning = at
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed = at

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._panning is not None:
            self._scroll_by(self._panning - at)
            self._panning = at
            return
        has_hand = self.desk is not None and self.desk.gesture is not None
        if self._pressed is not None and not has_hand:
            if (at - self._pressed).manhattanLength() <= CLICK:
                return
            if not self._lift(self._pressed):
                self._panning = at
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                return
        self._hand_at(at)
        board = self.board
        hex_ = board.hex_at(self.mapToScene(at)) if board is not None else None
        hex_id = hex_.id if hex_ is not None else ""
        if board is not None and board.desk.gesture is None:
            board.glow.hover(hex_id)
        self.hovered.emit(hex_id)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        was_panning, self._panning = self._panning is not None, None
        pressed, self._pressed = self._pressed, None
        self.viewport().unsetCursor()
        if was_panning or pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if (at - pressed).manhattanLength() <= CLICK:
            self._click(at)
        elif self.desk is not None and self.desk.gesture is not None:
            self._let_go(at)

    def leaveEvent(self, event: object) -> None:
        if self.board is not None:
            self.board.glow.hover("")
        self.hovered.emit("")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        board = self.board
        hex_ = board.hex_at(self.mapToScene(event.pos())) if board is not None else None
        if hex_ is not None:
            self.menu_wanted.emit(hex_.id, event.globalPos())

    def _click(self, at: QPoint) -> None:
        board, desk = self.board, self.desk
        if board is None or desk is None:
            return
        point = self.mapToScene(at)
        hex_ = board.hex_at(point)
        if hex_ is None:
            desk.put_back()
            return
        board.set_focus_hex("")
        if isinstance(desk.gesture, TraceGesture):
            place = board.place_at(hex_, point)
            desk.click_stop(hex_.id if place is None else f"{hex_.id}.{place}")
        elif desk.gesture is not None:
            self._let_go(at)
        elif not self._lift(at):
            self.hex_chosen.emit(hex_.id)

    def _lift(self, at: QPoint) -> bool:
        """Take what lies on the board under the mouse, if it is something to be moved."""
        board, desk = self.board, self.desk
        piece = board.piece_at(self.mapToScene(at)) if board is not None else None
        return piece is not None and desk is not None and desk.lift(piece)

    # The hand, also when it comes from the tray or the charter

    def hand_moved(self, at: QPoint) -> None:
        """The hand, with something in it, is at a point of the screen."""
        self._hand_at(self.viewport().mapFromGlobal(at))

    def hand_released(self, at: QPoint) -> bool:
        """The hand lets go; False when nothing was done."""
        return self._let_go(self.viewport().mapFromGlobal(at))

    def _hand_at(self, at: QPoint) -> None:
        board, desk = self.board, self.desk
        if board is None or desk is None or desk.gesture is None:
            return
        point = self.mapToScene(at)
        inside = self.viewport().rect().contains(at)
        hex_ = board.hex_at(point) if inside else None
        if hex_ is None:
            desk.away()
        else:
            desk.over(hex_.id, _angle(board, hex_, point), board.place_at(hex_, point))
        board.carry_ghost(point)

    def _let_go(self, at: QPoint) -> bool:
        board, desk = self.board, self.desk
        if board is None or desk is None:
            return False
        point = self.mapToScene(at)
        hex_ = board.hex_at(point) if self.viewport().rect().contains(at) else None
        if hex_ is None:
            desk.put_back()
            return False
        return desk.drop(hex_.id, board.place_at(hex_, point))

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS and not event.modifiers():
            self._walk(ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif not self._plain_key(key, event):
            super().keyPressEvent(event)

    def _plain_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        desk = self.desk
        if key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = True
        elif key == Qt.Key.Key_0:
            self.fit()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._enter(key - Qt.Key.Key_1)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / STEP)
        elif key in LETTERS and desk is not None and desk.has_letters:
            desk.turn(-1 if key == Qt.Key.Key_Q else 1)
        elif key == Qt.Key.Key_Escape and desk is not None:
            desk.put_back()
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            return self._next_target(1 if key == Qt.Key.Key_PageDown else -1)
        else:
            return False
        return True

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
        super().keyReleaseEvent(event)

    def _walk(self, direction: float) -> None:
        """To the neighbouring hex in this direction, or to the nearest target at first."""
        board, desk = self.board, self.desk
        if board is None or desk is None:
            return
        if not board.focus_hex:
            targets = desk.target_hexes()
            start = targets[0] if targets else next(iter(board.table.board.hexes))
        else:
            start = self._beside(board, board.focus_hex, direction)
        self._walk_to(board, desk, start)

    def _next_target(self, steps: int) -> bool:
        """To the next hex where what is in the hand may go."""
        board, desk = self.board, self.desk
        targets = desk.target_hexes() if desk is not None and desk.gesture is not None else ()
        if board is None or desk is None or not targets:
            return False
        at = targets.index(board.focus_hex) + steps if board.focus_hex in targets else 0
        self._walk_to(board, desk, targets[at % len(targets)])
        return True

    def _walk_to(self, board: BoardScene, desk: BoardDesk, hex_id: str) -> None:
        board.set_focus_hex(hex_id)
        self.ensureVisible(board.grid.bounds().translated(board.centre_of(hex_id)))
        if desk.gesture is not None:
            desk.over(hex_id)
        self.hovered.emit(hex_id)

    def _beside(self, board: BoardScene, hex_id: str, direction: float) -> str:
        """The neighbour most in this direction; of two as near, the one nearer to the line that
        the walk keeps to."""

        def across(id: str) -> float:
            at = board.centre_of(id)
            return at.y() if direction in (0.0, 180.0) else at.x()

        if self._walked[:2] != (direction, hex_id):
            self._walked = (direction, hex_id, across(hex_id))
        line = self._walked[2]
        found = []
        for side, other in enumerate(board.table.board[hex_id].neighbours):
            if other is not None:
                apart = abs((board.grid.side_angle(side) - direction + 180) % 360 - 180)
                found.append((round(apart), round(abs(across(other.id) - line)), side, other.id))
        apart, _, _, best = min(found, default=(360, 0, 0, hex_id))
        best = best if apart <= 60 else hex_id
        self._walked = (direction, best, line)
        return best

    def _enter(self, wanted: int | None = None) -> None:
        """Do it here; of several places on a hex each has its number."""
        board, desk = self.board, self.desk
        if board is None or desk is None or not board.focus_hex:
            return
        hex_ = board.table.board[board.focus_hex]
        places = range(len(hex_.face.places))
        if wanted is not None and wanted not in places:
            return
        if isinstance(desk.gesture, TraceGesture):
            for place in places if wanted is None else (wanted,):
                if desk.click_stop(f"{hex_.id}.{place}"):
                    return
            desk.click_stop(hex_.id)
        elif desk.gesture is not None:
            desk.drop(hex_.id, wanted)
        else:
            self.hex_chosen.emit(hex_.id)


def _angle(board: BoardScene, hex_: Hex, point: QPointF) -> float:
    local = point - board.grid.centre(hex_.at)
    return math.degrees(math.atan2(local.y(), local.x())) % 360.0
