"""What happened, as facts; the sentence is made later, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Fact = str | int | bool | tuple["Fact", ...]


@dataclass(frozen=True, slots=True)
class News:
    """One happening: its kind and the names and numbers that belong to it."""

    kind: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
