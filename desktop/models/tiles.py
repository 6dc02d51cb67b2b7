"""The tile supply: how many of each number lie beside the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.table import EighteenTable
from desktop.eighteen.tiles import TileStack
from desktop.models.base import Column, PieceTableModel
from desktop.models.words import colour_name

COLOURS = ("yellow", "green", "brown", "gray")
ENDLESS = "∞"


class TileWords:
    """Lines with a number in them."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("TileWords", text, comment, n)

    @staticmethod
    def left(count: int) -> str:
        return TileWords.tr("%n tile(s) left", "", count)


def left_text(table: EighteenTable, stack: TileStack) -> str:
    return ENDLESS if stack.left is None else str(stack.left)


def left_sentence(table: EighteenTable, stack: TileStack) -> str:
    if stack.left is None:
        return QCoreApplication.translate("Tiles", "As many as needed")
    return TileWords.left(stack.left)


def number_sort(table: EighteenTable, stack: TileStack) -> tuple[int, str]:
    number = table.box.tiles[stack.face.id].number
    return (int(number), "") if number.isdigit() else (9999, number)


class TilesModel(PieceTableModel):
    """One tile number to a row, by colour and number."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column(
            "tile",
            lambda: QCoreApplication.translate("Tiles", "Tile"),
            lambda table, stack: table.box.tiles[stack.face.id].number,
            sort=number_sort,
            tip=left_sentence,
        ),
        Column(
            "colour",
            lambda: QCoreApplication.translate("Tiles", "Colour"),
            lambda table, stack: colour_name(stack.face.colour),
            sort=lambda table, stack: COLOURS.index(stack.face.colour),
        ),
        Column(
            "left",
            lambda: QCoreApplication.translate("Tiles", "Left"),
            left_text,
            sort=lambda table, stack: 999 if stack.left is None else stack.left,
            tip=left_sentence,
            spoken=left_sentence,
            is_number=True,
        ),
    )

    def pieces(self, table: EighteenTable) -> Iterable[TileStack]:
        for colour in COLOURS:
            stacks = table.supply.of_colour(colour)
            single = (stack for stack in stacks if not table.box.is_second_half(stack.face.id))
            yield from sorted(single, key=lambda stack: number_sort(table, stack))

    def is_still(self, table: EighteenTable, piece: TileStack) -> bool:
        return not piece.is_available
