"""Section 3.3: what a player over a limit must do in his turn, and what he may do before."""

from desktop.eighteen.actions import BuyShare, SellShares, TradePrivate
from desktop.engine.actions import Pass
from tests.titles.g18mex.words import (
    asked,
    at,
    buys,
    dealt,
    floats,
    gets,
    offered,
    passes,
    percent,
    phase,
    rule_against,
    sells,
    setting,
    table,
)


def count(game, player):
    return table(game).certificates_of(table(game).investor(player))


def one_over(cards="MCAR"):
    """Player 2 is asked: 20 certificates where 19 are allowed; SPM of player 3 is yellow."""
    game = dealt(cycle=2, p2=cards)
    for id in ("MC", "MEX", "TM"):
        floats(game, id, "2", percent=60)
    floats(game, "PAC", "2", percent=50)
    floats(game, "SPM", "3")
    at(game, "SPM", 5, 1)
    passes(game)
    assert game.actors == ("2",)
    return game


def test_over_the_limit_a_private_is_sold_as_well_as_a_share():
    """3.3(b): private companies count, so selling one to a player (3.2(b)) does the duty too."""
    game = one_over()
    assert rule_against(game, Pass(who="2")) == "mex.sr.limit.over"
    sale = TradePrivate(player="2", private="MCAR", buyer="3", price=1)
    assert sale in offered(game, TradePrivate)
    game.apply(sale)
    assert count(game, "2") == 19
    assert game.is_legal(Pass(who="2"))


def test_over_the_limit_what_does_not_count_may_be_bought_before_the_sales():
    """3.3(b): yellow shares are bought at any count, by 3.2 before all sales; then he must sell"""
    game = one_over()
    assert buys("2", "SPM") in offered(game, BuyShare)
    game.apply(buys("2", "SPM"))
    assert game.actors == ("2",) and asked(game) == "trade_shares"
    assert rule_against(game, Pass(who="2")) == "mex.sr.limit.over"
    assert rule_against(game, buys("2", "SPM")) == "mex.sr.turn"
    game.apply(sells("2", "TM", 10))
    assert game.is_legal(Pass(who="2"))


def test_over_the_limit_what_counts_is_not_bought():
    """3.3(b)"""
    game = one_over()
    at(game, "SPM", 2, 2)
    assert rule_against(game, buys("2", "SPM")) == "mex.sr.limit.at_limit"
    assert buys("2", "SPM") not in offered(game, BuyShare)
    private = TradePrivate(player="2", private="KCM&O", buyer="2", price=1)
    assert rule_against(game, private) == "mex.sr.limit.at_limit"


def test_between_the_sales_he_owes_nothing_is_bought():
    """3.2: a purchase after a sale ends the sales, so the duty of 3.3(b) comes before it"""
    game = one_over("MCAR KCM&O")
    assert count(game, "2") == 21
    game.apply(sells("2", "TM", 10))
    assert count(game, "2") == 20
    assert rule_against(game, buys("2", "SPM")) == "mex.sr.limit.over"
    assert not offered(game, BuyShare)
    game.apply(sells("2", "TM", 10))
    game.apply(buys("2", "SPM"))
    assert game.actors == ("3",)


def test_with_seventy_percent_of_udy_others_may_be_bought_first():
    """3.3(a): in his turn he must sell; 3.2 leaves him the order"""
    game = dealt(cycle=2)
    floats(game, "UdY", "1", 60, percent=60)
    gets(game, "1", "UdY_8")
    floats(game, "SPM", "3")
    game.apply(buys("1", "SPM"))
    assert rule_against(game, Pass(who="1")) == "mex.sr.limit.udy70"
    game.apply(sells("1", "UdY", 10))
    assert percent(game, "1", "UdY") == 60 and game.is_legal(Pass(who="1"))


def test_nobody_is_kept_by_a_sale_that_does_not_help():
    """3.3(b): with 45 % of NdM in the market only a 5 % certificate can go, which never counted"""
    game = dealt(cycle=2, p2="MCAR KCM&O MIR")
    phase(game, "3½")
    floats(game, "NdM", "1", percent=30)
    with setting(game) as t:
        t.more_certificates = 3 - 19
    gets(game, "market", "NdM_2", "NdM_3", "NdM_4", "NdM_5", "NdM_8")
    gets(game, "2", "NdM_6", "NdM_7")
    passes(game)
    assert game.actors == ("2",)
    sold = {(s.percent, s.halves) for s in offered(game, SellShares)}
    assert sold == {(5, 1)}
    assert game.is_legal(Pass(who="2"))
