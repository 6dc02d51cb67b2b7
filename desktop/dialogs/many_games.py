"""What became of many games that were taken in at once; what went wrong can be copied."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop.dialogs.file_words import file_sentence
from desktop.dialogs.parts import Button, Sheet, label, row
from desktop.look.look import Look

translate = QCoreApplication.translate


class ManyWords:
    """lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("ManyWords", text, comment, n)

    @staticmethod
    def games(count: int) -> str:
        return ManyWords.tr("%n game(s)", "", count)

    @staticmethod
    def added(count: int) -> str:
        return ManyWords.tr("%n game(s) added to the start page", "", count)

    @staticmethod
    def faulty(count: int) -> str:
        return ManyWords.tr("%n file(s) cannot be used, or only in part:", "", count)


class ManyGamesDialog(Sheet):
    """How many came in, and for each of the others why not."""

    WIDTH, HEIGHT = 560, 320

    def __init__(
        self,
        look: Look,
        added: int,
        failed: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
        *,
        was_stopped: bool = False,
    ) -> None:
        super().__init__(look, parent)
        self._added, self._failed, self._was_stopped = added, tuple(failed), was_stopped
        self._stopped, self._faulty = label(role="muted", wrap=True), label(role="name", wrap=True)
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.copy, self.close_button = Button(look, "quiet"), Button(look, "primary")
        self._stopped.setVisible(was_stopped)
        for widget in (self._faulty, self.details, self.copy):
            widget.setVisible(bool(failed))
        self.column.addWidget(self._stopped)
        self.column.addWidget(self._faulty)
        self.column.addWidget(self.details, 1)
        if not failed:
            self.column.addStretch(1)
        self.column.addLayout(row(self.copy, None, self.close_button))
        self.copy.clicked.connect(self._on_copy)
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.finish()

    def report(self) -> str:
        """The exact sentences, for somebody who wants to help."""
        return "\n".join(f"{name}: {reason}" for name, reason in self._failed)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report())
        self.copy.setText(translate("Problem", "Copied"))

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Import", "Import of games"))
        self.heading.setText(ManyWords.added(self._added))
        self._stopped.setText(translate("Import", "The import was stopped before its end."))
        self._faulty.setText(ManyWords.faulty(len(self._failed)))
        self.details.setPlainText(
            "\n".join(f"{name}: {file_sentence(reason)}" for name, reason in self._failed)
        )
        self.details.setAccessibleName(translate("Problem", "Details"))
        self.copy.setText(translate("Problem", "Copy the details"))
        self.close_button.setText(translate("Problem", "Close"))
