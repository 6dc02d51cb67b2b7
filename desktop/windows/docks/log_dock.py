"""The dock of the log: what happened, filtered, and a look at any of its moments."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.document.speeches import speech_of, usual_speech
from desktop.engine.tree import Node
from desktop.look.look import Look
from desktop.look.style_sheet import set_role
from desktop.models.log import LogModel
from desktop.models.log_filter import LogFilter
from desktop.windows.docks.dock import Dock
from desktop.windows.docks.folding_row import FoldingRow
from desktop.windows.docks.log_rows import LogRows
from desktop.windows.docks.moment_list import MomentList

LOW = 170  # px at 100 %


class LogDock(Dock):
    """A click looks at a moment and undoes nothing; to play on from there is a deed of its own."""

    NAME = "log"
    WANTED = 200
    continue_wanted = Signal()  # play on from the moment we look at

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.model = LogModel(self)
        self.models = (self.model,)
        self.filter = LogFilter(self.model, self)
        self.players, self.companies, self.kinds = QComboBox(), QComboBox(), QComboBox()
        for box in (self.players, self.companies, self.kinds):
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(9)
            box.activated.connect(self._on_filter)
        self.view = MomentList(look, self)
        self._rows = LogRows(look, self.view)
        self.view.setItemDelegate(self._rows)
        self.view.setModel(self.filter)
        self.view.moment_chosen.connect(self._look_at)
        self.filters = FoldingRow(self.players, self.companies, self.kinds, stretches=True)
        self.column.addWidget(self.filters)
        self.column.addWidget(self.view, 1)
        self.column.addWidget(self._make_strip())
        self._came_from: Node | None = None
        self._looked_at: Node | None = None
        self._is_looking = False
        self.retranslate()

    def _make_strip(self) -> QFrame:
        """Where we look, and the two ways on."""
        self.strip = QFrame()
        set_role(self.strip, "attention")
        inside = QVBoxLayout(self.strip)
        inside.setContentsMargins(10, 6, 10, 6)
        inside.setSpacing(4)
        self.where = QLabel()
        self.where.setWordWrap(True)
        set_role(self.where, "attention")
        self.go_on, self.go_back = QPushButton(), QPushButton()
        set_role(self.go_back, "quiet")
        self.go_on.clicked.connect(self._continue)
        self.go_back.clicked.connect(self._return)
        inside.addWidget(self.where)
        inside.addWidget(FoldingRow(self.go_on, self.go_back))
        self.strip.hide()
        return self.strip

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Log")

    # Words

    def retranslate(self) -> None:
        self.view.setAccessibleName(self.title())
        self.go_on.setText(QCoreApplication.translate("Log", "Continue from here"))
        names = (
            QCoreApplication.translate("Log", "Player"),
            QCoreApplication.translate("Log", "Company"),
            QCoreApplication.translate("Log", "Kind of news"),
        )
        for box, name in zip((self.players, self.companies, self.kinds), names, strict=True):
            box.setAccessibleName(name)
            box.setToolTip(name)
        self._fill()
        self._tell_where()

    def _fill(self) -> None:
        """The choices of the three filters, the chosen ones kept."""
        table = self.table
        players = [("", QCoreApplication.translate("Log", "All players"))]
        companies = [("", QCoreApplication.translate("Log", "All companies"))]
        kinds = [("", QCoreApplication.translate("Log", "Everything"))]
        if table is not None:
            players += [(p.id, p.name) for p in table.players]
            companies += self.company_names()
        names = speech_of(table).log_names if table is not None else usual_speech().log_names
        kinds += [(key, QCoreApplication.translate("Log", name)) for key, name in names.items()]
        chosen = (self.filter.player, self.filter.company, self.filter.kind)
        boxes = (self.players, self.companies, self.kinds)
        for box, items, key in zip(boxes, (players, companies, kinds), chosen, strict=True):
            box.clear()
            for id, name in items:
                box.addItem(name, id)
            box.setCurrentIndex(max(0, box.findData(key)))
            box.setVisible(len(items) > 1 or table is None)  # nothing to choose: nothing to ask

    def company_names(self) -> list[tuple[str, str]]:
        """The companies by which the log can be filtered, id and name; a family has them."""
        return []

    def refresh(self) -> None:
        self._rows.title, self._rows.table = self.title_key, self.table
        self._is_looking, self._came_from, self._looked_at = False, None, None
        self.filter.choose()
        self._fill()
        self._tell_where()
        self.follow()

    def _on_filter(self) -> None:
        self.filter.choose(
            self.players.currentData(), self.companies.currentData(), self.kinds.currentData()
        )
        self._make_room()
        self.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low dock what happened comes first, unless somebody has chosen."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        self.filters.setVisible(self.height() >= self.look.px(LOW) or not self.filter.is_open)

    # Looking

    def _look_at(self, node: Node) -> None:
        assert self.document is not None
        came_from = self._came_from if self._is_looking else self.document.at
        self._came_from, self._is_looking, self._looked_at = came_from, True, node
        self.model.set_horizon(came_from)
        if not self.document.go_to(node):
            self._tell_where()

    def _continue(self) -> None:
        self._is_looking, self._came_from = False, None
        self._tell_where()
        self.continue_wanted.emit()

    def _return(self) -> None:
        node = self._came_from
        self._is_looking, self._came_from = False, None
        if self.document is not None and node is not None:
            self.document.go_to(node)
        self._tell_where()

    def _on_moved(self) -> None:
        if self.document is not None:
            self.model.sync()  # it may have begun to listen after us
        self._looked_at = self.document.at if self.document is not None else None
        self._tell_where()
        self.follow()

    def _on_tree_changed(self) -> None:
        here = self.document.at if self.document is not None else None
        if self._is_looking and here is not self._looked_at:  # somebody played on from here
            self._is_looking, self._came_from = False, None
            self._tell_where()

    def _tell_where(self) -> None:
        if not self._is_looking:
            self.model.set_horizon(None)
        came_from, document = self._came_from, self.document
        self.go_back.setText(QCoreApplication.translate("Log", "Back"))
        looks = self._is_looking and document is not None and came_from is not document.at
        self.strip.setVisible(bool(looks))
        if looks and came_from is not None and document is not None:
            self.where.setText(
                QCoreApplication.translate("Log", "You look at move {move} of {all}").format(
                    move=document.at.depth, all=len(document.line)
                )
            )
            self.go_back.setText(
                QCoreApplication.translate("Log", "Back to move {move}").format(
                    move=came_from.depth
                )
            )

    def follow(self) -> None:
        """Keep what happened last in sight."""
        last = self.model.here_row()
        while last >= 0:
            index = self.filter.mapFromSource(self.model.index(last))
            if index.isValid():
                if not self.view.hasFocus():
                    self.view.keep_in_sight(index)
                return
            last -= 1
