"""Boards to paint: fresh from the box, and in the middle of a game. No display is needed."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def fonts(qapp):
    from desktop.look.fonts import load_fonts

    load_fonts()


@pytest.fixture(scope="session")
def ground_folder(tmp_path_factory):
    """One folder for all tests: the ground is rendered once."""
    return tmp_path_factory.mktemp("ground")
