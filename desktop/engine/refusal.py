"""How the engine says no: a sentence with named places, the numbers, and the rule behind it."""

from __future__ import annotations

from desktop.engine.news import Fact
from desktop.engine.rulebook import Rule, rule
from desktop.engine.translatable import QT_TRANSLATE_NOOP

__all__ = ["QT_TRANSLATE_NOOP", "Refusal"]


class Refusal(Exception):
    """The action is against a rule. Nothing has changed."""

    def __init__(self, text: str, rule_id: str, **facts: Fact) -> None:
        super().__init__(text, rule_id)
        self.text = text
        self.rule_id = rule_id
        self.facts = facts

    @property
    def rule(self) -> Rule:
        """The rule that forbids it, with its section in the rulebook."""
        return rule(self.rule_id)

    def __str__(self) -> str:
        rule = self.rule
        return f"{self.text.format(**self.facts)} [{rule.book} §{rule.section_en}]"
