"""A round: a tuple of steps, who is asked, and what comes when nobody is asked any more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from desktop.engine.actions import Action
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.engine.state import Piece
from desktop.engine.steps import Step

if TYPE_CHECKING:
    from desktop.engine.table import Table

NOT_NOW = QT_TRANSLATE_NOOP("Refusal", "This cannot be done now: {step} is asked of {actor}")
NOT_YOU = QT_TRANSLATE_NOOP("Refusal", "It is the turn of {actor}, not of {who}")


class Round(Piece):
    """A tuple of steps gone through by one actor after another."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "name", "table", "steps", "rule_id"})

    table: Table

    def __init__(self, table: Any, name: str, steps: tuple[Step, ...], rule_id: str) -> None:
        self.key = f"round:{name}"
        self.name = name
        self.table = table
        self.steps = steps
        self.rule_id = rule_id  # the rule that gives the order of play
        self.step: Step | None = None  # the one that asks now

    def begin(self) -> None:
        """Start the round; called once each time it comes."""

    def advance(self) -> None:
        """Nobody is asked any more: the next actor, or the next round."""
        raise NotImplementedError(f"{self.name} does not know what comes next")

    def find_open_step(self) -> bool:
        """Let the first open step ask; False if none is open."""
        for step in self.steps:
            if step.is_open():
                self.step = step
                return True
            step.skip()
        self.step = None
        return False

    def actors(self) -> tuple[str, ...]:
        return self.step.actors() if self.step is not None else ()

    def usable_steps(self) -> Iterator[Step]:
        """The steps that can be used now: those that offer, up to the one that asks."""
        for step in self.steps:
            if step is self.step:
                yield step
                return
            if step.offers():
                yield step

    def step_for(self, action: Action) -> Step:
        """The step that takes this action now; a refusal if none does."""
        for step in self.usable_steps():
            if step.takes(action):
                return step
        actors = self.actors()
        if any(isinstance(action, step.accepts) for step in self.usable_steps()):
            raise Refusal(NOT_YOU, self.rule_id, actor=", ".join(actors), who=action.actor[:40])
        asked = self.step.name if self.step is not None else self.name
        raise Refusal(NOT_NOW, self.rule_id, step=asked, actor=", ".join(actors))

    def choices(self) -> Iterator[Choice]:
        for step in self.usable_steps():
            yield from step.choices()
