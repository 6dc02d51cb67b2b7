"""Reading 18xx.games files: every recorded game, and what strangers may write instead."""

import copy
import json
import time

import pytest

from desktop.engine.actions import Pass
from desktop.saves.errors import SaveError
from desktop.saves.peer_import import Importer, import_game
from desktop.saves.peer_setup import read_setup
from desktop.saves.trace import comparable, first_difference, merged, snapshot
from tests.saves.recorded_files import FILES, NAMES, data_of
from tests.shared import SHARED, needs_shared

PLAYERS = [{"id": seat, "name": f"Player {seat + 1}"} for seat in range(3)]
SMALLEST = {
    "title": "1846",
    "players": PLAYERS,
    "settings": {"seed": 1, "optional_rules": []},
    "actions": [
        {
            "type": "bid",
            "entity": 2,
            "entity_type": "player",
            "id": 1,
            "company": "MPC",
            "price": 60,
        },
        {
            "type": "bid",
            "entity": 1,
            "entity_type": "player",
            "id": 2,
            "company": "MAIL",
            "price": 80,
        },
    ],
}


def smallest(**change) -> dict:
    return {**copy.deepcopy(SMALLEST), **change}


def refusal_of(data: dict) -> str:
    with pytest.raises(SaveError) as caught:
        Importer(data)
    return str(caught.value)


def test_the_smallest_file():
    game, problem = import_game(smallest())
    assert problem is None
    assert game.at.depth == 2
    assert game.setup.options == {
        "second_edition",
        "idle_trains",
        "issue_before_dividends",
        "privates_count",
        "steamboat_for_independents",
    }


@needs_shared
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_every_state_of_a_recorded_game(path):
    """Every fact after every action, against the trace."""
    lines = (SHARED / "traces" / path.parent.name / f"{path.stem}.jsonl").read_text().splitlines()
    traces = [json.loads(line) for line in lines]
    importer = Importer(data_of(path))
    state = traces[0]["full"]
    assert first_difference(comparable(state), snapshot(importer.game)) is None
    by_id = {line["id"]: line for line in traces[1:] if "id" in line}
    compared = 0
    for action in importer.play():
        line = by_id[action["id"]]
        state = line.get("full") or merged(state, line["set"])
        assert first_difference(comparable(state), snapshot(importer.game)) is None, line["id"]
        compared += 1
    assert compared == len(by_id)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"title": "1830"}, "the title '1830' is not on our shelf"),
        ({"title": None}, "the title None is not on our shelf"),
        ({"title": ["1846"]}, "the title a list is not on our shelf"),
        ({"actions": {}}, "the actions are no list"),
        ({"players": None}, "the players are no list of players"),
        ({"players": [1, 2, 3]}, "the players are no list of players"),
        ({"players": PLAYERS * 2}, "two players have the same id"),
        ({"players": PLAYERS[:1]}, "1846 is for 2 to 5 players, not 1"),
        ({"players": [{"id": n} for n in range(99)]}, "there are 99 players"),
        ({"players": [{"id": [n]} for n in range(3)]}, "a player is called a list"),
        ({"players": [*PLAYERS[:2], {"id": 7, "name": {}}]}, "a player is called an object"),
        ({"players": [*PLAYERS[:2], {"id": 7, "name": ""}]}, "a player's name has 1 to 60"),
        ({"settings": {"seed": "1"}}, "the seed is '1'"),
        ({"settings": {"seed": -1}}, "the seed is -1"),
        ({"settings": {"seed": 1.5}}, "the seed is 1.5"),
        ({"settings": {"seed": 2**63}}, "the seed is 9223372036854775808"),
        ({"settings": {"optional_rules": "first_ed"}}, "the optional rules are no list"),
        ({"settings": {"optional_rules": [["x"]]}}, "the optional rule a list is unknown"),
        ({"settings": {"optional_rules": ["3_ed"]}}, "the optional rule '3_ed' is unknown"),
        ({"title": "1846 2p Variant"}, "the option two_players is for two players"),
    ],
)
def test_a_set_up_that_is_wrong(change, sentence):
    assert refusal_of(smallest(**change)).startswith(sentence)


@pytest.mark.parametrize(
    ("id", "seed"),
    [("hs_abc_1600", 1600), (77, 77), (None, 0), ("", 0), ([5], 0), ("7" * 99, None)],
)
def test_a_missing_seed_is_read_from_the_name(id, seed):
    found = read_setup(smallest(settings={}, id=id)).seed
    assert found == (int("7" * 18) if seed is None else seed)


def test_players_of_the_same_name_are_told_apart():
    people = [{"id": n, "name": "Max"} for n in range(3)]
    assert read_setup(smallest(players=people)).players == ("Max 1", "Max 2", "Max 3")


@pytest.mark.parametrize(
    "change",
    [
        {"type": "dance"},
        {"type": "choose"},
        {"entity": None},
        {"entity": [0]},
        {"entity": {}},
        {"entity_type": "tram"},
        {"company": None},
        {"company": []},
        {"company": "Pass (99999999999999999999)"},
        {"type": "par", "corporation": "GT", "share_price": "1e9"},
        {"type": "par", "corporation": "GT", "share_price": 10**18},
        {"type": "par", "corporation": {}, "share_price": "100,0,10"},
        {"type": "buy_shares", "shares": []},
        {"type": "buy_shares", "shares": "GT_1"},
        {"type": "buy_shares", "shares": ["GT_-1"]},
        {"type": "buy_shares", "shares": ["GT_99"]},
        {"type": "buy_shares", "shares": ["GT_1", "GT_1"]},
        {"type": "buy_shares", "shares": ["GT_1", "NYC_1"]},
        {"type": "buy_shares", "shares": [None]},
        {"type": "buy_shares", "shares": 7},
        {"type": "sell_shares", "shares": ["GT_1"], "percent": 1e300},
        {"type": "sell_shares", "shares": ["GT_1"], "percent": "ten"},
        {"type": "sell_shares", "shares": {"GT_1": 1}, "percent": True},
        {"type": "lay_tile", "hex": "D6", "tile": "57-0", "rotation": float("inf")},
        {"type": "lay_tile", "hex": [], "tile": {}, "rotation": "0"},
        {"type": "lay_tile", "hex": "Z99", "tile": "57", "rotation": 99},
        {"type": "place_token", "city": "x"},
        {"type": "place_token", "city": "57-0-" + "9" * 5000},
        {"type": "run_routes", "routes": None},
        {"type": "run_routes", "routes": [None]},
        {"type": "run_routes", "routes": [{}]},
        {"type": "run_routes", "routes": [{"train": "2-0", "connections": []}]},
        {"type": "run_routes", "routes": [{"train": "2-0", "connections": [[]]}]},
        {"type": "run_routes", "routes": [{"train": "2-0", "connections": [["D6"]]}] * 999},
        {"type": "dividend", "kind": "both"},
        {"type": "dividend", "kind": []},
        {"type": "buy_train", "train": "2-0", "price": "free"},
        {"type": "buy_train", "train": "9-9", "price": 1},
        {"type": "discard_train", "train": []},
        {"type": "buy_company", "company": "GT", "price": 1},
        {"type": "assign", "target": "D6", "target_type": "moon"},
        {"type": "bankrupt", "entity": "GT", "entity_type": "corporation"},
        {"type": "undo", "action_id": "all"},
    ],
)
def test_an_action_that_is_wrong_costs_only_what_follows(change):
    data = smallest()
    data["actions"][1].update(change)
    try:
        game, problem = import_game(data)
    except SaveError as error:
        assert change["type"] == "undo"
        assert error.action == 2
        return
    assert problem is not None
    assert problem.action == 2
    assert "\n" not in str(problem)
    assert game.at.depth == 1
    assert not game.journal.is_open


@pytest.mark.parametrize("field", ["type", "entity", "entity_type", "company"])
def test_a_field_that_is_missing(field):
    data = smallest()
    del data["actions"][1][field]
    if field == "type":
        assert refusal_of(data) == "action 2: it is not an action"
    else:
        _, problem = import_game(data)
        assert str(problem) == f"action 2: it cannot be read: there is no {field}"


@needs_shared
def test_a_route_with_countless_readings_does_not_hang():
    """Chicago has four places; a path of ninety Chicagos could be read in 4^90 ways."""
    data = data_of(FILES[0])
    route = next(a for a in data["actions"] if a["type"] == "run_routes")
    route["routes"][0]["connections"] = [["D6", "D8", "D6"]] * 90
    route["routes"][0].pop("nodes", None)
    started = time.monotonic()
    _, problem = import_game(data)
    assert problem is not None
    assert time.monotonic() - started < 10


def test_chat_has_no_effect_even_when_it_is_odd():
    data = smallest()
    data["actions"].insert(1, {"type": "message", "message": {"a": []}, "id": "x"})
    game, problem = import_game(data)
    assert problem is None
    assert game.at.depth == 2


def test_a_refused_action_leaves_a_game_that_goes_on():
    data = smallest()
    data["actions"][1]["entity"] = 0
    game, problem = import_game(data)
    assert "It is the turn of 2, not of 1" in str(problem)
    assert not game.is_legal(Pass(who="2"))
    game.apply(game.choices()[0].action)
