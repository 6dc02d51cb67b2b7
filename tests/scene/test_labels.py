"""Labels find their places: clear of cities, of each other, within reach of their hex."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.look.fonts import SERIF
from desktop.scene.painting import off_map
from desktop.scene.painting.faces import off_map_arrow, shape_of
from desktop.scene.painting.geometry import POINTY
from desktop.scene.painting.labels import Label, Occupied, Places, face_labels, name_size
from desktop.scene.painting.lettering import text_path
from tests.scene.boards import BOX, SEEDS, fresh_looks, played_looks, sheet_of

LANGUAGES = ("en", "ru")
CAPITALS = 0.66  # height of capitals, of the size of the type


def ink_of(label: Label) -> QPainterPath:
    """What a label really covers."""
    path = QPainterPath()
    if label.kind in ("name", "label"):
        weight = 600 if label.kind == "name" else 700
        outlines = text_path(label.text, label.at, label.size, weight, SERIF).boundingRect()
        middle = outlines.center().x()
        high = label.size * CAPITALS
        path.addRect(
            QRectF(middle - outlines.width() / 2, label.at.y() - high / 2, outlines.width(), high)
        )
    elif label.kind == "cost":
        path.addRect(QRectF(label.at.x() - 27, label.at.y() - 15, 54, 30))
    elif label.kind == "revenue":
        path.addEllipse(label.at, 17.5, 17.5)
    elif label.kind == "number":
        path.addRect(label.rect)
    else:
        path.addEllipse(label.at, 15, 15)
    return path


def overlap(one: QPainterPath, other: QPainterPath) -> float:
    """In square units."""
    common = one.intersected(other).boundingRect()
    return common.width() * common.height()


def faults(face, labels):
    for number, label in enumerate(labels):
        for city in shape_of(face).cities:
            if overlap(ink_of(label), city.body) > 12:
                yield f"{label.kind} {label.text} on a city"
        for other in labels[number + 1 :]:
            if overlap(ink_of(label), ink_of(other)) > 12:
                yield f"{label.kind} {label.text} on {other.kind} {other.text}"


@pytest.mark.parametrize("number", BOX.tiles)
def test_the_labels_of_a_tile_keep_clear(number):
    face = BOX.tiles[number].face
    for rotation in range(6):
        turned = face.turned(rotation)
        assert not list(faults(turned, face_labels(turned, number)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_labels_of_a_fresh_board_keep_clear(language):
    sheet, looks = sheet_of(language), fresh_looks()
    for id, look in looks.items():
        if look.face.colour != "red":
            assert not list(faults(look.face, sheet.labels(id, looks))), id


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_labels_of_a_game_keep_clear(language, seed):
    sheet, looks = sheet_of(language), played_looks(seed)
    for id, look in looks.items():
        if look.face.colour != "red":
            assert not list(faults(look.face, sheet.labels(id, looks))), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stay_within_what_a_repaint_covers(language):
    sheet = sheet_of(language)
    for looks in (fresh_looks(), played_looks(1)):
        for id in looks:
            reach = sheet.text_rect(id).translated(-sheet.centres[id])
            for label in sheet.labels(id, looks):
                assert reach.contains(ink_of(label).boundingRect().adjusted(-4, -4, 4, 4)), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_shrink_no_further_than_can_be_read(language):
    sheet = sheet_of(language)
    for data in BOX.hexes.values():
        if data.name:
            assert 22 <= name_size(sheet.name(data.id))[0] <= 26.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_off_map_names_and_values_keep_clear_of_the_arrows(language):
    sheet = sheet_of(language)
    for data in BOX.hexes.values():
        if data.face.colour != "red":
            continue
        name = sheet.name(data.id)
        found = off_map.layout(data.face, name, data.compass_bonus, data.icons, 2, POINTY)
        for side in data.face.exits:
            arrow = off_map_arrow(side)
            for word, at in zip(found.words, found.names, strict=True):
                text = text_path(word, at, 21, 600, SERIF).boundingRect()
                assert not arrow.intersects(text), (data.id, word)
            if found.values is not None:
                boxes = QRectF(found.values - QPointF(46, 20), found.values + QPointF(46, 20))
                assert not arrow.intersects(boxes), data.id
            if found.pill is not None:
                pill = QRectF(found.pill - QPointF(31, 12.5), found.pill + QPointF(31, 12.5))
                assert not arrow.intersects(pill), data.id


def test_the_freest_place_is_found():
    occupied = Occupied(BOX.hexes["G3"].face)  # a city in the middle
    middle, corner = QPointF(0, 0), QPointF(0, 70)
    assert occupied.best(Places((middle, corner)), (30, 20)) == corner
    assert occupied.best(Places((corner, QPointF(0, -70))), (30, 20)) == corner
    occupied.add(QRectF(-30, 50, 60, 40))
    assert occupied.best(Places((corner, QPointF(0, -70))), (30, 20)) == QPointF(0, -70)
