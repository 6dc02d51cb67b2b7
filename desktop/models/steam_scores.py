"""Scores and income over a line of play, read from what each action wrote and told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from desktop.engine.game import Game
from desktop.engine.state import Change
from desktop.engine.tree import Node
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.pieces import SteamPlayer
from desktop.titles.steam.scoring import points_for_income


@dataclass(frozen=True, slots=True)
class Tally:
    """What counts at one moment, by player in seat order."""

    income: tuple[int, ...]
    points: tuple[int, ...]
    links: tuple[int, ...]
    out: tuple[bool, ...]
    rounds: tuple[tuple[str, int, int], ...] = ()  # begun with this moment: kind, cycle, number

    def score(self, seat: int) -> int:
        if self.out[seat]:
            return 0
        return self.points[seat] + points_for_income(self.income[seat]) + self.links[seat]


class ScoreHistory:
    """The tally at each moment of a game. Each moment is worked out once, from the one before;
    no rule is asked and no piece is moved."""

    def __init__(self, game: Game, table: PhaseTable) -> None:
        self.players = table.players
        self._seats = {player.id: n for n, player in enumerate(self.players)}
        count = len(self.players)
        none = Tally((0,) * count, (0,) * count, (0,) * count, (False,) * count)
        self._known: WeakKeyDictionary[Node, Tally] = WeakKeyDictionary()
        self._known[game.root] = self._after(none, game.opening)
        self._root = game.root
        self.worked_out = 0  # moments, each of them once

    def along(self, line: Sequence[Node]) -> list[Tally]:
        """The tallies from the start along a line, as far as it has been played."""
        tally = self._known[self._root]
        found = [tally]
        for node in line:
            known = self._known.get(node)
            if known is None:
                if node.change is None:
                    break
                known = self._known[node] = self._after(tally, node.change)
                self.worked_out += 1
            tally = known
            found.append(tally)
        return found

    def _after(self, before: Tally, change: Change) -> Tally:
        fields = {
            "income": list(before.income),
            "points": list(before.points),
            "is_out": [int(out) for out in before.out],
        }
        for write in change.writes:
            if isinstance(write.piece, SteamPlayer) and write.name in fields:
                fields[write.name][self._seats[write.piece.id]] = int(write.new)
        links, rounds = list(before.links), []
        for news in change.news:
            if news.kind == "link_completed" and news.facts["player"]:
                links[self._seats[str(news.facts["player"])]] += 1
            elif news.kind == "steam_round":
                rounds.append((news.kind, int(str(news.facts["cycle"])), 0))
        out = [bool(value) for value in fields["is_out"]]
        return Tally(
            tuple(fields["income"]),
            tuple(fields["points"]),
            tuple(links),
            tuple(out),
            tuple(rounds),
        )
