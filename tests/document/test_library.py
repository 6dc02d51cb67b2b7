"""The list of recent games."""

import json

import pytest

from desktop.document import wording
from desktop.document.library import FILE, MOST, Library
from desktop.engine.actions import EndGame
from tests.document.play import another_action


@pytest.fixture
def library(tmp_path):
    return Library(tmp_path / "state")


def test_a_game_goes_to_the_top_and_is_described(library, document, tmp_path):
    document.save(tmp_path / "a.drezina")
    library.add(document)
    document.submit(another_action(document))
    document.save(tmp_path / "b.drezina")
    library.add(document)
    document.save(tmp_path / "a.drezina")
    library.add(document)
    first, second = library.recent()
    assert [first.file.name, second.file.name] == ["a.drezina", "b.drezina"]
    assert (first.title, first.players, first.move) == ("1846", ("Ann", "Bob", "Cyd"), 121)
    assert wording.round_words(first.round) == wording.round_name(document.game.table)
    assert first.time.year > 2000 and first.finished == ""


def test_a_thumbnail_stays_with_its_game(library, document, tmp_path):
    document.save(tmp_path / "a.drezina")
    library.add(document, tmp_path / "a.png")
    library.add(document)
    assert library.recent()[0].thumbnail == str(tmp_path / "a.png")
    library.set_thumbnail(tmp_path / "a.drezina", tmp_path / "b.png")
    assert library.recent()[0].thumbnail == str(tmp_path / "b.png")


def test_a_file_that_has_gone_is_not_shown(library, document, tmp_path):
    path = tmp_path / "a.drezina"
    document.save(path)
    library.add(document)
    path.unlink()
    assert library.recent() == ()
    assert len(library.recent(existing=False)) == 1
    library.remove(path)
    assert library.recent(existing=False) == ()


def test_the_list_does_not_grow_for_ever(library, document, tmp_path):
    for number in range(MOST + 5):
        document.path = tmp_path / f"{number}.drezina"
        library.add(document)
    assert len(library.recent(existing=False)) == MOST


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"{",
        b"[]",
        b'{"games": 3}',
        b'{"games": [1, {}, {"path": "x"}]}',
        b"[" * 100_000,
    ],
)
def test_a_broken_list_is_an_empty_one(library, document, tmp_path, content):
    (tmp_path / "state").mkdir()
    (tmp_path / "state" / FILE).write_bytes(content)
    assert library.recent(existing=False) == ()
    document.save(tmp_path / "a.drezina")
    library.add(document)
    assert len(library.recent()) == 1


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("path", 3),
        ("players", "Ann"),
        ("players", [1]),
        ("round", ["stock", "1", 1]),
        ("round", {}),
        ("move", "7"),
        ("when", "yesterday"),
        ("more", 1),
    ],
)
def test_one_broken_entry_does_not_hide_the_others(library, document, tmp_path, key, value):
    for name in ("a", "b"):
        document.save(tmp_path / f"{name}.drezina")
        library.add(document)
    file = tmp_path / "state" / FILE
    data = json.loads(file.read_text(encoding="utf-8"))
    data["games"][0][key] = value
    file.write_text(json.dumps(data), encoding="utf-8")
    assert [g.file.name for g in library.recent()] == ["a.drezina"]


def test_variations_winners_and_rules_are_known(library, document, tmp_path):
    document.save(tmp_path / "a.drezina")
    library.add(document)
    assert library.recent()[0].variations == 0 and library.recent()[0].winners == ()
    document.back()
    document.submit(another_action(document))
    document.submit(EndGame(who=document.game.actors[0]))
    library.add(document)
    entry = library.recent()[0]
    standing = document.game.table.standing()
    assert entry.variations == 1
    assert entry.winners[0] == standing[0][0].name and entry.result == standing[0][1]
    assert not entry.is_peer


def test_a_list_of_an_older_version_is_read(library, document, tmp_path):
    document.save(tmp_path / "a.drezina")
    library.add(document)
    file = tmp_path / "state" / FILE
    data = json.loads(file.read_text())
    for name in ("variations", "winners", "result", "is_peer"):
        del data["games"][0][name]
    file.write_text(json.dumps(data))
    assert [entry.file.name for entry in library.recent()] == ["a.drezina"]
    data["games"][0]["winners"] = "Anna"
    file.write_text(json.dumps(data))
    assert library.recent() == ()
