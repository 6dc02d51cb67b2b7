"""How a player of Steam decides by chance who likes links, long deliveries and money."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.game import Game
from desktop.engine.random_play import Dice, RandomPlayer
from desktop.titles.steam import laying
from desktop.titles.steam.actions import (
    CITY_GROWTH,
    INCOME,
    LOCOMOTIVE,
    URBANISATION,
    BidForOrder,
    FreePass,
    MoveCube,
    RaiseCapital,
    TakeAction,
    TakePoints,
    UpgradeLocomotive,
)
from desktop.titles.steam.cities import BuildCity, GrowCity
from desktop.titles.steam.deliveries import Delivery, deliveries
from desktop.titles.steam.links import departures
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.track import LayTrack

RECKLESS = 8  # one player in so many spends whatever can be raised


class SteamBot(RandomPlayer):
    """Weighs every choice by what a player would see in it, and then throws the dice."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        traits = Dice(seed + 1)
        self._reckless = {str(n): traits.below(RECKLESS) == 0 for n in range(1, 7)}
        self._weigh: dict[type[Action], Callable[[PhaseTable, Action], int]] = {
            Pass: self._of_pass,
            FreePass: lambda table, action: 20,
            BidForOrder: lambda table, action: 12,
            TakeAction: self._of_tile,
            LayTrack: self._of_track,
            BuildCity: self._of_city,
            GrowCity: self._of_growth,
            MoveCube: self._of_move,
            UpgradeLocomotive: self._of_upgrade,
            TakePoints: self._of_points,
            RaiseCapital: self._of_capital,
        }
        self._ways: dict[tuple[str, str, tuple[int, ...]], Delivery] = {}

    def play(self, game: Game) -> Action | None:
        if game.table.finished:
            return None
        table = cast(PhaseTable, game.table)
        choices = game.choices()
        if not choices:
            raise RuntimeError("the game is not over, and nobody can do anything")
        action = self._pick(table, choices)
        game.apply(action)
        return action

    def _pick(self, table: PhaseTable, choices: Sequence[Choice]) -> Action:
        self._ways = {}
        if any(isinstance(choice.action, MoveCube) for choice in choices):
            found = deliveries(table, choices[0].action.actor)
            self._ways = {(d.origin, d.colour, d.sides): d for d in found}
        weights = [self._weigh[type(c.action)](table, c.action) for c in choices]
        chosen = choices[self.dice.weighed(weights)]
        if isinstance(chosen.action, BidForOrder):
            return chosen.at(price=self._bid(chosen.ranges["price"]))
        if isinstance(chosen.action, RaiseCapital):
            return chosen.at(units=self._units(table, chosen))
        return chosen.action

    def _bid(self, area: range) -> int:
        return area[min(len(area) - 1, self.dice.below(3))]

    def _units(self, table: PhaseTable, choice: Choice) -> int:
        area = choice.ranges["units"]
        if self._reckless[choice.action.actor]:
            return area[-1 - self.dice.below(min(3, len(area)))]
        wanted = 2 if table.round_number < 3 else 1
        return area[min(len(area) - 1, wanted - 1 + self.dice.below(3))]

    def _of_pass(self, table: PhaseTable, action: Action) -> int:
        name = table.round.name if table.round is not None else ""
        if name == "build":
            player = table.player(action.actor)
            if self._reckless[action.actor]:
                return 1
            return 20 + max(0, -6 * player.income)
        return {"goods": 1, "capital": 20, "place_auction": 40, "order_auction": 30}.get(name, 1)

    def _of_capital(self, table: PhaseTable, action: Action) -> int:
        player = table.player(action.actor)
        if self._reckless[action.actor]:
            return 100
        return max(2, 60 - 5 * player.cash)

    def _of_tile(self, table: PhaseTable, action: Action) -> int:
        assert isinstance(action, TakeAction)
        if action.declined:
            return 2
        player = table.player(action.player)
        if action.number in (CITY_GROWTH, URBANISATION):
            return 12
        if action.number == LOCOMOTIVE:
            return 30 if player.level < 4 else 8
        return 14

    def _of_track(self, table: PhaseTable, action: Action) -> int:
        """Links that are completed at once before all else, then own ones that are continued."""
        assert isinstance(action, LayTrack)
        hex_ = table.board[action.hex]
        face = table.box.faces[action.tile].turned(action.rotation)
        tails = laying.surroundings(table, hex_).tails
        ends = [tails[side] for side in sorted(face.exits - hex_.face.exits)]
        met = sum(bool(tail.place) for tail in ends)
        own = sum(tail.owner == action.player and bool(tail.segments) for tail in ends)
        weight = 2 + 40 * own
        if face.places:
            weight += 30 * met - 10 * (len(ends) - met)
        elif met >= 2:
            weight += 120
        if hex_.tile:
            weight //= 4  # dearer, and the few complex tiles are soon gone
        return max(1, weight)

    def _of_city(self, table: PhaseTable, action: Action) -> int:
        assert isinstance(action, BuildCity)
        return 1 + 20 * len(departures(table).get(action.hex, {}))

    def _of_growth(self, table: PhaseTable, action: Action) -> int:
        assert isinstance(action, GrowCity)
        own = [link for link in departures(table).get(action.hex, {}).values()]
        return 1 + 20 * sum(link.owner == action.player for link in own)

    def _of_move(self, table: PhaseTable, action: Action) -> int:
        assert isinstance(action, MoveCube)
        points = dict(self._ways[action.hex, action.colour, action.exits].points)
        own = points.pop(action.player)
        return int(max(1, (2 * own - sum(points.values())) ** 4))

    def _of_upgrade(self, table: PhaseTable, action: Action) -> int:
        level = table.player(action.actor).level
        best = max((dict(d.points)[action.actor] for d in self._ways.values()), default=0)
        return 200 if not self._ways or best < level else 8

    def _of_points(self, table: PhaseTable, action: Action) -> int:
        assert isinstance(action, TakePoints)
        player = table.player(action.player)
        wants_income = player.income < 4 and table.round_number < table.rounds_in_game - 2
        if action.how == INCOME:
            return 9 if wants_income else 1
        return 1 if wants_income else 9
