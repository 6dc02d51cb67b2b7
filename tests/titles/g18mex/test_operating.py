"""Section 4: order, mail, minors, track, Copper Canyon, stations, dividends, private purchases."""

import pytest

from desktop.eighteen import stations
from desktop.eighteen.actions import BuyPrivate, LayTile, PayDividend, PlaceToken, RunTrains
from desktop.engine.actions import Pass
from desktop.engine.refusal import Refusal
from desktop.titles.g18mex import options
from tests.titles.g18mex.words import (
    asked,
    at,
    cash,
    cell,
    corp,
    dealt,
    floats,
    gets,
    go_on_to,
    has_cash,
    least,
    offered,
    operate,
    operating_game,
    phase,
    refusal,
    rule_against,
    setting,
    table,
    train,
)


def owns(game, company, private):
    with setting(game) as t:
        t.private(private).owner = t.corporation(company)


def earned(game, company, revenue):
    """The company has run for so much and is to share it out."""
    go_on_to(game, company)
    with setting(game) as t:
        steps = {step.name: step for step in t.operating_round.steps}
        for name in ("lay_track", "place_station", "run_trains"):
            steps[name].done = True
        steps["run_trains"].revenue = revenue
    return game


def test_minors_then_majors_by_price_place_and_stack():
    """mex.or.order"""
    game = dealt(cycle=2)
    for id in ("CHI", "MC", "MEX", "TM"):
        floats(game, id, "1")
    at(game, "TM", 0, 4)  # 80
    at(game, "MEX", 1, 5)  # 80, further right
    at(game, "MC", 2, 5)  # 75
    at(game, "CHI", 2, 5)  # 75, below MC
    operate(game)
    order = [company.id for company in table(game).operating_round.order()]
    assert order == ["A", "B", "C", "MEX", "TM", "MC", "CHI"]


def test_owners_of_privates_are_paid_players_and_companies():
    """mex.or.priv"""
    game = dealt(cycle=2, p2="MIR")
    floats(game, "CHI", "1")
    owns(game, "CHI", "KCM&O")
    operate(game)
    assert cash(game, "CHI") == 600 + 10 and cash(game, "2") == 625 + 20
    assert cash(game, "1") == 625 + 5 + 20


def test_a_first_turn_brings_the_home_station_and_no_mail():
    """mex.or.major.sequence, mex.or.mail"""
    game = go_on_to(operating_game("CHI 1"), "CHI")
    assert [tuple(spot) for spot in table(game).board.stations_of("CHI")] == [("E6", 0, 0)]
    assert corp(game, "CHI").tokens == (40, 60, 80) and cash(game, "CHI") == 600


@pytest.mark.parametrize(("id", "mail"), [("PAC", 30), ("UdY", 10), ("NdM", 20)])
def test_mail_is_the_value_of_the_home_city(id, mail):
    """mex.or.mail: lower values of red and border cities before phase 5"""
    game = dealt(cycle=2)
    floats(game, id, "1")
    train(game, id, "2")
    has_cash(game, id, 0)
    operate(game)
    go_on_to(game, id)
    assert cash(game, id) == mail


def test_a_minor_lays_one_yellow_tile_and_never_upgrades():
    """mex.track.allowance"""
    game = operating_game()
    has_cash(game, "A", 100)
    assert game.actors == ("A",)
    tile = next(a for a in offered(game, LayTile))
    game.apply(tile)
    assert asked(game) == "run_trains"
    phase(game, "3")
    go_on_to(game, "C")
    has_cash(game, "C", 100)
    home = table(game).board["R13"]
    assert home.face.colour == "yellow"
    green = LayTile(company="C", hex="R13", tile="23", rotation=0)
    assert rule_against(game, green) == "mex.track.allowance"


def test_a_minor_only_lays_track_and_runs():
    """mex.or.minor: other steps never serve it, and those that do are asked of it"""
    game = go_on_to(operating_game("CHI 1"), "A")
    asked_of: dict[str, list[str]] = {"A": [], "CHI": []}
    while table(game).round is table(game).operating_round:
        for company in asked_of:
            if game.actors == (company,):
                asked_of[company].append(asked(game))
        actions = [choice.action for choice in game.choices()]
        game.apply(next((a for a in actions if isinstance(a, Pass)), actions[0]))
    assert asked_of["A"] == ["lay_track", "run_trains"]
    assert set(asked_of["CHI"]) >= {"lay_track", "buy_train"}
    steps = table(game).operating_round.steps
    for name in ("place_station", "dividend", "buy_train", "discard_train", "last_offers"):
        step = next(step for step in steps if step.name == name)
        assert step.serves("CHI") and not step.serves("A")
    assert all(s.serves("A") for s in steps if s.name in asked_of["A"])


def test_a_minor_runs_for_the_most_and_shares():
    """mex.or.minor, mex.or.minor.max_route"""
    game = operating_game()
    game.apply(Pass(who="A"))
    assert asked(game) == "run_trains"
    assert rule_against(game, RunTrains(company="A")) == "mex.rev.max_on_demand"
    before = cash(game, "1")
    best = table(game).best_runs(table(game).company("A")).runs
    game.apply(RunTrains(company="A", runs=best))
    assert (cash(game, "A"), cash(game, "1")) == (15, before + 15)


def test_on_18xx_games_a_minor_waits_for_the_price_of_its_home_tile():
    """mex.d13"""
    game = operating_game(options=(options.MINOR_HOME_FIRST,))
    assert game.actors == ("A",) and asked(game) == "run_trains"


def white_and_printed(game, id):
    actions = offered(game, LayTile)
    board = table(game).board
    return (
        [a for a in actions if board[a.hex].face.colour == "white"],
        [a for a in actions if board[a.hex].face.colour != "white"],
    )


def test_two_yellow_tiles_or_one_upgrade():
    """mex.track.allowance, mex.track.upgrade_def"""
    game = operating_game("CHI 1")
    phase(game, "3")
    go_on_to(game, "CHI")
    has_cash(game, "CHI", 1000)
    yellow, _ = white_and_printed(game, "CHI")
    game.apply(yellow[0])
    assert asked(game) == "lay_track"
    _, upgrades = white_and_printed(game, "CHI")
    assert upgrades == []
    old = LayTile(company="CHI", hex="R13", tile="23", rotation=0)
    assert rule_against(game, old) == "mex.track.allowance"
    yellow, _ = white_and_printed(game, "CHI")
    game.apply(yellow[0])
    assert not any(a.company == "CHI" for a in offered(game, LayTile))


def test_optionally_three_yellow_tiles_in_the_first_turn():
    """mex.opt.a_three_yellow"""
    game = go_on_to(operating_game("CHI 1", options=(options.TRIPLE_YELLOW,)), "CHI")
    step = table(game).round.step
    assert step.tiles_a_turn() == 3
    with setting(game) as t:
        t.corporation("CHI").operated = True
    assert step.tiles_a_turn() == 2


def test_mexico_city_costs_sixty_and_forty():
    """mex.track.cost, mex.track.named: one tile of two halves, one way round"""
    game = operating_game("MC 1", "SPM 2")
    with setting(game) as t:
        t.board["O10"].set_reserved(0, 0, "")
        t.board["O10"].set_station(0, 0, "MC")
    phase(game, "3")
    go_on_to(game, "MC")
    has_cash(game, "MC", 60)
    tile = LayTile(company="MC", hex="O10", tile="479MC", rotation=0)
    assert rule_against(game, LayTile(company="MC", hex="O10", tile="479MC", rotation=1)) == (
        "mex.track.named"
    )
    game.apply(tile)
    assert cash(game, "MC") == 0
    assert (table(game).board["O10"].tile, table(game).board["P11"].tile) == ("479MC", "479P")


def canyon(*more):
    game = operating_game("CHI 1", options=more)
    owns(game, "CHI", "KCM&O")
    return go_on_to(game, "CHI")


def copper(rotation=1, company="KCM&O"):
    return LayTile(company=company, hex="F5", tile="470", rotation=rotation)


def test_copper_canyon_is_laid_beside_the_other_tiles_for_sixty():
    """mex.priv.kcmo.tile, mex.priv.kcmo.stays_open"""
    game = canyon()
    before = cash(game, "CHI")
    assert rule_against(game, copper(company="CHI")) == "mex.priv.kcmo.tile"
    game.apply(copper())
    assert cash(game, "CHI") == before - 60
    assert not table(game).private("KCM&O").closed
    assert table(game).round.step.tiles == 0
    assert rule_against(game, copper()) == "mex.or.major.sequence"


def test_on_18xx_games_it_closes():
    """mex.d1"""
    game = canyon(options.CANYON_CLOSES)
    game.apply(copper())
    assert table(game).private("KCM&O").closed


def test_the_canyon_tile_is_lost_with_another_tile_or_the_first_five():
    """mex.priv.kcmo.lost"""
    game = canyon()
    with setting(game) as t:
        t.lose_canyon()
    assert offered(game, LayTile) and all(a.tile != "470" for a in offered(game, LayTile))
    other = canyon()
    phase(other, "5")
    assert table(other).supply.stacks["470"].left == 0


def test_stations_cost_forty_sixty_and_eighty():
    """mex.token.cost, mex.token.count"""
    game = go_on_to(operating_game("CHI 1"), "CHI")
    costs = []
    while corp(game, "CHI").tokens:
        costs.append(table(game).station_cost(PlaceToken(company="CHI", hex="E6")))
        with setting(game) as t:
            t.corporation("CHI").tokens = t.corporation("CHI").tokens[1:]
    assert costs == [40, 60, 80]


def test_a_home_is_kept_free_for_its_company():
    """mex.token.reserve"""
    game = operating_game("CHI 1")
    hex_ = table(game).board["I8"]
    with pytest.raises(Refusal) as caught:
        stations.check_slot(table(game), corp(game, "CHI"), hex_, 0)
    assert caught.value.rule_id == "mex.token.reserve" and caught.value.facts["holder"] == "MC"


def test_dividends_are_paid_per_holder_and_rounded_up():
    """mex.div.pay: the market's shares pay the treasury, the offering's nobody"""
    game = operating_game("NdM 2", "CHI 1")
    gets(game, "3", "NdM_7")
    gets(game, "market", "NdM_5", "NdM_8")
    operate(game)
    earned(game, "NdM", 130)
    money = {who: cash(game, who) for who in ("1", "2", "3", "NdM")}
    held = {who: table(game).investor(who).percent(corp(game, "NdM")) for who in "123"}
    game.apply(PayDividend(corporation="NdM", how="full"))
    for who in "123":
        assert cash(game, who) - money[who] == -(-130 * held[who] // 100)
    assert cash(game, "NdM") - money["NdM"] == 20  # 15 % of 130, rounded up


def test_there_are_no_half_dividends():
    """mex.div.pay"""
    game = earned(operating_game("CHI 1"), "CHI", 100)
    assert rule_against(game, PayDividend(corporation="CHI", how="half")) == "mex.div.pay"


@pytest.mark.parametrize(
    ("start", "how", "after"),
    [
        ((2, 2), "full", (2, 3)),
        ((2, 2), "none", (2, 1)),
        ((2, 13), "full", (1, 13)),
        ((0, 14), "full", (0, 14)),
        ((4, 0), "none", (5, 0)),
        ((7, 0), "none", (7, 0)),
        ((3, 11), "full", (2, 11)),
    ],
)
def test_the_price_moves_right_or_left_and_round_the_edges(start, how, after):
    """mex.div.price_right, mex.div.price_left"""
    game = operating_game("CHI 1")
    at(game, "CHI", *start)
    earned(game, "CHI", 100)
    game.apply(PayDividend(corporation="CHI", how=how))
    assert cell(game, "CHI") == after


def test_without_revenue_the_price_moves_left():
    """mex.div.price_left"""
    game = go_on_to(operating_game("CHI 1"), "CHI")
    while asked(game) in ("lay_track", "place_station"):
        least(game)
    assert cell(game, "CHI") == (2, 1)


@pytest.mark.parametrize(
    ("private", "least_price", "most"), [("MIR", 50, 150), ("MCAR", 10, 30), ("KCM&O", 20, 60)]
)
def test_majors_buy_privates_for_half_to_one_and_a_half(private, least_price, most):
    """mex.priv.buyin"""
    game = operating_game("CHI 1")
    go_on_to(game, "CHI")
    early = BuyPrivate(corporation="CHI", private=private, price=least_price)
    assert rule_against(game, early) == "mex.priv.buyin"
    phase(game, "3")
    for price in (least_price - 1, most + 1):
        action = BuyPrivate(corporation="CHI", private=private, price=price)
        assert refusal(game, action).facts["least"] == least_price
    for price in (least_price, most):
        assert game.is_legal(BuyPrivate(corporation="CHI", private=private, price=price))


def test_mnr_and_minors_are_never_bought():
    """mex.priv.mnr.not_to_company, mex.minor.nosale"""
    game = operating_game("CHI 1")
    phase(game, "3")
    go_on_to(game, "CHI")
    mnr = BuyPrivate(corporation="CHI", private="MNR", price=140)
    minor = BuyPrivate(corporation="CHI", private="A", price=50)
    assert rule_against(game, mnr) == "mex.priv.mnr.not_to_company"
    assert rule_against(game, minor) == "mex.minor.nosale"


def test_optionally_the_kcmo_is_bought_early_for_forty_at_most():
    """mex.opt.b_early_kcmo, mex.o4: 8(b) names the most; half the value is asked from phase 3 on"""
    game = go_on_to(operating_game("CHI 1", options=(options.EARLY_KCMO,)), "CHI")
    assert game.is_legal(BuyPrivate(corporation="CHI", private="KCM&O", price=40))
    assert game.is_legal(BuyPrivate(corporation="CHI", private="KCM&O", price=1))
    dear = BuyPrivate(corporation="CHI", private="KCM&O", price=41)
    assert rule_against(game, dear) == "mex.priv.buyin"
    mir = BuyPrivate(corporation="CHI", private="MIR", price=100)
    assert rule_against(game, mir) == "mex.priv.buyin"
