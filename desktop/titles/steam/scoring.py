"""The end: what everybody has, and who has won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop.titles.steam.links import completed_links

if TYPE_CHECKING:
    from desktop.titles.steam.pieces import SteamPlayer
    from desktop.titles.steam.table import SteamTable

LAST = 99  # behind every action tile


@dataclass(frozen=True)
class Score:
    """One player's points as they would be counted now."""

    points: int
    income: int
    links: int

    @property
    def total(self) -> int:
        return self.points + self.income + self.links


def points_for_income(income: int) -> int:
    """steam.score.income: half of it, rounded down, or twice what is owed."""
    return income // 2 if income > 0 else 2 * income


def score(table: SteamTable, player: SteamPlayer) -> Score:
    if player.is_out:
        return Score(0, 0, 0)
    links = completed_links(table, player.id)  # steam.score.links
    return Score(player.points, points_for_income(player.income), links)


def place(table: SteamTable, player: SteamPlayer) -> tuple[bool, int, int, int]:
    """What the players are sorted by, the winner first.

    steam.tie: the lowest action tile of the last round wins. Before anybody has taken one in this
    round those of the round before count, and then the turn order, so that one is always first.
    """
    order = table.order.index(player.id) if player.id in table.order else LAST
    action = player.action or player.last_action or LAST
    return player.is_out, -score(table, player).total, action, order
