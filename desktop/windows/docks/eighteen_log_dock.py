"""The log of 18xx games, where companies act, too."""

from __future__ import annotations

from desktop.models.words import short_name
from desktop.windows.docks.log_dock import LogDock


class EighteenLogDock(LogDock):
    """Filtered by corporations and minors."""

    def company_names(self) -> list[tuple[str, str]]:
        table = self.table
        corporations = [c for c in table.corporations.values() if not c.removed]
        return [
            *((c.id, short_name(c.data.name)) for c in corporations),
            *((m.id, m.data.name) for m in table.minors.values()),
        ]
