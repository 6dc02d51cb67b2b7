"""The look and the languages, for every test of a window; nothing moves unless it is asked to."""

from collections.abc import Iterator

import pytest

from desktop.look import motion
from tests.dialogs.room import dressed, look, words
from tests.windows.house import hand, make_window, paper, window
from tests.windows.motions import reduced, slow

__all__ = [
    "dressed",
    "hand",
    "look",
    "make_window",
    "paper",
    "reduced",
    "slow",
    "window",
    "words",
]


@pytest.fixture(autouse=True)
def still() -> Iterator[None]:
    """Some tests start the whole program, which moves."""
    yield
    motion.allow(False)
    motion.reduce(False)
