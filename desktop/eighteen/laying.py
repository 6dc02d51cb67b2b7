"""Laying a tile by the rules all our 18xx titles share: the check, the deed, and the choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop.board.map import Hex
from desktop.board.tile_code import SIDES, Face
from desktop.eighteen import track
from desktop.eighteen.actions import LayTile
from desktop.eighteen.companies.company import Company
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.tiles import TileStack
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

NO_SUCH_TILE = QT_TRANSLATE_NOOP("Refusal", "There is no tile {tile} in the box")
NO_SUCH_TURN = QT_TRANSLATE_NOOP("Refusal", "A tile is turned by 0 to 5 sixths, not by {rotation}")
NONE_LEFT = QT_TRANSLATE_NOOP("Refusal", "All {count} tiles {tile} are on the board")
WRONG_COLOUR = QT_TRANSLATE_NOOP(
    "Refusal", "On {hex} the next tile is {next}, and tile {tile} is {colour}"
)
FINAL = QT_TRANSLATE_NOOP("Refusal", "What lies on {hex} is never replaced")
NOT_YET = QT_TRANSLATE_NOOP("Refusal", "{colour} tiles are not laid in phase {phase}")
WRONG_KIND = QT_TRANSLATE_NOOP("Refusal", "Tile {tile} does not belong on a hex like {hex}")
DEAD_END = QT_TRANSLATE_NOOP(
    "Refusal", "Track of tile {tile} would lead nowhere from {hex} at side {side}"
)
LOSES_TRACK = QT_TRANSLATE_NOOP("Refusal", "Tile {tile} turned by {rotation} loses track on {hex}")
NOTHING_NEW = QT_TRANSLATE_NOOP("Refusal", "Tile {tile} brings {hex} neither track nor value")
NOT_CONNECTED = QT_TRANSLATE_NOOP(
    "Refusal", "No route of {company} comes to what tile {tile} adds on {hex}"
)
KEPT_FREE = QT_TRANSLATE_NOOP("Refusal", "{hex} is kept for {private}")


def find_stack(table: EighteenTable, action: LayTile) -> TileStack:
    """The stack of the tile, if it exists, can be turned like this and is not used up."""
    stack = table.supply.stacks.get(action.tile)
    if stack is None:
        raise Refusal(NO_SUCH_TILE, table.rule("tile_types"), tile=action.tile[:40])
    if action.rotation not in range(SIDES):
        raise Refusal(NO_SUCH_TURN, table.rule("tile_types"), rotation=action.rotation)
    if not stack.is_available:
        count = stack.count or 0
        raise Refusal(NONE_LEFT, table.rule("tile_types"), tile=action.tile, count=count)
    return stack


def check_face(table: EighteenTable, hex_: Hex, face: Face, rotation: int) -> Face:
    """The turned face, if it may lie on this hex at all; otherwise a refusal that says why not."""
    old = hex_.face
    if rotation not in track.legal_turns(old, face, hex_.closed):
        _explain(table, hex_, face, rotation)
    if face.colour not in table.phase.colours:
        raise Refusal(
            NOT_YET, table.rule("tile_colours"), colour=face.colour, phase=table.phase.name
        )
    return face.turned(rotation)


def _explain(table: EighteenTable, hex_: Hex, face: Face, rotation: int) -> None:
    old, new = hex_.face, face.turned(rotation)
    wanted = track.next_colour(old)
    if not wanted:
        raise Refusal(FINAL, table.rule("tile_colours"), hex=hex_.id)
    if face.colour != wanted:
        raise Refusal(
            WRONG_COLOUR,
            table.rule("tile_colours"),
            hex=hex_.id,
            next=wanted,
            tile=face.id,
            colour=face.colour,
        )
    if not track.is_same_kind(old, new):
        raise Refusal(WRONG_KIND, table.rule("tile_types"), tile=face.id, hex=hex_.id)
    for side in sorted(new.exits & hex_.closed):
        raise Refusal(DEAD_END, table.rule("no_dead_end"), tile=face.id, hex=hex_.id, side=side)
    if not track.keeps_all(old, new):
        raise Refusal(
            LOSES_TRACK, table.rule("keep_track"), tile=face.id, hex=hex_.id, rotation=rotation
        )
    raise Refusal(NOTHING_NEW, table.rule("keep_track"), tile=face.id, hex=hex_.id)


def check_hex_free(table: EighteenTable, hex_: Hex, layer: str) -> None:
    """Refuse a hex that is kept for somebody else."""
    keeper = table.keeper_of(hex_)
    if keeper is not None and keeper.id != layer:
        rule_id = table.keeping_rule(keeper.id, hex_)
        raise Refusal(KEPT_FREE, rule_id, hex=hex_.id, private=keeper.id)


def check_connected(table: EighteenTable, company: Company, hex_: Hex, new: Face) -> None:
    if not track.is_connected(hex_, new, table.reach(company)):
        raise Refusal(
            NOT_CONNECTED, table.rule("connection"), company=company.id, tile=new.id, hex=hex_.id
        )


def lay(table: EighteenTable, hex_: Hex, stack: TileStack, rotation: int) -> None:
    """Put the tile down; the one below goes back to the box."""
    if hex_.tile:
        table.supply.stacks[hex_.tile].give_back()
    stack.take()
    hex_.lay(stack.face, rotation)


def candidates(
    table: EighteenTable, layer: str, hexes: Iterable[str], numbers: Iterable[str] | None = None
) -> Iterator[LayTile]:
    """Every tile in every turn that the hexes themselves allow; money and reach not looked at."""
    allowed = None if numbers is None else set(numbers)
    for hex_id in hexes:
        hex_ = table.board[hex_id]
        colour = track.next_colour(hex_.face)
        if not colour or colour not in table.phase.colours:
            continue
        for stack in table.supply.of_colour(colour):
            number = stack.face.id
            if not stack.is_available or (allowed is not None and number not in allowed):
                continue
            for rotation in track.legal_turns(hex_.face, stack.face, hex_.closed):
                yield LayTile(company=layer, hex=hex_id, tile=number, rotation=rotation)
