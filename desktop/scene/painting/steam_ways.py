"""The ways of Steam in the scene: a link as its pieces of track, and the way of a cube."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.board.coords import OPPOSITE
from desktop.board.map import Hex
from desktop.board.tile_code import SIDES
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import GRIDS, Grid
from desktop.scene.painting.steam_discs import Disc
from desktop.scene.painting.steam_links import RADIUS, LinkLook
from desktop.scene.painting.steam_tiles import BRIDGE, TOWN, crossings, track_paths
from desktop.titles.steam.links import Link, is_city
from desktop.titles.steam.table import SteamTable


def grid_of(table: SteamTable) -> Grid:
    return GRIDS[table.board.layout]


def link_pieces(table: SteamTable, link: Link) -> tuple[QPainterPath, ...]:
    """The track of a link in the scene, from its start to its end; nothing of it in a city."""
    return tuple(_pieces(table, link))


def _pieces(table: SteamTable, link: Link) -> Iterator[QPainterPath]:
    board, grid = table.board, grid_of(table)
    segments = list(link.segments)
    if segments[0][0] == link.start:  # the branch of a town, drawn towards it
        hex_id, number = segments.pop(0)
        if not is_city(table, hex_id):
            yield _track(board[hex_id], number, grid).toReversed()
    here, side = board[link.start], link.start_side
    for hex_id, number in segments:
        side, here = OPPOSITE[side], board[hex_id]
        if is_city(table, hex_id):
            return
        track = here.face.tracks[number]
        path = _track(here, number, grid)
        end = track.other(side)
        yield path.toReversed() if end < SIDES and side == track.b else path
        if end >= SIDES:
            return
        side = end


def _track(hex_: Hex, number: int, grid: Grid) -> QPainterPath:
    return track_paths(hex_.face, grid)[number].translated(grid.centre(hex_.at))


def link_look(table: SteamTable, link: Link, owner: Disc | None) -> LinkLook:
    pieces = link_pieces(table, link)
    if not pieces:  # two cities side by side: the marker lies on the side between them
        pieces = (_across(table, link),)
    ends = (link.start, link.end)
    trims = tuple(TOWN if end and not is_city(table, end) else 0.0 for end in ends)
    return LinkLook(pieces, owner, link.is_complete, (trims[0], trims[1]))


def _across(table: SteamTable, link: Link) -> QPainterPath:
    """The side itself: the marker lies across it, and can give way to a name along it."""
    grid = grid_of(table)
    centre = grid.centre(table.board[link.start].at)
    start, end = grid.side_ends(link.start_side)
    path = QPainterPath(centre + start)
    path.lineTo(centre + end)
    return path


def obstacles(table: SteamTable) -> tuple[tuple[QPointF, float], ...]:
    """What no marker may cover: towns, and the bridges of crossing track."""
    grid, found = grid_of(table), []
    for hex_ in table.board.hexes.values():
        if not hex_.tile or is_city(table, hex_.id):
            continue
        centre = grid.centre(hex_.at)
        found += [(centre + town, TOWN) for town in shape_of(hex_.face, grid).towns]
        found += [(centre + c.at, BRIDGE - RADIUS / 2) for c in crossings(hex_.face, grid)]
    return tuple(found)


def way_path(table: SteamTable, origin: str, ways: tuple[Link, ...]) -> QPainterPath:
    """The line along which a cube moves: from the middle of its city over every link."""
    here = origin
    path = QPainterPath(place_at(table, here))
    for link in ways:
        pieces = link_pieces(table, link)
        if link.start != here:
            pieces = tuple(piece.toReversed() for piece in reversed(pieces))
        for piece in pieces:
            path.lineTo(piece.elementAt(0).x, piece.elementAt(0).y)
            path.connectPath(piece)
        here = link.other(here)
        path.lineTo(place_at(table, here))
    return path


def place_at(table: SteamTable, hex_id: str) -> QPointF:
    """The middle of a city, or of a town on its tile."""
    hex_, grid = table.board[hex_id], grid_of(table)
    centre = grid.centre(hex_.at)
    if is_city(table, hex_id):
        return centre
    towns = shape_of(hex_.face, grid).towns
    return centre + towns[0] if towns else centre
