"""What the board room asks of a printed sheet; a family may draw its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.look.theme import Inks
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.standing import Standing

# By hex, what a game has changed there: values that can be compared. Each has a `face`.
Looks = Mapping[str, Any]


class PrintedSheet(Protocol):
    """A board as print: knows where everything is, holds no game."""

    key: str  # no two boards share it
    language: str
    inks: Inks
    grid: Grid
    rect: QRectF  # the sheet
    frame: QRectF  # its neat-line
    bounds: QRectF  # the sheet and its shadow
    centres: Mapping[str, QPointF]
    legends: tuple[QRectF, ...]  # what is to be read beside the hexes
    inner: QRectF  # within what stands in the margin

    @property
    def sources(self) -> tuple[Path, ...]:
        """The files it is drawn from: kept pictures are of no use when one changes."""

    # Finding

    def around(self, id: str) -> list[str]:
        """The neighbours of a hex."""

    def near(self, rect: QRectF) -> list[str]:
        """The hexes that may paint within a rectangle."""

    def hex_rect(self, id: str, part: float = 1.0) -> QRectF: ...

    def text_rect(self, id: str) -> QRectF:
        """All that a hex may paint, text that stands out of it included."""

    def has_overhang(self, id: str) -> bool:
        """Whether text may stand out of a hex."""

    def is_off_map(self, id: str) -> bool: ...

    def labels(self, id: str, looks: Looks) -> object:
        """The labels of a hex with their places: compared to see whether they have moved."""

    def standing(self, looks: Looks) -> Standing:
        """What stands where, for those who look for free room."""

    # Painting, from the lowest layer up

    def paint_ground(self, painter: QPainter, scale: float) -> None:
        """Paper and colour plates; `scale` is the pixels a unit has."""

    def paint_print(self, painter: QPainter, looks: Looks, rect: QRectF) -> None:
        """All ink and all tiles within a rectangle."""

    def paint_grain(self, painter: QPainter, rect: QRectF, scale: float) -> None: ...

    def paint_wear(self, painter: QPainter) -> None: ...

    def paint_flat_ground(self, painter: QPainter) -> None:
        """In place of the ground, for paper and SVG: shapes in plain colours."""

    # Drawn again above a glow

    def paint_text(self, painter: QPainter, id: str, looks: Looks) -> None: ...

    def paint_name(self, painter: QPainter, id: str, looks: Looks) -> None: ...

    def paint_side_costs(self, painter: QPainter, id: str) -> None: ...
