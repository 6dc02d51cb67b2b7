"""What every dock has: a name, a title, a document, and ears for language and look."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.document.document import GameDocument
from desktop.document.moments import merged
from desktop.engine.state import Change
from desktop.engine.table import Table
from desktop.look.look import Look
from desktop.look.style_sheet import set_role

MARGINS = (12, 8, 12, 8)


class Model(Protocol):
    def set_document(self, document: GameDocument | None) -> None: ...

    def retranslate(self) -> None: ...


@dataclass
class _Missed:
    """What was told while nobody looked."""

    is_new: bool = False  # the whole document
    changes: list[Change] = field(default_factory=list)
    has_grown: bool = False
    has_moved: bool = False
    is_old: bool = False  # the words are those of another language


class Dock(QFrame):
    """A card that shows one side of the open game."""

    NAME: ClassVar[str] = ""
    WANTED: ClassVar[int] = 160  # px at 100 % of height below which little of it is seen
    FITS: ClassVar[bool] = False  # below the turn exactly as high as what it says

    @classmethod
    def suits(cls, table: Table) -> bool:
        """Whether the game has what this dock shows; else it is not offered."""
        return True

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.document: GameDocument | None = None
        self.models: tuple[Model, ...] = ()
        self._missed = _Missed()
        self.setObjectName(f"{self.NAME}_dock")
        set_role(self, "card")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(*MARGINS)
        self.column.setSpacing(6)
        self.setMinimumWidth(240)
        look.changed.connect(self.apply_look)

    def title(self) -> str:
        """The name of the dock, in the present language."""
        raise NotImplementedError("a dock without a title")

    @property
    def table(self) -> Any:
        """The table of the game, of the family this dock shows; None without a game."""
        return self.document.game.table if self.document is not None else None

    @property
    def title_key(self) -> str:
        """Which box is played, for liveries."""
        return self.document.game.title.key if self.document is not None else ""

    def set_document(self, document: GameDocument | None) -> None:
        if self.document is not None:
            echo = self.document.echo
            echo.changed.disconnect(self._hear_changed)
            echo.tree_changed.disconnect(self._hear_tree_changed)
            echo.moved.disconnect(self._hear_moved)
            if echo.forget(self._retell):
                self._retell()
        self.document = document
        self._missed = _Missed(is_old=self._missed.is_old)
        if self._is_asleep:
            self.document = None
            self._show_document()  # or an unseen dock would hold on to the game before
            self.document = document
            self._missed.is_new = True
        else:
            self._show_document()
        if document is not None:
            echo = document.echo
            echo.changed.connect(self._hear_changed)
            echo.tree_changed.connect(self._hear_tree_changed)
            echo.moved.connect(self._hear_moved)

    def _show_document(self) -> None:
        for model in self.models:
            model.set_document(self.document)
        self.refresh()

    # Unseen docks are not kept up to date: they catch up when they are shown

    @property
    def _is_asleep(self) -> bool:
        document = self.document
        return document is not None and document.echo.is_patient and not self.isVisible()

    def _hear_changed(self, change: Change) -> None:
        if self._is_asleep:
            self._missed.changes.append(change)
        else:
            self._on_changed(change)

    def _hear_tree_changed(self) -> None:
        if self._is_asleep:
            self._missed.has_grown = True
        else:
            self._on_tree_changed()

    def _hear_moved(self) -> None:
        if self._is_asleep:
            self._missed.has_moved = True
        else:
            self._on_moved()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        missed, self._missed = self._missed, _Missed()
        if missed.is_old:
            self._retell()
        if missed.is_new:
            self._show_document()
            return
        if missed.changes:
            self._on_changed(merged(missed.changes))
        if missed.has_grown:
            self._on_tree_changed()
        if missed.has_moved:
            self._on_moved()

    # A dock that fits: one of a family may

    def needed_height(self) -> int:
        """What it needs to show everything."""
        return self.sizeHint().height()

    def set_level(self, level: int) -> None:
        """0: say all of it; with each level less."""

    def give_way(self) -> bool:
        """Take less room, if that is possible."""
        return False

    # What a dock of one kind does

    def settle(self, is_seen: Callable[[str], bool]) -> None:
        """The docks have their places; `is_seen` tells by name which others are in sight."""

    def refresh(self) -> None:
        """Another document: show it."""

    def retranslate(self) -> None:
        """Another language: every word again."""

    def apply_look(self) -> None:
        """Another theme or text scale: every size again."""

    def _on_changed(self, change: Change) -> None:
        """The pieces have changed."""

    def _on_moved(self) -> None:
        """We stand at another moment."""

    def _on_tree_changed(self) -> None:
        """A line was added, cut, promoted, named or commented."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() != QEvent.Type.LanguageChange:
            return
        if self.document is None:
            self._retell()
        elif self._is_asleep:
            self._missed.is_old = True
        else:
            self.document.echo.later(self._retell)

    def _retell(self) -> None:
        for model in self.models:
            model.retranslate()
        self.retranslate()


def has_market(table: Table) -> bool:
    """Whether shares have a price on a chart."""
    return getattr(table, "market", None) is not None


def scrolled(*widgets: QWidget, spacing: int = 6) -> QScrollArea:
    """A column that scrolls up and down, and shows the card through."""
    body = QWidget()
    column = QVBoxLayout(body)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(spacing)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(body)
    body.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    return area


def caption(text: str = "") -> QLabel:
    """A small heading in capitals."""
    made = QLabel(text.upper())
    set_role(made, "caption")
    made.setWordWrap(True)
    return made


def second_line(text: str = "", wrap: bool = True) -> QLabel:
    """A quiet line."""
    made = QLabel(text)
    set_role(made, "second")
    made.setWordWrap(wrap)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(wrap)
    made.setSizePolicy(policy)
    return made
