"""The board in small on the cards of the start page."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest

from desktop.windows import game_card
from desktop.windows.game_card import SOON, Picture


def test_a_board_is_painted_only_for_a_card_that_is_seen(qtbot, monkeypatch):
    asked: list[str] = []
    printed = game_card.printed_board
    monkeypatch.setattr(
        game_card, "printed_board", lambda title, code: asked.append(title) or printed(title, code)
    )
    card = Picture("1846", None, QSize(200, 120), has_board=True)
    qtbot.addWidget(card)
    QTest.qWait(SOON + 50)
    assert asked == []
    card.show()
    card.hide()  # a game was opened in the meantime
    QTest.qWait(SOON + 50)
    assert asked == []
    card.show()
    qtbot.waitUntil(lambda: asked == ["1846"], timeout=3000)
