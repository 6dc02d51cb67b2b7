"""The rules a refusal cites."""

import re

import pytest

from desktop.engine import resources
from desktop.engine.resources import DataError
from desktop.engine.rulebook import Rule, rule, rules
from tests.shared import SHARED, needs_shared

TITLES = sorted(path.stem for path in resources.root().glob("rules/*.toml"))
EVERY_RULE = [pytest.param(rule, id=rule.id) for title in TITLES for rule in rules(title).values()]


@pytest.mark.parametrize("rule", EVERY_RULE)
def test_every_rule_speaks_both_languages(rule: Rule) -> None:
    for text in (rule.section, rule.section_en, rule.en, rule.ru):
        assert text.strip() == text != ""
    assert re.search("[а-яё]", rule.ru)
    assert not re.search("[а-яё]", rule.en + rule.section_en)
    assert rule.en.endswith(".") and rule.ru.endswith(".")


@pytest.mark.parametrize("rule", EVERY_RULE)
def test_a_rule_names_the_same_numbers_in_both_languages(rule: Rule) -> None:
    """Sums of money and hexes: the one thing a translation must not lose."""
    kinds = r"\$\d+|\b[A-K]\d{1,2}\b"
    assert sorted(re.findall(kinds, rule.en)) == sorted(re.findall(kinds, rule.ru))


@pytest.mark.parametrize("rule", EVERY_RULE)
def test_a_rule_says_tile_and_hex_as_the_players_do(rule: Rule) -> None:
    """«Тайл» and «гекс», never the older words; only a heading is quoted as the book prints it."""
    assert not re.search("плитк|плиток|клетк|клеток", rule.ru.lower())


@pytest.mark.parametrize("title", TITLES)
def test_a_heading_is_rendered_in_one_way(title: str) -> None:
    headings = {(rule.section, rule.section_en) for rule in rules(title).values()}
    assert len({section for section, _ in headings}) == len(headings)
    assert len({section for _, section in headings}) == len(headings)


@pytest.mark.parametrize("title", TITLES)
def test_every_id_begins_with_the_prefix_of_the_title(title: str) -> None:
    prefix = resources.read_toml("rules", f"{title}.toml").get("prefix", title)
    assert all(id.startswith(f"{prefix}.") for id in rules(title))


@pytest.mark.parametrize("of_title", EVERY_RULE)
def test_a_rule_is_found_by_its_id_alone(of_title: Rule) -> None:
    assert rule(of_title.id) is of_title


@pytest.mark.parametrize("rule", EVERY_RULE)
def test_rules_named_in_a_text_exist(rule: Rule) -> None:
    prefix = rule.id.partition(".")[0]
    for id in re.findall(rf"\b{prefix}\.[a-z][a-z0-9_.]*[a-z0-9]", rule.en + rule.ru):
        assert id in rules(rule.title)


def test_a_rule_by_its_id() -> None:
    found = rule("1846.sr.limit60")
    assert found.section == "II: Ограничения на покупку акций"
    assert "60%" in found.en and "60%" in found.ru
    assert rule("1846.sr.limit60") is found


@pytest.mark.parametrize("id", ["1846.sr.limit61", "1846", "1899.players", ""])
def test_a_rule_that_is_not_there_is_refused(id: str) -> None:
    with pytest.raises(DataError):
        rule(id)


@needs_shared
@pytest.mark.parametrize(("title", "prefix"), [("1846", "1846"), ("18MEX", "mex")])
def test_every_rule_of_the_digest_has_its_entry(title: str, prefix: str) -> None:
    digest = (SHARED / "rules" / f"{title}.md").read_text(encoding="utf-8")
    ids = re.findall(rf"\*\*`({prefix}\.[^`]+)`\*\*", digest)
    assert len(ids) > 100
    assert [id for id in ids if id not in rules(title)] == []


@needs_shared
@pytest.mark.parametrize(("title", "prefix", "count"), [("1846", "1846", 22), ("18MEX", "mex", 31)])
def test_every_resolution_has_its_entry(title: str, prefix: str, count: int) -> None:
    divergences = (SHARED / "rules" / "DIVERGENCES.md").read_text(encoding="utf-8")
    ids = set(re.findall(rf"`({prefix}\.[dio]\d+)`", divergences))
    assert len(ids) == count
    assert ids <= set(rules(title))
