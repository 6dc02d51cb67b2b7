"""The table with its money, its modes, and what the phases ask of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.engine.money import pay
from desktop.engine.setup import Setup
from desktop.engine.state import Piece
from desktop.titles.steam import money, options, scoring
from desktop.titles.steam.money import Bank
from desktop.titles.steam.phases import Phase
from desktop.titles.steam.pieces import SteamPlayer
from desktop.titles.steam.table import SteamTable


class PhaseTable(SteamTable):
    """What is the same in every phase and in both modes."""

    fixed: ClassVar[frozenset[str]] = SteamTable.fixed | {"bank"}

    round: Phase | None

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.bank = Bank()

    def pieces(self) -> Iterator[Piece]:
        yield from super().pieces()
        yield self.bank

    def has(self, option: str) -> bool:
        return option in self.setup.options

    @property
    def on_credit(self) -> bool:
        """Whether what is missing for an expense is borrowed (steam.std.novice: for track)."""
        return not self.is_standard or self.has(options.NOVICE)

    @property
    def borrows_for_costs(self) -> bool:
        return self.on_credit

    @property
    def cycle(self) -> int:
        """The round, under the name by which all titles tell it."""
        return self.round_number

    @property
    def rounds_in_game(self) -> int:
        """steam.rounds"""
        return self.box.rounds[len(self.players)]

    @property
    def is_last_round(self) -> bool:
        return self.round_number >= self.rounds_in_game

    @property
    def turn(self) -> str:
        """Whose turn it is in this phase."""
        return self.round.turn if self.round is not None else ""

    def taken_by(self, number: int) -> str:
        """Who has taken this action tile in this round."""
        return next((p.id for p in self.players if p.action == number and not p.is_out), "")

    def raise_level(self, player: SteamPlayer) -> None:
        player.level += 1
        self.tell("locomotive", player=player.id, level=player.level)

    def check_spend(self, player: SteamPlayer, amount: int, rule_id: str) -> None:
        money.check_means(self, player, amount)

    def give(self, player: SteamPlayer, amount: int, rule_id: str) -> None:
        pay(self.bank, player, amount, rule_id)
        self.tell("money_given", player=player.id, amount=amount)

    def spend(self, player: SteamPlayer, amount: int, rule_id: str) -> None:
        money.spend(self, player, amount, rule_id)

    def look_for_end(self) -> None:
        """Nobody is left to play against."""
        if self.round_number and len(self.order) == 1:
            self.end_game("last_player")

    def end_game(self, reason: str) -> None:
        """Count, and tell what everybody has."""
        for player in self.players:
            if not player.is_out:
                counted = scoring.score(self, player)
                self.tell(
                    "scored",
                    player=player.id,
                    points=counted.points,
                    for_income=counted.income,
                    links=counted.links,
                    total=counted.total,
                )
        winner, _ = self.standing()[0]
        self.tell("won", player=winner.id)
        self.finish(reason)

    def after_phase(self) -> None:
        raise NotImplementedError("a table without a sequence of play")

    def result(self, player: Any) -> int:
        return scoring.score(self, player).total

    def standing(self) -> tuple[tuple[SteamPlayer, int], ...]:
        ranked = sorted(self.players, key=lambda player: scoring.place(self, player))
        return tuple((player, self.result(player)) for player in ranked)
