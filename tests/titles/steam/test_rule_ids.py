"""Every rule that Steam cites is in its rulebook, and every refusal can be read."""

import re

import pytest

from desktop.engine.rulebook import rules
from desktop.titles.steam.options import OPTIONS
from desktop.titles.steam.title import TITLE
from tests.shared import CHECKOUT, SHARED, needs_shared
from tests.titles.g1846.test_rule_ids import refusal_texts, texts_in

SOURCES = sorted((CHECKOUT / "desktop" / "titles" / "steam").glob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_rule_cited_in_the_code_exists(path):
    cited = {t for t in texts_in(path) if re.fullmatch(r"steam\.[a-z0-9_.]+[a-z0-9]", t)}
    assert cited <= set(rules("steam"))


def test_the_rules_of_the_action_tiles_and_the_options_exist():
    from desktop.titles.steam.take_action import RULES

    cited = {f"steam.act.{number}_{name}" for number, name in RULES.items()}
    cited |= {option.rule_id for option in OPTIONS} | {TITLE.end_rule}
    assert cited <= set(rules("steam"))


@needs_shared
def test_every_rule_of_the_digest_is_in_the_rulebook():
    digest = (SHARED / "rules" / "Steam.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"\*\*`(steam\.[a-z0-9_.]+)`\*\*", digest))
    assert len(ids) > 70
    assert ids <= set(rules("steam"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_a_refusal_is_one_sentence_without_a_full_stop(path):
    for text in refusal_texts(path):
        assert text[0].isupper() or text[0] == "{"
        assert not text.endswith(".")
        assert ". " not in text
        assert len(text) <= 100
