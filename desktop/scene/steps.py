"""One deed forward or back is seen to move; a jump through the game is not."""

from __future__ import annotations

from desktop.engine.actions import Action
from desktop.engine.tree import Node


def step_between(before: Node, after: Node) -> int:
    """1 where one deed was done, -1 where one was taken back, else 0."""
    if after.parent is before:
        return 1
    return -1 if before.parent is after else 0


def is_lay(action: Action | None) -> bool:
    """Whether it lays a tile: whatever it is called, it has these."""
    return all(hasattr(action, part) for part in ("hex", "tile", "rotation"))
