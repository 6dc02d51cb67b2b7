"""The rules as a player may ask for them: what a rule says, in both languages, and where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from desktop.engine.resources import DataError, root
from desktop.engine.toml_table import TomlTable


@dataclass(frozen=True)
class Rule:
    """One rule of a title, in our own words."""

    id: str  # "1846.track.connect"
    title: str  # the key of the title, which the id does not always begin with
    book: str  # what players call the game
    section: str  # the heading in the rulebook
    section_en: str
    en: str
    ru: str


def rule(id: str) -> Rule:
    """The rule with this id; a DataError when the rulebook has none."""
    title = _title_of(id.partition(".")[0])
    found = rules(title).get(id)
    if found is None:
        raise DataError(f"rules/{title}.toml", id, "there is no such rule")
    return found


@cache
def rules(title: str) -> Mapping[str, Rule]:
    """All rules of a title, by id, in the order of its rulebook."""
    book = TomlTable.of_file("rules", f"{title}.toml")
    book.text("prefix", title)
    name = book.text("name", title)
    return {id: _read(id, title, name, entry) for id, entry in book.tables()}


@cache
def _title_of(prefix: str) -> str:
    """The title whose rules have ids that begin so: its key, or the `prefix` of its rulebook."""
    paths = sorted((root() / "rules").glob("*.toml"))
    titles = [path.stem for path in paths]
    if prefix in titles:
        return prefix
    books = {title: TomlTable.of_file("rules", f"{title}.toml") for title in titles}
    return next((title for title in titles if books[title].text("prefix", "") == prefix), prefix)


def _read(id: str, title: str, name: str, entry: TomlTable) -> Rule:
    with entry:
        return Rule(
            id=id,
            title=title,
            book=name,
            section=entry.text("section"),
            section_en=entry.text("section_en"),
            en=entry.text("en"),
            ru=entry.text("ru"),
        )
