"""The tree of a game laid out in rows and lanes."""

from __future__ import annotations

from desktop.engine.actions import Pass
from desktop.engine.tree import Node
from desktop.models.tree_rows import MOVE, NAME, START, lay_out, letter


def grow(parent: Node, *names: str) -> Node:
    """A line of moves; the last of them."""
    for name in names:
        parent = parent.grow(Pass(who=name))
    return parent


def drawn(root: Node) -> list[str]:
    """Each row as its lane and what it is."""
    words = []
    for row in lay_out(root):
        who = row.node.action.actor if row.node.action is not None else ""
        text = {START: "start", NAME: f"{row.letter}:", MOVE: who}[row.kind]
        words.append("  " * row.lane + text)
    return words


def test_a_game_without_moves_is_one_row() -> None:
    rows = lay_out(Node())
    assert [row.kind for row in rows] == [START]
    assert rows[0].ends


def test_a_plain_line_stays_in_the_first_lane() -> None:
    root = Node()
    grow(root, "a", "b", "c")
    assert drawn(root) == ["start", "a", "b", "c"]
    assert [row.ends for row in lay_out(root)] == [False, False, False, True]


def test_variations_stand_below_the_move_they_replace() -> None:
    root = Node()
    a = grow(root, "a")
    grow(a, "b", "c")
    grow(a, "x", "y")
    grow(a, "z")
    assert drawn(root) == ["start", "a", "b", "  A:", "  x", "  y", "  B:", "  z", "c"]


def test_a_variation_of_a_variation_has_a_lane_of_its_own() -> None:
    root = Node()
    grow(root, "a", "b")
    x = grow(root, "x")
    grow(x, "y", "z")
    grow(x, "w")
    assert drawn(root) == ["start", "a", "  A:", "  x", "  y", "    B:", "    w", "  z", "b"]


def test_the_outer_line_runs_past_a_variation_only_while_it_goes_on() -> None:
    root = Node()
    a = grow(root, "a")
    grow(a, "b", "c")
    grow(a, "x")
    assert [row.through for row in lay_out(root) if row.lane == 1] == [1, 1]
    other = Node()
    grow(other, "a")
    grow(other, "x")
    assert [row.through for row in lay_out(other) if row.lane == 1] == [0, 0]


def test_the_first_curve_begins_at_the_move_it_leaves() -> None:
    root = Node()
    a = grow(root, "a")
    grow(a, "b", "c")
    grow(a, "x")
    rows = lay_out(root)
    at = next(n for n, row in enumerate(rows) if row.kind == NAME)
    assert rows[at - rows[at].curve].node is a


def test_long_games_do_not_recurse() -> None:
    root = Node()
    grow(root, *(str(n) for n in range(5000)))
    assert len(lay_out(root)) == 5001


def test_letters_go_on_after_z() -> None:
    assert [letter(n) for n in (0, 1, 25, 26, 27)] == ["A", "B", "Z", "AA", "AB"]
