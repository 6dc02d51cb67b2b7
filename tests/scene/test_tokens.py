"""Tokens, reserved slots, markers."""

import pytest
from PySide6.QtCore import QPointF

from desktop.look.companies import LIVERIES, SYMBOLS, livery
from desktop.look.theme import MONO, contrast
from desktop.scene.painting import markers
from desktop.scene.painting.lettering import text_width
from desktop.scene.painting.tokens import (
    LETTERS_WIDTH,
    letters_size,
    paint_reserved,
    paint_reserved_plain,
    paint_token,
    symbol,
)
from tests.scene.boards import blank, colours_in, painter_on

COMPANIES = LIVERIES["1846"]


def painted(paint, *arguments, **how):
    image = blank(60, 60, "#93B873")
    painter = painter_on(image, 1.0, QPointF(0, 0))
    paint(painter, *arguments, **how)
    painter.end()
    return image


@pytest.mark.parametrize("kind", SYMBOLS)
def test_every_symbol_has_a_shape_of_its_own(kind):
    shape = symbol(kind)
    assert 0.9 < shape.boundingRect().height() < 2.6
    assert sum(symbol(other) == shape for other in SYMBOLS) == 1


@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("radius", [10.0, 12.5])
def test_a_small_token_keeps_its_letters_apart_from_its_ground(company, radius):
    """20 and 25 pixels: a token at 1366 x 768."""
    worn = livery("1846", company)
    image = painted(paint_token, QPointF(30, 30), radius, company, worn)
    middle = image.rect().adjusted(24, 27, -24, -25).toRectF()
    found = sorted(colours_in(image, middle), key=lambda c: c.lightness())
    assert contrast(found[1], found[-2]) > 3


@pytest.mark.parametrize("company", [*COMPANIES, "C&WI"])
def test_letters_fit_into_their_ring(company):
    assert text_width(company, letters_size(company, 30)) <= LETTERS_WIDTH * 30 + 0.01


def test_a_ghost_and_a_token_without_colour_differ_from_a_token():
    at, worn = QPointF(30, 30), livery("1846", "PRR")
    pictures = [
        painted(paint_token, at, 25, "PRR", worn),
        painted(paint_token, at, 25, "PRR", worn, ghost=True),
        painted(paint_token, at, 25, "PRR", worn, inks=MONO),
        painted(paint_token, at, 25, "PRR", worn, light_rim=True),
        painted(paint_token, at, 25, "PRR", worn, shadow=False),
        painted(paint_reserved, at, 25, "PRR", worn),
        painted(paint_reserved_plain, at, 25, "PRR"),
    ]
    for i, one in enumerate(pictures):
        assert all(one != other for other in pictures[i + 1 :])


@pytest.mark.parametrize("kind", markers.KINDS)
def test_a_marker_shows_where_it_lies(kind):
    at = QPointF(30, 30)
    plain = painted(markers.paint_marker, kind, at)
    assert plain != painted(markers.paint_marker, kind, at, is_marked=True)
    assert painted(markers.paint_sign, kind, at, "#FFF8E7") != plain
