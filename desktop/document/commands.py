"""The one command of the undo stack."""

from __future__ import annotations

from PySide6.QtGui import QUndoCommand

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
