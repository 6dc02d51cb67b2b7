"""Games to print: recorded ones where they are at hand, played by chance always."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from desktop.engine import resources
from desktop.i18n.language import Language
from tests.document.play import played_game
from tests.shared import SHARED


@pytest.fixture(autouse=True)
def fonts(qapp):
    from desktop.look.fonts import load_fonts

    load_fonts()


@pytest.fixture
def russian(qapp):
    language = Language(resources.translations())
    language.switch("ru")
    yield
    language.switch("en")


@pytest.fixture(params=["en", "ru"])
def each_language(request, qapp):
    language = Language(resources.translations())
    language.switch(request.param)
    yield request.param
    language.switch("en")


@pytest.fixture(scope="module")
def played():
    """A game of five, stopped in the middle: for tests that leave it where it stands."""
    return played_game(4, 300, 5)


@pytest.fixture(scope="module")
def long_game():
    """More than a thousand actions, to the end."""
    return played_game(10, 1100, 5)


@pytest.fixture(scope="module")
def merged():
    """A recorded game of 18MEX with a merger."""
    from desktop.saves.open_file import open_file

    return open_file(SHARED / "replays" / "18MEX" / "hotseat01.json").game


@pytest.fixture(scope="module")
def recorded():
    from desktop.saves.open_file import open_file

    return open_file(SHARED / "replays" / "1846" / "10264.json").game
