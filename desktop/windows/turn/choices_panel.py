"""Every legal deed in a row: the panel of a step that has none of its own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QWidget

from desktop.document import wording
from desktop.engine.actions import Pass
from desktop.engine.choices import Choice
from desktop.i18n.money import number
from desktop.scene.tools.lay_tile import lays
from desktop.windows.turn.parts import OfferRow, button, label
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate
MOST = 40  # rows; nobody reads more of them


class ChoicesPanel(StepPanel):
    """What may be done, as the log would say it; tiles are taken from the tray."""

    def build(self) -> None:
        round_ = self.table.round
        self.question(wording.step_name(round_.step.name))
        on_board = set(map(id, lays(self.document)))
        rows = [c for c in self.document.choices() if not isinstance(c.action, Pass)]
        rows = [choice for choice in rows if id(choice.action) not in on_board]
        for choice in rows[:MOST]:
            text = wording.action_text(self.table, choice.action)
            self.column.addWidget(OfferRow(None, text, "", self._control(choice)))
        if len(rows) > MOST:
            more = translate("Turn", "and {count} more").format(count=number(len(rows) - MOST))
            self.column.addWidget(label(more, "muted"))
        passing = self.pass_button(translate("Turn", "Pass"))
        if passing is not None:
            self.buttons(passing)

    def _control(self, choice: Choice) -> QWidget:
        """A button, with a box for each number that is free."""
        boxes: dict[str, QSpinBox] = {}
        for name, area in choice.ranges.items():
            box = boxes[name] = QSpinBox()
            box.setAccessibleName(name)
            box.setRange(area[0], area[-1])
            box.setSingleStep(area.step)
            box.setValue(getattr(choice.action, name))

        def do() -> None:
            for box in boxes.values():
                box.interpretText()
            self.submit(choice.at(**{name: box.value() for name, box in boxes.items()}))

        deed = button(translate("Turn", "Do it"), do)
        if not boxes:
            return deed
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for box in boxes.values():
            row.addWidget(box)
        row.addWidget(deed)
        return made
