"""Replays a recorded game beside its trace and stops at the first fact that differs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

from desktop.board.routes import judge
from desktop.eighteen.actions import RunTrains
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game
from desktop.engine.tree import Node
from desktop.saves.errors import SaveError
from desktop.saves.peer_import import Importer
from desktop.saves.peer_log import PeerAction
from desktop.saves.peer_title import ENDINGS
from desktop.saves.trace import comparable, first_difference, merged, snapshot

Line = dict[str, Any]

REASONS = {there: here for here, there in ENDINGS.items()}


def read_trace(path: Path) -> list[Line]:
    """The lines of a trace; a SaveError if it is not one."""
    try:
        lines = [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError) as error:
        raise SaveError(f"the trace {path.name} cannot be read ({error})") from error
    if not lines or not all(isinstance(line, dict) for line in lines) or "full" not in lines[0]:
        raise SaveError(f"{path.name} is not a trace")
    return lines


def follow(importer: Importer, lines: Iterable[Line]) -> Iterator[PeerAction]:
    """Play a file and compare the state after every action; a SaveError at the first difference."""
    game, rest = importer.game, iter(lines)
    state = _next(rest)["full"]
    _compare(state, game, 0)
    before = game.at
    for peer in importer.play():
        line, id = _next(rest), peer.get("id")
        if line.get("id") != id:
            raise SaveError(f"the trace goes on with action {line.get('id')}", id)
        state = line["full"] if "full" in line else merged(state, line["set"])
        _compare(state, game, id)
        if "routes" in line:
            _compare_runs(line, game, before, id)
        before = game.at
        yield peer
    _compare_end(_next(rest), game)


def _next(lines: Iterator[Line]) -> Line:
    line = next(lines, None)
    if line is None:
        raise SaveError("the trace ends before the game does")
    return line


def _compare(state: Line, game: Game, number: int | None) -> None:
    found = first_difference(comparable(state), snapshot(game))
    if found is not None:
        raise SaveError(found, number)


def _compare_runs(line: Line, game: Game, before: Node, number: int | None) -> None:
    """What each run earned, judged on the board on which it was made."""
    after = game.at
    node = next(n for n in after.path()[before.depth :] if isinstance(n.action, RunTrains))
    action = cast(RunTrains, node.action)
    assert node.parent is not None
    game.go_to(node.parent)
    table = cast(EighteenTable, game.table)
    company = table.company(action.company)
    trains = [train.spec for train in company.running_trains]
    rules = table.run_rules(company)
    judged = judge(table.board, company.id, trains, action.runs, rules)
    game.go_to(after)
    recorded = {"revenue": line["revenue"]}
    recorded |= {f"train {r['train']}": r["recomputed"] for r in line["routes"]}
    ours = {"revenue": judged.revenue}
    ours |= {f"train {income.run.train}": income.revenue for income in judged.runs}
    found = first_difference(recorded, ours, "runs")
    if found is not None:
        raise SaveError(found, number)


def _compare_end(line: Line, game: Game) -> None:
    if not line.get("end"):
        raise SaveError(f"the trace goes on with action {line.get('id')} after the game")
    reason = REASONS.get(line["reason"], line["reason"]) if line["finished"] else ""
    result = {str(player.seat): value for player, value in game.table.standing()}
    recorded = {"reason": reason, "result": line["result"]}
    found = first_difference(recorded, {"reason": game.table.finished, "result": result})
    if found is not None:
        raise SaveError(found)


def compare_result(data: Mapping[str, Any], game: Game) -> None:
    """The standing that a finished file names itself, if it does, against ours."""
    recorded, players = data.get("result"), data.get("players")
    if data.get("status") != "finished" or not isinstance(recorded, dict) or not recorded:
        return
    assert isinstance(players, list)
    by_seat = {player.seat: value for player, value in game.table.standing()}
    ours = {
        str(player.get("id", player.get("name"))): by_seat[seat]
        for seat, player in enumerate(players)
    }
    found = first_difference(recorded, ours, "result")
    if found is not None:
        raise SaveError(found)
