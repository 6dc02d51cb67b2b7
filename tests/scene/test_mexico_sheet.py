"""The board of 18MEX: flat hexes, a double hex, walls, deserts, cities whose value changes."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from desktop.eighteen.load import load_box
from desktop.look.theme import PRINTED
from desktop.scene.painting import off_map
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import FLAT
from desktop.scene.painting.hex_looks import fresh_look
from desktop.scene.painting.labels import values_of
from desktop.scene.painting.prints import load_print
from desktop.scene.painting.sheet import BoardSheet
from tests.scene.boards import blank, painter_on
from tests.scene.test_labels import ink_of, overlap

MEXICO = load_box("18MEX")
LANGUAGES = ("en", "ru")
SCALE = 0.5


def looks():
    return {id: fresh_look(data) for id, data in MEXICO.hexes.items()}


def printed(language: str):
    sheet = BoardSheet(MEXICO.printed(), language)
    size = (sheet.bounds.size() * SCALE).toSize()
    image = blank(size.width(), size.height())
    painter = painter_on(image, SCALE, sheet.bounds.topLeft())
    sheet.paint_plates(painter)
    sheet.paint_print(painter, looks(), sheet.bounds)
    painter.end()
    return sheet, image


def pixel(sheet: BoardSheet, image, at: QPointF) -> QColor:
    spot = (at - sheet.bounds.topLeft()) * SCALE
    return image.pixelColor(spot.toPoint())


def is_like(found: QColor, wanted: str) -> bool:
    other = QColor(wanted)
    parts = zip(found.getRgb()[:3], other.getRgb()[:3], strict=True)
    return all(abs(one - two) < 40 for one, two in parts)


def test_every_place_has_a_russian_name():
    data = load_print("18MEX")
    for name in {printed.name for printed in MEXICO.hexes.values() if printed.name}:
        assert data.name(name, "ru") != name
        assert any("а" <= letter <= "я" for letter in data.name(name, "ru").lower())


def test_all_hexes_lie_within_the_frame():
    sheet = BoardSheet(MEXICO.printed(), "en")
    for id in MEXICO.hexes:
        assert sheet.frame.contains(sheet.hex_rect(id)), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hex_lies_under_the_title(language):
    sheet = BoardSheet(MEXICO.printed(), language)
    x, y = sheet.data.title_block.at
    block = QRectF(x - 300, y - 60, 600, 216)
    assert sheet.frame.contains(block)
    assert not any(block.intersects(sheet.hex_rect(id)) for id in MEXICO.hexes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_keep_clear_of_cities_and_of_each_other(language):
    sheet, faces = BoardSheet(MEXICO.printed(), language), looks()
    for id, look in faces.items():
        if look.face.colour == "red":
            continue
        found = sheet.labels(id, faces)
        for number, label in enumerate(found):
            for city in shape_of(look.face, FLAT).cities:
                assert overlap(ink(label), city.body) <= 40, (id, label.kind)
            for other in found[number + 1 :]:
                assert overlap(ink(label), ink(other)) <= 20, (id, label.kind, other.kind)


def ink(label) -> QPainterPath:
    if label.kind != "values":
        return ink_of(label)
    path = QPainterPath()
    path.addRect(QRectF(label.at.x() - 44, label.at.y() - 16, 88, 32))
    return path


@pytest.mark.parametrize("id", ["B3", "D11", "I12"])
def test_a_grey_city_shows_both_its_values(id):
    sheet, faces = BoardSheet(MEXICO.printed(), "en"), looks()
    assert [name for name, _ in values_of(faces[id].face)] == ["yellow", "brown"]
    assert any(label.kind == "values" for label in sheet.labels(id, faces))


@pytest.mark.parametrize("name", ["Mérida", "Мерида"])
def test_the_text_of_a_red_hex_stands_round_its_city(name):
    face = MEXICO.hexes["Q14"].face
    found = off_map.layout(face, name, 0, (), 2, FLAT)
    (city,) = shape_of(face, FLAT).cities
    body = city.body.boundingRect()
    assert found.names[0].y() < body.top()
    assert found.values is not None
    assert found.values.y() - off_map.BOX[1] / 2 > body.bottom() - 1


def test_two_names_of_a_hex_take_two_lines():
    face = MEXICO.hexes["A6"].face
    found = off_map.layout(face, "Ciudad Juárez / El Paso", 0, (), 2, FLAT)
    assert found.words == ("Ciudad Juárez /", "El Paso")


def test_no_line_parts_the_double_hex_and_walls_are_thick():
    sheet, image = printed("en")
    here, there = sheet.centres["O10"], sheet.centres["P11"]
    within = here + FLAT.side_mid(5) + (FLAT.side_ends(5)[1] - FLAT.side_ends(5)[0]) * 0.3
    assert is_like(pixel(sheet, image, within), PRINTED.yellow)
    wall = there + FLAT.side_mid(0)
    assert is_like(pixel(sheet, image, wall), PRINTED.off_map_outline)
    assert is_like(pixel(sheet, image, wall + QPointF(0, 3)), PRINTED.off_map_outline)


def test_printed_track_keeps_its_colour_in_the_hills():
    sheet = BoardSheet(MEXICO.printed(), "en")
    assert sheet.ground("P11") == sheet.ground("R13") == PRINTED.yellow
    assert sheet.ground("N11") == PRINTED.hill


@pytest.mark.parametrize("id", ["E2", "K12"])
def test_deserts_and_swamps_are_drawn(id):
    """Against the empty hex F11, ink shows where nothing is written."""
    sheet, image = printed("en")

    def shades(at: QPointF) -> int:
        return len(
            {
                pixel(sheet, image, at + QPointF(x, y)).rgb()
                for x in range(-30, 31, 2)
                for y in range(-50, -20, 2)
            }
        )

    assert shades(sheet.centres[id]) > 3 * shades(sheet.centres["F11"])
