"""Our own file: a set-up and the tree of actions, one moment a line (resources/FILE_FORMAT.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Literal, overload

from desktop.engine.actions import Action, ActionError, from_json, to_json
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup, SetupError
from desktop.engine.tree import Node
from desktop.saves import json_text
from desktop.saves.errors import GoOn, SaveError, Stopped, never_stop
from desktop.saves.json_text import short
from desktop.titles.shelf import new_game

VERSION = 3
PLAIN = 1  # without any of the optional fields; what older Drezinas read too
EXTENSION = ".drezina"
MAX_NODES = 50_000
MAX_NAME = 200
MAX_COMMENT = 20_000
MAX_ID = 64  # any string inside an action
MAX_LIST = 200  # any list inside an action

FIELDS = ("drezina", "title", "players", "seed", "options", "at", "tree")
OPTIONAL = {"colours": 2, "board": 3}  # and the version since when they are known
NODE_FIELDS = frozenset({"after", "do", "name", "comment"})


# Writing


def write_game(game: Game) -> str:
    """The whole game as text: every line, name and comment, and where the reader stands."""
    nodes = list(game.root.walk())
    if len(nodes) > MAX_NODES:
        raise SaveError(f"the game has more than {MAX_NODES:,} moments")
    numbers = {id(node): number for number, node in enumerate(nodes)}
    setup = game.setup
    head: dict[str, object] = {
        "drezina": PLAIN,
        "title": setup.title,
        "players": list(setup.players),
        "seed": setup.seed,
        "options": sorted(setup.options),
        "at": numbers[id(game.at)],
    }
    extra: dict[str, object] = {"colours": list(game.colours), "board": setup.board}
    for key, value in extra.items():
        if value:
            head[key] = value
            head["drezina"] = OPTIONAL[key]
    lines = [f"{_text(key)}: {_text(value)}," for key, value in head.items()]
    tree = ",\n".join(_text(_written(node, numbers)) for node in nodes)
    return "{\n" + "\n".join(lines) + '\n"tree": [\n' + tree + "\n]\n}\n"


def _text(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    for letter in "\x85\u2028\u2029":  # some editors and tools break lines there
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text.encode("utf-8", "replace").decode("utf-8")  # half a character becomes "?"


def _written(node: Node, numbers: dict[int, int]) -> dict[str, Any]:
    number = numbers[id(node)]
    result: dict[str, Any] = {}
    if node.action is not None:
        assert node.parent is not None
        after = numbers[id(node.parent)]
        if after != number - 1:
            result["after"] = after
        result["do"] = to_json(node.action)
    for key, value, most in (
        ("name", node.name, MAX_NAME),
        ("comment", node.comment, MAX_COMMENT),
    ):
        if len(value) > most:
            raise SaveError(f"its {key} is longer than {most:,} characters", number)
        if value:
            result[key] = value
    return result


# Reading


@overload
def read_game(text: str, keep_legal: Literal[False] = False) -> Game: ...


@overload
def read_game(text: str, keep_legal: Literal[True]) -> tuple[Game, SaveError | None]: ...


def read_game(text: str, keep_legal: bool = False) -> Game | tuple[Game, SaveError | None]:
    """The game, with every action of every line judged by the rules.

    An action that cannot be read or is against a rule is a SaveError; with `keep_legal` it is cut
    off with all that follows it, and the first such problem is handed out beside the game.
    """
    game, problem = read_data(json_text.parse(text))
    if keep_legal:
        return game, problem
    if problem is not None:
        raise problem
    return game


def is_our_file(data: object) -> bool:
    return isinstance(data, dict) and "drezina" in data


def read_data(data: object, go_on: GoOn = never_stop) -> tuple[Game, SaveError | None]:
    """The same from parsed JSON: the game as far as it is legal, and the first problem."""
    fields = _checked_fields(data)
    setup = _setup(fields)
    colours = _colours(fields, len(setup.players))
    lines = _lines(fields["tree"])
    at = fields["at"]
    if type(at) is not int or not 0 <= at < len(lines):
        raise SaveError(f"the game stands at {short(at)}, which is no moment of its tree")
    try:
        game = new_game(setup)
    except SetupError as error:
        raise SaveError(str(error)) from error
    game.colours = colours
    nodes, problems = _tree(game, lines)
    problem = _replay(game, nodes, problems, go_on)
    _stand(game, nodes[at])
    return game, problem


def _checked_fields(data: object) -> dict[str, Any]:
    if not isinstance(data, dict) or "drezina" not in data:
        raise SaveError("this is not a game of Drezina")
    version = data["drezina"]
    if type(version) is not int or version < 1:
        raise SaveError(f"the version of the file is {short(version)}")
    if version > VERSION:
        raise SaveError(
            f"the file has version {version}; this Drezina reads up to {VERSION}, a newer one "
            "is needed"
        )
    for key in data:
        if key not in FIELDS and version < OPTIONAL.get(key, VERSION + 1):
            raise SaveError(f"the file has an unknown field {short(key)}")
    for key in FIELDS:
        if key not in data:
            raise SaveError(f"the file lacks {key}")
    return data


def _setup(fields: dict[str, Any]) -> Setup:
    title, seed = fields["title"], fields["seed"]
    if not isinstance(title, str):
        raise SaveError(f"the title is {short(title)}")
    if type(seed) is not int:
        raise SaveError(f"the seed is {short(seed)}")
    players = _names(fields["players"], "players")
    options = _names(fields["options"], "options")
    if len(set(options)) < len(options):
        raise SaveError("an option is written twice")
    board = fields.get("board", "")
    if not isinstance(board, str):
        raise SaveError(f"the board is {short(board)}")
    return Setup(title, players, seed, frozenset(options), board)


def _colours(fields: dict[str, Any], players: int) -> tuple[str, ...]:
    """What the players wear; a colour this version does not know is left to who draws it."""
    if "colours" not in fields:
        return ()
    colours = _names(fields["colours"], "colours")
    if len(colours) != players:
        raise SaveError("there are not as many colours as players")
    if any(len(colour) > MAX_ID for colour in colours):
        raise SaveError("the name of a colour is too long")
    return colours


def _names(value: object, what: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise SaveError(f"the {what} are no list of texts")
    if len(value) > MAX_LIST:
        raise SaveError(f"there are more than {MAX_LIST} {what}")
    return tuple(value)


def _lines(tree: object) -> list[dict[str, Any]]:
    """The moments as written, their form checked: fields, parents, lengths."""
    if not isinstance(tree, list) or not tree:
        raise SaveError("the tree is no list of moments")
    if len(tree) > MAX_NODES:
        raise SaveError(f"the tree has more than {MAX_NODES:,} moments")
    for number, line in enumerate(tree):
        if not isinstance(line, dict):
            raise SaveError("it is not an object", number)
        for key in line:
            if key not in NODE_FIELDS:
                raise SaveError(f"it has an unknown field {short(key)}", number)
        _check_words(line, number)
        if number == 0:
            if "do" in line or "after" in line:
                raise SaveError("the start of the game is no action", number)
        else:
            _check_place(line, number)
    return tree


def _check_words(line: dict[str, Any], number: int) -> None:
    for key, most in (("name", MAX_NAME), ("comment", MAX_COMMENT)):
        value = line.get(key, "")
        if not isinstance(value, str):
            raise SaveError(f"its {key} is {short(value)}", number)
        if len(value) > most:
            raise SaveError(f"its {key} is longer than {most:,} characters", number)


def _check_place(line: dict[str, Any], number: int) -> None:
    if "do" not in line:
        raise SaveError("it does nothing", number)
    after = line.get("after", number - 1)
    if type(after) is not int or not 0 <= after < number:
        raise SaveError(f"it follows {short(after)}, which is no earlier moment", number)


Problems = dict[int, SaveError]  # by the id of the node


def _tree(game: Game, lines: list[dict[str, Any]]) -> tuple[list[Node], Problems]:
    nodes = [game.root]
    problems: Problems = {}
    known: set[tuple[int, Action]] = set()
    game.root.name, game.root.comment = lines[0].get("name", ""), lines[0].get("comment", "")
    for number, line in enumerate(lines[1:], start=1):
        after = line.get("after", number - 1)
        action, problem = _read_action(line["do"], number)
        if action is not None:
            if (after, action) in known:
                raise SaveError(f"the same action is written twice after {after}", number)
            known.add((after, action))
        node = Node(action, nodes[after])
        nodes[after].children.append(node)
        node.name, node.comment = line.get("name", ""), line.get("comment", "")
        nodes.append(node)
        if problem is not None:
            problems[id(node)] = problem
    return nodes, problems


def _read_action(data: object, number: int) -> tuple[Action | None, SaveError | None]:
    try:
        for value in _values(data):
            if isinstance(value, str | list) and len(value) > (
                MAX_ID if isinstance(value, str) else MAX_LIST
            ):
                raise ActionError("it has a text or a list that is too long")
        return from_json(data), None
    except ActionError as error:
        return None, SaveError(f"it cannot be read: {error}", number)


def _values(data: object) -> Iterator[object]:
    yield data
    if isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from _values(value)


def _replay(game: Game, nodes: list[Node], problems: Problems, go_on: GoOn) -> SaveError | None:
    """Play every line, parents first; cut off what is illegal; the first problem."""
    numbers = {id(node): number for number, node in enumerate(nodes)}
    cut: set[int] = set()
    first: SaveError | None = None
    for done, node in enumerate(game.root.walk()):
        if node is game.root:
            continue
        if not go_on(done, len(nodes)):
            raise Stopped
        problem = problems.get(id(node))
        if problem is None:
            while game.at is not node.parent:
                game.undo()
            try:
                game.redo(node)
            except Refusal as refusal:
                problem = SaveError(str(refusal), numbers[id(node)])
        if problem is not None:
            first = first or problem
            cut.add(id(node))
            node.children.clear()
    for parent in {id(n.parent): n.parent for n in nodes if id(n) in cut}.values():
        assert parent is not None
        parent.children = [child for child in parent.children if id(child) not in cut]
    return first


def _stand(game: Game, node: Node) -> None:
    """At the moment the file names, or as near before it as the rules came."""
    while node.parent is not None and node.change is None:
        node = node.parent
    game.go_to(node)
