"""No test of the look needs a display."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def fonts(qapp):
    from desktop.look.fonts import load_fonts

    load_fonts()
