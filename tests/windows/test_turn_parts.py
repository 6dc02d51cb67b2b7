"""The pieces of the turn panel that have a life of their own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from desktop.document.document import GameDocument
from desktop.document.effects import effects
from desktop.eighteen.actions import IssueShares, LayTile
from desktop.eighteen.habits import random_player
from desktop.engine.actions import Pass
from desktop.engine.setup import Setup
from desktop.i18n.money import changed_money
from desktop.scene.eighteen_desk import EighteenDesk
from desktop.titles.shelf import new_game
from desktop.windows.turn.draft import power_text
from desktop.windows.turn.folded_text import FOLDED, FoldedText
from desktop.windows.turn.offers import SideOffers
from desktop.windows.turn.panel import TurnPanel
from desktop.windows.turn.parts import OfferRow
from desktop.windows.turn.step_line import StepLine
from tests.dialogs.room import quiet_window
from tests.document.play import NAMES
from tests.titles.g18mex.words import go_on_to, operating_game
from tests.windows.table import game_where, run_game, track_game

pytestmark = quiet_window


def test_a_card_says_its_name_and_figures_once():
    assert power_text("Meat Packing ($60, income $15): its owner may.") == "Its owner may."
    assert power_text("Michigan Southern ($60 и долг $80): железная дорога.") == "Железная дорога."
    assert power_text("The marker stands in B8 (Holland): it pays.").startswith("The marker")


def test_long_words_are_folded_until_somebody_asks(qtbot, dressed):
    text = "One two three four five six seven eight nine ten. " * 6
    label = FoldedText(text)
    qtbot.addWidget(label)
    label.resize(200, 400)
    label.show()
    folded = label.heightForWidth(200)
    assert len(label.shown(200)) == FOLDED
    assert label.shown(200)[-1].endswith("…")
    assert label.toolTip() == label.accessibleName() == text
    QTest.mouseClick(label, Qt.MouseButton.LeftButton)
    assert label.heightForWidth(200) > folded
    assert " ".join(label.shown(200)).split() == text.split()
    label.setFocus()
    QTest.keyClick(label, Qt.Key.Key_Space)
    assert label.heightForWidth(200) == folded


def test_short_words_are_not_folded(qtbot, dressed):
    label = FoldedText("Nothing to pay.")
    qtbot.addWidget(label)
    label.resize(300, 40)
    label.show()
    assert label.shown(300) == ["Nothing to pay."]
    assert not label.toolTip()


def test_the_stations_tell_track_from_tokens_and_both_from_runs(qtbot, dressed):
    document = GameDocument(track_game())
    line = StepLine()
    qtbot.addWidget(line)
    line.show_moment(document)
    assert line.stations == ("shares", "track", "station", "run", "pay", "trains")
    assert line.here == "track"
    assert line._done == {"shares"}
    company = document.game.actors[0]
    while line.here == "track":
        lays = [c.action for c in document.choices() if isinstance(c.action, LayTile)]
        own = [a for a in lays if a.company == company]
        assert document.submit(own[0] if own else Pass(actor=company))
        line.show_moment(document)
    assert line.here in ("station", "run", "pay", "trains")
    assert {"shares", "track"} <= line._done
    line.show_moment(GameDocument(run_game()))
    assert line.here == "run"
    assert line._done == {"shares", "track", "station"}


def test_a_title_has_the_stations_of_its_steps(qtbot, dressed):
    """18MEX: no company issues shares, and the station has a step of its own."""
    game, player = new_game(Setup("18MEX", NAMES[:3], 2)), random_player(2)
    line = StepLine()
    qtbot.addWidget(line)
    found: dict[str, str] = {}
    while player.play(game) is not None:
        step = game.table.round.step.name if game.table.round.step is not None else ""
        if step not in found:
            line.show_moment(GameDocument(game))
            found[step] = line.here
            if step == "place_station":
                assert line.stations == ("track", "station", "run", "pay", "trains")
    wanted = {
        "lay_track": "track",
        "place_station": "station",
        "run_trains": "run",
        "dividend": "pay",
        "buy_train": "trains",
        "trade_shares": "",
    }
    assert {step: found[step] for step in wanted} == wanted


def test_a_minor_has_only_the_stations_that_serve_it(qtbot, dressed):
    """18MEX 4.2: track and a run, nothing to place, to pay or to buy"""
    game = go_on_to(operating_game("CHI 1"), "A")
    line = StepLine()
    qtbot.addWidget(line)
    line.show_moment(GameDocument(game))
    assert (line.stations, line.here) == (("track", "run"), "track")
    assert line.accessibleName() == "Track, Run"
    line.show_moment(GameDocument(go_on_to(game, "A", "run_trains")))
    assert (line.stations, line.here, line._done) == (("track", "run"), "run", {"track"})
    line.show_moment(GameDocument(go_on_to(game, "CHI")))
    assert line.stations == ("track", "station", "run", "pay", "trains")


def test_the_money_beside_a_number_of_shares_is_that_of_the_number(qtbot, dressed):
    game = game_where(IssueShares, enough=2)
    document = GameDocument(game)
    panel = SideOffers(document, EighteenDesk(document))
    qtbot.addWidget(panel)
    panel.show()
    issues = [c.action for c in document.choices() if isinstance(c.action, IssueShares)]
    row = next(r for r in panel.findChildren(OfferRow) if r.findChildren(QComboBox))
    box = row.findChildren(QComboBox)[0]
    said = []
    for number, issue in enumerate(issues):
        box.setFocus()
        if number:
            QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentData() == issue
        after = effects(game, issue).cash[issue.corporation]
        assert row.second.text() == changed_money(*after)
        said.append(row.second.text())
    assert len(set(said)) == len(issues)


def test_nobody_is_asked_to_look_at_cards_when_the_game_is_over(qtbot, dressed, monkeypatch):
    game = track_game()
    panel = TurnPanel()
    qtbot.addWidget(panel)
    document = GameDocument(game)
    panel.set_document(document, EighteenDesk(document))
    monkeypatch.setattr(type(game), "actors", ())
    panel.uncover()
    assert panel._revealed == ("", -1)
