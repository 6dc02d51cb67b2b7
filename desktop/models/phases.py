"""The phases: what starts them, which tiles they allow, and their limits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.data import PhaseData
from desktop.eighteen.table import EighteenTable
from desktop.engine.state import Write
from desktop.models.base import Column, PieceTableModel
from desktop.models.words import colour_name, opener_name

EVENTS = {
    "close_privates": lambda: QCoreApplication.translate("Phases", "private companies close"),
    "remove_markers": lambda: QCoreApplication.translate("Phases", "bonus markers are removed"),
    "end_reservations": lambda: QCoreApplication.translate("Phases", "reservations end"),
    "close_minors": lambda: QCoreApplication.translate("Phases", "minor companies close"),
    "merger": lambda: QCoreApplication.translate(
        "Phases", "companies may merge into the national railway"
    ),
}


def start_text(table: EighteenTable, phase: PhaseData) -> str:
    if not phase.on_train:
        return QCoreApplication.translate("Phases", "start")
    name = opener_name(table, phase.on_train)
    if name != phase.on_train:
        return name
    return QCoreApplication.translate("Phases", "first {train}").format(train=name)


def events_text(table: EighteenTable, phase: PhaseData) -> str:
    """All that the beginning of a phase does, in one sentence without a full stop."""
    parts = [EVENTS[event]() for event in phase.events if event in EVENTS]
    if phase.on_train:
        parts += [
            QCoreApplication.translate("Phases", "{train}-trains run once more").format(
                train=kind.printed
            )
            for kind in table.box.trains
            if kind.obsolete_on == phase.on_train
        ]
        gone = (k.printed for k in table.box.trains if k.scrapped_on == phase.on_train)
        parts += [
            QCoreApplication.translate("Phases", "{train}-trains are scrapped").format(train=name)
            for name in dict.fromkeys(gone)
        ]
    return "; ".join(parts)


def _tip(table: EighteenTable, phase: PhaseData) -> str:
    lines = [
        QCoreApplication.translate("Phases", "Tiles: {colours}").format(
            colours=", ".join(colour_name(c).lower() for c in phase.colours)
        ),
        QCoreApplication.translate("Phases", "Operating rounds: {count}").format(
            count=phase.operating_rounds
        ),
    ]
    if phase.privates_for_sale:
        lines.append(QCoreApplication.translate("Phases", "Corporations may buy private companies"))
    if events_text(table, phase):
        lines.append(events_text(table, phase))
    return "\n".join(lines)


class PhasesModel(PieceTableModel):
    """One phase to a row."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column(
            "phase",
            lambda: QCoreApplication.translate("Phases", "Phase"),
            lambda table, phase: phase.name,
            sort=lambda table, phase: table.box.phases.index(phase),
            tip=_tip,
            spoken=lambda table, phase: (
                f"{phase.name}. " + "; ".join(_tip(table, phase).split("\n"))
            ),
        ),
        Column(
            "starts",
            lambda: QCoreApplication.translate("Phases", "Starts with"),
            start_text,
            sort=lambda table, phase: table.box.phases.index(phase),
        ),
        Column(
            "tiles",
            lambda: QCoreApplication.translate("Phases", "Tiles"),
            lambda table, phase: ", ".join(colour_name(c).lower() for c in phase.colours),
            sort=lambda table, phase: len(phase.colours),
        ),
        Column(
            "limit",
            lambda: QCoreApplication.translate("Phases", "Limit"),
            lambda table, phase: str(phase.train_limit),
            sort=lambda table, phase: phase.train_limit,
            explains=lambda: QCoreApplication.translate("Phases", "Trains a corporation may own"),
            is_number=True,
        ),
        Column(
            "events",
            lambda: QCoreApplication.translate("Phases", "What happens"),
            events_text,
            tip=events_text,
        ),
    )

    def pieces(self, table: EighteenTable) -> Iterable[PhaseData]:
        return table.box.phases

    def present(self, table: EighteenTable) -> Any:
        return table.phase

    def is_still(self, table: EighteenTable, piece: PhaseData) -> bool:
        return table.box.phases.index(piece) < table.phase_number

    def touched(self, table: EighteenTable, write: Write) -> Iterable[Any]:
        if write.piece is table and write.name == "phase_number":
            low, high = sorted((write.old, write.new))
            return table.box.phases[low : high + 1]
        return ()
