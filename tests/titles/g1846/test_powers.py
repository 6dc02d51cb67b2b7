"""Private companies of 1846: incomes, buying them in, their powers, and their end."""

import pytest

from desktop.eighteen.actions import LayTile, NameBeneficiary, PlaceMarker
from desktop.engine.actions import Pass
from tests.titles.g1846.words import (
    CITY,
    GREEN_BIG,
    GREEN_CITY,
    PLAIN,
    asked,
    buy_in,
    cash,
    choices_of,
    corp,
    go_on_to,
    has_cash,
    issues,
    lays,
    leads_to,
    operating_game,
    phase,
    put_station,
    put_tile,
    rule_against,
    runs_best,
    setting,
    start_operating_round,
    table,
    token,
    train,
)


def marker(private, hex_id):
    return PlaceMarker(private=private, hex=hex_id)


def serves(company):
    return NameBeneficiary(private="SC", company=company)


def owner_of(game, private):
    return table(game).card(private).owner.id


# Incomes and buying in


@pytest.mark.parametrize(
    ("private", "income"),
    [
        ("LSL", 15),
        ("MC", 15),
        ("O&I", 15),
        ("SC", 10),
        ("MPC", 15),
        ("TBC", 20),
        ("C&WI", 10),
        ("MAIL", 0),
    ],
)
def test_a_private_pays_its_owner_at_the_start_of_each_round(private, income):
    """1846.priv.income"""
    game = operating_game("NYC 80", p3=private)
    price = table(game).privates[private].price
    assert cash(game, "3") == 400 - price + income
    start_operating_round(game)
    assert cash(game, "3") == 400 - price + 2 * income


def test_a_private_pays_a_corporation_as_well():
    """1846.priv.income"""
    game = go_on_to(operating_game("NYC 80", p3="TBC"), "NYC")
    game.apply(buy_in("NYC", "TBC", 1))
    before = cash(game, "NYC")
    start_operating_round(game)
    assert cash(game, "NYC") == before + 20


@pytest.mark.parametrize("price", [1, 35, 60])
def test_a_corporation_buys_a_private_for_1_to_its_face_value(price):
    """1846.priv.buyin"""
    game = go_on_to(operating_game("NYC 80", p3="TBC"), "NYC")
    before = cash(game, "3"), cash(game, "NYC")
    game.apply(buy_in("NYC", "TBC", price))
    assert (cash(game, "3"), cash(game, "NYC")) == (before[0] + price, before[1] - price)
    assert owner_of(game, "TBC") == "NYC"


@pytest.mark.parametrize("price", [0, -5, 61])
def test_not_for_less_and_not_for_more(price):
    """1846.priv.buyin"""
    game = go_on_to(operating_game("NYC 80", p3="TBC"), "NYC")
    assert rule_against(game, buy_in("NYC", "TBC", price)) == "1846.priv.buyin"


def test_a_private_must_be_paid():
    """1846.priv.buyin"""
    game = go_on_to(operating_game("NYC 80", p3="TBC"), "NYC")
    has_cash(game, "NYC", 30)
    assert rule_against(game, buy_in("NYC", "TBC", 31)) == "1846.priv.buyin"


def test_a_private_of_a_corporation_is_not_for_sale():
    """1846.priv.buyin: from players"""
    game = operating_game("GT 60, NYC 80", p3="TBC")
    go_on_to(game, "GT")
    game.apply(buy_in("GT", "TBC", 60))
    go_on_to(game, "NYC")
    assert rule_against(game, buy_in("NYC", "TBC", 60)) == "1846.priv.buyin"


def test_privates_are_bought_in_phase_ii():
    """1846.priv.buyin"""
    game = go_on_to(operating_game("NYC 80", p3="MAIL"), "NYC")
    phase(game, "II")
    game.apply(buy_in("NYC", "MAIL", 80))


def test_privates_are_not_bought_in_phase_iii():
    """1846.priv.buyin"""
    game = go_on_to(operating_game("NYC 80", p3="MAIL"), "NYC")
    phase(game, "III")
    assert rule_against(game, buy_in("NYC", "MAIL", 80)) == "1846.priv.buyin"


@pytest.mark.parametrize("step", ["track_and_token", "run_trains", "dividend", "buy_train"])
def test_privates_are_bought_at_any_moment_of_the_turn(step):
    """1846.priv.buyin"""
    game = operating_game("NYC 80", cash=500, p3="MAIL")
    train(game, "NYC", "2")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    go_on_to(game, "NYC", step)
    game.apply(buy_in("NYC", "MAIL", 80))


def test_privates_are_bought_at_the_very_end_of_the_turn_too():
    """1846.priv.buyin"""
    game = operating_game("NYC 80", cash=500, p3="MAIL")
    go_on_to(game, "NYC", "last_offers")
    game.apply(buy_in("NYC", "MAIL", 80))


def test_an_independent_buys_nothing():
    """1846.or.minor_turn"""
    game = operating_game("NYC 80", p1="MS", p2="TBC")
    assert rule_against(game, buy_in("MS", "TBC", 1)) == "1846.or.turn"


def test_a_purchase_before_does_not_make_it_too_late_to_issue():
    """1846.issue with 1846.priv.buyin: buying is no step of the turn"""
    game = go_on_to(operating_game("NYC 80", p3="TBC"), "NYC")
    game.apply(buy_in("NYC", "TBC", 1))
    game.apply(issues("NYC", 2))


# Track


def test_lake_shore_line_upgrades_free_and_unconnected():
    """1846.p.lsl, 1846.priv.power_anytime"""
    game = go_on_to(operating_game("NYC 80", p1="LSL"), "NYC")
    put_tile(game, "D14", CITY, "C13")
    game.apply(buy_in("NYC", "LSL", 40))
    phase(game, "II")
    before = cash(game, "NYC")
    exits = leads_to(game, "D14")
    game.apply(lays(game, "LSL", "D14", GREEN_CITY, *exits))
    assert cash(game, "NYC") == before
    assert table(game).board["D14"].face.colour == "green"


def test_lake_shore_line_works_once():
    """1846.p.lsl"""
    game = go_on_to(operating_game("NYC 80", p1="LSL"), "NYC")
    put_tile(game, "E17", "291 292 293", "D18")
    put_tile(game, "D14", CITY, "C13")
    game.apply(buy_in("NYC", "LSL", 40))
    phase(game, "II")
    for hex_id, tiles in (("E17", GREEN_BIG), ("D14", GREEN_CITY)):
        exits = leads_to(game, hex_id)
        action = lays(game, "LSL", hex_id, tiles, *exits)
        if hex_id == "E17":
            game.apply(action)
    assert rule_against(game, action) == "1846.or.turn"


def test_lake_shore_line_waits_for_phase_ii():
    """1846.p.lsl"""
    game = go_on_to(operating_game("NYC 80", p1="LSL"), "NYC")
    put_tile(game, "D14", CITY, "C13")
    game.apply(buy_in("NYC", "LSL", 40))
    exits = leads_to(game, "D14")
    action = lays(game, "LSL", "D14", GREEN_CITY, *exits)
    assert rule_against(game, action) == "1846.track.colours"


def test_lake_shore_line_lays_no_yellow_tile_and_nowhere_else():
    """1846.p.lsl"""
    game = go_on_to(operating_game("NYC 80", p1="LSL"), "NYC")
    game.apply(buy_in("NYC", "LSL", 40))
    phase(game, "II")
    assert rule_against(game, lays(game, "LSL", "D14", CITY, "C13")) == "1846.p.lsl"
    assert rule_against(game, lays(game, "LSL", "D20", GREEN_CITY, "D18")) == "1846.p.lsl"


def test_the_upgrade_of_a_private_does_not_count():
    """1846.priv.power_anytime: it is no tile of the corporation's own"""
    game = go_on_to(operating_game("NYC 80", cash=500, p1="LSL"), "NYC")
    put_tile(game, "D18", PLAIN, "D20", "E17")
    put_tile(game, "E17", "291 292 293", "D18")
    game.apply(buy_in("NYC", "LSL", 40))
    phase(game, "II")
    exits = leads_to(game, "E17")
    game.apply(lays(game, "LSL", "E17", GREEN_BIG, *exits))
    game.apply(lays(game, "NYC", "D20", GREEN_CITY, "E19", "D18", "C21"))
    game.apply(lays(game, "NYC", "E19", PLAIN, "D20", "F20"))


@pytest.mark.parametrize(("private", "one", "two"), [("MC", "B10", "B12"), ("O&I", "F14", "F16")])
def test_two_free_yellow_tiles_are_joined(private, one, two):
    """1846.p.mc, 1846.p.oi"""
    game = go_on_to(operating_game("NYC 80", p1=private), "NYC")
    game.apply(buy_in("NYC", private, 40))
    before = cash(game, "NYC")
    game.apply(lays(game, private, one, PLAIN, two))
    game.apply(lays(game, private, two, PLAIN, one))
    assert cash(game, "NYC") == before
    assert asked(game) == "track_and_token"


@pytest.mark.parametrize(
    ("private", "one", "two", "rule_id"),
    [("MC", "B10", "B12", "1846.p.mc"), ("O&I", "F14", "F16", "1846.p.oi")],
)
def test_a_second_tile_that_does_not_join_is_refused(private, one, two, rule_id):
    """1846.p.mc, 1846.p.oi"""
    game = go_on_to(operating_game("NYC 80", p1=private), "NYC")
    game.apply(buy_in("NYC", private, 40))
    game.apply(lays(game, private, one, PLAIN, two))
    board = table(game).board
    side = board[two].neighbours.index(board[one])
    away = next(
        LayTile(company=private, hex=two, tile=number, rotation=rotation)
        for number in PLAIN.split()
        for rotation in range(6)
        if side not in (exits := table(game).box.tiles[number].face.turned(rotation).exits)
        and not exits & board[two].closed
    )
    assert rule_against(game, away) == rule_id


def test_one_tile_is_enough():
    """1846.p.oi: one or two; what is not used at once is lost"""
    game = go_on_to(operating_game("NYC 80", p1="O&I"), "NYC")
    game.apply(buy_in("NYC", "O&I", 40))
    game.apply(lays(game, "O&I", "F14", PLAIN, "F16"))
    assert game.actors == ("O&I",)
    game.apply(Pass(who="O&I"))
    assert asked(game) == "track_and_token"
    action = lays(game, "O&I", "F16", PLAIN, "F14")
    assert rule_against(game, action) == "1846.or.turn"


def test_michigan_central_lays_plain_yellow_tiles_in_its_own_hexes():
    """1846.p.mc"""
    game = go_on_to(operating_game("NYC 80", p1="MC"), "NYC")
    game.apply(buy_in("NYC", "MC", 40))
    assert rule_against(game, lays(game, "MC", "B14", PLAIN, "B12")) == "1846.p.mc"
    action = LayTile(company="MC", hex="B10", tile="57", rotation=0)
    assert rule_against(game, action) == "1846.p.mc"


def test_a_private_of_a_player_lays_nothing():
    """1846.priv.power_anytime: a corporation's power"""
    game = go_on_to(operating_game("NYC 80", p1="MC"), "NYC")
    assert rule_against(game, lays(game, "MC", "B10", PLAIN, "B12")) == "1846.or.turn"


@pytest.mark.parametrize("step", ["track_and_token", "dividend", "buy_train", "last_offers"])
def test_track_powers_work_at_any_moment_of_the_turn(step):
    """1846.priv.power_anytime"""
    game = operating_game("NYC 80", cash=500, p3="O&I")
    train(game, "NYC", "2")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    go_on_to(game, "NYC")
    game.apply(buy_in("NYC", "O&I", 1))
    go_on_to(game, "NYC", step)
    game.apply(lays(game, "O&I", "F14", PLAIN, "F16"))


# The station in Chicago


def western(**cards):
    game = go_on_to(operating_game("NYC 80, GT 80", cash=500, p3="C&WI", **cards), "NYC")
    game.apply(buy_in("NYC", "C&WI", 60))
    return game


def test_western_indiana_places_an_extra_station_free():
    """1846.p.cwi"""
    game = western()
    before = cash(game, "NYC"), len(corp(game, "NYC").tokens)
    game.apply(token("C&WI", "D6", 3))
    assert (cash(game, "NYC"), len(corp(game, "NYC").tokens)) == before
    assert table(game).board["D6"].has_station(3, "NYC")


def test_western_indiana_does_not_use_up_the_station_of_the_turn():
    """1846.p.cwi"""
    game = western()
    put_tile(game, "D18", PLAIN, "D20", "E17")
    put_tile(game, "E17", "291 292 293", "D18")
    game.apply(token("C&WI", "D6", 3))
    game.apply(token("NYC", "E17"))


def test_western_indiana_works_only_without_a_station_in_chicago():
    """1846.p.cwi"""
    game = western()
    put_station(game, "NYC", "D6", 1)
    assert rule_against(game, token("C&WI", "D6", 3)) == "1846.p.cwi"


def test_western_indiana_works_in_its_own_slot_only():
    """1846.p.cwi"""
    game = western()
    assert rule_against(game, token("C&WI", "D6", 0)) == "1846.p.cwi"
    assert rule_against(game, token("C&WI", "E11", 0)) == "1846.p.cwi"


def test_the_slot_in_chicago_is_free_for_all_once_the_private_is_bought():
    """1846.p.cwi"""
    game = western()
    assert table(game).board["D6"].reserved[3] == ("",)


def test_the_slot_in_chicago_is_free_for_all_once_the_private_has_closed():
    """1846.p.cwi"""
    game = operating_game("NYC 80", p3="C&WI")
    assert table(game).board["D6"].reserved[3] == ("C&WI",)
    phase(game, "III")
    assert table(game).board["D6"].reserved[3] == ("",)


def test_who_waits_may_find_the_slot_taken():
    """1846.p.cwi"""
    game = western()
    put_station(game, "GT", "D6", 3)
    assert rule_against(game, token("C&WI", "D6", 3)) == "1846.token.place"


# Markers


def test_meat_packing_is_marked_once():
    """1846.p.meat"""
    game = go_on_to(operating_game("NYC 80", p3="MPC"), "NYC")
    game.apply(buy_in("NYC", "MPC", 60))
    game.apply(marker("MPC", "D6"))
    assert table(game).privates["MPC"].marker == "D6"
    assert rule_against(game, marker("MPC", "I1")) == "1846.or.turn"


def test_meat_packing_goes_to_chicago_or_st_louis():
    """1846.p.meat"""
    game = go_on_to(operating_game("NYC 80", p3="MPC"), "NYC")
    game.apply(buy_in("NYC", "MPC", 60))
    assert {a.hex for a in choices_of(game, PlaceMarker)} == {"D6", "I1"}
    assert rule_against(game, marker("MPC", "D20")) == "1846.p.meat"


def earns(game, company):
    """Where the markers that serve a company's runs lie."""
    hexes = table(game).run_facts(table(game).company(company))[1]
    return dict(zip(("SC", "MPC", "BT"), hexes, strict=True))


def test_meat_packing_serves_its_corporation_through_phase_iii():
    """1846.p.meat, 1846.priv.close"""
    game = go_on_to(operating_game("NYC 80", p3="MPC"), "NYC")
    game.apply(buy_in("NYC", "MPC", 60))
    game.apply(marker("MPC", "D6"))
    phase(game, "III")
    assert table(game).privates["MPC"].closed
    assert earns(game, "NYC")["MPC"] == "D6"
    phase(game, "IV")
    assert earns(game, "NYC")["MPC"] == ""


def test_the_steamboat_of_a_player_is_placed_at_the_start_of_the_round():
    """1846.p.steamboat.player"""
    game = operating_game("NYC 80, GT 60", p3="SC", p1="MS")
    assert game.actors == ("SC",)  # before the independents
    game.apply(marker("SC", "D14"))
    game.apply(serves("NYC"))
    assert earns(game, "NYC")["SC"] == "D14"
    assert earns(game, "GT")["SC"] == ""


def test_the_steamboat_is_placed_and_named_once_a_round():
    """1846.p.steamboat.player"""
    game = operating_game("NYC 80, GT 60", p3="SC")
    game.apply(marker("SC", "D14"))
    assert rule_against(game, marker("SC", "I1")) == "1846.p.steamboat.player"
    start_operating_round(game)
    game.apply(serves("NYC"))
    assert rule_against(game, serves("GT")) == "1846.p.steamboat.player"


def test_the_steamboat_lies_in_ports_only():
    """1846.p.steamboat.bonus"""
    game = operating_game("NYC 80", p3="SC")
    assert {a.hex for a in choices_of(game, PlaceMarker)} == {"B8", "C5", "D14", "G19", "I1"}
    assert rule_against(game, marker("SC", "C15")) == "1846.p.steamboat.player"


def test_the_steamboat_serves_corporations():
    """1846.p.steamboat.player, 1846.d3"""
    game = operating_game("NYC 80", p1="MS", p3="SC")
    assert rule_against(game, serves("MS")) == "1846.p.steamboat.player"
    assert rule_against(game, serves("GT")) == "1846.p.steamboat.player"  # not founded


def test_with_the_option_the_steamboat_serves_an_independent():
    """1846.d3"""
    game = operating_game("NYC 80", 5, "steamboat_for_independents", p1="MS", p3="SC")
    game.apply(serves("MS"))
    assert table(game).privates["SC"].beneficiary.id == "MS"


def test_the_steamboat_may_stay_where_it_is():
    """1846.p.steamboat.player"""
    game = operating_game("NYC 80", p3="SC")
    game.apply(Pass(who="SC"))
    assert game.actors == ("NYC",)


def test_a_corporation_moves_the_steamboat_as_often_as_it_likes_before_running():
    """1846.p.steamboat.corp, 1846.d4"""
    game = operating_game("NYC 80", cash=500, p3="SC")
    train(game, "NYC", "2")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    go_on_to(game, "NYC")
    game.apply(buy_in("NYC", "SC", 40))
    game.apply(marker("SC", "D14"))
    game.apply(marker("SC", "I1"))
    game.apply(Pass(who="NYC"))
    game.apply(marker("SC", "D14"))
    assert earns(game, "NYC")["SC"] == "D14"


def test_a_corporation_does_not_move_the_steamboat_after_running():
    """1846.p.steamboat.corp"""
    game = operating_game("NYC 80", cash=500, p3="SC")
    train(game, "NYC", "2")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    go_on_to(game, "NYC")
    game.apply(buy_in("NYC", "SC", 40))
    game.apply(Pass(who="NYC"))
    game.apply(runs_best(game))
    assert asked(game) == "dividend"
    assert rule_against(game, marker("SC", "D14")) == "1846.p.steamboat.corp"
    assert not choices_of(game, PlaceMarker)


def test_a_corporation_moves_the_steamboat_in_its_own_turn_only():
    """1846.p.steamboat.corp"""
    game = operating_game("GT 60, NYC 80", p3="SC")
    go_on_to(game, "GT")
    game.apply(buy_in("GT", "SC", 40))
    go_on_to(game, "NYC")
    assert rule_against(game, marker("SC", "D14")) == "1846.or.turn"


def test_the_steamboat_of_a_corporation_stays_in_phase_iii_and_moves_no_more():
    """1846.p.steamboat.corp, 1846.priv.close"""
    game = go_on_to(operating_game("NYC 80", p3="SC"), "NYC")
    game.apply(buy_in("NYC", "SC", 40))
    game.apply(marker("SC", "D14"))
    phase(game, "III")
    assert earns(game, "NYC")["SC"] == "D14"
    assert rule_against(game, marker("SC", "I1")) == "1846.or.turn"
    phase(game, "IV")
    assert earns(game, "NYC")["SC"] == ""


def test_the_steamboat_of_a_player_ends_with_phase_ii():
    """1846.priv.close"""
    game = operating_game("NYC 80", p3="SC")
    game.apply(marker("SC", "D14"))
    game.apply(serves("NYC"))
    phase(game, "III")
    assert earns(game, "NYC")["SC"] == ""


def test_two_corporations_profit_when_the_later_one_buys_the_steamboat():
    """1846.p.steamboat.twice"""
    game = operating_game("GT 60, NYC 80", p3="SC")
    game.apply(marker("SC", "D14"))
    game.apply(serves("GT"))
    go_on_to(game, "GT")
    assert earns(game, "GT")["SC"] == "D14"
    go_on_to(game, "NYC")
    game.apply(buy_in("NYC", "SC", 40))
    assert earns(game, "NYC")["SC"] == "D14"
    assert earns(game, "GT")["SC"] == ""


# The end of the privates


def test_all_privates_close_in_phase_iii():
    """1846.priv.close"""
    game = operating_game("NYC 80", p1="LSL MC", p2="TBC MAIL", p3="SC MPC")
    phase(game, "III")
    assert all(private.closed for private in table(game).privates.values())
    before = cash(game, "1")
    start_operating_round(game)
    assert cash(game, "1") == before


def test_the_mail_of_a_corporation_never_closes():
    """1846.p.mail, 1846.priv.close"""
    game = go_on_to(operating_game("NYC 80", p1="MAIL"), "NYC")
    game.apply(buy_in("NYC", "MAIL", 80))
    for name in ("III", "IV"):
        phase(game, name)
        assert table(game).run_facts(corp(game, "NYC"))[2]


def test_the_mail_of_a_player_closes():
    """1846.priv.close"""
    game = go_on_to(operating_game("NYC 80", p1="MAIL"), "NYC")
    phase(game, "III")
    assert table(game).privates["MAIL"].closed
    assert table(game).certificates_of(table(game).investor("1")) == 1  # NYC's only


def test_independents_close_in_phase_iii():
    """1846.priv.close: train, station and money are gone"""
    game = operating_game("NYC 80", p1="MS")
    bank, money = cash(game, "bank"), cash(game, "MS")
    phase(game, "III")
    minor = table(game).minors["MS"]
    assert minor.closed and not minor.trains and not minor.cash
    assert cash(game, "bank") == bank + money
    assert not table(game).board.stations_of("MS")
    assert minor not in table(game).operating_round.order()


# Independents


def test_independents_operate_first_and_in_their_order():
    """1846.or.sequence"""
    game = operating_game("NYC 80, GT 60", p2="BIG4", p3="MS")
    order = [company.id for company in table(game).operating_round.order()]
    assert order == ["MS", "BIG4", "GT", "NYC"]


def test_an_independent_begins_with_station_train_and_money():
    """1846.minor.start"""
    game = operating_game("NYC 80", p1="MS")
    minor = table(game).minors["MS"]
    assert [card.config.name for card in minor.trains] == ["2"]
    assert minor.cash == 60
    assert table(game).board["C15"].has_station(0, "MS")


def test_an_independent_pays_half_to_its_owner():
    """1846.div.minor"""
    game = operating_game("NYC 80", p1="MS")
    put_tile(game, "C13", PLAIN, "C15", "D14")
    put_tile(game, "D14", CITY, "C13")
    before = cash(game, "1"), cash(game, "MS")
    go_on_to(game, "MS", "run_trains")
    game.apply(runs_best(game))
    assert table(game).minors["MS"].last_revenue == 60
    assert (cash(game, "1"), cash(game, "MS")) == (before[0] + 30, before[1] + 30)
    assert table(game).operating.id != "MS"  # it buys no trains


def acquire(price=40):
    game = operating_game("NYC 80", cash=500, p3="MS BIG4")
    go_on_to(game, "NYC")
    before = cash(game, "NYC")
    game.apply(buy_in("NYC", "BIG4", price))
    return game, before


def test_a_corporation_takes_over_an_independent():
    """1846.minor.acquire"""
    game, before = acquire()
    nyc, minor = corp(game, "NYC"), table(game).minors["BIG4"]
    assert [card.config.name for card in nyc.trains] == ["2"]
    assert (nyc.cash, minor.cash) == (before - 40 + 40, 0)
    assert table(game).board["G9"].has_station(0, "NYC")
    assert len(nyc.tokens) == 3  # an extra token, not one of its own
    assert minor not in table(game).operating_round.order()


def test_the_train_of_an_independent_does_not_run_in_that_round():
    """1846.minor.acquire"""
    game, _ = acquire()
    put_tile(game, "E19", PLAIN, "D20", "F20")
    assert not corp(game, "NYC").running_trains
    start_operating_round(game)
    assert len(corp(game, "NYC").running_trains) == 1


def test_an_independent_is_bought_for_its_face_without_the_debt():
    """1846.minor.acquire"""
    game = operating_game("NYC 80", cash=500, p3="MS BIG4")
    go_on_to(game, "NYC")
    assert rule_against(game, buy_in("NYC", "BIG4", 41)) == "1846.priv.buyin"
    assert rule_against(game, buy_in("NYC", "MS", 61)) == "1846.priv.buyin"
    game.apply(buy_in("NYC", "MS", 60))


def test_an_independent_is_not_bought_at_the_train_limit():
    """1846.minor.acquire"""
    game = operating_game("NYC 80", cash=500, p3="BIG4")
    for _ in range(4):
        train(game, "NYC", "2")
    go_on_to(game, "NYC")
    assert rule_against(game, buy_in("NYC", "BIG4", 40)) == "1846.minor.acquire"


def test_a_station_of_ones_own_in_its_city_is_not_doubled():
    """1846.token.place with 1846.minor.acquire"""
    game = operating_game("GT 60", cash=500, p3="MS")
    put_station(game, "GT", "C15", 0, 1)
    go_on_to(game, "GT")
    game.apply(buy_in("GT", "MS", 60))
    assert table(game).board["C15"].stations[0].count("GT") == 1
    with setting(game) as t:
        assert not t.board.stations_of("MS")


# The second edition


def test_boomtown_marks_cincinnati():
    """1846.p.bt"""
    game = operating_game("NYC 80", 5, "second_edition", p3="BT")
    go_on_to(game, "NYC")
    game.apply(buy_in("NYC", "BT", 40))
    assert rule_against(game, marker("BT", "D6")) == "1846.p.bt"
    game.apply(marker("BT", "H12"))
    assert earns(game, "NYC")["BT"] == "H12"


def test_little_miami_joins_cincinnati_and_dayton():
    """1846.p.lm: $20 cheaper, so free here"""
    game = operating_game("NYC 80", 5, "second_edition", p3="LM")
    go_on_to(game, "NYC")
    game.apply(buy_in("NYC", "LM", 40))
    before = cash(game, "NYC")
    board = table(game).board
    away = next(
        LayTile(company="LM", hex="G13", tile="57", rotation=r)
        for r in range(3)
        if board["G13"].neighbours.index(board["H12"])
        not in table(game).box.tiles["57"].face.turned(r).exits
    )
    assert rule_against(game, away) == "1846.p.lm"
    game.apply(lays(game, "LM", "G13", CITY, "H12"))
    game.apply(lays(game, "LM", "H12", "291 292 293", "G13"))
    assert cash(game, "NYC") == before


def test_little_miami_has_nothing_to_join_twice():
    """1846.p.lm"""
    game = operating_game("NYC 80", 5, "second_edition", p3="LM")
    go_on_to(game, "NYC")
    game.apply(buy_in("NYC", "LM", 40))
    put_tile(game, "G13", CITY, "H12")
    put_tile(game, "H12", "291 292 293", "G13")
    phase(game, "II")
    exits = leads_to(game, "G13")
    assert rule_against(game, lays(game, "LM", "G13", GREEN_CITY, *exits)) == "1846.p.lm"
