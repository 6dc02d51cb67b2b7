"""The build turn: tiles left, a price before it is paid, cities by lists, links that would go."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox

from desktop.engine.actions import Pass
from desktop.titles.steam.options import STANDARD
from desktop.titles.steam.track import LayTrack
from desktop.windows.steam.city_rows import CityRow, GrowthRow
from tests.dialogs.room import quiet_window, settle
from tests.titles.steam.seats import lay, setting
from tests.windows.steam.positions import at_build, money
from tests.windows.turn.spoken import locked, said

pytestmark = quiet_window


def lays(hand) -> list[LayTrack]:
    actions = [choice.action for choice in hand.document.choices()]
    return [action for action in actions if isinstance(action, LayTrack)]


def choose(hand, box: QComboBox, value: object) -> None:
    index = box.findData(value)
    if box.currentIndex() != index:
        hand.choose(box, index)


def test_a_tile_over_a_hex_shows_its_price_and_is_laid_with_the_button(sit_down):
    hand = sit_down(at_build())
    action = lays(hand)[0]
    assert "3 tiles left: lay one, or end the turn" in said(hand)
    assert not hand.button("Lay it").isEnabled()
    desk = hand.window.page.desk
    desk.take_tile(action.tile)
    desk.over(action.hex)
    settle()
    shown = desk.preview
    assert f": ${shown.cost}" in said(hand)
    assert money(hand).figures(1)[1] == f"${5 - shown.cost}"
    hand.click(hand.button("Lay it"))
    assert hand.document.at.action == shown.action
    assert "2 tiles left" in said(hand)


def test_the_engineer_has_four_tiles(sit_down):
    assert "4 tiles left" in said(sit_down(at_build(action=3)))


def test_the_turn_is_ended(sit_down):
    hand = sit_down(at_build())
    hand.click(hand.button("End the turn"))
    assert hand.document.at.action == Pass(who="1")
    assert "Bob: lay track" in said(hand)


def test_a_new_city_that_was_paid_for_must_be_built(sit_down):
    hand = sit_down(at_build(action=7))
    (line,) = locked(hand)
    assert line.startswith("End the turn. Ann has paid for a new city")
    rows = hand.turn.findChild(CityRow)
    choose(hand, rows.boxes["colour"], "grey")
    choose(hand, rows.boxes["space"], 4)
    wanted = rows.chosen
    assert (wanted.colour, wanted.space) == ("grey", 4)
    hand.click(hand.button("Build it"))
    assert hand.document.at.action == wanted
    assert locked(hand) == []
    assert hand.turn.findChild(CityRow) is None


def test_a_city_grows_by_lists(sit_down):
    hand = sit_down(at_build(action=5))
    rows = hand.turn.findChild(GrowthRow)
    choose(hand, rows.boxes["space"], 2)
    wanted = rows.chosen
    hand.click(hand.button("Let it grow"))
    assert hand.document.at.action == wanted and wanted.space == 2


def test_in_the_standard_game_the_city_may_be_left(sit_down):
    hand = sit_down(at_build(STANDARD, action=7, cash=8))
    assert locked(hand) == []
    assert hand.turn.findChild(CityRow) is not None
    hand.click(hand.button("End the turn"))
    assert hand.document.at.action == Pass(who="1")


def test_links_that_would_be_lost_are_told_before_the_turn_ends(sit_down):
    game = at_build()
    action = next(c.action for c in game.choices() if isinstance(c.action, LayTrack))
    with setting(game) as table:
        face = table.box.faces[action.tile].turned(action.rotation)
        lay(table, "1", action.hex, set(face.tracks[0].sides))
        table.round_number += 1
    hand = sit_down(game)
    assert "Ends the turn: 1 unfinished link will be nobody's" in said(hand)
    assert f"{action.hex}: not extended in this round" in said(hand)


def test_what_is_laid_now_is_kept_until_the_next_round(sit_down):
    game = at_build()
    game.apply(next(c.action for c in game.choices() if isinstance(c.action, LayTrack)))
    hand = sit_down(game)
    assert "unfinished, yours until next round" in said(hand)
    assert "will be nobody's" not in said(hand)
