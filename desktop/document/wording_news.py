"""What happened in an 18xx game, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from desktop.document import eighteen_names as names
from desktop.eighteen.shares import SHARE
from desktop.eighteen.table import EighteenTable
from desktop.engine.news import Fact, News
from desktop.engine.refusal import QT_TRANSLATE_NOOP

NEWS = {
    "removed": QT_TRANSLATE_NOOP("News", "{corporation} is not in this game"),
    "drafted": QT_TRANSLATE_NOOP("News", "{player} keeps a card"),
    "draft_passed": QT_TRANSLATE_NOOP("News", "{player} passes; the card now costs {price}"),
    "card_bought": QT_TRANSLATE_NOOP("News", "{player} gets {card} for {price}"),
    "share_given": QT_TRANSLATE_NOOP("News", "{player} gets {certificate} with it"),
    "bid": QT_TRANSLATE_NOOP("News", "{player} bids {amount} for {card}"),
    "auction": QT_TRANSLATE_NOOP("News", "{card} goes to auction"),
    "price_falls": QT_TRANSLATE_NOOP("News", "{card} now costs {price}"),
    "stock_round": QT_TRANSLATE_NOOP("News", "Stock round {cycle} begins"),
    "operating_round": QT_TRANSLATE_NOOP("News", "Operating round {cycle}.{number} begins"),
    "turn": QT_TRANSLATE_NOOP("News", "{company} operates"),
    "priority": QT_TRANSLATE_NOOP("News", "{player} has the priority deal"),
    "passed": QT_TRANSLATE_NOOP("News", "{player} passes"),
    "passed.idle": QT_TRANSLATE_NOOP("News", "{player} can neither buy nor sell, and passes"),
    "founded": QT_TRANSLATE_NOOP("News", "{player} founds {corporation} at {price}"),
    "floated": QT_TRANSLATE_NOOP("News", "{corporation} floats and gets {amount}"),
    "private_traded": QT_TRANSLATE_NOOP("News", "{buyer} buys {private} from {seller} for {price}"),
    "halves_given": QT_TRANSLATE_NOOP(
        "News", "{player} gives 5 % certificates for the presidency of {corporation}"
    ),
    "bought.treasury": QT_TRANSLATE_NOOP(
        "News", "{player} buys a share of {corporation} from its treasury for {amount}"
    ),
    "bought.offering": QT_TRANSLATE_NOOP(
        "News", "{player} buys a share of {corporation} from the initial offering for {amount}"
    ),
    "bought.half": QT_TRANSLATE_NOOP(
        "News", "{player} buys {percent} % of {corporation} from the market for {amount}"
    ),
    "bought.market": QT_TRANSLATE_NOOP(
        "News", "{player} buys a share of {corporation} from the market for {amount}"
    ),
    "sold": QT_TRANSLATE_NOOP("News", "{player} sells {percent} % of {corporation} for {amount}"),
    "president": QT_TRANSLATE_NOOP("News", "{player} becomes president of {corporation}"),
    "receivership": QT_TRANSLATE_NOOP("News", "{corporation} is without a president"),
    "price.up": QT_TRANSLATE_NOOP(
        "News", "The share price of {corporation} rises from {before} to {after}"
    ),
    "price.down": QT_TRANSLATE_NOOP(
        "News", "The share price of {corporation} falls from {before} to {after}"
    ),
    "liquidated": QT_TRANSLATE_NOOP("News", "{corporation} is liquidated"),
    "income": QT_TRANSLATE_NOOP("News", "{private} pays {amount} to {owner}"),
    "private_bought": QT_TRANSLATE_NOOP(
        "News", "{corporation} buys {private} from {owner} for {price}"
    ),
    "tile": QT_TRANSLATE_NOOP("News", "{company} lays tile {tile} on {hex} for {cost}"),
    "tile.free": QT_TRANSLATE_NOOP("News", "{company} lays tile {tile} on {hex} at no cost"),
    "token": QT_TRANSLATE_NOOP("News", "{company} places a station on {hex} for {cost}"),
    "token.free": QT_TRANSLATE_NOOP("News", "{company} places a station on {hex} at no cost"),
    "track_done": QT_TRANSLATE_NOOP("News", "{company} has finished its track and stations"),
    "marker": QT_TRANSLATE_NOOP("News", "The marker of {private} goes to {hex}"),
    "beneficiary": QT_TRANSLATE_NOOP("News", "{private} serves {company}"),
    "ran": QT_TRANSLATE_NOOP("News", "{company} earns {revenue}"),
    "ran.none": QT_TRANSLATE_NOOP("News", "{company} earns nothing"),
    "dividend.full": QT_TRANSLATE_NOOP("News", "{corporation} pays out {paid}"),
    "dividend.half": QT_TRANSLATE_NOOP("News", "{corporation} pays out {paid} and keeps {kept}"),
    "dividend.none": QT_TRANSLATE_NOOP("News", "{corporation} withholds {kept}"),
    "minor_paid": QT_TRANSLATE_NOOP("News", "{company} keeps {kept} and pays {paid} to its owner"),
    "train": QT_TRANSLATE_NOOP(
        "News", "{corporation} buys a train {config} from {seller} for {price}"
    ),
    "train.bank": QT_TRANSLATE_NOOP(
        "News", "{corporation} buys a train {config} from the bank for {price}"
    ),
    "helped": QT_TRANSLATE_NOOP("News", "{player} adds {amount} of their own money"),
    "discarded": QT_TRANSLATE_NOOP("News", "{corporation} discards a train {train}"),
    "scrapped": QT_TRANSLATE_NOOP("News", "A train {train} of {company} is scrapped"),
    "scrapped.bank": QT_TRANSLATE_NOOP("News", "A train {train} of the bank is scrapped"),
    "mail": QT_TRANSLATE_NOOP("News", "{company} gets {amount} for the mail"),
    "closed": QT_TRANSLATE_NOOP("News", "{card} closes"),
    "minor_closed": QT_TRANSLATE_NOOP("News", "{company} closes; its owner gets {certificate}"),
    "merger_declined": QT_TRANSLATE_NOOP("News", "{corporation} does not merge"),
    "merged": QT_TRANSLATE_NOOP("News", "{corporation} merges into the national railway"),
    "refunded": QT_TRANSLATE_NOOP("News", "{player} gets {amount} for shares of {corporation}"),
    "station_replaced": QT_TRANSLATE_NOOP("News", "{company} takes over a station on {hex}"),
    "no_merger": QT_TRANSLATE_NOOP(
        "News", "No company merges; the certificate limit is {limit} now"
    ),
    "phase": QT_TRANSLATE_NOOP("News", "Phase {phase} begins"),
    "bankrupt": QT_TRANSLATE_NOOP("News", "{player}, president of {corporation}, is bankrupt"),
    "game_over.agreed": QT_TRANSLATE_NOOP("News", "The game ends as the players agreed"),
    "game_over.bank": QT_TRANSLATE_NOOP("News", "The game ends: the bank is broken"),
    "game_over.bankrupt": QT_TRANSLATE_NOOP("News", "The game ends by bankruptcy"),
    "game_over.all_closed": QT_TRANSLATE_NOOP("News", "The game ends: no company is left"),
    "game_over.top_price": QT_TRANSLATE_NOOP(
        "News", "The game ends: a share price has reached the top"
    ),
    "game_over.last_train": QT_TRANSLATE_NOOP("News", "The game ends: the last train is sold"),
    "game_over.cycle_limit": QT_TRANSLATE_NOOP(
        "News", "The game ends: nobody has anything left to do"
    ),
}


class NewsWords:
    """Sentences with a count in them; lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("NewsWords", text, comment, n)

    @staticmethod
    def issued(count: int) -> str:
        return NewsWords.tr("{corporation} issues %n share(s) and gets {amount}", "", count)

    @staticmethod
    def redeemed(count: int) -> str:
        return NewsWords.tr("{corporation} redeems %n share(s) for {amount}", "", count)


COUNTED = {"issued": NewsWords.issued, "redeemed": NewsWords.redeemed}

_Facts = Mapping[str, Fact]


def _is_half(facts: _Facts) -> bool:
    percent = facts["percent"]
    return isinstance(percent, int) and percent < SHARE


VARIANTS: dict[str, Callable[[_Facts], str]] = {
    "bought": lambda facts: "half" if _is_half(facts) else str(facts["source"]),
    "dividend": lambda facts: str(facts["how"]),
    "game_over": lambda facts: str(facts["reason"]),
    "passed": lambda facts: str(facts.get("how", "")),
    "price": lambda facts: "up" if facts["after"] > facts["before"] else "down",  # type: ignore[operator]
    "tile": lambda facts: "" if facts["cost"] else "free",
    "token": lambda facts: "" if facts["cost"] else "free",
    "ran": lambda facts: "" if facts["revenue"] else "none",
    "train": lambda facts: "" if facts.get("seller", names.BANK) != names.BANK else "bank",
    "scrapped": lambda facts: "" if facts["company"] else "bank",
}


def complete_news(table: EighteenTable, news: News) -> dict[str, Fact]:
    """The facts with what is printed on a train that was bought."""
    facts = dict(news.facts)
    if news.kind == "train":
        id = str(facts["train"])
        facts.setdefault("config", names.train_name(table, id))
        facts["config"] = names.train_label(table, id) or facts["config"]
    return facts
