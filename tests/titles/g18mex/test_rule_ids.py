"""Every rule that 18MEX cites is in its rulebook, and every common name leads to one."""

import re

import pytest

from desktop.engine.rulebook import rules
from desktop.titles.g18mex import options
from desktop.titles.g18mex.revenue import ROUTE_RULES
from desktop.titles.g18mex.rules import CARD_RULES, RULES
from desktop.titles.g18mex.title import TITLE
from tests.shared import CHECKOUT, SHARED, needs_shared
from tests.titles.g1846.test_rule_ids import RULES as RULES_1846
from tests.titles.g1846.test_rule_ids import refusal_texts, texts_in

SOURCES = sorted((CHECKOUT / "desktop" / "titles" / "g18mex").glob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_rule_cited_in_the_code_exists(path):
    cited = {text for text in texts_in(path) if re.fullmatch(r"mex\.[a-z0-9_.]+", text)}
    assert cited <= set(rules("18MEX"))


def test_every_common_name_leads_to_a_rule():
    assert set(RULES.values()) | set(CARD_RULES.values()) <= set(rules("18MEX"))


def test_what_the_family_asks_for_has_a_name_here_too():
    only_there = {"sell_new", "receivership_stock"}
    assert set(RULES_1846) - only_there <= set(RULES)


def test_the_rules_of_running_and_the_options_exist():
    cited = {ROUTE_RULES.run, ROUTE_RULES.length, ROUTE_RULES.disjoint, TITLE.end_rule}
    cited |= {option.rule_id for option in options.OPTIONS}
    assert cited <= set(rules("18MEX"))


@needs_shared
def test_every_rule_of_the_digest_is_in_the_rulebook():
    digest = (SHARED / "rules" / "18MEX.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"\*\*`(mex\.[a-z0-9_.]+)`\*\*", digest))
    assert len(ids) > 110
    assert ids <= set(rules("18MEX"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_a_refusal_is_one_sentence_without_a_full_stop(path):
    for text in refusal_texts(path):
        assert text[0].isupper() or text[0] == "{"
        assert not text.endswith(".")
        assert ". " not in text
        assert len(text) <= 100
