"""The track tiles of Steam: what they cost, which links they make, and how they lie in the tray."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from desktop.board.tile_code import Face
from desktop.document.effects import effects
from desktop.document.speech import player_name
from desktop.document.steam_effects import INCOME, POINTS
from desktop.document.steam_names import place_name
from desktop.engine.choices import Choice
from desktop.engine.game import Game
from desktop.i18n.money import changed_number, money
from desktop.scene.painting import steam_tiles
from desktop.scene.painting.double_tile import Half, TilePainter
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.steam_print import player_disc
from desktop.scene.painting.steam_tiles import Line
from desktop.scene.tools.piece_offer import TrayPiece
from desktop.scene.tools.steam_pieces import tray_pieces
from desktop.scene.tools.tile_box import TileBox
from desktop.titles.steam.laying import (
    ADDS_TRACK,
    INTO_BLACK,
    LOSES_TRACK,
    NONE_LEFT,
    NOTHING_NEW,
    OFF_THE_BOARD,
    SAME_PLACE,
    Plan,
    plan,
    surroundings,
)
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.surroundings import Chain
from desktop.titles.steam.track import LayTrack

translate = QCoreApplication.translate


def paint_tile(
    painter: QPainter,
    face: Face,
    half: Half | None,
    grid: Grid,
    *,
    lifted: bool = False,
    number: str = "",
    lines: Sequence[Line] = (),
) -> None:
    """As it lies in the box, or as it will lie; no number is printed on it."""
    steam_tiles.paint_tile(painter, face, lines, grid, lifted=lifted)


class SteamTiles(TileBox):
    """Laid by the player whose build turn it is."""

    paint: ClassVar[TilePainter] = staticmethod(paint_tile)
    of_one_turn: ClassVar[frozenset[str]] = frozenset(
        {INTO_BLACK, OFF_THE_BOARD, SAME_PLACE, ADDS_TRACK, LOSES_TRACK, NOTHING_NEW}
    )
    says_little: ClassVar[frozenset[str]] = frozenset({NONE_LEFT})

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.table: PhaseTable = self.table

    def lays(self, choices: Iterable[Choice]) -> tuple[LayTrack, ...]:
        return tuple(c.action for c in choices if isinstance(c.action, LayTrack))

    def face(self, tile: str) -> Face:
        return self.table.box.faces[tile]

    def left(self, tile: str) -> int | None:
        return self.table.supply.left(tile)

    def price(self, action: LayTrack) -> tuple[int, int]:
        return self._plan(action).cost, self.table.player(action.player).cash

    def _plan(self, action: LayTrack) -> Plan:
        return plan(self.table, action.player, action.hex, action.tile, action.rotation)

    # What comes of a tile, in words

    def notes(self, action: LayTrack, face: Face) -> tuple[str, ...]:
        planned = self._plan(action)
        return tuple(
            note
            for note in (
                self._what(action, planned),
                *self._links(action, planned),
                self._credit(action, planned),
            )
            if note
        )

    def _what(self, action: LayTrack, planned: Plan) -> str:
        if planned.kind == "redirected":
            return translate("SteamBoard", "redirects the unfinished link")
        if planned.kind == "upgraded":
            return translate("SteamBoard", "in place of tile {tile}").format(
                tile=self.board[action.hex].tile
            )
        return " + ".join(self._parts(action.hex, planned.face))

    def _parts(self, hex_id: str, face: Face) -> Iterator[str]:
        """Where the price of a new tile comes from."""
        costs, ground = self.table.box.track, self.table.ground[hex_id]
        sides = money(len(face.exits))
        yield translate("SteamBoard", "sides {cost}").format(cost=sides)
        if face.places:
            yield translate("SteamBoard", "town {cost}").format(cost=money(costs.town))
        if ground.river:
            yield translate("SteamBoard", "river {cost}").format(cost=money(costs.river))
        if ground.terrain == "hill":
            yield translate("SteamBoard", "hills {cost}").format(cost=money(costs.hill))

    def _links(self, action: LayTrack, planned: Plan) -> Iterator[str]:
        """What each new piece of track becomes part of."""
        hex_ = self.board[action.hex]
        around = surroundings(self.table, hex_)
        old = {frozenset((track.a, track.b)) for track in hex_.face.tracks}
        open_ends = []
        for number, track in enumerate(planned.face.tracks):
            if frozenset((track.a, track.b)) not in old:
                chain = around.chain(planned.face, number)
                if chain.is_complete:
                    yield self._complete(chain, planned.owners[number], action.player)
                else:
                    open_ends += [place for place in chain.ends if place]
        for place in dict.fromkeys(open_ends):
            text = translate("SteamBoard", "unfinished link from {place}")
            yield text.format(place=place_name(self.table, place))

    def _complete(self, chain: Chain, owner: str, player: str) -> str:
        start, end = (place_name(self.table, place) for place in chain.ends)
        if owner == player:
            text = translate("SteamBoard", "completes {start} – {end}")
        else:
            text = translate("SteamBoard", "completes {start} – {end} for {owner}")
        return text.format(start=start, end=end, owner=player_name(self.table, owner))

    def _credit(self, action: LayTrack, planned: Plan) -> str:
        """What is borrowed for it, and what that takes."""
        player = self.table.player(action.player)
        if planned.cost <= player.cash:
            return ""
        levels = effects(self.game, action).levels
        for track, text in (
            (POINTS, translate("SteamBoard", "on credit: points {move}")),
            (INCOME, translate("SteamBoard", "on credit: income {move}")),
        ):
            if (player.id, track) in levels:
                return text.format(move=changed_number(*levels[player.id, track]))
        return ""

    def lines(self, action: LayTrack) -> tuple[Line, ...]:
        """Whose its track will be, and whether the links are finished."""
        planned = self._plan(action)
        around = surroundings(self.table, self.board[action.hex])
        return tuple(
            Line(player_disc(self.table, owner), around.chain(planned.face, number).is_complete)
            for number, owner in enumerate(planned.owners)
        )

    # Refusals, and looking at any tile

    def attempt(self, hex_id: str, tile: str, rotation: int) -> LayTrack:
        return LayTrack(player=self.table.turn, hex=hex_id, tile=tile, rotation=rotation)

    def asked(self, hex_id: str) -> tuple[str, ...]:
        """Those that come next there: of a town with one branch, those with two."""
        site, faces = self.table.sites.get(hex_id), self.table.box.faces
        is_town = site is not None and site.is_town
        count = len(self.board[hex_id].face.tracks)
        fitting = [tile for tile, face in faces.items() if bool(face.places) == is_town]
        return tuple(tile for tile in fitting if len(faces[tile].tracks) > count) or tuple(fitting)

    def all_tiles(self) -> tuple[str, ...]:
        return tuple(self.table.box.faces)

    # The tray

    def tray(self, legal: Iterable[str]) -> list[tuple[str, list[str]]]:
        """What can be laid now; then the rest, so that one sees what is left of it."""
        phase, legal = self.table.round, tuple(legal)
        if self.table.finished or phase is None or phase.name != "build":
            return []
        faces = self.table.box.faces
        order = [tile for tile in faces if tile in legal]
        order += [tile for tile in faces if tile not in legal]
        towns = [tile for tile in order if faces[tile].places]
        lines = [tile for tile in order if not faces[tile].places]
        groups = (
            (translate("Tray", "Track"), [t for t in lines if len(faces[t].tracks) == 1]),
            (translate("Tray", "Towns"), towns),
            (translate("Tray", "Two lines"), [t for t in lines if len(faces[t].tracks) > 1]),
        )
        return [(title, tiles) for title, tiles in groups if tiles]

    def tray_pieces(self, choices: Iterable[Choice]) -> list[tuple[str, list[TrayPiece]]]:
        return tray_pieces(self.table, choices)
