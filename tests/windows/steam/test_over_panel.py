"""The end of the game, and what the income of a round was."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tests.dialogs.room import quiet_window
from tests.titles.steam.seats import give, passes, setting
from tests.windows.steam.positions import finished, moving
from tests.windows.turn.spoken import said

pytestmark = quiet_window


def final(hand) -> str:
    return hand.turn.findChild(QWidget, "final_table").accessibleName()


def test_the_final_table_tells_points_income_and_links(sit_down):
    game = finished()
    hand = sit_down(game)
    assert "The last round is over" in said(hand)
    ranked = [player.name for player, _ in game.table.standing()]
    rows = final(hand).split("; ")
    assert [row.split(". ")[1].split(":")[0] for row in rows] == ranked
    assert "Ann: points 2, income 0, links 1, total 3" in final(hand)
    assert "Cyd: points 6, income 2, links 0, total 8" in final(hand)


def test_equal_scores_are_explained(sit_down):
    game = moving("1", level=2)
    with setting(game) as table:
        table.round_number = table.rounds_in_game
        for player in table.players:
            give(table, player.id, cash=9, action=int(player.id))
        give(table, "1", points=0)
        give(table, "2", points=1)
    while not game.table.finished:
        passes(game)
    hand = sit_down(game)
    assert "the lower action tile of the last round wins" in said(hand)


def test_income_and_costs_are_told_with_the_next_question(sit_down):
    game = moving("1", level=2)
    with setting(game) as table:
        give(table, "1", income=3)
        give(table, "2", income=-2, cash=1)
        for n, player in enumerate(table.players, start=1):
            player.action = n
    while game.table.round_number == 1:
        passes(game)
    hand = sit_down(game)
    note = hand.turn.findChild(QWidget, "income_note")
    assert note is not None
    assert "Ann receives $3" in note.accessibleName()
    assert "Bob pays $2" in note.accessibleName()
    assert "+$3" in said(hand)
    assert "−$2" in said(hand)
