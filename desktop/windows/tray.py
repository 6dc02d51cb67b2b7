"""The tray: the tiles of the moment with how many are left, to be lifted onto the board."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.document.document import GameDocument
from desktop.look.style_sheet import set_role
from desktop.scene.board_desk import BoardDesk
from desktop.scene.painting.geometry import GRIDS
from desktop.scene.tools.lay_tile import LayTileGesture, lays
from desktop.scene.tools.tile_boxes import tile_box
from desktop.windows.tray_cells import CELL, PieceCell, TileCell, TrayCell

__all__ = ["TileCell", "Tray"]


def _longest_word(caption: QLabel) -> int:
    """In pixels; a caption breaks between words only."""
    return max(caption.fontMetrics().horizontalAdvance(word) for word in caption.text().split())


class Tray(QFrame):
    """The tiles of the moment under captions, as the family of the game groups them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "tray")
        self.setObjectName("tray")
        self.columns = 1
        self._legal: dict[str, None] = {}
        self._chosen = ""  # the tile in the hand, as the cells show it
        self._document: GameDocument | None = None
        self._desk: BoardDesk | None = None
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its tiles take it
        self._area.viewport().setAutoFillBackground(False)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 8, 0, 8)
        column.addWidget(self._area)
        self.set_columns(1)

    def set_columns(self, columns: int) -> None:
        self.columns = columns
        self.rebuild()

    def set_document(self, document: GameDocument | None, desk: BoardDesk | None) -> None:
        if self._document is not None:
            self._document.echo.changed.disconnect(self._on_changed)
            self._document.echo.forget(self.rebuild)
        if self._desk is not None:
            self._desk.changed.disconnect(self._on_desk)
        self._document, self._desk = document, desk
        if document is not None and desk is not None:
            document.echo.changed.connect(self._on_changed)
            desk.changed.connect(self._on_desk)
        self.rebuild()

    def changeEvent(self, event: QEvent) -> None:
        # A new size of text comes with a new style.
        changes = (QEvent.Type.LanguageChange, QEvent.Type.StyleChange)
        if event.type() in changes and self._document is not None:
            self._document.echo.later(self.rebuild)
        super().changeEvent(event)

    def _on_changed(self) -> None:
        assert self._document is not None
        self._document.echo.later(self.rebuild)

    def _on_desk(self) -> None:
        gesture = self._desk.gesture if self._desk is not None else None
        chosen = gesture.tile if isinstance(gesture, LayTileGesture) else ""
        if chosen != self._chosen:
            for cell in self._area.findChildren(TileCell):
                if cell.tile in (chosen, self._chosen):
                    cell.update()
            self._chosen = chosen
        for piece in self._area.findChildren(PieceCell):
            piece.update()

    def rebuild(self) -> None:
        groups = self._cells()
        self.setVisible(bool(groups))
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        row = 0
        for title, cells in groups:
            caption = QLabel(title.upper())
            set_role(caption, "caption")
            caption.setWordWrap(True)
            grid.addWidget(caption, row, 0, 1, self.columns)
            row += 1
            for number, cell in enumerate(cells):
                grid.addWidget(cell, row + number // self.columns, number % self.columns)
            row += (len(cells) + self.columns - 1) // self.columns
        grid.setRowStretch(row, 1)
        self._area.setWidget(body)
        body.setAutoFillBackground(False)
        self._fit(body)

    def _fit(self, body: QWidget) -> None:
        """As wide as the words are at this size of text."""
        captions, cells = body.findChildren(QLabel), body.findChildren(TrayCell)
        for widget in (*captions, *cells):
            widget.ensurePolished()
        wide = max((cell.needed_width() for cell in cells), default=CELL.width())
        words = max((_longest_word(caption) for caption in captions), default=0)
        wide = max(wide, math.ceil(words / self.columns))
        for cell in cells:
            cell.set_width(wide)
        self.setFixedWidth(20 + self.columns * (wide + 4))

    def _cell(self, tile: str) -> TileCell:
        assert self._desk is not None
        box = tile_box(self._desk.document.game)
        cell = TileCell(self._desk, box, tile, GRIDS[box.board.layout], tile in self._legal)
        cell.setEnabled(bool(self._legal))
        return cell

    def _cells(self) -> list[tuple[str, list[TrayCell]]]:
        """The captions, and what lies under each."""
        document, desk = self._document, self._desk
        if document is None or desk is None:
            return []
        box = tile_box(document.game)
        self._legal = dict.fromkeys(action.tile for action in lays(document))
        found: list[tuple[str, list[TrayCell]]] = [
            (title, [PieceCell(desk, piece) for piece in pieces])
            for title, pieces in box.tray_pieces(document.choices())
        ]
        for title, tiles in box.tray(self._legal):
            found.append((title, [self._cell(tile) for tile in tiles]))
        return found
