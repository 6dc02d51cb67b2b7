"""A ticket lies where nothing is read: never over a city, a name, a token or its own hex."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from desktop.scene.painting.labels import box
from desktop.scene.painting.standing import standing_of
from desktop.scene.ticket_place import Ground, ticket_place, ticket_shape
from tests.scene.boards import SEEDS, played_looks, sheet_of

# Pixels of a ticket as at 1366×768, and pixels of a unit: the whole sheet, twice and four times.
PAPER = QSizeF(140, 54)
FIT = 0.37
# A refusal with its rule, as its words may break.
REFUSAL = [QSizeF(284, 92), QSizeF(224, 110), QSizeF(174, 146)]


def placed(seed: int, hex_id: str, zoom: float, language: str = "en") -> tuple[QRectF, Ground]:
    sheet, looks = sheet_of(language), played_looks(seed)
    view = QSizeF(858, 720) / zoom
    centre = sheet.centres[hex_id]
    shown = sheet.rect if zoom == FIT else box(centre, view.width(), view.height())
    laid = {id for id, look in looks.items() if look.face.tracks}
    ground = Ground(sheet, standing_of(sheet, looks), shown, laid=laid)
    size: QSizeF = PAPER / zoom
    at = ticket_place(ground, hex_id, size)
    return box(at, size.width(), size.height()), ground


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("zoom", [FIT, 2 * FIT, 4 * FIT])
def test_a_ticket_covers_no_city_no_name_and_not_its_hex(seed, zoom):
    sheet = sheet_of("en")
    for hex_id, data in sheet.box.hexes.items():
        if data.face.colour in ("red", "blue", "gray"):
            continue  # no tile ever lies there
        rect, ground = placed(seed, hex_id, zoom)
        assert ground.shown.contains(rect), hex_id
        assert not rect.intersects(sheet.hex_rect(hex_id)), hex_id
        for kept in ground.standing.rects():
            assert not rect.intersects(kept), hex_id


def test_long_names_are_spared_too():
    for hex_id in ("G9", "H12", "E17", "D20"):
        rect, ground = placed(1, hex_id, FIT, "ru")
        names = [r for of_hex in ground.standing.names.values() for r in of_hex]
        assert names
        assert not any(rect.intersects(name) for name in names)


def test_a_ticket_leaves_the_hexes_free_where_the_hand_wants_to_go():
    sheet, looks = sheet_of("en"), played_looks(1)
    wanted = tuple(sheet.around("F10"))
    ground = Ground(sheet, standing_of(sheet, looks), sheet.rect, wanted=wanted)
    at = ticket_place(ground, "F10", PAPER / FIT)
    rect = box(at, PAPER.width() / FIT, PAPER.height() / FIT)
    assert not any(rect.intersects(sheet.hex_rect(id, 0.9)) for id in wanted)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_title_and_the_names_of_the_lakes_stay_free(language):
    sheet = sheet_of(language)
    assert len(sheet.legends) == 5  # Lake Erie in two lines
    for hex_id, data in sheet.box.hexes.items():
        if data.face.colour in ("red", "blue", "gray"):
            continue
        rect, _ = placed(1, hex_id, FIT, language)
        assert not any(rect.intersects(legend) for legend in sheet.legends), hex_id


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_long_ticket_breaks_its_words_so_that_it_finds_room(language):
    sheet, looks = sheet_of(language), played_looks(1)
    laid = {id for id, look in looks.items() if look.face.tracks}
    ground = Ground(sheet, standing_of(sheet, looks), sheet.rect, laid=laid)
    sizes = [size / FIT for size in REFUSAL]
    chosen = set()
    for hex_id, data in sheet.box.hexes.items():
        if data.face.colour in ("red", "blue", "gray"):
            continue
        number, at = ticket_shape(ground, hex_id, sizes)
        chosen.add(number)
        rect = box(at, sizes[number].width(), sizes[number].height())
        assert not any(rect.intersects(kept) for kept in ground.standing.rects()), hex_id
        assert not any(rect.intersects(legend) for legend in sheet.legends), hex_id
    assert 0 in chosen and len(chosen) > 1
