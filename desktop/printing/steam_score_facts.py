"""The facts of a score sheet of Steam: of a game at any moment, or none for a blank one."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.document import wording
from desktop.document.steam_names import tile_name
from desktop.engine.game import Game
from desktop.printing.steam_chronicle import SteamChronicle
from desktop.scene.painting.steam_discs import Disc
from desktop.scene.painting.steam_print import player_disc
from desktop.titles.steam.load_box import load_box
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.pieces import SteamPlayer
from desktop.titles.steam.scoring import Score, score


@dataclass(frozen=True)
class RoundScore:
    """What a player did with goods in a round, and the score at its end."""

    cubes: int
    points: int  # of all deliveries over links of this player
    total: int


@dataclass(frozen=True)
class Column:
    """One player: what is counted, and what it comes to."""

    name: str = ""
    disc: Disc | None = None
    income: int = 0  # where the disc stands
    counted: Score = field(default_factory=lambda: Score(0, 0, 0))
    rank: int = 0
    tile: int = 0  # the action tile by which a tie is broken
    tile_name: str = ""
    rounds: tuple[RoundScore, ...] = ()
    raised: int = 0
    level: int = 0
    cash: int = 0
    is_out: bool = False

    @property
    def total(self) -> int:
        return self.counted.total


@dataclass(frozen=True)
class SteamFacts:
    title: str
    columns: tuple[Column, ...]
    rounds: tuple[int, ...]
    is_blank: bool = False
    seed: int = 0
    reason: str = ""  # why the game is over
    where: str = ""  # the round, in full
    move: int = 0

    @property
    def is_final(self) -> bool:
        return bool(self.reason)


def blank_facts(title: str, players: int) -> SteamFacts:
    """The grid of a game at a real table."""
    rounds = load_box().rounds[players]
    return SteamFacts(title, (Column(),) * players, tuple(range(1, rounds + 1)), is_blank=True)


def facts_of(game: Game) -> SteamFacts:
    """The score where the game stands."""
    table = game.table
    assert isinstance(table, PhaseTable)
    chronicle = SteamChronicle(game)
    ranks = {player.id: rank for rank, (player, _) in enumerate(table.standing(), start=1)}
    columns = {p.id: _column(table, p, ranks[p.id], chronicle) for p in table.players}
    shown = ranks if table.finished else columns
    return SteamFacts(
        title=game.title.key,
        columns=tuple(columns[id] for id in shown),
        rounds=tuple(record.number for record in chronicle.rounds if record.number),
        seed=game.setup.seed,
        reason=table.finished,
        where=wording.round_name(table),
        move=game.at.depth,
    )


def _column(table: PhaseTable, player: SteamPlayer, rank: int, chronicle: SteamChronicle) -> Column:
    parts = [record.parts[player.id] for record in chronicle.rounds]
    rounds = [record.parts[player.id] for record in chronicle.rounds if record.number]
    tile = player.action or player.last_action
    return Column(
        name=player.name,
        disc=player_disc(table, player.id),
        income=player.income,
        counted=score(table, player),
        rank=rank,
        tile=tile,
        tile_name=tile_name(table, table.box.actions[tile].key) if tile else "",
        rounds=tuple(
            RoundScore(len(part.deliveries), part.gained, part.end.score if part.end else 0)
            for part in rounds
        ),
        raised=sum(part.raised for part in parts),
        level=player.level,
        cash=player.cash,
        is_out=player.is_out,
    )
