"""Contrast of the palette, as promised in section 14 of the design language."""

import pytest
from PySide6.QtGui import QColor

from desktop.look.companies import LIVERIES, PLAYERS, ROUTES
from desktop.look.theme import (
    DARK,
    LEGAL,
    LIGHT,
    MONO,
    PRINTED,
    REFUSED,
    WHITE,
    contrast,
    multiplied,
)

# Pair of names, light, dark.
INTERFACE = [
    ("text", "surface", 15.4, 12.2),
    ("muted", "surface", 6.1, 6.5),
    ("faint", "surface", 5.0, 4.7),
    ("disabled", "sunken", 4.9, 5.3),
    ("accent", "surface", 6.8, 6.4),
    ("on_accent", "accent", 7.1, 7.3),
    ("success", "success_soft", 5.3, 6.6),
    ("attention", "attention_soft", 4.9, 7.0),
    ("refusal", "refusal_soft", 5.9, 6.1),
    ("control_line", "raised", 3.3, 3.1),
]
PRINT = [
    (PRINTED.ink, PRINTED.casing, 15.7),
    (PRINTED.ink, PRINTED.yellow, 11.1),
    (PRINTED.ink, PRINTED.green, 7.6),
    (PRINTED.ink, PRINTED.brown, 6.2),
    (PRINTED.ink, PRINTED.gray, 9.4),
    (PRINTED.ink, PRINTED.land, 14.4),
    (PRINTED.ink, PRINTED.water, 11.0),
    (PRINTED.cream, PRINTED.off_map_plate, 9.1),
    (PRINTED.cream, PRINTED.off_map_brown, 5.0),
    (PRINTED.water_ink, PRINTED.water, 4.5),
    (PRINTED.hill_ink, PRINTED.hill, 4.3),
    (PRINTED.soft_ink, PRINTED.paper, 5.1),
    (LEGAL, WHITE, 4.0),
    (LEGAL, PRINTED.land, 3.4),
    (REFUSED, WHITE, 5.8),
]


def test_contrast_is_that_of_wcag():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", QColor("#777777")) == 1
    assert contrast("#767676", WHITE) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize(("front", "back", "light", "dark"), INTERFACE)
def test_the_interface_keeps_its_contrast(theme, front, back, light, dark):
    promised = dark if theme.is_dark else light
    found = contrast(getattr(theme, front), getattr(theme, back))
    assert found == pytest.approx(promised, abs=0.1)


@pytest.mark.parametrize(("front", "back", "promised"), PRINT)
def test_print_keeps_its_contrast(front, back, promised):
    assert contrast(front, back) == pytest.approx(promised, abs=0.1)


def test_routes_stand_out_from_their_casing():
    found = [contrast(mark.colour, PRINTED.slot) for mark in ROUTES]
    assert min(found) > 4.5


def test_players_chips_carry_a_white_letter():
    assert min(contrast(mark.colour, WHITE) for mark in PLAYERS) > 4.5


@pytest.mark.parametrize("livery", LIVERIES["1846"].values(), ids=LIVERIES["1846"].keys())
def test_a_livery_can_be_read_as_a_line_on_a_dark_panel(livery):
    assert contrast(DARK.on_panel(livery.fill), DARK.surface) >= 4.5
    assert LIGHT.on_panel(livery.fill) == QColor(livery.fill)


def test_without_colour_there_are_only_greys():
    for name, value in vars(MONO).items():
        if isinstance(value, str):
            assert QColor(value).hslSaturation() == 0, name


def test_print_over_paper_is_darker_than_either():
    assert multiplied("#FF8000", "#80FF80").name() == "#808000"


def test_every_hex_colour_has_an_ink():
    for word in ("white", "yellow", "green", "brown", "gray", "red", "blue"):
        assert QColor(PRINTED.of(word)).isValid()
