"""A game being played: apply, undo, variations, and refusals that leave nothing."""

import random

import pytest

from desktop.eighteen.actions import DraftCard
from desktop.engine.actions import EndGame, Pass
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup, SetupError
from desktop.titles.g1846.title import TITLE

NAMES = ("Anna", "Boris", "Clara")


def new_game(seed=12666):
    return Game(TITLE, Setup("1846", NAMES, seed))


def draft(game, index=0):
    card = game.table.draft_round.steps[0].hand()[index]
    game.apply(DraftCard(player=game.actors[0], card=card))
    return game.at


def wander(game, count, seed=5):
    """Play so many choices at random; the facts after each."""
    dice = random.Random(seed)
    seen = [game.journal.facts()]
    while len(seen) <= count and not game.table.finished:
        choices = game.choices()
        game.apply(dice.choice(choices).action)
        seen.append(game.journal.facts())
    return seen


def test_the_same_set_up_deals_the_same_game():
    assert new_game().journal.facts() == new_game().journal.facts()


def test_another_seed_deals_another_game():
    assert new_game(1).journal.facts() != new_game(2).journal.facts()


def test_the_opening_is_a_change_as_well():
    game = new_game()
    assert game.opening.writes
    assert game.at is game.root


def test_undo_and_redo_come_to_equal_facts():
    game = new_game()
    seen = wander(game, 60)
    for facts in reversed(seen[:-1]):
        game.undo()
        assert game.journal.facts() == facts
    for facts in seen[1:]:
        game.redo()
        assert game.journal.facts() == facts


def test_the_log_played_again_comes_to_equal_facts():
    game = new_game()
    seen = wander(game, 60)
    again = new_game()
    for node, facts in zip(game.root.main_line(), seen[1:], strict=True):
        again.apply(node.action)
        assert again.journal.facts() == facts


def test_every_choice_is_legal():
    game = new_game()
    dice = random.Random(8)
    for _ in range(40):
        choices = game.choices()
        assert choices
        for choice in dice.sample(choices, min(5, len(choices))):
            before = game.journal.facts()
            game.check(choice.action)
            assert game.journal.facts() == before
        game.apply(dice.choice(choices).action)


def test_undo_at_the_beginning_is_an_error():
    with pytest.raises(IndexError):
        new_game().undo()


def test_redo_at_the_end_is_an_error():
    with pytest.raises(IndexError):
        new_game().redo()


def test_another_action_after_undo_grows_a_variation():
    game = new_game()
    first = draft(game, 0)
    game.undo()
    second = draft(game, 1)
    assert game.root.children == [first, second]
    assert first.is_main and not second.is_main


def test_the_same_action_after_undo_follows_the_line():
    game = new_game()
    first = draft(game, 0)
    game.undo()
    assert draft(game, 0) is first
    assert game.root.children == [first]


def test_one_goes_to_any_moment_of_the_tree():
    game = new_game()
    facts = {}
    for index in range(3):
        draft(game, index)
        node = draft(game, 0)
        facts[node] = game.journal.facts()
        game.go_to(game.root)
    for node in [*facts, *reversed(facts)]:
        game.go_to(node)
        assert game.at is node
        assert game.journal.facts() == facts[node]


def test_redo_may_take_a_variation():
    game = new_game()
    draft(game, 0)
    game.undo()
    second = draft(game, 1)
    facts = game.journal.facts()
    game.undo()
    game.redo(second)
    assert game.journal.facts() == facts


def test_redo_does_not_jump():
    game = new_game()
    draft(game, 0)
    node = draft(game, 0)
    game.go_to(game.root)
    with pytest.raises(ValueError, match="follow"):
        game.redo(node)


def test_a_moment_that_was_only_written_down_is_played_when_one_comes_there():
    game = new_game()
    card = game.table.draft_round.steps[0].hand()[0]
    node = game.root.grow(DraftCard(player="3", card=card))
    game.go_to(node)
    assert node.change is not None
    assert game.actors == ("2",)


def test_a_promoted_variation_is_the_way_of_redo():
    game = new_game()
    draft(game, 0)
    game.undo()
    second = draft(game, 1)
    second.promote()
    game.undo()
    game.redo()
    assert game.at is second


def test_a_cut_variation_is_grown_anew():
    game = new_game()
    first = draft(game, 0)
    game.undo()
    first.cut()
    assert draft(game, 0) is not first
    assert len(game.root.children) == 1


@pytest.mark.parametrize("action", [Pass(who="3"), Pass(who="1"), DraftCard(player="3", card="X")])
def test_a_refusal_leaves_nothing(action):
    game = new_game()
    before = game.journal.facts()
    stamps = dict(game.journal.stamps)
    with pytest.raises(Refusal):
        game.apply(action)
    assert game.journal.facts() == before
    assert game.at is game.root and not game.root.children
    assert not game.journal.is_open
    assert game.journal.stamps == stamps


def test_check_says_what_apply_would_say():
    game = new_game()
    for action in (Pass(who="3"), DraftCard(player="1", card="MAIL")):
        with pytest.raises(Refusal) as checked:
            game.check(action)
        with pytest.raises(Refusal) as applied:
            game.apply(action)
        assert str(checked.value) == str(applied.value)


def test_a_mistake_half_way_is_rolled_back(monkeypatch):
    game = new_game()
    before = game.journal.facts()

    def stumble(step, action):
        step.discount = 990
        raise ZeroDivisionError

    monkeypatch.setattr(type(game.table.draft_round.steps[0]), "apply", stumble)
    with pytest.raises(ZeroDivisionError):
        draft(game, 0)
    assert game.journal.facts() == before
    assert not game.root.children


def test_the_agreed_end_is_an_action_like_others():
    game = new_game()
    game.apply(EndGame(who="2"))
    assert game.table.finished == "agreed"
    assert game.choices() == () and game.actors == ()
    game.undo()
    assert game.choices()


@pytest.mark.parametrize(
    "setup",
    [
        Setup("1846", ("Anna",)),
        Setup("1846", ("Anna", "Anna", "Clara")),
        Setup("1846", ("Anna", "", "Clara")),
        Setup("1846", ("Anna", "x" * 61, "Clara")),
        Setup("1846", NAMES, -1),
        Setup("1846", NAMES, 2**63),
        Setup("1846", NAMES, 1, frozenset({"cheating"})),
    ],
)
def test_a_strange_set_up_is_refused(setup):
    with pytest.raises(SetupError):
        Game(TITLE, setup)


def test_every_fact_is_a_value_that_cannot_change_in_place():
    game = new_game()
    wander(game, 30)

    def is_fixed(value):
        if isinstance(value, tuple):
            return all(is_fixed(v) for v in value)
        try:
            hash(value)
        except TypeError:
            return False
        return not isinstance(value, list | dict | set)

    for piece in game.journal.pieces.values():
        for name, value in piece.state().items():
            assert is_fixed(value), f"{piece.key}.{name}"
