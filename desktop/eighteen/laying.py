"""Laying a tile by the rules all our 18xx titles share: the check, the deed, and the choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop.board.map import Hex
from desktop.board.reach import Reach
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
NAMED_TILE = QT_TRANSLATE_NOOP("Refusal", "Tile {tile} lies only where its name is printed")
NAMED_HEX = QT_TRANSLATE_NOOP("Refusal", "Of the {colour} tiles only {tiles} may lie on {hex}")
ONE_WAY = QT_TRANSLATE_NOOP("Refusal", "The double tile {tile} lies only one way round")
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


def turns(table: EighteenTable, hex_: Hex, face: Face) -> tuple[int, ...]:
    """The rotations in which this face may lie here, seen from the hex alone.

    A double tile lies in one way, if both its halves may and one of them brings something.
    """
    if hex_.twin is not None:
        return _double_turns(table, hex_, hex_.twin, face)
    only = table.box.hexes[hex_.id].named.get(face.colour, ())
    return track.legal_turns(hex_.face, face, hex_.closed, only)


def _double_turns(table: EighteenTable, hex_: Hex, twin: Hex, face: Face) -> tuple[int, ...]:
    if 0 not in track.fitting_turns(hex_.face, face, hex_.closed):
        return ()
    other = _other_half(table, face).face
    fits = 0 in track.fitting_turns(twin.face, other, twin.closed)
    brings = track.brings_something(hex_.face, face) or track.brings_something(twin.face, other)
    return (0,) if fits and brings else ()


def _number(table: EighteenTable, face: Face) -> str:
    return table.box.tiles[face.id].number


def _other_half(table: EighteenTable, face: Face) -> TileStack:
    return table.supply.stacks[table.box.tiles[face.id].twin]


def check_face(table: EighteenTable, hex_: Hex, face: Face, rotation: int) -> Face:
    """The turned face, if it may lie on this hex at all; otherwise a refusal that says why not."""
    if rotation not in turns(table, hex_, face):
        _explain(table, hex_, face, rotation)
    if face.colour not in table.phase.colours:
        raise Refusal(
            NOT_YET, table.rule("tile_colours"), colour=face.colour, phase=table.phase.name
        )
    return face.turned(rotation)


def _explain(table: EighteenTable, hex_: Hex, face: Face, rotation: int) -> None:
    old, new = hex_.face, face.turned(rotation)
    wanted = track.next_colour(old)
    if not wanted or _is_last(table, hex_, wanted):
        raise Refusal(FINAL, table.rule("last_tile" if hex_.tile else "next_tile"), hex=hex_.id)
    if face.colour != wanted:
        raise Refusal(
            WRONG_COLOUR,
            table.rule("next_tile"),
            hex=hex_.id,
            next=wanted,
            tile=_number(table, face),
            colour=face.colour,
        )
    _explain_kind(table, hex_, face)
    if hex_.twin is not None and rotation:
        raise Refusal(ONE_WAY, table.rule("named_tiles"), tile=_number(table, face))
    for side in sorted(new.exits & hex_.closed):
        raise Refusal(
            DEAD_END, table.rule("no_dead_end"), tile=_number(table, face), hex=hex_.id, side=side
        )
    if not track.keeps_all(old, new):
        raise Refusal(
            LOSES_TRACK,
            table.rule("keep_track"),
            tile=_number(table, face),
            hex=hex_.id,
            rotation=rotation,
        )
    raise Refusal(NOTHING_NEW, table.rule("keep_track"), tile=_number(table, face), hex=hex_.id)


def _is_last(table: EighteenTable, hex_: Hex, wanted: str) -> bool:
    """Whether a tile with a name lies there, and none of the next colour bears it."""
    label = hex_.face.label
    if not hex_.tile or not label or table.box.hexes[hex_.id].named.get(wanted):
        return False
    return all(stack.face.label != label for stack in table.supply.of_colour(wanted))


def _explain_kind(table: EighteenTable, hex_: Hex, face: Face) -> None:
    only = table.box.hexes[hex_.id].named.get(face.colour, ())
    if only and face.id not in only:
        rule_id, tiles = table.rule("named_tiles"), ", ".join(only)
        raise Refusal(NAMED_HEX, rule_id, colour=face.colour, tiles=tiles, hex=hex_.id)
    if not track.is_same_kind(hex_.face, face):
        raise Refusal(WRONG_KIND, table.rule("tile_types"), tile=_number(table, face), hex=hex_.id)
    if not track.is_label_right(hex_.face, face, only):
        if face.label:
            raise Refusal(NAMED_TILE, table.rule("named_tiles"), tile=_number(table, face))
        raise Refusal(WRONG_KIND, table.rule("named_tiles"), tile=_number(table, face), hex=hex_.id)


def check_hex_free(table: EighteenTable, hex_: Hex, layer: str) -> None:
    """Refuse a hex that is kept for somebody else."""
    keeper = table.keeper_of(hex_)
    if keeper is not None and keeper.id != layer:
        rule_id = table.keeping_rule(keeper.id, hex_)
        raise Refusal(KEPT_FREE, rule_id, hex=hex_.id, private=keeper.id)


def check_connected(table: EighteenTable, company: Company, hex_: Hex, new: Face) -> None:
    if not is_connected(table, hex_, new, table.reach(company)):
        raise Refusal(
            NOT_CONNECTED,
            table.rule("connection"),
            company=company.id,
            tile=_number(table, new),
            hex=hex_.id,
        )


def is_connected(table: EighteenTable, hex_: Hex, new: Face, reach: Reach) -> bool:
    """Whether a route of the company comes to what the tile adds, on either half if double."""
    if track.is_connected(hex_, new, reach):
        return True
    if hex_.twin is None:
        return False
    return track.is_connected(hex_.twin, _other_half(table, new).face, reach)


def printed_cost(table: EighteenTable, hex_: Hex) -> int:
    """What is printed for the next tile here: in the hex for the first, on the tile for others."""
    return sum(
        table.box.tiles[half.tile].cost if half.tile else table.box.hexes[half.id].cost
        for half in hex_.halves
    )


def lay(table: EighteenTable, hex_: Hex, stack: TileStack, rotation: int) -> None:
    """Put the tile down, both halves of a double one; what lies below goes back to the box."""
    _put(table, hex_, stack, rotation)
    if hex_.twin is not None:
        _put(table, hex_.twin, _other_half(table, stack.face), rotation)


def _put(table: EighteenTable, hex_: Hex, stack: TileStack, rotation: int) -> None:
    if hex_.tile:
        table.supply.stacks[hex_.tile].give_back()
    stack.take()
    hex_.lay(stack.face, rotation)


def candidates(
    table: EighteenTable, layer: str, hexes: Iterable[str], numbers: Iterable[str] | None = None
) -> Iterator[LayTile]:
    """Every tile in every turn that the hexes themselves allow; money and reach not looked at.

    A double hex is asked once, under the name of its first half.
    """
    allowed = None if numbers is None else set(numbers)
    for hex_id in dict.fromkeys(table.board[name].halves[0].id for name in hexes):
        hex_ = table.board[hex_id]
        colour = track.next_colour(hex_.face)
        if not colour or colour not in table.phase.colours:
            continue
        for stack in table.supply.of_colour(colour):
            number = stack.face.id
            if not stack.is_available or (allowed is not None and number not in allowed):
                continue
            for rotation in turns(table, hex_, stack.face):
                yield LayTile(company=layer, hex=hex_id, tile=number, rotation=rotation)
