"""Steam: the sequence of play, as in the two lists of phases in the rulebook."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.resources import DataError
from desktop.engine.setup import Setup, SetupError
from desktop.engine.title import Title
from desktop.engine.translatable import QT_TRANSLATE_NOOP
from desktop.titles.steam import options
from desktop.titles.steam.auction import OrderAuctionStep, PlaceAuctionStep
from desktop.titles.steam.capital import CapitalStep
from desktop.titles.steam.goods import MoveGoodsStep, TakePointsStep
from desktop.titles.steam.load_board import board_of, load_board
from desktop.titles.steam.load_box import load_box
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.phases import (
    ActionPhase,
    BuildPhase,
    CapitalPhase,
    GoodsPhase,
    IncomePhase,
    OrderAuctionPhase,
    Phase,
    PlaceAuctionPhase,
)
from desktop.titles.steam.take_action import TakeActionStep
from desktop.titles.steam.track import BuildStep
from desktop.titles.steam.trial import TRIAL

NOT_FOR_SO_MANY = "this board is for {few} to {many} players, not {count}"


class Steam(PhaseTable):
    """The phases laid out, and what comes after each."""

    fixed: ClassVar[frozenset[str]] = PhaseTable.fixed | {"place_auction", "sequence"}

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        points = TakePointsStep(self, "take_points")
        self.place_auction = PlaceAuctionPhase(self, PlaceAuctionStep(self, "place_auction"))
        capital = CapitalPhase(self, CapitalStep(self, "capital"))
        order_auction = OrderAuctionPhase(self, OrderAuctionStep(self, "order_auction"))
        actions = ActionPhase(self, TakeActionStep(self, "take_action"))
        build = BuildPhase(self, BuildStep(self, "build"))
        goods = GoodsPhase(self, points, MoveGoodsStep(self, "move_goods", points))
        income = IncomePhase(self)
        base = (actions, build, goods, income)
        standard = (capital, order_auction, actions, build, goods, income)
        self.sequence: tuple[Phase, ...] = standard if self.is_standard else base
        self.rounds = (self.place_auction, *standard)

    def begin(self) -> None:
        """steam.setup.*: cubes; then the first order, drawn or auctioned."""
        self.deal_cubes()
        if self.is_standard:
            self._draw_order()
            self.begin_round()
        elif self.has(options.FIRST_GAME):
            self._draw_first_player()
            self.begin_round()
        else:
            self.order = ()
            self.start(self.place_auction)

    def begin_round(self) -> None:
        self.round_number += 1
        self.tell("steam_round", cycle=self.round_number, rounds=self.rounds_in_game)
        self.start(self.sequence[0])

    def after_phase(self) -> None:
        """The next phase, the next round, or the end."""
        if self.round is self.place_auction:
            self.begin_round()
        elif self.round is not self.sequence[-1]:
            at = self.sequence.index(self._phase())
            self.start(self.sequence[at + 1])
        elif self.is_last_round:
            self.end_game("rounds")
        else:
            if not self.is_standard:
                self._order_by_actions()
            self._return_actions()
            self.begin_round()

    def _phase(self) -> Phase:
        assert self.round is not None
        return self.round

    def _draw_order(self) -> None:
        """steam.std.setup: everybody draws an action tile; the lowest number is first."""
        tiles = self.chance.shuffled(tuple(self.box.actions))
        drawn = dict(zip((p.id for p in self.players), tiles, strict=False))
        self.order = tuple(sorted(drawn, key=lambda id: drawn[id]))
        self.tell("order_drawn", players=self.order)

    def _draw_first_player(self) -> None:
        """steam.order.first_game: the lowest number is first, then clockwise; later ones get $1…"""
        tiles = self.chance.shuffled(tuple(self.box.actions))
        seats = tuple(player.id for player in self.players)
        first = min(range(len(seats)), key=lambda seat: tiles[seat])
        self.order = (*seats[first:], *seats[:first])
        self.tell("order_drawn", players=self.order)
        for amount, id in enumerate(self.order):
            if amount:
                self.give(self.player(id), amount, "steam.order.first_game")

    def _order_by_actions(self) -> None:
        """steam.order.later"""
        self.order = tuple(sorted(self.order, key=lambda id: self.player(id).action))
        self.tell("next_order", players=self.order)

    def _return_actions(self) -> None:
        """steam.phase6"""
        for player in self.players:
            player.last_action, player.action, player.declined = player.action, 0, False


def check(setup: Setup) -> None:
    """Options that go together, and a board for so many."""
    options.check(setup)
    try:
        board = board_of(setup)
    except DataError as error:  # in a player's own board; the cause has its text and its facts
        raise SetupError(str(error)) from error
    if len(setup.players) not in board.players:
        few, many = min(board.players), max(board.players)
        raise SetupError(NOT_FOR_SO_MANY, few=few, many=many, count=len(setup.players))


TITLE = Title(
    key="steam",
    name=QT_TRANSLATE_NOOP("Box", "Steam: Rails to Riches"),
    players=range(3, 7),
    options=options.OPTIONS,
    lay=Steam,
    end_rule="steam.rounds",
    boards=load_box().boards,
    check=check,
    trial=TRIAL,
    family=Steam.family,
    name_board=lambda board, language: load_board(board).name.in_language(language),
)
