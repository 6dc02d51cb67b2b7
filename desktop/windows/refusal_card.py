"""The refusal with its rule: what is in the way, what the rulebook says, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout

from desktop.dialogs.parts import Button, FlowRow, Icon, column_of, frame, label, row
from desktop.document import wording
from desktop.engine.refusal import Refusal
from desktop.engine.table import Table
from desktop.i18n import language
from desktop.look.look import Look
from desktop.look.style_sheet import set_role

translate = QCoreApplication.translate

SHORT = 12  # letters of a deed that a button can name


class RefusalCard(QFrame):
    """Hidden until something is refused, and again once it has been read; Esc puts it away."""

    undo_wanted = Signal()
    variation_wanted = Signal()
    rule_wanted = Signal(str)  # the id of the rule
    closed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        set_role(self, "refusal")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._refusal: Refusal | None = None
        self._table: Table | None = None
        self._undo_text = ""
        self._sentence = label(role="question", wrap=True)
        self._advice = label(wrap=True)
        self._place, self._rule = label(role="caption", wrap=True), label(wrap=True)
        self.undo = Button(look, icon_name="undo")
        self.variation = Button(look, icon_name="branch")
        self.rule = Button(look, "quiet", "why")
        self._build(look)
        self.undo.clicked.connect(self.undo_wanted)
        self.variation.clicked.connect(self.variation_wanted)
        self.rule.clicked.connect(self._on_rule)
        self.hide()

    def _build(self, look: Look) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(8)
        head = row(spacing=8)
        head.addWidget(Icon(look, "no", 22, "refusal"), 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._sentence, 1)
        quoted = frame("sunken", (10, 8, 10, 8))
        column_of(quoted).setSpacing(3)
        column_of(quoted).addWidget(self._place)
        column_of(quoted).addWidget(self._rule)
        column.addLayout(head)
        column.addWidget(self._advice)
        column.addWidget(quoted)
        column.addWidget(FlowRow(self.undo, self.variation, self.rule))
        column.addStretch(1)

    def show_refusal(
        self,
        refusal: Refusal,
        table: Table | None = None,
        *,
        advice: str = "",
        undo_text: str = "",
        can_vary: bool = False,
    ) -> None:
        """Say no. `undo_text` names the deed whose undoing would help; "" if none would."""
        self._refusal, self._table, self._undo_text = refusal, table, undo_text
        self._advice.setText(advice)
        self._advice.setVisible(bool(advice))
        self.undo.setVisible(bool(undo_text))
        self.variation.setVisible(can_vary)
        self.retranslate()
        self.show()

    def clear(self) -> None:
        """The matter is settled."""
        self._refusal = None
        self.hide()

    def retranslate(self) -> None:
        if self._refusal is None:
            return
        rule = self._refusal.rule
        said = wording.refusal(self._refusal, self._table)
        self._sentence.setText(said)
        self.setAccessibleName(said)
        self._place.setText(wording.rule_place(rule))
        quotes = "«{text}»" if language.current() == "ru" else "“{text}”"
        self._rule.setText(quotes.format(text=wording.rule_text(rule)))
        undo = translate("RefusalCard", "Undo {deed}").format(deed=self._undo_text)
        is_short = len(self._undo_text) <= SHORT
        self.undo.setText(undo if is_short else translate("RefusalCard", "Undo"))
        self.undo.setToolTip(undo)
        self.variation.setText(translate("RefusalCard", "Try as a variation"))
        self.rule.setText(translate("RefusalCard", "Rule"))
        self.rule.setToolTip(translate("RefusalCard", "Open this rule in the rules at hand"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _on_rule(self) -> None:
        if self._refusal is not None:
            self.rule_wanted.emit(self._refusal.rule_id)
