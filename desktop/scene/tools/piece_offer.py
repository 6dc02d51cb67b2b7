"""One of several things to choose from in the ring round a hex, when it is no track tile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

if TYPE_CHECKING:
    from desktop.scene.board_desk import BoardDesk


@dataclass(frozen=True)
class PieceOffer:
    """A new city, the cubes of a space, the way of a cube: its picture, and what choosing it does.

    It may do a deed, take something into the hand, or ask on (`BoardDesk.ask`).
    """

    key: str  # no two of one ring share it
    hex: str
    name: str  # all that is to be known, for a reader of the screen
    caption: str  # below its picture
    ticket: tuple[str, str]  # beside the hex: a title, and a line below
    paint: Callable[[QPainter, QRectF], None]
    choose: Callable[[BoardDesk], Any]
    shows: object = None  # what the board shows while it is looked at; the family knows


@dataclass(frozen=True)
class TrayPiece:
    """A piece that lies in the tray beside the tiles."""

    key: str
    name: str
    caption: str
    is_legal: bool
    paint: Callable[[QPainter, QRectF], None]
    take: Callable[[BoardDesk], None]  # into the hand
    is_held: Callable[[BoardDesk], bool]
