"""The stock round of 1846: buying, selling, founding, presidents, limits and its end."""

import pytest

from desktop.eighteen.actions import BuyShare, FoundCorporation
from desktop.eighteen.shares import move
from desktop.engine.actions import Pass
from tests.titles.g1846.words import (
    asked,
    buy,
    cash,
    choices_of,
    corp,
    end_stock_round,
    found,
    give,
    has_cash,
    hold,
    new_game,
    operating_game,
    passes,
    percent,
    refusal,
    rule_against,
    sell,
    sells,
    set_price,
    setting,
    start_stock_round,
    stock_game,
    table,
)


def buys(player, corporation, source="treasury"):
    return BuyShare(player=player, corporation=corporation, source=source)


def founds(player, corporation, price):
    return FoundCorporation(player=player, corporation=corporation, price=price)


def later_round(founded="NYC 80, GT 60", **shares):
    """The second stock round; shares such as p3="NYC 2" lie with players or in the market."""
    game = operating_game(founded)
    for who, text in shares.items():
        name, count = text.split()
        hold(game, who.lstrip("p"), name, int(count))
    start_stock_round(game)
    for player in "12345":
        has_cash(game, player, 1000)
    return game


# Founding


@pytest.mark.parametrize("price", [40, 50, 60, 70, 80, 90, 100, 112, 124, 137, 150])
def test_a_corporation_is_founded_at_a_framed_price(price):
    """1846.sr.found"""
    game = stock_game(5)
    found(game, "1", "NYC", price)
    nyc = corp(game, "NYC")
    assert (nyc.price, nyc.cash, nyc.president.id) == (price, 2 * price, "1")
    assert percent(game, "1", "NYC") == 20
    assert percent(game, "treasury", "NYC") == 80
    assert cash(game, "1") == 400 - 2 * price


@pytest.mark.parametrize("price", [0, 30, 45, 165, -40])
def test_no_other_price_is_a_start_price(price):
    """1846.sr.found"""
    assert rule_against(stock_game(5), founds("1", "NYC", price)) == "1846.sr.found"


def test_a_founder_pays_for_two_shares():
    """1846.sr.found"""
    game = stock_game(5)
    has_cash(game, "1", 299)
    assert rule_against(game, founds("1", "NYC", 150)) == "1846.sr.found"


def test_nobody_founds_a_corporation_twice():
    """1846.sr.found"""
    game = stock_game(5)
    found(game, "1", "NYC", 80)
    assert rule_against(game, founds("2", "NYC", 80)) == "1846.sr.found"


def test_a_closed_corporation_is_not_founded_again():
    """1846.liquidation: it has left the game"""
    game = later_round()
    with setting(game) as t:
        t.close_corporation(t.corporation("GT"))
    assert rule_against(game, founds("1", "GT", 80)) == "1846.sr.found"


def test_a_removed_corporation_does_not_exist():
    """1846.setup.remove"""
    game = stock_game(3)
    gone = next(c.id for c in table(game).corporations.values() if c.removed)
    assert rule_against(game, founds("1", gone, 80)) == "1846.setup.board"


@pytest.mark.parametrize(
    ("corporation", "home"),
    [
        ("B&O", "G19"),
        ("C&O", "I15"),
        ("ERIE", "E21"),
        ("GT", "B16"),
        ("IC", "K3"),
        ("NYC", "D20"),
        ("PRR", "F20"),
    ],
)
def test_the_home_station_is_free_and_placed_at_once(corporation, home):
    """1846.token.home, 1846.home_cities"""
    game = stock_game(5)
    found(game, "1", corporation, 50)
    assert table(game).board[home].has_station(0, corporation)
    assert cash(game, corporation) == (150 if corporation == "IC" else 100)


# Buying


def test_a_treasury_share_pays_the_corporation():
    """1846.sr.buy.treasury"""
    game = stock_game(5)
    found(game, "1", "NYC", 80)
    buy(game, "2", "NYC")
    assert cash(game, "NYC") == 240
    assert percent(game, "2", "NYC") == 10


def test_a_market_share_pays_the_bank():
    """1846.sr.buy.market"""
    game = later_round(market="NYC 2")
    bank, treasury = cash(game, "bank"), cash(game, "NYC")
    buy(game, "1", "NYC", "market")
    assert cash(game, "bank") - bank == 80
    assert cash(game, "NYC") == treasury
    assert percent(game, "market", "NYC") == 10


def test_shares_cost_the_present_price():
    """1846.sr.buy.treasury: not the start price"""
    game = later_round()
    set_price(game, "NYC", 124)
    buy(game, "1", "NYC")
    assert cash(game, "1") == 1000 - 124


@pytest.mark.parametrize("source", ["treasury", "market"])
def test_a_share_must_be_there(source):
    """1846.sr.buy.treasury, 1846.sr.buy.market"""
    game = later_round(p3="NYC 6", p4="NYC 2")
    assert rule_against(game, buys("1", "NYC", source)) == f"1846.sr.buy.{source}"


@pytest.mark.parametrize("source", ["treasury", "market"])
def test_a_share_must_be_paid(source):
    """1846.sr.buy.treasury, 1846.sr.buy.market"""
    game = later_round(market="NYC 2")
    has_cash(game, "1", 79)
    refused = refusal(game, buys("1", "NYC", source))
    assert refused.rule_id == f"1846.sr.buy.{source}"
    assert refused.facts == {"payer": "1", "cash": 79, "amount": 80}


def test_shares_of_an_unfounded_corporation_are_not_for_sale():
    """1846.sr.buy.treasury"""
    assert rule_against(stock_game(5), buys("1", "NYC")) == "1846.sr.buy.treasury"


def test_nothing_is_bought_from_anywhere_else():
    game = later_round()
    assert rule_against(game, buys("1", "NYC", "attic")) == "1846.sr.buy.treasury"


def test_one_certificate_a_turn():
    """1846.sr.turn: after a purchase it is the next player's turn"""
    game = stock_game(5)
    found(game, "1", "NYC", 80)
    assert game.actors == ("2",)
    assert rule_against(game, buys("1", "NYC")) == "1846.sr.turn"


def test_selling_after_buying_is_too_late():
    """1846.sr.turn"""
    game = later_round(p1="GT 2")
    buy(game, "1", "NYC")
    assert rule_against(game, sells("1", "GT", 10)) == "1846.sr.turn"


def test_one_sells_several_corporations_and_then_buys():
    """1846.sr.turn"""
    game = later_round("NYC 80, GT 60, IC 50", p1="GT 1")
    hold(game, "1", "NYC", 1)
    sell(game, "1", "GT", 10)
    sell(game, "1", "NYC", 10)
    buy(game, "1", "IC")
    assert game.actors == ("2",)


def test_sixty_percent_are_allowed():
    """1846.sr.limit60"""
    game = later_round(p1="NYC 3")
    buy(game, "1", "NYC")
    assert percent(game, "1", "NYC") == 60


def test_more_than_sixty_percent_are_not():
    """1846.sr.limit60"""
    game = later_round(p1="NYC 4")
    assert rule_against(game, buys("1", "NYC")) == "1846.sr.limit60"


def test_the_game_for_two_allows_seventy_percent():
    """1846.d10"""
    assert table(new_game(2, 1, "two_players")).holding_limit == 70


def fill_hand(game, player, count):
    """Ordinary certificates of all corporations until the player has so many in all."""
    with setting(game) as t:
        who = t.investor(player)
        rest = [c for k in t.founded() for c in k.held if not c.is_presidents]
        while t.certificates_of(who) < count:
            move(rest.pop(), who)


def test_private_companies_count_as_certificates():
    """1846.sr.certlimit"""
    game = stock_game(5, p1="MS MAIL SC")
    found(game, "1", "NYC", 40)
    assert table(game).certificates_of(table(game).investor("1")) == 4


def test_the_president_certificate_counts_once():
    """1846.sr.certlimit: certificates, not shares"""
    game = stock_game(5)
    found(game, "1", "NYC", 40)
    assert table(game).certificates_of(table(game).investor("1")) == 1


def test_one_buys_up_to_the_certificate_limit():
    """1846.sr.certlimit: 11 with five players and seven corporations"""
    game = later_round("NYC 40, GT 40, IC 40, ERIE 40, PRR 40")
    fill_hand(game, "1", 10)
    source = next(a for a in choices_of(game, BuyShare))
    game.apply(source)
    assert table(game).certificates_of(table(game).investor("1")) == 11


def test_nobody_buys_at_the_certificate_limit():
    """1846.sr.certlimit"""
    game = later_round("NYC 40, GT 40, IC 40, ERIE 40, PRR 40")
    fill_hand(game, "1", 11)
    assert not choices_of(game, BuyShare)
    assert rule_against(game, buys("1", "NYC")) == "1846.sr.certlimit"
    assert rule_against(game, founds("1", "B&O", 40)) == "1846.sr.certlimit"


def test_at_the_limit_not_even_a_presidency_helps():
    """1846.sr.certlimit.at: the swap would bring him back to the limit"""
    game = later_round("NYC 40, GT 40, IC 40, ERIE 40, PRR 40")
    with setting(game) as t:
        gt = t.corporation("GT")
        for certificate in gt.held[:2]:
            move(certificate, t.investor("1"))  # as many as the president, player 2
        who = t.investor("1")
        others = [c for k in ("NYC", "IC", "ERIE") for c in t.corporation(k).held]
        while t.certificates_of(who) < 11:
            move(others.pop(), who)
    assert percent(game, "1", "GT") == percent(game, "2", "GT") == 20
    assert rule_against(game, buys("1", "GT")) == "1846.sr.certlimit"


def test_a_player_over_the_limit_must_sell_first():
    """1846.sr.certlimit.over"""
    game = later_round("NYC 40, GT 40, IC 40, ERIE 40, PRR 40")
    fill_hand(game, "1", 12)
    assert rule_against(game, Pass(who="1")) == "1846.sr.certlimit.over"
    assert rule_against(game, buys("1", "NYC")) == "1846.sr.certlimit.over"
    game.apply(choices_of(game, type(sells("1", "NYC", 10)))[0])
    assert table(game).certificates_of(table(game).investor("1")) == 11
    passes(game)
    assert game.actors == ("2",)


def test_a_liquidation_lowers_the_certificate_limit():
    """1846.sr.certlimit"""
    game = later_round()
    with setting(game) as t:
        t.close_corporation(t.corporation("GT"))
    assert table(game).certificate_limit == 10


def test_a_bankruptcy_does_not_change_the_certificate_limit():
    """1846.sr.certlimit"""
    game = later_round()
    with setting(game) as t:
        t.investor("5").bankrupt = True
    assert table(game).certificate_limit == 11


def test_what_was_sold_is_not_bought_again_in_the_same_round():
    """1846.sr.no_rebuy"""
    game = later_round(p1="GT 2")
    sell(game, "1", "GT", 10)
    assert rule_against(game, buys("1", "GT")) == "1846.sr.no_rebuy"
    buy(game, "1", "NYC")
    for _ in range(4):
        passes(game)
    assert rule_against(game, buys("1", "GT", "market")) == "1846.sr.no_rebuy"


def test_what_was_sold_may_be_bought_in_the_next_round():
    """1846.sr.no_rebuy"""
    game = later_round(p1="GT 2")
    sell(game, "1", "GT", 10)
    start_stock_round(game, 3)
    buy(game, "1", "GT")
    assert percent(game, "1", "GT") == 20


# Selling


def test_a_sale_is_paid_by_the_bank_at_the_present_price():
    """1846.sr.turn"""
    game = later_round(p3="NYC 3")
    passes(game)
    passes(game)
    sell(game, "3", "NYC", 20)
    assert cash(game, "3") == 1160
    assert percent(game, "market", "NYC") == 20


@pytest.mark.parametrize("amount", [0, -10, 5, 15, 40])
def test_only_shares_one_has_are_sold(amount):
    """1846.sr.turn"""
    game = later_round(p1="GT 3")
    assert rule_against(game, sells("1", "GT", amount)) == "1846.sr.turn"


def test_a_block_of_one_corporation_is_sold_at_once():
    """1846.sr.turn"""
    game = later_round(p1="GT 3")
    sell(game, "1", "GT", 10)
    assert rule_against(game, sells("1", "GT", 10)) == "1846.sr.turn"


def test_half_of_a_corporation_may_lie_in_the_market():
    """1846.sr.sell.cap"""
    game = later_round(market="NYC 3", p3="NYC 2")
    passes(game)
    passes(game)
    sell(game, "3", "NYC", 20)
    assert percent(game, "market", "NYC") == 50


def test_more_than_half_may_not():
    """1846.sr.sell.cap"""
    game = later_round(market="NYC 4", p3="NYC 2")
    passes(game)
    passes(game)
    assert rule_against(game, sells("3", "NYC", 20)) == "1846.sr.sell.cap"


def new_corporation():
    """NYC, founded in this round by player 1, with a share of player 2."""
    game = stock_game(3)
    found(game, "1", "NYC", 40)
    buy(game, "2", "NYC")
    passes(game)
    return game


def test_the_president_may_sell_a_new_corporation():
    """1846.sr.sell.new"""
    game = new_corporation()
    buy(game, "1", "NYC")
    passes(game)
    passes(game)
    sell(game, "1", "NYC", 10)
    assert percent(game, "1", "NYC") == 20


def test_others_may_not():
    """1846.sr.sell.new"""
    game = new_corporation()
    buy(game, "1", "NYC")
    assert rule_against(game, sells("2", "NYC", 10)) == "1846.sr.sell.new"


def test_a_president_without_an_heir_keeps_two_shares():
    """1846.sr.sell.pres_needs_heir"""
    game = later_round(p1="NYC 1", p2="NYC 1")
    sell(game, "1", "NYC", 10)
    assert corp(game, "NYC").president.id == "1"


@pytest.mark.parametrize("amount", [20, 30])
def test_a_president_without_an_heir_may_not_sell_all_or_all_but_one(amount):
    """1846.sr.sell.pres_needs_heir"""
    game = later_round(p1="NYC 1", p2="NYC 1")
    assert rule_against(game, sells("1", "NYC", amount)) == "1846.sr.sell.pres_needs_heir"


def test_a_president_keeps_one_share_by_swapping_first():
    """1846.sr.sell.heir"""
    game = later_round(p2="NYC 2")
    sell(game, "1", "NYC", 10)
    assert corp(game, "NYC").president.id == "2"
    assert percent(game, "1", "NYC") == 10
    assert corp(game, "NYC").presidents_certificate.holder is table(game).investor("2")
    assert percent(game, "2", "NYC") == 20
    assert percent(game, "market", "NYC") == 10


def test_equal_shares_leave_the_president_where_he_is():
    """1846.sr.sell.heir: strictly more"""
    game = later_round(p1="NYC 1", p2="NYC 2")
    sell(game, "1", "NYC", 10)
    assert corp(game, "NYC").president.id == "1"


def test_the_player_with_most_shares_becomes_president():
    """1846.sr.sell.heir"""
    game = later_round(p1="NYC 1", p2="NYC 2", p4="NYC 3")
    sell(game, "1", "NYC", 30)
    assert corp(game, "NYC").president.id == "4"


def test_of_equals_the_nearest_clockwise_becomes_president():
    """1846.sr.sell.heir"""
    game = later_round("GT 60, NYC 80", p1="NYC 2", p4="NYC 2")
    passes(game)
    sell(game, "2", "NYC", 20)
    assert corp(game, "NYC").president.id == "4"


def test_a_sale_of_the_president_lowers_the_price_once():
    """1846.sr.sell.drop"""
    game = later_round(p1="NYC 4")
    sell(game, "1", "NYC", 40)
    assert corp(game, "NYC").price == 70


def test_the_president_is_paid_the_price_before_the_fall():
    """1846.sr.sell.drop"""
    game = later_round(p1="NYC 4")
    sell(game, "1", "NYC", 40)
    assert cash(game, "1") == 1000 + 4 * 80


def test_a_president_who_sells_himself_out_lowers_the_price_as_well():
    """1846.sr.sell.drop"""
    game = later_round(p2="NYC 2")
    sell(game, "1", "NYC", 20)
    assert corp(game, "NYC").price == 70


def test_sales_of_others_do_not_move_the_price():
    """1846.sr.sell.drop"""
    game = later_round(p1="GT 2")
    sell(game, "1", "GT", 20)
    assert corp(game, "GT").price == 60


def test_a_sale_at_10_closes_the_corporation():
    """1846.liquidation"""
    game = later_round(p1="NYC 2", p3="NYC 1")
    set_price(game, "NYC", 10)
    sell(game, "1", "NYC", 10)
    nyc = corp(game, "NYC")
    assert nyc.closed and nyc.cell is None
    assert cash(game, "1") == 1010
    assert percent(game, "3", "NYC") == 0
    assert cash(game, "NYC") == 0
    assert not table(game).board.stations_of("NYC")
    assert table(game).certificate_limit == 10
    assert game.actors == ("1",)  # he may still buy


# Presidents by purchase


def test_who_buys_more_than_the_president_has_takes_over():
    """1846.sr.president.by_buy"""
    game = later_round("GT 60, NYC 80", p1="NYC 2")
    buy(game, "1", "NYC")
    nyc = corp(game, "NYC")
    assert nyc.president.id == "1"
    assert nyc.presidents_certificate.holder is table(game).investor("1")
    assert percent(game, "1", "NYC") == 30
    assert percent(game, "2", "NYC") == 20


def test_as_many_as_the_president_is_not_enough():
    """1846.sr.president.by_buy"""
    game = later_round("GT 60, NYC 80", p1="NYC 1")
    buy(game, "1", "NYC")
    assert corp(game, "NYC").president.id == "2"


# The round


def test_the_holder_of_the_priority_deal_begins():
    """1846.sr.order"""
    game = later_round()
    with setting(game) as t:
        t.priority = t.investor("4")
        t.start(t.stock_round)
    assert game.actors == ("4",)
    passes(game)
    assert game.actors == ("5",)


def test_who_has_passed_may_act_later():
    """1846.sr.order"""
    game = later_round()
    passes(game)
    buy(game, "2", "NYC")
    for _ in range(3):
        passes(game)
    buy(game, "1", "NYC")
    assert percent(game, "1", "NYC") == 30


def test_the_round_ends_when_all_have_passed_in_a_row():
    """1846.sr.order, 1846.round.cycle"""
    game = later_round()
    for _ in range(4):
        passes(game)
    assert table(game).round is table(game).stock_round
    passes(game)
    assert table(game).round is table(game).operating_round


def test_who_can_neither_buy_nor_sell_is_passed_over_and_the_log_says_so():
    """1846.sr.order"""
    game = later_round()
    with setting(game) as t:
        t.investor("2").cash = 0
    passes(game)
    assert game.actors == ("3",)
    told = [(n.kind, dict(n.facts)) for n in game.at.change.news]
    assert told == [
        ("passed", {"player": "1"}),
        ("passed", {"player": "2", "how": "idle"}),
    ]


def test_nobody_acts_out_of_turn():
    """1846.sr.turn"""
    assert rule_against(later_round(), buys("2", "NYC")) == "1846.sr.turn"


def test_a_stranger_does_not_act():
    """1846.sr.turn"""
    assert rule_against(later_round(), buys("9", "NYC")) == "1846.sr.turn"


def test_the_priority_deal_goes_to_the_player_after_the_last_deal():
    """1846.sr.end.pd"""
    game = later_round()
    passes(game)
    passes(game)
    buy(game, "3", "NYC")
    end_stock_round(game)
    assert table(game).priority.id == "4"


def test_a_sale_alone_moves_the_priority_deal_too():
    """1846.sr.end.pd"""
    game = later_round(p2="NYC 1")
    passes(game)
    sell(game, "2", "NYC", 10)
    end_stock_round(game)
    assert table(game).priority.id == "3"


def test_the_priority_deal_stays_when_nobody_deals():
    """1846.sr.end.pd"""
    game = later_round()
    with setting(game) as t:
        t.priority = t.investor("3")
    end_stock_round(game)
    assert table(game).priority.id == "3"


def test_a_bankrupt_player_neither_begins_nor_is_asked():
    """1846.bankrupt: he is out of the game"""
    game = later_round()
    with setting(game) as t:
        t.investor("1").bankrupt = True
        t.start(t.stock_round)
    assert game.actors == ("2",)
    order = []
    while table(game).round is table(game).stock_round:
        order += game.actors
        passes(game)
    assert order == ["2", "3", "4", "5"]


def test_the_priority_deal_skips_a_bankrupt_player():
    """1846.sr.end.pd"""
    game = later_round()
    with setting(game) as t:
        t.investor("4").bankrupt = True
    passes(game)
    passes(game)
    buy(game, "3", "NYC")
    end_stock_round(game)
    assert table(game).priority.id == "5"


def test_a_share_in_the_market_lowers_the_price_at_the_end():
    """1846.sr.end.prices"""
    game = later_round(market="NYC 1")
    end_stock_round(game)
    assert corp(game, "NYC").price == 70
    assert corp(game, "GT").price == 60


def test_a_corporation_wholly_in_hands_rises_at_the_end():
    """1846.sr.end.prices"""
    game = later_round(p3="NYC 5", p4="NYC 3")
    end_stock_round(game)
    assert corp(game, "NYC").price == 90


def test_a_treasury_share_keeps_the_price_from_rising():
    """1846.sr.end.prices: 100 % must be with the players"""
    game = later_round(p3="NYC 5", p4="NYC 2")
    end_stock_round(game)
    assert corp(game, "NYC").price == 80


def test_prices_move_from_the_highest_down():
    """1846.sr.end.prices: the dearer one comes first into the cell both move to"""
    game = later_round("NYC 80, GT 60", market="GT 1", p3="GT 0")
    set_price(game, "NYC", 60)
    set_price(game, "GT", 70)
    hold(game, "3", "NYC", 5)
    hold(game, "4", "NYC", 3)
    end_stock_round(game)
    t = table(game)
    assert corp(game, "NYC").price == 70
    assert corp(game, "GT").price == 60
    assert [c.id for c in t.operating_round.order()] == ["NYC", "GT"]


def test_a_corporation_at_10_with_shares_in_the_market_closes_at_the_end():
    """1846.sr.end.prices, 1846.liquidation"""
    game = later_round(market="NYC 1")
    set_price(game, "NYC", 10)
    end_stock_round(game)
    assert corp(game, "NYC").closed
    assert [c.id for c in table(game).operating_round.order()] == ["GT"]


def test_a_player_without_any_deal_is_not_asked():
    """1846.sr.turn: he has passed"""
    game = stock_game(3)
    give(game, "1", -400)
    with setting(game) as t:
        t.start(t.stock_round)
    assert game.actors == ("2",)
    assert asked(game) == "trade_shares"
