"""Words for what is done and what happened, in the reader's language."""

from __future__ import annotations

from desktop.engine.actions import Action
from desktop.engine.table import Table


def action_text(table: Table, action: Action) -> str:
    """What somebody does, in one sentence."""
    return action.kind
