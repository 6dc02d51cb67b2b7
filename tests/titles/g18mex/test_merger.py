"""Section 5.3: who is asked about the NdM merger, what it brings, and what comes without one."""

import pytest

from desktop.eighteen.actions import DiscardTrain, GiveCertificates, Merge, ReplaceStation
from desktop.engine.actions import Pass
from desktop.titles.g18mex import merger, options, takeover
from tests.titles.g18mex.words import (
    asked,
    at,
    cash,
    corp,
    dealt,
    floats,
    gets,
    go_on_to,
    has_cash,
    operate,
    percent,
    phase,
    rule_against,
    setting,
    table,
    train,
)


def before_the_five(*floated, players=3, more=(), **unfloated):
    """NdM with president 2; the first company of the list is about to buy the first 5-train."""
    game = dealt(players, *more, cycle=2, p2="MNR")
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


def five(game):
    """The operating company buys the first 5-train."""
    phase(game, "5")
    return game


def merge(company, corporation=""):
    return Merge(company=company, corporation=corporation or company)


def stand(game, company, hex_id):
    """A station of a company in a free slot, whoever else it was kept for."""
    with setting(game) as t:
        hex_ = t.board[hex_id]
        place = next(p for p, row in enumerate(hex_.stations) if "" in row)
        hex_.set_station(place, hex_.stations[place].index(""), company)


def where(game, company):
    return sorted(spot[0] for spot in table(game).board.stations_of(company))


def test_without_a_floated_ndm_there_is_none():
    """mex.merge.not_floated, mex.merge.none, mex.sr.limit.plus1"""
    game = dealt(cycle=2)
    floats(game, "CHI", "1")
    operate(game)
    go_on_to(game, "CHI")
    phase(game, "5")
    assert asked(game) != "merger"
    assert table(game).certificate_limit == 20
    assert corp(game, "NdM").trade_in == ()
    assert corp(game, "NdM").tokens == (0, 40, 60, 80)


def test_players_are_asked_clockwise_about_their_eligible_companies():
    """mex.merge.offer: not the president of NdM, not TM or PAC"""
    game = five(before_the_five("CHI 1", "MC 3", "TM 3", "MEX 2", "SPM 1"))
    assert asked(game) == "merger" and game.actors == ("MC",)
    assert rule_against(game, merge("MC", "CHI")) == "mex.merge.offer"
    game.apply(Pass(who="MC"))
    assert game.actors in (("CHI",), ("SPM",))  # those of player 1, who bought the train
    game.apply(Pass(who=game.actors[0]))
    game.apply(Pass(who=game.actors[0]))
    assert not corp(game, "UdY").is_in_game  # the only one that is not floated goes in


def test_all_decline_and_ndm_must_take_an_unfloated_one():
    """mex.merge.forced: one without a president before others"""
    game = five(before_the_five("CHI 1", MC="3", MEX="2"))
    assert game.actors == ("CHI",)
    game.apply(Pass(who="CHI"))
    assert game.actors == ("NdM",)
    assert rule_against(game, Pass(who="NdM")) == "mex.merge.forced"
    assert rule_against(game, merge("NdM", "MC")) == "mex.merge.forced"
    game.apply(merge("NdM", "SPM"))
    assert not corp(game, "SPM").is_in_game
    assert percent(game, "offering", "NdM") == 100 - 50 - 10  # its 10 % is in the offering now
    assert corp(game, "NdM").trade_in == ()


def test_a_president_without_a_floated_company_has_no_veto():
    """mex.merge.forced, mex.merge.president_cert"""
    game = before_the_five("CHI 1", MC="3", MEX="2", SPM="3", UdY="3")
    at(game, "MC", 1, 4)
    five(game)
    game.apply(Pass(who="CHI"))
    candidates = {c.id for c in merger.forced_candidates(table(game))}
    assert candidates == {"MC", "SPM", "UdY"}
    game.apply(merge("NdM", "MC"))
    assert percent(game, "3", "NdM") == 10 and percent(game, "3", "MC") == 0


def test_no_candidate_is_no_merger():
    """mex.merge.forced, mex.merge.none"""
    game = five(before_the_five("CHI 1", MC="2", MEX="2", SPM="2", UdY="2"))
    game.apply(Pass(who="CHI"))
    assert table(game).certificate_limit == 20
    assert asked(game) != "merger"


def test_shares_are_refunded_at_half_price_and_the_company_is_gone():
    """mex.merge.refund, mex.merge.assets, mex.merge.remove"""
    game = before_the_five("CHI 1", players=4)
    gets(game, "3", "CHI_6", "CHI_7", "CHI_8")
    at(game, "CHI", 2, 5)  # 75
    has_cash(game, "CHI", 321)
    card = train(game, "CHI", "4")
    money = {who: cash(game, who) for who in ("1", "3", "4", "NdM")}
    five(game)
    game.apply(merge("CHI"))
    own = percent(game, "1", "NdM")
    assert cash(game, "3") - money["3"] == 113
    assert cash(game, "4") == money["4"] and own == 10 + 10  # with the certificates of A and B
    assert cash(game, "NdM") - money["NdM"] == 321
    assert card in [t.id for t in corp(game, "NdM").trains]
    assert corp(game, "CHI").closed and corp(game, "CHI").cell is None


def test_a_new_president_of_ndm_takes_over_at_once():
    """mex.merge.president_cert"""
    game = before_the_five("CHI 1")
    gets(game, "1", "NdM_4", "NdM_5", "NdM_6")
    assert (percent(game, "1", "NdM"), percent(game, "2", "NdM")) == (40, 50)
    gets(game, "market", "NdM_1", "NdM_2")
    five(game)
    game.apply(merge("CHI"))
    assert corp(game, "NdM").president.id == "1"
    assert asked(game) == "give_certificates_now"
    game.apply(GiveCertificates(player="1", corporation="NdM", halves=0))


@pytest.mark.parametrize(
    ("national", "taken", "left"),
    [
        (("O10", "M10"), ["E6", "G8"], 0),
        (("O10", "M10", "G8"), ["E6"], 1),
    ],
)
def test_home_and_one_more_station_are_taken_over(national, taken, left):
    """mex.merge.tokens: like the examples of Appendix 2"""
    game = before_the_five("CHI 1")
    board = table(game).board
    cities = [h.id for h in board.hexes.values() if any(h.stations)]
    others = [id for id in cities if id not in ("E6", "O10")][:2]
    names = {"M10": others[0], "G8": others[1], "O10": "O10", "E6": "E6"}
    with setting(game) as t:
        for id in (*others, "O10"):
            hex_ = t.board[id]
            place = next(p for p, row in enumerate(hex_.stations) if row)
            row = ("CHI", "NdM" if id in {names[n] for n in national} else "")
            hex_.stations = tuple(row if p == place else old for p, old in enumerate(hex_.stations))
            hex_.reserved = tuple(
                ("", "") if p == place else old for p, old in enumerate(hex_.reserved)
            )
    before = len(corp(game, "NdM").tokens)
    five(game)
    game.apply(merge("CHI"))
    assert where(game, "CHI") == []
    assert where(game, "NdM") == sorted({names[n] for n in (*national, *taken)})
    assert corp(game, "NdM").tokens[before:] == (80,) * left


def test_ndm_chooses_among_several_stations():
    """mex.merge.tokens, mex.d11"""
    game = before_the_five("CHI 1")
    cities = [h.id for h in table(game).board.hexes.values() if any("" in r for r in h.stations)]
    one, two = [id for id in cities if id not in ("E6", "O10")][:2]
    stand(game, "CHI", one)
    stand(game, "CHI", two)
    five(game)
    game.apply(merge("CHI"))
    assert game.actors == ("NdM",)
    wrong = ReplaceStation(corporation="NdM", hex="E6")
    assert rule_against(game, wrong) == "mex.merge.tokens"
    assert rule_against(game, Pass(who="NdM")) == "mex.merge.tokens"
    game.apply(ReplaceStation(corporation="NdM", hex=two))
    assert two in where(game, "NdM") and one not in where(game, "NdM")
    assert where(game, "CHI") == []


def test_on_18xx_games_two_stations_are_taken_where_the_home_is_ours():
    """mex.d11"""
    game = before_the_five("CHI 1", more=(options.BOTH_REPLACED,))
    cities = [h.id for h in table(game).board.hexes.values() if any("" in r for r in h.stations)]
    one, two = [id for id in cities if id not in ("E6", "O10")][:2]
    with setting(game) as t:
        hex_ = t.board["E6"]
        hex_.stations = (("CHI", "NdM"),)
        hex_.reserved = (("", ""),)
    stand(game, "CHI", one)
    stand(game, "CHI", two)
    five(game)
    game.apply(merge("CHI"))
    assert {"E6", one, two} <= set(where(game, "NdM"))


def test_an_unplaced_home_gives_its_kept_slot():
    """mex.merge.tokens"""
    game = five(before_the_five("CHI 1", MC="3", MEX="2", UdY="2"))
    game.apply(Pass(who="CHI"))
    assert "O8" in where(game, "NdM")  # SPM, the only one without a president


def test_ndm_discards_what_is_above_three():
    """mex.merge.assets, mex.i1"""
    game = before_the_five("CHI 1")
    for company in ("CHI", "CHI", "NdM", "NdM"):
        train(game, company, "4D")
    five(game)
    game.apply(merge("CHI"))
    assert game.actors == ("NdM",)
    while asked(game) == "discard_train":
        card = corp(game, "NdM").trains[0].id
        game.apply(DiscardTrain(corporation="NdM", train=card))
        assert card in [t.id for t in table(game).depot.discarded]
    assert len(corp(game, "NdM").trains) == 3


def test_a_company_that_merges_in_its_own_turn_ends_it():
    """mex.merge.remove"""
    game = five(before_the_five("CHI 1", "TM 3"))
    game.apply(merge("CHI"))
    assert table(game).operating is not corp(game, "CHI")


def test_the_circle_kept_for_ndm_is_its_own():
    """4.3.2(b), 5.3(f): before its first turn NdM takes over nothing where its home will stand"""
    game = before_the_five("CHI 1", "TM 3")
    at(game, "NdM", 3, 0)
    with setting(game) as t:
        national = t.national
        for hex_id, place, slot in t.board.stations_of("NdM"):
            t.board[hex_id].set_station(place, slot, "")
            t.board[hex_id].set_reserved(place, slot, "NdM")
        national.operated, national.tokens = False, national.data.tokens
        t.board["O10"].lay(t.supply.face("479MC"), 0)
    stand(game, "CHI", "I10")
    with setting(game) as t:
        free = t.board["O10"].free_slot(0, "CHI")
        t.board["O10"].set_station(0, free, "CHI")
    five(game)
    assert [hex_.id for hex_ in takeover.others(table(game), corp(game, "CHI"))] == ["I10"]
    game.apply(merge("CHI"))
    assert where(game, "NdM") == ["E6", "I10"]
    go_on_to(game, "NdM")
    assert where(game, "NdM") == ["E6", "I10", "O10"]
