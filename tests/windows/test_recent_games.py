"""Entries of the library on the start page."""

from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from desktop.document.library import Recent
from desktop.windows.recent_games import game_entries

PLAYERS = ("Anna", "Boris", "Clara")
WHEN = "2026-11-18T22:41:00"


def recent(path="/games/club evening.drezina", finished="", thumbnail=""):
    return Recent(path, "1846", PLAYERS, 298, ("operating", 3, 2), finished, WHEN, thumbnail)


def test_a_game_is_called_after_its_file(qapp):
    (entry,) = game_entries([recent()])
    assert entry.heading == "1846 · club evening"
    assert entry.moment == "Operating round 3.2"
    assert entry.when == datetime(2026, 11, 18, 22, 41)


def test_a_file_called_after_the_title_says_nothing(qapp):
    (entry,) = game_entries([recent("/games/1846.drezina")])
    assert entry.heading == "1846 · Anna, Boris, Clara"


def test_a_finished_game_says_so(qapp):
    (entry,) = game_entries([recent(finished="bank")])
    assert entry.moment == "finished"


def test_who_won_and_with_how_much(qapp):
    game = replace(recent(finished="bank"), winners=("Anna",), result=7751)
    (entry,) = game_entries([game])
    assert entry.moment == "Anna won with $7,751"
    (entry,) = game_entries([replace(game, winners=("Anna", "Boris"))])
    assert entry.moment == "Anna, Boris won with $7,751"


def test_variations_and_the_rules_of_the_site(qapp, words):
    (entry,) = game_entries([replace(recent(), variations=4, is_peer=True)])
    assert entry.moment == "Operating round 3.2 · 4 variations · rules of 18xx.games"
    words.switch("ru")
    (entry,) = game_entries([replace(recent(), variations=1)])
    assert entry.moment.endswith(" · 1 вариант")


def test_the_picture_is_read_from_its_file(qapp, tmp_path):
    picture = QPixmap(40, 30)
    picture.fill(Qt.GlobalColor.red)
    path = tmp_path / "board.png"
    assert picture.save(str(path))
    broken = tmp_path / "broken.png"
    broken.write_text("no picture")
    found = game_entries([recent(thumbnail=str(p)) for p in (path, broken, tmp_path / "none.png")])
    assert found[0].picture is not None and found[0].picture.width() == 40
    assert found[1].picture is None and found[2].picture is None
