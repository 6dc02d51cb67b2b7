"""Stations in 1846: II "Placing stations", III "Special abilities of the corporations"."""

import pytest

from desktop.engine.actions import Pass
from tests.titles.g1846.words import (
    CITY,
    GREEN_BIG,
    GREEN_CITY,
    PLAIN,
    cash,
    choices_of,
    corp,
    found,
    go_on_to,
    has_cash,
    lays,
    leads_to,
    operating_game,
    phase,
    put_station,
    put_tile,
    refusal,
    rule_against,
    setting,
    start_operating_round,
    start_stock_round,
    table,
    token,
)


def new_york(others="", **cards):
    """NYC in Erie with a way to Cleveland, a city with one slot."""
    game = operating_game(f"NYC 80{others}", cash=1000, **cards)
    put_tile(game, "D18", PLAIN, "D20", "E17")
    put_tile(game, "E17", "291 292 293", "D18", "E15")
    return go_on_to(game, "NYC")


def test_a_station_costs_80():
    """1846.token.place"""
    game = new_york()
    before = cash(game, "NYC")
    game.apply(token("NYC", "E17"))
    assert before - cash(game, "NYC") == 80
    assert table(game).board["E17"].has_station(0, "NYC")


def test_a_station_must_be_paid():
    """1846.token.place"""
    game = new_york()
    has_cash(game, "NYC", 79)
    refused = refusal(game, token("NYC", "E17"))
    assert refused.rule_id == "1846.token.place"
    assert refused.facts == {"payer": "NYC", "cash": 79, "amount": 80}


def test_one_station_a_turn():
    """1846.token.place"""
    game = new_york()
    put_tile(game, "E15", PLAIN, "E17", "D14")
    put_tile(game, "D14", CITY, "E15")
    game.apply(token("NYC", "E17"))
    assert rule_against(game, token("NYC", "D14")) == "1846.token.place"


@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_station_is_placed_before_between_or_after_the_tiles(before):
    """1846.token.place"""
    game = new_york()
    tiles = [("E19", ("D20", "F20")), ("E15", ("E17", "D14"))]
    for hex_id, exits in tiles[:before]:
        game.apply(lays(game, "NYC", hex_id, PLAIN, *exits))
    game.apply(token("NYC", "E17"))
    for hex_id, exits in tiles[before:]:
        game.apply(lays(game, "NYC", hex_id, PLAIN, *exits))


def test_a_station_needs_a_connection():
    """1846.token.place"""
    game = new_york()
    put_tile(game, "D14", CITY, "E15")
    assert rule_against(game, token("NYC", "D14")) == "1846.token.place"


def test_a_blocked_city_on_the_way_cuts_the_connection():
    """1846.token.place"""
    game = new_york()
    put_tile(game, "E15", PLAIN, "E17", "D14")
    put_tile(game, "D14", CITY, "E15")
    assert game.is_legal(token("NYC", "D14"))
    put_station(game, "GT", "E17")
    assert rule_against(game, token("NYC", "D14")) == "1846.token.place"


def test_only_one_station_to_a_city():
    """1846.token.place"""
    game = new_york()
    phase(game, "II")
    put_tile(game, "E17", GREEN_BIG, "D18", "E15")
    put_station(game, "NYC", "E17")
    assert rule_against(game, token("NYC", "E17")) == "1846.token.place"


def test_chicago_is_one_city_for_stations():
    """1846.token.place, 1846.route.def: four places, one city"""
    game = new_york()
    put_station(game, "NYC", "D6", 0)
    assert rule_against(game, token("NYC", "D6", 2)) == "1846.token.place"


def test_a_full_city_takes_no_station():
    """1846.token.place"""
    game = new_york()
    put_station(game, "GT", "E17")
    assert rule_against(game, token("NYC", "E17")) == "1846.token.place"


def test_there_is_no_station_without_a_city():
    """1846.token.place"""
    game = new_york()
    assert rule_against(game, token("NYC", "D18")) == "1846.token.place"
    assert rule_against(game, token("NYC", "E17", 1)) == "1846.token.place"
    assert rule_against(game, token("NYC", "E17", -1)) == "1846.token.place"
    assert rule_against(game, token("NYC", "C21")) == "1846.token.place"


@pytest.mark.parametrize(
    ("corporation", "tokens"),
    [("PRR", 5), ("GT", 3), ("NYC", 4), ("B&O", 4), ("C&O", 4), ("ERIE", 4), ("IC", 4)],
)
def test_how_many_stations_a_corporation_has(corporation, tokens):
    """1846.token.count, the home station included"""
    game = operating_game(f"{corporation} 60")
    assert len(corp(game, corporation).tokens) == tokens - 1


def test_no_station_without_a_token():
    """1846.token.count"""
    game = new_york()
    with setting(game) as t:
        t.corporation("NYC").tokens = ()
    assert rule_against(game, token("NYC", "E17")) == "1846.token.count"


def test_an_independent_places_no_stations():
    """1846.or.minor_turn"""
    game = operating_game("NYC 80", p1="MS")
    put_tile(game, "C13", PLAIN, "C15", "D14")
    put_tile(game, "D14", CITY, "C13")
    assert rule_against(game, token("MS", "D14")) == "1846.token.place"


# Slots kept for others


def test_a_home_to_come_takes_no_other_station():
    """1846.unfounded_home_open"""
    game = go_on_to(operating_game("PRR 80", cash=500), "PRR")
    put_tile(game, "E19", PLAIN, "F20", "D20")
    assert rule_against(game, token("PRR", "D20")) == "1846.unfounded_home_open"


def test_a_home_to_come_is_kept_in_phase_iv_as_well():
    """1846.unfounded_home_open: only the extra slots are set free"""
    game = go_on_to(operating_game("PRR 80", cash=500), "PRR")
    put_tile(game, "E19", PLAIN, "F20", "D20")
    phase(game, "IV")
    game.apply(token("PRR", "D20"))  # the slot that was kept for Erie
    assert table(game).board["D20"].stations == (("", "PRR"),)
    start_stock_round(game)
    has_cash(game, "1", 500)
    found(game, "1", "NYC", 100)
    assert table(game).board["D20"].stations == (("NYC", "PRR"),)


@pytest.mark.parametrize("home", ["B16", "G19", "D20"])
def test_a_home_keeps_its_slot_when_tiles_are_laid(home):
    """1846.token.home after upgrades"""
    names = {"B16": "GT", "G19": "B&O", "D20": "NYC"}
    game = operating_game("PRR 80", cash=500)
    if home == "B16":
        put_tile(game, home, CITY, "C15", "A15")
    exits = leads_to(game, home)
    put_tile(game, home, GREEN_CITY, *exits)
    others = [s for s, r in enumerate(table(game).board[home].reserved[0]) if r != names[home]]
    put_station(game, "PRR", home, 0, others[0])
    start_stock_round(game)
    has_cash(game, "1", 500)
    found(game, "1", names[home], 50)
    row = table(game).board[home].stations[0]
    assert set(row) == {"PRR", names[home]}


@pytest.mark.parametrize(
    ("hex_id", "holder"), [("H12", "B&O"), ("D20", "ERIE"), ("I5", "IC"), ("E11", "PRR")]
)
def test_each_reserved_slot_is_kept_for_its_corporation(hex_id, holder):
    """1846.token.reserved"""
    game = operating_game("GT 80")
    assert holder in table(game).board[hex_id].reserved[0]


def erie_city(**cards):
    """PRR stands before Erie: NYC sits there, one slot is free."""
    game = operating_game("NYC 80, PRR 80", cash=500, **cards)
    put_tile(game, "E19", PLAIN, "F20", "D20")
    start_operating_round(game)
    return go_on_to(game, "PRR")


@pytest.mark.parametrize("name", ["I", "II", "III"])
def test_others_do_not_take_a_reserved_slot_before_phase_iv(name):
    """1846.token.reserved"""
    game = erie_city()
    if name != "I":
        phase(game, name)
    assert rule_against(game, token("PRR", "D20")) == "1846.token.reserved"
    assert not [a for a in choices_of(game, type(token("", ""))) if a.hex == "D20"]


def test_a_reserved_slot_is_free_in_phase_iv():
    """1846.token.reserved"""
    game = erie_city()
    phase(game, "IV")
    game.apply(token("PRR", "D20"))


def test_a_reserved_slot_is_free_when_its_corporation_has_closed():
    """1846.token.reserved: the glossary, "reserved" """
    game = erie_city()
    with setting(game) as t:
        t.market.put(t.corporation("ERIE"), t.market.start_cell(40))
        t.close_corporation(t.corporation("ERIE"))
    game.apply(token("PRR", "D20"))


def test_another_slot_of_such_a_city_is_free():
    """1846.token.reserved: one slot must stay free, not all"""
    game = operating_game("C&O 80", cash=500)
    put_tile(game, "H14", PLAIN, "H12", "I15")
    put_tile(game, "H12", "291 292 293", "H14")
    exits = leads_to(game, "H12")
    put_tile(game, "H12", GREEN_BIG, *exits)
    go_on_to(game, "C&O")
    game.apply(token("C&O", "H12"))
    row = table(game).board["H12"]
    assert row.reserved[0].count("B&O") == 1
    assert row.stations[0][row.reserved[0].index("B&O")] == ""


def test_the_own_reserved_slot_costs_40():
    """1846.token.reserved"""
    game = go_on_to(operating_game("ERIE 80", cash=500), "ERIE")
    put_tile(game, "D20", GREEN_CITY, "E19", "D18", "C21", "E21")
    before = cash(game, "ERIE")
    game.apply(token("ERIE", "D20"))
    assert before - cash(game, "ERIE") == 40
    row = table(game).board["D20"].stations[0]
    assert row == ("", "ERIE")  # the home of the New York Central stays free


def test_the_own_reserved_slot_costs_40_in_phase_iv_too():
    """1846.token.reserved"""
    game = go_on_to(operating_game("IC 80", cash=500), "IC")
    put_tile(game, "J4", PLAIN, "K3", "I5")
    phase(game, "IV")
    before = cash(game, "IC")
    game.apply(token("IC", "I5"))
    assert before - cash(game, "IC") == 40


def test_with_two_free_slots_the_own_one_is_taken_for_40():
    """1846.token.reserved"""
    game = go_on_to(operating_game("IC 80", cash=500), "IC")
    put_tile(game, "J4", PLAIN, "K3", "I5")
    before = cash(game, "IC")
    game.apply(token("IC", "I5"))
    assert before - cash(game, "IC") == 40
    hex_ = table(game).board["I5"]
    assert hex_.stations[0][0] == "IC"
    assert "IC" not in hex_.reserved[0]


def test_the_reserved_slot_is_no_second_slot():
    """1846.token.place: Centralia holds one station of Illinois Central"""
    game = go_on_to(operating_game("IC 80", cash=500), "IC")
    put_tile(game, "J4", PLAIN, "K3", "I5")
    game.apply(token("IC", "I5"))
    game.apply(Pass(who="IC"))
    start_operating_round(game)
    go_on_to(game, "IC")
    assert rule_against(game, token("IC", "I5")) == "1846.token.place"


@pytest.mark.parametrize(
    ("corporation", "hex_id", "price"), [("B&O", "H12", 100), ("PRR", "E11", 60)]
)
def test_two_corporations_jump_to_their_reserved_slot(corporation, hex_id, price):
    """1846.token.teleport: without a connection, even without a tile"""
    game = go_on_to(operating_game(f"{corporation} 80", cash=500), corporation)
    before = cash(game, corporation)
    game.apply(token(corporation, hex_id))
    assert before - cash(game, corporation) == price
    assert table(game).board[hex_id].has_station(0, corporation)


def test_connected_they_pay_only_40():
    """1846.token.teleport"""
    game = go_on_to(operating_game("PRR 80", cash=500), "PRR")
    put_tile(game, "F18", PLAIN, "F20", "F16")
    put_tile(game, "F16", PLAIN, "F18", "F14")
    put_tile(game, "F14", PLAIN, "F16", "F12")
    put_tile(game, "F12", PLAIN, "F14", "E11")
    put_tile(game, "E11", CITY, "F12")
    before = cash(game, "PRR")
    game.apply(token("PRR", "E11"))
    assert before - cash(game, "PRR") == 40


def test_from_a_city_without_a_tile_one_builds():
    """1846.track.connect after 1846.token.teleport"""
    game = go_on_to(operating_game("PRR 80", cash=500), "PRR")
    game.apply(token("PRR", "E11"))
    game.apply(lays(game, "PRR", "E11", CITY, "E13"))


def test_nobody_else_jumps_there():
    """1846.token.place"""
    game = go_on_to(operating_game("NYC 80", cash=500), "NYC")
    refused = rule_against(game, token("NYC", "E11"))
    assert refused in ("1846.token.reserved", "1846.token.place")


def test_the_western_slot_in_chicago_is_kept_for_its_private():
    """1846.p.cwi"""
    game = new_york(p1="C&WI")
    assert rule_against(game, token("NYC", "D6", 3)) == "1846.p.cwi"
