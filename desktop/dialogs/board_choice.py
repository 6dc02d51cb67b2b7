"""Which board is played on, where a box holds several; or one from a file of one's own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget

from desktop.engine.title import Title
from desktop.i18n import language

translate = QCoreApplication.translate
OWN = "\n"  # no board is this text: the last line of the list, which asks for a file
LONGEST = 1_000_000  # bytes that are read of a file; the rules say what is too long for a board


class BoardChoice(QComboBox):
    """The boards of a title by name; hidden where there is only one."""

    board_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(32)
        self._title: Title | None = None
        self._own: tuple[str, str] = ("", "")  # the name of the file, and its text
        self._before = 0
        self.file = ""  # where the board of one's own comes from, as it is called in its folder
        self.trouble = ""  # with a file that was chosen and could not be read
        self.activated.connect(self._on_activated)

    def set_title(self, title: Title) -> None:
        if title is not self._title:
            self._title, self._own = title, ("", "")
        self._fill(self.board())

    @property
    def is_asked(self) -> bool:
        return self._title is not None and len(self._title.boards) > 1

    def board(self) -> str:
        """A key, the text of one's own, or "" where nothing is asked."""
        chosen = self.currentData()
        if not self.is_asked or chosen is None:
            return ""
        return self._own[1] if chosen == OWN else str(chosen)

    def set_board(self, board: str) -> None:
        """As in a set-up; a text is one's own board."""
        if "\n" in board:
            self._own = (translate("NewGame", "a board of one's own"), board)
        self._fill(board)

    def retranslate(self) -> None:
        self._fill(self.board())

    def _fill(self, board: str) -> None:
        self.clear()
        self.setVisible(self.is_asked)
        if self._title is None or not self.is_asked:
            return
        for key in self._title.boards:
            self.addItem(self._title.name_board(key, language.current()), key)
        own = translate("NewGame", "A board from a file…")
        self.addItem(self._own[0] or own, OWN)
        self.setAccessibleName(translate("NewGame", "Board"))
        is_own = "\n" in board
        self.setCurrentIndex(max(0, self.findData(OWN if is_own else board)))
        self._before = self.currentIndex()

    def _on_activated(self, number: int) -> None:
        self.trouble = ""
        if self.itemData(number) == OWN and not self._ask_file():
            self.setCurrentIndex(self._before)
        self._before = self.currentIndex()
        self.board_changed.emit()

    def _ask_file(self) -> bool:
        chosen, _ = QFileDialog.getOpenFileName(
            self,
            translate("NewGame", "A board from a file"),
            "",
            translate("NewGame", "Boards (*.toml)"),
        )
        if not chosen:
            return False
        path = Path(chosen)
        try:
            with path.open("rb") as file:
                text = file.read(LONGEST).decode("utf-8", "replace")
        except OSError as error:
            said = translate("NewGame", "{file} cannot be read: {reason}")
            self.trouble = said.format(file=path.name, reason=error.strerror)
            return False
        self.set_board(text if "\n" in text else f"{text}\n")
        self._own, self.file = (path.stem, self._own[1]), path.name
        self.setItemText(self.findData(OWN), path.stem)
        return True
