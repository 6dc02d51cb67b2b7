"""What every company that operates has: a treasury, trains and stations."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.engine.money import Purse

if TYPE_CHECKING:
    from desktop.eighteen.trains import Train


class Company(Purse):
    """A railway with a charter: money, trains, and station tokens still to be placed."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "id", "data"})

    def __init__(self, id: str, tokens: tuple[int, ...]) -> None:
        self.key = f"company:{id}"
        self.id = id
        self.cash = 0
        self.trains: tuple[Train, ...] = ()
        self.tokens = tokens  # the prices of those not placed
        self.closed = False
        self.last_revenue = 0

    @property
    def running_trains(self) -> tuple[Train, ...]:
        """Those that can still run in this operating round."""
        return tuple(train for train in self.trains if not train.has_run)

    @property
    def lasting_trains(self) -> tuple[Train, ...]:
        """Those that stay after the next run: obsolete ones do not."""
        return tuple(train for train in self.trains if not train.obsolete)

    def take(self, train: Train) -> None:
        train.leave()
        self.trains = (*self.trains, train)
        train.owner = self
