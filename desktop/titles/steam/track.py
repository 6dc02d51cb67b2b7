"""The build turn of one player: track tiles, a new city, the growth of a city."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, cast

from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.engine.steps import Step
from desktop.titles.steam import cities
from desktop.titles.steam.cities import BuildCity, GrowCity
from desktop.titles.steam.discs import lose_unfinished, set_owner, tell_links
from desktop.titles.steam.laying import Plan, judged, plan, possible_turns
from desktop.titles.steam.links import links
from desktop.titles.steam.pieces import SteamPlayer
from desktop.titles.steam.table import SteamTable

NO_TILES_LEFT = QT_TRANSLATE_NOOP("Refusal", "{player} has laid {count} tiles, and that is all")
CITY_FIRST = QT_TRANSLATE_NOOP("Refusal", "{player} has paid for a new city and must build it")
GROWTH_FIRST = QT_TRANSLATE_NOOP("Refusal", "{player} has paid for city growth and must use it")
NO_URBANISATION = QT_TRANSLATE_NOOP("Refusal", "{player} has no urbanisation to use in this turn")
NO_GROWTH = QT_TRANSLATE_NOOP("Refusal", "{player} has no city growth to use in this turn")

ENGINEER, CITY_GROWTH, URBANISATION = 3, 5, 7


@dataclass(frozen=True, kw_only=True)
class LayTrack(Action):
    """Lay a track tile: on an empty hex, or in the place of another one."""

    kind: ClassVar[str] = "lay_track"

    player: str
    hex: str
    tile: str
    rotation: int


class BuildStep(Step):
    """All that one player builds in a round."""

    fixed: ClassVar[frozenset[str]] = Step.fixed
    accepts: ClassVar[tuple[type[Action], ...]] = (LayTrack, BuildCity, GrowCity, Pass)

    table: SteamTable

    def __init__(self, table: SteamTable, name: str = "build") -> None:
        super().__init__(table, name)
        self.builder = ""
        self.tiles_laid = 0
        self.power_used = False
        self.done = True

    def begin_turn(self, player_id: str) -> None:
        """The next player builds."""
        self.builder = player_id
        self.tiles_laid = 0
        self.power_used = False
        self.done = False

    @property
    def player(self) -> SteamPlayer:
        return self.table.player(self.builder)

    @property
    def tiles_left(self) -> int:
        track = self.table.box.track
        most = track.engineer_tiles if self.player.action == ENGINEER else track.tiles
        return most - self.tiles_laid

    def actors(self) -> tuple[str, ...]:
        return (self.builder,)

    def check(self, action: Action) -> None:
        if isinstance(action, LayTrack):
            self._plan(action)
        elif isinstance(action, BuildCity):
            self._check_power(URBANISATION, NO_URBANISATION, "steam.act.7_urbanization")
            cities.check_city(self.table, action)
        elif isinstance(action, GrowCity):
            self._check_power(CITY_GROWTH, NO_GROWTH, "steam.act.5_city_growth")
            cities.check_growth(self.table, action)
        else:
            self._check_pass()

    def apply(self, action: Action) -> None:
        if isinstance(action, LayTrack):
            self._lay(action)
        elif isinstance(action, BuildCity):
            cities.build(self.table, action)
            self.power_used = True
        elif isinstance(action, GrowCity):
            cities.grow(self.table, action)
            self.power_used = True
        else:
            self._finish()
            return
        if self.tiles_left == 0 and not self._has_power():
            self._finish()

    def choices(self) -> Iterator[Choice]:
        if self.tiles_left > 0:
            yield from self._lays()
        if self._has_power():
            yield from map(Choice, self._powers())
        if not self._must_use_power():
            yield Choice(Pass(who=self.builder))

    def _lays(self) -> Iterator[Choice]:
        payable: dict[int, bool] = {}
        for action, cost in legal_lays(self.table, self.builder):
            if cost not in payable:
                payable[cost] = self._can_pay(cost)
            if payable[cost]:
                yield Choice(action)

    def _can_pay(self, cost: int) -> bool:
        try:
            self.table.check_spend(self.player, cost, "steam.track.cost")
        except Refusal:
            return False
        return True

    def _plan(self, action: LayTrack) -> Plan:
        if self.tiles_left <= 0:
            raise Refusal(
                NO_TILES_LEFT, "steam.track.max", player=self.builder, count=self.tiles_laid
            )
        planned = plan(self.table, self.builder, action.hex, action.tile, action.rotation)
        self.table.check_spend(self.player, planned.cost, "steam.track.cost")
        return planned

    def _lay(self, action: LayTrack) -> None:
        planned = self._plan(action)
        before = links(self.table)
        self.table.spend(self.player, planned.cost, "steam.track.cost")
        put(self.table, action, planned)
        self.tiles_laid += 1
        self.table.tell(
            "track_laid",
            player=self.builder,
            how=planned.kind,
            hex=action.hex,
            tile=action.tile,
            rotation=action.rotation,
            cost=planned.cost,
        )
        tell_links(self.table, before)

    # What urbanisation and city growth allow, and in base mode demand

    def _has_power(self) -> bool:
        player = self.player
        if self.power_used or player.declined or player.action not in (CITY_GROWTH, URBANISATION):
            return False
        return any(True for _ in self._powers())

    def _powers(self) -> Iterator[Action]:
        if self.player.action == URBANISATION:
            yield from cities.possible_cities(self.table, self.builder)
        else:
            yield from cities.possible_growth(self.table, self.builder)

    def _must_use_power(self) -> bool:
        return not self.table.is_standard and self._has_power()

    def _check_power(self, number: int, text: str, rule_id: str) -> None:
        player = self.player
        if player.action != number or player.declined or self.power_used:
            raise Refusal(text, rule_id, player=self.builder)

    def _check_pass(self) -> None:
        if self._must_use_power():
            text = CITY_FIRST if self.player.action == URBANISATION else GROWTH_FIRST
            raise Refusal(text, "steam.act.pass", player=self.builder)

    def _finish(self) -> None:
        lose_unfinished(self.table, self.builder)
        self.done = True


def legal_lays(table: SteamTable, player_id: str) -> tuple[tuple[LayTrack, int], ...]:
    """Every tile the player may lay now, with its price, whatever money and tiles he has left."""
    known = table.track_known.known()
    key = ("lays", player_id, table.round_number)
    if key not in known:
        known[key] = tuple(_legal_lays(table, player_id))
    return cast(tuple[tuple[LayTrack, int], ...], known[key])


def _legal_lays(table: SteamTable, player_id: str) -> Iterator[tuple[LayTrack, int]]:
    for hex_id in table.sites:
        hex_ = table.board[hex_id]
        for rotation, face in possible_turns(table, hex_):
            try:
                planned = judged(table, player_id, hex_, face, rotation)
            except Refusal:
                continue
            action = LayTrack(player=player_id, hex=hex_id, tile=face.id, rotation=rotation)
            yield action, planned.cost


def put(table: SteamTable, action: LayTrack, planned: Plan) -> None:
    """Put the tile on the board, what lay there back, and the discs on what it joins."""
    hex_, site = table.board[action.hex], table.sites[action.hex]
    if hex_.tile:
        table.supply.give_back(hex_.tile)
    table.supply.take(action.tile)
    hex_.lay(table.box.faces[action.tile], action.rotation)
    site.owners, site.rounds = planned.owners, planned.rounds
    for (hex_id, number), owner in planned.elsewhere.items():
        set_owner(table, hex_id, number, owner)
