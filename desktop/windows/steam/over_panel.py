"""The end: what everybody has, and of what."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.document import wording
from desktop.i18n.money import number
from desktop.titles.steam.pieces import SteamPlayer
from desktop.titles.steam.scoring import score
from desktop.windows.steam.steam_panel import SteamPanel
from desktop.windows.turn.parts import label

translate = QCoreApplication.translate
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SteamOverPanel(SteamPanel):
    """The final table: victory points, half of the income, links."""

    def build(self) -> None:
        table = self.table
        self.question(wording.ending(table.finished))
        standing = table.standing()
        self.column.addWidget(self._table(standing))
        best = [result for player, result in standing if not player.is_out]
        if len(best) > 1 and best[0] == best[1]:
            text = translate(
                "SteamTurn", "Equal scores: the lower action tile of the last round wins"
            )
            self.column.addWidget(label(text, "second", wrap=True))
        self.add_income_note()

    def _table(self, standing: tuple[tuple[SteamPlayer, int], ...]) -> QWidget:
        made = QWidget()
        made.setObjectName("final_table")
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 4, 0, 4)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(2, 1)
        heads = (
            translate("SteamTurn", "points"),
            translate("SteamTurn", "income"),
            translate("SteamTurn", "links"),
            translate("SteamTurn", "total"),
        )
        for column, head in enumerate(heads, start=3):
            grid.addWidget(label(head, "second"), 0, column, RIGHT)
        said = []
        for rank, (player, result) in enumerate(standing, start=1):
            grid.addWidget(label(f"{rank}.", "name"), rank, 0)
            grid.addWidget(self.chip(player.id, 24), rank, 1)
            grid.addWidget(label(player.name, "name", wrap=True), rank, 2)
            if player.is_out:
                out = label(translate("SteamTurn", "bankrupt"), "muted")
                grid.addWidget(out, rank, 3, 1, len(heads), RIGHT)
                said.append(f"{rank}. {player.name}: {out.text()}")
                continue
            counted = score(self.table, player)
            figures = (counted.points, counted.income, counted.links, result)
            for column, value in enumerate(figures, start=3):
                role = "figure" if column == 2 + len(heads) else ""
                grid.addWidget(label(number(value), role), rank, column, RIGHT)
            parts = ", ".join(f"{h} {number(v)}" for h, v in zip(heads, figures, strict=True))
            said.append(f"{rank}. {player.name}: {parts}")
        made.setAccessibleName("; ".join(said))
        return made
