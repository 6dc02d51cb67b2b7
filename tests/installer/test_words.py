"""The two languages of the installer, and what it shows of pip's work."""

import io
import string
import sys

import pytest

from installer import progress
from installer.failures import Kind
from installer.language import speaks_russian
from installer.messages import TEXTS


def places(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize("key", TEXTS)
def test_both_languages_say_the_same_facts(key):
    english, russian = TEXTS[key]
    assert places(english) == places(russian)
    assert english != russian


@pytest.mark.parametrize("kind", Kind)
def test_every_failure_is_one_sentence_that_ends(kind):
    for sentence in TEXTS[kind.name.lower()]:
        assert sentence.endswith(".")
        assert "\n" not in sentence


@pytest.mark.parametrize(
    ("variables", "russian"),
    [
        ({"LANG": "ru_RU.UTF-8"}, True),
        ({"LANG": "en_GB.UTF-8"}, False),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}, False),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, True),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "ru:en"}, True),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ru"}, False),
    ],
)
def test_the_language_is_the_one_of_the_terminal(monkeypatch, variables, russian):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert speaks_russian() is russian


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("Collecting PySide6-Essentials<6.12,>=6.10", "looking for PySide6-Essentials"),
        (
            "  Downloading a-1-py3-none-any.whl (80.3 MB)\n",
            "downloading a-1-py3-none-any.whl (80.3 MB)",
        ),
        ("Installing collected packages: a, b", "unpacking"),
    ],
)
def test_the_work_of_pip_is_shown(line, shown):
    found = progress.doing(line)
    assert found is not None
    assert found[1] == shown


@pytest.mark.parametrize(
    "line", ["", "  Downloading a-1.whl.metadata (8.0 kB)", "Requirement already satisfied: a"]
)
def test_small_talk_of_pip_is_not_shown(line):
    assert progress.doing(line) is None


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_one_line_lives_and_then_goes(monkeypatch):
    screen = Terminal()
    monkeypatch.setattr(sys, "stdout", screen)
    with progress.Indicator("Installing") as indicator:
        indicator.show("Collecting shapely")
        while "looking for shapely" not in screen.getvalue():
            assert indicator._ticker.is_alive()
    assert "\n" not in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")
