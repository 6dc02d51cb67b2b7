"""The track tiles of Steam: how often each face can still be laid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication, QObject

from desktop.board.tile_code import Face
from desktop.engine.state import Write
from desktop.i18n.money import number
from desktop.models.base import Column, PieceTableModel
from desktop.models.tiles import TileWords
from desktop.titles.steam.pieces import Supply
from desktop.titles.steam.table import SteamTable


def left_sentence(table: SteamTable, face: Face) -> str:
    """How many, of how many, and what is on the other side."""
    supply = table.supply
    text = TileWords.left(supply.left(face.id))
    backs = dict.fromkeys(
        other for pair in table.box.pairs if face.id in pair.faces for other in pair.faces
    )
    backs.pop(face.id, None)
    if backs:
        other = QCoreApplication.translate("SteamTiles", "on the other side {tiles}")
        text = f"{text}; {other.format(tiles=', '.join(backs))}"
    return text


class SteamTilesModel(PieceTableModel):
    """One face to a row, in the order of the box."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column(
            "tile",
            lambda: QCoreApplication.translate("SteamTiles", "Tile"),
            lambda table, face: face.id,
            sort=lambda table, face: list(table.box.faces).index(face.id),
            tip=left_sentence,
            spoken=lambda table, face: f"{face.id}, {left_sentence(table, face)}",
        ),
        Column(
            "left",
            lambda: QCoreApplication.translate("SteamTiles", "Left"),
            lambda table, face: number(table.supply.left(face.id)),
            sort=lambda table, face: table.supply.left(face.id),
            tip=left_sentence,
            is_number=True,
        ),
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: dict[str, int] = {}  # by face, as the views know it

    def pieces(self, table: SteamTable) -> Iterable[Face]:
        self._told = _lefts(table)
        return table.box.faces.values()

    def is_still(self, table: SteamTable, piece: Face) -> bool:
        return table.supply.left(piece.id) <= 0

    def touched(self, table: SteamTable, write: Write) -> Iterable[Any]:
        """A tile that is laid takes away another face, too."""
        if not isinstance(write.piece, Supply) or write.name != "laid":
            return ()
        before, self._told = self._told, _lefts(table)
        return [f for f in table.box.faces.values() if before.get(f.id) != self._told[f.id]]


def _lefts(table: SteamTable) -> dict[str, int]:
    return {id: table.supply.left(id) for id in table.box.faces}
