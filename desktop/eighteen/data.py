"""What an 18xx box prints: board, tiles, companies, trains, phases, market and money, as read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.board.map import Board
from desktop.board.print_facts import PrintedBoard, PrintedHex
from desktop.board.tile_code import Face


@dataclass(frozen=True)
class HexData(PrintedHex):
    """One hex of the printed board, and what the rules know of it."""

    # Colour -> the only tiles of that colour that may lie here, whatever their label.
    named: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class TileData:
    """A tile number in the box."""

    face: Face
    count: int | None  # None: as many as needed
    name: str = ""  # the number printed on it, where the halves of a double tile share one
    twin: str = ""  # the tile that always lies beside it, on the other half of a double hex
    cost: int = 0  # printed on the tile, for whoever replaces it

    @property
    def number(self) -> str:
        """What people call it."""
        return self.name or self.face.id


@dataclass(frozen=True)
class TrainConfig:
    """One way to use a train card: `3/5` counts 3 of up to 5 places visited; `4` is 4 of 4."""

    name: str
    price: int
    counted: int
    visited: int
    towns: str = "stop"  # counted like cities, or "free": every one counts and costs nothing
    multiplier: int = 1  # of what cities and off-map areas earn, not towns


@dataclass(frozen=True)
class TrainData:
    """A kind of train card; the first configuration names it."""

    name: str
    configs: tuple[TrainConfig, ...]
    counts: Mapping[int, int]  # by number of players
    obsolete_on: str = ""  # first train of this kind makes it obsolete
    scrapped_on: str = ""  # … takes it off the table at once
    label: str = ""  # what is printed on the card, where kinds share it

    @property
    def printed(self) -> str:
        """What people call it."""
        return self.label or self.name


@dataclass(frozen=True)
class PhaseData:
    name: str
    on_train: str  # the kind of train whose first purchase starts it; "" for the first phase
    colours: tuple[str, ...]
    train_limit: int
    operating_rounds: int
    privates_for_sale: bool
    events: tuple[str, ...] = ()  # "close_privates", "remove_markers", …: `load.EVENTS`


@dataclass(frozen=True)
class ReservedStation:
    """A place kept for a corporation: its price there, and without a connection if allowed."""

    hex: str
    place: int
    slot: int
    cost: int
    teleport_cost: int | None = None


@dataclass(frozen=True)
class CorporationData:
    id: str
    name: str
    colour: str
    text_colour: str
    home: str
    home_place: int
    home_slot: int
    tokens: tuple[int, ...]  # price of each, the home station first
    shares: tuple[int, ...]  # percent of each certificate, the president's first
    group: str = ""  # removal group
    reserved: ReservedStation | None = None
    free_hexes: tuple[str, ...] = ()  # yellow tiles there cost nothing (Illinois Central)
    grant: bool = False  # receives one start price from the bank when founded
    trade_in: tuple[int, ...] = ()  # certificates that start in the trade-in box
    float_percent: int = 0  # sold before it operates; 0: founded means operating
    extra_tokens: int = 0  # stations that only a merger brings


@dataclass(frozen=True)
class MinorData:
    id: str
    name: str
    colour: str
    text_colour: str
    home: str
    home_place: int
    home_slot: int
    face_value: int
    debt: int = 0
    number: int = 0  # place in the order of the initial distribution
    trade_in: str = ""  # the certificate its owner gets when it closes
    heir: str = ""  # the corporation that gets its cash then


@dataclass(frozen=True)
class PrivateData:
    id: str
    name: str
    face_value: int
    income: int
    group: str = ""
    power: str = ""  # which file of powers serves it
    hexes: tuple[str, ...] = ()  # where the power works
    tiles: tuple[str, ...] = ()  # with which tiles
    place: int = 0  # the city of the hex, for a station power
    amount: int = 0  # a bonus or a discount
    uses: int = 0
    second_edition: bool = False
    number: int = 0  # place in the order of the initial distribution
    shares: tuple[str, ...] = ()  # certificates that its first buyer gets with it


Cell = tuple[int, int]  # row and column of the chart


@dataclass(frozen=True)
class MarketData:
    rows: tuple[tuple[int, ...], ...]
    par: tuple[int, ...]
    par_cells: tuple[Cell, ...] = ()  # where each start price is; empty: wherever the price is
    zones: Mapping[str, tuple[Cell, ...]] = field(default_factory=dict)  # "yellow", "end"
    grid: bool = False  # prices move up and down, too


@dataclass(frozen=True)
class MoneyData:
    bank: Mapping[int, int]  # by number of players
    cash: Mapping[int, int]
    # players -> corporations still in the game -> certificates
    certificate_limit: Mapping[int, Mapping[int, int]]


@dataclass(frozen=True)
class BoxData:
    """Everything printed in one box."""

    key: str
    layout: str  # "pointy" or "flat"
    letters: str  # hex letters run "down" or "across" the board
    hexes: Mapping[str, HexData]
    tiles: Mapping[str, TileData]
    trains: tuple[TrainData, ...]
    phases: tuple[PhaseData, ...]
    corporations: tuple[CorporationData, ...]
    minors: tuple[MinorData, ...]
    privates: tuple[PrivateData, ...]
    market: MarketData
    money: MoneyData

    def is_second_half(self, tile: str) -> bool:
        """Whether a tile only comes beside another one: of a double tile people take the first."""
        twin, numbers = self.tiles[tile].twin, list(self.tiles)
        return bool(twin) and numbers.index(twin) < numbers.index(tile)

    def board(self) -> Board:
        """The board as it is printed."""
        return Board(
            self.layout,
            self.letters,
            {hex.id: hex.face for hex in self.hexes.values()},
            walls={hex.id: hex.walls for hex in self.hexes.values()},
            twins={hex.id: hex.twin for hex in self.hexes.values() if hex.twin},
        )

    def printed(self) -> PrintedBoard:
        """The same for those who only draw it."""
        grants: dict[str, tuple[str, ...]] = {}
        for corporation in self.corporations:
            for hex_id in corporation.free_hexes:
                grants[hex_id] = (*grants.get(hex_id, ()), corporation.id)
        return PrintedBoard(
            key=self.key,
            title=self.key,
            layout=self.layout,
            letters=self.letters,
            hexes=self.hexes,
            print_file=("titles", self.key, "print.toml"),
            map_file=("titles", self.key, "map.toml"),
            numbers={id: tile.number for id, tile in self.tiles.items()},
            grants=grants,
            markers=tuple(private.id for private in self.privates),
        )
