"""Train cards, and the depot they are bought from."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.board.routes import TrainSpec
from desktop.eighteen.data import TrainConfig, TrainData
from desktop.engine.state import Piece

if TYPE_CHECKING:
    from desktop.eighteen.companies.company import Company


class Train(Piece):
    """One train card."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "id", "data", "depot"})

    def __init__(self, data: TrainData, number: int, depot: Depot) -> None:
        self.id = f"{data.name}-{number}"
        self.key = f"train:{self.id}"
        self.data = data
        self.depot = depot
        self.owner: Company | None = None  # None: in the depot, or scrapped
        self.config = data.configs[0]
        self.obsolete = False
        self.has_run = False
        self.scrapped = False

    def leave(self) -> None:
        """Go from wherever it is."""
        if self.owner is not None:
            self.owner.trains = tuple(t for t in self.owner.trains if t is not self)
            self.owner = None
        else:
            self.depot.upcoming = tuple(t for t in self.depot.upcoming if t is not self)
            self.depot.discarded = tuple(t for t in self.depot.discarded if t is not self)

    def scrap(self) -> None:
        """Out of the game."""
        self.leave()
        self.scrapped = True

    @property
    def printed(self) -> str:
        """What people call it, the way it runs now."""
        return self.data.label or self.config.name

    def config_named(self, name: str) -> TrainConfig | None:
        return next((c for c in self.data.configs if c.name == name), None)

    @property
    def spec(self) -> TrainSpec:
        """What the search for routes must know."""
        config = self.config
        return TrainSpec(
            self.id,
            config.name,
            config.counted,
            config.visited,
            towns=config.towns,
            multiplier=config.multiplier,
        )


class Depot(Piece):
    """The bank's trains: new ones in order of purchase, and those given back."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "trains"})

    def __init__(self, kinds: tuple[TrainData, ...], players: int) -> None:
        self.key = "depot"
        self.trains = tuple(
            Train(kind, number, self) for kind in kinds for number in range(kind.counts[players])
        )
        self.upcoming = self.trains
        self.discarded: tuple[Train, ...] = ()

    def for_sale(self) -> tuple[Train, ...]:
        """What the bank sells now: the next card, and one of each kind given back."""
        first = self.upcoming[:1]
        kinds = {train.data.name: train for train in reversed(self.discarded)}
        return (*first, *sorted(kinds.values(), key=self.trains.index))

    def discard(self, train: Train) -> None:
        train.leave()
        self.discarded = (*self.discarded, train)

    def cheapest_price(self) -> int | None:
        prices = [c.price for train in self.for_sale() for c in train.data.configs]
        return min(prices, default=None)
