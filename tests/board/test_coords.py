"""Hex names and neighbours."""

import pytest

from desktop.board.coords import LAYOUTS, OPPOSITE, place_of
from tests.shared import facts, needs_shared


@pytest.mark.parametrize(
    ("name", "letters", "place"),
    [
        ("A1", "down", (0, 0)),
        ("D6", "down", (5, 3)),
        ("D6", "across", (3, 5)),
        ("K3", "down", (2, 10)),
        ("AA2", "down", (1, 26)),
    ],
)
def test_a_name_is_a_place(name: str, letters: str, place: tuple[int, int]) -> None:
    assert place_of(name, letters) == place


@pytest.mark.parametrize("name", ["", "6D", "d6", "D", "D6 ", "D-6"])
def test_what_is_not_a_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not the name of a hex"):
        place_of(name)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_step_back_is_across_the_opposite_side(layout: str) -> None:
    steps = LAYOUTS[layout]
    assert len(set(steps)) == 6
    for side, (across, down) in enumerate(steps):
        assert steps[OPPOSITE[side]] == (-across, -down)


@needs_shared
@pytest.mark.parametrize("title", ["1846", "1861", "1867", "18CZ", "18MEX"])
def test_the_steps_are_those_of_the_fact_sheet(title: str) -> None:
    geometry = facts(title)["geometry"]
    layout = geometry["orientation"].removesuffix("_top")
    steps = geometry["edge_delta_xy"]
    assert LAYOUTS[layout] == tuple(tuple(steps[str(side)]) for side in range(6))


@needs_shared
@pytest.mark.parametrize("title", ["1846", "1861", "1867", "18CZ", "18MEX"])
def test_the_places_are_those_of_the_fact_sheet(title: str) -> None:
    sheet = facts(title)
    letters = "across" if sheet["geometry"]["x_axis"] == "letter" else "down"
    for hex in sheet["map"]["hexes"]:
        assert place_of(hex["coord"], letters) == (hex["x"], hex["y"])
