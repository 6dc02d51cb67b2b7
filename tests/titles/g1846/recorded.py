"""Positions of recorded games in which trains run, rebuilt from the traces."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from desktop.board.map import Board, Hex
from desktop.board.routes import Run, TrainSpec
from desktop.eighteen.load import load_box
from desktop.titles.g1846.revenue import Revenue1846
from tests.shared import SHARED, merge

BOX = load_box("1846")
RANGES = {config.name: config for train in BOX.trains for config in train.configs}


@dataclass
class Position:
    """A board on which a company runs its trains, and how it ran them in the recorded game."""

    name: str
    board: Board
    company: str
    trains: list[TrainSpec]
    rules: Revenue1846
    runs: list[Run]
    incomes: list[int]
    revenue: int


def printed_board() -> Board:
    return Board(BOX.layout, BOX.letters, {id: data.face for id, data in BOX.hexes.items()})


def game_names() -> list[str]:
    return sorted(
        f"{title}/{path.stem}"
        for title in ("1846", "1846_2p")
        for path in (SHARED / "traces" / title).glob("*.jsonl")
    )


def positions(game: str) -> Iterator[Position]:
    """Every position of a game in which trains ran."""
    replay = json.loads(Path(SHARED / "replays" / f"{game}.json").read_text(encoding="utf-8"))
    actions = {action["id"]: action for action in replay["actions"]}
    state: dict[str, Any] = {}
    for text in (SHARED / "traces" / f"{game}.jsonl").read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        if line.get("action") == "run_routes":
            yield _position(f"{game}:{line['id']}", state, line, actions[line["id"]])
        if "full" in line:
            state = line["full"]
        else:
            merge(state, line.get("set", {}))


def _position(
    name: str, state: dict[str, Any], line: dict[str, Any], action: dict[str, Any]
) -> Position:
    company = line["by"][1]
    facts = state["companies"][company]
    board = _board(state)
    phase = next(phase for phase in BOX.phases if phase.name == state["phase"])
    mine = facts.get("markers", [])
    markers = {
        private: hex_id
        for hex_id, privates in state["hex_markers"].items()
        for private in privates
        if private in mine
    }
    trains = []
    for text in facts["trains"]:
        id, kind = text.split(":")[:2]
        trains.append(TrainSpec(id, kind, RANGES[kind].counted, RANGES[kind].visited))
    return Position(
        name,
        board,
        company,
        trains,
        Revenue1846(BOX, phase.colours, markers, "MAIL" in facts.get("privates", [])),
        [_run(board, company, route) for route in action["routes"]],
        [route["recomputed"] for route in line["routes"]],
        line["revenue"],
    )


def _board(state: dict[str, Any]) -> Board:
    board = printed_board()
    for hex_id, (tile, rotation) in state["tiles"].items():
        board[hex_id].lay(BOX.tiles[tile].face, rotation)
    tokens = [(*token, id) for id, facts in state["companies"].items() for token in facts["tokens"]]
    tokens += [token[:4] for token in state["other_tokens"]]
    for hex_id, place, slot, owner in tokens:
        board[hex_id].set_station(place, slot, owner)
    return board


def _run(board: Board, company: str, route: dict[str, Any]) -> Run:
    """The recorded sections, turned so that each goes on where the last one ended."""
    sections = [list(section) for section in route["connections"]]
    if len(sections) > 1 and sections[0][-1] not in (sections[1][0], sections[1][-1]):
        sections[0].reverse()
    for before, section in pairwise(sections):
        if section[0] != before[-1]:
            section.reverse()
    path: list[str] = []
    for before, after in zip([[], *sections], [*sections, []], strict=True):
        at = board[before[-1] if before else after[0]]
        joined = [board[before[-2]]] if before else []
        joined += [board[after[1]]] if after else []
        path += [*before[1:-1], _place(at, joined, company)]
    return Run(route["train"], tuple(path))


def _place(hex_: Hex, joined: list[Hex], company: str) -> str:
    """The place of a hex with track to these neighbours; of several, one with an own station."""
    sides = {hex_.neighbours.index(other) for other in joined}
    fits = [i for i, exits in enumerate(hex_.face.place_exits) if sides <= exits]
    own = [i for i in fits if hex_.has_station(i, company)]
    return f"{hex_.id}.{(own or fits)[0]}"
