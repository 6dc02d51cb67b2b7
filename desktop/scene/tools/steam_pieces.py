"""New cities and cubes of the reserve in the hand: from the tray to a town or a city."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.document.steam_names import cube_name, cube_names, place_name
from desktop.engine.actions import Action
from desktop.engine.choices import Choice
from desktop.engine.refusal import Refusal
from desktop.scene.painting.geometry import R
from desktop.scene.painting.steam_cities import paint_city
from desktop.scene.painting.steam_cubes import cube_places, paint_cubes
from desktop.scene.tools.gesture import CarryGesture, Source
from desktop.scene.tools.piece_offer import PieceOffer, TrayPiece
from desktop.titles.steam.cities import NO_SPACE, BuildCity, GrowCity, full_spaces
from desktop.titles.steam.phase_table import PhaseTable

if TYPE_CHECKING:
    from desktop.scene.board_desk import BoardDesk

translate = QCoreApplication.translate
CUBE = 20.0  # pixels of a cube in the tray and in a ring, at most


def _table(source: Source) -> PhaseTable:
    table = source.game.table
    assert isinstance(table, PhaseTable)
    return table


def _reason(source: Source, action: Action) -> Refusal | None:
    try:
        source.game.check(action)
    except Refusal as refusal:
        return refusal
    return None


class NewCityGesture(CarryGesture):
    """A new-city tile; when it lies, the cubes of a reserve space are chosen."""

    def __init__(self, source: Source, colour: str) -> None:
        self._source = source
        self.colour = colour
        self._actions: dict[str, list[BuildCity]] = {}
        for choice in source.choices():
            if isinstance(choice.action, BuildCity) and choice.action.colour == colour:
                self._actions.setdefault(choice.action.hex, []).append(choice.action)

    def hexes(self) -> tuple[str, ...]:
        return tuple(self._actions)

    def actions_at(self, hex_id: str) -> tuple[BuildCity, ...]:
        """One for each space whose cubes it may come with."""
        return tuple(self._actions.get(hex_id, ()))

    def action_at(self, hex_id: str, place: int | None) -> BuildCity | None:
        return next(iter(self.actions_at(hex_id)), None)

    def reason(self, hex_id: str, place: int | None) -> Refusal | None:
        table = _table(self._source)
        space = next(iter(full_spaces(table)), NO_SPACE)
        action = BuildCity(player=table.turn, hex=hex_id, colour=self.colour, space=space)
        return _reason(self._source, action)


class GrowthGesture(CarryGesture):
    """The cubes of a reserve space on their way to a city."""

    def __init__(self, source: Source, space: int) -> None:
        self._source = source
        self.space = space
        self._actions = {
            choice.action.hex: choice.action
            for choice in source.choices()
            if isinstance(choice.action, GrowCity) and choice.action.space == space
        }

    @property
    def cubes(self) -> tuple[str, ...]:
        return _table(self._source).supply.reserve[self.space - 1]

    def hexes(self) -> tuple[str, ...]:
        return tuple(self._actions)

    def action_at(self, hex_id: str, place: int | None) -> GrowCity | None:
        return self._actions.get(hex_id)

    def reason(self, hex_id: str, place: int | None) -> Refusal | None:
        action = GrowCity(player=_table(self._source).turn, hex=hex_id, space=self.space)
        return _reason(self._source, action)


# What is painted in the tray and in a ring


def paint_city_tile(painter: QPainter, box: QRectF, colour: str) -> None:
    painter.save()
    painter.translate(box.center())
    scale = min(box.width() / (2 * R), box.height() / (2 * R * 0.88))
    painter.scale(scale, scale)
    paint_city(painter, colour, tile=True)
    painter.restore()


def paint_space(painter: QPainter, box: QRectF, cubes: tuple[str, ...]) -> None:
    """`painter` comes with the pen that one writes with there: a light one on a dark panel."""
    inner, is_dark = box.adjusted(6, 6, -6, -6), painter.pen().color().lightness() > 128
    paint_cubes(painter, cube_places(inner, len(cubes), CUBE), cubes, light_rim=is_dark)


def space_name(table: PhaseTable, space: int) -> str:
    """Which space, and what lies there."""
    if space == NO_SPACE:
        return translate("SteamBoard", "Without cubes")
    cubes = ", ".join(table.supply.reserve[space - 1])
    text = translate("SteamBoard", "Space {number}: {cubes}")
    return text.format(number=space, cubes=cube_names(table, cubes))


# The tray


def tray_pieces(table: PhaseTable, choices: Iterable[Choice]) -> list[tuple[str, list[TrayPiece]]]:
    actions = [choice.action for choice in choices]
    colours = dict.fromkeys(a.colour for a in actions if isinstance(a, BuildCity))
    spaces = dict.fromkeys(a.space for a in actions if isinstance(a, GrowCity))
    groups = (
        (translate("Tray", "New city"), [_city_piece(table, colour) for colour in colours]),
        (translate("Tray", "City growth"), [_space_piece(table, space) for space in spaces]),
    )
    return [(title, pieces) for title, pieces in groups if pieces]


def _city_piece(table: PhaseTable, colour: str) -> TrayPiece:
    left = table.supply.new_cities_left(colour)
    text = translate("SteamBoard", "New city, {colour}: {count} left")

    def is_held(desk: BoardDesk) -> bool:
        return isinstance(desk.gesture, NewCityGesture) and desk.gesture.colour == colour

    return TrayPiece(
        key=f"city_{colour}",
        name=text.format(colour=cube_name(table, colour), count=left),
        caption=f"×{left}",
        is_legal=True,
        paint=lambda painter, box: paint_city_tile(painter, box, colour),
        take=lambda desk: desk.take(NewCityGesture(desk.document, colour)),
        is_held=is_held,
    )


def _space_piece(table: PhaseTable, space: int) -> TrayPiece:
    cubes = table.supply.reserve[space - 1]

    def is_held(desk: BoardDesk) -> bool:
        return isinstance(desk.gesture, GrowthGesture) and desk.gesture.space == space

    return TrayPiece(
        key=f"space_{space}",
        name=space_name(table, space),
        caption=str(space),
        is_legal=True,
        paint=lambda painter, box: paint_space(painter, box, cubes),
        take=lambda desk: desk.take(GrowthGesture(desk.document, space)),
        is_held=is_held,
    )


# Rings


def space_offers(
    table: PhaseTable, hex_id: str, actions: Iterable[BuildCity | GrowCity]
) -> Iterator[PieceOffer]:
    """Which cubes come with a new city, or make a city grow."""
    for action in actions:
        name = space_name(table, action.space)
        cubes = table.supply.reserve[action.space - 1] if action.space != NO_SPACE else ()
        yield PieceOffer(
            key=f"space_{action.space}",
            hex=hex_id,
            name=name,
            caption=str(action.space) if action.space != NO_SPACE else "–",
            ticket=(place_name(table, hex_id), name),
            paint=lambda painter, box, cubes=cubes: paint_space(painter, box, cubes),
            choose=lambda desk, action=action: desk.document.submit(action),
            shows=action,
        )


def city_offers(desk: BoardDesk, table: PhaseTable, hex_id: str) -> Iterator[PieceOffer]:
    """The new cities that can be built on a town; then their cubes are chosen."""
    actions = [c.action for c in desk.document.choices() if isinstance(c.action, BuildCity)]
    for colour in dict.fromkeys(a.colour for a in actions if a.hex == hex_id):
        mine = tuple(a for a in actions if (a.hex, a.colour) == (hex_id, colour))
        text = translate("SteamBoard", "New city, {colour}: {count} left")
        left = table.supply.new_cities_left(colour)
        name = text.format(colour=cube_name(table, colour), count=left)
        yield PieceOffer(
            key=f"city_{colour}",
            hex=hex_id,
            name=name,
            caption=f"×{left}",
            ticket=(place_name(table, hex_id), name),
            paint=lambda painter, box, colour=colour: paint_city_tile(painter, box, colour),
            choose=lambda desk, mine=mine: desk.ask(
                hex_id, tuple(space_offers(table, hex_id, mine))
            ),
            shows=NewCityGesture(desk.document, colour),
        )


def growth_offers(desk: BoardDesk, table: PhaseTable, hex_id: str) -> Iterator[PieceOffer]:
    actions = [c.action for c in desk.document.choices() if isinstance(c.action, GrowCity)]
    yield from space_offers(table, hex_id, (a for a in actions if a.hex == hex_id))
