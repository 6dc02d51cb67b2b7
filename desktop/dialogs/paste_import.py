"""Paste a game as text: the JSON of 18xx.games, or a game copied from Drezina."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop.dialogs.file_words import file_sentence
from desktop.dialogs.many_games import ManyWords
from desktop.dialogs.parts import Button, Icon, Sheet, column_of, frame, label, row
from desktop.look.look import Look
from desktop.look.style_sheet import set_role
from desktop.saves import game_file, json_text, peer_import
from desktop.saves.errors import SaveError
from desktop.titles.shelf import TITLES

translate = QCoreApplication.translate

WAIT = 150  # ms after the last change
OURS, PEER = "Drezina", "18xx.games"


@dataclass(frozen=True)
class Recognised:
    """What a text seems to be, without playing it through."""

    source: str
    title: str
    players: tuple[str, ...]
    moves: int


class ImportWords:
    """lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("ImportWords", text, comment, n)

    @staticmethod
    def moves(count: int) -> str:
        return ImportWords.tr("%n move(s)", "", count)


def recognise(text: str) -> Recognised:
    """Title, people and length; a SaveError says why it is no game."""
    if not text.strip():
        raise SaveError("the file is empty")
    data = json_text.parse(text)
    if game_file.is_our_file(data):
        people = data.get("players")
        names = people if isinstance(people, list) else []
        return Recognised(OURS, _title(data), _texts(names), max(0, _count(data.get("tree")) - 1))
    if peer_import.is_peer_file(data):
        people = data.get("players")
        entries = people if isinstance(people, list) else []
        names = [entry.get("name") for entry in entries if isinstance(entry, dict)]
        return Recognised(PEER, _title(data), _texts(names), _count(data.get("actions")))
    raise SaveError("the file is neither a game of Drezina nor one of 18xx.games")


def count_of(text: str) -> int:
    """How many games there are in a list of several; 0 if it is none."""
    if not text.lstrip().startswith("["):
        return 0
    try:
        data = json_text.parse(text)
    except SaveError:
        return 0
    known = (game_file.is_our_file, peer_import.is_peer_file)
    return len(data) if all(any(is_it(game) for is_it in known) for game in data) else 0


def _title(data: dict[str, object]) -> str:
    return str(data.get("title", ""))[:40]


def _texts(names: list[object]) -> tuple[str, ...]:
    return tuple(name[:60] for name in names[:12] if isinstance(name, str))


def _count(value: object) -> int:
    return len(value) if isinstance(value, list) else 0


class PasteDialog(Sheet):
    """Says at once whether what lies in the field is a game."""

    WIDTH, HEIGHT = 640, 460

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._how = label(role="muted", wrap=True)
        self.field = QPlainTextEdit()
        self.field.setTabChangesFocus(True)
        self._found, self._answer = frame("sunken", (12, 8, 12, 8)), label(wrap=True)
        self._icons = {
            "sunken": Icon(look, "import", 18, "muted"),
            "success": Icon(look, "check", 18, "success"),
            "attention": Icon(look, "why", 18, "attention"),
        }
        line = row(*self._icons.values(), self._answer)
        line.setStretch(3, 1)
        column_of(self._found).addLayout(line)
        self.paste = Button(look, "", "import")
        self.start, self.cancel = Button(look, "primary"), Button(look)
        self.column.addWidget(self._how)
        self.column.addWidget(self.field, 1)
        self.column.addWidget(self._found)
        self.column.addLayout(row(self.paste, None, self.cancel, self.start))
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(WAIT)
        self._wait.timeout.connect(self._look_at_it)
        self.field.textChanged.connect(self._wait.start)
        self.paste.clicked.connect(self._on_paste)
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        self.start.setDefault(True)
        self.finish()

    def text(self) -> str:
        return self.field.toPlainText()

    def set_text(self, text: str) -> None:
        self.field.setPlainText(text)
        self._wait.stop()
        self._look_at_it()

    def _on_paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if text:
            self.set_text(text)

    def _look_at_it(self) -> None:
        text = self.text()
        several = count_of(text)
        if several:
            self._answer_with("success", ManyWords.games(several))
            return
        if not text.strip():
            self._answer_with("sunken", translate("Import", "Nothing has been pasted yet."))
            return
        try:
            found = recognise(text)
        except SaveError as error:
            self._answer_with("attention", file_sentence(str(error)))
            return
        if not found.title:
            self._answer_with("attention", file_sentence("this is not a game of Drezina"))
            return
        if found.title not in TITLES:
            said = translate("Import", "{title} is not among the games of Drezina.")
            self._answer_with("attention", said.format(title=found.title))
            return
        said = translate("Import", "{source} · {title} · {players} · {moves}")
        self._answer_with(
            "success",
            said.format(
                source=found.source,
                title=found.title,
                players=", ".join(found.players),
                moves=ImportWords.moves(found.moves),
            ),
        )

    def _answer_with(self, role: str, text: str) -> None:
        for name, icon in self._icons.items():
            icon.setVisible(name == role)
        set_role(self._found, role)
        self._answer.setText(text)
        self.start.setEnabled(role == "success")

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Import", "Import a game"))
        self.heading.setText(translate("Import", "Import a game"))
        self._how.setText(
            translate(
                "Import",
                "On 18xx.games open the game, choose Tools, then copy the game data; or copy a "
                "game of Drezina as text. Paste it here.",
            )
        )
        self.field.setAccessibleName(translate("Import", "The game as text"))
        self.paste.setText(translate("Import", "Paste"))
        self.start.setText(translate("Import", "Open the game"))
        self.cancel.setText(translate("Import", "Cancel"))
        self._look_at_it()
