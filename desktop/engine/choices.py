"""What may be done now: actions to pick from, with ranges where a number is free."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from desktop.engine.actions import Action


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal decision.

    `action` is legal as it stands. A field in `ranges` may take any value of its range instead;
    a field in `free` may take whatever the rules accept (the runs of trains: the action offers
    the best ones, others are judged when they are tried).
    """

    action: Action
    ranges: Mapping[str, range] = field(default_factory=dict)
    free: frozenset[str] = frozenset()

    def covers(self, action: Action) -> bool:
        """Whether the action is this decision (what is free in it is not judged here)."""
        if type(action) is not type(self.action):
            return False
        for item in fields(action):
            name, value = item.name, getattr(action, item.name)
            if name in self.free:
                continue
            if name in self.ranges:
                if value not in self.ranges[name]:
                    return False
            elif value != getattr(self.action, name):
                return False
        return True

    def at(self, **values: Any) -> Action:
        """The action with numbers of one's own choice in its ranges."""
        return replace(self.action, **values)
