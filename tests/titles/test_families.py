"""A title and its table are of one family."""

import pytest

from desktop.engine.setup import Setup
from desktop.titles.shelf import TITLES


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)
def test_a_title_says_the_family_of_its_table(title):
    people = tuple("ABCDEFG"[: title.players[-1]])
    assert title.family
    assert title.lay(Setup(title.key, people)).family == title.family
