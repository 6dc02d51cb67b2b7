"""Before it is printed: which document, on which paper, in which ink and language; then out."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.dialogs.parts import Button, column_of, frame, label, scrolled
from desktop.dialogs.preferences import OneOf
from desktop.dialogs.problem import ProblemDialog, Trouble
from desktop.dialogs.progress import ProgressSheet
from desktop.dialogs.save_name import ask_save_path
from desktop.i18n import language
from desktop.i18n.language import LANGUAGES
from desktop.look.look import Look
from desktop.printing.pages import Job
from desktop.printing.paper import A4, LETTER, Paper
from desktop.printing.report import PrintError, make_printer, print_to, write_pdf
from desktop.windows.page_bar import PageBar
from desktop.windows.page_view import FIT_PAGE, STEP, PageView
from desktop.windows.print_choices import Choices, Document

translate = QCoreApplication.translate

SIZES = {"a4": A4, "letter": LETTER}
SIDE = 304  # pixels of the column of choices at 100 %


class PrintWindow(QDialog):
    """Choices at the left, the pages at the right."""

    def __init__(
        self, look: Look, choices: Choices, parent: QWidget | None = None, first: str = ""
    ) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.look, self._choices = look, choices
        self.document = QComboBox()
        self.document.setMinimumHeight(32)
        for key in choices.documents:
            self.document.addItem("", key)
        self.players = QSpinBox()
        self.players.lineEdit().setTextMargins(6, 0, 0, 0)  # the style sheet does not reach it
        self.players.setMinimumHeight(32)
        self.paper, self.turn = OneOf(look, tuple(SIZES)), OneOf(look, ("own", "up", "side"))
        self.ink, self.speech = OneOf(look, ("colour", "mono")), OneOf(look, tuple(LANGUAGES))
        self.view = PageView(look)
        self.print, self.pdf = Button(look, "primary", "print"), Button(look, "", "save")
        self.close_button = Button(look, "quiet")
        self.bar = PageBar(look, self.view)
        keys = ("document", "players", "paper", "turn", "ink", "speech")
        self._captions = {key: label(role="caption") for key in keys}
        self._job: Job | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.refresh)
        self._build()
        self._begin(first)
        self._connect()
        self.retranslate()
        self._later()  # the window comes first, then its pages

    # Building

    def _build(self) -> None:
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self._side = frame("tray", (20, 20, 20, 16))
        column = column_of(self._side)
        column.setSpacing(12)
        inside = QWidget()
        groups = QVBoxLayout(inside)
        groups.setContentsMargins(0, 0, 0, 0)
        groups.setSpacing(4)
        controls = (self.document, self.players, self.paper, self.turn, self.ink, self.speech)
        for (key, caption), control in zip(self._captions.items(), controls, strict=True):
            groups.addWidget(caption)
            groups.addWidget(control)
            groups.addSpacing(8)
            control.setObjectName(key)
        groups.addStretch(1)
        column.addWidget(scrolled(inside), 1)
        for button in (self.print, self.pdf, self.close_button):
            column.addWidget(button)
        whole.addWidget(self._side)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.bar)
        right.addWidget(self.view, 1)
        whole.addLayout(right, 1)

    def _begin(self, first: str) -> None:
        self.document.setCurrentIndex(max(0, self.document.findData(first)))
        self.paper.choose(self._choices.paper if self._choices.paper in SIZES else "a4")
        self.turn.choose("own")
        self.ink.choose("colour")
        self.speech.choose(language.current())
        self._on_document()
        self.players.setValue(self._choices.players)
        parent = self.parentWidget()
        room = parent.size() if parent is not None else self.screen().availableSize()
        self.resize(round(room.width() * 0.84), round(room.height() * 0.92))

    def _connect(self) -> None:
        self.document.currentIndexChanged.connect(self._on_document)
        self.players.valueChanged.connect(self._later)
        for chooser in (self.paper, self.turn, self.ink, self.speech):
            for button in chooser.buttons.values():
                button.clicked.connect(self._later)
        self.paper.buttons["a4"].clicked.connect(lambda: self._choices.keep_paper("A4"))
        self.paper.buttons["letter"].clicked.connect(lambda: self._choices.keep_paper("Letter"))
        self.print.clicked.connect(self.print_it)
        self.pdf.clicked.connect(self.write_it)
        self.close_button.clicked.connect(self.reject)
        keys: dict[str, Callable[[], object]] = {
            "Ctrl+P": self.print_it,
            "Ctrl+S": self.write_it,
            "Ctrl++": lambda: self.view.zoom_by(STEP),
            "Ctrl+=": lambda: self.view.zoom_by(STEP),
            "Ctrl+-": lambda: self.view.zoom_by(1 / STEP),
            "Ctrl+0": lambda: self.view.set_fit(FIT_PAGE),
            "PgDown": lambda: self.view.go_to(self.view.page + 1),
            "PgUp": lambda: self.view.go_to(self.view.page - 1),
        }
        for key, deed in keys.items():
            QShortcut(QKeySequence(key), self, deed)

    # What is chosen

    @property
    def chosen(self) -> Document:
        return self._choices.documents[self.document.currentData()]

    @property
    def is_mono(self) -> bool:
        return self.ink.chosen() == "mono"

    def speaking(self) -> AbstractContextManager[None]:
        words = self._choices.words
        return nullcontext() if words is None else words.lent(self.speech.chosen())

    def job(self) -> Job:
        """The document in its language; the way round it likes unless one was chosen."""
        with self.speaking():
            made = self.chosen.make(self._size(), self.is_mono, self.players.value())
        return made

    def _size(self) -> Paper:
        return SIZES[self.paper.chosen()]

    def _lies(self, job: Job) -> Paper:
        turn = self.turn.chosen()
        if turn == "own":
            return job.paper
        return job.paper.sideways() if turn == "side" else job.paper.upright()

    # Showing

    def _on_document(self) -> None:
        players = self.chosen.players
        for widget in (self.players, self._captions["players"]):
            widget.setVisible(players is not None)
        if players is not None:
            self.players.setRange(players[0], players[-1])
        self._later()

    def _later(self) -> None:
        self._soon.start(0)

    def refresh(self) -> None:
        """Lay the pages out anew."""
        self._soon.stop()
        self._job = job = self.job()
        paper = self._lies(job)
        with self.speaking():
            pages = job.pages(paper)
        self.view.show_job(job, pages, paper, self.is_mono, self.speaking)

    # Out

    def print_it(self) -> None:
        """Ask for a printer, and print."""
        from PySide6.QtPrintSupport import QPrintDialog

        job = self.job()
        printer = make_printer(job, self._lies(job))
        dialog = QPrintDialog(printer, self)
        wanted = dialog.exec()
        dialog.deleteLater()
        if wanted:
            self._bring_out(job.name, lambda go_on: print_to(job, printer, go_on))

    def write_it(self) -> None:
        """Ask for a name, and write a PDF."""
        job = self.job()
        start = self._choices.folder / f"{job.title}-{self.chosen.file}.pdf"
        kinds = translate("PrintWindow", "PDF files (*.pdf)")
        path = ask_save_path(self, self.pdf.text(), start, kinds, (".pdf",))
        if path is not None:
            paper = self._lies(job)
            self._bring_out(path.name, lambda go_on: write_pdf(job, path, go_on, paper))

    def _bring_out(self, name: str, work: Callable[[Callable[[int, int], bool]], bool]) -> None:
        progress = ProgressSheet(self.look, name, self)
        try:
            with self.speaking():
                is_done = work(progress.go_on)
        except PrintError as error:
            progress.end()
            dialog = ProblemDialog(self.look, name, str(error), self, trouble=Trouble.WRITING)
            dialog.exec()
            dialog.deleteLater()
            return
        progress.end()
        if is_done:
            self.accept()

    # Words

    def retranslate(self) -> None:
        self.setWindowTitle(translate("PrintWindow", "Print"))
        captions = {
            "document": translate("PrintWindow", "Document"),
            "players": translate("PrintWindow", "Players"),
            "paper": translate("PrintWindow", "Paper"),
            "turn": translate("PrintWindow", "Orientation"),
            "ink": translate("PrintWindow", "Ink"),
            "speech": translate("PrintWindow", "Language of the pages"),
        }
        for key, text in captions.items():
            self._captions[key].setText(text.upper())
            control = self.findChild(QWidget, key)
            control.setAccessibleName(text)
        for number, document in enumerate(self._choices.documents.values()):
            self.document.setItemText(number, document.word())
        names = {
            self.paper: ("A4", "Letter"),
            self.turn: (
                translate("PrintWindow", "As it fits"),
                translate("PrintWindow", "Upright"),
                translate("PrintWindow", "Sideways"),
            ),
            self.ink: (
                translate("PrintWindow", "Colour"),
                translate("PrintWindow", "Black only"),
            ),
            self.speech: tuple(LANGUAGES.values()),
        }
        for chooser, texts in names.items():
            for button, text in zip(chooser.buttons.values(), texts, strict=True):
                button.setText(text)
        has_speech = self._choices.words is not None
        for widget in (self.speech, self._captions["speech"]):
            widget.setVisible(has_speech)
        self.print.setText(translate("PrintWindow", "Print…"))
        self.pdf.setText(translate("PrintWindow", "Save as PDF…"))
        self.close_button.setText(translate("PrintWindow", "Close"))
        self.bar.retranslate()
        self.view.setAccessibleName(translate("PrintWindow", "Pages"))
        self._side.setFixedWidth(round(SIDE * max(1.0, self.look.text_scale / 100)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.speech.choose(language.current())
            self.retranslate()
            self._later()
        super().changeEvent(event)
