"""convert: a saved game into the other format."""

from __future__ import annotations

import argparse
from pathlib import Path

from desktop.cli.errors import OK, CommandError
from desktop.cli.files import opened_whole, write
from desktop.cli.parser import OURS, PEER


def run(arguments: argparse.Namespace) -> int:
    source: Path = arguments.source
    target: Path = arguments.target
    if target.exists() and not arguments.force:
        raise CommandError(f"{target} exists; --force overwrites it")
    format = arguments.format or (PEER if target.suffix == ".json" else OURS)
    game = opened_whole(source)
    write(game, target, format)
    count = sum(1 for _ in game.root.main_line())
    print(f"{target}: {game.title.key}, {len(game.setup.players)} players, {count} actions")
    return OK
