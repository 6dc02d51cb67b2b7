"""shots: pictures of the window."""

from __future__ import annotations

import argparse
from importlib import import_module

from desktop.cli.bench import shared_folder
from desktop.cli.errors import OK, CommandError, UsageError


def run(arguments: argparse.Namespace) -> int:
    # Hand over to the room that may import Qt; the other commands never do.
    shots = import_module("desktop.windows.shots")
    title = arguments.title or shots.USUAL
    if title not in shots.SHOWN:
        raise UsageError(f"{title} is none of {', '.join(shots.SHOWN)}")
    scenes = shots.SHOWN[title].scenes
    if arguments.only and arguments.only not in scenes:
        raise UsageError(f"{arguments.only} is none of {', '.join(scenes)}")
    try:
        taken = shots.take(arguments.folder, arguments.only, shared_folder(), title=title)
        for path in taken:
            print(path, flush=True)
    except OSError as error:
        raise CommandError(str(error)) from error
    return OK
