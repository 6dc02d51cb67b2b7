"""Positions of recorded games of 18MEX in which trains run, from the traces, and fuller ones."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from desktop.board.map import Board, Hex
from desktop.board.routes import RouteRules, TrainSpec
from desktop.eighteen import track
from desktop.eighteen.load import load_box
from desktop.eighteen.revenue import Revenue
from tests.shared import SHARED, merge

BOX = load_box("18MEX")
CONFIGS = {config.name: config for train in BOX.trains for config in train.configs}
RULES = RouteRules("mex.route.def", "mex.route.length", "mex.route.def")


@dataclass
class Position:
    """A board on which a company runs its trains, and what it earned in the recorded game."""

    name: str
    board: Board
    company: str
    trains: list[TrainSpec]
    rules: Revenue
    revenue: int


def spec(id: str, kind: str) -> TrainSpec:
    config = CONFIGS[kind]
    return TrainSpec(
        id, kind, config.counted, config.visited, towns=config.towns, multiplier=config.multiplier
    )


def revenue_in(phase: str) -> Revenue:
    return Revenue(RULES, next(known.colours for known in BOX.phases if known.name == phase))


def game_names() -> list[str]:
    return sorted(path.stem for path in (SHARED / "traces" / "18MEX").glob("*.jsonl"))


def positions(game: str) -> Iterator[Position]:
    """Every position of a game in which trains ran."""
    state: dict[str, Any] = {}
    path = SHARED / "traces" / "18MEX" / f"{game}.jsonl"
    for text in path.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        if line.get("action") == "run_routes":
            company = line["by"][1]
            trains = [text.split(":")[:2] for text in state["companies"][company]["trains"]]
            yield Position(
                f"{game}:{line['id']}",
                _board(state),
                company,
                [spec(id, kind) for id, kind in trains],
                revenue_in(state["phase"]),
                line["revenue"],
            )
        if "full" in line:
            state = line["full"]
        else:
            merge(state, line.get("set", {}))


def _board(state: dict[str, Any]) -> Board:
    board = BOX.board()
    for hex_id, (tile, rotation) in state["tiles"].items():
        board[hex_id].lay(BOX.tiles[tile].face, rotation)
    for id, facts in state["companies"].items():
        for hex_id, place, slot in facts["tokens"]:
            board[hex_id].set_station(place, slot, id)
    for hex_id, place, slot, owner, *_ in state["other_tokens"]:
        board[hex_id].set_station(place, slot, owner)
    return board


def fill(board: Board, seed: int) -> Board:
    """Lay tiles wherever they fit, as long as the box has some: the fullest of boards."""
    chance = random.Random(seed)
    left = {number: tile.count or 99 for number, tile in BOX.tiles.items()}
    for hex_ in board.hexes.values():
        if hex_.tile:
            left[hex_.tile] -= 1
    for _ in range(4):  # once for each colour
        hexes = [hex_ for hex_ in board.hexes.values() if hex_ is hex_.halves[0]]
        chance.shuffle(hexes)
        for hex_ in hexes:
            _improve(hex_, left, chance)
    return board


def _improve(hex_: Hex, left: dict[str, int], chance: random.Random) -> None:
    named = BOX.hexes[hex_.id].named
    fitting = [
        (number, rotation)
        for number, tile in BOX.tiles.items()
        if left[number] > 0
        for rotation in track.legal_turns(
            hex_.face, tile.face, hex_.closed, named.get(tile.face.colour, ())
        )
    ]
    if not fitting:
        return
    number, rotation = max(
        chance.sample(fitting, min(3, len(fitting))),
        key=lambda choice: len(BOX.tiles[choice[0]].face.turned(choice[1]).exits),
    )
    for half in hex_.halves:
        if half.tile:
            left[half.tile] += 1
        laid = number if half is hex_ else BOX.tiles[number].twin
        left[laid] -= 1
        half.lay(BOX.tiles[laid].face, rotation)
