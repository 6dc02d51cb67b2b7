"""The head of the turn panel: who acts, and what he has."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.i18n.money import money
from desktop.windows.turn.parts import Badge, label
from desktop.windows.turn.step_panel import StepPanel

Part = tuple[QWidget, int]  # and how much of the spare width it takes


def plain_head(document: GameDocument, panel: StepPanel) -> Iterator[Part]:
    """A player with his chip, his name and his cash."""
    table, actor = document.game.table, document.game.actors[0]
    for player in table.players:
        if player.id == actor:
            yield Badge(table.setup.title, actor, 44, player.name), 0
            second = QHBoxLayout()
            purse = panel.purse(player) or money(player.cash)
            second.addWidget(label(purse, "second", wrap=True), 1)
            yield words(panel.headline(wording.actor_name(table, actor)), second), 1


def words(title: str, second: QLayout) -> QWidget:
    """Who it is, and a line below."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(label(title, "question", wrap=True))
    column.addLayout(second)
    return made
