"""A file that cannot be used, or only up to a point: what is wrong, and details to copy."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop import __version__
from desktop.dialogs.file_words import file_sentence
from desktop.dialogs.parts import Button, Icon, Sheet, column_of, frame, label, row
from desktop.look.look import Look

translate = QCoreApplication.translate


class Trouble(Enum):
    """What was tried with the file."""

    OPENING = "opening"
    IN_PART = "in part"  # it is open, up to where it is wrong
    WRITING = "writing"


class ProblemDialog(Sheet):
    """Names the file and says the sentence; nobody is to blame."""

    WIDTH = 540

    def __init__(
        self,
        look: Look,
        name: str,
        sentence: str,
        parent: QWidget | None = None,
        *,
        details: str = "",
        trouble: Trouble = Trouble.OPENING,
    ) -> None:
        super().__init__(look, parent)
        self._name, self._sentence, self._trouble = name, sentence, trouble
        self._details = details
        said = frame("attention", (14, 10, 14, 10))
        self._text = label(wrap=True)
        line = row(Icon(look, "why", 20, "attention"), self._text, spacing=10)
        line.setStretch(1, 1)
        column_of(said).addLayout(line)
        self._after = label(role="muted", wrap=True)
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setMinimumHeight(96)
        self.copy, self.close_button = Button(look, "quiet"), Button(look, "primary")
        self.column.addWidget(said)
        self.column.addWidget(self._after)
        self.column.addWidget(self.details, 1)
        self.column.addLayout(row(self.copy, None, self.close_button))
        self.copy.clicked.connect(self._on_copy)
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.finish()

    def report(self) -> str:
        """What somebody who wants to help must know."""
        lines = [f"Drezina {__version__}", self._name, self._sentence]
        return "\n".join([*lines, self._details] if self._details else lines)

    def retranslate(self) -> None:
        if self._trouble is Trouble.IN_PART:
            title = translate("Problem", "{name} opens only in part")
            after = translate(
                "Problem", "The game is open up to that move. The file itself is as it was."
            )
        elif self._trouble is Trouble.WRITING:
            title = translate("Problem", "{name} cannot be written")
            after = translate("Problem", "No file has been changed. Another folder may do.")
        else:
            title = translate("Problem", "{name} cannot be opened")
            after = translate("Problem", "Nothing has been changed.")
        self.setWindowTitle(translate("Problem", "A file"))
        self.heading.setText(title.format(name=self._name))
        self._text.setText(file_sentence(self._sentence))
        self._after.setText(after)
        self.details.setPlainText(self.report())
        self.details.setAccessibleName(translate("Problem", "Details"))
        self.copy.setText(translate("Problem", "Copy the details"))
        self.close_button.setText(translate("Problem", "Close"))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report())
        self.copy.setText(translate("Problem", "Copied"))
