"""Sections 3.2 to 3.6: sales, purchases, half certificates, limits, float and presidents."""

import pytest

from desktop.eighteen.actions import FoundCorporation, GiveCertificates, SellShares, TradePrivate
from desktop.engine.actions import Pass
from desktop.titles.g18mex import options
from tests.titles.g18mex.words import (
    asked,
    at,
    buys,
    cash,
    cell,
    corp,
    dealt,
    floats,
    gets,
    has_cash,
    offered,
    passes,
    percent,
    phase,
    refusal,
    rule_against,
    sells,
    stock_round,
    table,
    turn,
)


def second(players=3, *more, **cards):
    """The second stock round, player 1 first."""
    return dealt(players, *more, cycle=2, **cards)


def test_nobody_sells_in_the_first_round():
    """mex.sr.sell.first_sr"""
    game = dealt()
    floats(game, "CHI", "1")
    assert rule_against(game, sells("1", "CHI", 10)) == "mex.sr.sell.first_sr"
    assert offered(game, SellShares) == []


def test_a_company_is_founded_at_par_and_floats_at_half():
    """mex.sr.buy.president, mex.float: CHI with the share of MIR"""
    game = dealt(p2="MIR")
    turn(game, FoundCorporation(player="1", corporation="CHI", price=70))
    assert (cash(game, "1"), cell(game, "CHI")) == (625 - 140, (1, 3))
    turn(game, buys("2", "CHI"))
    assert not corp(game, "CHI").floated
    turn(game, buys("3", "CHI"))
    assert corp(game, "CHI").floated and cash(game, "CHI") == 700


def test_shares_of_the_offering_cost_par_those_of_the_market_the_price():
    """mex.sr.buy.ipo, mex.sr.buy.market, mex.value.par_market"""
    game = second()
    floats(game, "MC", "2", 60)
    gets(game, "market", "MC_8")
    at(game, "MC", 0, 6)
    turn(game, buys("1", "MC"))
    assert cash(game, "1") == 625 - 60
    game.apply(buys("2", "MC", "market"))
    assert cash(game, "2") == 625 - 100


def test_the_trade_in_box_is_not_for_sale():
    """mex.sr.buy.ipo"""
    game = second()
    floats(game, "UdY", "2", percent=60)
    gets(game, "market", "UdY_5", "UdY_6", "UdY_7")
    assert percent(game, "offering", "UdY") == 10
    assert rule_against(game, buys("1", "UdY")) == "mex.sr.buy.ipo"


def test_ndm_is_not_for_sale_before_phase_three_and_a_half():
    """mex.ndm.buy_restriction"""
    game = second()
    assert rule_against(game, buys("1", "NdM")) == "mex.ndm.buy_restriction"
    phase(game, "3½")
    assert game.is_legal(buys("1", "NdM"))


def test_a_sale_lowers_the_price_by_a_row_for_each_share():
    """mex.sr.sell.drop, also of a company that has not floated"""
    game = second()
    floats(game, "MC", "1", 60, percent=40)
    at(game, "MC", 0, 6)
    game.apply(sells("1", "MC", 20))
    assert cash(game, "1") == 625 + 200 and cell(game, "MC") == (2, 6)


def test_shares_are_sold_piece_by_piece():
    """mex.sr.sell.drop: 100 and then 90"""
    game = second()
    floats(game, "MC", "1", 60)
    at(game, "MC", 0, 6)
    game.apply(sells("1", "MC", 10))
    game.apply(sells("1", "MC", 10))
    assert cash(game, "1") == 625 + 100 + 90


def test_the_price_does_not_leave_the_chart():
    """mex.sr.sell.drop"""
    game = second()
    floats(game, "MC", "1", 60)
    at(game, "MC", 6, 2)
    game.apply(sells("1", "MC", 10))
    assert cell(game, "MC") == (6, 2)


def test_not_more_than_half_lies_in_the_market():
    """mex.sr.sell.market_cap"""
    game = second()
    floats(game, "MC", "1", 60)
    gets(game, "market", "MC_5", "MC_6", "MC_7", "MC_8")
    assert rule_against(game, sells("1", "MC", 20)) == "mex.sr.sell.market_cap"
    assert game.is_legal(sells("1", "MC", 10))


def test_the_presidents_certificate_needs_a_new_president():
    """mex.sr.sell.president, mex.sr.sell.half_president"""
    game = second()
    floats(game, "MC", "1", 60, percent=20)
    gets(game, "2", "MC_1")
    assert rule_against(game, sells("1", "MC", 20)) == "mex.sr.sell.president"
    assert rule_against(game, sells("1", "MC", 10)) == "mex.sr.sell.president"
    gets(game, "2", "MC_2")
    assert game.is_legal(sells("1", "MC", 20))
    game.apply(sells("1", "MC", 10))
    assert corp(game, "MC").president.id == "2"
    assert (percent(game, "1", "MC"), percent(game, "2", "MC"), percent(game, "market", "MC")) == (
        10,
        20,
        10,
    )


def test_half_of_his_certificate_only_if_he_has_nothing_else():
    """mex.sr.sell.half_president"""
    game = second(p3="A B")
    phase(game, "3½")
    gets(game, "1", "NdM_7")
    gets(game, "2", "NdM_1", "NdM_2")
    assert percent(game, "1", "NdM") == 25
    assert rule_against(game, sells("1", "NdM", 10)) == "mex.sr.sell.half_president"
    game.apply(sells("1", "NdM", 5, halves=1))
    assert game.is_legal(sells("1", "NdM", 10))


def test_no_rebuy_in_the_same_round():
    """mex.sr.no_rebuy"""
    game = second()
    floats(game, "MC", "1", 60)
    game.apply(sells("1", "MC", 10))
    assert rule_against(game, buys("1", "MC", "market")) == "mex.sr.no_rebuy"
    assert rule_against(game, buys("1", "MC")) == "mex.sr.no_rebuy"


def test_the_purchase_comes_before_or_after_all_sales():
    """mex.sr.order_in_turn, mex.sr.buy_then_sell"""
    game = second()
    floats(game, "MC", "1", 60)
    floats(game, "MEX", "2", 60)
    game.apply(buys("1", "MEX"))
    assert game.actors == ("1",)
    assert rule_against(game, buys("1", "MEX")) == "mex.sr.turn"
    game.apply(sells("1", "MEX", 10))
    assert game.actors == ("1",)
    passes(game)
    assert game.actors == ("2",)
    game.apply(sells("2", "MEX", 10))
    game.apply(buys("2", "MC"))
    assert game.actors == ("3",)  # sold, then bought: his turn is over


def test_a_player_holds_at_most_sixty_percent():
    """mex.sr.limit.60"""
    game = second()
    floats(game, "MC", "1", 60, percent=60)
    assert refusal(game, buys("1", "MC")).rule_id == "mex.sr.limit.60"


def test_seventy_percent_of_udy_must_be_sold_down():
    """mex.sr.limit.udy70"""
    game = second()
    floats(game, "UdY", "1", 60, percent=60)
    gets(game, "1", "UdY_8")
    assert percent(game, "1", "UdY") == 70
    assert rule_against(game, Pass(who="1")) == "mex.sr.limit.udy70"
    game.apply(sells("1", "UdY", 10))
    assert game.is_legal(Pass(who="1"))


def at_the_limit(game):
    """Player 2 holds as many certificates as he may: 19."""
    floats(game, "MC", "2", 60, percent=60)
    floats(game, "MEX", "2", 60, percent=60)
    floats(game, "TM", "2", 60, percent=60)
    floats(game, "PAC", "2", 60, percent=50)
    return game


def test_at_the_certificate_limit_nothing_that_counts_is_bought():
    """mex.sr.limit.certs, mex.sr.limit.at_limit"""
    game = at_the_limit(second())
    floats(game, "SPM", "3", 60)
    passes(game)
    assert table(game).certificates_of(table(game).investor("2")) == 19
    assert rule_against(game, buys("2", "SPM")) == "mex.sr.limit.at_limit"
    at(game, "SPM", 5, 1)
    assert game.is_legal(buys("2", "SPM"))  # the yellow zone does not count


def test_over_the_limit_a_player_must_sell_until_legal():
    """mex.sr.limit.over: also by pushing the price into the yellow zone"""
    game = at_the_limit(second())
    at(game, "MC", 4, 1)
    at(game, "MEX", 5, 0)
    gets(game, "2", "PAC_5", "SPM_1", "SPM_2", "CHI_2", "CHI_3", "CHI_4", "CHI_5")
    passes(game)
    assert game.actors == ("2",)
    count = table(game).certificates_of(table(game).investor("2"))
    assert count > 19
    assert rule_against(game, Pass(who="2")) == "mex.sr.limit.over"
    game.apply(sells("2", "MC", 10))
    assert cell(game, "MC") == (5, 1)
    assert table(game).certificates_of(table(game).investor("2")) == count - 5


def half_prices(game):
    """NdM at 75, player 1 its president, one 5 % certificate with player 2, one in the market."""
    phase(game, "3½")
    for who, id in (("2", "NdM_7"), ("market", "NdM_8")):
        gets(game, who, id)
    at(game, "NdM", 1, 4)
    return game


def test_half_a_share_costs_half_rounded_down():
    """mex.sr.buy.market, mex.d5"""
    game = half_prices(second(p2="A B"))
    game.apply(buys("1", "NdM", "market", percent=5))
    assert cash(game, "1") == 625 - 37
    peer = half_prices(second(3, options.HALF_ROUNDED_UP, p2="A B"))
    peer.apply(buys("1", "NdM", "market", percent=5))
    assert cash(peer, "1") == 625 - 38


def test_half_a_share_brings_half_rounded_up():
    """mex.sr.sell.price, mex.sr.sell.drop: without a movement"""
    game = half_prices(second(p2="A B"))
    passes(game)
    game.apply(sells("2", "NdM", 5, halves=1))
    assert cash(game, "2") == 625 + 38 and cell(game, "NdM") == (1, 4)


def test_two_halves_sold_at_once_are_a_share():
    """mex.d17: one row down"""
    game = half_prices(second(p2="A B"))
    gets(game, "2", "NdM_8")
    passes(game)
    game.apply(sells("2", "NdM", 10, halves=2))
    assert cash(game, "2") == 625 + 75 and cell(game, "NdM") == (2, 4)


def test_change_is_made_both_ways():
    """mex.sr.sell.ndm_change, mex.sr.buy.ndm_change, mex.d6"""
    game = half_prices(second(p2="A B"))
    gets(game, "3", "NdM_1")
    gets(game, "market", "NdM_2")
    assert rule_against(game, buys("1", "NdM", "market", percent=5, change=True)) == (
        "mex.sr.buy.ndm_change"
    )
    passes(game)
    turn(game, buys("2", "NdM", "market", percent=5, change=True))
    assert cash(game, "2") == 625 - 37 and percent(game, "2", "NdM") == 10
    game.apply(sells("3", "NdM", 5, change=True))
    assert cash(game, "3") == 625 + 38 and percent(game, "3", "NdM") == 5
    assert cell(game, "NdM") == (1, 4)
    assert rule_against(game, sells("3", "NdM", 5, change=True)) == "mex.sr.sell.ndm_change"


def test_who_has_only_the_presidents_certificate_sells_five_percent_of_it():
    """mex.sr.sell.ndm_change, mex.o5: he holds 10 % and more, and 3.2(a)(4) and (5) are obeyed"""
    game = half_prices(second(p2="A B"))
    gets(game, "3", "NdM_1")
    change = sells("1", "NdM", 5, change=True)
    assert rule_against(game, change) == "mex.sr.sell.president"
    assert change not in offered(game, SellShares)
    gets(game, "3", "NdM_2")
    assert change in offered(game, SellShares)
    game.apply(change)
    assert corp(game, "NdM").president.id == "3" and cash(game, "1") == 625 + 38
    shares = [percent(game, who, "NdM") for who in ("1", "3", "market")]
    assert shares == [15, 20, 10] and cell(game, "NdM") == (1, 4)


def test_private_companies_change_hands_in_either_turn():
    """mex.sr.priv_sale: the buyer's purchase, or the owner's sale"""
    game = second(p2="MIR MCAR")
    bought = TradePrivate(player="1", private="MIR", buyer="1", price=200)
    game.apply(bought)
    assert (cash(game, "1"), cash(game, "2")) == (425, 825)
    more = FoundCorporation(player="1", corporation="MC", price=60)
    assert rule_against(game, more) == "mex.sr.turn"
    passes(game)
    game.apply(TradePrivate(player="2", private="MCAR", buyer="3", price=1))
    assert game.actors == ("2",)
    assert game.is_legal(FoundCorporation(player="2", corporation="MC", price=60))


def test_minors_are_never_sold_and_nobody_trades_for_others():
    """mex.minor.nosale, mex.sr.priv_sale"""
    game = second(p2="A MIR")
    minor = TradePrivate(player="1", private="A", buyer="1", price=50)
    assert rule_against(game, minor) == "mex.minor.nosale"
    for buyer, price in (("3", 10), ("1", 0), ("1", 626)):
        action = TradePrivate(player="1", private="MIR", buyer=buyer, price=price)
        assert rule_against(game, action) == "mex.sr.priv_sale"


def test_on_18xx_games_only_the_buyer_deals():
    """mex.d8, mex.d7"""
    game = second(3, options.BUYERS_TURN, p2="MIR MNR")
    own = TradePrivate(player="1", private="MCAR", buyer="2", price=10)
    assert rule_against(game, own) == "mex.d8"
    national = TradePrivate(player="1", private="MNR", buyer="1", price=10)
    assert rule_against(game, national) == "mex.d7"
    assert game.is_legal(TradePrivate(player="1", private="MIR", buyer="1", price=10))


def test_more_than_the_president_takes_over_and_a_tie_does_not():
    """mex.president.change"""
    game = second()
    floats(game, "MC", "2", 60, percent=30)
    gets(game, "1", "MC_3", "MC_4")
    game.apply(buys("1", "MC"))
    assert corp(game, "MC").president.id == "2"
    stock_round(game, 3)
    game.apply(buys("1", "MC"))
    assert corp(game, "MC").president.id == "1"
    assert percent(game, "2", "MC") == 30


def test_among_equals_the_next_clockwise_becomes_president():
    """mex.president.change"""
    game = second()
    floats(game, "MC", "2", 60, percent=20)
    gets(game, "1", "MC_1", "MC_2")
    gets(game, "3", "MC_3", "MC_4")
    passes(game)
    game.apply(sells("2", "MC", 10))
    assert corp(game, "MC").president.id == "3"


def change_of_ndm(*more):
    """Player 2 gets 30 % of NdM with both 5 % certificates, player 1 has 20 %."""
    game = second(3, *more, p1="MNR MIR KCM&O A B C MCAR")
    phase(game, "3½")
    gets(game, "2", "NdM_7", "NdM_8", "NdM_1")
    passes(game)
    game.apply(buys("2", "NdM"))
    return game


def test_a_new_president_of_ndm_chooses_what_he_gives():
    """mex.president.change: two 10 % certificates, or one and both 5 %"""
    game = change_of_ndm()
    assert asked(game) == "give_certificates" and game.actors == ("2",)
    odd = GiveCertificates(player="2", corporation="NdM", halves=1)
    assert rule_against(game, odd) == "mex.president.change"
    game.apply(GiveCertificates(player="2", corporation="NdM", halves=2))
    sizes = sorted(c.percent for c in table(game).investor("1").of(corp(game, "NdM")))
    assert sizes == [5, 5, 10]
    assert sorted(c.percent for c in table(game).investor("2").of(corp(game, "NdM"))) == [10, 20]


def test_on_18xx_games_whole_certificates_are_given():
    """mex.d10"""
    game = change_of_ndm(options.WHOLES_GIVEN)
    assert asked(game) != "give_certificates"
    sizes = sorted(c.percent for c in table(game).investor("1").of(corp(game, "NdM")))
    assert sizes == [10, 10]


def test_the_priority_deal_follows_the_last_to_act():
    """mex.sr.end.pd"""
    game = second()
    game.apply(FoundCorporation(player="1", corporation="MC", price=60))
    while asked(game) == "trade_shares":
        passes(game)
    assert table(game).priority.id == "2"


def test_nobody_acts_and_the_priority_deal_stays():
    """mex.sr.end.pd"""
    game = second()
    before = table(game).priority
    while asked(game) == "trade_shares":
        passes(game)
    assert table(game).priority is before


@pytest.mark.parametrize(("missing", "row"), [("", 0), ("UdY_8", 1)])
def test_sold_out_companies_rise_unless_a_share_is_in_the_trade_in_box(missing, row):
    """mex.sr.end.soldout"""
    game = second()
    floats(game, "UdY", "1", 60, percent=60)
    gets(game, "2", "UdY_5", "UdY_6", "UdY_7", *(() if missing else ("UdY_8",)))
    at(game, "UdY", 1, 5)
    while asked(game) == "trade_shares":
        passes(game)
    assert cell(game, "UdY") == (row, 5)


def test_who_cannot_do_anything_is_not_asked():
    """mex.sr.pass"""
    game = dealt()
    for player in "23":
        has_cash(game, player, 0)
    passes(game)
    assert asked(game) == "lay_track"
