"""Positions of Steam in which each step asks, in both modes; and what a panel says of money."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.engine.game import Game
from desktop.titles.steam.options import STANDARD
from desktop.windows.steam.money_box import MoneyBox
from tests.titles.steam.seats import at_actions, at_phase, bids, give, new_game, passes, setting
from tests.titles.steam.test_auction import standard_auction
from tests.titles.steam.test_capital import capital
from tests.titles.steam.test_goods import at_goods, the_move

__all__ = [
    "at_build",
    "capital",
    "choosing",
    "finished",
    "first_auction",
    "in_sight",
    "money",
    "moving",
    "order_auction",
    "points_due",
]


def first_auction(*raises: int) -> Game:
    """The first place is bid for, so many times."""
    game = new_game(4)
    for price in raises:
        bids(game, price)
    return game


def order_auction(holder: str = "", **cash: int) -> Game:
    return standard_auction(holder=holder, **cash)


def choosing(*options: str, **facts: int) -> Game:
    return at_actions(4, *options, **facts)


def at_build(*options: str, players: int = 4, **facts: int) -> Game:
    """Player 1 lays track, with an action tile if the facts say so."""
    chosen = options if STANDARD in options else (*options, "first_game")
    return at_phase(new_game(players, *chosen), "build", **facts)


def moving(*owners: str, **facts: int) -> Game:
    """Player 1 moves a cube from Albany along links of these owners."""
    return at_goods(*owners, **facts)[0]


def points_due(*owners: str, **facts: int) -> Game:
    game = moving(*owners, **facts)
    game.apply(the_move(game))
    return game


def finished() -> Game:
    """The last round of goods, and then nobody moves anything."""
    game = moving("1", level=2)
    with setting(game) as table:
        table.round_number = table.rounds_in_game
        for player in table.players:
            give(table, player.id, cash=9, points=2 * int(player.id))
        give(table, "3", income=5)
    while not game.table.finished:
        passes(game)
    return game


def money(hand) -> MoneyBox:
    """The money box of the panel."""
    return hand.turn.findChild(MoneyBox)


def in_sight(widget: QWidget) -> bool:
    """Whether all of it is seen without scrolling."""
    return widget.visibleRegion().boundingRect() == widget.rect()
