"""The journal: every change of a piece is written down and can be taken back."""

from typing import ClassVar

import pytest

from desktop.board.map import Derived
from desktop.engine.news import News
from desktop.engine.state import ClosedJournalError, Journal, Piece, plain


class Purse(Piece):
    """A purse with money and friends."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "colour"})

    def __init__(self, key: str) -> None:
        self.key = key
        self.colour = "red"
        self.cash = 10
        self.friends: tuple[Purse, ...] = ()
        self._scrap = 0


class Road(Piece):
    topic: ClassVar[str] = "track"

    def __init__(self) -> None:
        self.key = "road"
        self.length = 1


@pytest.fixture
def journal():
    journal = Journal()
    for key in ("a", "b"):
        journal.adopt(Purse(key))
    journal.adopt(Road())
    return journal


def test_a_write_outside_an_action_raises(journal):
    with pytest.raises(ClosedJournalError):
        journal.pieces["a"].cash = 11
    assert journal.pieces["a"].cash == 10


def test_a_piece_is_free_until_it_is_adopted():
    purse = Purse("c")
    purse.cash = 99
    assert purse.cash == 99


def test_a_commit_hands_out_what_happened(journal):
    a, b = journal.pieces["a"], journal.pieces["b"]
    journal.open()
    a.cash = 7
    b.cash = 13
    a.cash = 6
    change = journal.commit()
    assert [(w.piece.key, w.name, w.old, w.new) for w in change.writes] == [
        ("a", "cash", 10, 7),
        ("b", "cash", 10, 13),
        ("a", "cash", 7, 6),
    ]
    assert change.touched(Purse) == (a, b)
    assert change.touched(Road) == ()


def test_writing_the_same_value_is_no_change(journal):
    journal.open()
    journal.pieces["a"].cash = 10
    assert journal.commit().writes == ()


def test_a_change_is_taken_back_and_made_again(journal):
    before = journal.facts()
    journal.open()
    journal.pieces["a"].cash = 7
    journal.pieces["a"].cash = 3
    journal.pieces["b"].friends = (journal.pieces["a"],)
    change = journal.commit()
    after = journal.facts()
    journal.replay(change.reversed())
    assert journal.facts() == before
    journal.replay(change)
    assert journal.facts() == after
    assert change.reversed().reversed() == change


def test_a_roll_back_leaves_nothing(journal):
    before = journal.facts()
    journal.open()
    journal.pieces["a"].cash = 7
    journal.pieces["road"].length = 5
    journal.tell(News("moved"))
    journal.roll_back()
    assert journal.facts() == before
    assert not journal.is_open
    journal.open()
    assert journal.commit().news == ()


def test_what_if_is_taken_back_at_the_end(journal):
    before = journal.facts()
    with journal.what_if():
        journal.pieces["a"].cash = 0
        assert journal.pieces["a"].cash == 0
    assert journal.facts() == before
    assert not journal.is_open


def test_what_if_within_an_action_takes_back_only_its_own(journal):
    journal.open()
    journal.pieces["a"].cash = 5
    journal.tell(News("before"))
    with journal.what_if():
        journal.pieces["a"].cash = 0
        journal.tell(News("if"))
    assert journal.pieces["a"].cash == 5
    change = journal.commit()
    assert len(change.writes) == 1
    assert [news.kind for news in change.news] == ["before"]


def test_what_if_takes_back_after_an_error(journal):
    before = journal.facts()
    with pytest.raises(ZeroDivisionError), journal.what_if():
        journal.pieces["a"].cash = 1 // 0 or 1
    with pytest.raises(KeyError), journal.what_if():
        journal.pieces["a"].cash = 3
        raise KeyError
    assert journal.facts() == before
    assert not journal.is_open


def test_no_action_within_an_action(journal):
    journal.open()
    with pytest.raises(ClosedJournalError):
        journal.open()


def test_no_news_outside_an_action(journal):
    with pytest.raises(ClosedJournalError):
        journal.tell(News("too early"))


def test_two_pieces_have_two_names(journal):
    with pytest.raises(ValueError, match="a"):
        journal.adopt(Purse("a"))


def test_a_piece_gets_no_new_fields_in_play(journal):
    journal.open()
    with pytest.raises(KeyError):
        journal.pieces["a"].debt = 5
    journal.roll_back()


def test_facts_are_plain_values(journal):
    journal.open()
    journal.pieces["b"].friends = (journal.pieces["a"],)
    journal.commit()
    assert journal.facts()["b"] == {"cash": 10, "friends": ("a",)}


def test_fixed_and_private_fields_are_no_part_of_the_state(journal):
    assert set(journal.pieces["a"].state()) == {"cash", "friends"}


def test_sets_are_written_in_order():
    assert plain(frozenset({"b", "a"})) == ["'a'", "'b'"]


def test_derived_knowledge_lasts_until_its_topic_changes(journal):
    derived = Derived(journal, "track")
    derived.known()["answer"] = 42
    journal.open()
    journal.pieces["a"].cash = 3
    assert derived.known() == {"answer": 42}
    journal.pieces["road"].length = 2
    assert derived.known() == {}
    derived.known()["answer"] = 43
    change = journal.commit()
    assert change.topics == {"track"}
    journal.replay(change.reversed())
    assert derived.known() == {}


def test_derived_knowledge_of_what_if_is_forgotten(journal):
    derived = Derived(journal, "track")
    with journal.what_if():
        journal.pieces["road"].length = 9
        derived.known()["answer"] = 42
    assert derived.known() == {}
