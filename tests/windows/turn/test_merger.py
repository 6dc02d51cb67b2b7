"""The guided merger: every branch of section 5.3 with the mouse."""

from __future__ import annotations

from desktop.eighteen.actions import Merge, ReplaceStation
from desktop.engine.actions import Pass
from desktop.engine.game import Game
from desktop.windows.turn.merger_line import MergerLine
from tests.dialogs.room import quiet_window, settle
from tests.titles.g18mex.words import (
    at,
    corp,
    dealt,
    floats,
    gets,
    go_on_to,
    has_cash,
    operate,
    phase,
    setting,
    table,
    train,
)
from tests.windows.turn.spoken import play, said

pytestmark = quiet_window


def before_the_five(*floated: str, players: int = 3, **unfloated: str) -> Game:
    """NdM with president 2; the first company of the list is about to buy the first 5-train."""
    game = dealt(players, cycle=2, p2="MNR")
    phase(game, "4")
    floats(game, "NdM", "2")
    for text in floated:
        id, president = text.split()
        floats(game, id, president)
    for id, president in unfloated.items():
        floats(game, id, president, percent=20)
    operate(game)
    go_on_to(game, floated[0].split()[0])
    return game


def five(game: Game) -> Game:
    phase(game, "5")
    return game


def here(hand) -> str:
    return hand.turn.findChild(MergerLine).here


def merge(company: str, corporation: str = "") -> Merge:
    return Merge(company=company, corporation=corporation or company)


def test_an_answer_says_what_it_brings(sit_down):
    game = before_the_five("CHI 1", players=4)
    gets(game, "3", "CHI_6", "CHI_7", "CHI_8")
    at(game, "CHI", 2, 5)  # 75
    has_cash(game, "CHI", 321)
    train(game, "CHI", "4")
    hand = sit_down(five(game))
    assert here(hand) == "offers"
    text = said(hand)
    assert "Does CHI go into NdM?" in text
    assert "Ana: gives 50 % of CHI, gets 10 % of NdM, compensation $113" in text
    assert "Carmen: gives 30 % of CHI, compensation $113" in text
    before = table(game).national.cash
    trains = len(table(game).national.trains) + 1
    assert f"NdM: treasury ${before} → ${before + 321}" in text
    assert f"new trains: 4 ({trains} in all, limit 3)" in text
    assert "station in E6 (Chihuahua)" in text
    play(hand, merge("CHI"))
    assert corp(game, "CHI").closed


def test_the_next_one_is_asked_when_one_declines(sit_down):
    hand = sit_down(five(before_the_five("CHI 1", "MC 3", "TM 3", "MEX 2")))
    assert "Does MC go into NdM?" in said(hand)
    assert "Asked after it: CHI (Ana)" in said(hand)
    assert "then Ana is asked for CHI" in said(hand)
    play(hand, Pass(who="MC"))
    assert "Does CHI go into NdM?" in said(hand)


def test_the_national_railway_chooses_when_all_decline(sit_down):
    game = five(before_the_five("CHI 1", MC="3", MEX="2"))
    hand = sit_down(game)
    assert "then NdM must take one of those not floated" in said(hand)
    play(hand, Pass(who="CHI"))
    assert here(hand) == "choice"
    assert "Whom does NdM take?" in said(hand)
    play(hand, merge("NdM", "SPM"))
    assert not corp(game, "SPM").is_in_game


def test_without_a_candidate_the_limit_rises(sit_down):
    game = five(before_the_five("CHI 1", MC="2", MEX="2", SPM="2", UdY="2"))
    hand = sit_down(game)
    assert "nobody merges: certificate limit 19 → 20" in said(hand)
    play(hand, Pass(who="CHI"))
    assert table(game).certificate_limit == 20


def test_one_more_station_is_chosen(sit_down):
    game = before_the_five("CHI 1")
    cities = [h.id for h in table(game).board.hexes.values() if any("" in r for r in h.stations)]
    one, two = [id for id in cities if id not in ("E6", "O10")][:2]
    for hex_id in (one, two):
        with setting(game) as t:
            hex_ = t.board[hex_id]
            place = next(p for p, row in enumerate(hex_.stations) if "" in row)
            hex_.set_station(place, hex_.stations[place].index(""), "CHI")
    hand = sit_down(five(game))
    assert f"and one of {one}" in said(hand)
    play(hand, merge("CHI"))
    assert here(hand) == "station"
    play(hand, ReplaceStation(corporation="NdM", hex=two))
    stations = [spot[0] for spot in table(game).board.stations_of("NdM")]
    assert two in stations and one not in stations


def test_both_answers_are_in_sight_on_a_small_screen(sit_down):
    """However long the lists of what an answer brings are."""
    hand = sit_down(five(before_the_five("CHI 1", "SPM 3", players=5)))
    hand.window.resize(1366, 768)
    settle()
    for text in ("Merge", "Decline"):
        answer = hand.button(text)
        assert answer.visibleRegion().boundingRect() == answer.rect()
