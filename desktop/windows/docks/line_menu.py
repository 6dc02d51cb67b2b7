"""The menu of a moment in the history: name its line, promote it, delete it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from desktop.dialogs.confirm import may_delete_line
from desktop.document.document import GameDocument
from desktop.engine.tree import Node
from desktop.look.look import Look


class LineMenu(QMenu):
    """What can be done to a moment and the line it stands on."""

    def __init__(self, look: Look, document: GameDocument, node: Node, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._document = document
        self._node = node
        self.name = self.addAction(QCoreApplication.translate("History", "Name this line…"))
        self.comment = self.addAction(QCoreApplication.translate("History", "Comment…"))
        self.promote = self.addAction(
            QCoreApplication.translate("History", "Make it the main line")
        )
        self.delete = self.addAction(QCoreApplication.translate("History", "Delete from here on…"))
        self.name.triggered.connect(self._on_name)
        self.comment.triggered.connect(self._on_comment)
        self.promote.triggered.connect(self._on_promote)
        self.delete.triggered.connect(self._on_delete)
        self.name.setEnabled(node.parent is not None)
        self.comment.setEnabled(node.parent is not None)
        self.promote.setEnabled(not node.is_main)
        self.delete.setEnabled(node.parent is not None)
        self.aboutToHide.connect(self.deleteLater)

    def _on_name(self) -> None:
        question = QCoreApplication.translate("History", "Name of this line:")
        title = QCoreApplication.translate("Docks", "History")
        name, is_given = QInputDialog.getText(
            self.parentWidget(), title, question, text=self._node.name
        )
        if is_given:
            self._document.set_name(self._node, name.strip())

    def _on_comment(self) -> None:
        title = QCoreApplication.translate("Docks", "History")
        question = QCoreApplication.translate("History", "Comment on this move")
        text, is_given = QInputDialog.getText(
            self.parentWidget(), title, question, text=self._node.comment
        )
        if is_given:
            self._document.set_comment(self._node, text.strip())

    def _on_promote(self) -> None:
        self._document.promote(self._node)

    def _on_delete(self) -> None:
        moves = self._document.count_lost(self._node)
        if may_delete_line(self._look, self._node.name, moves, self.parentWidget()):
            self._document.delete(self._node)
