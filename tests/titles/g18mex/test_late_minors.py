"""Section 8(c): minors that still operate when the first 5-train is bought, beside section 5.3."""

from desktop.titles.g18mex import options
from tests.titles.g18mex.test_merger import merge
from tests.titles.g18mex.words import (
    cash,
    corp,
    dealt,
    floats,
    go_on_to,
    has_cash,
    operate,
    percent,
    phase,
    stock_round,
    table,
)


def before_the_five(*floated):
    """NdM with president 2; A belongs to player 1, B and C to player 3; nothing is closed yet."""
    game = dealt(3, options.LATE_MINORS, cycle=2, p2="MNR", p3="B C")
    phase(game, "4")
    floats(game, "NdM", "2")
    for text in floated:
        floats(game, *text.split())
    operate(game)
    go_on_to(game, floated[0].split()[0])
    return game


def test_without_a_merger_only_the_share_of_the_merger_goes_to_the_offering():
    """8(c), 5.3(i): the 5 % certificates wait for the owners of the minors"""
    game = before_the_five("PAC 1", "CHI 2", "MC 2", "MEX 2", "SPM 2", "UdY 2")
    phase(game, "5")
    assert [c.id for c in corp(game, "NdM").trade_in] == ["NdM_7", "NdM_8"]
    stock_round(game, 3)
    assert percent(game, "1", "NdM") == 5 and percent(game, "3", "NdM") == 5


def test_the_president_of_the_merged_company_gets_one_share():
    """8(c), 5.3(d)"""
    game = before_the_five("CHI 1", "TM 3")
    phase(game, "5")
    game.apply(merge("CHI"))
    assert percent(game, "1", "NdM") == 10
    stock_round(game, 3)
    assert percent(game, "1", "NdM") == 15 and percent(game, "3", "NdM") == 5


def test_a_minor_whose_heir_has_merged_brings_no_share_and_its_money_goes_the_same_way():
    """8(c), 5.3(g) and (h): nothing of UdY comes back; what it would get is NdM's"""
    game = before_the_five("UdY 1")
    phase(game, "5")
    for minor in ("A", "B"):
        has_cash(game, minor, 0)
    has_cash(game, "C", 35)
    brought = cash(game, "NdM") + cash(game, "UdY")
    game.apply(merge("UdY"))
    stock_round(game, 3)
    t = table(game)
    assert t.minors["C"].closed and t.minors["C"].cash == 0
    assert cash(game, "UdY") == 0 and cash(game, "NdM") == brought + 35
    assert percent(game, "3", "UdY") == 0
    assert t.certificate("UdY_8").holder is None
