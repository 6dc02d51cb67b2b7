"""The news of a line as entries of the log: who acted, for whom, and of what kind it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.engine.news import News
from desktop.engine.tree import Node
from desktop.models.words import round_title

ROUND, TURN, ENTRY = "round", "turn", "entry"

# What the filter knows, and the kinds of news that belong to it.
KINDS = {
    "shares": (
        "founded",
        "bought",
        "sold",
        "issued",
        "redeemed",
        "president",
        "priority",
        "passed",
    ),
    "track": ("tile", "token", "marker", "beneficiary", "track_done"),
    "money": ("ran", "dividend", "minor_paid", "income", "price", "helped"),
    "trains": ("train", "scrapped", "discarded", "phase"),
    "privates": ("drafted", "draft_passed", "card_bought", "private_bought"),
}
KIND_OF = {kind: group for group, kinds in KINDS.items() for kind in kinds}
_ROUNDS = ("stock_round", "operating_round")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log, as facts; the words come when somebody looks."""

    node: Node
    news: News
    row: str
    player: str = ""
    company: str = ""

    @property
    def kind(self) -> str:
        return KIND_OF.get(self.news.kind, "")


def round_of(news: News) -> str:
    """The title of the round that begins."""
    facts = news.facts
    return round_title(news.kind, int(facts["cycle"]), int(facts.get("number", 0)))  # type: ignore[arg-type]


class Reader:
    """Goes along the news and knows whose turn it is and who decides for whom."""

    def __init__(self, companies: frozenset[str], before: Sequence[Entry] = ()) -> None:
        self._companies = companies
        self._turn = ""
        self._deciders: dict[str, str] = {}
        for entry in before:
            self._note(entry.news)

    def read(self, node: Node) -> Iterator[Entry]:
        for news in node.change.news if node.change is not None else ():
            self._note(news)
            if news.kind in _ROUNDS:
                yield Entry(node, news, ROUND)
            elif news.kind == "turn":
                yield Entry(node, news, TURN, self._deciders.get(self._turn, ""), self._turn)
            else:
                yield self._entry(node, news)

    def _entry(self, node: Node, news: News) -> Entry:
        facts = news.facts
        named = str(facts.get("company") or facts.get("corporation") or "")
        company = named if named in self._companies else self._turn if named else ""
        player = str(facts.get("player") or facts.get("owner") or "")
        if not player or player in self._companies:
            player = self._deciders.get(company, "")
        return Entry(node, news, ENTRY, player, company)

    def _note(self, news: News) -> None:
        facts = news.facts
        if news.kind == "turn":
            self._turn = str(facts["company"])
        elif news.kind in _ROUNDS:
            self._turn = ""
        elif news.kind in ("founded", "president"):
            self._deciders[str(facts["corporation"])] = str(facts["player"])
        elif news.kind == "receivership":
            self._deciders.pop(str(facts["corporation"]), None)
        elif news.kind == "card_bought":
            self._deciders[str(facts["card"])] = str(facts["player"])
