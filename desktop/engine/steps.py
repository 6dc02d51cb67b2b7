"""A step: one thing that may be done in a turn, with its check, its effect and its choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from desktop.engine.actions import Action
from desktop.engine.choices import Choice
from desktop.engine.state import Piece

if TYPE_CHECKING:
    from desktop.engine.table import Table


class Step(Piece):
    """One thing that may be done.

    An *open* step asks, and holds up the turn until it is answered; a step that *offers* can be
    used beside whatever is being asked later in the turn.
    """

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "name", "table"})
    accepts: ClassVar[tuple[type[Action], ...]] = ()

    table: Table

    def __init__(self, table: Any, name: str) -> None:
        self.key = f"step:{name}"
        self.name = name
        self.table = table
        self.done = False

    def reset(self) -> None:
        """Made ready for the next turn."""
        self.done = False

    def is_open(self) -> bool:
        """Whether somebody must be asked here now."""
        return not self.done

    def offers(self) -> bool:
        """Whether it can be used now although something else is asked."""
        return False

    def skip(self) -> None:
        """The turn goes on without asking here."""

    def actors(self) -> tuple[str, ...]:
        """Whom it asks."""
        raise NotImplementedError(f"{self.name} asks nobody")

    def serves(self, actor: str) -> bool:
        """Whether this actor ever comes here in a turn of his, now or later."""
        return True

    def takes(self, action: Action) -> bool:
        """Whether this kind of action of this actor belongs here."""
        return isinstance(action, self.accepts) and action.actor in self.actors()

    def check(self, action: Any) -> None:
        """Raise a refusal if the action is against a rule. Changes nothing."""

    def apply(self, action: Any) -> None:
        """Carry out an action that has passed the check."""

    def choices(self) -> Iterator[Choice]:
        """Everything that `check` would accept."""
        yield from ()
