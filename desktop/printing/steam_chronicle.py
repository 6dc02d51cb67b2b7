"""The chronicle of a game of Steam: round by round who did what, from what the actions wrote."""

from __future__ import annotations

from typing import Any

from desktop.engine.game import Game
from desktop.engine.news import News
from desktop.engine.state import Change
from desktop.printing.past import Past, changes_of
from desktop.printing.steam_records import Delivered, Holder, Part, SteamRound
from desktop.titles.steam.actions import INCOME, POINTS
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.pieces import SteamPlayer

TOLD_ELSEWHERE = frozenset({"order_opener", "order_bid", "order_passed", "order_left", "scored"})
TRACKS = {"points_to_income": INCOME, "points_to_victory": POINTS}


class SteamChronicle:
    """The rounds from the start of the game to the moment where it stands."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game.table, PhaseTable)
        self.table = game.table
        self.rounds: list[SteamRound] = []
        self._links = dict.fromkeys((player.id for player in self.table.players), 0)
        self._delivery: Delivered | None = None
        changes = changes_of(game)
        self._past = Past(changes)
        self._begin_round(0)
        for move, change in enumerate(changes):
            self._follow(change, move)
        self._close(self.now, game.at.depth, self._order())
        self.rounds[-1].is_over = bool(self.table.finished)
        if not self._has_auction():
            del self.rounds[0]

    @property
    def now(self) -> SteamRound:
        return self.rounds[-1]

    def _has_auction(self) -> bool:
        """Whether the first order was bid for; a drawn one belongs to the first round."""
        return self.rounds[0].move > 0 or len(self.rounds) == 1

    def _follow(self, change: Change, move: int) -> None:
        """An action may end a round; its writes and its news tell where, each for themselves."""
        at = len(self.rounds)
        for news in change.news:
            if news.kind == "steam_round":
                self._begin_round(int(str(news.facts["cycle"])))
            else:
                self._read(news, move)
        closing, order = self.rounds[at - 1 : -1], self._order()
        for write in change.writes:
            if write.piece is self.table and write.name == "round_number" and closing:
                record = closing.pop(0)
                # The order of the next round, or one without a bankrupt, is there already.
                self._close(record, move, order if record.number else self._order())
            self._past.make(write)

    def _begin_round(self, number: int) -> None:
        parts = {player.id: Part() for player in self.table.players}
        self.rounds.append(SteamRound(number, parts))

    def _close(self, record: SteamRound, move: int, order: tuple[str, ...]) -> None:
        record.is_over, record.move = True, move
        for player in self.table.players:
            record.parts[player.id].end = self._holder(player, order)

    def _order(self) -> tuple[str, ...]:
        order: tuple[str, ...] = self._past.value(self.table, "order")
        return order

    def _holder(self, player: SteamPlayer, order: tuple[str, ...]) -> Holder:
        value = self._past.value
        return Holder(
            name=player.name,
            cash=value(player, "cash"),
            income=value(player, "income"),
            points=value(player, "points"),
            level=value(player, "level"),
            links=self._links[player.id],
            action=value(player, "action") or value(player, "last_action"),
            place=order.index(player.id) + 1 if player.id in order else 0,
            is_out=value(player, "is_out"),
        )

    # What is told

    def _read(self, news: News, move: int) -> None:
        facts: Any = news.facts
        record, id = self.now, facts.get("player", "")
        if news.kind == "link_completed" and id:
            self._links[id] += 1
        if id not in record.parts:
            if news.kind not in TOLD_ELSEWHERE:
                record.notes.append(news)
        elif not self._read_figures(record.parts[id], news, move):
            record.parts[id].deeds.append(news)

    def _read_figures(self, part: Part, news: News, move: int) -> bool:
        """Write down what is a figure; whether it was."""
        facts: Any = news.facts
        if news.kind in ("action_taken", "action_paid", "action_declined"):
            part.tile, part.tile_cost = facts["tile"], facts.get("cost", 0)
            part.declined = news.kind == "action_declined"
        elif news.kind == "order_place":
            part.order_cost = facts["price"]
        elif news.kind == "track_laid":
            part.track.append((facts["how"], facts["tile"], facts["hex"], facts["cost"]))
        elif news.kind == "delivered":
            self._delivery = Delivered(
                move, facts["colour"], facts["start"], facts["end"], facts["count"]
            )
            part.deliveries.append(self._delivery)
        elif news.kind in TRACKS:
            part.gained += facts["count"]
            assert self._delivery is not None
            self._delivery.gains.append((facts["player"], TRACKS[news.kind], facts["count"]))
        elif news.kind == "borrowed":
            part.raised += facts["amount"]
            return False
        elif news.kind == "income_received":
            part.received += facts["amount"]
        elif news.kind == "costs_paid":
            part.paid += facts["amount"]
        else:
            return news.kind in TOLD_ELSEWHERE
        return True
