"""Sections 4.3.4 and 6: trains, limits, phases, forced purchases, bankruptcy and the end."""

import pytest

from desktop.eighteen import laying
from desktop.eighteen.actions import (
    BuyTrain,
    DeclareBankruptcy,
    DiscardTrain,
    SellShares,
    TradePrivate,
)
from desktop.engine.actions import Pass
from desktop.titles.g18mex import options
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
    new_game,
    offered,
    operate,
    operating_game,
    percent,
    phase,
    refusal,
    rule_against,
    sells,
    setting,
    stock_round,
    table,
    takes_train,
    train,
)


def at_trains(*floated, options=(), cash_=1000, players=3):
    game = operating_game(*floated, options=options, players=players)
    first = floated[0].split()[0]
    has_cash(game, first, cash_)
    return go_on_to(game, first, "buy_train")


def test_before_the_first_four_the_bank_sells_one_train_a_turn():
    """mex.train.one_bank_per_turn"""
    game = at_trains("CHI 1", "MC 2")
    train(game, "MC", "2")
    game.apply(takes_train(game, "CHI"))
    assert rule_against(game, takes_train(game, "CHI")) == "mex.train.one_bank_per_turn"
    others = corp(game, "MC").trains[0].id
    game.apply(takes_train(game, "CHI", others, 1))  # not counted
    assert len(corp(game, "CHI").trains) == 2


def test_the_buyer_of_the_first_four_may_buy_more():
    """mex.train.one_bank_per_turn"""
    game = at_trains("CHI 1", cash_=5000)
    with setting(game) as t:
        while t.depot.upcoming[0].data.name != "4":
            t.depot.upcoming[0].scrap()
    game.apply(takes_train(game, "CHI"))
    game.apply(takes_train(game, "CHI"))
    assert len(corp(game, "CHI").trains) == 2
    assert asked(game) != "buy_train" or table(game).operating.id != "CHI"


def test_trains_come_in_order_and_at_face():
    """mex.train.order, mex.train.bank_price"""
    game = at_trains("CHI 1")
    later = BuyTrain(corporation="CHI", train="3-0", config="3", price=180)
    assert rule_against(game, later) == "mex.train.order"
    first = takes_train(game, "CHI", price=99)
    assert rule_against(game, first) == "mex.train.bank_price"


def test_other_companies_sell_for_what_is_agreed_but_ndm_only_at_face():
    """mex.train.from_company"""
    game = at_trains("CHI 1", "MC 2", "NdM 1")
    own, national = train(game, "MC", "2"), train(game, "NdM", "2")
    assert rule_against(game, takes_train(game, "CHI", own, -1)) == "mex.train.from_company"
    assert game.is_legal(takes_train(game, "CHI", own, 1))
    assert rule_against(game, takes_train(game, "CHI", national, 99)) == "mex.train.from_company"
    assert game.is_legal(takes_train(game, "CHI", national, 100))


def test_at_the_limit_nothing_is_bought():
    """mex.train.limit"""
    game = operating_game("CHI 1")
    for _ in range(3):
        train(game, "CHI", "2")
    has_cash(game, "CHI", 1000)
    go_on_to(game, "CHI")
    assert table(game).has_room(corp(game, "CHI")) is False
    assert table(game).has_room(corp(game, "NdM")) is True
    with setting(game) as t:
        steps = {step.name: step for step in t.operating_round.steps}
        for name in ("lay_track", "place_station", "run_trains", "dividend"):
            steps[name].done = True
    assert asked(game) != "buy_train" or table(game).operating.id != "CHI"


def test_the_fourth_phase_scraps_and_then_the_limit_counts():
    """mex.train.discard: 2-trains go before the limit of two is applied"""
    game = operating_game("CHI 1", "NdM 2")
    for kind in ("2", "3", "3"):
        train(game, "CHI", kind)
    for kind in ("3", "3", "3'"):
        train(game, "NdM", kind)
    phase(game, "4")
    assert [t.data.name for t in corp(game, "CHI").trains] == ["3", "3"]
    assert len(corp(game, "NdM").trains) == 3  # one more for NdM
    assert asked(game) != "discard_train"


def test_excess_trains_are_discarded_by_choice():
    """mex.train.discard"""
    game = operating_game("CHI 1")
    kept = [train(game, "CHI", "3") for _ in range(3)]
    phase(game, "4")
    assert asked(game) == "discard_train"
    assert rule_against(game, DiscardTrain(corporation="CHI", train="4-2")) == "mex.train.discard"
    game.apply(DiscardTrain(corporation="CHI", train=kept[1]))
    assert [t.id for t in table(game).depot.discarded] == [kept[1]]


def test_four_trains_run_once_more_after_the_second_six():
    """mex.train.obsolete4"""
    game = operating_game("CHI 1", "MC 2")
    mine, pool = train(game, "CHI", "4"), train(game, "MC", "4")
    with setting(game) as t:
        t.depot.discard(t.train(pool))
    phase(game, "6½")
    assert table(game).train(mine).obsolete and table(game).train(pool).scrapped
    has_cash(game, "CHI", 2000)
    go_on_to(game, "CHI", "buy_train")
    assert table(game).train(mine).scrapped


@pytest.mark.parametrize(
    ("chosen", "may_buy"), [((), False), ((options.OBSOLETE_UNCOUNTED,), True)]
)
def test_an_obsolete_train_counts_until_it_is_gone(chosen, may_buy):
    """mex.train.limit, mex.d19: the buyer of the second 6 keeps its 4 and has no room for a 4D"""
    game = at_trains("CHI 1", options=chosen, cash_=5000)
    train(game, "CHI", "4")
    with setting(game) as t:
        while t.depot.upcoming[0].data.name != "6'":
            t.depot.upcoming[0].scrap()
    phase_before = table(game).phase.name
    game.apply(takes_train(game, "CHI"))
    assert table(game).phase.name != phase_before
    assert [t.obsolete for t in corp(game, "CHI").trains] == [True, False]
    assert table(game).has_room(corp(game, "CHI")) is may_buy
    assert (asked(game) == "buy_train" and game.actors == ("CHI",)) is may_buy


def test_optionally_they_are_gone_at_once():
    """mex.opt.d_hard_rust"""
    game = operating_game("CHI 1", options=(options.HARD_RUST,))
    mine = train(game, "CHI", "4")
    phase(game, "6½")
    assert table(game).train(mine).scrapped


def test_minors_close_for_certificates_and_their_heirs_get_the_money():
    """mex.minors.close, mex.close.involuntary"""
    game = dealt(cycle=2, p2="A", p3="C")
    for minor, amount in (("A", 30), ("B", 5), ("C", 45)):
        has_cash(game, minor, amount)
    phase(game, "3½")
    assert (cash(game, "NdM"), cash(game, "UdY")) == (35, 45)
    assert percent(game, "2", "NdM") == 5 and percent(game, "1", "NdM") == 25
    assert percent(game, "3", "UdY") == 10 and corp(game, "UdY").price == 0
    assert all(m.closed and not m.trains for m in table(game).minors.values())
    assert not table(game).board.stations_of("A")


def test_udy_may_float_in_an_operating_round_and_waits():
    """mex.float.udy_in_or, mex.priv.udy_share_not_counted, mex.float.minor_cash_extra"""
    game = dealt(cycle=2, p3="C")
    floats(game, "CHI", "1")
    floats(game, "UdY", "2", percent=40)
    operate(game)
    go_on_to(game, "CHI")
    assert not corp(game, "UdY").floated
    has_cash(game, "C", 20)
    phase(game, "3½")
    assert corp(game, "UdY").floated and cash(game, "UdY") == 620
    assert corp(game, "UdY") not in table(game).operating_round.order()


def test_optionally_minors_close_at_the_next_stock_round():
    """mex.opt.c_delay_minors"""
    game = operating_game("CHI 1", options=(options.LATE_MINORS,))
    phase(game, "4")
    minor = table(game).company("A")
    assert minor.operates and [t.data.name for t in minor.trains] == ["2"]
    assert table(game).national_for_sale
    stock_round(game, 3)
    assert not minor.operates and percent(game, "1", "NdM") == 30


def test_mnr_closes_with_the_first_train_ndm_buys():
    """mex.priv.mnr.closes"""
    game = operating_game("NdM 1")
    phase(game, "3½")
    has_cash(game, "NdM", 1000)
    go_on_to(game, "NdM", "buy_train")
    assert not table(game).private("MNR").closed
    game.apply(takes_train(game, "NdM"))
    assert table(game).private("MNR").closed


def test_private_companies_close_with_the_first_five():
    """mex.close.involuntary"""
    game = operating_game("CHI 1")
    phase(game, "5")
    assert all(private.closed for private in table(game).privates.values())


def needy(treasury, purse):
    """PAC has a route and no train; it and its president, player 1, have so much."""
    game = dealt(cycle=2)
    floats(game, "PAC", "1")
    with setting(game) as t:
        laying.lay(t, t.board["D3"], t.supply.stacks["57"], 0)
    operate(game)
    go_on_to(game, "PAC")
    has_cash(game, "PAC", 0)
    go_on_to(game, "PAC", "buy_train")
    has_cash(game, "PAC", treasury)
    has_cash(game, "1", purse)
    return game


def test_a_company_with_a_route_must_own_a_train():
    """mex.forced_train.when"""
    game = needy(500, 0)
    assert table(game).has_route(corp(game, "PAC"))
    assert rule_against(game, Pass(who="PAC")) == "mex.forced_train.when"
    assert offered(game, Pass) == []


def test_the_president_adds_exactly_what_is_missing():
    """mex.forced_train.one, mex.forced_train.president"""
    game = needy(30, 200)
    game.apply(takes_train(game, "PAC"))
    assert (cash(game, "PAC"), cash(game, "1")) == (0, 130)


def test_with_his_money_it_is_the_cheapest_train():
    """mex.forced_train.cheapest: a discarded 3 before a new 6"""
    game = needy(0, 700)
    with setting(game) as t:
        three = next(card for card in t.depot.upcoming if card.data.name == "3")
        while t.depot.upcoming[0].data.name != "6":
            card = t.depot.upcoming[0]
            t.depot.discard(card) if card is three else card.scrap()
    assert rule_against(game, takes_train(game, "PAC")) == "mex.forced_train.cheapest"
    game.apply(takes_train(game, "PAC", three.id))
    assert cash(game, "1") == 700 - 180


def test_short_of_cash_he_sells_only_what_is_needed():
    """mex.forced_train.sell"""
    game = needy(0, 60)
    gets(game, "1", "CHI_2", "CHI_3")
    floats(game, "CHI", "2", 60, percent=30)
    assert rule_against(game, takes_train(game, "PAC")) == "mex.forced_train.sell"
    assert rule_against(game, sells("1", "CHI", 20)) == "mex.forced_train.sell"
    game.apply(sells("1", "CHI", 10))
    assert rule_against(game, sells("1", "CHI", 10)) == "mex.forced_train.sell"
    game.apply(takes_train(game, "PAC"))
    assert cash(game, "1") == 20


def test_a_price_that_falls_in_a_turn_goes_under_those_who_have_operated():
    """mex.sr.sell.drop, mex.i11: 4.3.4.2(d) sends to 3.2(a), and that says under them all"""
    game = needy(0, 60)
    gets(game, "1", "CHI_2", "CHI_3")
    floats(game, "CHI", "2", 60, percent=30)
    floats(game, "MC", "3", 60)
    at(game, "CHI", 1, 6)
    at(game, "MC", 2, 6)
    with setting(game) as t:
        t.operating_round.operated = (*t.operating_round.operated, t.company("MC"))
    game.apply(sells("1", "CHI", 10))
    found = corp(game, "CHI").cell
    assert [c.id for c in found.tokens] == ["MC", "CHI"]


def test_he_may_sell_a_private_to_another_player():
    """mex.forced_train.sell, mex.d9"""
    game = needy(0, 0)
    game.apply(TradePrivate(player="1", private="MIR", buyer="2", price=150))
    assert rule_against(game, TradePrivate(player="1", private="MCAR", buyer="2", price=9)) == (
        "mex.forced_train.sell"
    )
    game.apply(takes_train(game, "PAC"))
    assert cash(game, "1") == 50


def test_he_stays_president_of_the_company():
    """mex.forced_train.sell"""
    game = needy(0, 0)
    gets(game, "2", "PAC_5", "PAC_6", "PAC_7", "PAC_8")
    assert rule_against(game, sells("1", "PAC", 20)) == "mex.forced_train.sell"
    assert game.is_legal(sells("1", "PAC", 10))


def broke():
    """Nothing that may be sold brings 300."""
    game = needy(0, 20)
    with setting(game) as t:
        while t.depot.upcoming[0].data.name != "4":
            t.depot.upcoming[0].scrap()
    at(game, "PAC", 6, 0)
    return game


def test_bankruptcy_ends_the_game_at_once():
    """mex.bankrupt, mex.end.bankruptcy, mex.score"""
    game = broke()
    sale = max(offered(game, SellShares), key=lambda action: action.percent)
    assert sale.percent <= 30
    game.apply(DeclareBankruptcy(corporation="PAC"))
    assert game.table.finished == "bankrupt"
    player = table(game).investor("1")
    assert player.bankrupt and player.cash == 0
    faces = 20 + 40 + 3 * 50 + 100 + 140
    shares = sum(
        corp(game, id).price * percent(game, "1", id) // 10 for id in ("PAC", "NdM", "CHI")
    )
    assert table(game).result(player) == table(game).worth(player) == faces + shares


def test_nobody_is_bankrupt_who_can_pay():
    """mex.bankrupt"""
    game = needy(0, 700)
    bankrupt = DeclareBankruptcy(corporation="PAC")
    assert refusal(game, bankrupt).rule_id == "mex.bankrupt"


def end_round(game):
    for _ in range(100):
        if game.table.finished or table(game).round is table(game).stock_round:
            return
        actions = [choice.action for choice in game.choices()]
        quiet = [a for a in actions if isinstance(a, Pass)]
        game.apply((quiet or actions)[0])


@pytest.mark.parametrize("why", ["bank", "top_price"])
def test_the_bank_or_two_hundred_end_the_game_with_the_round(why):
    """mex.end.bank, mex.end.200"""
    game = operating_game("CHI 1")
    phase(game, "3")
    with setting(game) as t:
        t.rounds_in_set = 2
        if why == "bank":
            t.bank.broken = True
        else:
            t.put_price(t.corporation("CHI"), t.market.rows[0][14])
    end_round(game)
    assert game.table.finished == why
    assert table(game).operating_round.number == 1


def test_a_broken_bank_in_a_stock_round_leaves_one_operating_round():
    """mex.end.bank, mex.rounds.or_count_lock"""
    game = dealt(cycle=2)
    phase(game, "5")
    with setting(game) as t:
        t.bank.broken = True
    while table(game).round is table(game).stock_round and not game.table.finished:
        game.apply(Pass(who=game.actors[0]))
    assert game.table.finished == "bank"
    assert table(game).rounds_in_set == 1


def test_the_number_of_rounds_is_fixed_when_the_stock_round_ends():
    """mex.rounds.or_count_lock"""
    game = operating_game("CHI 1")
    assert table(game).rounds_in_set == 1
    phase(game, "3")
    end_round(game)
    assert table(game).cycle == 3


def test_money_is_what_the_box_holds():
    """mex.bank.size, mex.setup.cash, mex.setup.certlimit"""
    for players, start, limit in ((3, 625, 19), (4, 500, 14), (5, 450, 11)):
        game = new_game(players)
        assert cash(game, "1") == start
        assert cash(game, "bank") == 9000 - players * start
        assert table(game).certificate_limit == limit
