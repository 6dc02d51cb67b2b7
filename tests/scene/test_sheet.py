"""The printed board: every hex in both languages, and the contrast of finished pixels."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor

from desktop.look.theme import MONO, contrast
from desktop.scene.painting.hex_looks import HexLook
from desktop.scene.painting.prints import looks_of
from desktop.scene.painting.sheet import BoardSheet
from tests.scene.boards import (
    BOX,
    blank,
    colours_in,
    fresh_looks,
    painter_on,
    played_looks,
    sheet_of,
    table_of,
    text_contrast,
)

SCALE = 0.75
LANGUAGES = ("en", "ru")


@pytest.fixture(scope="module")
def finished(qapp):
    """The whole fresh board in English, with grain and wear."""
    from desktop.look.fonts import load_fonts

    load_fonts()
    sheet = sheet_of("en")
    size = (sheet.bounds.size() * SCALE).toSize()
    image = blank(size.width(), size.height())
    painter = painter_on(image, SCALE, sheet.bounds.topLeft())
    sheet.paint_ground(painter, SCALE)
    sheet.paint_print(painter, fresh_looks(), sheet.bounds)
    sheet.paint_grain(painter, sheet.bounds, SCALE)
    sheet.paint_wear(painter)
    painter.end()
    return image


def on_picture(rect: QRectF) -> QRectF:
    origin = sheet_of("en").bounds.topLeft()
    return QRectF((rect.topLeft() - origin) * SCALE, rect.size() * SCALE)


def around(at: QPointF, width: float, height: float) -> QRectF:
    return on_picture(QRectF(at - QPointF(width, height) / 2, QSizeF(width, height)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [0, 1])
def test_every_hex_paints(language, seed):
    sheet = sheet_of(language)
    looks = played_looks(seed) if seed else fresh_looks()
    size = (sheet.bounds.size() * 0.25).toSize()
    image = blank(size.width(), size.height())
    painter = painter_on(image, 0.25, sheet.bounds.topLeft())
    sheet.paint_print(painter, looks, sheet.bounds)
    painter.end()
    for id in BOX.hexes:
        rect = sheet.hex_rect(id).translated(-sheet.bounds.topLeft())
        part = image.copy(QRectF(rect.topLeft() * 0.25, rect.size() * 0.25).toAlignedRect())
        assert part != blank(part.width(), part.height()), id


def test_a_whole_board_paints_without_colour():
    sheet = BoardSheet(BOX.printed(), "ru", MONO)
    image = blank(460, 380)
    painter = painter_on(image, 0.2, sheet.bounds.topLeft())
    sheet.paint_print(painter, played_looks(2), sheet.bounds)
    painter.end()
    assert all(image.pixelColor(x, y).hslSaturation() == 0 for x in range(460) for y in (90, 200))


@pytest.mark.parametrize("id", ["G3", "G13", "G15", "C9"])
def test_a_name_on_land_can_be_read(finished, id):
    sheet, looks = sheet_of("en"), fresh_looks()
    name = next(label for label in sheet.labels(id, looks) if label.kind == "name")
    place = name.rect.translated(sheet.centres[id])
    assert text_contrast(finished, on_picture(place)) > 9


def test_rails_stand_out_from_a_yellow_hex(finished):
    """Section 14 promises 11.4; the printed ground is a little darker than a card."""
    sheet = sheet_of("en")
    rail = around(sheet.centres["D20"] + QPointF(-80, 0), 6, 4)
    ground = around(sheet.centres["D20"] + QPointF(-50, -52), 8, 8)
    ink = sorted(colours_in(finished, rail), key=lambda c: c.lightness())[0]
    yellow = sorted(colours_in(finished, ground), key=lambda c: c.lightness())[8]
    assert contrast(ink, yellow) > 8.5


def test_the_subtitle_and_the_row_letters_can_be_read(finished):
    sheet = sheet_of("en")
    x, y = sheet.data.title_block.at
    assert text_contrast(finished, around(QPointF(x, y + 76), 400, 24)) > 11
    letter = QPointF(sheet.frame.left() + 25, sheet.centres["D6"].y())
    assert text_contrast(finished, around(letter, 14, 14)) > 4


def test_off_map_names_can_be_read(finished):
    """Cream on its halo: the lightest pixels against the darkest but a few."""
    rect = on_picture(sheet_of("en").hex_rect("C17", 0.5))
    found = sorted(colours_in(finished, rect), key=lambda c: c.lightness())
    assert contrast(found[-len(found) // 60], QColor("#7C281B")) > 7


def test_the_hex_under_the_mouse_is_found():
    sheet = sheet_of("en")
    for id, centre in sheet.centres.items():
        assert sheet.hex_at(centre) == id
        assert sheet.hex_at(centre + QPointF(40, 60)) == id
    assert sheet.hex_at(QPointF(0, 0)) is None
    assert sheet.hex_at(QPointF(-5000, 0)) is None


def test_off_map_hexes_of_one_name_are_one_area():
    sheet = sheet_of("en")
    areas = sorted(len(area) for area in sheet.areas)
    assert areas.count(2) == 2  # Buffalo and Pittsburgh
    assert sum(areas) == sum(data.face.colour == "red" for data in BOX.hexes.values())
    assert sheet.is_area_mate("C21", 5) and not sheet.is_area_mate("C21", 0)


def test_all_hexes_lie_within_the_frame():
    sheet = sheet_of("en")
    for id in BOX.hexes:
        assert sheet.frame.contains(sheet.hex_rect(id)), id


def test_an_unknown_language_is_english():
    assert BoardSheet(BOX.printed(), "de").name("D6") == "Chicago"
    assert sheet_of("ru").name("D6") == "Чикаго"


def test_the_look_of_a_hex_tells_all_that_can_change():
    table = table_of(1, 0)
    looks = looks_of(table, sheet_of("en"))
    assert looks["H12"].reserved == ((0, 0, "B&O"),)
    assert looks["D6"].reserved == ((3, 0, "C&WI"),)
    assert looks["B8"].value == "yellow"
    assert looks["G19"] != HexLook(looks["G19"].face)
    assert all(look.value in ("", "yellow", "brown") for look in played_looks(1).values())
