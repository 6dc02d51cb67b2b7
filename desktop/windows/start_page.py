"""The start page: go on where you stopped, recent games, a new one, or open, import and learn."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from desktop.dialogs.parts import Button, column_of, frame, label, row, scrolled
from desktop.i18n import language
from desktop.look.look import Look
from desktop.scene.painting.box_words import box_words
from desktop.titles.shelf import TITLES
from desktop.windows.game_card import ASPECT, GameEntry, Picture, RecentCard, when_text
from desktop.windows.recovery_banner import Recoverable, RecoveryBanner
from desktop.windows.start_banner import StartBanner
from desktop.windows.start_deeds import Deed

translate = QCoreApplication.translate

ROOMY = 1900  # px of width from which margins and pictures are large
MOST_RECENT = 6
PART, ROOMY_PART, WIDE_PART = 0.43, 0.47, 0.56  # of the width for the picture
DOWN, ACROSS = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight


class StartPage(QWidget):
    """Knows no files: it is given entries, and says what is wanted."""

    new_game_wanted = Signal()
    open_wanted = Signal(object)  # Path, a list of several, or None to ask for one
    recover_wanted = Signal(object)  # Recoverable.entry
    recovery_put_off = Signal(object)  # Recoverable.entry
    import_wanted = Signal()
    learn_wanted = Signal()
    blank_sheets_wanted = Signal()
    language_wanted = Signal(str)

    def __init__(
        self, look: Look, titles: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._titles = tuple(titles) or tuple(TITLES)
        self._entries: tuple[GameEntry, ...] = ()
        self._now = datetime.now()
        self._is_old = False  # whether its words are those of another language
        self._continue_button: Button | None = None
        self.setAcceptDrops(True)
        self._banner = StartBanner(look)
        self._recovery = RecoveryBanner(look)
        self._recovery.recover_wanted.connect(self.recover_wanted)
        self._recovery.put_off.connect(self._on_put_off)
        self._deeds = QWidget()
        self._continue = QVBoxLayout()
        self._recent = QVBoxLayout()
        self._recent.setSpacing(8)
        self._make_page()
        self._make_deeds()
        self.retranslate()
        look.changed.connect(self._lay_out)

    @property
    def banner(self) -> StartBanner:
        return self._banner

    def set_entries(
        self,
        entries: Sequence[GameEntry],
        recoverable: Recoverable | None = None,
        now: datetime | None = None,
    ) -> None:
        """The games of the library, the latest first, and one to recover."""
        self._entries = tuple(entries)
        self._now = now or datetime.now()
        self._recovery.set_found(recoverable, self._now)
        self.retranslate()

    # Building

    def _make_page(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._banner)
        inside = QWidget()
        self._inner = QVBoxLayout(inside)
        self._inner.setSpacing(20)
        self._inner.addWidget(self._recovery)
        self._body = QHBoxLayout()
        left = QVBoxLayout()
        left.addWidget(self._deeds)
        left.addStretch(1)
        self._body.addStretch(0)
        self._body.addLayout(left)
        self._body.addLayout(self._continue)
        self._recent_side = QWidget()
        self._recent_side.setLayout(self._recent)
        self._recent.setContentsMargins(0, 0, 0, 0)
        self._body.addWidget(self._recent_side, 1)
        self._body.addStretch(0)
        self._inner.addLayout(self._body)
        self._inner.addStretch(1)
        self._area = scrolled(inside)
        outer.addWidget(self._area, 1)
        outer.addWidget(self._make_foot())

    def _make_foot(self) -> QWidget:
        foot = QWidget()
        self._languages = {code: Button(self._look, "tab") for code in language.LANGUAGES}
        one = QButtonGroup(foot)
        for code, button in self._languages.items():
            button.setText(language.LANGUAGES[code])
            button.setCheckable(True)
            one.addButton(button)
            button.clicked.connect(lambda _=False, code=code: self.language_wanted.emit(code))
        self._promise = label(role="second")
        self._language_word = label(role="second")
        self._foot = row(
            self._language_word, *self._languages.values(), None, self._promise, spacing=2
        )
        foot.setLayout(self._foot)
        return foot

    def _make_deeds(self) -> None:
        column = QVBoxLayout(self._deeds)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        signals = {
            "plus": self.new_game_wanted,
            "open": self.open_wanted,
            "import": self.import_wanted,
            "learn": self.learn_wanted,
            "print": self.blank_sheets_wanted,
        }
        self._deed_cards = {name: Deed(self._look, name) for name in signals}
        for name, card in self._deed_cards.items():
            if name == "open":
                card.pressed.connect(lambda: self.open_wanted.emit(None))
            else:
                card.pressed.connect(signals[name])
            column.addWidget(card)

    # Words

    def retranslate(self) -> None:
        self._is_old = False
        self._area.setAccessibleName(translate("Start", "Start page"))
        words = {
            "plus": (
                translate("Start", "New game"),
                ", ".join(box_words(key)[0] for key in self._titles),
            ),
            "open": (
                translate("Start", "Open…"),
                translate("Start", "a game file; or drop it on this window"),
            ),
            "import": (
                translate("Start", "Import"),
                translate("Start", "paste a game from 18xx.games"),
            ),
            "learn": (translate("Start", "Learn"), translate("Start", "essentials of each title")),
            "print": (
                translate("Start", "Blank score sheets"),
                translate("Start", "PDF, A4 and Letter"),
            ),
        }
        for name, (title, second) in words.items():
            self._deed_cards[name].set_words(title, second)
        self._recovery.retranslate()
        self._language_word.setText(translate("Start", "Language:"))
        self._promise.setText(translate("Start", "Nothing leaves this computer"))
        for code, button in self._languages.items():
            button.setChecked(code == language.current())
        self._lay_out()

    # Laying out: pictures and the number of games depend on the room

    def take_focus(self) -> None:
        """Enter goes on with the latest game, or begins the first."""
        if self._continue_button is not None:
            self._continue_button.setFocus()

    def _lay_out(self) -> None:
        # A window that is not active yet knows all the same where its focus will be.
        used = self.window().focusWidget()
        had_focus = self._continue_button is not None and used is self._continue_button
        roomy = self.width() >= ROOMY
        side = 160 if roomy else 32
        self._inner.setContentsMargins(side, 56 if roomy else 20, side, 8)
        self._foot.setContentsMargins(side, 4, side, 24 if roomy else 8)
        self._body.setSpacing(40 if roomy else 24)
        scale = max(1.0, self._look.text_scale / 100)
        self._deeds.setFixedWidth(round((360 if roomy else 280) * min(scale, 1.4)))
        # With nothing on the right the two columns stand in the middle.
        is_alone = len(self._entries) < 2
        self._recent_side.setVisible(not is_alone)
        for edge in (0, self._body.count() - 1):
            self._body.setStretch(edge, int(is_alone))
        self._fill_continue(roomy)
        self._fill_recent(roomy)
        self._order_tabs()
        if had_focus:  # the button is a new one
            self.take_focus()

    def _order_tabs(self) -> None:
        """As the page is read: deeds, the latest game, the others, the foot; then the banner."""
        recent = (self._recent.itemAt(n).widget() for n in range(self._recent.count()))
        stops = [
            *self._deed_cards.values(),
            self._continue_button,
            *(card for card in recent if isinstance(card, RecentCard)),
            *self._languages.values(),
            self._banner.gear_button,
            self._banner.menu_button,
        ]
        for before, after in pairwise(stop for stop in stops if stop is not None):
            QWidget.setTabOrder(before, after)

    def _body_height(self) -> int:
        taken = self._banner.sizeHint().height() + self._foot.sizeHint().height()
        margins = self._inner.contentsMargins()
        if not self._recovery.isHidden():
            wide = self.width() - margins.left() - margins.right()
            taken += self._recovery.heightForWidth(wide) + self._inner.spacing()
        return self.height() - taken - margins.top() - margins.bottom()

    def _fill_continue(self, roomy: bool) -> None:
        _clear(self._continue)
        entry = self._entries[0] if self._entries else None
        lines = self._look.px(20) + self._look.px(13)
        room = self._body_height() - round(lines * 1.4) - 46
        part = WIDE_PART if len(self._entries) < 2 else ROOMY_PART if roomy else PART
        height = max(240, min(room, round(self.width() * part / ASPECT)))
        size = QSize(round(height * ASPECT), height)
        card = frame("card", (14, 14, 14, 14))
        card.setFixedWidth(size.width() + 30)
        column = column_of(card)
        column.setSpacing(8)
        picture = entry.picture if entry is not None else None
        shown = Picture(self._picture_title(entry), picture, size, has_board=entry is None)
        column.addWidget(shown)
        column.addLayout(self._continue_words(entry))
        self._continue.addWidget(card)
        self._continue.addStretch(1)

    def _picture_title(self, entry: GameEntry | None) -> str:
        return entry.title if entry is not None else next(iter(self._titles), "")

    def _continue_words(self, entry: GameEntry | None) -> QBoxLayout:
        text = QVBoxLayout()
        text.setSpacing(0)
        button = Button(self._look, "primary", "run" if entry is not None else "plus")
        if entry is None:
            text.addWidget(label(translate("Start", "No games yet"), "page", wrap=True))
            second = translate("Start", "The first one begins here.")
            button.setText(translate("Start", "New game"))
            button.clicked.connect(self.new_game_wanted)
        else:
            text.addWidget(label(entry.heading, "page", wrap=True))
            when = when_text(entry.when, self._now) if entry.when is not None else ""
            second = " · ".join(part for part in (entry.moment, when) if part)
            button.setText(translate("Start", "Continue"))
            button.clicked.connect(lambda: self.open_wanted.emit(entry.path))
        text.addWidget(label(second, "muted", wrap=True))
        is_narrow = self.width() < ROOMY and self._look.text_scale > 120
        line = QBoxLayout(DOWN if is_narrow else ACROSS)
        line.setSpacing(8)
        line.addLayout(text, 1)
        line.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        button.setAutoDefault(True)  # Enter presses it
        self._continue_button = button
        return line

    def _fill_recent(self, roomy: bool) -> None:
        _clear(self._recent)
        others = self._entries[1:]
        caption = label(translate("Start", "Recent").upper(), "caption")
        self._recent.addWidget(caption)
        height = 128 if roomy else 85
        # Three lines of words beside the picture may need more than the picture.
        high = max(height, self._look.px(13) * 4 + 8) + 18 + 8
        fitting = max(2, (self._body_height() - caption.sizeHint().height()) // high)
        size = QSize(round(height * ASPECT), height)
        for entry in others[: min(MOST_RECENT, fitting)]:
            card = RecentCard(self._look, entry, self._now, size)
            card.pressed.connect(lambda path=entry.path: self.open_wanted.emit(path))
            self._recent.addWidget(card)
        self._recent.addStretch(1)

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            if self.isVisible():
                self.retranslate()
            else:
                self._is_old = True  # a game lies over it
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_old:
            self.retranslate()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = _dropped_files(event)
        if paths:
            event.acceptProposedAction()
            is_one = len(paths) == 1 and not paths[0].is_dir()
            self.open_wanted.emit(paths[0] if is_one else paths)

    def _on_put_off(self, entry: object) -> None:
        self._lay_out()
        self.recovery_put_off.emit(entry)


def _dropped_files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def _clear(layout: QVBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.setParent(None)
            widget.deleteLater()
