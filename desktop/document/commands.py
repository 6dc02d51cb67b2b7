"""The undo stack of a document, and its one command."""

from __future__ import annotations

from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from desktop.engine.tree import Node


class ActionCommand(QUndoCommand):
    """One action on the undo stack.

    It does nothing itself: the engine has applied the action before it gets here, and when the
    index of the stack moves, the document follows it (`GameDocument`). So no rule is ever asked
    inside `push`, `undo` or `redo`, where a refusal would leave a dead command on the stack.
    """

    def __init__(self, node: Node, text: str) -> None:
        super().__init__(text)
        self.node = node

    def redo(self) -> None:
        """The document goes to the moment; see above."""

    def undo(self) -> None:
        """The document goes to the moment before; see above."""


class LineStack(QUndoStack):
    """The commands of the line we are on."""

    def __del__(self) -> None:
        # The collector of garbage takes a document apart in any order: commands that go before
        # their stack would be deleted twice, which ends the process. This comes before all that.
        if isValid(self):
            self.blockSignals(True)
            self.clear()
