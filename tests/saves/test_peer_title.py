"""What the titles on 18xx.games have in common."""

from dataclasses import replace

import pytest

from desktop.engine.resources import root
from desktop.saves.errors import SaveError
from desktop.saves.peer_title import PeerTitle
from desktop.saves.titles.g18mex import Peer18Mex
from desktop.saves.titles.g1846 import Peer1846
from tests.saves.random_player import setup_for


class Plain(PeerTitle):
    key = "1846"
    names = ("1846",)


def test_a_company_has_our_name_and_theirs():
    title = Peer18Mex()
    assert title.theirs("PAC") == "FCP"
    assert title.ours("FCP") == "PAC"
    assert title.theirs("KCM&O") == "KCMO"
    assert title.ours("KCMO") == "KCM&O"
    assert title.theirs("MEX") == title.ours("MEX") == "MEX"


def test_facts_for_a_trace_bear_their_names():
    facts = {"PAC": {"tokens": [["B3", 0, 0]]}, "owner": ["company", "PAC"], "left": 3, "no": None}
    assert Peer18Mex().in_their_names(facts) == {
        "FCP": {"tokens": [["B3", 0, 0]]},
        "owner": ["company", "FCP"],
        "left": 3,
        "no": None,
    }


def test_a_title_without_optional_rules_refuses_them():
    assert list(Plain().options("1846", [])) == []
    with pytest.raises(SaveError, match="the optional rule 'first_ed' is unknown"):
        list(Plain().options("1846", ["first_ed"]))
    assert Plain().rules_of(setup_for(1)) == []


@pytest.mark.parametrize("title", [Peer1846(), Peer18Mex()], ids=lambda title: title.key)
def test_no_name_stands_for_two_companies(title):
    data = (root() / "interchange" / f"{title.key}.toml").read_text(encoding="utf-8")
    assert data.startswith("# ")
    names = title._theirs
    assert len(set(names.values())) == len(names)
    assert not set(names) & set(names.values())


def test_the_optional_rules_of_section_8_go_both_ways():
    title = Peer18Mex()
    rules = ["triple_yellow_first_or", "hard_rust_t4"]
    options = frozenset(title.options("18MEX", rules))
    assert title.rules_of(replace(setup_for(1), options=options)) == rules
    for wrong in ("baja_variant", 7, []):
        with pytest.raises(SaveError, match=r"the optional rule .* is unknown"):
            list(title.options("18MEX", [wrong]))
