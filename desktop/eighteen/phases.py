"""Phases: the first train of a kind starts one, and may make older trains obsolete or scrap."""

from __future__ import annotations

from desktop.eighteen.table import EighteenTable
from desktop.eighteen.trains import Train


def on_train_bought(table: EighteenTable, train: Train) -> None:
    """Start the phase that waits for this kind of train, if it has not begun."""
    kind = train.data.name
    for number, phase in enumerate(table.box.phases):
        if number > table.phase_number and phase.on_train == kind:
            table.phase_number = number
            table.tell("phase", phase=phase.name)
            outdate(table, kind)
            for event in phase.events:
                table.on_event(event)


def outdate(table: EighteenTable, kind: str) -> None:
    """Scrap what this kind scraps; what it makes obsolete runs once more, if it is owned."""
    for train in table.depot.trains:
        if train.scrapped or table.is_spared(train):
            continue
        is_outdated = train.data.obsolete_on == kind
        at_once = train in table.depot.discarded or table.scraps_at_once
        if train.data.scrapped_on == kind or (is_outdated and at_once):
            scrap(table, train)
        elif is_outdated and train.owner is not None:
            train.obsolete = True


def scrap(table: EighteenTable, train: Train) -> None:
    owner = train.owner
    train.scrap()
    table.tell("scrapped", train=train.id, company=owner.id if owner else "")
