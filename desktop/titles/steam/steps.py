"""What all steps of Steam share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.actions import Action
from desktop.engine.refusal import Refusal
from desktop.engine.steps import Step

if TYPE_CHECKING:
    from desktop.titles.steam.phase_table import PhaseTable
    from desktop.titles.steam.pieces import SteamPlayer


class SteamStep(Step):
    """A step whose actor is the player whose turn it is in the phase."""

    table: PhaseTable

    def actors(self) -> tuple[str, ...]:
        return (self.table.turn,) if self.table.turn else ()

    @property
    def player(self) -> SteamPlayer:
        return self.table.player(self.table.turn)

    def allows(self, action: Action) -> bool:
        """Whether the action passes the check."""
        try:
            self.check(action)
        except Refusal:
            return False
        return True
