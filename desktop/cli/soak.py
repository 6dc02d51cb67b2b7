"""soak: hold undo, redo, replay and choices against each other in whole games."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from desktop.cli.errors import FAILED, OK
from desktop.cli.files import find_files
from desktop.cli.progress import Progress
from desktop.engine.game import Game
from desktop.saves.errors import SaveError
from desktop.saves.open_file import open_file
from desktop.saves.proof import Proof, Sizes, prove


def run(arguments: argparse.Namespace) -> int:
    sizes = Sizes(arguments.offers, arguments.refusals)
    code = OK
    for path in find_files(arguments.files):
        try:
            proof = _prove(path, sizes)
        except (SaveError, AssertionError) as error:
            print(f"{path.name}: {error}")
            code = FAILED
        else:
            print(
                f"{path.name}: {proof.actions} actions, {proof.offers} offers accepted, "
                f"{proof.refusals} others refused, ok"
            )
        sys.stdout.flush()
    return code


def _prove(path: Path, sizes: Sizes) -> Proof:
    opened = open_file(path)
    if opened.problem is not None:
        raise opened.problem
    game: Game = opened.game
    actions = [node.action for node in game.root.main_line() if node.action is not None]
    with Progress(path.name, len(actions)) as progress:
        return prove(game.setup, actions, sizes, watch=lambda proof: progress.step())
