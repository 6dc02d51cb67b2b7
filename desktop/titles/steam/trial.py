"""How games of Steam are tried without people."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.actions import Action
from desktop.engine.trial import Trial
from desktop.titles.steam.actions import TakeAction
from desktop.titles.steam.attempts import attempts
from desktop.titles.steam.audit import audit
from desktop.titles.steam.balance import survey
from desktop.titles.steam.habits import SteamBot
from desktop.titles.steam.phase_table import PhaseTable


def _tallied(table: PhaseTable, action: Action) -> Iterator[str]:
    """The action tiles one by one."""
    if isinstance(action, TakeAction):
        tile = table.box.actions[action.number].key
        yield f"take_action {tile}{', declined' if action.declined else ''}"


TRIAL = Trial(SteamBot, audit, attempts, _tallied, survey)
