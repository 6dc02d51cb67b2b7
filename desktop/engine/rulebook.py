"""The rules as a player may ask for them: what a rule says, in both languages, and where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from desktop.engine.resources import DataError
from desktop.engine.toml_table import TomlTable


@dataclass(frozen=True)
class Rule:
    """One rule of a title, in our own words."""

    id: str  # "1846.track.connect"
    section: str  # the heading in the rulebook
    section_en: str
    en: str
    ru: str


def rule(id: str) -> Rule:
    """The rule with this id; a DataError when the rulebook has none."""
    title = id.partition(".")[0]
    found = rules(title).get(id)
    if found is None:
        raise DataError(f"rules/{title}.toml", id, "there is no such rule")
    return found


@cache
def rules(title: str) -> Mapping[str, Rule]:
    """All rules of a title, by id, in the order of its rulebook."""
    book = TomlTable.of_file("rules", f"{title}.toml")
    return {id: _read(id, entry) for id, entry in book.tables()}


def _read(id: str, entry: TomlTable) -> Rule:
    with entry:
        return Rule(
            id=id,
            section=entry.text("section"),
            section_en=entry.text("section_en"),
            en=entry.text("en"),
            ru=entry.text("ru"),
        )
