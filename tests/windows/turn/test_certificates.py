"""What a new president gives for his certificate."""

from __future__ import annotations

from desktop.eighteen.actions import GiveCertificates
from tests.dialogs.room import quiet_window
from tests.titles.g18mex.words import buys, corp, dealt, gets, passes, phase, table
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
