"""Laying a track tile by the rules: what it is, what it costs, what it joins, and whose it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import cast

from desktop.board.map import Hex
from desktop.board.tile_code import SIDES, Face
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.steam.links import Link, Segment, links
from desktop.titles.steam.surroundings import Chain, Surroundings, has_link_in, may_begin, may_take
from desktop.titles.steam.table import SteamTable

NO_SUCH_HEX = QT_TRANSLATE_NOOP("Refusal", "There is no hex {hex} on this board")
NO_SUCH_FACE = QT_TRANSLATE_NOOP("Refusal", "There is no track tile {tile} in the box")
BAD_TURN = QT_TRANSLATE_NOOP("Refusal", "A tile is turned by 0 to 5 sixths, not by {rotation}")
NOT_ON_WATER = QT_TRANSLATE_NOOP("Refusal", "{hex} is water, and no track is laid on water")
NOT_ON_CITY = QT_TRANSLATE_NOOP("Refusal", "{hex} is a city, and no track tile is laid on a city")
TOWN_TILES_ONLY = QT_TRANSLATE_NOOP(
    "Refusal", "{hex} is a town and takes town tiles only; tile {tile} is none"
)
NO_TOWN_HERE = QT_TRANSLATE_NOOP("Refusal", "Tile {tile} is a town tile, and {hex} is no town")
NONE_LEFT = QT_TRANSLATE_NOOP("Refusal", "None of the {count} tiles with face {tile} is left")
INTO_BLACK = QT_TRANSLATE_NOOP(
    "Refusal", "Track of tile {tile} on {hex} would run into the black line at side {side}"
)
OFF_THE_BOARD = QT_TRANSLATE_NOOP(
    "Refusal", "Track of tile {tile} on {hex} would run off the board at side {side}"
)
SAME_PLACE = QT_TRANSLATE_NOOP("Refusal", "The link over {hex} would begin and end in {place}")
IN_A_RING = QT_TRANSLATE_NOOP("Refusal", "The track over {hex} would run in a ring without a place")
FROM_NOWHERE = QT_TRANSLATE_NOOP(
    "Refusal", "Tile {tile} on {hex} neither starts from a city nor continues track of {player}"
)
NOT_YOUR_TOWN = QT_TRANSLATE_NOOP(
    "Refusal", "Track may not start from {place}: {player} has no link in this town"
)
NOT_YOUR_LINK = QT_TRANSLATE_NOOP(
    "Refusal", "The unfinished link at {hex} is of {owner}, nobody else may extend it"
)
NOT_JOINED = QT_TRANSLATE_NOOP(
    "Refusal", "The unowned link at {hex} starts in {place}, where {player} has no link"
)
NOTHING_NEW = QT_TRANSLATE_NOOP("Refusal", "Tile {tile} adds no track to what lies on {hex}")
LOSES_TRACK = QT_TRANSLATE_NOOP(
    "Refusal", "Tile {tile} turned by {rotation} does not keep the track that lies on {hex}"
)
ADDS_TRACK = QT_TRANSLATE_NOOP(
    "Refusal", "Redirecting adds no track, and tile {tile} would add some on {hex}"
)
TOWN_STAYS = QT_TRANSLATE_NOOP(
    "Refusal", "The town tile on {hex} may get more branches but is never redirected"
)
COMPLETE_STAYS = QT_TRANSLATE_NOOP(
    "Refusal", "Only the last tile of an unfinished link is redirected, and {hex} is none"
)
OTHERS_STAY = QT_TRANSLATE_NOOP(
    "Refusal", "The unfinished link on {hex} is of {owner}, nobody else may redirect it"
)

START = "steam.track.start"
BORDERS = "steam.track.borders"
UNOWNED = "steam.track.unowned"
UNFINISHED = "steam.link.unfinished"
REDIRECT = "steam.track.redirect"
UPGRADE = "steam.track.upgrade"


@dataclass(frozen=True, slots=True)
class Plan:
    """What comes of a tile: new, upgraded or redirected; its price; and whose track is whose."""

    kind: str
    cost: int
    face: Face  # as it is turned
    owners: tuple[str, ...]
    rounds: tuple[int, ...]
    elsewhere: Mapping[Segment, str]  # owners of segments beyond the hex


def plan(table: SteamTable, player_id: str, hex_id: str, tile: str, rotation: int) -> Plan:
    """What laying this tile here does; a refusal if it is against a rule."""
    hex_ = check_hex(table, hex_id)
    printed = table.box.faces.get(tile)
    if printed is None:
        raise Refusal(NO_SUCH_FACE, "steam.track.supply", tile=tile[:40])
    if rotation not in range(SIDES):
        raise Refusal(BAD_TURN, "steam.track.supply", rotation=rotation)
    _check_kind(table, hex_, printed)
    if not is_left(table, hex_, tile):
        count = table.supply.count_of(tile)
        raise Refusal(NONE_LEFT, "steam.track.supply", tile=tile, count=count)
    return judged(table, player_id, hex_, printed.turned(rotation), rotation)


def judged(table: SteamTable, player_id: str, hex_: Hex, face: Face, rotation: int) -> Plan:
    """The same for a tile of the right kind that is in the supply."""
    return _Lay(table, player_id, hex_, face, rotation).plan()


def check_hex(table: SteamTable, hex_id: str) -> Hex:
    if hex_id not in table.board:
        raise Refusal(NO_SUCH_HEX, BORDERS, hex=hex_id[:40])
    if hex_id not in table.sites:
        raise Refusal(NOT_ON_WATER, BORDERS, hex=hex_id)
    return table.board[hex_id]


def _check_kind(table: SteamTable, hex_: Hex, face: Face) -> None:
    site = table.sites[hex_.id]
    if site.colour:
        raise Refusal(NOT_ON_CITY, BORDERS, hex=hex_.id)
    if site.is_town and not face.places:
        raise Refusal(TOWN_TILES_ONLY, "steam.town.tile", hex=hex_.id, tile=face.id)
    if face.places and not site.is_town:
        raise Refusal(NO_TOWN_HERE, "steam.town.tile", hex=hex_.id, tile=face.id)


def is_left(table: SteamTable, hex_: Hex, tile: str) -> bool:
    """Whether a face is in the supply, once what lies on the hex has come back."""
    return tile == hex_.tile or table.supply.left(tile, hex_.tile) > 0


def _faces_left(table: SteamTable, hex_: Hex) -> tuple[Face, ...]:
    """Those in the supply, once what lies on the hex has come back."""
    known = table.track_known.known()
    key = ("left", hex_.tile)
    if key not in known:
        faces = table.box.faces.items()
        known[key] = tuple(face for tile, face in faces if is_left(table, hex_, tile))
    return cast(tuple[Face, ...], known[key])


def surroundings(table: SteamTable, hex_: Hex) -> Surroundings:
    known = table.track_known.known()
    key = ("around", hex_.id)
    if key not in known:
        known[key] = Surroundings(table, hex_)
    return cast(Surroundings, known[key])


def price(table: SteamTable, hex_: Hex, face: Face, kind: str) -> int:
    """One dollar an edge, the town, and for a new tile the terrain."""
    costs, ground = table.box.track, table.ground[hex_.id]
    cost = len(face.exits) + (costs.town if face.places else 0)
    if kind == "new":
        cost += costs.river if ground.river else 0
        cost += costs.hill if ground.terrain == "hill" else 0
    return cost


def possible_turns(table: SteamTable, hex_: Hex) -> Iterator[tuple[int, Face]]:
    """Faces as they are turned, and by how much, judged by the hex and the supply alone."""
    site, live = table.sites[hex_.id], surroundings(table, hex_).live
    if site.colour or not live:
        return
    for face in _faces_left(table, hex_):
        if bool(face.places) != site.is_town or len(face.tracks) < len(hex_.face.tracks):
            continue
        for rotation in range(SIDES):
            turned = face.turned(rotation)
            # Outside towns no track begins where nothing is at either end.
            if not turned.exits & hex_.closed and (
                site.is_town or all(t.a in live or t.b in live for t in turned.tracks)
            ):
                yield rotation, turned


class _Lay:
    """One tile on one hex, judged."""

    def __init__(
        self, table: SteamTable, player_id: str, hex_: Hex, face: Face, rotation: int
    ) -> None:
        self.table = table
        self.player = player_id
        self.hex = hex_
        self.site = table.sites[hex_.id]
        self.face = face
        self.rotation = rotation
        self.around = surroundings(table, hex_)
        old = {ends: number for number, ends in enumerate(hex_.face.track_ends)}
        # By new track the old one that it keeps.
        self.kept = {n: old[ends] for n, ends in enumerate(face.track_ends) if ends in old}
        self.lost = [number for number in old.values() if number not in self.kept.values()]
        self.fresh = [n for n in range(len(face.tracks)) if n not in self.kept]

    def plan(self) -> Plan:
        kind = self._kind()
        self._check_sides()
        if kind == "redirected":
            return self._redirected()
        chains = {number: self._chain(number) for number in self.fresh}
        if self.site.is_town:
            owner_of = self._town_owners(chains)
        else:
            owner_of = dict.fromkeys(chains, self.player)
            for chain in chains.values():
                self._check_may_extend(chain)
        return self._made(kind, owner_of, chains, self.table.round_number)

    def _kind(self) -> str:
        if not self.hex.tile:
            return "new"
        if not self.lost:
            if not self.fresh:
                raise Refusal(NOTHING_NEW, UPGRADE, tile=self.face.id, hex=self.hex.id)
            return "upgraded"
        if self.site.is_town:
            raise Refusal(TOWN_STAYS, REDIRECT, hex=self.hex.id)
        if len(self.lost) != 1 or len(self.fresh) != 1:
            if len(self.fresh) > len(self.lost) == 1 and self._ends_unfinished(*self.lost):
                raise Refusal(ADDS_TRACK, REDIRECT, tile=self.face.id, hex=self.hex.id)
            raise Refusal(
                LOSES_TRACK, UPGRADE, tile=self.face.id, rotation=self.rotation, hex=self.hex.id
            )
        return "redirected"

    def _check_sides(self) -> None:
        for side in sorted(self.face.exits & self.hex.closed):
            text = OFF_THE_BOARD if self.hex.neighbours[side] is None else INTO_BLACK
            raise Refusal(text, BORDERS, tile=self.face.id, hex=self.hex.id, side=side)

    def _chain(self, number: int) -> Chain:
        chain = self._with_kept(self.around.chain(self.face, number))
        if chain.is_ring:
            raise Refusal(IN_A_RING, START, hex=self.hex.id)
        if chain.is_loop:
            raise Refusal(
                SAME_PLACE, "steam.track.no_selfloop", hex=self.hex.id, place=chain.ends[0]
            )
        return chain

    def _with_kept(self, chain: Chain) -> Chain:
        """A chain may cross itself: what it keeps on this hex belongs to somebody, too."""
        if not self.kept:
            return chain
        kept = [self.site.owners[self.kept[n]] for n in chain.tracks if n in self.kept]
        return replace(chain, owners=tuple(dict.fromkeys((*chain.owners, *kept))))

    def _check_may_extend(self, chain: Chain) -> None:
        for owner in chain.rivals(self.player):
            raise Refusal(NOT_YOUR_LINK, UNFINISHED, hex=self._met(chain), owner=owner)
        if not may_begin(self.table, self.player, chain, self.hex.id):
            self._refuse_start(chain)

    def _refuse_start(self, chain: Chain | None) -> None:
        place = next((p for p in chain.ends if p and p != self.hex.id), "") if chain else ""
        if chain and place:
            raise Refusal(
                NOT_JOINED, UNOWNED, hex=self._met(chain), place=place, player=self.player
            )
        if self.site.is_town and self.hex.tile:
            raise Refusal(NOT_YOUR_TOWN, START, place=self.hex.id, player=self.player)
        raise Refusal(FROM_NOWHERE, START, tile=self.face.id, hex=self.hex.id, player=self.player)

    def _met(self, chain: Chain) -> str:
        """The hex where the new track meets the old, to name it."""
        return chain.segments[0][0] if chain.segments else self.hex.id

    def _town_owners(self, chains: Mapping[int, Chain]) -> dict[int, str]:
        """Branches joined to somebody else's track are his; all others are the builder's."""
        owner_of = {n: next(iter(c.rivals(self.player)), self.player) for n, c in chains.items()}
        own = [chains[n] for n, owner in owner_of.items() if owner == self.player]
        here = has_link_in(self.table, self.player, self.hex.id)
        if not here and not any(may_begin(self.table, self.player, c, self.hex.id) for c in own):
            self._refuse_start(own[0] if own else None)
        return owner_of

    def _redirected(self) -> Plan:
        """The last track of an unfinished link leads elsewhere; it is no extension."""
        (lost,), (fresh,) = self.lost, self.fresh
        link = self._link_that_ends(lost)
        old, new = self.hex.face.tracks[lost], self.face.tracks[fresh]
        if link is None or link.is_complete:
            raise Refusal(COMPLETE_STAYS, REDIRECT, hex=self.hex.id)
        if link.owner not in ("", self.player):
            raise Refusal(OTHERS_STAY, REDIRECT, hex=self.hex.id, owner=link.owner)
        if not link.owner and not may_take(self.table, self.player, link.start):
            raise Refusal(
                NOT_JOINED, REDIRECT, hex=self.hex.id, place=link.start, player=self.player
            )
        entry = old.b if self._is_open(old.a) else old.a
        if entry not in (new.a, new.b):
            raise Refusal(
                LOSES_TRACK, REDIRECT, tile=self.face.id, rotation=self.rotation, hex=self.hex.id
            )
        chain = self._chain(fresh)
        self._check_may_extend(chain)
        owner = self.player if chain.is_complete else link.owner
        return self._made("redirected", {fresh: owner}, {fresh: chain}, self.site.rounds[lost])

    def _link_that_ends(self, track: int) -> Link | None:
        """Of which this track of the tile that lies here is the last."""
        last = (self.hex.id, track)
        return next((link for link in links(self.table) if link.segments[-1] == last), None)

    def _ends_unfinished(self, track: int) -> bool:
        link = self._link_that_ends(track)
        return link is not None and not link.is_complete

    def _is_open(self, side: int) -> bool:
        tail = self.around.tails[side]
        return not (tail.segments or tail.place or tail.is_back)

    def _made(
        self, kind: str, owner_of: Mapping[int, str], chains: Mapping[int, Chain], round_: int
    ) -> Plan:
        owners, rounds = [], []
        for number in range(len(self.face.tracks)):
            kept = self.kept.get(number)
            owners.append(owner_of[number] if kept is None else self.site.owners[kept])
            rounds.append(round_ if kept is None else self.site.rounds[kept])
        for number, chain in chains.items():
            for crossed in chain.tracks:
                owners[crossed] = owner_of[number]
        return Plan(
            kind,
            price(self.table, self.hex, self.face, kind),
            self.face,
            tuple(owners),
            tuple(rounds),
            {s: owner_of[n] for n, chain in chains.items() for s in chain.segments},
        )
