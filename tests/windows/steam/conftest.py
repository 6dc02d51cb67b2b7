"""Somebody at the window before a position of Steam."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.document.document import GameDocument
from desktop.engine.game import Game
from tests.dialogs.room import dressed, look, settle, words
from tests.windows.hand import Hand
from tests.windows.house import make_window, paper

__all__ = ["dressed", "look", "make_window", "paper", "words"]


@pytest.fixture
def sit_down(make_window) -> Callable[[Game], Hand]:
    def sit(game: Game) -> Hand:
        hand = Hand(make_window())
        hand.window.resize(1366, 768)
        hand.window.files._show(GameDocument(game))
        settle()
        return hand

    return sit
