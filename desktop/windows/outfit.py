"""How the window is fitted out for a family of games.

The window itself knows no family: it asks the outfit of the game on the table. What is not said
in an outfit is as for any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.board.map import Hex
from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.engine.table import Table
from desktop.i18n.money import changed_money, money
from desktop.scene.board_desk import BoardDesk
from desktop.scene.tools.lay_tile import Preview
from desktop.windows.arrangement import TURN, Plan
from desktop.windows.docks.dock import Dock
from desktop.windows.docks.history_dock import HistoryDock
from desktop.windows.docks.log_dock import LogDock
from desktop.windows.docks.plain_players_dock import PlainPlayersDock
from desktop.windows.docks.rules_dock import RulesDock
from desktop.windows.turn.head import Part, plain_head
from desktop.windows.turn.simple import GameOverPanel
from desktop.windows.turn.station_line import StationLine
from desktop.windows.turn.step_panel import StepPanel

if TYPE_CHECKING:
    from desktop.windows.dock_area import DockArea
    from desktop.windows.shot_scenes import Shown

translate = QCoreApplication.translate
Ticket = tuple[str, str]  # its title, and a line below
PLAIN_DOCKS: tuple[type[Dock], ...] = (PlainPlayersDock, LogDock, HistoryDock, RulesDock)
PLAIN_PLANS = {
    ("plain", False): Plan(((TURN, ("players", "log", "history")),)),
    ("plain", True): Plan(
        ((TURN, ("history",)), (("players",), ("log",))), heights=((0, 600), (300, 600))
    ),
}


class Strip(QWidget):
    """The right half of the bar: what holds for the whole table. Here nothing."""

    def show_table(self, table: Any) -> None:
        """The game of now; None without one."""


def plain_round(table: Table) -> str:
    """Which round is played, in the bar."""
    if table.finished:
        return translate("Bar", "The game is over")
    return wording.round_name(table)


def plain_hex_facts(table: Any, hex_: Hex) -> list[str]:
    """What there is to know about a hex: the lines of its menu, read out with the keyboard."""
    name = wording.name_of(table, hex_.id)
    facts = [f"{name} · {hex_.id}" if name else hex_.id]
    if hex_.tile:
        facts.append(translate("Board", "Tile {number}").format(number=hex_.tile))
    return facts


def plain_tile_ticket(preview: Preview) -> Ticket:
    """Beside a tile in the hand: what it costs, and what that leaves."""
    move = changed_money(preview.cash, preview.cash - preview.cost)
    return money(preview.cost), translate("Board", "cash {move}").format(move=move)


@dataclass(frozen=True)
class Outfit:
    """Docks, panels, facts and pictures of a family."""

    # Docks: their kinds, where they stand in each kind of round (narrow and wide), and what they
    # tell each other. A kind of round has a name that no other family uses.
    docks: tuple[type[Dock], ...] = PLAIN_DOCKS
    plans: Mapping[tuple[str, bool], Plan] = field(default_factory=lambda: PLAIN_PLANS)
    kind_of_round: Callable[[Any], str] = lambda table: "plain"
    tie: Callable[[DockArea], None] = lambda area: None
    # The turn: a panel for each step by its name, the rest as a list of choices
    panels: Mapping[str, type[StepPanel]] = field(default_factory=dict)
    game_over: type[StepPanel] = GameOverPanel
    head: Callable[[GameDocument, StepPanel], Iterable[Part]] = plain_head
    step_line: type[StationLine] = StationLine
    beside: Callable[[GameDocument, Any], QWidget | None] = lambda document, desk: None
    is_hidden: Callable[[Any], bool] = lambda table: False  # the question is for one pair of eyes
    # The bar
    strip: type[Strip] = Strip
    round_text: Callable[[Any], str] = plain_round
    who: Callable[[Any, str], str] = wording.actor_name
    # The board
    hex_facts: Callable[[Any, Hex], list[str]] = plain_hex_facts
    tile_ticket: Callable[[Preview], Ticket] = plain_tile_ticket
    piece_ticket: Callable[[BoardDesk], Ticket | None] = lambda desk: None
    # The rules at hand: what has befallen the turn, a key of `HelpBook.situations`
    situation: Callable[[Any], str] = lambda table: ""
    # What `shots` takes pictures of, by title
    shown: Callable[[], Mapping[str, Shown]] = dict
