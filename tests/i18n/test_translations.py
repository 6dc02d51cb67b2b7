"""Both languages are complete: nothing lost on the way from the code to the reader.

Whoever adds or changes a text runs `python -m desktop.i18n.update`, writes the translation into
translations/drezina_ru.ts (plurals into drezina_en.ts as well), and runs it again.
"""

from __future__ import annotations

import re
import string
from dataclasses import dataclass
from functools import cache
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

from desktop.i18n import update
from tests.i18n.source_texts import marked_texts

FORMS = {"ru": 3, "en": 2}


@dataclass(frozen=True)
class Message:
    context: str
    source: str
    forms: tuple[str, ...]
    is_plural: bool
    is_finished: bool


@cache
def messages(code: str) -> tuple[Message, ...]:
    found = []
    for context in ElementTree.parse(update.file_of(code, "ts")).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            is_plural = message.get("numerus") == "yes"
            forms = [f.text or "" for f in translation.iter("numerusform")]
            found.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    tuple(forms) if is_plural else (translation.text or "",),
                    is_plural,
                    translation.get("type") is None,
                )
            )
    return tuple(found)


def places(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def test_texts_are_marked_so_that_they_are_found():
    problems = [f"{m.where}: {m.problem}" for m in marked_texts() if m.problem]
    assert problems == []


def test_every_text_of_the_code_is_in_the_russian_file():
    known = {(m.context, m.source): m.is_plural for m in messages("ru")}
    lost = [
        f"{m.where}: {m.context} | {m.text}"
        for m in marked_texts()
        if not m.problem and known.get((m.context, m.text)) is not m.is_plural
    ]
    assert lost == []


def test_no_text_is_kept_that_the_code_has_lost():
    marked = {(m.context, m.text) for m in marked_texts()}
    for code in FORMS:
        stale = [m for m in messages(code) if (m.context, m.source) not in marked]
        assert stale == []


def test_every_plural_is_in_the_english_file():
    plurals = {(m.context, m.text) for m in marked_texts() if m.is_plural}
    assert plurals == {(m.context, m.source) for m in messages("en")}


@pytest.mark.parametrize("code", FORMS)
def test_nothing_waits_for_a_translation(code):
    assert update.unfinished(update.file_of(code, "ts")) == []


@pytest.mark.parametrize("code", FORMS)
def test_every_form_is_there_with_every_place(code):
    for message in (m for m in messages(code) if m.is_finished):
        assert len(message.forms) == (FORMS[code] if message.is_plural else 1), message
        for form in message.forms:
            assert form.strip(), message
            assert places(form) == places(message.source), message
            assert ("%n" in form) == ("%n" in message.source), message


@pytest.mark.parametrize("code", FORMS)
def test_the_compiled_file_says_the_same(qapp, code):
    """The .qm files are kept in the repository, so that nothing must be built before a start."""
    translator = QTranslator()
    assert translator.load(str(update.file_of(code, "qm")))
    for message in (m for m in messages(code) if m.is_finished):
        count = 1 if message.is_plural else -1
        found = translator.translate(message.context, message.source, None, count)
        assert found == message.forms[0], "run python -m desktop.i18n.update"


def test_russian_is_written_as_players_speak():
    """DESIGN: no exclamation marks, no «ошибка», no «Вы» with a capital, ё where it belongs."""
    for message in messages("ru"):
        for form in message.forms:
            assert "!" not in form and "ошибка" not in form.lower(), form
            assert not re.search(r"(?<=[а-яё,] )Вы\b|\bВаш", form), form
            assert not re.search(r"\b(еще|счет|зеленый|желтый|идет)\b", form), form
