"""Spoiling files on purpose: whatever a file holds, it opens as a game or is refused politely."""

from __future__ import annotations

import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from desktop.saves.errors import SaveError
from desktop.saves.open_file import Opened, open_bytes

SLOW = 10.0  # seconds; no file of a size that people play may take longer

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    10**18,
    1.5,
    "",
    "\0",
    "\ud800",
    "é" * 70,
    "x" * 30_000,
    [],
    {},
    [[]],
    {"kind": "pass"},
)
ODD_BYTES = (b"NaN", b"Infinity", b"1e999", b"9" * 5000, b"[" * 3000, b'{"a":1,"a":2}', b"\xff\xfe")


def mutate(text: str, seed: int) -> bytes:
    """The file, spoiled in one to three ways; the same seed spoils it in the same way."""
    chance = random.Random(seed)
    content = text.encode("utf-8")
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        content = chance.choice(WAYS)(content, chance)
    return content


def _flip(content: bytes, chance: random.Random) -> bytes:
    spoiled = bytearray(content)
    for _ in range(chance.choice((1, 1, 2, 8))):
        if spoiled:
            spoiled[chance.randrange(len(spoiled))] ^= 1 << chance.randrange(8)
    return bytes(spoiled)


def _truncate(content: bytes, chance: random.Random) -> bytes:
    return content[: chance.randrange(len(content) + 1)]


def _cut_out(content: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(content) + 1)
    return content[:start] + content[start + chance.choice((1, 5, 50, 500)) :]


def _repeat(content: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(content) + 1)
    piece = content[start : start + chance.choice((1, 20, 200))]
    return content[:start] + piece * chance.choice((2, 3, 50)) + content[start + len(piece) :]


def _insert(content: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(content) + 1)
    return content[:start] + chance.choice(ODD_BYTES) + content[start:]


def _other_number(content: bytes, chance: random.Random) -> bytes:
    numbers = list(re.finditer(rb"-?\d+", content))
    if not numbers:
        return content
    found = chance.choice(numbers)
    number = chance.choice((b"0", b"-1", b"7", b"100", b"1e5", b"0.5", b"9" * 18, b"9" * 40))
    return content[: found.start()] + number + content[found.end() :]


def _swap_lines(content: bytes, chance: random.Random) -> bytes:
    lines = content.split(b"\n")
    one, other = (chance.randrange(len(lines)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _in_json(change: Callable[[Any, random.Random], None]) -> Callable[..., bytes]:
    """A way to spoil that leaves the file valid JSON."""

    def way(content: bytes, chance: random.Random) -> bytes:
        try:
            data = json.loads(content)
        except (ValueError, RecursionError):
            return _flip(content, chance)
        places = _places(data)
        if places:
            change(places, chance)
        return json.dumps(data, separators=(",", ":")).encode("utf-8")

    return way


Places = list[tuple[Any, Any]]  # a list or an object, and a key of it


def _places(data: Any) -> Places:
    found: Places = []
    waiting = [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            keys: Sequence[Any] = list(value)
        elif isinstance(value, list):
            keys = range(len(value))
        else:
            continue
        found += ((value, key) for key in keys)
        waiting += (value[key] for key in keys)
    return found


def _odd_value(places: Places, chance: random.Random) -> None:
    owner, key = chance.choice(places)
    owner[key] = chance.choice(ODD_VALUES)


def _swap_values(places: Places, chance: random.Random) -> None:
    (one, key), (other, other_key) = chance.choice(places), chance.choice(places)
    # A value inside the other would make a ring.
    if not isinstance(one[key], dict | list) and not isinstance(other[other_key], dict | list):
        one[key], other[other_key] = other[other_key], one[key]


def _remove_value(places: Places, chance: random.Random) -> None:
    owner, key = chance.choice(places)
    del owner[key]


def _rename_key(places: Places, chance: random.Random) -> None:
    owner, key = chance.choice(places)
    if isinstance(owner, dict):
        owner[chance.choice(("", "kind", "id", "after", "\ud800", str(key) + "x"))] = owner.pop(key)


WAYS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _flip,
    _truncate,
    _cut_out,
    _repeat,
    _insert,
    _other_number,
    _swap_lines,
    _in_json(_odd_value),
    _in_json(_swap_values),
    _in_json(_swap_values),
    _in_json(_remove_value),
    _in_json(_rename_key),
)


def check_opened(content: bytes) -> str:
    """Open a file as it is: "refused", "cut" (opens up to a problem) or "opened".

    Anything but a game or a sentence is an error that comes out of here.
    """
    start = time.monotonic()
    try:
        opened = open_bytes(content)
    except SaveError as error:
        result = "refused"
        _check_sentence(error)
    else:
        result = "opened" if opened.problem is None else "cut"
        _check_game(opened)
        if opened.problem is not None:
            _check_sentence(opened.problem)
    if time.monotonic() - start > SLOW:
        raise AssertionError(f"a file of {len(content)} bytes took more than {SLOW} s")
    return result


def _check_sentence(error: SaveError) -> None:
    text = str(error)
    text.encode("utf-8")
    if not text or len(text) > 400 or "\n" in text:
        raise AssertionError(f"not one clear sentence: {text[:400]!r}")


def _check_game(opened: Opened) -> None:
    """A valid game: it can be asked for choices and walked back to its start."""
    game = opened.game
    _ = game.actors
    while game.at is not game.root:
        game.undo()
    _ = game.choices()


def soak(count: int, seed: int, files: Sequence[str]) -> Counter[str]:
    """Open so many spoiled copies of these files; how many ended in which way."""
    counts: Counter[str] = Counter()
    for number in range(count):
        content = mutate(files[number % len(files)], seed + number)
        try:
            counts[check_opened(content)] += 1
        except Exception as error:
            error.add_note(f"file {number % len(files)}, seed {seed + number}")
            raise
    return counts
