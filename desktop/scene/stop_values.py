"""What each stop of the shown runs earns."""

from __future__ import annotations

from desktop.board.routes import Run, judge
from desktop.eighteen.table import EighteenTable
from desktop.engine.refusal import Refusal
from desktop.scene.items.value_item import StopValue


def stop_values(table: EighteenTable, runs: tuple[Run, ...]) -> tuple[StopValue, ...]:
    """The plates of the shown runs; none while they are not legal."""
    company = table.operating
    if company is None or not runs:
        return ()
    trains = [train.spec for train in company.running_trains]
    try:
        judged = judge(table.board, company.id, trains, runs, table.run_rules(company))
    except Refusal:
        return ()
    numbers = {run.train: number for number, run in enumerate(runs)}
    found = []
    for income in judged.runs:
        for stop in income.stops:
            value = stop.revenue if stop.is_counted else stop.value
            text = str(value) if stop.is_counted else f"({value})"
            number = numbers.get(income.run.train, 0)
            where = (stop.stop.hex, stop.stop.number)
            found.append(StopValue(*where, text, number, stop.is_counted))
    return tuple(found)
