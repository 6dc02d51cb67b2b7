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
from desktop.titles.steam.pieces import SteamPlayer
from desktop.titles.steam.surveying import IN_TOWN, Survey, surveys
from desktop.titles.steam.track import BuildStep, LayTrack

RECKLESS = 12  # one player in so many spends whatever can be raised
CITIES_SURVEYED = 5  # beside the own network
SURVEYED_WITH_CARE = 12  # in the standard game, where a link without a cube is the ruin
PLANS_WEIGHED = 4
BUDGET = 9  # dollars for the track of a round
RASH_UNITS = 5  # standard game: what the reckless raise beyond their needs
THRIFT = -3  # standard game: below this income the budget shrinks with every step
TINKERS = 5  # who has no plan changes old track once in so many times


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
        if table.round is not None and table.round.name == "build":
            return self._build(table, choices)
        return self._weighed(table, choices)

    def _weighed(self, table: PhaseTable, choices: Sequence[Choice]) -> Action:
        weights = [self._weigh[type(c.action)](table, c.action) for c in choices]
        chosen = choices[self.dice.weighed(weights)]
        if isinstance(chosen.action, BidForOrder):
            return chosen.at(price=self._bid(chosen.ranges["price"]))
        if isinstance(chosen.action, RaiseCapital):
            return chosen.at(units=self._units(table, chosen))
        return chosen.action

    def _build(self, table: PhaseTable, choices: Sequence[Choice]) -> Action:
        """A planned link, a city, now and then something about old track, or nothing more."""
        lays = [c for c in choices if isinstance(c.action, LayTrack)]
        powers = [c for c in choices if isinstance(c.action, BuildCity | GrowCity)]
        ends = [c for c in choices if isinstance(c.action, Pass)]
        if powers and (not lays or not self.dice.below(3)):
            return self._weighed(table, powers)
        planned = self._surveyed(table, lays) if lays else None
        if planned is not None:
            return planned
        if lays and self._is_short(table, lays[0].action.actor):
            return self._weighed(table, ends or powers)
        old = [c for c in lays if table.board[cast(LayTrack, c.action).hex].tile]
        if old and not self.dice.below(TINKERS):
            return self._weighed(table, old)
        if lays and (self._reckless[lays[0].action.actor] or not self.dice.below(2 * TINKERS)):
            return self._weighed(table, lays)
        return self._weighed(table, ends or powers)

    def _is_short(self, table: PhaseTable, player_id: str) -> bool:
        """In the standard game: who has no money to play with, once the costs are put aside."""
        if not table.is_standard or self._reckless[player_id]:
            return False
        player = table.player(player_id)
        return player.cash + player.income - player.level < 4

    def _surveyed(self, table: PhaseTable, choices: Sequence[Choice]) -> Action | None:
        """The first tile of a link that can be completed in this turn, if one is worth it."""
        if not self.dice.below(8):  # now and then without a plan
            return None
        player = table.player(choices[0].action.actor)
        step = cast(BuildStep, table.round.step if table.round is not None else None)
        cities = [id for id, site in table.sites.items() if site.colour]
        count = SURVEYED_WITH_CARE if table.is_standard else CITIES_SURVEYED
        some = [self.dice.one_of(cities) for _ in range(count)]
        plans = surveys(table, player.id, step.tiles_left, some)
        if not plans:
            return None
        worth = [self._worth(table, player.id, plan) for plan in plans]
        weighed = 2 if table.is_standard else PLANS_WEIGHED
        best = sorted(range(len(plans)), key=lambda at: -worth[at])[:weighed]
        at = best[self.dice.below(len(best))]
        if worth[at] <= 0 and not self._reckless[player.id]:
            return None
        return _first_tile(table, plans[at], choices)

    def _worth(self, table: PhaseTable, player_id: str, plan: Survey) -> int:
        """Cities, new partners and the own network, less money and tiles."""
        own = departures(table)
        ends = (plan.start, plan.end)
        player = table.player(player_id)
        worth = 14 - plan.cost + min(0, 2 * player.income)
        if table.is_standard:  # the upkeep must be left over
            worth += 3 * min(0, player.cash + player.income - player.level - plan.cost + 2)
            worth += 10 * min(2, _waiting(table, player, plan)) + 20 * _continues(table, plan)
        worth += 4 * sum(bool(table.sites[end].colour) for end in ends)
        worth += 3 * sum(len(table.sites[end].cubes) > 0 for end in ends)
        for end in ends:
            worth += 5 * any(k.owner == player_id for k in own.get(end, {}).values())
        if any(k.other(plan.start) == plan.end for k in own.get(plan.start, {}).values()):
            worth -= 12
        return worth

    def _bid(self, area: range) -> int:
        return area[min(len(area) - 1, self.dice.below(3))]

    def _units(self, table: PhaseTable, choice: Choice) -> int:
        area = choice.ranges["units"]
        need = self._need(table, choice.action.actor)
        wanted = max(1, -(-need // table.box.loan.unit))
        if self._reckless[choice.action.actor]:
            wanted += self.dice.below(RASH_UNITS)
        return area[min(len(area), wanted) - 1]

    def _need(self, table: PhaseTable, player_id: str) -> int:
        """Dollars that are missing for the costs of the round, and for some track."""
        player = table.player(player_id)
        budget = max(0, BUDGET + 3 * min(0, player.income - THRIFT))
        if table.is_last_round:
            budget = 0
        return budget + player.level - player.income - player.cash

    def _of_pass(self, table: PhaseTable, action: Action) -> int:
        name = table.round.name if table.round is not None else ""
        return {"goods": 1, "capital": 20, "place_auction": 40, "order_auction": 30}.get(name, 1)

    def _of_capital(self, table: PhaseTable, action: Action) -> int:
        if self._reckless[action.actor]:
            return 100
        return 800 if self._need(table, action.actor) > 0 else 2

    def _of_tile(self, table: PhaseTable, action: Action) -> int:
        assert isinstance(action, TakeAction)
        if action.declined:
            return 2
        player = table.player(action.player)
        if action.number in (CITY_GROWTH, URBANISATION):
            return 12
        if action.number == LOCOMOTIVE:
            if table.is_standard:
                return 60 if _can_keep(player) and _goes_further(table, player) else 2
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
        player = table.player(action.actor)
        level = player.level
        if table.is_standard:
            if not _can_keep(player) or table.is_last_round:
                return 0
            return 100 if _goes_further(table, player) else 0
        best = max((dict(d.points)[action.actor] for d in self._ways.values()), default=0)
        return 200 if not self._ways or best < level else 8

    def _of_points(self, table: PhaseTable, action: Action) -> int:
        assert isinstance(action, TakePoints)
        player = table.player(action.player)
        enough = player.level + 2 if table.is_standard else 4
        wants_income = player.income < enough and table.round_number < table.rounds_in_game - 2
        if table.is_standard and player.income < 0:  # each step is worth two points at the end
            wants_income = True
        if action.how == INCOME:
            return 9 if wants_income else 1
        return 1 if wants_income else 9


def _waiting(table: PhaseTable, player: SteamPlayer, plan: Survey) -> int:
    """Cubes at either end of a link, or one own link beyond, that are wanted at the other end."""
    count = 0
    for here, there in ((plan.start, plan.end), (plan.end, plan.start)):
        own = [k for k in departures(table).get(here, {}).values() if k.owner == player.id]
        near = [here, *(k.other(here) for k in own if player.level > 1)]
        count += sum(table.sites[id].cubes.count(table.sites[there].colour) for id in near)
    return count


def _continues(table: PhaseTable, plan: Survey) -> bool:
    """Whether it goes on where an unfinished link ends."""
    hex_id, enter, _ = plan.pieces[0]
    before = table.board[hex_id].neighbours[enter]
    return before is not None and before.id != plan.start


def _can_keep(player: SteamPlayer) -> bool:
    """Whether the upkeep of better locomotives would not ruin their owner."""
    return player.income > player.level - 8


def _goes_further(table: PhaseTable, player: SteamPlayer) -> bool:
    """Whether locomotives of the next level would bring more for a cube than these do."""
    best = [
        max((dict(d.points)[player.id] for d in deliveries(table, player.id, level)), default=0)
        for level in (player.level, player.level + 1)
    ]
    return best[0] < best[1]


def _first_tile(table: PhaseTable, plan: Survey, choices: Sequence[Choice]) -> Action | None:
    """The cheapest tile offered that has the track of the plan's first piece."""
    hex_id, enter, out = plan.pieces[0]
    fitting = []
    for choice in choices:
        action = choice.action
        if isinstance(action, LayTrack) and action.hex == hex_id:
            face = table.box.faces[action.tile].turned(action.rotation)
            if out == IN_TOWN:
                fits = enter in face.exits
            else:
                fits = any(set(track.sides) == {enter, out} for track in face.tracks)
            if fits:
                fitting.append((len(face.exits), action))
    return min(fitting, key=lambda item: item[0])[1] if fitting else None
