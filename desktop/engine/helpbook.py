"""Help at hand: what may be done at each step, and the essentials of a title, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from desktop.engine.resources import root
from desktop.engine.rulebook import rules
from desktop.engine.toml_table import TomlTable


@dataclass(frozen=True)
class Paragraph:
    """A few sentences, and the rules they rest on."""

    en: str
    ru: str
    rules: tuple[str, ...]
    only_with: str = ""  # an option of the set-up, without which this is not said
    not_with: str = ""

    def holds(self, options: frozenset[str]) -> bool:
        """Whether it is true at a table with these options."""
        wanted = not self.only_with or self.only_with in options
        return wanted and self.not_with not in options

    def text(self, language: str) -> str:
        return self.ru if language == "ru" else self.en


@dataclass(frozen=True)
class Sheet:
    """Paragraphs under one heading."""

    key: str
    name_en: str
    name_ru: str
    paragraphs: tuple[Paragraph, ...]

    def name(self, language: str) -> str:
        return self.name_ru if language == "ru" else self.name_en


@dataclass(frozen=True)
class HelpBook:
    """The help of one title."""

    title: str
    essentials: tuple[Sheet, ...]
    steps: Mapping[str, Sheet]  # by the name of the step that asks
    situations: Mapping[str, Sheet]  # what can befall a step: a forced purchase, receivership

    def sheets(self) -> tuple[Sheet, ...]:
        return (*self.essentials, *self.steps.values(), *self.situations.values())


def has_help(title: str) -> bool:
    """Whether somebody has written it."""
    return root().joinpath("help", f"{title}.toml").is_file()


@cache
def helpbook(title: str) -> HelpBook:
    """The help of a title; a DataError when a rule it cites does not exist."""
    with TomlTable.of_file("help", f"{title}.toml") as book:
        return HelpBook(
            title=title,
            essentials=tuple(_sheets(title, book.table("essentials")).values()),
            steps=_sheets(title, book.table("steps")),
            situations=_sheets(title, book.table("situations")),
        )


def _sheets(title: str, part: TomlTable) -> dict[str, Sheet]:
    return {key: _sheet(title, key, entry) for key, entry in part.tables()}


def _sheet(title: str, key: str, entry: TomlTable) -> Sheet:
    name_en, name_ru = entry.text("name_en"), entry.text("name_ru")
    paragraphs = tuple(_paragraph(title, paragraph) for _, paragraph in entry.tables())
    if not paragraphs:
        raise entry.error("", "has no paragraphs")
    return Sheet(key, name_en, name_ru, paragraphs)


def _paragraph(title: str, entry: TomlTable) -> Paragraph:
    with entry:
        return Paragraph(
            en=entry.text("en"),
            ru=entry.text("ru"),
            rules=entry.known("rules", rules(title)),
            only_with=entry.text("only_with", ""),
            not_with=entry.text("not_with", ""),
        )
