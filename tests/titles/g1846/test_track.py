"""Laying track in 1846: II "Laying track"."""

import pytest

from desktop.board.map import Board
from desktop.eighteen import track
from desktop.eighteen.actions import LayTile
from desktop.engine.actions import Pass
from tests.shared import facts, needs_shared
from tests.titles.g1846.recorded import BOX, printed_board
from tests.titles.g1846.words import (
    CITY,
    GREEN_BIG,
    GREEN_CITY,
    PLAIN,
    asked,
    buy_in,
    cash,
    choices_of,
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
    table,
)


def new_york(**cards):
    """NYC, in Erie (D20), is asked for track; it has money."""
    return go_on_to(operating_game("NYC 80", cash=1000, **cards), "NYC")


def tile(hex_id, number, rotation=0, company="NYC"):
    return LayTile(company=company, hex=hex_id, tile=number, rotation=rotation)


# What may lie on what, derived from geometry and labels


@needs_shared
def test_upgrades_follow_from_track_and_labels():
    """1846.track.preserve, 1846.track.types: as in the listed table"""
    for number, listed in facts("1846")["tiles"]["manifest"].items():
        old = BOX.tiles[number].face
        derived = {n for n, t in BOX.tiles.items() if track.legal_turns(old, t.face, frozenset())}
        assert derived == set(listed["upgrades_to"]), number


@needs_shared
def test_first_tiles_follow_from_the_printed_hex():
    """1846.track.types: as in the listed table"""
    board = printed_board()
    for listed in facts("1846")["map"]["hexes"]:
        old = board[listed["coord"]].face
        derived = {n for n, t in BOX.tiles.items() if track.legal_turns(old, t.face, frozenset())}
        expected = listed.get("first_tiles_with_private", listed.get("first_tiles", []))
        assert derived == set(expected), listed["coord"]


@pytest.mark.parametrize(
    ("hex_id", "number"),
    [
        ("E19", "5"),  # a city tile on a plain hex
        ("D14", "8"),  # a plain tile on a city
        ("D14", "291"),  # a big city on a small one
        ("E17", "57"),  # a small city on a big one
        ("E17", "8"),
    ],
)
def test_tiles_go_on_hexes_of_their_kind(hex_id, number):
    """1846.track.types"""
    assert rule_against(new_york(), tile(hex_id, number)) == "1846.track.types"


@pytest.mark.parametrize("number", ["294", "14", "299"])
def test_chicago_takes_only_its_own_tiles(number):
    """1846.track.types"""
    game = new_york()
    phase(game, "II")
    refused = rule_against(game, tile("D6", number))
    assert refused in ("1846.track.types", "1846.track.colours")
    assert track.legal_turns(table(game).board["D6"].face, BOX.tiles["298"].face, frozenset())


def test_there_is_no_tile_that_is_not_in_the_box():
    """1846.track.types"""
    assert rule_against(new_york(), tile("E19", "999")) == "1846.track.types"


@pytest.mark.parametrize("rotation", [-1, 6, 1000])
def test_a_tile_has_six_turns(rotation):
    """1846.track.types"""
    assert rule_against(new_york(), tile("E19", "8", rotation)) == "1846.track.types"


def test_limited_tiles_run_out():
    """1846.track.types"""
    game = new_york()
    with setting(game) as t:
        t.supply.stacks["57"].left = 0
    assert rule_against(game, tile("D14", "57")) == "1846.track.types"


@pytest.mark.parametrize("number", ["7", "8", "9"])
def test_plain_yellow_tiles_never_run_out(number):
    """1846.track.types"""
    stack = table(new_york()).supply.stacks[number]
    assert stack.left is None and stack.is_available


def test_a_replaced_tile_can_be_used_again():
    """1846.track.types"""
    game = new_york()
    put_tile(game, "D14", "57", "C13")
    assert table(game).supply.stacks["57"].left == 3
    put_tile(game, "D14", "14 15 619", "C13")
    assert table(game).supply.stacks["57"].left == 4


# Colours and phases


def test_green_waits_for_phase_ii():
    """1846.track.colours"""
    game = new_york()
    action = lays(game, "NYC", "D20", GREEN_CITY, "E19", "D18", "C21")
    assert rule_against(game, action) == "1846.track.colours"
    phase(game, "II")
    game.apply(action)
    assert table(game).board["D20"].face.colour == "green"


def test_no_colour_is_left_out():
    """1846.track.colours: no green on an empty hex"""
    game = new_york()
    phase(game, "II")
    assert rule_against(game, tile("E19", "24")) == "1846.track.colours"


@pytest.mark.parametrize("hex_id", ["E21", "C21", "D16"])
def test_what_is_printed_grey_red_or_blue_never_changes(hex_id):
    """1846.track.colours"""
    game = new_york()
    phase(game, "IV")
    assert rule_against(game, tile(hex_id, "57")) == "1846.track.colours"


def test_a_grey_tile_is_final():
    """1846.track.colours"""
    assert track.next_colour(BOX.tiles["51"].face) == ""


# Keeping track, adding something


def test_an_upgrade_keeps_all_track():
    """1846.track.preserve"""
    game = new_york()
    put_tile(game, "E19", PLAIN, "D20", "E17")
    phase(game, "II")
    hex_ = table(game).board["E19"]
    lost = next(
        r
        for r in range(6)
        if not hex_.face.exits <= BOX.tiles["20"].face.turned(r).exits
        and not BOX.tiles["20"].face.turned(r).exits & hex_.closed
    )
    assert rule_against(game, tile("E19", "20", lost)) == "1846.track.preserve"


def test_an_upgrade_without_new_track_must_raise_the_city():
    """1846.track.preserve: 611 to 51 adds no track, but value"""
    old, new = BOX.tiles["611"].face, BOX.tiles["51"].face
    assert track.legal_turns(old, new, frozenset())
    assert not track.added_tracks(old, new.turned(track.legal_turns(old, new, frozenset())[0]))
    assert not track.brings_something(old, old)


# Dead ends


@pytest.mark.parametrize(
    ("hex_id", "where"),
    [
        ("B14", "the edge of the map"),
        ("E15", "water"),
        ("J6", "a side of a grey hex without track"),
        ("J8", "a side of a red area without track"),
    ],
)
def test_no_track_leads_nowhere(hex_id, where):
    """1846.track.no_deadend"""
    game = new_york()
    hex_ = table(game).board[hex_id]
    face = BOX.tiles["8"].face
    blind = [r for r in range(6) if face.turned(r).exits & hex_.closed]
    assert blind, where
    rules = {rule_against(game, tile(hex_id, "8", r)) for r in blind}
    assert rules == {"1846.track.no_deadend"}


def test_track_may_lead_to_the_side_of_a_grey_hex_with_track():
    """1846.track.no_deadend"""
    game = new_york()
    game.apply(lays(game, "NYC", "E19", PLAIN, "D20", "E21"))


# Connection


def test_new_track_is_joined_to_a_station():
    """1846.track.connect"""
    game = new_york()
    game.apply(lays(game, "NYC", "D18", PLAIN, "D20", "E17"))
    game.apply(lays(game, "NYC", "E17", "291 292 293", "D18"))


def test_track_that_touches_nothing_is_refused():
    """1846.track.connect"""
    game = new_york()
    assert rule_against(game, lays(game, "NYC", "E19", PLAIN, "E17", "F20")) == "1846.track.connect"
    assert rule_against(game, lays(game, "NYC", "D8", PLAIN, "D6", "D10")) == "1846.track.connect"


def test_a_city_tile_needs_the_city_connected():
    """1846.track.connect"""
    game = new_york()
    put_tile(game, "E19", PLAIN, "D20", "E17")
    action = lays(game, "NYC", "E17", "291 292 293", "E15")
    away = next(
        tile("E17", n, r)
        for n in ("291", "292", "293")
        for r in range(6)
        if 4 not in BOX.tiles[n].face.turned(r).exits
        and not BOX.tiles[n].face.turned(r).exits & table(game).board["E17"].closed
    )
    assert action.hex == "E17"
    assert rule_against(game, away) == "1846.track.connect"


def test_an_upgrade_must_add_track_that_is_reached():
    """1846.track.connect: the new piece itself, not only the old track of the hex"""
    game = new_york()
    put_tile(game, "E19", PLAIN, "D20", "F18")
    phase(game, "II")
    hex_ = table(game).board["E19"]
    answers = {}
    for number in ("16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28"):
        face = BOX.tiles[number].face
        for rotation in track.legal_turns(hex_.face, face, hex_.closed):
            added = track.added_tracks(hex_.face, face.turned(rotation))
            reached = any(3 in piece.sides for piece in added)  # E19 is entered from D20 only
            with game.journal.what_if():
                answers[number, rotation] = (reached, game.is_legal(tile("E19", number, rotation)))
    assert {legal for reached, legal in answers.values() if reached} == {True}
    assert {legal for reached, legal in answers.values() if not reached} == {False}


def test_a_full_city_of_others_is_not_passed():
    """1846.track.connect"""
    game = new_york()
    put_tile(game, "D18", PLAIN, "D20", "E17")
    put_tile(game, "E17", "291 292 293", "D18", "E15")
    action = lays(game, "NYC", "E15", PLAIN, "E17", "D14")
    assert game.is_legal(action)
    put_station(game, "GT", "E17")
    assert rule_against(game, action) == "1846.track.connect"


def test_the_blocked_city_itself_is_connected():
    """1846.track.connect: a route may end in a blocked city"""
    game = new_york()
    put_tile(game, "D18", PLAIN, "D20", "E17")
    put_tile(game, "E17", "291 292 293", "D18", "E15")
    put_station(game, "GT", "E17")
    phase(game, "II")
    game.apply(lays(game, "NYC", "E17", GREEN_BIG, "D18", "E15"))


def test_the_home_of_a_corporation_not_founded_is_passed():
    """1846.unfounded_home_open"""
    game = go_on_to(operating_game("PRR 80", cash=500), "PRR")
    game.apply(lays(game, "PRR", "E19", PLAIN, "F20", "D20"))
    game.apply(lays(game, "PRR", "D18", PLAIN, "D20", "E17"))


# How many


def test_two_yellow_tiles_a_turn():
    """1846.track.allowance"""
    game = new_york()
    put_tile(game, "E17", "291 292 293", "D18", "E15")  # where a station could be placed
    game.apply(lays(game, "NYC", "D18", PLAIN, "D20", "E17"))
    game.apply(lays(game, "NYC", "E19", PLAIN, "D20", "F20"))
    action = lays(game, "NYC", "E15", PLAIN, "E17", "D14")
    assert rule_against(game, action) == "1846.track.allowance"


def test_one_upgrade_and_one_yellow_tile():
    """1846.track.allowance: green on printed yellow is an upgrade"""
    game = new_york()
    phase(game, "II")
    put_tile(game, "D18", PLAIN, "D20", "E17")
    game.apply(lays(game, "NYC", "D20", GREEN_CITY, "E19", "D18", "C21"))
    second = lays(game, "NYC", "D18", "23 24 25 26 27 28 29 30 31 19 18", "D20", "E17")
    assert rule_against(game, second) == "1846.track.allowance"
    game.apply(lays(game, "NYC", "E19", PLAIN, "D20", "F20"))


def test_a_yellow_tile_just_laid_may_be_upgraded_at_once():
    """1846.track.allowance"""
    game = new_york()
    phase(game, "II")
    put_tile(game, "D18", PLAIN, "D20", "E17")
    game.apply(lays(game, "NYC", "E17", "291 292 293", "D18"))
    game.apply(lays(game, "NYC", "E17", GREEN_BIG, *leads_to(game, "E17")))
    assert table(game).board["E17"].face.colour == "green"


def test_an_independent_lays_two_tiles_as_well():
    """1846.or.minor_turn"""
    game = operating_game("NYC 80", p1="MS")
    game.apply(lays(game, "MS", "C13", PLAIN, "C15", "D14"))
    game.apply(lays(game, "MS", "D14", CITY, "C13"))
    assert asked(game) != "track_and_token" or game.actors != ("MS",)
    assert cash(game, "MS") == 20


def test_laying_nothing_is_allowed():
    """1846.track.allowance"""
    game = new_york()
    game.apply(Pass(who="NYC"))
    assert asked(game) != "track_and_token"


# What it costs


def test_a_tile_costs_20():
    """1846.track.cost"""
    game = new_york()
    before = cash(game, "NYC")
    game.apply(lays(game, "NYC", "D18", PLAIN, "D20", "E17"))
    assert before - cash(game, "NYC") == 20


def test_an_upgrade_costs_20_as_well():
    """1846.track.cost"""
    game = new_york()
    phase(game, "II")
    before = cash(game, "NYC")
    game.apply(lays(game, "NYC", "D20", GREEN_CITY, "E19", "D18", "C21"))
    assert before - cash(game, "NYC") == 20


def test_a_tile_must_be_paid():
    """1846.track.cost"""
    game = go_on_to(operating_game("PRR 80", cash=100), "PRR")
    has_cash(game, "PRR", 39)
    refused = refusal(game, lays(game, "PRR", "F18", PLAIN, "F20", "E17"))
    assert refused.rule_id == "1846.track.cost"
    assert refused.facts == {"payer": "PRR", "cash": 39, "amount": 40}


def cost(hex_id, tiles, *exits, company="NYC", game=None):
    game = game or new_york()
    t = table(game)
    action = lays(game, company, hex_id, tiles, *exits)
    face = BOX.tiles[action.tile].face.turned(action.rotation)
    return t.tile_cost(t.company(company), t.board[hex_id], face)


@pytest.mark.parametrize(
    ("hex_id", "tiles", "exits", "amount"),
    [
        ("F18", PLAIN, ("F20", "F16"), 40),  # mountains
        ("G17", PLAIN, ("G15", "F18"), 40),
        ("H14", PLAIN, ("H12", "H16"), 60),
        ("H16", PLAIN, ("H14", "G17"), 40),
        ("D8", PLAIN, ("D6", "D10"), 20),
    ],
)
def test_the_number_in_a_hex_replaces_the_20(hex_id, tiles, exits, amount):
    """1846.track.cost"""
    assert cost(hex_id, tiles, *exits) == amount


def test_the_number_in_a_hex_is_paid_only_for_the_first_tile():
    """1846.track.cost"""
    game = new_york()
    put_tile(game, "H14", PLAIN, "H12", "H16")
    assert cost("H14", "23 24 25 26 27", "H12", "H16", game=game) == 20


def test_a_bridge_is_paid_by_whoever_joins_the_track():
    """1846.track.cost: H12 to I11, $40, only when both sides have track"""
    game = new_york()
    assert cost("I11", PLAIN, "H12", "I9", game=game) == 20
    put_tile(game, "I11", PLAIN, "H12", "I9")
    assert cost("H12", "291 292 293", "I11", game=game) == 60


def test_a_bridge_is_paid_once():
    """1846.track.cost: later upgrades do not pay it again"""
    game = new_york()
    put_tile(game, "I11", PLAIN, "H12", "I9")
    put_tile(game, "H12", "291 292 293", "I11")
    assert cost("I11", "23 24 25 26 27 19 18", "H12", "I9", game=game) == 20


def test_track_to_a_printed_off_map_area_is_joined_at_once():
    """1846.track.cost: B16 to Sarnia, a tunnel of $40"""
    assert cost("B16", CITY, "B18", "C15") == 60
    assert cost("B16", CITY, "A15", "C15") == 20


def test_illinois_central_pays_a_bridge_in_full():
    """1846.track.ic: free of the $20, not of the $40 bridge from J4 to J6"""
    game = operating_game("IC 60, GT 60")
    put_tile(game, "J6", PLAIN, "J4", "J8")
    assert cost("J4", PLAIN, "K3", "J6", company="IC", game=game) == 40
    assert cost("J4", PLAIN, "K3", "J6", company="GT", game=game) == 60


def test_illinois_central_pays_for_upgrades_and_other_hexes():
    """1846.track.ic: yellow tiles in the five hexes only"""
    game = operating_game("IC 60")
    put_tile(game, "E5", PLAIN, "D6", "F6")
    assert cost("E5", "23 24 25 26 27 19 18", "D6", "F6", company="IC", game=game) == 20
    assert cost("F4", PLAIN, "E5", "G3", company="IC", game=game) == 20


def test_illinois_central_builds_without_a_dollar():
    """1846.track.ic"""
    game = operating_game("IC 60")
    has_cash(game, "IC", 0)
    game.apply(lays(game, "IC", "J4", PLAIN, "K3", "I5"))
    assert cash(game, "IC") == 0


@pytest.mark.parametrize(
    ("hex_id", "tiles", "exits", "amount"),
    [
        ("H14", PLAIN, ("H12", "H16"), 40),
        ("H16", PLAIN, ("H14", "G17"), 20),
        ("D8", PLAIN, ("D6", "D10"), 20),  # never below the $20
        ("C15", GREEN_BIG, ("B16", "C13", "C17"), 80),  # water 40, tunnel 60 - 20
        ("B16", CITY, ("B18", "C15"), 40),  # tunnel 40 - 20
    ],
)
def test_tunnel_blasting_saves_20_on_brown_marks(hex_id, tiles, exits, amount):
    """1846.p.tunnel, 1846.i2"""
    game = new_york(p1="TBC")
    game.apply(buy_in("NYC", "TBC", 60))
    assert cost(hex_id, tiles, *exits, game=game) == amount


def test_tunnel_blasting_does_nothing_for_bridges():
    """1846.p.tunnel, 1846.i2"""
    game = new_york(p1="TBC")
    game.apply(buy_in("NYC", "TBC", 60))
    put_tile(game, "I11", PLAIN, "H12", "I9")
    assert cost("H12", "291 292 293", "I11", game=game) == 60


def test_tunnel_blasting_of_a_player_saves_nothing():
    """1846.p.tunnel: the corporation that owns it"""
    game = new_york(p1="TBC")
    assert cost("H14", PLAIN, "H12", "H16", game=game) == 60


def test_the_discount_ends_with_phase_iii():
    """1846.priv.close"""
    game = new_york(p1="TBC")
    game.apply(buy_in("NYC", "TBC", 60))
    phase(game, "III")
    assert cost("H14", PLAIN, "H12", "H16", game=game) == 60


# Reserved hexes


@pytest.mark.parametrize(
    ("card", "hex_id", "rule_id"),
    [("MC", "B12", "1846.p.mc"), ("O&I", "F16", "1846.p.oi")],
)
def test_hexes_of_a_players_private_are_kept_free(card, hex_id, rule_id):
    """1846.p.mc, 1846.p.oi"""
    game = new_york(p1=card)
    start = "C13" if hex_id == "B12" else "F18"
    put_station(game, "NYC", "C15" if hex_id == "B12" else "F20", 0, 0)
    put_tile(game, start, PLAIN, hex_id, "C15" if hex_id == "B12" else "F20")
    action = lays(game, "NYC", hex_id, "7 8 9", start)
    assert rule_against(game, action) == rule_id
    assert hex_id not in {a.hex for a in choices_of(game, LayTile)}
    game.apply(buy_in("NYC", card, 40))
    game.apply(action)


def test_hexes_are_free_when_the_private_has_closed():
    """1846.p.mc"""
    game = new_york(p1="MC")
    put_station(game, "NYC", "C15", 0, 0)
    put_tile(game, "C13", PLAIN, "B12", "C15")
    phase(game, "III")
    game.apply(lays(game, "NYC", "B12", "7 8 9", "C13"))


def test_every_choice_is_legal_and_every_legal_lay_a_choice():
    """What the board offers is exactly what the rules accept."""
    game = new_york(p1="MC O&I")
    phase(game, "II")
    put_tile(game, "D18", PLAIN, "D20", "E17")
    put_tile(game, "E17", "291 292 293", "D18", "E15")
    offered = set(choices_of(game, LayTile))
    board: Board = table(game).board
    legal = {
        action
        for hex_id in board.hexes
        for number in BOX.tiles
        for rotation in range(6)
        if game.is_legal(action := tile(hex_id, number, rotation))
    }
    assert offered == legal
    assert legal
