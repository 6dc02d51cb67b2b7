"""The panel of a company that lays track."""

from __future__ import annotations

from tests.dialogs.room import quiet_window
from tests.titles.g18mex.words import go_on_to, operating_game
from tests.windows.turn.spoken import said

pytestmark = quiet_window
HINT = "Lift a tile from the tray"


def test_who_cannot_build_is_not_told_to_lift_a_tile(sit_down):
    """18MEX: the minor A has no money for the swamp round Tampico."""
    hand = sit_down(go_on_to(operating_game("CHI 1"), "A"))
    assert "Nothing can be built; go on" in said(hand)
    assert HINT not in said(hand)
    assert [b.text() for b in hand.buttons() if b.isVisible()] == ["Go on"]


def test_who_can_build_is_told_how(sit_down):
    hand = sit_down(go_on_to(operating_game("CHI 1"), "CHI"))
    assert HINT in said(hand)
    assert {"Lay it", "Turn (Q, E)", "Go on"} <= {b.text() for b in hand.buttons()}
