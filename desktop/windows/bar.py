"""The bar at the top: title, round, the phases with their trains, undo and redo."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.eighteen.table import EighteenTable
from desktop.look.fonts import SERIF, font
from desktop.look.icons import icon, pixmap
from desktop.look.style_sheet import set_role
from desktop.look.theme import PRINTED, Theme, colour
from desktop.models.words import printed_name
from desktop.windows.elided_label import ElidedLabel

translate = QCoreApplication.translate


class PhaseStrip(QWidget):
    """The phases in the colours of their tiles; the present one framed."""

    def __init__(self) -> None:
        super().__init__()
        self._phases: list[tuple[str, str, str]] = []
        self._now = 0
        self.setMinimumWidth(160)
        self.setFixedHeight(32)

    def show_table(self, table: EighteenTable | None) -> None:
        self._phases = []
        if table is not None:
            kinds = {data.name: data for data in table.box.trains}
            for phase in table.box.phases:
                first = table.box.trains[0]
                train = kinds[phase.on_train] if phase.on_train else first
                names = " · ".join(printed_name(train, c) for c in reversed(train.configs))
                self._phases.append((phase.name, names, phase.colours[-1]))
            self._now = table.phase_number
            now = table.phase.name
            self.setAccessibleName(translate("Bar", "Phase {name}").format(name=now))
            self.setToolTip(
                translate("Bar", "Phase {name}: train limit {limit}").format(
                    name=now, limit=table.phase.train_limit
                )
            )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(62 * max(1, len(self._phases)), 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._phases:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width() / len(self._phases)
        for number, (name, trains, ink) in enumerate(self._phases):
            box = QRectF(number * width + 1, 2, width - 2, 28)
            now = number == self._now
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(PRINTED.paper))  # ink needs paper, in the dark too
            painter.drawRoundedRect(box, 5, 5)
            painter.setBrush(colour(PRINTED.of(ink), 1.0 if now else 0.45))
            pen = QPen(colour(PRINTED.ink if now else PRINTED.soft_ink), 2.0 if now else 0.6)
            painter.setPen(pen)
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(colour(PRINTED.ink))
            painter.setFont(font(12, 700, SERIF))
            left = box.adjusted(7, 0, 0, 0)
            painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, name)
            painter.setFont(font(11, 600 if now else 400))
            right = box.adjusted(0, 0, -7, 0)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(right, flags, trains)


class Bar(QFrame):
    """Forty-eight pixels that never collapse."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "bar")
        self.setFixedHeight(48)
        self._document: GameDocument | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(8)
        self.menu_button = QToolButton()
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._title, self._round, self._second = QLabel(), QLabel(), ElidedLabel()
        set_role(self._title, "question")
        set_role(self._round, "name")
        set_role(self._second, "muted")
        self._banner = QLabel()
        set_role(self._banner, "notice")
        self._sign = QLabel()
        self._buttons: list[QToolButton] = []
        self.phases = PhaseStrip()
        for widget in (self.menu_button, self._sign, self._title, self._round):
            row.addWidget(widget)
        row.addWidget(self._banner, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._second, 1)
        row.addWidget(self.phases)
        self._tools = QHBoxLayout()
        row.addLayout(self._tools)

    def dress(self, theme: Theme) -> None:
        """The colours of a theme."""
        self.menu_button.setIcon(icon("menu", theme))
        self._sign.setPixmap(pixmap("handcar", theme.accent, 22, self.devicePixelRatioF()))

    def add_action(self, action: QAction, with_text: bool = False) -> QToolButton:
        made = QToolButton()
        made.setDefaultAction(action)
        made.setIconSize(QSize(18, 18))
        style = Qt.ToolButtonStyle.ToolButtonIconOnly
        if with_text:
            style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        made.setToolButtonStyle(style)
        self._tools.addWidget(made)
        self._buttons.append(made)
        return made

    def set_document(self, document: GameDocument | None) -> None:
        if self._document is not None:
            self._document.echo.moved.disconnect(self._on_changed)
        self._document = document
        if document is not None:
            document.echo.moved.connect(self._on_changed)
        self._on_changed()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._on_changed()
        super().changeEvent(event)

    def _on_changed(self) -> None:
        document = self._document
        table = document.game.table if document is not None else None
        is_ours = isinstance(table, EighteenTable)
        self.phases.show_table(table if is_ours else None)
        self.phases.setVisible(is_ours)
        for made in self._buttons[:-1]:  # the preferences are always there
            made.setVisible(is_ours)
        if document is None or not isinstance(table, EighteenTable):
            for label in (self._title, self._round, self._second):
                label.setText("")
            self._title.setText(translate("Window", "Drezina"))
            self._banner.setVisible(False)
            return
        self._title.setText(table.setup.title)
        self._round.setText(self._round_text(table))
        self._second.setText(self._second_text(document))
        is_main = document.is_on_main_line
        self._banner.setText("" if is_main else translate("Bar", "Variation"))
        self._banner.setVisible(not is_main)

    def _round_text(self, table: EighteenTable) -> str:
        name = table.round.name if table.round is not None else ""
        if table.finished:
            return translate("Bar", "The game is over")
        if name == "stock":
            return translate("Bar", "Stock round {cycle}").format(cycle=table.cycle)
        if name == "operating":
            return translate("Bar", "Operating round {cycle}.{number}").format(
                cycle=table.cycle, number=table.operating_round.number
            )
        return translate("Bar", "Draft")

    def _second_text(self, document: GameDocument) -> str:
        move = translate("Bar", "move {number}").format(number=document.at.depth)
        table, actors = document.game.table, document.game.actors
        if not actors or not isinstance(table, EighteenTable):
            return move
        if actors[0] in table.corporations:
            return f"{table.corporations[actors[0]].data.name} · {move}"
        return f"{wording.actor_name(table, actors[0])} · {move}"
