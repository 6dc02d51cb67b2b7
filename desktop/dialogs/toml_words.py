"""Why a text file cannot be read as TOML: in which line, and in the reader's language."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from desktop.engine.translatable import QT_TRANSLATE_NOOP

PLACE = re.compile(
    r"^(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of .*)\)$"
)
TWICE = QT_TRANSLATE_NOOP("TomlError", "this stands in the file twice")
# How the sentences of the reader of TOML begin, and what we say instead.
SAID = {
    "Invalid statement": QT_TRANSLATE_NOOP("TomlError", "this is neither a key nor a heading"),
    "Expected newline": QT_TRANSLATE_NOOP("TomlError", "the line does not end after the value"),
    "Expected '='": QT_TRANSLATE_NOOP("TomlError", "the sign = is missing after a key"),
    "Invalid initial character": QT_TRANSLATE_NOOP("TomlError", "a key is missing"),
    "Expected ']]'": QT_TRANSLATE_NOOP("TomlError", "the brackets of a heading are not closed"),
    "Expected ']'": QT_TRANSLATE_NOOP("TomlError", "the bracket of a heading is not closed"),
    "Cannot": TWICE,
    "Duplicate": TWICE,
    "Unclosed inline table": QT_TRANSLATE_NOOP("TomlError", "a curly bracket is not closed"),
    "Unclosed array": QT_TRANSLATE_NOOP("TomlError", "the bracket of a list is not closed"),
    "Invalid value": QT_TRANSLATE_NOOP("TomlError", "the value cannot be read"),
    "Unterminated string": QT_TRANSLATE_NOOP("TomlError", "a quotation mark is not closed"),
    "Illegal character": QT_TRANSLATE_NOOP("TomlError", "a sign that may not stand here"),
    "Found invalid character": QT_TRANSLATE_NOOP("TomlError", "a sign that may not stand here"),
}


def toml_words(error: str) -> str:
    """What the reader of TOML says, in words for whoever wrote the file."""
    found = PLACE.match(error)
    what = found["what"] if found is not None else error
    said = next((ours for theirs, ours in SAID.items() if what.startswith(theirs)), what)
    reason = QCoreApplication.translate("TomlError", said)
    if found is None:
        return reason
    if found["line"] is None:
        text = QCoreApplication.translate("TomlError", "at the end of the file: {reason}")
        return text.format(reason=reason)
    text = QCoreApplication.translate("TomlError", "line {line}, character {column}: {reason}")
    return text.format(line=found["line"], column=found["column"], reason=reason)
