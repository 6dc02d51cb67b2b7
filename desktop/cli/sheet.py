"""sheet: a score sheet, a ledger or a map sheet as PDF."""

from __future__ import annotations

import argparse

from desktop.cli.drawing import carry_out


def run(arguments: argparse.Namespace) -> int:
    return carry_out("sheet", arguments)
