"""The words of a PDF file with their places, read from the file itself as a reader would.

Knows what Qt writes and no more: compressed pages, fonts with a table back to Unicode.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from pathlib import Path

OBJECT = re.compile(rb"(\d+) 0 obj(.*?)endobj", re.DOTALL)
STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
FONT = re.compile(rb"/(F\d+) (\d+) 0 R")
TOKEN = re.compile(rb"<[0-9A-Fa-f]*>|\[[^\]]*\]|[^\s<>\[\]]+")
PAIR = re.compile(rb"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>")
RANGE = re.compile(rb"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*(?:<([0-9A-Fa-f]+)>|\[(.*?)\])")

Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True)
class Words:
    """What was set at a stroke; from its first letter to its last, y upwards from the foot."""

    text: str
    left: float
    right: float
    y: float


def pages_of(path: Path) -> list[list[Words]]:
    objects = {int(number): body for number, body in OBJECT.findall(path.read_bytes())}
    pages = [body for body in objects.values() if re.search(rb"/Type\s*/Page\b", body)]
    return [_Page(objects, body).words for body in pages]


def _stream(body: bytes) -> bytes:
    found = STREAM.search(body)
    assert found is not None
    raw = found.group(1)
    return zlib.decompress(raw) if b"/FlateDecode" in body[: found.start()] else raw


def _letters(table: bytes) -> dict[int, str]:
    """From the number of a glyph to what it says."""
    found: dict[int, str] = {}
    for block in re.findall(rb"beginbfchar(.*?)endbfchar", table, re.DOTALL):
        for glyph, text in PAIR.findall(block):
            found[int(glyph, 16)] = _unicode(text)
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", table, re.DOTALL):
        for first, last, start, each in RANGE.findall(block):
            glyphs = range(int(first, 16), int(last, 16) + 1)
            texts = re.findall(rb"<([0-9A-Fa-f]+)>", each)
            for number, glyph in enumerate(glyphs):
                found[glyph] = (
                    _unicode(texts[number]) if texts else chr(ord(_unicode(start)) + number)
                )
    return found


def _unicode(digits: bytes) -> str:
    return bytes.fromhex(digits.decode()).decode("utf-16-be")


class _Page:
    """Follows the orders of one page."""

    def __init__(self, objects: dict[int, bytes], page: bytes) -> None:
        self.words: list[Words] = []
        self._fonts = self._find_fonts(objects, _object(objects, page, b"Resources"))
        self._matrix: Matrix = (1, 0, 0, 1, 0, 0)
        self._kept: list[Matrix] = []
        self._font: dict[int, str] = {}
        self._line: Matrix = (1, 0, 0, 1, 0, 0)
        self._set: list[tuple[str, float, float]] = []
        stack: list[bytes] = []
        for token in TOKEN.findall(_stream(_object(objects, page, b"Contents"))):
            order = getattr(self, "_" + ORDERS[token], None) if token in ORDERS else None
            if order is not None:
                order(stack)
            if re.fullmatch(rb"[A-Za-z'\"*]+\d?", token):
                stack = []
            else:
                stack.append(token)

    @staticmethod
    def _find_fonts(objects: dict[int, bytes], resources: bytes) -> dict[bytes, dict[int, str]]:
        found = {}
        for name, number in FONT.findall(resources):
            table = _object(objects, objects[int(number)], b"ToUnicode")
            found[b"/" + name] = _letters(_stream(table))
        return found

    def _keep(self, stack: list[bytes]) -> None:
        self._kept.append(self._matrix)

    def _restore(self, stack: list[bytes]) -> None:
        self._matrix = self._kept.pop()

    def _transform(self, stack: list[bytes]) -> None:
        self._matrix = _product(_matrix(stack[-6:]), self._matrix)

    def _begin(self, stack: list[bytes]) -> None:
        self._set, self._line = [], (1, 0, 0, 1, 0, 0)

    def _choose(self, stack: list[bytes]) -> None:
        self._font = self._fonts[stack[-2]]

    def _place(self, stack: list[bytes]) -> None:
        self._line = _matrix(stack[-6:])

    def _move(self, stack: list[bytes]) -> None:
        by: Matrix = (1, 0, 0, 1, float(stack[-2]), float(stack[-1]))
        self._line = _product(by, self._line)

    def _show(self, stack: list[bytes]) -> None:
        digits = stack[-1].strip(b"<>").decode()
        glyphs = [int(digits[at : at + 4], 16) for at in range(0, len(digits), 4)]
        where = _product(self._line, self._matrix)
        self._set.append(("".join(self._font.get(g, "") for g in glyphs), where[4], where[5]))

    def _end(self, stack: list[bytes]) -> None:
        if self._set:
            text = "".join(text for text, _, _ in self._set)
            plain = re.sub(r"\s", " ", text)  # a space may be written as a tab or a narrow one
            self.words.append(Words(plain, self._set[0][1], self._set[-1][1], self._set[0][2]))


ORDERS = {
    b"q": "keep",
    b"Q": "restore",
    b"cm": "transform",
    b"BT": "begin",
    b"Tf": "choose",
    b"Tm": "place",
    b"Td": "move",
    b"Tj": "show",
    b"ET": "end",
}


def _object(objects: dict[int, bytes], body: bytes, key: bytes) -> bytes:
    found = re.search(rb"/" + key + rb" (\d+) 0 R", body)
    assert found is not None, key
    return objects[int(found.group(1))]


def _matrix(numbers: list[bytes]) -> Matrix:
    a, b, c, d, e, f = map(float, numbers)
    return a, b, c, d, e, f


def _product(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return (
        a * g + b * i,
        a * h + b * j,
        c * g + d * i,
        c * h + d * j,
        e * g + f * i + k,
        e * h + f * j + m,
    )
