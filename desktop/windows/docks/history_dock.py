"""The dock of the history: the line we are on, the tree of variations, and their names."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from desktop.engine.tree import Node
from desktop.look.look import Look
from desktop.look.style_sheet import set_role
from desktop.models.base import Role
from desktop.models.history import HistoryModel
from desktop.windows.docks.dock import Dock, second_line
from desktop.windows.docks.folding_row import FoldingRow
from desktop.windows.docks.line_menu import LineMenu
from desktop.windows.docks.moment_list import MomentList
from desktop.windows.docks.tree_painting import TreeRows

ROOMY = 330  # px at 100 % from which there is room for words beside the moves
TINY = 110  # … and below this not even the line above the slider
CRAMPED = 150  # px at 100 % below which only the moves and the slider are left


class HistoryDock(Dock):
    """Any moment of any line, at once."""

    NAME = "history"
    WANTED = 240

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.model = HistoryModel(self)
        self.models = (self.model,)
        self.where = second_line(wrap=False)
        self.where.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(10)
        self.slider.setMinimumHeight(22)
        self.slider.valueChanged.connect(self._on_slid)
        self.view = MomentList(look, self)
        self._rows = TreeRows(look, self.model, self.view)
        self.view.setItemDelegate(self._rows)
        self.view.setModel(self.model)
        self.view.moment_chosen.connect(self._go_to)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        self.comment = QLineEdit()
        self.comment.editingFinished.connect(self._on_commented)
        self.column.setSpacing(2)
        for widget in (self.where, self.slider, self.view, self._make_strip(), self.comment):
            self.column.addWidget(widget, 1 if widget is self.view else 0)
        self._buttons = self._make_buttons()
        self.column.addWidget(self._buttons)
        self.retranslate()

    def _make_strip(self) -> QFrame:
        """Shown off the main line."""
        self.strip = QFrame()
        set_role(self.strip, "accent")
        inside = QVBoxLayout(self.strip)
        inside.setContentsMargins(8, 2, 8, 2)
        inside.setSpacing(2)
        self.off_main = QLabel()
        self.off_main.setWordWrap(True)
        self.promote, self.leave = QPushButton(), QPushButton()
        set_role(self.leave, "quiet")
        self.promote.clicked.connect(self._promote_here)
        self.leave.clicked.connect(self._go_to_main)
        inside.addWidget(self.off_main)
        inside.addWidget(FoldingRow(self.promote, self.leave))
        self.strip.hide()
        return self.strip

    def _make_buttons(self) -> FoldingRow:
        self.turn_start, self.round_start, self.more = QPushButton(), QPushButton(), QPushButton()
        for button, slot in (
            (self.turn_start, self._go_to_turn_start),
            (self.round_start, self._go_to_round_start),
            (self.more, self._open_menu_here),
        ):
            set_role(button, "quiet")
            button.clicked.connect(slot)
        return FoldingRow(self.turn_start, self.round_start, self.more)

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "History")

    # Words

    def retranslate(self) -> None:
        self.view.setAccessibleName(self.title())
        self.slider.setAccessibleName(QCoreApplication.translate("History", "Move"))
        self.turn_start.setText(QCoreApplication.translate("History", "Turn start"))
        self.round_start.setText(QCoreApplication.translate("History", "Round start"))
        self.more.setText(QCoreApplication.translate("History", "Variation"))
        self.more.setAccessibleName(
            QCoreApplication.translate("History", "Name, promote or delete the variation")
        )
        self.promote.setText(QCoreApplication.translate("History", "Make it the main line"))
        self.leave.setText(QCoreApplication.translate("History", "To the main line"))
        comment = QCoreApplication.translate("History", "Comment on this move")
        self.comment.setPlaceholderText(comment)
        self.comment.setAccessibleName(comment)
        self._tell()

    def refresh(self) -> None:
        self._rows.title, self._rows.table = self.title_key, self.table
        self.setEnabled(self.document is not None)
        self._tell()
        self._follow()

    def _tell(self) -> None:
        document = self.document
        moves = len(document.line) if document is not None else 0
        depth = document.at.depth if document is not None else 0
        self.slider.blockSignals(True)
        self.slider.setRange(0, moves)
        self.slider.setValue(depth)
        self.slider.blockSignals(False)
        on_main = document is None or document.is_on_main_line
        self.where.setText(self._where(depth, moves, on_main))
        self.slider.setToolTip(self.where.text())
        self._make_room()
        self.off_main.setText(
            QCoreApplication.translate(
                "History", "You are on variation {name}. The main line is kept."
            ).format(name=self._variation_name())
        )
        if document is not None and not self.comment.hasFocus():
            self.comment.setText(document.at.comment)
        self.comment.setEnabled(document is not None and document.at.parent is not None)

    def _where(self, depth: int, moves: int, on_main: bool) -> str:
        if on_main:
            text = QCoreApplication.translate("History", "move {move} of {all} · main line")
        else:
            text = QCoreApplication.translate("History", "move {move} of {all} · variation {name}")
        return text.format(move=depth, all=moves, name=self._variation_name())

    def _make_room(self) -> None:
        """In a low dock the moves come first; the menu of a row has the rest."""
        document, px = self.document, self.look.px
        is_roomy, is_cramped = self.height() >= px(ROOMY), self.height() < px(CRAMPED)
        on_main = document is None or document.is_on_main_line
        has_comment = document is not None and bool(document.at.comment)
        self.where.setVisible(self.height() >= px(TINY))
        self.strip.setVisible(not on_main and not is_cramped)
        self.off_main.setVisible(is_roomy)
        self.comment.setVisible(
            is_roomy or self.comment.hasFocus() or (has_comment and not is_cramped)
        )
        self._buttons.setVisible(is_roomy or (on_main and not is_cramped))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _variation_name(self) -> str:
        head = self._head()
        if head is None:
            return ""
        row = self.model.row_of(head)
        letter = self.model.row(row - 1).letter if row > 0 else ""
        return f"{letter} ({head.name})" if head.name else letter

    def _head(self) -> Node | None:
        """The first moment of the variation we are on."""
        node = self.document.at if self.document is not None else None
        while node is not None and node.parent is not None:
            if node.parent.children[0] is not node:
                return node
            node = node.parent
        return None

    def apply_look(self) -> None:
        self._tell()

    # Going

    def _go_to(self, node: Node) -> None:
        if self.document is not None:
            self.document.go_to(node)

    def _on_slid(self, depth: int) -> None:
        if self.document is not None:
            line = self.document.line
            self._go_to(line[depth - 1] if depth else self.document.game.root)

    def _go_to_turn_start(self) -> None:
        if self.document is not None:
            self.document.go_to_turn_start()

    def _go_to_round_start(self) -> None:
        if self.document is not None:
            self.document.go_to_round_start()

    def _go_to_main(self) -> None:
        """To where the variation left the main line."""
        node = self.document.at if self.document is not None else None
        while node is not None and not node.is_main:
            node = node.parent
        if node is not None:
            self._go_to(node)

    def _on_moved(self) -> None:
        self._tell()
        self._follow()

    def _on_tree_changed(self) -> None:
        self._tell()
        self._follow()

    def _follow(self) -> None:
        """Keep the present moment in sight, and the keyboard's row on it."""
        if self.document is None:
            return
        row = self.model.row_of(self.document.at)
        if row >= 0:
            index = self.model.index(row)
            self.view.setCurrentIndex(index)
            self.view.keep_in_sight(index)

    # Changing the tree

    def _on_commented(self) -> None:
        document = self.document
        if document is not None and document.at.parent is not None:
            document.set_comment(document.at, self.comment.text().strip())

    def _promote_here(self) -> None:
        if self.document is not None:
            self.document.promote(self.document.at)

    def _open_menu(self, at: QPoint) -> None:
        index = self.view.indexAt(at)
        node = index.data(Role.PIECE) if index.isValid() else None
        if isinstance(node, Node):
            self._menu(node).popup(self.view.viewport().mapToGlobal(at))

    def _open_menu_here(self) -> None:
        if self.document is not None:
            node = self._head() or self.document.at
            below = self.more.mapToGlobal(QPoint(0, self.more.height()))
            self._menu(node).popup(below)

    def _menu(self, node: Node) -> LineMenu:
        assert self.document is not None
        return LineMenu(self.look, self.document, node, self)
