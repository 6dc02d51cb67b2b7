"""Our own file: what is written is read again, and what is wrong is said in one sentence."""

import json
import random
import time

import pytest

from desktop.engine.actions import Pass
from desktop.engine.game import Game
from desktop.saves import game_file, json_text
from desktop.saves.errors import SaveError
from desktop.saves.game_file import read_game, write_game
from tests.saves.random_player import play_on, random_game, setup_for
from tests.saves.recorded_files import FILES, NAMES, imported
from tests.shared import needs_shared


def small_game() -> Game:
    """Three people, the cards drafted and some shares bought; two variations."""
    game = random_game(setup_for(1), 1, most=40)
    add_variations(game, 1)
    return game


def add_variations(game: Game, seed: int) -> None:
    """Leave the main line twice, and the first variation once; name and comment some moments."""
    chance = random.Random(seed)
    line = list(game.root.main_line())
    for moment in (line[len(line) // 3], line[len(line) // 2]):
        game.go_to(moment)
        play_on(game, chance, 12)
    game.go_to(game.at.path()[-3])
    play_on(game, chance, 4)
    game.at.name, game.at.comment = "Вариант 2", 'He said "no"\n\u2028and\ttook {everything}'
    line[3].name = "Opening"
    game.root.comment = "A friendly game"


def shape(game: Game) -> list[tuple[object, ...]]:
    return [(n.action, n.depth, n.name, n.comment, len(n.children)) for n in game.root.walk()]


def written(game: Game | None = None) -> dict:
    return json.loads(write_game(game or small_game()))


def refusal_of(data: object) -> str:
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(SaveError) as caught:
        read_game(text)
    sentence = str(caught.value)
    assert "\n" not in sentence
    return sentence


def test_a_game_with_variations_comes_back_equal():
    game = small_game()
    again = read_game(write_game(game))
    assert shape(again) == shape(game)
    assert again.setup == game.setup
    assert again.at.path()[-1].action == game.at.path()[-1].action
    assert again.journal.facts() == game.journal.facts()


def test_writing_what_was_read_gives_the_same_text():
    text = write_game(small_game())
    assert write_game(read_game(text)) == text


def test_every_variation_is_played_already():
    game = read_game(write_game(small_game()))
    assert all(node.change is not None for node in game.root.walk() if node is not game.root)


def test_one_moment_a_line():
    game = small_game()
    text = write_game(game)
    lines = text.split('"tree": [\n')[1].splitlines()[:-2]
    assert len(lines) == len(list(game.root.walk()))


def test_the_main_line_comes_first_and_needs_no_numbers():
    data = written()
    length = sum(1 for _ in small_game().root.main_line())
    assert not any("after" in line for line in data["tree"][: length + 1])
    assert sum("after" in line for line in data["tree"]) == 3


def test_a_main_line_of_other_moments_than_the_first_grown_is_kept():
    game = small_game()
    branch = next(node for node in game.root.walk() if not node.is_main)
    branch.promote()
    again = read_game(write_game(game))
    assert shape(again) == shape(game)


def test_parents_may_stand_anywhere_before_their_children():
    """Breadth first is no order of ours, but it is a legal file."""
    game = small_game()
    order, numbers = [game.root], {id(game.root): 0}
    for node in order:
        order += node.children
    numbers = {id(node): number for number, node in enumerate(order)}
    data = written(game)
    walked = {id(node): line for node, line in zip(game.root.walk(), data["tree"], strict=True)}
    data["tree"] = [
        {**walked[id(n)], **({"after": numbers[id(n.parent)]} if n.parent else {})} for n in order
    ]
    data["at"] = numbers[id(game.at)]
    assert shape(read_game(json.dumps(data))) == shape(game)


@pytest.mark.parametrize("at", ["start", "middle", "end", "variation"])
def test_the_reader_stands_where_he_stood(at):
    game = small_game()
    line = list(game.root.main_line())
    game.go_to({"start": game.root, "middle": line[9], "end": line[-1], "variation": game.at}[at])
    again = read_game(write_game(game))
    assert again.at.depth == game.at.depth
    assert again.journal.facts() == game.journal.facts()


@needs_shared
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_recorded_game_with_variations_comes_back_equal(path):
    game = imported(path)
    add_variations(game, 7)
    text = write_game(game)
    again = read_game(text)
    assert shape(again) == shape(game)
    assert write_game(again) == text
    for node, other in zip(game.root.main_line(), again.root.main_line(), strict=True):
        if node.depth % 20 == 0:
            game.go_to(node)
            again.go_to(other)
            assert again.journal.facts() == game.journal.facts()


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
    data = {**written(), "drezina": 2, "from the future": [1]}
    assert refusal_of(data) == (
        "the file has version 2; this Drezina reads up to 1, a newer one is needed"
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
        ({"title": "1830"}, "there is no title '1830'; there are 1846"),
        ({"title": 1846}, "the title is 1846"),
        ({"title": "1" * 999}, f"there is no title '{'1' * 40}'; there are 1846"),
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
    data["tree"][5]["comment"] = "x" * 20_001
    assert refusal_of(data) == "a text in the file is longer than 20,000 characters"


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


# Writing with care


def test_a_name_that_could_not_be_read_again_is_not_written():
    game = small_game()
    game.at.name = "x" * 201
    with pytest.raises(SaveError, match="its name is longer than 200 characters"):
        write_game(game)


def test_half_a_character_is_replaced():
    game = small_game()
    game.at.comment = "half \ud83d"
    assert read_game(write_game(game)).at.comment == "half ?"


def test_every_string_may_be_as_long_as_its_limit():
    game = small_game()
    game.at.name, game.at.comment = "é" * 200, "ж" * json_text.MAX_STRING
    assert read_game(write_game(game)).at.comment == game.at.comment


def test_reading_leaves_other_games_alone():
    game = small_game()
    facts = game.journal.facts()
    read_game(write_game(game)).undo()
    assert game.journal.facts() == facts
    assert not game.is_legal(Pass(who="nobody"))
