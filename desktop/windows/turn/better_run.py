"""Advice beside runs that earn less than they could, and the button that takes the better ones."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.board.router import Best
from desktop.i18n.money import money
from desktop.look.style_sheet import set_role
from desktop.windows.turn.parts import button, label

translate = QCoreApplication.translate


class BetterRun(QWidget):
    """Shown only while there is something to advise."""

    def __init__(self, take: Callable[[], object], may_insist: bool) -> None:
        super().__init__()
        self._may_insist = may_insist
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(8)
        self._text = label("", "notice", wrap=True)
        self._take = button(translate("Turn", "Take it"), take)
        row.addWidget(self._text, 1)
        row.addWidget(self._take)
        self.hide()

    def tell(self, best: Best | None, revenue: int) -> None:
        """About these runs; nothing about the best ones, nor before the best are known."""
        is_better = best is not None and revenue < best.revenue
        self.setVisible(is_better)
        if best is None or not is_better:
            return
        if best.is_optimal:
            text = translate("Turn", "A better run exists: {best} (proven)")
        else:
            text = translate("Turn", "A better run exists: {best}")
        parts = [text.format(best=money(best.revenue))]
        if self._may_insist:
            parts.append(translate("Turn", "Any shareholder may insist on it"))
        self._text.setText(". ".join(parts))
        set_role(self._text, "notice")
