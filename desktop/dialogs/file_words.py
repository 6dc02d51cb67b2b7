"""What is wrong with a file, in the reader's language.

Below the document sentences are English. Those a person often meets are translated here; for the
others a reader of another language gets a plain sentence, and the exact one among the details.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.i18n import language

SAID = (
    QT_TRANSLATE_NOOP("SaveError", "the file is empty"),
    QT_TRANSLATE_NOOP("SaveError", "the file is not a text file"),
    QT_TRANSLATE_NOOP("SaveError", "the file is neither a game of Drezina nor one of 18xx.games"),
    QT_TRANSLATE_NOOP("SaveError", "there is no such file"),
    QT_TRANSLATE_NOOP("SaveError", "this is a folder, not a file"),
    QT_TRANSLATE_NOOP("SaveError", "this is not an ordinary file"),
    QT_TRANSLATE_NOOP("SaveError", "the file may not be read"),
    QT_TRANSLATE_NOOP("SaveError", "the file may not be written there"),
    QT_TRANSLATE_NOOP("SaveError", "there is no such folder to save in"),
    QT_TRANSLATE_NOOP("SaveError", "the file is nested too deeply"),
    QT_TRANSLATE_NOOP("SaveError", "this is not a game of Drezina"),
)
_AT_ACTION = re.compile(r"action (\d+): (.+)", re.DOTALL)


def file_sentence(reason: str) -> str:
    """The reason as a sentence."""
    found = _AT_ACTION.fullmatch(reason)
    if found:
        text = QCoreApplication.translate("Problem", "Action {number}: {reason}")
        number, inner = found.groups()
        return _ended(text.format(number=number, reason=_said(inner)))
    return _ended(_capital(_said(reason)))


def _said(reason: str) -> str:
    if reason in SAID:
        return QCoreApplication.translate("SaveError", reason)
    if language.current() == language.SOURCE:
        return reason
    if reason.startswith("the file is not valid JSON"):
        return QCoreApplication.translate("Problem", "the text is damaged or cut off")
    return QCoreApplication.translate("Problem", "it is written otherwise than Drezina expects")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _ended(text: str) -> str:
    return text if text.endswith((".", "…", "?")) else f"{text}."
