"""Rules at hand: what may be done now, the essentials, all rules, and a search through them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QLineEdit,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.dialogs.parts import Button, FlowRow, label, scrolled
from desktop.document import wording
from desktop.engine.helpbook import Sheet, helpbook
from desktop.engine.rulebook import Rule, rules
from desktop.engine.table import Table
from desktop.look.look import Look
from desktop.windows.rule_cards import RuleCard, SheetView, notice
from desktop.windows.situation import situation_of

translate = QCoreApplication.translate

NOW, ESSENTIALS, ALL, FOUND = "now", "essentials", "all", "found"
TABS = (NOW, ESSENTIALS, ALL)
SEARCH_WAIT = 120  # ms after the last letter


class RulesWords:
    """lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("RulesWords", text, comment, n)

    @staticmethod
    def found(count: int) -> str:
        return RulesWords.tr("%n rule(s) found", "", count)


def plain(text: str) -> str:
    """As people type when they search."""
    return text.casefold().replace("ё", "е")


class RulesPanel(QWidget):
    """Three pages, and the answers to a search over them."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, without: tuple[str, ...] = ()
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._without = without  # pages that are not offered
        self._title = ""
        self._options: frozenset[str] = frozenset()
        self._now: tuple[str, str] = ("", "")
        self._asked = ""  # the rule somebody jumped to
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self._tabs = {key: Button(look, "tab") for key in TABS}
        self._group = QButtonGroup(self)
        self._stack = QStackedWidget()
        self._pages: dict[str, QScrollArea] = {}
        self._cards: dict[str, RuleCard] = {}
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(SEARCH_WAIT)
        self._wait.timeout.connect(self._on_search)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(FlowRow(*self._tabs.values()))
        column.addWidget(self._stack, 1)
        for key in (*TABS, FOUND):
            self._pages[key] = scrolled(QWidget())
            self._stack.addWidget(self._pages[key])
        for key, tab in self._tabs.items():
            tab.setCheckable(True)
            self._group.addButton(tab)
            tab.clicked.connect(lambda _=False, key=key: self._show(key))
            tab.setVisible(key not in self._without)
        self._tabs[NOW].setChecked(True)
        self.search.textEdited.connect(self._wait.start)
        self.search.textChanged.connect(self._on_text_changed)

    # What is shown

    def set_title(self, title: str, options: frozenset[str] = frozenset()) -> None:
        """The box on the table, and the options it is played with."""
        if (title, options) != (self._title, self._options):
            self._title, self._options = title, options
            self._asked = ""
            self._fill_all()

    def show_step(self, step: str, situation: str = "") -> None:
        """What may be done at this step; a situation is "forced_purchase" or "receivership"."""
        if self._now != (step, situation):
            self._now = (step, situation)
            self._fill(NOW)

    def follow(self, table: Table) -> None:
        """The help of whatever is asked at this table now."""
        self.set_title(table.setup.title, table.setup.options)
        step = table.round.step if table.round is not None else None
        self.show_step(step.name if step is not None else "", situation_of(table))

    def show_rule(self, id: str) -> None:
        """Jump to a rule: the answer to "why not?"."""
        self.set_title(id.partition(".")[0], self._options)
        self._mark(id)
        self.search.clear()
        self._show(ALL)
        QTimer.singleShot(0, self._scroll_to_asked)

    def show_essentials(self) -> None:
        self.search.clear()
        self._show(ESSENTIALS)

    @property
    def page(self) -> str:
        """Which page is shown: "now", "essentials", "all" or "found"."""
        return next(key for key, area in self._pages.items() if area is self._stack.currentWidget())

    def _show(self, key: str) -> None:
        if key in self._tabs:
            self._tabs[key].setChecked(True)
            if self.search.text():
                self.search.clear()
        if key == ALL and not self._cards:
            self._fill(ALL)
        self._stack.setCurrentWidget(self._pages[key])

    # Filling

    def _fill_all(self) -> None:
        self._cards = {}
        for key in TABS:
            if key != ALL or self.page == ALL:  # a hundred cards only when somebody looks
                self._fill(key)

    def _fill(self, key: str) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(6)
        for widget in self._widgets(key):
            column.addWidget(widget)
        column.addStretch(1)
        inside.setAutoFillBackground(False)
        self._pages[key].setWidget(inside)
        inside.setAutoFillBackground(False)

    def _widgets(self, key: str) -> list[QWidget]:
        if not self._title:
            return [notice(translate("Rules", "No game is open."))]
        if key == FOUND:
            return self._found_widgets()
        if key == ALL:
            self._cards = {id: RuleCard(shown) for id, shown in rules(self._title).items()}
            self._mark(self._asked)
            return list(self._cards.values())
        sheets = helpbook(self._title).essentials if key == ESSENTIALS else self._sheets_now()
        views: list[QWidget] = [SheetView(self._look, sheet, self._options) for sheet in sheets]
        return views or [notice(translate("Rules", "Nothing is asked now."))]

    def _sheets_now(self) -> tuple[Sheet, ...]:
        book, (step, situation) = helpbook(self._title), self._now
        found = (book.situations.get(situation), book.steps.get(step))
        return tuple(sheet for sheet in found if sheet is not None)

    def _found_widgets(self) -> list[QWidget]:
        found = self._matching(self.search.text())
        if not found:
            return [notice(translate("Rules", "No rule has these words."))]
        return [label(RulesWords.found(len(found)), "caption"), *map(RuleCard, found)]

    def _matching(self, wanted: str) -> list[Rule]:
        """Rules with all of the words, in the language read now or by their id."""
        words = plain(wanted).split()
        found = []
        for id, shown in rules(self._title).items():
            text = plain(f"{id} {wording.rule_place(shown)} {wording.rule_text(shown)}")
            if all(word in text for word in words):
                found.append(shown)
        return found

    def _mark(self, id: str) -> None:
        if self._asked in self._cards:
            self._cards[self._asked].set_marked(False)
        self._asked = id
        if id in self._cards:
            self._cards[id].set_marked(True)

    def _scroll_to_asked(self) -> None:
        card, area = self._cards.get(self._asked), self._pages[ALL]
        inside = area.widget()
        if card is None or inside is None:
            return
        layout = inside.layout()
        assert layout is not None
        layout.activate()
        area.verticalScrollBar().setValue(max(0, card.y() - 8))

    # Events

    def retranslate(self) -> None:
        for page in self._pages.values():
            page.setAccessibleName(translate("Docks", "Rules"))
        names = (
            translate("Rules", "Now"),
            translate("Rules", "Essentials"),
            translate("Rules", "All rules"),
        )
        for tab, name in zip(self._tabs.values(), names, strict=True):
            tab.setText(name)
        self.search.setPlaceholderText(translate("Rules", "Search the rules"))
        self.search.setAccessibleName(translate("Rules", "Search the rules"))
        if not self._title or not any(self._sheets_now()):
            self._fill(NOW)
        if not self._title:
            self._fill(ESSENTIALS)
        if self.page == FOUND:
            self._fill(FOUND)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    def _on_text_changed(self, text: str) -> None:
        if not text.strip() and self.page == FOUND:
            self._wait.stop()
            checked = next(key for key, tab in self._tabs.items() if tab.isChecked())
            self._show(checked)

    def _on_search(self) -> None:
        if self.search.text().strip():
            self._fill(FOUND)
            self._stack.setCurrentWidget(self._pages[FOUND])
