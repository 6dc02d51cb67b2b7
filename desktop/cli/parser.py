"""The commands and their options. Imports nothing heavy: help and mistakes are instant."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from desktop import __version__
from desktop.cli.drawing import add_drawing, title_keys

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

PEER, OURS = "18xx.games", "drezina"
FORMATS = (PEER, OURS)
USUAL = "base"
FILES = "saved games of either format, or folders of them"


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="drezina",
        description=f"Railway board games: {', '.join(title_keys())}. "
        "Without a command the window opens.",
    )
    parser.add_argument("--version", action="version", version=f"drezina {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for add in (_check, _simulate, _routes, _bench, _convert, _soak, _soak_files):
        add(commands)
    add_drawing(commands)
    return parser


def _add(commands: Commands, name: str, help: str, more: str = "") -> argparse.ArgumentParser:
    return commands.add_parser(name, help=help, description=f"{help[0].upper()}{help[1:]}. {more}")


def positive(text: str) -> int:
    """A whole number from 1 up, as an argument."""
    number = natural(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def natural(text: str) -> int:
    """A whole number from 0 up, as an argument."""
    if not (text.isascii() and text.isdigit()) or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return int(text)


def _check(commands: Commands) -> None:
    parser = _add(
        commands,
        "check",
        "replay games and say whether every action is legal",
        "One line a file. Fails at the first action that is refused or differs.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=FILES)
    parser.add_argument(
        "--trace",
        type=Path,
        metavar="DIR",
        help="compare every state with DIR/NAME.jsonl or DIR/PARENT/NAME.jsonl",
    )


def _simulate(commands: Commands) -> None:
    parser = _add(
        commands,
        "simulate",
        "play random legal games and audit the table after every action",
        "The same seed always plays the same games.",
    )
    parser.add_argument(
        "--title",
        default=title_keys()[0],
        help=f"which box: {', '.join(title_keys())} (default: %(default)s)",
    )
    parser.add_argument("--players", type=positive, default=4, metavar="N", help="how many sit")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many games")
    parser.add_argument("--seed", type=natural, default=1, metavar="N", help="of the first game")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME",
        help="switch on an option of the title; may be repeated",
    )
    parser.add_argument(
        "--board", default="", help="a board of the title by its key, or a file with one's own"
    )
    parser.add_argument(
        "--mode",
        default=USUAL,
        help="how to play: an option that changes the whole game (default: %(default)s)",
    )
    parser.add_argument("--export", type=Path, metavar="DIR", help="write every game to a file")
    parser.add_argument("--format", choices=FORMATS, default=OURS, help="of the files")
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes at once")
    parser.add_argument(
        "--tally", action="store_true", help="count every kind of action and of news"
    )
    parser.add_argument(
        "--survey",
        action="store_true",
        help="where on the board the games took place, if the title tells it",
    )
    parser.add_argument(
        "--prove",
        action="store_true",
        help="go through every game again, as soak does: undo, redo, a fresh replay, "
        "what is offered and what is not, at every action",
    )
    _add_sizes(parser, offers=8, refusals=20)


def _routes(commands: Commands) -> None:
    parser = _add(
        commands,
        "routes",
        "show the best runs of the company whose turn it is",
        "Every stop with what it earns; says whether the result is proven to be the best.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game of either format")
    parser.add_argument(
        "--at", type=natural, metavar="ACTION", help="after so many actions (default: the last)"
    )


def _bench(commands: Commands) -> None:
    parser = _add(
        commands,
        "bench",
        "measure replays, undo, lists of choices, best routes, loading and the window",
        "Uses the recorded games of the reference folder (DREZINA_SHARED, or 'shared' beside the "
        "checkout) if there is one, otherwise a simulated game.",
    )
    parser.add_argument("--json", action="store_true", help="print the figures for a machine")
    parser.add_argument("--quick", action="store_true", help="measure once, on fewer positions")
    parser.add_argument("--no-window", action="store_true", help="only the engine")


def _convert(commands: Commands) -> None:
    parser = _add(commands, "convert", "turn a saved game into the other format")
    parser.add_argument("source", type=Path, metavar="IN", help="a saved game of either format")
    parser.add_argument("target", type=Path, metavar="OUT", help="the file to write")
    parser.add_argument(
        "--format", choices=FORMATS, help="of OUT (default: .json is 18xx.games, else ours)"
    )
    parser.add_argument("--force", action="store_true", help="overwrite OUT if it exists")


def _soak(commands: Commands) -> None:
    parser = _add(
        commands,
        "soak",
        "try undo, redo, every choice and what is not offered at every action of games",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=FILES)
    _add_sizes(parser, offers=60, refusals=60)


def _add_sizes(parser: argparse.ArgumentParser, offers: int, refusals: int) -> None:
    """How much the proof of a game tries."""
    parser.add_argument(
        "--offers",
        type=positive,
        default=offers,
        metavar="N",
        help="how many offered actions to try at a moment (default: %(default)s)",
    )
    parser.add_argument(
        "--refusals",
        type=positive,
        default=refusals,
        metavar="N",
        help="how many actions that are not offered to try (default: %(default)s)",
    )


def _soak_files(commands: Commands) -> None:
    parser = _add(
        commands,
        "soak-files",
        "damage saved games at random and open them",
        "However a file is broken, opening it must say so in a sentence and never crash.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=FILES)
    parser.add_argument("--count", type=positive, default=5000, metavar="N", help="how many files")
    parser.add_argument("--seed", type=natural, default=1, metavar="N", help="of the damage")
