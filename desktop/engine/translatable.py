"""Texts of the engine that are translated where they are shown."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T", bound=str)


def QT_TRANSLATE_NOOP(context: str, text: T) -> T:  # noqa: N802  lupdate looks for this name
    """Mark a text for the translators; Qt's extractor finds it by this function's name."""
    return text
