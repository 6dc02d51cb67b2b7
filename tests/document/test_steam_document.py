"""A game of Steam as an open document: one stack, variations, files, recovery of its position."""

import pytest

from desktop.document.document import GameDocument
from desktop.document.moments import turn_of
from desktop.document.position_copy import copy_position
from desktop.titles.shelf import new_game
from desktop.titles.steam.actions import MoveCube
from desktop.titles.steam.links import links
from desktop.titles.steam.options import STANDARD
from tests.document.play import another_action, check_in_step
from tests.titles.steam.played import played_actions, setup_of


@pytest.fixture(params=[(), (STANDARD,)], ids=["base", "standard"])
def document(request, qapp):
    setup = setup_of(4, 5, *request.param, board="northeast")
    document = GameDocument(new_game(setup))
    for action in played_actions(4, 5, *request.param, board="northeast", most=150):
        assert document.submit(action)
    return document


def test_undo_redo_and_variations_keep_the_stack_in_step(document):
    facts = document.game.journal.facts()
    check_in_step(document)
    assert document.back(40) and document.forward(40)
    assert document.game.journal.facts() == facts
    document.back(30)
    other = another_action(document)
    assert other is not None and document.submit(other)
    check_in_step(document)
    assert not document.is_on_main_line
    assert document.previous_variation()
    document.go_to_end()
    assert document.game.journal.facts() == facts


def test_the_turn_is_of_who_moves_while_others_take_their_points(document):
    """Going back to the start of a turn does not stop at another player's decision."""
    game = document.game
    for node in game.root.main_line():
        if isinstance(node.action, MoveCube):
            document.go_to(node.parent)
            mover = turn_of(game.table)
            document.go_to(node)
            while game.table.round.step.name == "take_points":
                assert turn_of(game.table) == mover
                document.forward()
            return
    raise AssertionError("nobody moved a cube")


def test_a_copy_of_the_position_is_the_same_and_apart(document):
    copied = copy_position(document.game)
    assert [k.hexes for k in links(copied)] == [k.hexes for k in links(document.game.table)]
    assert copied.order == document.game.table.order
    assert copied is not document.game.table


def test_a_file_brings_it_back(document, tmp_path):
    path = tmp_path / "game.drezina"
    document.save(path)
    opened, problem = GameDocument.open(path)
    assert problem is None
    assert opened.game.journal.facts() == document.game.journal.facts()
