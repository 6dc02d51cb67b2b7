"""table: the history of a game for a spreadsheet."""

from __future__ import annotations

import argparse

from desktop.cli.drawing import carry_out


def run(arguments: argparse.Namespace) -> int:
    return carry_out("table", arguments)
