"""The best runs, at once or beside the window."""

from __future__ import annotations

import threading

import pytest

from desktop.document.document import GameDocument
from desktop.document.position_copy import copy_position
from desktop.document.route_search import RouteSearch
from desktop.eighteen.actions import RunTrains
from tests.document.play import played_game


@pytest.fixture(scope="module")
def running(qapp) -> GameDocument:
    """A game in which a company is asked to run, late enough to have something to run over."""
    document = GameDocument(played_game(2, 500))
    asked = [n for n in document.line if isinstance(n.action, RunTrains)]
    document.go_to(asked[-1].parent)
    return document


def company_of(document: GameDocument) -> str:
    return document.game.actors[0]


def test_a_copy_has_the_same_facts_and_no_common_piece(running):
    copy = copy_position(running.game)
    assert copy.journal.facts() == running.game.journal.facts()
    assert not set(map(id, copy.journal.pieces.values())) & set(
        map(id, running.game.journal.pieces.values())
    )


def test_what_is_quick_is_told_at_once_and_the_rules_know_it(running):
    search = RouteSearch(running)
    best = search.find(company_of(running))
    assert best is not None and best.is_optimal
    table = running.game.table
    assert table.best_runs(table.company(company_of(running))) is best
    assert search.find(company_of(running)) is best
    assert not search.is_running


def test_what_is_slow_is_found_in_a_thread(running, qtbot):
    wanted = running.game.table.best_runs(running.game.table.company(company_of(running)))
    running.back()
    running.forward()  # the rules forget
    search = RouteSearch(running, quick_limit=0)
    with qtbot.waitSignal(search.found, timeout=20_000) as told:
        answer = search.find(company_of(running))
        if answer is not None:  # so small that not one look at the limit was due
            search._start(company_of(running))
    company, best = told.args
    assert company == company_of(running)
    assert best.revenue == wanted.revenue and best.is_optimal
    assert not search.is_running
    table = running.game.table
    assert table.best_runs(table.company(company)) is best


def test_a_move_drops_the_question(running, qtbot):
    search = RouteSearch(running)
    heard = []
    search.found.connect(lambda *args: heard.append(args))
    search._start(company_of(running))
    running.back()
    running.forward()
    assert not search.is_running
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and thread.daemon:
            thread.join(5)
    qtbot.wait(50)
    assert heard == []


def test_a_stopped_search_tells_the_best_so_far_and_is_not_believed(running, qtbot):
    running.back()
    running.forward()
    search = RouteSearch(running)
    with qtbot.waitSignal(search.found, timeout=20_000) as told:
        search._start(company_of(running))
        search.stop()
    company, best = told.args
    table = running.game.table
    assert table.best_runs(table.company(company)) is not best
