"""Small marks for the style sheet, which takes pictures only from files: arrows and ticks."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from desktop.look.icons import pixmap

STROKE = 3.0  # on the grid of the icons: they are half as large
RATIOS = {1: "", 2: "@2x", 3: "@3x"}  # Qt takes the one that suits the screen


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    """Goes with the program; several of them at once do not meet there."""
    return tempfile.TemporaryDirectory(prefix="drezina-", ignore_cleanup_errors=True)


@cache
def mark_file(name: str, ink: str, px: int = 12) -> str:
    """The picture of an icon in an ink, as a style sheet names it."""
    stem = f"{name}_{ink.lstrip('#')}_{px}"
    folder = Path(_folder().name)
    for ratio, ending in RATIOS.items():
        pixmap(name, ink, px, ratio, STROKE).save(str(folder / f"{stem}{ending}.png"))
    return (folder / f"{stem}.png").as_posix()
