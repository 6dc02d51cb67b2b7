"""The page of a game: tray, board, and the market over it in a stock round."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QWidget

from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.engine.refusal import Refusal
from desktop.look.look import Look
from desktop.scene.board_desk import BoardDesk
from desktop.scene.board_kits import kit_of
from desktop.scene.board_scene import BoardScene
from desktop.scene.board_view import BoardView
from desktop.scene.items.sheet_item import SheetItem
from desktop.scene.painting.prints import has_sheet
from desktop.scene.tools.piece_offer import PieceOffer
from desktop.scene.tools.try_tile import TryTileGesture
from desktop.windows.hex_menu import fill_hex_menu
from desktop.windows.outfits import outfit_of
from desktop.windows.ring_cells import trial_words
from desktop.windows.tile_ring import TileRing, legal_tiles
from desktop.windows.tray import TileCell, Tray
from desktop.windows.tray_cells import forget_pictures

translate = QCoreApplication.translate
WIDE = 1500  # pixels from which the tray has two columns


class GamePage(QWidget):
    """Holds the gesture desk and the board of the open game."""

    def __init__(self, look: Look, cache: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._cache = cache
        self.document: GameDocument | None = None
        self.desk: BoardDesk | None = None
        self.panel: QWidget | None = None  # from which pieces are taken that lie in no tray
        self._taken_at: QPoint | None = None  # where what is in the hand was taken, in the view
        self._habits = (True, True)
        self.tray = Tray()
        self.view = BoardView()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.tray)
        row.addWidget(self.view, 1)
        self.view.hex_chosen.connect(self._on_hex_chosen)
        self.view.menu_wanted.connect(self._on_menu_wanted)

    def set_document(self, document: GameDocument | None) -> None:
        old_scene, old_desk = self.view.scene(), self.desk
        if isinstance(old_scene, BoardScene):
            old_scene.movements.finish_all()
        if self.document is not None and old_desk is not None:
            self.document.changed.disconnect(self.view.show_now)
            old_desk.put_away()
        self.document = document
        self.desk = None
        if document is None:
            self.view.show_board(None)
            self.tray.set_document(None, None)
        else:
            table = document.game.table
            self.desk = kit_of(table).desk(document, self)
            self.desk.taken.connect(self._on_taken)  # before the view takes the focus
            self.set_habits(*self._habits)
            scene = None
            if has_sheet(table):
                scene = kit_of(table).scene(self.desk, SheetItem(table, self._cache))
                scene.setParent(self)
                scene.home = self._home
                scene.focus_moved.connect(self._name_board)
            self.view.show_board(scene)
            self.tray.set_document(document, self.desk)
            self._name_board("")
            document.changed.connect(self.view.show_now)  # the scene has heard of it before
            self.desk.changed.connect(self._on_desk)
            self.desk.refused.connect(self._on_refused)
            self.desk.asked.connect(self._on_asked)
        for old in (old_scene, old_desk):
            if old is not None:
                old.deleteLater()

    def set_habits(self, has_letters: bool, shows_best: bool) -> None:
        """What a person wishes of keys and routes, for this game and the next ones."""
        self._habits = has_letters, shows_best
        if self.desk is not None:
            self.desk.has_letters, self.desk.shows_best = self._habits

    def paint_anew(self) -> None:
        """Tiles are drawn in another way now, on the board and in the tray."""
        forget_pictures()
        self.tray.update()
        for cell in self.tray.findChildren(TileCell):
            cell.update()
        if self.view.board is not None:
            self.view.board.sheet.paint_anew()
            self.view.viewport().update()

    def resizeEvent(self, event: object) -> None:
        columns = 2 if self.width() >= WIDE else 1
        if columns != self.tray.columns:
            self.tray.set_columns(columns)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            board = self.view.board
            if board is not None:
                board.retranslate()
                self._on_desk()
                self._name_board(board.focus_hex)
        super().changeEvent(event)

    def _name_board(self, hex_id: str) -> None:
        """What a reader of the screen says: the board, and all of the hex the keyboard is on."""
        said = [translate("Board", "Board")]
        if self.desk is not None and hex_id:
            table = self.desk.table
            said += outfit_of(table).hex_facts(table, table.board[hex_id])
        self.view.setAccessibleName(". ".join(said))

    def _on_desk(self) -> None:
        """The ticket beside the ghost: what the drop would cost."""
        board, desk = self.view.board, self.desk
        if board is None or desk is None:
            return
        preview = desk.preview
        outfit = outfit_of(desk.table)
        if preview is not None:
            title, text = outfit.tile_ticket(preview)
            if preview.turns > 1 and desk.has_letters:
                title += "  ·  " + translate("Board", "Q / E turn")
            board.show_ticket(preview.action.hex, title, text)
        elif isinstance(desk.gesture, PieceOffer):
            board.show_ticket(desk.gesture.hex, *desk.gesture.ticket)
        elif isinstance(desk.gesture, TryTileGesture):
            board.show_ticket(desk.gesture.hex, *trial_words(desk.gesture))
        elif desk.aim is not None:
            ticket = outfit.piece_ticket(desk)
            if ticket is not None:
                board.show_ticket(desk.aim_hex, *ticket)

    def _on_refused(self, refusal: Refusal, hex_id: str) -> None:
        """The drop goes back and says why."""
        board = self.view.board
        if board is None:
            return
        taken = self._taken_at
        home = self.view.mapToScene(taken) if taken is not None else self._home(True)
        board.glide_home(hex_id, home)
        self._say_no(board, refusal, hex_id)
        if self.document is not None:
            self.document.refused.emit(refusal)

    def _say_no(
        self, board: BoardScene, refusal: Refusal, hex_id: str, has_rule: bool = False
    ) -> None:
        """The ticket at a hex, and its red edge; with the rule, where no card tells it."""
        board.clear_rings("refused")
        board.ring(hex_id, "refused")
        title = translate("Board", "Not here")
        table = self.document.game.table if self.document is not None else None
        said = wording.refusal(refusal, table)
        place = wording.rule_place(refusal.rule) if has_rule else ""
        board.show_ticket(hex_id, title, said, is_refusal=True, note=place)

    def _on_taken(self) -> None:
        """Whoever offers a piece has the focus, by a click or by keys: there it goes back to."""
        source = QApplication.focusWidget()
        is_ours = source is not None and source.window() is self.window()
        self._taken_at = self._edge(source) if is_ours and source is not self.view else None

    def _home(self, is_tile: bool) -> QPointF:
        """Where a tile goes back to, or another piece: the edge of the board beside the tray, or
        beside the panel."""
        source = self.tray if is_tile or self.panel is None else self.panel
        if not source.isVisible():
            return self.view.mapToScene(0, self.view.height() // 3)
        return self.view.mapToScene(self._edge(source))

    def _edge(self, source: QWidget) -> QPoint:
        """The point of the view nearest to the middle of a widget."""
        at = self.view.mapFromGlobal(source.mapToGlobal(source.rect().center()))
        room = self.view.rect()
        return QPoint(
            max(room.left(), min(room.right(), at.x())), max(room.top(), min(room.bottom(), at.y()))
        )

    def _on_hex_chosen(self, hex_id: str) -> None:
        """A click with an empty hand: what fits on this hex."""
        desk, board = self.desk, self.view.board
        if desk is None or board is None:
            return
        board.movements.finish_all()
        others = desk.offers_at(hex_id)
        if not others and not desk.tiles_for(hex_id):
            refusal = desk.why_nothing_fits(hex_id)
            if refusal is not None:
                self._say_no(board, refusal, hex_id, has_rule=True)
            return
        TileRing(self.view, desk, hex_id, [*others, *legal_tiles(desk, hex_id)])

    def _on_asked(self, hex_id: str, offers: tuple[PieceOffer, ...]) -> None:
        if self.desk is not None and offers:
            TileRing(self.view, self.desk, hex_id, list(offers))

    def _on_menu_wanted(self, hex_id: str, at: QPoint) -> None:
        if self.desk is None:
            return
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        fill_hex_menu(menu, self.desk, self.view, hex_id)
        menu.popup(at)
