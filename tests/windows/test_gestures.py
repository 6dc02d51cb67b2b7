"""Every gesture of a turn in the whole window: with the mouse, and again with keys alone.

The same tests are run on a real display by test_real_window.
"""

from __future__ import annotations

import pytest

from desktop.board.routes import judge_run
from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.eighteen.actions import LayTile, PlaceToken, RunTrains
from desktop.engine.actions import Pass
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.rulebook import rules
from desktop.windows.refusal_card import RefusalCard
from tests.dialogs.room import quiet_window, settle, visible_texts
from tests.windows.fingers import Fingers
from tests.windows.hand import Hand
from tests.windows.moments import offered, rich_turn

pytestmark = quiet_window


@pytest.fixture(params=[Hand, Fingers], ids=["mouse", "keys"])
def player(request, make_window) -> Hand:
    """Somebody at the window, where a company begins its turn."""
    window = make_window()
    return at_table(request.param(window), rich_turn())


def at_table(player: Hand, game: Game) -> Hand:
    player.window.files._show(GameDocument(game))
    settle()
    return player


def lays(player: Hand) -> list[LayTile]:
    company = player.document.game.table.operating.id
    found = offered(player.document.game, LayTile)
    return [action for action in found if action.company == company]


def a_turned_lay(player: Hand) -> LayTile:
    """A lay that is not the first of the turns one can give the tile there."""
    found = lays(player)
    for action in reversed(found):
        same = [a for a in found if (a.hex, a.tile) == (action.hex, action.tile)]
        if len(same) > 1:
            return action
    raise AssertionError("no tile can be turned")


def tile_on(player: Hand, hex_id: str) -> str:
    return player.document.game.table.board[hex_id].tile


def test_a_tile_is_turned_and_laid(player):
    action = a_turned_lay(player)
    company = player.document.game.table.operating
    before, cash = player.document.at.depth, company.cash
    player.lay(action)
    assert player.document.at.action == action
    assert player.document.at.depth == before + 1
    assert tile_on(player, action.hex) == action.tile
    assert player.document.game.table.board[action.hex].rotation == action.rotation
    assert company.cash <= cash


def test_an_illegal_lay_is_refused_with_its_rule(player):
    tile = lays(player)[0].tile
    board = player.document.game.table.board
    wrong = next(id for id, hex_ in board.hexes.items() if hex_.face.colour == "red")
    before = player.document.game.journal.facts()
    refusals: list[Refusal] = []
    player.window.page.desk.refused.connect(lambda refusal, _: refusals.append(refusal))
    player.lay_wrongly(tile, wrong)
    assert player.document.game.journal.facts() == before
    card = player.window.findChild(RefusalCard)
    assert card.isVisible()
    said = " ".join(visible_texts(card))
    (refusal,) = refusals
    rule = rules("1846")[refusal.rule_id]
    assert rule.section_en in said
    assert rule.en in said
    assert wording.refusal(refusal, player.document.game.table) in said
    assert player.window.page.desk.gesture is None


def test_a_station_is_placed(player):
    company = player.document.game.table.operating.id
    found = offered(player.document.game, PlaceToken)
    action = next(a for a in found if a.company == company)
    player.place(action)
    assert player.document.at.action == action
    assert company in player.document.game.table.board[action.hex].stations[action.place]


def test_undo_and_redo(player):
    action = a_turned_lay(player)
    old = tile_on(player, action.hex)
    player.lay(action)
    player.undo()
    assert tile_on(player, action.hex) == old
    player.redo()
    assert tile_on(player, action.hex) == action.tile
    assert player.document.at.action == action


def test_another_move_after_undo_opens_a_variation(player):
    first = a_turned_lay(player)
    second = next(a for a in lays(player) if a != first)
    assert "Variation" not in visible_texts(player.window.bar)
    player.lay(first)
    main = player.document.at
    player.undo()
    player.lay(second)
    assert player.document.at.action == second
    assert player.document.at.parent is main.parent
    assert main in main.parent.children
    assert "Variation" in visible_texts(player.window.bar)


def test_a_run_is_drawn_by_hand(player):
    document = player.document
    company = document.game.table.operating
    while document.game.table.round.step.name == "track_and_token":
        assert document.submit(Pass(who=document.game.actors[0]))
    settle()
    table = document.game.table
    best = max(table.best_runs(company).runs, key=lambda run: len(run.path))
    player._draw(best)
    drawn = next(run for run in player.window.page.desk.runs if run.train == best.train)
    rules, spec = table.run_rules(company), table.train(best.train).spec
    earned = judge_run(table.board, company.id, spec, drawn, rules).revenue
    assert stops(drawn) == stops(best)
    player.click(player.run_button())
    assert isinstance(document.at.action, RunTrains)
    assert drawn in document.at.action.runs
    assert earned > 0


def stops(run) -> list[str]:
    return [item for item in run.path if "." in item]


def test_the_language_is_switched(player):
    assert "Undo turn" in visible_texts(player.window.bar)
    player.speak("ru")
    settle()
    assert "Отменить ход" in visible_texts(player.window.bar)
    player.speak("en")
    settle()
    assert "Undo turn" in visible_texts(player.window.bar)
