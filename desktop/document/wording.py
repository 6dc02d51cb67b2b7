"""Every sentence about the game, in the reader's language, made at the last moment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.document.facts import colour_name, payout_name, readable, sentence, step_name
from desktop.document.moments import RoundFacts, round_facts
from desktop.document.naming import (
    actor_name,
    card_name,
    decider,
    name_of,
    place_name,
    side_name,
    train_name,
)
from desktop.document.sentences import action_text, ending, news_text
from desktop.document.speeches import every_round
from desktop.engine import rulebook
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.engine.rulebook import Rule
from desktop.engine.table import Table
from desktop.engine.title import Option
from desktop.i18n import language

__all__ = [
    "action_text",
    "actor_name",
    "bonus_name",
    "card_name",
    "colour_name",
    "decider",
    "ending",
    "name_of",
    "news_text",
    "option_text",
    "payout_name",
    "place_name",
    "refusal",
    "refusal_with_rule",
    "round_name",
    "round_short",
    "round_title",
    "round_words",
    "rule_place",
    "rule_text",
    "side_name",
    "step_name",
    "train_name",
]

# Elsewhere `least` and `most` count things.
ABOUT_MONEY = (
    "{private} costs from {least} to {most}, not {price}",
    "A bid for {card} must be at least {least}, not {price}",
    "{player} has {most} beside his other bids and cannot bid {price}",
)

_LIMITS = frozenset({"least", "most"})
BONUSES = {
    "MAIL": QT_TRANSLATE_NOOP("Bonus", "mail"),
    "SC": QT_TRANSLATE_NOOP("Bonus", "steamboat"),
    "MPC": QT_TRANSLATE_NOOP("Bonus", "meat packing"),
    "BT": QT_TRANSLATE_NOOP("Bonus", "boomtown"),
    "east_west": QT_TRANSLATE_NOOP("Bonus", "east to west"),
}


def refusal(refused: Refusal, table: Table | None = None) -> str:
    """Why not, in one sentence. Without the table, players are called by their numbers."""
    text = QCoreApplication.translate("Refusal", refused.text)
    also_money = _LIMITS if refused.text in ABOUT_MONEY else frozenset[str]()
    return sentence(text, readable(table, refused.facts, also_money))


def refusal_with_rule(refused: Refusal, table: Table | None = None) -> str:
    """The same, with the place in the rulebook."""
    return QCoreApplication.translate("Wording", "{text} ({rule})").format(
        text=refusal(refused, table), rule=rule_place(refused.rule)
    )


def rule_place(rule: Rule | str) -> str:
    """Where a rule stands: the title and the heading in its rulebook."""
    if isinstance(rule, str):
        rule = rulebook.rule(rule)
    section = rule.section if language.current() == "ru" else rule.section_en
    return QCoreApplication.translate("Wording", "{title}, {section}").format(
        title=rule.book, section=section
    )


def rule_text(rule: Rule | str) -> str:
    """What a rule says."""
    if isinstance(rule, str):
        rule = rulebook.rule(rule)
    return rule.ru if language.current() == "ru" else rule.en


def option_text(option: Option) -> str:
    return QCoreApplication.translate("Option", option.text)


def bonus_name(name: str) -> str:
    """What a run earns something for, beside its stops."""
    return QCoreApplication.translate("Bonus", BONUSES[name]) if name in BONUSES else name


def round_name(table: Table) -> str:
    """The round that is played, in full: "Operating round 2.1"."""
    return round_words(round_facts(table))


def round_short(table: Table) -> str:
    """The round that is played, where there is little room: "OR 2.1"."""
    return round_words(round_facts(table), is_short=True)


def round_words(facts: RoundFacts | None, is_short: bool = False) -> str:
    """The same from facts that were written down, as those of a crashed or a recent game."""
    names = every_round(is_short)
    if facts is None or facts[0] not in names:
        return ""
    name, cycle, number = facts
    return QCoreApplication.translate("Round", names[name]).format(cycle=cycle, number=number)


def round_title(kind: str, cycle: int, number: int, is_short: bool = False) -> str:
    """The name of a round by the news of its beginning, as "Operating round 2.1" or "OR 2.1"."""
    return round_words((kind.removesuffix("_round"), cycle, number), is_short)
