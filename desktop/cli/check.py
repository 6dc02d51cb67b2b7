"""check: replay saved games, with their traces if there are any, one line a file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from desktop.cli.errors import FAILED, OK, UsageError
from desktop.cli.files import find_files
from desktop.cli.progress import Progress
from desktop.engine.game import Game
from desktop.saves import game_file, json_text
from desktop.saves.errors import SaveError
from desktop.saves.open_file import open_file
from desktop.saves.peer_import import Importer, is_peer_file
from desktop.saves.trace_check import compare_result, follow, read_trace


def run(arguments: argparse.Namespace) -> int:
    traces: Path | None = arguments.trace
    if traces is not None and not traces.is_dir():
        raise UsageError(f"there is no folder {traces}")
    files = find_files(arguments.files)
    code = OK
    with Progress("replayed", len(files)) as progress:
        for path in files:
            line, is_good = check_file(path, traces)
            progress.clear()
            print(line)
            sys.stdout.flush()
            progress.step()
            code = code if is_good else FAILED
    return code


def check_file(path: Path, traces: Path | None = None) -> tuple[str, bool]:
    """One line about a file, and whether all is well with it."""
    game: Game | None = None
    try:
        game, problem = _replayed(path, traces)
    except SaveError as error:
        problem = error
    if game is None:
        return f"{path.name}: {problem}", False
    return f"{path.name}: {describe(game)}, {problem or 'ok'}", problem is None


def _replayed(path: Path, traces: Path | None) -> tuple[Game, SaveError | None]:
    if traces is not None:
        trace = find_trace(path, traces)
        return _beside_trace(path, trace)
    opened = open_file(path)
    game = opened.game
    if opened.problem is not None:
        return game, opened.problem
    for node in list(game.root.main_line())[-1:]:
        game.go_to(node)
    data = json_text.parse(path.read_text(encoding="utf-8-sig"))
    if is_peer_file(data) and not game_file.is_our_file(data):
        try:
            compare_result(data, game)
        except SaveError as problem:
            return game, problem
    return game, None


def find_trace(path: Path, traces: Path) -> Path:
    """The trace of a file; a SaveError if there is none."""
    name = f"{path.stem}.jsonl"
    for place in (traces / name, traces / path.absolute().parent.name / name):
        if place.is_file():
            return place
    raise SaveError(f"there is no trace {name} in {traces}")


def _beside_trace(path: Path, trace: Path) -> tuple[Game, SaveError | None]:
    try:
        data = json_text.parse(path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError(f"the file cannot be read ({error})") from error
    if not is_peer_file(data):
        raise SaveError("traces belong to files of 18xx.games")
    importer = Importer(data)
    try:
        for _ in follow(importer, read_trace(trace)):
            pass
        compare_result(data, importer.game)
    except SaveError as problem:
        return importer.game, problem
    return importer.game, None


def describe(game: Game) -> str:
    """Title, people, length and standing, in a line."""
    table = game.table
    standing = ", ".join(f"{player.name} {value}" for player, value in table.standing())
    ending = f"ended ({table.finished})" if table.finished else "not over"
    return (
        f"{game.title.key}, {len(table.players)} players, {game.at.depth} actions, "
        f"{ending}: {standing}"
    )
