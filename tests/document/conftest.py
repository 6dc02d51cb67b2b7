"""Games for the tests of the document: recorded ones where they are at hand, played ones always."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.document.document import GameDocument
from tests.document.play import played_game


@pytest.fixture
def document(qapp: object) -> Iterator[GameDocument]:
    """A game of 120 actions, standing at its end."""
    opened = GameDocument(played_game(1, 120))
    yield opened
    opened.deleteLater()
