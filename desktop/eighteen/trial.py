"""How 18xx games are tried without people."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.eighteen.attempts import attempts
from desktop.eighteen.audit import audit
from desktop.eighteen.habits import random_player
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action
from desktop.engine.trial import Trial


def _tallied(table: EighteenTable, action: Action) -> Iterator[str]:
    """The powers of private companies one by one."""
    if action.actor in table.privates:
        yield f"{action.kind} by {action.actor}"


TRIAL = Trial(random_player, audit, attempts, _tallied)
