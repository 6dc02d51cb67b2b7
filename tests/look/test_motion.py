"""How long things move, and whether they do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.look import motion

PACES = {name: pace for name, pace in vars(motion).items() if isinstance(pace, motion.Pace)}
FADING = {"HOVER", "GLOW_IN", "GLOW_OUT", "PANEL"}


@pytest.fixture(autouse=True)
def seen(qapp) -> Iterator[None]:
    motion.allow()
    yield
    motion.allow(False)
    motion.reduce(False)


def test_every_movement_has_the_time_of_the_design():
    assert {name: motion.duration(pace) for name, pace in PACES.items()} == {
        "HOVER": 80,
        "GLOW_IN": 120,
        "GLOW_OUT": 80,
        "TILE_TURN": 90,
        "SETTLE": 110,
        "SHAKE": 60,
        "GLIDE": 180,
        "FLIGHT": 140,
        "PRICE": 160,
        "PANEL": 120,
        "ROUTE": 240,
    }


@pytest.mark.parametrize(("cells", "ms"), [(0, 0), (1, 160), (2, 320), (3, 480), (7, 480)])
def test_a_price_takes_longer_for_more_cells_but_not_for_ever(cells, ms):
    assert motion.duration(motion.PRICE, cells) == ms


@pytest.mark.parametrize("name", PACES)
def test_reduced_motion_leaves_only_short_fading(name):
    motion.reduce(True)
    assert motion.duration(PACES[name]) == (80 if name in FADING else 0)


@pytest.mark.parametrize("name", PACES)
def test_what_the_system_asks_for_counts_as_chosen(name, monkeypatch):
    monkeypatch.setattr(motion, "system_reduces", lambda: True)
    assert motion.duration(PACES[name]) == (80 if name in FADING else 0)


@pytest.mark.parametrize("name", PACES)
def test_nothing_moves_where_nobody_watches(name):
    motion.allow(False)
    assert motion.duration(PACES[name]) == 0
