"""The tree of a game as rows: each line of play in its lane, variations beside what they leave.

The rows know how their part of the drawing goes, so that a view paints each by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.document.speeches import every_round_news
from desktop.engine.news import News
from desktop.engine.tree import Node

START, ROUND, NAME, MOVE = "start", "round", "name", "move"
CURVE = 2  # a variation leaves its line this many rows above its first row, at most


@dataclass(slots=True)
class Row:
    """One row. `through` has a bit for each outer lane that goes on below."""

    kind: str
    node: Node  # the moment one goes to
    lane: int
    through: int = 0
    ends: bool = False  # the last row of its lane's line
    curve: int = 0  # rows up to where the line leaves lane - 1; 0: it does not begin here
    letter: str = ""  # of a variation
    news: News | None = None  # of a round


def letter(number: int) -> str:
    """A, B, … Z, AA, AB, …"""
    text = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        text = chr(ord("A") + rest) + text
    return text


def opened_rounds(node: Node) -> Iterator[News]:
    """The rounds that begin with the moment."""
    if node.change is not None:
        rounds = every_round_news()
        yield from (news for news in node.change.news if news.kind in rounds)


def move_rows(node: Node, lane: int, through: int) -> Iterator[Row]:
    """The row of a moment, and the headings of the rounds that begin there."""
    yield Row(MOVE, node, lane, through)
    for news in opened_rounds(node):
        yield Row(ROUND, node, lane, through, news=news)


def lay_out(root: Node) -> list[Row]:
    """All rows of a tree. Goes through every moment once; long games do not recurse."""
    rows = [Row(START, root, 0)]
    letters = 0
    # Lines still to be followed: the next moment, its lane, the outer lanes that go on below.
    waiting: list[tuple[Node, int, int, bool]] = []
    if root.children:
        waiting.append((root, 0, 0, False))
    else:
        rows[0].ends = True
    while waiting:
        parent, lane, through, is_new = waiting.pop()
        if is_new:  # `parent` is the first moment of a variation
            letters = _open_variation(rows, parent, lane, through, letters)
            rows += move_rows(parent, lane, through)
        node = parent
        while node.children:
            first, *others = node.children
            rows += move_rows(first, lane, through)
            if others:
                goes_on = bool(first.children)
                rows[-1].ends = not goes_on and len(others) == 1
                if goes_on:
                    waiting.append((first, lane, through, False))
                # Siblings share a lane, one below the other; the parent's lane runs past them.
                waiting += [
                    (other, lane + 1, through | 1 << lane, True) for other in reversed(others)
                ]
                if not goes_on:
                    _close_lane(waiting, len(others), lane)
                break
            node = first
        else:
            rows[-1].ends = True
    return rows


def _open_variation(rows: list[Row], node: Node, lane: int, through: int, letters: int) -> int:
    above = len(rows)
    assert node.parent is not None
    back = 1
    while back < CURVE and rows[above - back].node is not node.parent:
        back += 1
    rows.append(Row(NAME, node, lane, through, curve=back, letter=letter(letters)))
    return letters + 1


def _close_lane(waiting: list[tuple[Node, int, int, bool]], count: int, lane: int) -> None:
    """The line beside these variations has ended: its lane reaches only to the last of them."""
    last = len(waiting) - count  # popped last
    node, at, through, is_new = waiting[last]
    waiting[last] = (node, at, through & ~(1 << lane), is_new)
