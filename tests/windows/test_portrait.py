"""The small picture shows the board as it is in the file."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage

from desktop.document.document import GameDocument
from desktop.document.library import Library
from desktop.printing.board_picture import board_image
from desktop.windows.portrait import WIDTH, Portrait, in_language, picture_at
from tests.document.play import played_game


@pytest.fixture
def library(tmp_path):
    return Library(tmp_path)


@pytest.fixture
def document(qapp, tmp_path):
    from desktop.look.fonts import load_fonts

    load_fonts()
    made = GameDocument(played_game(4, 300, 5))
    made.save(tmp_path / "a.drezina")
    return made


def far_apart(one: QImage, other: QImage) -> float:
    """How much two pictures differ, over a grid of points."""
    points = [(x, y) for x in range(8, WIDTH, 24) for y in range(8, 820, 24)]
    pairs = ((one.pixelColor(x, y), other.pixelColor(x, y)) for x, y in points)
    return sum(abs(a.lightness() - b.lightness()) for a, b in pairs)


def test_it_is_of_the_moment_in_the_file_whatever_is_looked_at_later(document, library, tmp_path):
    library.add(document)
    portrait = Portrait(library, tmp_path, document)
    portrait.sit(document)
    now = board_image("1846", "en", document.game.table, width=WIDTH)
    document.go_to_start()
    bare = board_image("1846", "en", document.game.table, width=WIDTH)
    portrait.take()
    taken = picture_at(library.recent()[0].thumbnail).toImage()
    assert far_apart(taken, now) * 3 < far_apart(taken, bare)


def test_there_is_one_for_each_language_after_a_while(document, library, tmp_path, qtbot):
    from pathlib import Path

    library.add(document)
    portrait = Portrait(library, tmp_path, document)
    portrait.sit(document)
    portrait.hurry()

    def both():
        base = Path(library.recent()[0].thumbnail or "none.jpg")
        assert in_language(base, "en").is_file() and in_language(base, "ru").is_file()

    qtbot.waitUntil(lambda: _is_true(both), timeout=5000)


def _is_true(check) -> bool:
    try:
        check()
    except AssertionError:
        return False
    return True


def test_the_picture_in_the_language_of_now_comes_first(qapp, tmp_path):
    for code, ink in (("en", Qt.GlobalColor.red), ("ru", Qt.GlobalColor.blue)):
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        image.fill(ink)
        assert image.save(str(in_language(tmp_path / "1.png", code)))
    found = picture_at(str(tmp_path / "1.png"))
    assert found.toImage().pixelColor(4, 4).red() > 200
    in_language(tmp_path / "1.png", "en").unlink()
    assert picture_at(str(tmp_path / "1.png")).toImage().pixelColor(4, 4).blue() > 200
    assert picture_at("") is None
    assert picture_at(str(tmp_path / "2.png")) is None


def test_the_window_hears_between_the_parts_of_a_picture(document, library, tmp_path, qtbot):
    library.add(document)
    portrait = Portrait(library, tmp_path, document)
    heard = []
    beat = QTimer()
    beat.timeout.connect(lambda: heard.append(bool(library.recent()[0].thumbnail)))
    beat.start(0)
    portrait.sit(document)
    with qtbot.waitSignal(portrait.taken):
        portrait.hurry()
    beat.stop()
    assert heard.count(False) > 5


def test_games_put_away_one_after_the_other_all_get_theirs(document, library, tmp_path, qtbot):
    portrait = Portrait(library, tmp_path, document)
    for name in ("a", "b"):
        document.save(tmp_path / f"{name}.drezina")
        library.add(document)
        portrait.sit(document)
    portrait.hurry()
    qtbot.waitUntil(lambda: all(game.thumbnail for game in library.recent()), timeout=5000)
    assert len({game.thumbnail for game in library.recent()}) == 2


def test_what_is_saved_again_is_painted_as_it_was_saved_last(document, library, tmp_path):
    library.add(document)
    portrait = Portrait(library, tmp_path, document)
    now = board_image("1846", "en", document.game.table, width=WIDTH)
    portrait.sit(document)
    portrait._go_on()
    document.go_to_start()
    bare = board_image("1846", "en", document.game.table, width=WIDTH)
    portrait.sit(document)
    portrait.take()
    taken = picture_at(library.recent()[0].thumbnail).toImage()
    assert far_apart(taken, bare) * 3 < far_apart(taken, now)


def test_without_a_game_nothing_is_taken(qapp, library, tmp_path):
    Portrait(library, tmp_path, qapp).take()
    assert list(tmp_path.glob("*.jpg")) == []
