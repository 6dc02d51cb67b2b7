"""The file of a title's printed sheet."""

import re

import pytest

from desktop.eighteen.load import load_box
from desktop.engine import resources
from desktop.engine.resources import DataError
from desktop.scene.painting.prints import load_print
from tests.scene.boards import BOX


@pytest.fixture
def spoiled(monkeypatch):
    """Load the sheet of 1846 with one piece of its text replaced."""
    text = (resources.root() / "titles/1846/print.toml").read_text(encoding="utf-8")
    usual = resources.read_toml

    def load(old: str, new: str):
        import tomllib

        assert old in text
        changed = tomllib.loads(text.replace(old, new, 1))
        monkeypatch.setattr(
            "desktop.engine.toml_table.read_toml",
            lambda *parts: changed if parts[-1] == "print.toml" else usual(*parts),
        )
        return load_print.__wrapped__("1846")

    return load


def test_every_printed_name_has_a_russian_one():
    data = load_print("1846")
    for name in {printed.name for printed in BOX.hexes.values() if printed.name}:
        russian = data.name(name, "ru")
        assert russian != name
        assert data.name(name, "en") == name
        assert any("а" <= letter <= "я" for letter in russian.lower())
    assert data.name("", "ru") == ""


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("[names_ru]", "colour = 1\n[names_ru]", "markers.colour"),
        ('"Windsor" =', '"Atlantis" =', "names_ru.Atlantis"),
        ('"Windsor" = "Уинсор"', "", "names_ru.Windsor"),
        ("D6 = 1", "D6 = 9", "labels.D6"),
        ("D6 = 1", "Z99 = 1", "labels.Z99"),
        ('SC = "port"', 'XY = "port"', "markers.XY"),
        ("sheet = [-172, -172, 2252, 1846]", "sheet = [1, 2]", "sheet"),
        ("name_at = [405, -5]", "name_at = [405]", "lakes.michigan.name_at"),
        ("at = [1560, 1422]", "at = [1560]", "title_block.at"),
        ('title = "1846"', 'titel = "1846"', "title_block.title"),
    ],
)
def test_a_wrong_key_is_refused_by_name(spoiled, old, new, key):
    with pytest.raises(DataError) as refused:
        spoiled(old, new)
    assert refused.value.key == key
    assert refused.value.file == "titles/1846/print.toml"


@pytest.mark.parametrize("title", ["1846", "18MEX"])
def test_the_russian_rules_call_the_places_as_the_map_does(title):
    """A name with its hex, as in "Толидо (D14)", in whatever case it stands."""
    data, box = load_print(title), load_box(title)
    told = " ".join(
        (resources.root() / room / f"{title}.toml").read_text("utf-8") for room in ("rules", "help")
    )
    found = re.findall(r"([А-ЯЁ][а-яё-]+(?: [а-яё]+)?|[А-ЯЁ][\w-]+) \(([A-Z]\d+)\)", told)
    wrong = []
    for words, hex_id in found:
        name = data.name(box.hexes[hex_id].name, "ru") if hex_id in box.hexes else ""
        if name and not words.casefold().startswith(name[:4].casefold()):
            wrong.append((words, hex_id, name))
    assert wrong == []
