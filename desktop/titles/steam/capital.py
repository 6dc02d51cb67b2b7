"""steam.std.capital: in the standard game money is raised once a round, before all else."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.steam import money
from desktop.titles.steam.actions import RaiseCapital
from desktop.titles.steam.steps import SteamStep

NOT_SO_MANY = QT_TRANSLATE_NOOP("Refusal", "{player} can raise 1 to {count} units, not {units}")
NO_CAPITAL = QT_TRANSLATE_NOOP("Refusal", "{player} has neither income nor points to raise money")


class CapitalStep(SteamStep):
    """Any number of units, or none."""

    accepts = (RaiseCapital, Pass)

    def check(self, action: Action) -> None:
        if not isinstance(action, RaiseCapital):
            return
        count = money.most_units(self.table, self.player)
        if not count:
            raise Refusal(NO_CAPITAL, "steam.loan.at_minus10", player=action.player)
        if not 1 <= action.units <= count:
            raise Refusal(
                NOT_SO_MANY,
                "steam.std.capital",
                player=action.player,
                count=count,
                units=action.units,
            )

    def apply(self, action: Action) -> None:
        if isinstance(action, RaiseCapital):
            money.borrow(self.table, self.player, action.units)
        else:
            self.table.tell("no_capital", player=self.player.id)
        self.done = True

    def choices(self) -> Iterator[Choice]:
        count = money.most_units(self.table, self.player)
        if count:
            action = RaiseCapital(player=self.player.id, units=1)
            yield Choice(action, {"units": range(1, count + 1)})
        yield Choice(Pass(who=self.player.id))
