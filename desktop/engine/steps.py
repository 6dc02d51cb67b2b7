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

    A step that *asks* holds up the turn while it is open; a step that only *offers* can be used
    whenever its `offers` says so, beside whatever is being asked.
    """

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "name", "table"})
    accepts: ClassVar[tuple[type[Action], ...]] = ()
    asks: ClassVar[bool] = True

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
        """Whether a step that only offers can be used now."""
        return True

    def actors(self) -> tuple[str, ...]:
        """Whom it asks."""
        raise NotImplementedError(f"{self.name} asks nobody")

    def check(self, action: Any) -> None:
        """Raise a refusal if the action is against a rule. Changes nothing."""

    def apply(self, action: Any) -> None:
        """Carry out an action that has passed the check."""

    def choices(self) -> Iterator[Choice]:
        """Everything that `check` would accept."""
        yield from ()
