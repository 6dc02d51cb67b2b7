"""The news of a line as entries of the log: who acted, for whom, and of what kind it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.document.speech import Speech
from desktop.document.wording import round_title
from desktop.engine.news import News
from desktop.engine.tree import Node

ROUND, TURN, ENTRY = "round", "turn", "entry"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log, as facts; the words come when somebody looks."""

    node: Node
    news: News
    row: str
    player: str = ""
    company: str = ""
    kind: str = ""  # the group of the filter


def round_of(news: News) -> str:
    """The title of the round that begins."""
    facts = news.facts
    cycle, number = facts.get("cycle", facts.get("round", 0)), facts.get("number", 0)
    return round_title(news.kind, int(cycle), int(number))  # type: ignore[arg-type]


class Reader:
    """Goes along the news and knows whose turn it is and who decides for whom."""

    def __init__(
        self, speech: Speech, companies: frozenset[str], before: Sequence[Entry] = ()
    ) -> None:
        self._rounds = speech.round_news
        self._kinds = {kind: name for name, kinds in speech.log_kinds.items() for kind in kinds}
        self._companies = companies
        self._turn = ""  # of a company
        self._turn_player = ""  # of a player, where there are no companies
        self._deciders: dict[str, str] = {}
        for entry in before:
            self._note(entry.news)

    def read(self, node: Node) -> Iterator[Entry]:
        for news in node.change.news if node.change is not None else ():
            self._note(news)
            if news.kind in self._rounds:
                yield Entry(node, news, ROUND, kind=self._kind(news))
            elif news.kind == "turn":
                decider = self._deciders.get(self._turn, self._turn_player)
                yield Entry(node, news, TURN, decider, self._turn, self._kind(news))
            else:
                yield self._entry(node, news)

    def _entry(self, node: Node, news: News) -> Entry:
        facts = news.facts
        named = str(facts.get("company") or facts.get("corporation") or "")
        company = named if named in self._companies else self._turn if named else ""
        player = str(facts.get("player") or facts.get("owner") or "")
        if not player or player in self._companies:
            player = self._deciders.get(company, "")
        return Entry(node, news, ENTRY, player, company, self._kind(news))

    def _kind(self, news: News) -> str:
        return self._kinds.get(news.kind, "")

    def _note(self, news: News) -> None:
        facts = news.facts
        if news.kind == "turn":
            self._turn = str(facts.get("company", ""))
            self._turn_player = str(facts.get("player", ""))
        elif news.kind in self._rounds:
            self._turn = ""
        elif news.kind in ("founded", "president"):
            self._deciders[str(facts["corporation"])] = str(facts["player"])
        elif news.kind == "receivership":
            self._deciders.pop(str(facts["corporation"]), None)
        elif news.kind == "card_bought":
            self._deciders[str(facts["card"])] = str(facts["player"])
