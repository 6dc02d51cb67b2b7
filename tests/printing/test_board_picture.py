"""The board as a picture, of the size that was asked for."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from desktop.printing.board_picture import write_png, write_svg
from desktop.printing.report import PrintError


def test_a_png_has_its_size_and_many_colours(played, tmp_path):
    path = tmp_path / "board.png"
    size = write_png(path, "1846", "ru", played.table, scale=0.2)
    image = QImage(str(path))
    assert (image.width(), image.height()) == size.toTuple() == (450, 369)
    seen = {image.pixel(x, y) for x in range(0, 450, 15) for y in range(0, 369, 15)}
    assert len(seen) > 100


def test_black_ink_only(played, tmp_path):
    path = tmp_path / "board.png"
    write_png(path, "1846", "en", played.table, scale=0.1, is_mono=True)
    image = QImage(str(path))
    assert image.allGray()


def test_an_svg_has_its_size_and_only_shapes(played, tmp_path):
    path = tmp_path / "board.svg"
    size = write_svg(path, "1846", "en", played.table, scale=0.5)
    root = ElementTree.parse(path).getroot()
    assert root.get("viewBox", "").split()[2:] == ["2252", "1846"]
    assert size.toTuple() == (1126, 923)
    assert QSvgRenderer(str(path)).isValid()
    assert b"<image" not in path.read_bytes()


def test_names_and_tokens_of_an_svg_are_not_cut_off(played, tmp_path):
    """Qt's generator left the clip of the last hex over all that came after it."""
    path = tmp_path / "board.svg"
    write_svg(path, "1846", "en", played.table)
    content = path.read_text(encoding="utf-8")
    assert content.count("<clipPath ") > 20
    _, _, above = content.rpartition("clip-path=")
    assert above.count("<path") > 100


def test_the_board_changes_with_the_game(played, tmp_path):
    empty, laid = tmp_path / "empty.svg", tmp_path / "laid.svg"
    write_svg(empty, "1846", "en")
    write_svg(laid, "1846", "en", played.table)
    assert laid.read_bytes() != empty.read_bytes()


@pytest.mark.parametrize("scale", [0, -1, 0.01, 40, float("nan"), float("inf")])
@pytest.mark.parametrize("write", [write_png, write_svg])
def test_a_scale_without_sense_is_refused(write, scale, tmp_path):
    with pytest.raises(PrintError, match="scale"):
        write(tmp_path / "x", "1846", "en", scale=scale)
