"""The options of the commands that draw. What they do needs Qt and is only named here."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.engine import resources

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

LANGUAGES = ("en", "ru")
MOST = 10**9


def title_keys() -> list[str]:
    """The titles on the shelf, which is not imported here: help has to be instant."""
    return sorted(folder.name for folder in (resources.root() / "titles").iterdir())


def add_drawing(commands: Commands) -> None:
    _add_sheet(commands)
    _add_board(commands)
    _add_table(commands)
    _add_shots(commands)


def carry_out(name: str, arguments: argparse.Namespace) -> int:
    """Hand over to the room that may import Qt; the other commands never do."""
    code = getattr(import_module("desktop.printing.commands"), name)(arguments)
    assert isinstance(code, int)
    return code


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) > MOST:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return int(text)


def _add_sheet(commands: Commands) -> None:
    parser = commands.add_parser(
        "sheet",
        help="write a score sheet, a ledger or a map sheet as PDF",
        description="Write a score sheet, a ledger or a map sheet of a game as PDF; or a blank "
        "score sheet for a game at a real table.",
    )
    parser.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help=f"a saved game; with --blank, the title: {', '.join(title_keys())}",
    )
    parser.add_argument("--blank", action="store_true", help="a sheet to fill in by hand")
    parser.add_argument("--players", type=_number, metavar="N", help="columns of a blank sheet")
    parser.add_argument(
        "--kind",
        choices=("score", "ledger", "map"),
        default="score",
        help="what to print (default: %(default)s)",
    )
    parser.add_argument(
        "--paper", choices=("a4", "letter", "a3"), default="a4", help="(default: %(default)s)"
    )
    _add_common(parser, "x.pdf")


def _add_board(commands: Commands) -> None:
    parser = commands.add_parser(
        "board",
        help="write the board as a picture, PNG or SVG",
        description="Write the board of a game as it stands, or the empty one of a title.",
    )
    parser.add_argument(
        "file", metavar="FILE|TITLE", help=f"a saved game, or a title: {', '.join(title_keys())}"
    )
    parser.add_argument(
        "--board",
        default="",
        metavar="BOARD",
        help="of a title with several boards, which one; or a file with one's own",
    )
    parser.add_argument(
        "--scale",
        type=float,
        default=1.0,
        metavar="S",
        help="1 makes a hex 200 pixels high (default: %(default)s)",
    )
    _add_common(parser, "x.png|x.svg")


def _add_table(commands: Commands) -> None:
    parser = commands.add_parser(
        "table",
        help="write the history of a game for a spreadsheet, as CSV",
        description="Write the players or the companies at the end of every round as CSV; of "
        "Steam the players or the deliveries.",
    )
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument(
        "--kind",
        choices=("players", "companies", "deliveries"),
        default="players",
        help="whose history (default: %(default)s)",
    )
    _add_common(parser, "x.csv")


def _add_shots(commands: Commands) -> None:
    parser = commands.add_parser(
        "shots",
        help="take pictures of the window at the moments that matter",
        description="Take pictures of the window in both languages and at two sizes, without a "
        "screen. Shows the recorded game of the reference folder (DREZINA_SHARED, or 'shared' "
        "beside the checkout) if there is one, otherwise a simulated game.",
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--only", default="", metavar="NAME", help="one picture, such as track")
    parser.add_argument(
        "--title",
        default="",
        metavar="TITLE",
        help=f"the game that is shown: {', '.join(title_keys())}",
    )


def _add_common(parser: argparse.ArgumentParser, example: str) -> None:
    parser.add_argument(
        "-o", "--output", type=Path, required=True, metavar=example, help="the file to write"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="(default: %(default)s)")
    parser.add_argument(
        "--at", type=_number, metavar="ACTION", help="after so many actions (default: the last)"
    )
    parser.add_argument("--mono", action="store_true", help="for black ink only")
