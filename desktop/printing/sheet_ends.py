"""The head and the end of a score sheet: when it was played, how it ended, who has checked it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QRectF

from desktop.i18n import language
from desktop.i18n.money import number
from desktop.printing.pages import right_of
from desktop.printing.press import Press

END = 17.0  # the sentence about the end, and who has checked it


def head_facts(date: QDate | None, place: str, seed: int | None) -> tuple[tuple[str, str], ...]:
    """What stands at the right of the head; a blank sheet has no seed."""
    return (
        (QCoreApplication.translate("Print", "Date"), date_text(date)),
        (QCoreApplication.translate("Print", "Played at"), place),
        (
            #: the number from which the cards were dealt
            QCoreApplication.translate("Print", "Set-up"),
            "" if seed is None else str(seed),
        ),
    )


def date_text(date: QDate | None) -> str:
    """A day as it is written in the present language: 8 November 2026, 8 ноября 2026 г."""
    if date is None or not date.isValid():
        return ""
    #: the order of day, month and year, in the letters of Qt
    pattern = QCoreApplication.translate("Print", "d MMMM yyyy")
    return QLocale(language.current()).toString(date, pattern)


def paint_moment(press: Press, top: float, reason: str, where: str, move: int) -> None:
    """Why the game is over, or where it stands if it goes on."""
    text = (
        QCoreApplication.translate("Print", "{ending} ({round}, move {move})")
        if reason
        else QCoreApplication.translate("Print", "The game goes on: {round}, after move {move}")
    )
    text = text.format(ending=reason, round=where, move=number(move))
    press.text(_line(press, top), text, 3.9, 600)
    _paint_checked(press, top)


def paint_boxes(press: Press, top: float, endings: Sequence[str]) -> None:
    """Why the game ended, to be ticked."""
    line = _line(press, top)
    x = line.left()

    def put(text: str) -> None:
        nonlocal x
        press.text(QRectF(x, line.top(), line.right() - x, line.height()), text, 3.9)
        x += right_of(text, 3.9) + 0.6

    put(QCoreApplication.translate("Print", "End of the game:"))
    words = _ending_words()
    for ending in endings:
        press.box(QRectF(x + 1, line.center().y() - 1.6, 3.2, 3.2))
        x += 5.4
        put(words[ending])
        x += 1.6
    x += 1.6
    put(QCoreApplication.translate("Print", "round"))
    press.line(x, line.bottom() - 1.2, x + 20, line.bottom() - 1.2)
    _paint_checked(press, top)


def _ending_words() -> dict[str, str]:
    return {
        "bank": QCoreApplication.translate("Print", "bank"),
        "top_price": QCoreApplication.translate("Print", "highest share price"),
        "bankrupt": QCoreApplication.translate("Print", "bankruptcy"),
        "agreed": QCoreApplication.translate("Print", "agreed"),
        "rounds": QCoreApplication.translate("Print", "last round"),
        "last_player": QCoreApplication.translate("Print", "one player left"),
    }


def _line(press: Press, top: float) -> QRectF:
    room = press.paper.room
    return QRectF(room.left(), top + 1, room.width(), 7)


def _paint_checked(press: Press, top: float) -> None:
    room = press.paper.room
    checked = QCoreApplication.translate("Print", "Checked by")
    press.text(QRectF(room.left(), top + 10.5, 40, 6), checked, 3.1, ink=press.grey)
    press.line(room.left() + 24, top + 15.5, room.left() + 90, top + 15.5)
