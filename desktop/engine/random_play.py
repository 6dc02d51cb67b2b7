"""Random legal play: a seeded player who knows nothing but the choices he is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from desktop.engine.actions import Action
from desktop.engine.chance import Chance
from desktop.engine.choices import Choice
from desktop.engine.game import Game

T = TypeVar("T")

DRAWS = 1 << 31  # how many different numbers a draw can give


class Dice:
    """Numbers of one's own, apart from the dice of the game."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        # Neighbouring seeds begin with neighbouring numbers; a few draws tear them apart.
        for _ in range(8):
            self._chance.draw()

    def below(self, count: int) -> int:
        """0 to count - 1. The upper bits decide: the lower ones of this generator soon repeat."""
        return self._chance.draw() * count // DRAWS

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def weighed(self, weights: Sequence[int]) -> int:
        """The number of a thing, by weight; of any thing when nothing weighs anything."""
        total = sum(weights)
        if total <= 0:
            return self.below(len(weights))
        at = self.below(total)
        for number, weight in enumerate(weights):
            at -= weight
            if at < 0:
                return number
        raise AssertionError("weights that do not add up")


class RandomPlayer:
    """Picks a kind of action by its weight, then one action of that kind by taste.

    Kinds without a weight weigh 10. What is free in a choice is taken as it is offered.
    """

    def __init__(
        self,
        seed: int,
        weights: Mapping[str, int] | None = None,
        taste: Callable[[Action], int] = lambda action: 1,
    ) -> None:
        self.dice = Dice(seed)
        self._weights = weights or {}
        self._taste = taste

    def pick(self, choices: Sequence[Choice]) -> Action:
        """One legal action."""
        by_kind: dict[str, list[Choice]] = {}
        for choice in choices:
            by_kind.setdefault(choice.action.kind, []).append(choice)
        kinds = list(by_kind)
        at = self.dice.weighed([self._weights.get(kind, 10) for kind in kinds])
        fitting = by_kind[kinds[at]]
        chosen = fitting[self.dice.weighed([self._taste(c.action) for c in fitting])]
        if not chosen.ranges:
            return chosen.action
        return chosen.at(**{name: self._number(area) for name, area in chosen.ranges.items()})

    def _number(self, area: range) -> int:
        """Bargains and fancy prices more often than chance alone would have them."""
        ends = (area[0], area[-1])
        return self.dice.one_of(ends) if self.dice.below(2) else self.dice.one_of(area)

    def play(self, game: Game) -> Action | None:
        """Play one action; None when the game is over."""
        if game.table.finished:
            return None
        choices = game.choices()
        if not choices:
            raise RuntimeError("the game is not over, and nobody can do anything")
        action = self.pick(choices)
        game.apply(action)
        return action
