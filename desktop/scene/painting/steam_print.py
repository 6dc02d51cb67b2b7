"""What the sheet of Steam shows of a game: tiles, whose track is whose, discs and cubes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.engine.setup import Setup
from desktop.look.companies import player_mark
from desktop.look.theme import Inks
from desktop.scene.painting.geometry import GRIDS
from desktop.scene.painting.steam_cities import city_cube_places
from desktop.scene.painting.steam_cubes import paint_cubes
from desktop.scene.painting.steam_discs import Disc, disc_of
from desktop.scene.painting.steam_links import LinkLook, markers_of, paint_marker
from desktop.scene.painting.steam_sheet import SteamLook, SteamSheet
from desktop.scene.painting.steam_tiles import Line
from desktop.scene.painting.steam_ways import link_look, obstacles
from desktop.titles.steam.links import Link, Segment, links
from desktop.titles.steam.load_board import board_of
from desktop.titles.steam.table import SteamTable


def sheet(key: str, language: str, inks: Inks) -> SteamSheet:
    return SteamSheet(key, language, inks)


def board_key(setup: Setup) -> str:
    """A set-up may leave the board to the number of players."""
    return setup.board or board_of(setup).key


def fresh(sheet: SteamSheet) -> dict[str, SteamLook]:
    return {
        id: SteamLook(ground.face, city=ground.colour) for id, ground in sheet.board.hexes.items()
    }


def looks(table: SteamTable, sheet: SteamSheet) -> dict[str, SteamLook]:
    finished = {segment: link.is_complete for link in links(table) for segment in link.segments}
    return {id: _look(table, id, finished) for id in table.board.hexes}


def _look(table: SteamTable, id: str, finished: Mapping[Segment, bool]) -> SteamLook:
    hex_, site = table.board[id], table.sites.get(id)
    if site is None:
        return SteamLook(hex_.face)
    lines = () if site.colour else tuple(_lines(table, id, finished))
    return SteamLook(hex_.face, hex_.tile, site.colour, site.grown, lines)


def _lines(table: SteamTable, id: str, finished: Mapping[Segment, bool]) -> Iterator[Line]:
    for number, owner in enumerate(table.sites[id].owners):
        yield Line(player_disc(table, owner), finished.get((id, number), False))


# Discs and cubes


def player_disc(table: SteamTable, id: str) -> Disc | None:
    """How a player's markers look; None for nobody."""
    return disc_of(player_mark(table.player(id).seat)) if id else None


def link_looks(table: SteamTable) -> dict[Link, LinkLook]:
    return {link: link_look(table, link, player_disc(table, link.owner)) for link in links(table)}


def disc_spots(
    sheet: SteamSheet, table: SteamTable, found: Sequence[LinkLook]
) -> tuple[QPointF, ...]:
    """Where the discs of links lie: on no town, on no bridge, and on no name if it can be."""
    return markers_of(found, (*obstacles(table), *_names(sheet, table)))


def _names(sheet: SteamSheet, table: SteamTable) -> Iterator[tuple[QPointF, float]]:
    """The names of all places, each as discs in a row: long ones reach over their neighbours."""
    shown = looks(table, sheet)
    for id, ground in sheet.board.hexes.items():
        if ground.name is None:
            continue
        for label in sheet.labels(id, shown):
            if label.kind == "name":
                yield from _row(label.rect.translated(sheet.centres[id]))


def _row(rect: QRectF) -> Iterator[tuple[QPointF, float]]:
    radius = rect.height() / 2
    count = max(1, math.ceil(rect.width() / rect.height()))
    for n in range(count):
        part = (n + 0.5) / count
        yield QPointF(rect.left() + rect.width() * part, rect.center().y()), radius


def cube_rects(table: SteamTable, id: str) -> tuple[QRectF, ...]:
    """The cubes of a hex, in the scene."""
    centre = GRIDS[table.board.layout].centre(table.board[id].at)
    return tuple(r.translated(centre) for r in city_cube_places(len(table.sites[id].cubes)))


def paint_pieces(
    painter: QPainter, sheet: SteamSheet, table: SteamTable, has_shadows: bool
) -> None:
    """For a picture of the board."""
    found = tuple(link_looks(table).values())
    for at, look in zip(disc_spots(sheet, table, found), found, strict=True):
        paint_marker(painter, at, look, inks=sheet.inks)
    for id, site in table.sites.items():
        paint_cubes(painter, cube_rects(table, id), site.cubes, inks=sheet.inks)
