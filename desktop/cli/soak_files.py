"""soak-files: open damaged copies of saved games."""

from __future__ import annotations

import argparse
from collections import Counter

from desktop.cli.errors import FAILED, OK, CommandError
from desktop.cli.files import find_files
from desktop.cli.progress import Progress
from desktop.saves.soak import soak


def run(arguments: argparse.Namespace) -> int:
    texts = []
    for path in find_files(arguments.files):
        try:
            texts.append(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise CommandError(f"{path} cannot be read ({error})") from error
    counts: Counter[str] = Counter()
    with Progress("opened", arguments.count) as progress:
        done = 0
        while done < arguments.count:
            few = min(len(texts), arguments.count - done)  # each file once, as in one long soak
            try:
                counts += soak(few, arguments.seed + done, texts)
            except Exception as error:  # whatever it is: finding it is what this is for
                notes = ", ".join(getattr(error, "__notes__", ()))
                progress.clear()
                print(f"FAILED: {type(error).__name__}: {error} ({notes})")
                return FAILED
            done += few
            progress.step(few)
    print(", ".join(f"{kind} {count}" for kind, count in sorted(counts.items())))
    return OK
