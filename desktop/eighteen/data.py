"""What an 18xx box prints: board, tiles, companies, trains, phases, market and money, as read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.board.tile_code import Face


@dataclass(frozen=True)
class SideCost:
    """A number printed on a hexside: a bridge or a tunnel to be paid when track crosses it."""

    side: int
    kind: str  # "bridge" or "tunnel"
    cost: int


@dataclass(frozen=True)
class HexData:
    """One hex of the printed board."""

    id: str
    face: Face  # what is printed there; Face.id is the hex id
    name: str = ""
    terrain: str = ""  # "mountain" or "water" when `cost` is printed in the hex
    cost: int = 0
    sides: tuple[SideCost, ...] = ()
    icons: tuple[str, ...] = ()  # symbols in printed order: "port", "meat", "lsl", …
    compass: str = ""  # "E" or "W" of an off-map area
    compass_bonus: int = 0  # its double-arrow number
    area: str = ""  # red hexes with the same area name are drawn as one outline


@dataclass(frozen=True)
class TileData:
    """A tile number in the box."""

    face: Face
    count: int | None  # None: as many as needed


@dataclass(frozen=True)
class TrainConfig:
    """One way to use a train card: `3/5` counts 3 of up to 5 places visited; `4` is 4 of 4."""

    name: str
    price: int
    counted: int
    visited: int


@dataclass(frozen=True)
class TrainData:
    """A kind of train card; the first configuration names it."""

    name: str
    configs: tuple[TrainConfig, ...]
    counts: Mapping[int, int]  # by number of players
    obsolete_on: str = ""  # first train of this kind makes it obsolete
    scrapped_on: str = ""  # … takes it off the table at once


@dataclass(frozen=True)
class PhaseData:
    name: str
    on_train: str  # the kind of train whose first purchase starts it; "" for the first phase
    colours: tuple[str, ...]
    train_limit: int
    operating_rounds: int
    privates_for_sale: bool
    events: tuple[str, ...] = ()  # "close_privates", "remove_markers", "end_reservations"


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
    debt: int


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


@dataclass(frozen=True)
class MarketData:
    rows: tuple[tuple[int, ...], ...]
    par: tuple[int, ...]


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
