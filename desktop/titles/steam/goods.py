"""Moving goods: twice round the table a locomotive is upgraded, a cube moved, or nothing done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.steam import shipping
from desktop.titles.steam.actions import INCOME, POINTS, MoveCube, TakePoints, UpgradeLocomotive
from desktop.titles.steam.deliveries import Delivery, deliveries
from desktop.titles.steam.steps import SteamStep

TOP_LEVEL = QT_TRANSLATE_NOOP("Refusal", "The locomotives of {player} are at the highest level")
ONCE_A_PHASE = QT_TRANSLATE_NOOP(
    "Refusal", "{player} has upgraded locomotives in this phase already"
)
NOT_A_TRACK = QT_TRANSLATE_NOOP("Refusal", "Points go to income or to victory points")


class TakePointsStep(SteamStep):
    """steam.move.score: who has got points decides where they go, the mover first."""

    accepts = (TakePoints,)

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.due: tuple[tuple[str, int], ...] = ()  # who has got how many, in order

    def begin(self, due: tuple[tuple[str, int], ...]) -> None:
        self.due = due
        self._take_what_is_no_choice()

    def _take_what_is_no_choice(self) -> None:
        """Whose income is at its end can only take victory points."""
        most = self.table.box.income[-1]
        while self.due and self.table.player(self.due[0][0]).income >= most:
            self._give(POINTS)

    def is_open(self) -> bool:
        return bool(self.due)

    def actors(self) -> tuple[str, ...]:
        return (self.due[0][0],) if self.due else ()

    def check(self, action: TakePoints) -> None:
        if action.how not in (INCOME, POINTS):
            raise Refusal(NOT_A_TRACK, "steam.move.score")

    def apply(self, action: TakePoints) -> None:
        self._give(action.how)
        self._take_what_is_no_choice()

    def _give(self, how: str) -> None:
        (id, count), self.due = self.due[0], self.due[1:]
        player = self.table.player(id)
        if how == INCOME:
            before, most = player.income, self.table.box.income[-1]
            player.income = min(most, before + count)
            self.table.tell("points_to_income", player=id, count=player.income - before)
        else:
            player.points += count
            self.table.tell("points_to_victory", player=id, count=count)

    def choices(self) -> Iterator[Choice]:
        for id in self.actors():
            yield Choice(TakePoints(player=id, how=INCOME))
            yield Choice(TakePoints(player=id, how=POINTS))


class MoveGoodsStep(SteamStep):
    """steam.move.action"""

    accepts = (MoveCube, UpgradeLocomotive, Pass)
    fixed: ClassVar[frozenset[str]] = SteamStep.fixed | {"take_points"}

    def __init__(self, table: Any, name: str, take_points: TakePointsStep) -> None:
        super().__init__(table, name)
        self.take_points = take_points
        self.upgraded: tuple[str, ...] = ()  # who has done so in this phase

    def check(self, action: Action) -> None:
        if isinstance(action, MoveCube):
            self.delivery(action)
        elif isinstance(action, UpgradeLocomotive):
            self._check_upgrade()

    def _check_upgrade(self) -> None:
        if self.player.level >= self.table.box.levels[-1]:
            raise Refusal(TOP_LEVEL, "steam.loco.max", player=self.player.id)
        if self.player.id in self.upgraded:
            raise Refusal(ONCE_A_PHASE, "steam.move.action", player=self.player.id)

    def delivery(self, action: MoveCube) -> Delivery:
        """What the action moves; a refusal if it cannot be moved so."""
        wanted = (action.hex, action.colour, action.exits)
        for delivery in deliveries(self.table, self.player.id):
            if (delivery.origin, delivery.colour, delivery.sides) == wanted:
                return delivery
        raise shipping.reason_against(self.table, action)

    def apply(self, action: Action) -> None:
        player = self.player
        if isinstance(action, MoveCube):
            self._move(self.delivery(action))
        elif isinstance(action, UpgradeLocomotive):
            self.upgraded = (*self.upgraded, player.id)
            self.table.raise_level(player)
        else:
            self.table.tell("moved_nothing", player=player.id)
        self.done = True

    def _move(self, delivery: Delivery) -> None:
        """steam.move.cube: the cube is back in the bag and never drawn again."""
        self.table.sites[delivery.origin].take(delivery.colour)
        self.table.supply.return_cube(delivery.colour)
        self.table.tell(
            "delivered",
            player=self.player.id,
            colour=delivery.colour,
            start=delivery.origin,
            end=delivery.destination,
            count=len(delivery.links),
        )
        self.take_points.begin(delivery.points)

    def choices(self) -> Iterator[Choice]:
        id = self.player.id
        for delivery in deliveries(self.table, id):
            yield Choice(
                MoveCube(
                    player=id, hex=delivery.origin, colour=delivery.colour, exits=delivery.sides
                )
            )
        if self.allows(UpgradeLocomotive(player=id)):
            yield Choice(UpgradeLocomotive(player=id))
        yield Choice(Pass(who=id))
