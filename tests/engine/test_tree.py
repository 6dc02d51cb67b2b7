"""The tree of a game: a main line, and variations."""

import pytest

from desktop.engine.actions import Pass
from desktop.engine.tree import Node


def go(who: str) -> Pass:
    return Pass(who=who)


@pytest.fixture
def root():
    """a - b - c, and from a also d - e"""
    root = Node()
    a = root.grow(go("a"))
    a.grow(go("b")).grow(go("c"))
    a.grow(go("d")).grow(go("e"))
    return root


def names(nodes):
    return "".join(node.action.who if node.action else "." for node in nodes)


def test_the_first_child_is_the_main_line(root):
    assert names(root.main_line()) == "abc"


def test_a_path_leads_from_the_first_action(root):
    e = root.child(go("a")).child(go("d")).child(go("e"))
    assert names(e.path()) == "ade"
    assert e.depth == 3
    assert root.path() == []


def test_a_child_is_found_by_its_action(root):
    assert root.child(go("a")) is root.children[0]
    assert root.child(go("x")) is None


def test_only_the_main_line_is_main(root):
    assert {node.action.who for node in root.walk() if node.action and node.is_main} == set("abc")
    assert root.is_main


def test_a_walk_comes_to_every_moment_parents_first(root):
    assert names(root.walk()) == ".abcde"


def test_a_variation_becomes_the_main_line(root):
    e = root.child(go("a")).child(go("d")).child(go("e"))
    e.promote()
    assert names(root.main_line()) == "ade"
    assert names(root.walk()) == ".adebc"


def test_promoting_the_main_line_changes_nothing(root):
    list(root.main_line())[-1].promote()
    assert names(root.walk()) == ".abcde"


def test_a_cut_takes_all_that_follows(root):
    root.child(go("a")).child(go("b")).cut()
    assert names(root.walk()) == ".ade"


def test_the_root_is_not_cut(root):
    with pytest.raises(ValueError, match="root"):
        root.cut()


def test_long_games_do_not_recurse():
    root = node = Node()
    for _ in range(5000):
        node = node.grow(go("a"))
    assert sum(1 for _ in root.walk()) == 5001
    assert len(node.path()) == 5000
    assert node.is_main
