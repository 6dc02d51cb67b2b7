"""The board in small on the cards of the start page."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap
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


def test_a_large_picture_shows_the_whole_board_and_a_small_one_fills_its_room(qtbot):
    board = QPixmap(1000, 1000)
    board.fill(QColor("#AA0000"))
    for size, is_whole in ((QSize(500, 400), True), (QSize(100, 80), False)):
        card = Picture("steam", board, size)
        qtbot.addWidget(card)
        shot = card.grab().toImage()
        beside = shot.pixelColor(size.width() // 20, size.height() // 2)
        assert (beside != QColor("#AA0000")) == is_whole
        assert shot.pixelColor(size.width() // 2, size.height() // 2) == QColor("#AA0000")
