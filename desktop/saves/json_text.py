"""Reading JSON that a stranger wrote: sizes, depth, numbers and letters are judged first."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from desktop.saves.errors import SaveError

MAX_BYTES = 20_000_000
MAX_BRACKETS = 1_000_000  # objects and lists in one file
MAX_DEPTH = 12
MAX_DIGITS = 19
MAX_STRING = 100_000  # a board of one's own is one string


def parse(text: str) -> Any:
    """The value written in the text, plain and bounded; a SaveError for anything else.

    Every string in it is valid Unicode of bounded length, every whole number has at most
    MAX_DIGITS digits, no key stands twice in an object, and nothing is nested deeper than
    MAX_DEPTH.
    """
    if len(text) > MAX_BYTES:
        raise SaveError(f"the file is larger than {MAX_BYTES // 1_000_000} MB")
    if text.count("{") + text.count("[") > MAX_BRACKETS:
        raise SaveError(f"the file has more than {MAX_BRACKETS:,} objects and lists")
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_broken,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise SaveError(f"the file is not valid JSON ({where})") from None
    except RecursionError:
        raise SaveError("the file is nested too deeply") from None
    _check(value)
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise SaveError(f"{short(key)} stands twice in one object")
            seen.add(key)
    return result


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > MAX_DIGITS:
        raise SaveError(f"the number {digits[:MAX_DIGITS]}... is too large")
    return int(digits)


def _broken(digits: str) -> float:
    value = float(digits)
    if value in (float("inf"), float("-inf")):
        raise SaveError(f"the number {digits[:MAX_DIGITS]} is too large")
    return value


def _no_number(name: str) -> NoReturn:
    raise SaveError(f"{name} is not a number")


def _check(value: Any) -> None:
    """Level by level, so that depth costs no recursion."""
    level = [value]
    for _ in range(MAX_DEPTH + 1):
        following: list[Any] = []
        for item in level:
            if type(item) is str:
                _check_string(item)
            elif type(item) is list:
                following += item
            elif type(item) is dict:
                following += item
                following += item.values()
        if not following:
            return
        level = following
    raise SaveError("the file is nested too deeply")


def _check_string(text: str) -> None:
    if len(text) > MAX_STRING:
        raise SaveError(f"a text in the file is longer than {MAX_STRING:,} characters")
    if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
        raise SaveError("a text in the file has half a character in it")


def short(value: object) -> str:
    """A value from a file as a sentence may show it."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    text = repr(value[:40] if isinstance(value, str) else value)
    return text if len(text) <= 40 else text[:37] + "..."
