"""Goods and players' markers: nobody depends on colour alone, and colours stay apart."""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from desktop.look.companies import PLAYERS, SYMBOLS
from desktop.look.goods import GOODS, PLAYER_SYMBOLS, STEAM, good, goods_inks, player_symbol
from desktop.look.theme import PRINTED, contrast, multiplied

# How eyes without one of the three kinds of cones see (Machado 2009, severity 1).
EYES = {
    "all three": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def seen(value, eye):
    """The colour in CIE L*a*b*, as that eye sees it."""
    parts = (QColor(value).redF(), QColor(value).greenF(), QColor(value).blueF())
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True))))
        for row in EYES[eye]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one, other, eye):
    pairs = zip(seen(one, eye), seen(other, eye), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@pytest.mark.parametrize("eye", EYES)
def test_every_eye_tells_the_five_goods_apart(eye):
    for one, other in combinations(GOODS.values(), 2):
        assert distance(one.fill, other.fill, eye) > 20


def test_goods_and_players_have_symbols_of_their_own():
    worn = [wood.symbol for wood in GOODS.values()] + [player_symbol(mark) for mark in PLAYERS]
    assert len(set(worn)) == len(worn) == 11
    assert set(worn) <= set(SYMBOLS)
    assert set(PLAYER_SYMBOLS) == {mark.name for mark in PLAYERS}


@pytest.mark.parametrize("kind", GOODS)
def test_letters_and_symbols_stand_out_from_wood_and_print(kind):
    wood = good(kind)
    assert contrast(wood.text, wood.fill) > 3.5
    assert contrast(wood.letters, wood.plate) > 7
    assert contrast(wood.letters, wood.ground) > 3


def test_without_colour_a_light_cube_is_white_and_a_dark_one_nearly_black():
    assert good("yellow").mono().fill == "#FFFFFF"
    assert contrast(good("purple").mono().fill, "#FFFFFF") > 10
    assert good("red").mono().symbol == good("red").symbol


def test_grey_may_be_spelt_in_both_ways():
    assert good("grey") is good("gray")


def test_a_tile_stands_out_from_the_land_it_lies_on():
    land = multiplied(PRINTED.paper, STEAM.meadow)
    assert distance(land, STEAM.tile, "all three") > 12
    assert contrast(PRINTED.ink, STEAM.tile) > 10


def test_printing_in_black_uses_no_colour():
    for value in vars(goods_inks(is_mono=True)).values():
        assert QColor(value).saturation() == 0
