"""What the income phase brought: in a line while the next round is played, else in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from desktop.document import wording
from desktop.engine.news import News
from desktop.engine.table import Table
from desktop.i18n.money import gain
from desktop.windows.steam.marks import scale_of
from desktop.windows.turn.parts import Badge, FactLine, frame, label

translate = QCoreApplication.translate
NAME = "income_note"
SMALL = 16  # px of a chip
IN_A_ROW, IN_A_ROW_OF_LARGE = 5, 3  # players
LARGE = 1.15  # text
PLAIN = {"income_received": 1, "costs_paid": -1, "borrowed": 0}  # what needs no sentence
KINDS = frozenset({*PLAIN, "points_given_up", "income_given_up", "player_bankrupt"})


def is_plain(news: Sequence[News]) -> bool:
    """Whether everybody could pay, so that the sums say it all."""
    return all(told.kind in PLAIN for told in news)


def _chip(table: Table, player_id: str) -> Badge:
    return Badge(table.setup.title, player_id, SMALL, wording.actor_name(table, player_id))


def note_box(table: Table, news: Sequence[News]) -> QFrame:
    """A sentence for every piece of news."""
    box, column = frame("sunken")
    box.setObjectName(NAME)
    column.addWidget(label(translate("SteamTurn", "Income and costs of the round"), "name"))
    for told in news:
        chip = _chip(table, str(told.facts["player"]))
        column.addWidget(FactLine(chip, wording.news_text(table, told)))
    return box


class IncomeLine(QWidget):
    """A chip and a sum for everybody; the sentences are in the tooltips."""

    def __init__(self, table: Table, news: Sequence[News]) -> None:
        super().__init__()
        self.setObjectName(NAME)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(5)
        grid.setVerticalSpacing(2)
        grid.addWidget(label(translate("SteamTurn", "Income:"), "second"), 0, 0)
        sums: dict[str, int] = {}
        texts: dict[str, list[str]] = {}
        for told in news:
            id = str(told.facts["player"])
            amount = PLAIN[told.kind] * int(told.facts["amount"])  # type: ignore[call-overload]
            sums[id] = sums.get(id, 0) + amount
            texts.setdefault(id, []).append(wording.news_text(table, told))
        most = IN_A_ROW if scale_of(self) <= LARGE else IN_A_ROW_OF_LARGE
        for number, (id, total) in enumerate(sums.items()):
            row, column = divmod(number, most)
            figure = label(gain(total), "second")
            for place, widget in enumerate((_chip(table, id), figure), start=1 + 2 * column):
                widget.setToolTip(". ".join(texts[id]))
                grid.addWidget(widget, row, place)
            figure.setAccessibleName(". ".join(texts[id]))
        grid.setColumnStretch(1 + 2 * most, 1)
        sentences = (text for of_one in texts.values() for text in of_one)
        self.setAccessibleName(". ".join(sentences))
