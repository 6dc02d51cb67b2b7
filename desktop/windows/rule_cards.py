"""Rules and help as cards: a rule with its place, a paragraph that opens to show its rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.dialogs.parts import Icon, column_of, frame, label, row
from desktop.document import wording
from desktop.engine.helpbook import Paragraph, Sheet
from desktop.engine.rulebook import Rule, rule
from desktop.i18n import language
from desktop.look.look import Look
from desktop.look.style_sheet import set_role
from desktop.windows.press_card import PressCard

translate = QCoreApplication.translate


class RuleCard(QFrame):
    """One rule: where it stands and what it says."""

    def __init__(self, shown: Rule, role: str = "card") -> None:
        super().__init__()
        self.rule = shown
        self._role = role
        set_role(self, role)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(3)
        self._place, self._text = label(role="caption", wrap=True), label(wrap=True)
        column.addWidget(self._place)
        column.addWidget(self._text)
        self.retranslate()

    def set_marked(self, is_marked: bool) -> None:
        """The rule that was asked for stands out."""
        set_role(self, "accent" if is_marked else self._role)

    def retranslate(self) -> None:
        self._place.setText(wording.rule_place(self.rule))
        self._text.setText(wording.rule_text(self.rule))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class ParagraphCard(PressCard):
    """Some help; pressed, it shows the rules behind it."""

    def __init__(self, look: Look, paragraph: Paragraph) -> None:
        super().__init__(look)
        self._paragraph = paragraph
        self._text, self._places = label(wrap=True), label(role="second", wrap=True)
        self._rules = QWidget()
        below = QVBoxLayout(self._rules)
        below.setContentsMargins(0, 6, 0, 0)
        below.setSpacing(6)
        for id in paragraph.rules:
            below.addWidget(RuleCard(rule(id), "sunken"))
        self._rules.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(3)
        column.addWidget(self._text)
        sections = row(Icon(look, "learn", 13, "muted"), self._places, spacing=6)
        sections.setStretch(1, 1)
        column.addLayout(sections)
        column.addWidget(self._rules)
        self.pressed.connect(self._on_pressed)
        self.retranslate()

    @property
    def is_open(self) -> bool:
        return not self._rules.isHidden()

    def retranslate(self) -> None:
        text = self._paragraph.text(language.current())
        self._text.setText(text)
        self._places.setText("; ".join(_headings(self._paragraph)))
        self.setAccessibleName(text)
        self.setAccessibleDescription(translate("Rules", "Shows or hides the rules behind it"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_pressed(self) -> None:
        self._rules.setVisible(self._rules.isHidden())


def _headings(paragraph: Paragraph) -> list[str]:
    """Where its rules stand; several often stand under one heading."""
    found: dict[str, None] = {}
    for id in paragraph.rules:
        shown = rule(id)
        section = shown.section if language.current() == "ru" else shown.section_en
        found.update(dict.fromkeys(section.split("; ")))
    return list(found)


class SheetView(QWidget):
    """A heading and its paragraphs, as far as they hold at this table."""

    def __init__(self, look: Look, sheet: Sheet, options: frozenset[str]) -> None:
        super().__init__()
        self._sheet = sheet
        self._name = label(role="question", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(6)
        column.addWidget(self._name)
        for paragraph in sheet.paragraphs:
            if paragraph.holds(options):
                column.addWidget(ParagraphCard(look, paragraph))
        self.retranslate()

    def retranslate(self) -> None:
        self._name.setText(self._sheet.name(language.current()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def notice(text: str) -> QFrame:
    """A line where there is nothing to show."""
    made = frame("sunken", (12, 10, 12, 10))
    column_of(made).addWidget(label(text, "muted", wrap=True))
    return made
