"""Over the train limit: give trains back until it holds."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.eighteen.actions import DiscardTrain
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.market import operating_rank
from desktop.eighteen.steps.base import EighteenStep
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

NOT_ITS_TRAIN = QT_TRANSLATE_NOOP("Refusal", "{corporation} has no train {train} to discard")


class DiscardTrainStep(EighteenStep):
    """Asked at once of every corporation over its limit, in operating order."""

    for_minors = False
    accepts = (DiscardTrain,)

    def crowded(self) -> Corporation | None:
        over = [
            c
            for c in self.table.founded()
            if len(self.table.counted_trains(c)) > self.table.train_limit(c)
        ]
        return min(over, key=operating_rank, default=None)

    def is_open(self) -> bool:
        return self.crowded() is not None

    def actors(self) -> tuple[str, ...]:
        corporation = self.crowded()
        return (corporation.id,) if corporation is not None else ()

    def check(self, action: DiscardTrain) -> None:
        corporation = self.crowded()
        assert corporation is not None
        train = self.table.train(action.train)
        if train not in self.table.counted_trains(corporation):
            raise Refusal(
                NOT_ITS_TRAIN,
                self.rule("discard_train"),
                corporation=corporation.id,
                train=train.id,
            )

    def apply(self, action: DiscardTrain) -> None:
        train = self.table.train(action.train)
        self.table.depot.discard(train)
        self.table.tell("discarded", train=train.id, corporation=action.corporation)

    def choices(self) -> Iterator[Choice]:
        corporation = self.crowded()
        assert corporation is not None
        for train in self.table.counted_trains(corporation):
            yield Choice(DiscardTrain(corporation=corporation.id, train=train.id))
