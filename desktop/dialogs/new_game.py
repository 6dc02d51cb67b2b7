"""The set-up of a new game: title, players and seats, options, and the seed of the deal."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.dialogs.board_choice import BoardChoice
from desktop.dialogs.option_list import OptionList
from desktop.dialogs.parts import (
    Button,
    FlowRow,
    Icon,
    Sheet,
    column_of,
    frame,
    label,
    row,
    scrolled,
)
from desktop.dialogs.seat_list import SeatList
from desktop.dialogs.setup_words import fitting, mended, problem_of, seats_words, title_name
from desktop.dialogs.tab_order import order_tabs
from desktop.engine.setup import Setup
from desktop.engine.title import Title
from desktop.look.look import Look
from desktop.titles.shelf import TITLES

translate = QCoreApplication.translate

SEEDS = 1_000_000  # a drawn seed can be read out over the table
USUAL_PLAYERS = 4


class NewGameDialog(Sheet):
    """Ask for everything that is decided before the first action."""

    WIDTH, HEIGHT = 860, 640

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        *,
        title: str = "",
        players: Sequence[str] = (),
        colours: Sequence[str] = (),
        seed: int | None = None,
        board: str = "",
    ) -> None:
        super().__init__(look, parent)
        self._mending = False
        self._before: frozenset[str] = frozenset()
        self._titles = QComboBox()
        self._titles.setMinimumHeight(32)
        for box in TITLES.values():
            self._titles.addItem(title_name(box), box.key)
        self.board = BoardChoice()
        self.seats, self.options = SeatList(look), OptionList(look)
        self.seed = QLineEdit()
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d{1,19}")))
        self.add, self.draw = Button(look, "quiet", "plus"), Button(look, "quiet", "turn")
        self.dice = Button(look, "", "turn")
        self.start, self.cancel = Button(look, "primary", "run"), Button(look)
        self._captions = {
            key: label(role="caption") for key in ("title", "board", "players", "options")
        }
        self._seed_caption, self._seed_text = label(role="caption"), label(role="second", wrap=True)
        self._seats_text = label(role="second", wrap=True)
        self._problem = label(role="name", wrap=True)
        self._problem_box = frame("refusal", (12, 8, 12, 8))
        self._build()
        self._connect()
        self._titles.setCurrentIndex(max(0, self._titles.findData(title)))
        self._on_title()
        if board:
            self.board.set_board(board)
        names = tuple(players) or ("",) * USUAL_PLAYERS
        self.seats.set_names(names, colours)
        self.roll() if seed is None else self.seed.setText(str(seed))
        self.start.setDefault(True)
        self.finish()

    # Building

    def _build(self) -> None:
        left, right = frame("card", (16, 14, 16, 14)), frame("card", (16, 14, 16, 14))
        column = column_of(left)
        column.setSpacing(6)
        column.addWidget(self._captions["title"])
        column.addWidget(self._titles)
        column.addWidget(self._captions["board"])
        column.addWidget(self.board)
        column.addSpacing(8)
        column.addWidget(self._captions["players"])
        column.addWidget(self.seats)
        column.addWidget(FlowRow(self.add, self.draw))
        column.addWidget(self._seats_text)
        column.addSpacing(8)
        column.addWidget(self._seed_caption)
        seed = row(self.seed, self.dice)
        seed.setStretch(0, 1)
        column.addLayout(seed)
        column.addWidget(self._seed_text)
        column.addStretch(1)
        column_of(right).setSpacing(6)
        column_of(right).addWidget(self._captions["options"])
        column_of(right).addWidget(self.options)
        column_of(right).addStretch(1)
        inside = QWidget()
        sides = QHBoxLayout(inside)
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setSpacing(12)
        sides.addWidget(left, 1)
        sides.addWidget(right, 1)
        self.column.addWidget(scrolled(inside), 1)
        self.column.addLayout(self._foot())

    def _foot(self) -> QVBoxLayout:
        foot = QVBoxLayout()
        foot.setSpacing(12)
        said = row(Icon(self.look, "no", 18, "refusal"), self._problem)
        said.setStretch(1, 1)
        column_of(self._problem_box).addLayout(said)
        foot.addWidget(self._problem_box)
        foot.addLayout(row(None, self.cancel, self.start))
        return foot

    def _connect(self) -> None:
        self._titles.currentIndexChanged.connect(self._on_title)
        self.board.board_changed.connect(self._check)
        self.seats.changed.connect(self._on_people)
        self.options.changed.connect(self._on_options)
        self.seed.textChanged.connect(self._check)
        self.add.clicked.connect(lambda: self.seats.add())
        self.draw.clicked.connect(lambda: self.seats.draw_seats(random.Random()))
        self.dice.clicked.connect(self.roll)
        self.start.clicked.connect(self._on_start)
        self.cancel.clicked.connect(self.reject)

    # What is chosen

    @property
    def title(self) -> Title:
        return TITLES[self._titles.currentData()]

    def setup(self) -> Setup:
        typed = self.seed.text()
        seed = int(typed) if typed.isdecimal() else -1
        chosen = self.options.chosen()
        return Setup(self.title.key, self.seats.names(), seed, chosen, self.board.board())

    def colours(self) -> tuple[str, ...]:
        """What the players wear, first seat first."""
        return self.seats.colours()

    def set_setup(self, setup: Setup) -> None:
        """A set-up to begin with, such as that of the last game, to play the same deal again."""
        self._titles.setCurrentIndex(max(0, self._titles.findData(setup.title)))
        self._mending = True
        self.board.set_board(setup.board)
        self.seats.set_names(setup.players)
        self.options.set_chosen(setup.options)
        self._mending = False
        self.seed.setText(str(setup.seed))
        self._remember()

    def roll(self) -> None:
        """Another deal."""
        self.seed.setText(str(secrets.randbelow(SEEDS)))

    # Answers

    def _on_title(self) -> None:
        title = self.title
        self.board.set_title(title)
        self._captions["board"].setVisible(self.board.is_asked)
        self.options.set_title(title)
        self.options.retranslate()
        self.seats.set_range(title.players[0], title.players[-1])
        self._seats_text.setText(seats_words(title))
        self._remember()

    def _on_people(self) -> None:
        self.add.setEnabled(self.seats.can_add())
        self._mend(frozenset())
        order_tabs(self.column)  # players and variants come and go

    def _on_options(self) -> None:
        self._mend(self.options.chosen() ^ self._before)

    def _mend(self, just_chosen: frozenset[str]) -> None:
        """What clashes with a choice gives way to it, if one switch is enough."""
        if self._mending or not self.seats.rows:
            return
        setup = self.setup()
        if problem_of(self.title, setup):
            better = mended(self.title, setup, just_chosen)
            if better is not None:
                self._mending = True
                self.options.set_chosen(better)
                self._mending = False
        self._remember()

    def _remember(self) -> None:
        self._before = self.options.chosen()
        if self.options.modes and self.seats.rows:
            setup, mode = self.setup(), self._before & self.options.modes
            self.options.show_fitting(fitting(self.title, setup, mode))
        self._check()

    def _check(self) -> None:
        if not self.seats.rows:
            return
        problem = problem_of(self.title, self.setup(), self.board.file)
        said = problem or self.board.trouble
        self._problem.setText(said)
        self._problem_box.setVisible(bool(said))
        self.start.setEnabled(not problem)

    def _on_start(self) -> None:
        if not problem_of(self.title, self.setup()):
            self.accept()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("NewGame", "New game"))
        self.heading.setText(translate("NewGame", "New game"))
        captions = {
            "title": translate("NewGame", "Title"),
            "board": translate("NewGame", "Board"),
            "players": translate("NewGame", "Players"),
            "options": translate("NewGame", "Variants"),
        }
        for key, text in captions.items():
            self._captions[key].setText(text.upper())
        self._titles.setAccessibleName(captions["title"])
        for number, box in enumerate(TITLES.values()):
            self._titles.setItemText(number, title_name(box))
        self.add.setText(translate("NewGame", "Add a player"))
        self.draw.setText(translate("NewGame", "Draw seats"))
        self._seats_text.setText(seats_words(self.title))
        self._seed_caption.setText(translate("NewGame", "Seed").upper())
        self.seed.setAccessibleName(translate("NewGame", "Seed"))
        self._seed_text.setText(
            translate("NewGame", "The same seed, players and variants deal the same game again.")
        )
        self.dice.setText(translate("NewGame", "Another"))
        self.start.setText(translate("NewGame", "Start the game"))
        self.cancel.setText(translate("NewGame", "Cancel"))
        self.board.retranslate()
        self.options.retranslate()
        self.seats.renumber()
        self._check()
