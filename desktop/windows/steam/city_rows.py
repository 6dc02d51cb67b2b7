"""A new city or the growth of a city by lists: for whoever does not drag it on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QPushButton, QSizePolicy, QWidget

from desktop.document.steam_names import cube_name, hex_name
from desktop.i18n.money import number
from desktop.titles.steam.cities import NO_SPACE, BuildCity, GrowCity
from desktop.titles.steam.phase_table import PhaseTable
from desktop.windows.turn.parts import button, label

translate = QCoreApplication.translate


class _Rows(QWidget):
    """Lists that together name one of the legal actions."""

    looked_at = Signal(object)  # the action that is chosen

    def __init__(
        self, table: PhaseTable, actions: Sequence[Any], submit: Callable[[Any], object]
    ) -> None:
        super().__init__()
        self.table, self.actions = table, actions
        self._submit = submit
        self.boxes: dict[str, QComboBox] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, (field, caption) in enumerate(self.fields().items()):
            box = QComboBox()
            box.setAccessibleName(caption)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            grid.addWidget(label(caption, "second"), row, 0)
            grid.addWidget(box, row, 1)
            self.boxes[field] = box
        self.press: QPushButton = button(self.deed_text(), self._do)
        last = len(self.boxes) - 1
        grid.addWidget(self.press, last, 2, Qt.AlignmentFlag.AlignVCenter)
        for field, box in self.boxes.items():
            values = dict.fromkeys(getattr(action, field) for action in actions)
            for value in self.sorted(field, values):
                box.addItem(self.words(field, value), value)
            box.currentIndexChanged.connect(self._on_chosen)
        self._on_chosen()

    def fields(self) -> dict[str, str]:
        raise NotImplementedError

    def deed_text(self) -> str:
        raise NotImplementedError

    def sorted(self, field: str, values: Iterable[Any]) -> list[Any]:
        return sorted(values, key=self._by_name) if field == "hex" else list(values)

    def _by_name(self, hex_id: str) -> str:
        return hex_name(self.table, hex_id)

    def words(self, field: str, value: Any) -> str:
        if field == "hex":
            return f"{hex_name(self.table, value)} · {value}"
        if field == "colour":
            left = self.table.supply.new_cities_left(value)
            return f"{cube_name(self.table, value)} ×{number(left)}"
        if value == NO_SPACE:
            return translate("SteamTurn", "none is left")
        cubes = self.table.supply.reserve[value - 1]
        return f"{number(value)}: {', '.join(cube_name(self.table, cube) for cube in cubes)}"

    @property
    def chosen(self) -> Any:
        """The action the lists name; None if they name none that is legal."""
        wanted = {field: box.currentData() for field, box in self.boxes.items()}
        for action in self.actions:
            if all(getattr(action, field) == value for field, value in wanted.items()):
                return action
        return None

    def _on_chosen(self) -> None:
        action = self.chosen
        self.press.setEnabled(action is not None)
        self.looked_at.emit(action)

    def _do(self) -> None:
        if self.chosen is not None:
            self._submit(self.chosen)


class CityRow(_Rows):
    """A new city: where, of which colour, with which cubes."""

    actions: Sequence[BuildCity]

    def fields(self) -> dict[str, str]:
        return {
            "hex": translate("SteamTurn", "Town"),
            "colour": translate("SteamTurn", "Colour"),
            "space": translate("SteamTurn", "Cubes"),
        }

    def deed_text(self) -> str:
        return translate("SteamTurn", "Build it")


class GrowthRow(_Rows):
    """A city grows: which, and with which cubes."""

    actions: Sequence[GrowCity]

    def fields(self) -> dict[str, str]:
        return {
            "hex": translate("SteamTurn", "City"),
            "space": translate("SteamTurn", "Cubes"),
        }

    def deed_text(self) -> str:
        return translate("SteamTurn", "Let it grow")
