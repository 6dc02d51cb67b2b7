"""Every test vector of our digest of the rulebook, run on the real engine."""

import re
from pathlib import Path

import pytest

from desktop.board.network import Stop
from desktop.board.routes import Run, TrainSpec
from desktop.board.tile_code import parse
from desktop.eighteen import laying
from desktop.eighteen.actions import (
    BuyPrivate,
    FoundCorporation,
    LayTile,
    Merge,
    PayDividend,
    PlaceToken,
)
from desktop.eighteen.load import load_box
from desktop.eighteen.revenue import Revenue
from desktop.engine.actions import Pass
from desktop.engine.refusal import Refusal
from desktop.titles.g18mex import merger
from desktop.titles.g18mex.revenue import ROUTE_RULES
from tests.shared import SHARED, needs_shared
from tests.titles.g18mex.words import (
    at,
    buys,
    cash,
    cell,
    corp,
    dealt,
    floats,
    gets,
    go_on_to,
    has_cash,
    new_game,
    operate,
    passes,
    percent,
    phase,
    rule_against,
    sells,
    setting,
    table,
    takes_train,
    turn,
)

BOX = load_box("18MEX")


def shared_out(holding, revenue):
    """What player 3 gets who holds so much of NdM, or of CHI, when all is paid."""
    game = dealt(cycle=2, p1="MNR MIR KCM&O MCAR A B C")
    id = "NdM" if holding % 10 else "CHI"
    if id == "NdM":
        floats(game, "NdM", "1")
        gets(game, "3", "NdM_7")
    else:
        floats(game, "CHI", "3", percent=holding)
    operate(game)
    go_on_to(game, id)
    with setting(game) as t:
        steps = {step.name: step for step in t.operating_round.steps}
        for name in ("lay_track", "place_station", "run_trains"):
            steps[name].done = True
        steps["run_trains"].revenue = revenue
    before = cash(game, "3")
    game.apply(PayDividend(corporation=id, how="full"))
    return cash(game, "3") - before


def test_mex_tv_dividend_42():
    assert shared_out(60, 70) == 42


def test_mex_tv_half_share_dividend():
    assert shared_out(5, 130) == 7


def half_share_game():
    """NdM at 75; player 2 has a 5 %, player 3 a 10 %, the market one of each."""
    game = dealt(cycle=2)
    phase(game, "3½")
    gets(game, "2", "NdM_7")
    gets(game, "3", "NdM_1")
    gets(game, "market", "NdM_8", "NdM_2")
    at(game, "NdM", 1, 4)
    return game


def test_mex_tv_half_share_sell():
    game = half_share_game()
    passes(game)
    game.apply(sells("2", "NdM", 5, halves=1))
    assert cash(game, "2") == 625 + 38 and cell(game, "NdM") == (1, 4)


def test_mex_tv_half_share_buy():
    game = half_share_game()
    game.apply(buys("1", "NdM", "market", percent=5))
    assert cash(game, "1") == 625 - 37


def test_mex_tv_half_share_swap_buy():
    game = half_share_game()
    passes(game)
    game.apply(buys("2", "NdM", "market", percent=5, change=True))
    assert cash(game, "2") == 625 - 37
    assert rule_against(game, buys("2", "NdM")) == "mex.sr.turn"  # that was his purchase


def test_mex_tv_half_share_swap_sell():
    game = half_share_game()
    passes(game)
    passes(game)
    game.apply(sells("3", "NdM", 5, change=True))
    assert cash(game, "3") == 625 + 38 and cell(game, "NdM") == (1, 4)
    assert rule_against(game, buys("3", "NdM")) == "mex.sr.no_rebuy"  # that was a sale


def test_mex_tv_sell_drop_3():
    game = dealt(cycle=2)
    floats(game, "MC", "1")
    at(game, "MC", 0, 6)
    assert corp(game, "MC").price == 100
    game.apply(sells("1", "MC", 30))
    assert cell(game, "MC") == (3, 6) and corp(game, "MC").price == 75


def test_mex_tv_buy55_ndm():
    game = dealt(cycle=2, p3="A B")
    phase(game, "3½")
    gets(game, "1", "NdM_1", "NdM_2", "NdM_3", "NdM_7")
    assert percent(game, "1", "NdM") == 55
    assert rule_against(game, buys("1", "NdM")) == "mex.sr.limit.60"


def test_mex_tv_first_company_discount():
    game = new_game()
    step = table(game).distribution
    prices = []
    for _ in range(4):
        for _ in range(3):
            passes(game)
        prices.append(step.price(step.unsold()[0]))
    assert prices == [15, 10, 5, 0]
    assert [c.action.kind for c in game.choices()] == ["buy_card"]
    assert game.actors == (table(game).priority.id,)


def test_mex_tv_float_capital():
    game = dealt(cycle=2, p3="C")
    floats(game, "UdY", "2", 60, percent=40)
    phase(game, "3½")
    assert percent(game, "3", "UdY") == 10 and cash(game, "UdY") == 600


def test_mex_tv_certlimit_yellow_dodge():
    game = dealt(cycle=2)
    for id in ("MC", "MEX", "TM"):
        floats(game, id, "2", percent=60)
    floats(game, "PAC", "2", percent=60)
    gets(game, "2", "SPM_1", "SPM_2", "SPM_3", "SPM_4")
    at(game, "MC", 4, 1)
    passes(game)
    over = table(game).certificates_of(table(game).investor("2")) - 19
    assert over == 5
    game.apply(sells("2", "MC", 10))
    assert table(game).market.is_in(corp(game, "MC").cell, "yellow")
    assert game.is_legal(Pass(who="2")) and percent(game, "2", "MC") == 50


def test_mex_tv_forced_cheapest():
    game = dealt(cycle=2)
    floats(game, "PAC", "1")
    with setting(game) as t:
        laying.lay(t, t.board["D3"], t.supply.stacks["57"], 0)
    operate(game)
    go_on_to(game, "PAC")
    has_cash(game, "PAC", 0)
    go_on_to(game, "PAC", "buy_train")
    has_cash(game, "1", 700)
    with setting(game) as t:
        three = next(card for card in t.depot.upcoming if card.data.name == "3")
        t.depot.discard(three)
        while t.depot.upcoming[0].data.name != "6":
            t.depot.upcoming[0].scrap()
    assert rule_against(game, takes_train(game, "PAC")) == "mex.forced_train.cheapest"
    assert game.is_legal(takes_train(game, "PAC", three.id))


def stop(number, kind, value):
    face = parse("X", "yellow", f"{kind} {value}; 0-c; 3-c")
    return Stop(f"H{number}", 0, face.places[0], is_own=number == 0, leads_on=True)


def spec(name):
    config = next(t for t in BOX.trains if t.name == name).configs[0]
    return TrainSpec(
        f"{name}-0", name, config.counted, config.visited, config.towns, config.multiplier
    )


def test_mex_tv_route_2train():
    rules = Revenue(ROUTE_RULES, ("yellow",))
    city, town = stop(0, "city", 20), stop(1, "town", 10)
    other, third = stop(2, "city", 30), stop(3, "city", 30)
    rules.check(spec("2"), [city, town, town, town, other])
    with pytest.raises(Refusal) as caught:
        rules.check(spec("2"), [city, other, third])
    assert caught.value.rule_id == "mex.route.length"


def test_mex_tv_4d_double():
    rules = Revenue(ROUTE_RULES, ("yellow",))
    stops = [stop(0, "city", 40), stop(1, "city", 30), stop(2, "city", 60), stop(3, "town", 10)]
    run = Run("4D-0", ("H0.0", "H1.0", "H2.0", "H3.0"))
    assert rules.income(spec("4D"), run, stops).revenue == 270


def test_mex_tv_mail_mc():
    game = dealt(cycle=2)
    floats(game, "MC", "1")
    operate(game)
    go_on_to(game, "MC")
    assert cash(game, "MC") == 600
    game.apply(LayTile(company="MC", hex="I8", tile="5", rotation=1))
    go_on_to(game, "MC", "buy_train")
    game.apply(takes_train(game, "MC"))
    has_cash(game, "MC", 0)
    operate(game, 2)
    before = cell(game, "MC")
    go_on_to(game, "MC")
    assert cash(game, "MC") == 20 and cell(game, "MC") == before


def test_mex_tv_merger_order():
    game = dealt(cycle=2, p2="MNR")
    phase(game, "4")
    floats(game, "NdM", "2")
    for id, president in (("SPM", "1"), ("TM", "1"), ("CHI", "2"), ("PAC", "3"), ("UdY", "3")):
        floats(game, id, president)
    operate(game)
    go_on_to(game, "CHI")
    phase(game, "5")
    asked = []
    while game.actors != ("NdM",):
        asked.append(game.actors[0])
        game.apply(Pass(who=game.actors[0]))
    assert asked == ["UdY", "SPM"]
    assert [c.id for c in merger.forced_candidates(table(game))] == ["MC", "MEX"]


@pytest.mark.parametrize(
    ("ndm", "replaced", "unused"),
    [(("O10", "M10"), ("E6", "I8"), 0), (("O10", "M10", "I8"), ("E6",), 1)],
    ids=["mex.tv.merger_tokens", "mex.tv.merger_tokens_leftover"],
)
def test_mex_tv_merger_tokens(ndm, replaced, unused):
    """Chihuahua E6, Torreon I8, Queretaro M10 and Mexico City O10."""
    game = dealt(cycle=2, p2="MNR")
    phase(game, "4")
    floats(game, "NdM", "2")
    floats(game, "CHI", "1")
    operate(game)
    go_on_to(game, "CHI")
    with setting(game) as t:
        for hex_id in ("I8", "M10", "O10"):
            hex_ = t.board[hex_id]
            row = ("CHI", "NdM" if hex_id in ndm else "", "")
            hex_.stations = (row, *hex_.stations[1:])
            hex_.reserved = (("", "", ""), *hex_.reserved[1:])
        t.national.tokens = ()
    phase(game, "5")
    while game.actors != ("CHI",):
        passes(game)
    game.apply(Merge(company="CHI", corporation="CHI"))
    stations = {spot[0] for spot in table(game).board.stations_of("NdM")}
    assert stations == {*ndm, *replaced}
    assert table(game).national.tokens == (80,) * unused


@pytest.mark.parametrize(
    ("shares", "paid"),
    [(3, 113), (2, 75)],
    ids=["mex.tv.merger_refund", "mex.tv.merger_refund_even"],
)
def test_mex_tv_merger_refund(shares, paid):
    game = dealt(cycle=2)
    floats(game, "MC", "1")
    gets(game, "2", *[f"MC_{8 - n}" for n in range(shares)])
    at(game, "MC", 1, 4)
    found = {p.id: amount for p, amount in merger.refunds(table(game), corp(game, "MC"))}
    assert found["2"] == paid


def test_mex_tv_merger_refund_unparred():
    game = dealt(cycle=2, p2="MIR")
    assert percent(game, "2", "CHI") == 10
    assert merger.refunds(table(game), corp(game, "CHI")) == ()


def buying_in(private):
    game = dealt(cycle=2)
    floats(game, "CHI", "1")
    phase(game, "3")
    operate(game)
    go_on_to(game, "CHI")

    def is_legal(price):
        return game.is_legal(BuyPrivate(corporation="CHI", private=private, price=price))

    return is_legal


def test_mex_tv_private_buyin_range():
    assert not any(map(buying_in("MNR"), range(0, 300)))


def test_mex_tv_private_buyin_range2():
    legal = list(filter(buying_in("MIR"), range(0, 300)))
    assert (legal[0], legal[-1]) == (50, 150)


def test_mex_tv_copper_canyon():
    game = dealt(cycle=2)
    floats(game, "CHI", "1")
    with setting(game) as t:
        t.private("KCM&O").owner = t.corporation("CHI")
    operate(game)
    go_on_to(game, "CHI")
    has_cash(game, "CHI", 1000)
    step = table(game).round.step
    with setting(game):
        step.tiles = 2
    assert table(game).box.hexes["F5"].cost == 120
    game.apply(LayTile(company="KCM&O", hex="F5", tile="470", rotation=1))
    assert cash(game, "CHI") == 940 and not table(game).private("KCM&O").closed


def test_mex_tv_token_costs():
    game = dealt(cycle=2)
    floats(game, "NdM", "1")
    with setting(game) as t:
        t.national.tokens = (*t.national.tokens, 80)
    costs = []
    with setting(game) as t:
        t.national.tokens = t.national.tokens[1:]  # the home station
    while table(game).national.tokens:
        costs.append(table(game).station_cost(PlaceToken(company="NdM", hex="O10")))
        with setting(game) as t:
            t.national.tokens = t.national.tokens[1:]
    assert costs == [40, 60, 80, 80]


@pytest.mark.parametrize("brown", ["485MC", "486MC"])
def test_mex_tv_mexico_city_costs(brown):
    game = dealt(cycle=2)
    costs = []
    with setting(game) as t:
        for tile in ("479MC", brown):
            costs.append(laying.printed_cost(t, t.board["O10"]))
            laying.lay(t, t.board["O10"], t.supply.stacks[tile], 0)
    assert costs == [60, 40]


def test_mex_tv_485_tracks():
    """The tracks to O12 and Q12 share no piece: one leaves Mexico City, the other Puebla."""
    game = dealt(cycle=2)
    with setting(game) as t:
        for tile in ("479MC", "485MC"):
            laying.lay(t, t.board["O10"], t.supply.stacks[tile], 0)
    board = table(game).board
    puebla = board["P11"]
    ways = {
        other.id: side
        for side, other in enumerate(puebla.neighbours)
        if other is not None and other.id in ("O12", "Q12")
    }
    tracks = {id: [t for t in puebla.face.tracks if side in t.sides] for id, side in ways.items()}
    assert set(tracks) == {"O12", "Q12"} and all(len(t) == 1 for t in tracks.values())
    (north,), (south,) = tracks["O12"], tracks["Q12"]
    assert not {north.a, north.b} & {south.a, south.b}


@pytest.mark.parametrize(("name", "rounds"), [("2", 1), ("3", 2), ("4", 2), ("5", 3), ("4D", 3)])
def test_mex_tv_or_count(name, rounds):
    game = dealt(cycle=2)
    floats(game, "CHI", "1")
    if name != "2":
        phase(game, name)
    while table(game).round is table(game).stock_round:
        passes(game)
    assert table(game).rounds_in_set == rounds


def test_mex_tv_bankrupt_score():
    """Cash is lost; what he could not sell counts: 178 and 485 give 485."""
    game = dealt(cycle=2, p2="MIR MNR MCAR KCM&O A B C")
    for id in ("MC", "MEX"):
        floats(game, id, "1", percent=20)
    at(game, "MC", 0, 9)  # 130: 260 for the president's certificate
    at(game, "MEX", 0, 7)  # 110: 220
    has_cash(game, "1", 178)
    value = table(game).worth(table(game).investor("1")) - 178
    with setting(game) as t:
        t.operating_round.company = t.corporation("MC")
        t.start(t.operating_round)
        t.operating_round.company = t.corporation("MC")
        step = next(s for s in t.operating_round.steps if s.name == "buy_train")
        step.go_bankrupt(t.corporation("MC"))
    player = table(game).investor("1")
    assert game.table.finished == "bankrupt" and player.cash == 0
    assert table(game).result(player) == value == 480


def test_mex_tv_setup_table():
    found = [(cash(game, "1"), table(game).certificate_limit) for game in map(new_game, (3, 4, 5))]
    assert found == [(625, 19), (500, 14), (450, 11)]


def test_a_company_that_is_founded_begins_in_its_cell():
    """mex.sr.buy.president"""
    for price, where in zip((60, 70, 75, 80, 90), BOX.market.par_cells, strict=True):
        game = dealt()
        turn(game, FoundCorporation(player="1", corporation="MC", price=price))
        assert cell(game, "MC") == where


@needs_shared
def test_every_vector_of_the_digest_is_here():
    digest = (SHARED / "rules" / "18MEX.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"id: (mex\.tv\.[a-z0-9_]+)", digest))
    here = Path(__file__).read_text(encoding="utf-8")
    missing = {
        id for id in ids if id not in here and f"def test_{id.replace('.', '_')}(" not in here
    }
    assert len(ids) == 30 and not missing
