"""A made-up game of a family nobody knows: coins, four hexes to lay track on, and one cube.

In a turn a player takes coins or lays a tile, then may carry the cube to a neighbouring hex.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from desktop.board.map import Board
from desktop.board.print_facts import PrintedBoard, PrintedHex
from desktop.board.tile_code import Face, parse
from desktop.document.speech import Speech
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.refusal import Refusal
from desktop.engine.rounds import Round
from desktop.engine.setup import Setup
from desktop.engine.state import Change, Piece
from desktop.engine.steps import Step
from desktop.engine.table import Table
from desktop.engine.title import Title
from desktop.scene.board_desk import BoardDesk
from desktop.scene.board_kits import BoardKit
from desktop.scene.board_scene import BoardScene
from desktop.scene.items.sheet_item import SheetItem
from desktop.scene.painting.hex_looks import HexLook, fresh_look
from desktop.scene.painting.prints import Print
from desktop.scene.painting.sheet import BoardSheet
from desktop.scene.tools.gesture import CarryGesture, Source
from desktop.scene.tools.tile_box import TileBox
from desktop.windows.outfit import Outfit

FAMILY = "toy"
ROUNDS = 3
RULE = "1846.or.turn"  # any rule will do
HEXES = {id: PrintedHex(id, Face(id, "white"), name=f"Place {id}") for id in ("A1", "A3", "B2")}
HEXES["B4"] = PrintedHex("B4", Face("B4", "white"), terrain="mountain", cost=20)
TILE = parse("9", "yellow", "0-3")
PRINT = """
sheet = [-172, -172, 900, 700]
lakes = {}
rivers = {}
ridges = {}
markers = {}
labels = {}
[folds]
[title_block]
at = [500, 400]
title = "Toy"
[title_block.subtitle]
en = "A game to try the window with"
ru = "Игра для пробы окна"
[title_block.values]
[names_ru]
"Place A1" = "Место А1"
"Place A3" = "Место А3"
"Place B2" = "Место Б2"
"""


# Rules


@dataclass(frozen=True, kw_only=True)
class TakeCoins(Action):
    kind: ClassVar[str] = "toy_take_coins"

    player: str
    coins: int


@dataclass(frozen=True, kw_only=True)
class LayToyTrack(Action):
    kind: ClassVar[str] = "toy_lay_track"

    player: str
    hex: str
    tile: str
    rotation: int


@dataclass(frozen=True, kw_only=True)
class CarryCube(Action):
    kind: ClassVar[str] = "toy_carry_cube"

    player: str
    to: str


class Cube(Piece):
    fixed: ClassVar[frozenset[str]] = frozenset({"key"})

    def __init__(self) -> None:
        self.key = "cube"
        self.hex = "A1"


class WorkStep(Step):
    accepts = (TakeCoins, LayToyTrack)

    def actors(self) -> tuple[str, ...]:
        return (self.table.turn,)

    def check(self, action: Any) -> None:
        if isinstance(action, LayToyTrack) and self.table.board[action.hex].tile:
            raise Refusal("There is track on {hex} already", RULE, hex=action.hex)

    def apply(self, action: Any) -> None:
        player = self.table.asked
        if isinstance(action, TakeCoins):
            player.cash += action.coins
            self.table.tell("toy_coins", player=player.id, amount=action.coins)
        else:
            self.table.board[action.hex].lay(TILE, action.rotation)
            self.table.tell("toy_track", player=player.id, hex=action.hex)
        self.done = True

    def choices(self) -> Iterator[Choice]:
        who = self.table.turn
        yield Choice(TakeCoins(player=who, coins=1), {"coins": range(1, 4)})
        for hex_ in self.table.board.hexes.values():
            if not hex_.tile:
                for turn in range(3):
                    yield Choice(LayToyTrack(player=who, hex=hex_.id, tile="9", rotation=turn))


class CarryStep(Step):
    accepts = (CarryCube, Pass)

    def actors(self) -> tuple[str, ...]:
        return (self.table.turn,)

    def check(self, action: Any) -> None:
        near = [h.id for h in self.table.board[self.table.cube.hex].neighbours if h is not None]
        if isinstance(action, CarryCube) and action.to not in near:
            raise Refusal("{hex} is too far away", RULE, hex=action.to)

    def apply(self, action: Any) -> None:
        if isinstance(action, CarryCube):
            self.table.cube.hex = action.to
            self.table.asked.points += 1
            self.table.tell("toy_carried", player=self.table.turn, hex=action.to)
        self.done = True

    def choices(self) -> Iterator[Choice]:
        for hex_ in self.table.board[self.table.cube.hex].neighbours:
            if hex_ is not None:
                yield Choice(CarryCube(player=self.table.turn, to=hex_.id))
        yield Choice(Pass(who=self.table.turn))


class ToyRound(Round):
    def begin(self) -> None:
        self.table.number += 1
        self.table.turn = self.table.players[0].id
        self.table.tell("toy_round", cycle=self.table.number)
        self._next()

    def _next(self) -> None:
        for step in self.steps:
            step.reset()

    def advance(self) -> None:
        seat = self.table.asked.seat + 1
        if seat < len(self.table.players):
            self.table.turn = self.table.players[seat].id
            self._next()
        elif self.table.number == ROUNDS:
            self.table.finish("toy")
        else:
            self.begin()


class ToyTable(Table):
    family: ClassVar[str] = FAMILY
    fixed: ClassVar[frozenset[str]] = Table.fixed | {"board", "cube"}

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.board = Board("pointy", "down", {id: data.face for id, data in HEXES.items()})
        self.cube = Cube()
        self.turn = "1"
        self.number = 0
        steps = (WorkStep(self, "toy_work"), CarryStep(self, "toy_carry"))
        self.rounds = (ToyRound(self, "toy", steps, RULE),)

    def make_player(self, seat: int, id: str, name: str) -> Any:
        player = super().make_player(seat, id, name)
        player.points = 0
        return player

    def pieces(self) -> Iterator[Piece]:
        yield from super().pieces()
        yield from self.board.hexes.values()
        yield self.cube

    @property
    def cycle(self) -> int:
        return self.number

    @property
    def asked(self) -> Any:
        return next(player for player in self.players if player.id == self.turn)

    def begin(self) -> None:
        self.start(self.rounds[0])

    def result(self, player: Any) -> int:
        return int(player.points)


class StrangeTable(ToyTable):
    """The same, but its family has registered nothing at all."""

    family: ClassVar[str] = "strange"


TOY = Title("Toy", "Toy", range(2, 4), (), ToyTable, RULE, family=FAMILY)
STRANGE = Title("Strange", "Strange: A Game", range(2, 4), (), StrangeTable, RULE, family="strange")

# Words

SPEECH = Speech(
    actions={
        "toy_take_coins": "{player} takes coins",
        "toy_lay_track": "{player} lays track on {hex}",
        "toy_carry_cube": "{player} carries the cube to {to}",
    },
    news={
        "toy_round": "Round {cycle}",
        "toy_coins": "{player} takes {amount}",
        "toy_track": "{player} lays track on {hex}",
        "toy_carried": "{player} carries the cube to {hex}",
        "game_over.toy": "The toy is put away",
    },
    rounds={"toy": "Toy round {cycle}"},
    rounds_short={"toy": "T {cycle}"},
    steps={"toy_work": "Work", "toy_carry": "Carry the cube"},
    news_variants={"game_over": lambda facts: str(facts["reason"])},
    hex_name=lambda table, hex_id: HEXES[hex_id].name,
    layout=lambda table: "pointy",
    round_news=("toy_round",),
    log_kinds={"coins": ("toy_coins",)},
    log_names={"coins": "Coins"},
    earning={"toy_coins": "amount"},
)

# The board


def toy_print(folder: Path) -> Print:
    path = folder / "toy-print.toml"
    path.write_text(PRINT, encoding="utf-8")
    where = (str(path),)
    board = PrintedBoard("Toy", "Toy", "pointy", "down", HEXES, where, where, {"9": "9"})

    def looks(table: ToyTable, sheet: BoardSheet) -> dict[str, HexLook]:
        return {id: HexLook(hex_.face, hex_.tile) for id, hex_ in table.board.hexes.items()}

    return Print(
        sheet=lambda key, language, inks: BoardSheet(board, language, inks),
        fresh=lambda sheet: {id: fresh_look(data) for id, data in HEXES.items()},
        looks=looks,
        paint_pieces=lambda painter, sheet, table, has_shadows: None,
        board=lambda key: board,
    )


class ToyTiles(TileBox):
    def lays(self, choices: Any) -> tuple[LayToyTrack, ...]:
        return tuple(c.action for c in choices if isinstance(c.action, LayToyTrack))

    def face(self, tile: str) -> Face:
        return TILE

    def price(self, action: LayToyTrack) -> tuple[int, int]:
        return 0, self.table.asked.cash

    def attempt(self, hex_id: str, tile: str, rotation: int) -> LayToyTrack:
        return LayToyTrack(player=self.table.turn, hex=hex_id, tile=tile, rotation=rotation)

    def asked(self, hex_id: str) -> tuple[str, ...]:
        return ("9",)

    def all_tiles(self) -> tuple[str, ...]:
        return ("9",)

    def tray(self, legal: Any) -> list[tuple[str, list[str]]]:
        return [("Track", ["9"])] if list(legal) else []


class CubeGesture(CarryGesture):
    def __init__(self, source: Source) -> None:
        self._source = source
        found = (c.action for c in source.choices())
        self._actions = {a.to: a for a in found if isinstance(a, CarryCube)}

    def hexes(self) -> tuple[str, ...]:
        return tuple(self._actions)

    def action_at(self, hex_id: str, place: int | None) -> CarryCube | None:
        return self._actions.get(hex_id)

    def reason(self, hex_id: str, place: int | None) -> Refusal | None:
        try:
            who = self._source.game.table.turn
            self._source.game.check(CarryCube(player=who, to=hex_id))
        except Refusal as refusal:
            return refusal
        return None


class ToyDesk(BoardDesk):
    def lift(self, piece: object) -> bool:
        gesture = CubeGesture(self.document)
        if not gesture.hexes():
            return False
        self.take(gesture)
        return True


class ToyScene(BoardScene):
    def __init__(self, desk: BoardDesk, sheet: SheetItem) -> None:
        self.cube: QGraphicsRectItem | None = None
        super().__init__(desk, sheet)

    def sync_pieces(self, change: Change | None) -> None:
        if self.cube is None:
            self.cube = QGraphicsRectItem(QRectF(-20, -20, 40, 40))
            self.addItem(self.cube)
        self.cube.setPos(self.centre_of(self.table.cube.hex))

    def piece_at(self, point: QPointF) -> object | None:
        assert self.cube is not None
        return self.table.cube if self.cube.sceneBoundingRect().contains(point) else None

    def ghost_for(self, gesture: CarryGesture) -> QGraphicsItem:
        return QGraphicsRectItem(QRectF(-20, -20, 40, 40))


KIT = BoardKit(ToyDesk, ToyScene)
OUTFIT = Outfit(piece_ticket=lambda desk: ("Cube", f"to {desk.aim.to}"))
