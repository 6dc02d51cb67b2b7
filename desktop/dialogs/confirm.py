"""Questions asked before something is lost; each says how much."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.dialogs.parts import Button, Sheet, label, row
from desktop.look.look import Look

translate = QCoreApplication.translate


class Answer(Enum):
    """What is to be done with an unsaved game."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class ConfirmWords:
    """lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("ConfirmWords", text, comment, n)

    @staticmethod
    def lost(moves: int) -> str:
        return ConfirmWords.tr("%n move(s) of this line will be lost.", "", moves)

    @staticmethod
    def unsaved(moves: int) -> str:
        if moves:
            return ConfirmWords.tr("%n move(s) not saved yet.", "", moves)
        return translate("Confirm", "What was changed in its lines is not saved yet.")


class DeleteLineDialog(Sheet):
    """Before a variation is deleted."""

    WIDTH = 440

    def __init__(self, look: Look, name: str, moves: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._name, self._moves = name, moves
        self._text, self._after = label(role="name", wrap=True), label(role="muted", wrap=True)
        self.delete, self.keep = Button(look), Button(look, "primary")
        self.column.addWidget(self._text)
        self.column.addWidget(self._after)
        self.column.addLayout(row(None, self.delete, self.keep))
        self.delete.clicked.connect(self.accept)
        self.keep.clicked.connect(self.reject)
        self.keep.setDefault(True)  # Enter by mistake loses nothing
        self.finish()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Confirm", "Delete the variation"))
        if self._name:
            text = translate("Confirm", "Delete the variation “{name}”?").format(name=self._name)
        else:
            text = translate("Confirm", "Delete this variation?")
        self.heading.setText(text)
        self._text.setText(ConfirmWords.lost(self._moves))
        self._after.setText(translate("Confirm", "The other lines are kept."))
        self.delete.setText(translate("Confirm", "Delete"))
        self.keep.setText(translate("Confirm", "Keep"))


class UnsavedDialog(Sheet):
    """Before a game that no file holds is left."""

    WIDTH = 480

    def __init__(self, look: Look, name: str, moves: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._name, self._moves = name, moves
        self.answer = Answer.CANCEL
        self._text = label(role="name", wrap=True)
        self.save, self.discard = Button(look, "primary", "save"), Button(look)
        self.cancel = Button(look, "quiet")
        self.column.addWidget(self._text)
        self.column.addLayout(row(self.cancel, None, self.discard, self.save))
        for button, answer in (
            (self.save, Answer.SAVE),
            (self.discard, Answer.DISCARD),
            (self.cancel, Answer.CANCEL),
        ):
            button.clicked.connect(lambda _=False, answer=answer: self._on_answer(answer))
        self.save.setDefault(True)
        self.finish()

    def _on_answer(self, answer: Answer) -> None:
        self.answer = answer
        if answer is Answer.CANCEL:
            self.reject()
        else:
            self.accept()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Confirm", "Save the game"))
        self.heading.setText(translate("Confirm", "Save “{name}”?").format(name=self._name))
        self._text.setText(ConfirmWords.unsaved(self._moves))
        self.save.setText(translate("Confirm", "Save"))
        self.discard.setText(translate("Confirm", "Leave without saving"))
        self.cancel.setText(translate("Confirm", "Stay"))


def may_delete_line(look: Look, name: str, moves: int, parent: QWidget | None = None) -> bool:
    dialog = DeleteLineDialog(look, name, moves, parent)
    may = bool(dialog.exec())
    dialog.deleteLater()
    return may
