"""The forced purchase of a train in 1846: issue, the president's money, bankruptcy."""

import pytest

from desktop.eighteen import forced as family_forced
from desktop.eighteen.actions import DeclareBankruptcy, IssueShares, SellShares
from desktop.eighteen.shares import move
from desktop.engine.actions import Pass
from desktop.titles.g1846 import forced
from tests.titles.g1846.words import (
    buy_in,
    buys_train,
    cash,
    choices_of,
    corp,
    go_on_to,
    has_cash,
    hold,
    issues,
    next_train,
    operating_game,
    percent,
    phase,
    refusal,
    rule_against,
    sells,
    set_price,
    setting,
    table,
    train,
)


def needy(money, price=100, phase_name="III", founded="NYC 80", president=1000, **shares):
    """NYC without a train, at this price after its dividend, is to buy one; it has this money."""
    cards = {k: v for k, v in shares.items() if k.startswith("p") and k[1:].isdecimal()}
    game = operating_game(founded, cash=500, **cards)
    for who, text in shares.items():
        if who not in cards:
            for part in text.split(", "):
                name, count = part.split()
                hold(game, who.lstrip("h"), name, int(count))
    if phase_name != "I":
        phase(game, phase_name)
    go_on_to(game, "NYC", "buy_train")
    set_price(game, "NYC", price)
    if "GT" in founded:
        set_price(game, "GT", 60)
    has_cash(game, "NYC", money)
    has_cash(game, "1", president)
    return game


def no_issue(money, **more):
    """All shares are with players, so nothing can be issued: 1 has 40 %, 2 and 3 have the rest."""
    return needy(money, h1="NYC 2", h2="NYC 3", h3="NYC 3", **more)


def takes(game, config, price):
    return buys_train(game, "NYC", next_train(game), config, price)


def bankruptcy(corporation="NYC"):
    return DeclareBankruptcy(corporation=corporation)


# The forced issue


@pytest.mark.parametrize(
    ("price", "count", "money", "after"),
    [(100, 2, 140, 80), (212, 1, 180, 195), (90, 2, 120, 70), (50, 2, 40, 30), (30, 1, 10, 20)],
)
def test_the_terms_of_the_forced_issue(price, count, money, after):
    """1846.o1: as in recorded games"""
    game = needy(0, price)
    before = cash(game, "NYC")
    with setting(game) as t:
        forced.issue_forced(t, t.corporation("NYC"), count)
    assert cash(game, "NYC") - before == money
    assert corp(game, "NYC").price == after


def test_the_shares_come_before_the_presidents_money():
    """1846.forced.issue_first"""
    game = needy(400)
    assert rule_against(game, takes(game, "4/6", 450)) == "1846.forced.issue_first"
    assert rule_against(game, sells("1", "NYC", 10)) == "1846.forced.issue_first"


def test_no_more_is_issued_than_a_train_needs():
    """1846.o1: one share for the cheaper, two for the dearer configuration"""
    game = needy(370, h2="NYC 2")  # at 100 one share brings 80, two bring 70 each
    assert [a.count for a in choices_of(game, IssueShares)] == [1, 2]
    assert rule_against(game, issues("NYC", 3)) == "1846.forced.issue_first"
    game.apply(issues("NYC", 1))
    assert cash(game, "NYC") == 450
    game.apply(takes(game, "4/6", 450))


def test_in_vain_the_most_is_issued():
    """1846.o1"""
    game = needy(0, h2="NYC 2")
    assert [a.count for a in choices_of(game, IssueShares)] == [4]
    assert rule_against(game, issues("NYC", 1)) == "1846.forced.issue_first"


def test_no_more_in_the_market_than_with_the_players():
    """1846.o1, 1846.issue"""
    game = needy(0, hmarket="NYC 1")
    assert [a.count for a in choices_of(game, IssueShares)] == [1]


def test_a_forced_issue_happens_once():
    """1846.o1"""
    game = needy(0)
    game.apply(issues("NYC", 2))
    assert rule_against(game, issues("NYC", 1)) == "1846.forced.issue_first"


def test_nothing_is_issued_for_nothing():
    """1846.o1: at 20 the price two steps left is 0"""
    game = needy(0, 20)
    assert not choices_of(game, IssueShares)
    game.apply(takes(game, "4/6", 450))


def test_with_a_train_nothing_is_issued():
    """1846.forced.issue_first"""
    game = operating_game("GT 60, NYC 80", cash=500)
    train(game, "NYC", "2")
    go_on_to(game, "NYC", "buy_train")
    assert rule_against(game, issues("NYC", 1)) == "1846.forced.issue_first"


def test_with_the_money_for_every_train_nothing_is_issued():
    """1846.o1"""
    game = needy(500)
    assert rule_against(game, issues("NYC", 1)) == "1846.forced.issue_first"


def test_after_the_issue_the_train_comes_from_the_bank():
    """1846.forced.from_bank"""
    game = needy(200, founded="NYC 80, GT 60")
    card = train(game, "GT", "5")
    game.apply(issues("NYC", 2))
    action = buys_train(game, "NYC", card, "5", 1)
    assert rule_against(game, action) == "1846.forced.from_bank"


def test_before_the_issue_another_corporation_may_sell_one():
    """1846.train.from_corp"""
    game = needy(200, founded="NYC 80, GT 60")
    card = train(game, "GT", "5")
    game.apply(buys_train(game, "NYC", card, "5", 200))


def test_after_the_issue_no_private_is_bought_before_the_train():
    """1846.d11"""
    game = needy(100, phase_name="II", price=50, p4="MAIL")
    game.apply(choices_of(game, IssueShares)[0])
    assert rule_against(game, buy_in("NYC", "MAIL", 1)) == "1846.d11"


# The president's money


def test_the_president_adds_exactly_what_is_missing():
    """1846.forced.exact"""
    game = no_issue(400)
    game.apply(takes(game, "4/6", 450))
    assert cash(game, "NYC") == 0
    assert cash(game, "1") == 950
    assert corp(game, "NYC").trains[0].config.name == "4/6"


def test_with_help_the_dearer_configuration_may_be_taken():
    """1846.forced.config: the treasury cannot pay the cheapest"""
    game = no_issue(449)
    game.apply(takes(game, "5", 500))
    assert (cash(game, "NYC"), cash(game, "1")) == (0, 949)


def test_who_can_pay_the_cheapest_gets_no_help_for_the_dearer():
    """1846.forced.config"""
    game = no_issue(450)
    assert rule_against(game, takes(game, "5", 500)) == "1846.forced.config"
    game.apply(takes(game, "4/6", 450))
    assert cash(game, "1") == 1000


def test_who_can_pay_the_cheapest_sells_no_shares_either():
    """1846.forced.config"""
    game = no_issue(450, president=0)
    assert rule_against(game, sells("1", "NYC", 10)) == "1846.forced.config"


def test_the_president_does_not_pay_another_corporation():
    """1846.forced.from_bank, 1846.train.from_corp"""
    game = no_issue(100, founded="NYC 80, GT 60")
    card = train(game, "GT", "5")
    action = buys_train(game, "NYC", card, "5", 101)
    assert rule_against(game, action) == "1846.train.from_corp"


def test_the_duty_cannot_be_passed():
    """1846.train.must"""
    assert rule_against(no_issue(0), Pass(who="NYC")) == "1846.train.must"


def test_the_president_pays_only_for_the_first_train():
    """1846.forced.exact: not more than one train"""
    game = no_issue(400)
    game.apply(takes(game, "4/6", 450))
    assert table(game).operating_round.step.name != "buy_train" or not game.is_legal(
        takes(game, "4/6", 450)
    )


# The president's shares


def test_cash_first_then_shares():
    """1846.forced.cash_then_shares: with enough cash nothing is sold"""
    game = no_issue(400, president=100)
    assert not choices_of(game, SellShares)
    assert rule_against(game, sells("1", "NYC", 10)) == "1846.forced.cash_then_shares"


def test_the_president_sells_what_is_missing():
    """1846.forced.cash_then_shares"""
    game = no_issue(400, president=0, founded="NYC 80, GT 60")
    hold(game, "1", "GT", 3)
    game.apply(sells("1", "GT", 10))
    assert cash(game, "1") == 60
    game.apply(takes(game, "4/6", 450))
    assert cash(game, "1") == 10


def test_the_president_sells_no_more_than_needed():
    """1846.forced.cash_then_shares: 60 a share, 100 missing for the dearer train"""
    game = no_issue(400, president=0, founded="NYC 80, GT 60")
    hold(game, "1", "GT", 5)
    refused = refusal(game, sells("1", "GT", 30))
    assert refused.rule_id == "1846.forced.cash_then_shares"
    assert refused.facts["short"] == 100
    game.apply(sells("1", "GT", 20))
    assert rule_against(game, sells("1", "GT", 10)) == "1846.forced.cash_then_shares"


def test_the_president_stays_president_of_this_corporation():
    """1846.forced.cash_then_shares"""
    game = no_issue(0, president=0)  # 1 has 40 %, the others 30 % each
    game.apply(sells("1", "NYC", 10))
    refused = refusal(game, sells("1", "NYC", 10))
    assert refused.rule_id == "1846.forced.cash_then_shares"
    assert refused.text == family_forced.STAYS_PRESIDENT


def test_the_president_may_lose_another_corporation():
    """1846.forced.cash_then_shares"""
    game = no_issue(400, president=0, founded="NYC 80, GT 60")
    with setting(game) as t:
        gt = t.corporation("GT")
        move(gt.presidents_certificate, t.investor("1"))
        gt.president = t.investor("1")
    hold(game, "4", "GT", 2)
    game.apply(sells("1", "GT", 20))
    assert corp(game, "GT").president.id == "4"
    assert corp(game, "GT").price == 50


def test_a_sale_follows_the_rules_of_the_stock_round():
    """1846.forced.cash_then_shares, 1846.sr.sell.cap"""
    game = no_issue(0, president=0, founded="NYC 80, GT 60")
    hold(game, "market", "GT", 5)
    hold(game, "1", "GT", 1)
    assert rule_against(game, sells("1", "GT", 10)) == "1846.sr.sell.cap"


def test_a_sale_of_its_own_corporation_lowers_the_price():
    """1846.sr.sell.drop"""
    game = no_issue(380, president=0)
    game.apply(sells("1", "NYC", 10))
    assert corp(game, "NYC").price == 90


def test_the_president_may_not_close_the_corporation_by_selling():
    """1846.d8"""
    game = no_issue(445, price=10, president=0)
    assert rule_against(game, sells("1", "NYC", 10)) == "1846.d8"


def test_after_a_sale_the_train_comes_from_the_bank():
    """1846.forced.from_bank: the shares were sold for it"""
    game = no_issue(400, president=0, founded="NYC 80, GT 60")
    hold(game, "1", "GT", 3)
    card = train(game, "GT", "5")
    assert game.is_legal(buys_train(game, "NYC", card, "5", 1))
    game.apply(sells("1", "GT", 10))
    action = buys_train(game, "NYC", card, "5", 1)
    assert rule_against(game, action) == "1846.forced.from_bank"
    assert card not in {a.train for a in choices_of(game, type(action))}


def test_only_the_president_sells():
    """1846.forced.cash_then_shares"""
    assert rule_against(no_issue(0), sells("2", "NYC", 10)) == "1846.or.turn"


def test_nobody_sells_when_there_is_a_train():
    """1846.forced.cash_then_shares"""
    game = operating_game("GT 60, NYC 80", cash=500)
    train(game, "NYC", "2")
    go_on_to(game, "NYC", "buy_train")
    assert rule_against(game, sells("2", "NYC", 10)) == "1846.forced.cash_then_shares"


# Bankruptcy


def test_who_can_pay_is_not_bankrupt():
    """1846.bankrupt"""
    assert rule_against(no_issue(0, president=450), bankruptcy()) == "1846.bankrupt"


def test_who_can_sell_enough_is_not_bankrupt():
    """1846.bankrupt: one share of 100 fetches the last 100 dollars"""
    game = no_issue(350, president=0)
    assert rule_against(game, bankruptcy()) == "1846.bankrupt"


def test_who_can_issue_enough_is_not_bankrupt():
    """1846.bankrupt"""
    game = needy(370, president=0, h2="NYC 2")
    assert rule_against(game, bankruptcy()) == "1846.bankrupt"


def test_a_corporation_with_a_train_bankrupts_nobody():
    """1846.bankrupt"""
    game = operating_game("GT 60, NYC 80", cash=500)
    train(game, "NYC", "2")
    go_on_to(game, "NYC", "buy_train")
    assert rule_against(game, bankruptcy()) == "1846.bankrupt"


def ruined(**more):
    """Player 1 cannot raise 450: NYC is worth 40 and has nothing."""
    return no_issue(0, price=40, president=7, **more)


def test_bankruptcy_needs_no_sale_before():
    """1846.bankrupt: all possible sales are counted"""
    game = ruined()
    assert choices_of(game, DeclareBankruptcy)
    game.apply(bankruptcy())
    assert table(game).investor("1").bankrupt


def test_all_the_money_of_a_bankrupt_goes_to_the_corporation():
    """1846.bankrupt: 7 in cash, one share at 40 by the rules, three more at 30"""
    game = ruined()
    game.apply(bankruptcy())
    assert cash(game, "1") == 0
    assert percent(game, "1", "NYC") == 0
    assert cash(game, "NYC") == 7 + 40 + 3 * 30


def test_the_new_president_must_buy_a_train_at_once():
    """1846.bankrupt"""
    game = ruined()
    game.apply(bankruptcy())
    assert corp(game, "NYC").president.id == "2"
    assert game.actors == ("NYC",)
    assert rule_against(game, Pass(who="NYC")) == "1846.train.must"
    has_cash(game, "2", 450)
    game.apply(takes(game, "4/6", 450))
    assert cash(game, "NYC") == 0
    assert cash(game, "2") == 137


def test_of_equal_heirs_the_nearest_clockwise_takes_over():
    """1846.sr.sell.heir: 2 and 3 have 30 % each"""
    game = ruined()
    game.apply(bankruptcy())
    assert corp(game, "NYC").president.id == "2"
    assert corp(game, "NYC").presidents_certificate.holder is table(game).investor("2")


def test_the_new_president_may_go_bankrupt_as_well():
    """1846.bankrupt"""
    game = ruined()
    for player in "23":
        has_cash(game, player, 0)
    game.apply(bankruptcy())
    game.apply(bankruptcy())
    assert [p.bankrupt for p in table(game).investors] == [True, True, False, False, False]


def test_a_bankrupt_dumps_past_every_limit():
    """1846.bankrupt: more than 50 % in the market"""
    game = needy(0, price=100, president=0, h1="NYC 4", hmarket="NYC 4")
    game.apply(bankruptcy())
    assert percent(game, "market", "NYC") == 100
    assert corp(game, "NYC").in_receivership


def test_without_a_new_president_the_corporation_buys_the_cheapest_train():
    """1846.receivership.or: 100 for one share by the rules, 90 for each of the other five"""
    game = needy(0, price=100, president=0, h1="NYC 4", hmarket="NYC 4")
    game.apply(bankruptcy())
    assert cash(game, "NYC") == 100 + 5 * 90 - 450
    assert [card.config.name for card in corp(game, "NYC").trains] == ["4/6"]


def test_the_privates_of_a_bankrupt_close():
    """1846.d7"""
    game = no_issue(0, price=20, president=0, phase_name="II", p1="MAIL BIG4")
    game.apply(bankruptcy())
    assert table(game).privates["MAIL"].closed
    assert table(game).minors["BIG4"].closed
    assert not table(game).board.stations_of("BIG4")


def test_the_certificate_limit_stays():
    """1846.sr.certlimit"""
    game = ruined()
    game.apply(bankruptcy())
    assert table(game).certificate_limit == 11
