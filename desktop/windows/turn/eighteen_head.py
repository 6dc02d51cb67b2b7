"""The head of the turn panel in 18xx games: a company with its president, or a player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.eighteen.table import EighteenTable
from desktop.i18n.money import money
from desktop.models.words import short_name
from desktop.windows.turn.head import Part, words
from desktop.windows.turn.parts import Badge, label
from desktop.windows.turn.purses import usual_purse
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


def eighteen_head(document: GameDocument, panel: StepPanel) -> Iterator[Part]:
    table = cast(EighteenTable, document.game.table)
    actor = document.game.actors[0]
    player = next((p.name for p in table.investors if p.id == actor), "")
    token = actor if actor in table.corporations or actor in table.minors else ""
    if player or token:
        yield Badge(table.setup.title, actor, 44, player), 0
    yield words(_title(table, actor, panel), _second_line(table, actor, panel)), 1
    if token:
        yield _treasury(table.company(token).cash), 0
    elif not player and table.operating is not None:
        yield _treasury(table.operating.cash), 0


def _title(table: EighteenTable, actor: str, panel: StepPanel) -> str:
    if actor in table.corporations:
        return f"{actor} · {short_name(table.corporations[actor].data.name)}"
    return panel.headline(wording.actor_name(table, actor))


def _second_line(table: EighteenTable, actor: str, panel: StepPanel) -> QHBoxLayout:
    """The president with his chip, or what a player has in hand."""
    line = QHBoxLayout()
    line.setSpacing(6)
    decider = wording.decider(table, actor)
    for player in table.investors:
        if player.name == decider:
            line.addWidget(Badge(table.setup.title, player.id, 18, player.name))
            text = translate("Turn", "{player} decides").format(player=decider)
            line.addWidget(label(text, "second", wrap=True), 1)
        elif player.id == actor:
            purse = panel.purse(player) or usual_purse(table, player)
            line.addWidget(label(purse, "second", wrap=True), 1)
    return line


def _treasury(cash: int) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    right = Qt.AlignmentFlag.AlignRight
    column.addWidget(label(translate("Turn", "Treasury"), "second"), 0, right)
    column.addWidget(label(money(cash), "figure"), 0, right)
    return made
