"""Every rule the code cites is in the rulebook, and every refusal can be read."""

import ast
import re
from pathlib import Path

import pytest

from desktop.engine.resources import read_toml
from desktop.engine.rulebook import rules
from desktop.titles.g1846 import options, powers
from desktop.titles.g1846.revenue import ROUTE_RULES
from desktop.titles.g1846.rules import RULES
from desktop.titles.g1846.table import KEEPERS
from desktop.titles.g1846.title import TITLE
from tests.shared import CHECKOUT, SHARED, needs_shared

SOURCES = sorted((CHECKOUT / "desktop" / "titles" / "g1846").glob("*.py"))
FAMILY = sorted((CHECKOUT / "desktop" / "eighteen").rglob("*.py"))
KERNEL = sorted((CHECKOUT / "desktop").rglob("engine/*.py"))
KERNEL += sorted((CHECKOUT / "desktop").rglob("board/*.py"))


def texts_in(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]


def refusal_texts(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        node.args[1].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "QT_TRANSLATE_NOOP"
        and isinstance(node.args[0], ast.Constant)
        and node.args[0].value == "Refusal"
        and isinstance(node.args[1], ast.Constant)
    ]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_rule_cited_in_the_code_exists(path):
    cited = {text for text in texts_in(path) if re.fullmatch(r"1846\.[a-z0-9_.]+", text)}
    assert cited <= set(rules("1846"))


def test_every_common_name_leads_to_a_rule():
    assert set(RULES.values()) <= set(rules("1846"))
    assert set(KEEPERS.values()) | set(powers.POWER_RULES.values()) <= set(rules("1846"))


@pytest.mark.parametrize("path", FAMILY, ids=lambda path: path.stem)
def test_every_common_name_the_family_asks_for_is_known(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    asked = {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert asked <= set(RULES)


def test_the_rules_of_running_and_the_options_exist():
    cited = {ROUTE_RULES.run, ROUTE_RULES.length, ROUTE_RULES.disjoint, TITLE.end_rule}
    cited |= {rule_id for _, rule_id in ROUTE_RULES.groups.values()}
    cited |= {option.rule_id for option in options.OPTIONS}
    assert cited <= set(rules("1846"))


@needs_shared
def test_every_rule_of_the_digest_is_in_the_rulebook():
    digest = (SHARED / "rules" / "1846.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"\*\*`(1846\.[a-z0-9_.]+)`\*\*", digest))
    assert len(ids) > 90
    assert ids <= set(rules("1846"))


def test_no_rule_is_written_twice_or_empty():
    for entry in read_toml("rules", "1846.toml").values():
        assert all(entry[key].strip() for key in ("section", "section_en", "en", "ru"))


@pytest.mark.parametrize("path", [*SOURCES, *FAMILY, *KERNEL], ids=lambda path: path.stem)
def test_a_refusal_is_one_sentence_without_a_full_stop(path):
    for text in refusal_texts(path):
        assert text[0].isupper() or text[0] == "{"
        assert not text.endswith(".")
        assert ". " not in text
        assert len(text) <= 100
