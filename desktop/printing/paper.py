"""Papers: how large they are as they lie before us, and what their margins leave."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize

MARGIN = 15.0  # millimetres, as all lengths here
FOOT = 6.0  # what the line at the foot takes of the space within the margins
GAP = 4.0  # between the content and that line


@dataclass(frozen=True)
class Paper:
    """A sheet as it is held: turned on its side, the width is the longer one."""

    name: str
    width: float
    height: float

    @property
    def is_landscape(self) -> bool:
        return self.width > self.height

    def upright(self) -> Paper:
        return self._turned() if self.is_landscape else self

    def sideways(self) -> Paper:
        return self if self.is_landscape else self._turned()

    def _turned(self) -> Paper:
        return replace(self, width=self.height, height=self.width)

    @property
    def room(self) -> QRectF:
        """All within the margins."""
        return QRectF(MARGIN, MARGIN, self.width - 2 * MARGIN, self.height - 2 * MARGIN)

    @property
    def content(self) -> QRectF:
        """The same above the line at the foot."""
        return self.room.adjusted(0, 0, 0, -FOOT - GAP)

    def layout(self) -> QPageLayout:
        """For a printer that paints over the whole sheet; the margins are ours."""
        turn = QPageLayout.Orientation
        return QPageLayout(
            _page_size(self.upright()),
            turn.Landscape if self.is_landscape else turn.Portrait,
            QMarginsF(0, 0, 0, 0),
            QPageLayout.Unit.Millimeter,
            QMarginsF(0, 0, 0, 0),
        )


A4 = Paper("A4", 210.0, 297.0)
LETTER = Paper("Letter", 215.9, 279.4)
A3 = Paper("A3", 297.0, 420.0)
PAPERS = {"a4": A4, "letter": LETTER, "a3": A3}

_SIZES = {
    A4.name: QPageSize.PageSizeId.A4,
    LETTER.name: QPageSize.PageSizeId.Letter,
    A3.name: QPageSize.PageSizeId.A3,
}


def _page_size(paper: Paper) -> QPageSize:
    if paper.name in _SIZES:
        return QPageSize(_SIZES[paper.name])
    size = QRectF(0, 0, paper.width, paper.height).size()
    return QPageSize(size, QPageSize.Unit.Millimeter, paper.name)


def paper_of(layout: QPageLayout) -> Paper:
    """The paper somebody has chosen in a printer's dialog."""
    rect = layout.fullRect(QPageLayout.Unit.Millimeter)
    return Paper(layout.pageSize().name(), rect.width(), rect.height())
