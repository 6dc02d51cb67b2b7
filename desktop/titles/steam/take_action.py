"""Choosing action tiles: who takes which, what it costs, and what happens at once."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.steam import cities
from desktop.titles.steam.actions import CITY_GROWTH, LOCOMOTIVE, TakeAction
from desktop.titles.steam.data import ActionTile
from desktop.titles.steam.steps import SteamStep

NO_SUCH_ACTION = QT_TRANSLATE_NOOP("Refusal", "There is no action tile {number}")
ALREADY_TAKEN = QT_TRANSLATE_NOOP("Refusal", "{tile} has been taken by {player} in this round")
NOT_DECLINED = QT_TRANSLATE_NOOP("Refusal", "{tile} cannot be declined")
DECLINED_LATER = QT_TRANSLATE_NOOP(
    "Refusal", "In the standard game {tile} is free and is declined when track is laid"
)
ONLY_DECLINED = QT_TRANSLATE_NOOP(
    "Refusal", "{tile} cannot be carried out any more and may only be declined"
)
TOP_LEVEL = QT_TRANSLATE_NOOP("Refusal", "The locomotives of {player} are at the highest level")


class TakeActionStep(SteamStep):
    """steam.act.choose"""

    accepts = (TakeAction,)

    def cost(self, tile: ActionTile) -> int:
        """What the tile costs who takes it now; nothing in the standard game."""
        if self.table.is_standard:
            return 0
        return tile.cost + (self.player.level + 1 if tile.number == LOCOMOTIVE else 0)

    def check(self, action: TakeAction) -> None:
        tile = self.table.box.actions.get(action.number)
        if tile is None:
            raise Refusal(NO_SUCH_ACTION, "steam.act.choose", number=action.number)
        taken = self.table.taken_by(tile.number)
        if taken:
            raise Refusal(ALREADY_TAKEN, "steam.act.choose", tile=tile.key, player=taken)
        if action.declined:
            self._check_declined(tile)
            return
        if tile.number == LOCOMOTIVE and self.player.level == self.table.box.levels[-1]:
            raise Refusal(TOP_LEVEL, "steam.act.6_locomotive", player=self.player.id)
        if tile.may_decline and not self.table.is_standard and not self._has_use(tile):
            raise Refusal(ONLY_DECLINED, "steam.act.pass", tile=tile.key)
        rule_id = f"steam.act.{tile.number}_{RULES[tile.number]}"
        self.table.check_spend(self.player, self.cost(tile), rule_id)

    def _check_declined(self, tile: ActionTile) -> None:
        if not tile.may_decline:
            raise Refusal(NOT_DECLINED, "steam.act.pass", tile=tile.key)
        if self.table.is_standard:
            raise Refusal(DECLINED_LATER, "steam.std.actions_free", tile=tile.key)

    def _has_use(self, tile: ActionTile) -> bool:
        """Who pays commits himself to a new city, or to the growth of one: it must be possible."""
        grows = tile.number == CITY_GROWTH
        possible = cities.possible_growth if grows else cities.possible_cities
        return any(True for _ in possible(self.table, self.player.id))

    def apply(self, action: TakeAction) -> None:
        tile, player = self.table.box.actions[action.number], self.player
        player.action, player.declined = tile.number, action.declined
        cost = 0 if action.declined else self.cost(tile)
        self._tell(tile, action.declined, cost)
        self.table.spend(player, cost, "steam.act.choose")
        if tile.number == LOCOMOTIVE:
            self.table.raise_level(player)
        self.done = True

    def _tell(self, tile: ActionTile, declined: bool, cost: int) -> None:
        player = self.player.id
        if declined:
            self.table.tell("action_declined", player=player, tile=tile.key)
        elif cost:
            self.table.tell("action_paid", player=player, tile=tile.key, cost=cost)
        else:
            self.table.tell("action_taken", player=player, tile=tile.key)

    def choices(self) -> Iterator[Choice]:
        for number in self.table.box.actions:
            for declined in (False, True):
                action = TakeAction(player=self.player.id, number=number, declined=declined)
                if self.allows(action):
                    yield Choice(action)


RULES = {
    1: "first_player",
    2: "first_move",
    3: "engineer",
    4: "first_build",
    5: "city_growth",
    6: "locomotive",
    7: "urbanization",
}
