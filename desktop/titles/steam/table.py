"""The table of Steam: the board, what lies on it, and whose turn comes when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.board.map import Derived
from desktop.engine.setup import Setup
from desktop.engine.state import Piece
from desktop.engine.table import Table
from desktop.titles.steam.data import COLOURS, Box, Ground
from desktop.titles.steam.load_board import board_of, make_board
from desktop.titles.steam.load_box import load_box
from desktop.titles.steam.pieces import Site, SteamPlayer, Supply


class SteamTable(Table):
    """Every piece of one game of Steam."""

    family: ClassVar[str] = "steam"
    fixed: ClassVar[frozenset[str]] = Table.fixed | {
        "box",
        "data",
        "board",
        "ground",
        "sites",
        "supply",
        "track_known",
    }

    players: tuple[SteamPlayer, ...]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box: Box = load_box()
        self.data = board_of(setup)
        self.board = make_board(self.data)
        self.ground: dict[str, Ground] = dict(self.data.hexes)
        self.sites = {g.id: Site(g) for g in self.ground.values() if g.is_land}
        self.supply = Supply(self.box, self.data.reserve_spaces)
        self.track_known = Derived(self.journal, "track")
        self.order: tuple[str, ...] = tuple(player.id for player in self.players)
        self.round_number = 0

    def make_player(self, seat: int, id: str, name: str) -> SteamPlayer:
        return SteamPlayer(seat, id, name)

    def pieces(self) -> Iterator[Piece]:
        yield from super().pieces()
        yield from self.board.hexes.values()
        yield from self.sites.values()
        yield self.supply

    @property
    def is_standard(self) -> bool:
        """Whether the standard game is played, not the base one."""
        return "standard" in self.setup.options

    def player(self, id: str) -> SteamPlayer:
        return next(player for player in self.players if player.id == id)

    def deal_cubes(self) -> None:
        """Shake the bag; cubes on the cities as printed, then on the reserve spaces."""
        every = [colour for colour in COLOURS for _ in range(self.box.cubes[colour])]
        self.supply.bag = self.chance.shuffled(every)
        count = len(self.players)
        for id, site in self.sites.items():
            if site.colour:
                site.put(self.supply.draw(self.data.cubes_in(id, count)))
        each = self.box.reserve_cubes[count]
        self.supply.reserve = tuple(self.supply.draw(each) for _ in range(self.data.reserve_spaces))

    def check_spend(self, player: SteamPlayer, amount: int, rule_id: str) -> None:
        """Refuse an expense the player cannot pay, by cash or by the loans of the mode."""
        raise NotImplementedError("a table without money")

    def spend(self, player: SteamPlayer, amount: int, rule_id: str) -> None:
        """Pay the bank; in base mode borrow what is missing."""
        raise NotImplementedError("a table without money")

    def result(self, player: Any) -> int:
        return int(player.points)
