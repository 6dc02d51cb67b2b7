"""How a family of games is spoken of: its names, and a sentence for all that is done or happens.

A table of sentences is data: the key is the kind of an action or of news, with a variant after a
dot where one kind has several sentences. The facts of the action or the news fill the places.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from desktop.engine.actions import Action
from desktop.engine.news import Fact, News
from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.engine.table import Table
from desktop.i18n.money import number

Sentences = Mapping[str, str]
Naming = Callable[[Any, str], str]  # of the table and an id: what people say
Facts = Mapping[str, Fact]

MONEY = frozenset(
    [
        "cash",
        "amount",
        "price",
        "cost",
        "paid",
        "kept",
        "before",
        "after",
        "revenue",
        "best",
        "short",
        "income",
    ]
)


def player_name(table: Table, id: str) -> str:
    """A player by name; anybody else as he is called in the file."""
    return next((player.name for player in table.players if player.id == id), id)


def is_player(table: Table, id: str) -> bool:
    return any(player.id == id for player in table.players)


def _kind(table: Table, action: Action) -> str:
    return action.kind


def _told(table: Table, news: News) -> dict[str, Fact]:
    return dict(news.facts)


@dataclass(frozen=True)
class Speech:
    """What a family says. All that is not told here is said as in any game."""

    actions: Sentences = field(default_factory=dict)  # context "Action"
    news: Sentences = field(default_factory=dict)  # context "News"
    rounds: Sentences = field(default_factory=dict)  # context "Round", by the name of the round
    rounds_short: Sentences = field(default_factory=dict)
    steps: Sentences = field(default_factory=dict)  # context "Step"
    # Which of several sentences: an action by its table, news by its facts ("" for the plain one).
    action_key: Callable[[Any, Action], str] = _kind
    news_variants: Mapping[str, Callable[[Facts], str]] = field(default_factory=dict)
    # Sentences with a count in them, made from `facts["count"]`.
    counted_actions: Mapping[str, Callable[[int], str]] = field(default_factory=dict)
    counted_news: Mapping[str, Callable[[int], str]] = field(default_factory=dict)
    complete_news: Callable[[Any, News], dict[str, Fact]] = _told  # facts the sentence wants, too
    # Names
    actor_name: Naming = player_name
    decider: Naming = lambda table, id: ""  # the player who decides for a company
    hex_name: Naming = lambda table, hex_id: ""  # what is printed in a hex
    layout: Callable[[Any], str] = lambda table: ""  # "pointy" or "flat": how sides are called
    names: Mapping[str, Naming] = field(default_factory=dict)  # other facts, by their name
    money: frozenset[str] = MONEY  # the facts that are money
    result: Callable[[int], str] = number  # what a player has come to, as `Table.result` counts
    # The log: news that begin a round, the groups of its filter, and where money is told
    round_news: tuple[str, ...] = ()
    log_kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    log_names: Sentences = field(default_factory=dict)  # of the groups, context "Log"
    spending: Mapping[str, str] = field(default_factory=dict)  # kind of news -> fact
    earning: Mapping[str, str] = field(default_factory=dict)


# What can be said of every game.
PLAIN = Speech(
    actions={
        "pass": QT_TRANSLATE_NOOP("Action", "{who} passes"),
        "end_game": QT_TRANSLATE_NOOP("Action", "The players end the game"),
    },
    news={
        "passed": QT_TRANSLATE_NOOP("News", "{player} passes"),
        "game_over.agreed": QT_TRANSLATE_NOOP("News", "The game ends as the players agreed"),
    },
    news_variants={"game_over": lambda facts: str(facts["reason"])},
)
