"""What a new president gives for his certificate."""

from __future__ import annotations

from desktop.eighteen.actions import GiveCertificates
from tests.dialogs.room import quiet_window
from tests.titles.g18mex.test_merger import before_the_five, five, merge
from tests.titles.g18mex.words import asked, buys, corp, dealt, gets, passes, phase, table
from tests.windows.turn.spoken import play, said

pytestmark = quiet_window


def test_both_half_certificates_may_be_given(sit_down):
    game = dealt(3, cycle=2)
    phase(game, "3½")
    gets(game, "2", "NdM_7", "NdM_8", "NdM_1")
    passes(game)
    game.apply(buys("2", "NdM"))
    hand = sit_down(game)
    assert "Benito is the new president" in said(hand)
    assert "Two certificates of 5 % instead of one of 10 %" in said(hand)
    play(hand, GiveCertificates(player="2", corporation="NdM", halves=2))
    assert sorted(c.percent for c in table(game).investor("2").of(corp(game, "NdM"))) == [10, 20]


def test_they_are_given_in_the_midst_of_a_merger_too(sit_down):
    """5.3(d): the presidency goes over at once, before the stations are looked at"""
    game = before_the_five("CHI 1")
    gets(game, "1", "NdM_4", "NdM_5", "NdM_6")
    gets(game, "market", "NdM_1", "NdM_2")
    five(game)
    hand = sit_down(game)
    play(hand, merge("CHI"))
    assert asked(game) == "give_certificates_now"
    assert "Ana is the new president" in said(hand)
    play(hand, GiveCertificates(player="1", corporation="NdM", halves=2))
    held = [c.percent for c in table(game).investor("1").of(corp(game, "NdM"))]
    assert sorted(held) == [10, 10, 10, 20] and corp(game, "NdM").president.id == "1"
    assert corp(game, "CHI").closed and asked(game) != "give_certificates_now"
