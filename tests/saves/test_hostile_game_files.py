"""Files in our format that are wrong: each is refused in one sentence, and nothing hangs."""

import json
import time

import pytest

from desktop.saves import game_file
from desktop.saves.errors import SaveError
from desktop.saves.game_file import read_game, write_game
from tests.saves.small_game import shape, small_game, written


def refusal_of(data: object) -> str:
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(SaveError) as caught:
        read_game(text)
    sentence = str(caught.value)
    assert "\n" not in sentence
    return sentence


# What is wrong with the file as a whole


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the file is not valid JSON (line 1, column 1)"),
        ("{", "the file is not valid JSON (line 1, column 2)"),
        ('{"drezina": 1,}', "the file is not valid JSON (line 1, column 15)"),
        ("[]", "this is not a game of Drezina"),
        ("null", "this is not a game of Drezina"),
        ('{"title": "1846"}', "this is not a game of Drezina"),
        ('{"drezina": NaN}', "NaN is not a number"),
        ('{"drezina": -Infinity}', "-Infinity is not a number"),
        ('{"drezina": 1e999}', "the number 1e999 is too large"),
        ('{"drezina": 1.0}', "the version of the file is 1.0"),
        ('{"drezina": true}', "the version of the file is True"),
        ('{"drezina": 0}', "the version of the file is 0"),
        ('{"drezina": 1, "drezina": 1}', "'drezina' stands twice in one object"),
        ('{"drezina": "\\ud800"}', "a text in the file has half a character in it"),
        ('{"drezina": 1, "\\udfff": 1}', "a text in the file has half a character in it"),
        ('{"drezina": 1}', "the file lacks title"),
    ],
)
def test_a_file_that_is_none(text, sentence):
    assert refusal_of(text) == sentence


def test_a_newer_version_asks_for_a_newer_program():
    data = {**written(), "drezina": 4, "from the future": [1]}
    assert refusal_of(data) == (
        "the file has version 4; this Drezina reads up to 3, a newer one is needed"
    )


def test_a_number_of_five_thousand_digits():
    assert "is too large" in refusal_of('{"drezina": ' + "9" * 5000 + "}")


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_deep_nesting(opening):
    assert refusal_of(opening * 100_000) == "the file is nested too deeply"
    closing = "]" if opening == "[" else "}"
    assert refusal_of(opening * 30 + "1" + closing * 30) == "the file is nested too deeply"


def test_a_file_that_is_too_large_is_not_parsed():
    started = time.monotonic()
    assert refusal_of("[" * 100_000_000) == "the file is larger than 20 MB"
    assert refusal_of("[]," * 6_000_000) == "the file has more than 1,000,000 objects and lists"
    assert time.monotonic() - started < 2


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"title": "1830"}, "there is no title '1830'; there are 1846, 18MEX, steam"),
        ({"title": 1846}, "the title is 1846"),
        ({"title": "1" * 999}, f"there is no title '{'1' * 40}'; there are 1846, 18MEX, steam"),
        ({"seed": "1"}, "the seed is '1'"),
        ({"seed": True}, "the seed is True"),
        ({"seed": -1}, "the seed is not a number from 0 to 2^63"),
        ({"seed": 2**63}, "the seed is not a number from 0 to 2^63"),
        ({"seed": 1.0}, "the seed is 1.0"),
        ({"players": "Ada"}, "the players are no list of texts"),
        ({"players": ["Ada", 2, "C"]}, "the players are no list of texts"),
        ({"players": ["A", "A", "B"]}, "two players have the same name"),
        ({"players": ["A", "B", "  "]}, "a player's name has 1 to 60 characters"),
        ({"players": ["A", "B", "C" * 61]}, "a player's name has 1 to 60 characters"),
        ({"players": ["A"] * 1000}, "there are more than 200 players"),
        ({"options": {}}, "the options are no list of texts"),
        ({"options": ["idle_trains"] * 2}, "an option is written twice"),
        ({"options": ["open_source"]}, "1846 has no option 'open_source'"),
        ({"at": 9999}, "the game stands at 9999, which is no moment of its tree"),
        ({"at": -1}, "the game stands at -1, which is no moment of its tree"),
        ({"at": False}, "the game stands at False, which is no moment of its tree"),
        ({"tree": {}}, "the tree is no list of moments"),
        ({"tree": []}, "the tree is no list of moments"),
        ({"tree": [[]]}, "action 0: it is not an object"),
        ({"tree": [{"do": {}}]}, "action 0: the start of the game is no action"),
        ({"more": 1}, "the file has an unknown field 'more'"),
    ],
)
def test_a_field_that_is_wrong(change, sentence):
    assert refusal_of({**written(), **change}) == sentence


@pytest.mark.parametrize("field", game_file.FIELDS[1:])
def test_a_field_that_is_missing(field):
    data = written()
    del data[field]
    assert refusal_of(data) == f"the file lacks {field}"


# What is wrong with one moment


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"after": 5}, "it follows 5, which is no earlier moment"),
        ({"after": 6}, "it follows 6, which is no earlier moment"),
        ({"after": -1}, "it follows -1, which is no earlier moment"),
        ({"after": "4"}, "it follows '4', which is no earlier moment"),
        ({"after": None}, "it follows None, which is no earlier moment"),
        ({"after": 10**18}, f"it follows {10**18}, which is no earlier moment"),
        ({"after": [4]}, "it follows a list, which is no earlier moment"),
        ({"name": 5}, "its name is 5"),
        ({"name": "x" * 201}, "its name is longer than 200 characters"),
        ({"comment": None}, "its comment is None"),
        ({"next": 6}, "it has an unknown field 'next'"),
        ({"do": None}, "it cannot be read: an action is not an object"),
        ({"do": {"kind": "cheat"}}, "it cannot be read: unknown action 'cheat'"),
        ({"do": {"kind": ["pass"]}}, "it cannot be read: unknown action ['pass']"),
        ({"do": {"kind": "pass"}}, "it cannot be read: pass lacks who"),
        ({"do": {"kind": "pass", "who": 1}}, "it cannot be read: pass.who is 1, not str"),
        (
            {"do": {"kind": "pass", "who": "1", "why": 1}},
            "it cannot be read: pass has no field 'why'",
        ),
        (
            {"do": {"kind": "pass", "who": "1" * 65}},
            "it cannot be read: it has a text or a list that is too long",
        ),
    ],
)
def test_a_moment_that_is_wrong(change, sentence):
    data = written()
    data["tree"][5].update(change)
    assert refusal_of(data) == f"action 5: {sentence}"


def test_a_moment_without_an_action():
    data = written()
    del data["tree"][5]["do"]
    assert refusal_of(data) == "action 5: it does nothing"


def test_a_comment_that_is_too_long():
    data = written()
    data["tree"][5]["comment"] = "x" * 100_001
    assert refusal_of(data) == "a text in the file is longer than 100,000 characters"


def test_the_same_action_twice_after_one_moment():
    data = written()
    data["tree"].append({**data["tree"][5], "after": 4})
    number = len(data["tree"]) - 1
    assert refusal_of(data) == f"action {number}: the same action is written twice after 4"


def test_too_many_moments():
    data = written()
    data["tree"] += [{"do": {}}] * game_file.MAX_NODES
    assert refusal_of(data) == "the tree has more than 50,000 moments"


# Actions against the rules


def test_an_illegal_action_is_named_with_its_rule():
    data = written()
    data["tree"][5]["do"] = {"kind": "pay_dividend", "corporation": "GT", "how": "full"}
    sentence = refusal_of(data)
    assert sentence.startswith("action 5: This cannot be done now")
    assert "[1846 §" in sentence


@pytest.mark.parametrize(
    "bad", [{"kind": "pass", "who": "nobody"}, {"kind": "dance"}], ids=["illegal", "unreadable"]
)
def test_the_game_opens_up_to_an_illegal_action(bad):
    data = written()
    data["at"] = 30
    data["tree"][20]["do"] = bad
    game, problem = read_game(json.dumps(data), keep_legal=True)
    assert problem is not None
    assert problem.action == 20
    assert sum(1 for _ in game.root.main_line()) == 19
    assert game.at.depth == 19
    game.check(read_game(write_game(small_game())).at.path()[19].action)


def test_an_illegal_variation_costs_only_itself():
    game = small_game()
    data = written(game)
    data["at"] = 40
    last = len(data["tree"]) - 1
    data["tree"][last]["do"] = {"kind": "pass", "who": "nobody"}
    again, problem = read_game(json.dumps(data), keep_legal=True)
    assert problem is not None
    assert problem.action == last
    assert again.at.depth == 40
    assert len(list(again.root.walk())) == last


def test_a_whole_file_that_is_legal_has_no_problem():
    _, problem = read_game(write_game(small_game()), keep_legal=True)
    assert problem is None


def test_fifty_thousand_illegal_variations_do_not_hang():
    data = written()
    lines = [
        {"after": 0, "do": {"kind": "draft_card", "player": "3", "card": f"card {n}"}}
        for n in range(game_file.MAX_NODES - len(data["tree"]))
    ]
    data["tree"] += lines
    started = time.monotonic()
    game, problem = read_game(json.dumps(data), keep_legal=True)
    assert problem is not None
    assert shape(game) == shape(small_game())
    assert time.monotonic() - started < 20
