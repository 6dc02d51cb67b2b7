"""Advice beside runs that earn less than they could."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.eighteen import laying
from desktop.eighteen.actions import RunTrains
from desktop.titles.g18mex import options
from desktop.windows.turn.better_run import BetterRun
from tests.dialogs.room import quiet_window
from tests.titles.g18mex.words import go_on_to, operating_game, setting, table, train
from tests.windows.turn.spoken import said

pytestmark = quiet_window

INSISTS = "Any shareholder may insist on it"


def before_the_run(*chosen: str, company: str = "CHI"):
    """CHI has a train and a way from Chihuahua to Juarez."""
    game = operating_game("CHI 1", options=chosen)
    with setting(game) as t:
        laying.lay(t, t.board["E6"], t.supply.stacks["57"], 0)
        laying.lay(t, t.board["C6"], t.supply.stacks["9"], 0)
    train(game, "CHI", "2")
    return go_on_to(game, company, "run_trains")


@pytest.mark.parametrize("chosen", [(), (options.RUNS_AS_DECLARED,)])
def test_a_president_who_runs_less_is_told_of_the_better_run_and_takes_it(sit_down, chosen):
    """mex.d16, mex.rev.max_on_demand"""
    game = before_the_run(*chosen)
    best = table(game).best_runs(table(game).company("CHI"))
    hand = sit_down(game)
    assert "A better run exists" not in said(hand)
    hand.click(hand.draw_button(best.runs[0].train))  # wiped out, and nothing drawn yet
    assert f"A better run exists: ${best.revenue} (proven)" in said(hand)
    assert (INSISTS in said(hand)) == (not chosen)
    hand.click(hand.button("Take it"))
    assert "A better run exists" not in said(hand)
    assert hand.window.page.desk.runs == best.runs
    hand.click(hand.button("Run"))
    assert hand.document.at.action == RunTrains(company="CHI", runs=best.runs)


def test_a_minor_must_and_nobody_needs_to_insist(sit_down):
    """mex.or.minor.max_route"""
    hand = sit_down(go_on_to(operating_game("CHI 1"), "A", "run_trains"))
    hand.click(hand.draw_button(hand.document.game.table.company("A").trains[0].id))
    assert "A better run exists" in said(hand) and INSISTS not in said(hand)


def test_what_is_not_proven_is_not_called_so(qtbot, dressed):
    game = before_the_run()
    proven = table(game).best_runs(table(game).company("CHI"))
    found = replace(proven, is_optimal=False, bound=proven.revenue + 30)
    advice = BetterRun(lambda: None, may_insist=False)
    qtbot.addWidget(advice)
    advice.tell(found, 0)
    assert advice.isVisibleTo(None)
    assert advice._text.text() == f"A better run exists: ${proven.revenue}"
    advice.tell(found, proven.revenue)
    assert not advice.isVisibleTo(None)
