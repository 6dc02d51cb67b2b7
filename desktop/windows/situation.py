"""What has befallen the present turn: the rules at hand begin with it."""

from __future__ import annotations

from desktop.engine.table import Table


def situation_of(table: Table) -> str:
    """A key of `HelpBook.situations`; "" when all goes its usual way."""
    from desktop.windows.outfits import outfit_of  # which lists the dock of the rules, too

    return outfit_of(table).situation(table)
