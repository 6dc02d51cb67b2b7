"""The action list of an 18xx.games file, with undo, redo and automatic actions resolved."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

from desktop.saves.errors import SaveError

PeerAction = Mapping[str, Any]

MAX_ACTIONS = 50_000

SILENT = frozenset(
    {
        "message",
        "log",
        "program_buy_shares",
        "program_share_pass",
        "program_merger_pass",
        "program_disable",
        "program_enable",
        "program_auction_bid",
        "program_close_pass",
        "program_harzbahn_draft_pass",
        "program_independent_mines",
    }
)


def effective(actions: Sequence[Any]) -> list[list[PeerAction]]:
    """What still stands after every undo and redo: each action with its automatic ones."""
    if len(actions) > MAX_ACTIONS:
        raise SaveError(f"the file has more than {MAX_ACTIONS:,} actions")
    standing: list[PeerAction] = []
    undone: list[list[PeerAction]] = []
    for number, action in enumerate(actions, start=1):
        if not isinstance(action, dict) or not isinstance(action.get("type"), str):
            raise SaveError("it is not an action", number)
        kind = action["type"]
        if kind == "undo":
            undone.append(_undo(standing, action, number))
        elif kind == "redo":
            if not undone:
                raise SaveError("nothing to redo", number)
            standing += undone.pop()
        elif kind not in ("message", "log"):
            undone.clear()
            standing.append(action)
        # chat is never undone and has no effect
    groups = [[action, *_automatic(action)] for action in standing]
    if sum(map(len, groups)) > MAX_ACTIONS:
        raise SaveError(f"the file has more than {MAX_ACTIONS:,} actions")
    return groups


def _undo(standing: list[PeerAction], action: PeerAction, number: int) -> list[PeerAction]:
    target = action.get("action_id")
    if target is None:
        at = len(standing) - 1
        if at < 0:
            raise SaveError("nothing to undo", number)
    else:
        if type(target) is not int:
            raise SaveError("undo to no action", number)
        at = bisect_right(standing, target, key=_id)  # the numbers only grow
    taken = standing[at:]
    del standing[at:]
    return taken


def _id(action: PeerAction) -> int:
    id = action.get("id")
    return id if type(id) is int else 0


def _automatic(action: PeerAction) -> list[PeerAction]:
    found = action.get("auto_actions") or []
    if not isinstance(found, list) or not all(isinstance(a, dict) for a in found):
        raise SaveError("its automatic actions are no list of actions", _id(action))
    return found
