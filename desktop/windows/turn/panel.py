"""The turn panel: a head with who acts, the steps of the turn, and the panel of the step."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.eighteen.table import EighteenTable
from desktop.i18n.money import money
from desktop.look.style_sheet import set_role
from desktop.models.words import short_name
from desktop.scene.board_desk import BoardDesk
from desktop.windows.turn import draft, simple, stock, track, trains
from desktop.windows.turn.auction import AuctionPanel
from desktop.windows.turn.certificates import CertificatesPanel
from desktop.windows.turn.cover import CoverPanel
from desktop.windows.turn.distribution import DistributionPanel
from desktop.windows.turn.dividend import DividendPanel
from desktop.windows.turn.merger import MergerPanel
from desktop.windows.turn.national_par import NationalParPanel
from desktop.windows.turn.offers import SideOffers
from desktop.windows.turn.parts import Badge, label
from desktop.windows.turn.routes import RoutesPanel
from desktop.windows.turn.step_line import StepLine
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate

PANELS: dict[str, type[StepPanel]] = {
    "draft": draft.DraftPanel,
    "distribution": DistributionPanel,
    "auction": AuctionPanel,
    "national_par": NationalParPanel,
    "trade_shares": stock.StockPanel,
    "give_certificates": CertificatesPanel,
    "give_certificates_now": CertificatesPanel,
    "merger": MergerPanel,
    "steamboat": simple.SteamboatPanel,
    "power_track": simple.PowerTrackPanel,
    "track_and_token": track.TrackPanel,
    "lay_track": track.TrackPanel,
    "place_station": track.StationPanel,
    "run_trains": RoutesPanel,
    "dividend": DividendPanel,
    "discard_train": trains.DiscardPanel,
    "buy_train": trains.TrainsPanel,
    "last_offers": simple.LastOffersPanel,
}

# Asked in the midst of a company's turn, and no part of it.
OUTSIDE = frozenset({"give_certificates_now", "merger"})

NARROWEST = 300  # px, before the panel has its size


class TurnPanel(QFrame):
    """Made anew for every moment: the panels of the steps hold nothing."""

    height_changed = Signal()  # what it says needs another height
    prices_shown = Signal(dict)  # where tokens would stand on the market, by corporation

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "card")
        self.setObjectName("turn_panel")
        self._document: GameDocument | None = None
        self._desk: BoardDesk | None = None
        self.covers = True  # hidden cards wait under a sheet until their player says so
        self._revealed: tuple[str, int] = ("", -1)  # to whom, at which moment
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(8)
        self._head = QHBoxLayout()
        column.addLayout(self._head)
        self.steps = StepLine()
        column.addWidget(self.steps)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.viewport().setAutoFillBackground(False)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setMinimumHeight(1)  # or a short question takes the room of the step line
        column.addWidget(self._area, 1)
        self._footer: QWidget | None = None
        self._tallest = ((-1, 0), 0)  # at a moment and a width so many pixels were needed
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.height_changed)
        self._on_top: QWidget | None = None
        self.step_panel: StepPanel | None = None

    def set_document(self, document: GameDocument | None, desk: BoardDesk | None) -> None:
        if self._document is not None:
            self._document.echo.changed.disconnect(self._on_changed)
        self._document, self._desk = document, desk
        if document is not None:
            document.echo.changed.connect(self._on_changed)
        self.rebuild()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.rebuild()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._soon.start(0)  # the words break elsewhere
        super().resizeEvent(event)

    def _on_changed(self) -> None:
        self._revealed = ("", -1)  # who goes back may be another one than who looked
        self.rebuild()

    def rebuild(self) -> None:
        """Show the present moment."""
        document, desk = self._document, self._desk
        is_in_use = self.focusWidget() is not None and self.focusWidget().hasFocus()
        self.step_panel = None
        if self._on_top is not None and isValid(self._on_top):
            self._on_top.setParent(None)  # whoever put it there takes it away
        self._on_top = None
        self.prices_shown.emit({})
        body = _Body(self._soon)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(8)
        if document is not None and desk is not None:
            self.step_panel = self._panel(document, desk)
            self._fill_head(document, self.step_panel)
            self.steps.show_moment(document)
            self.step_panel.prices_shown.connect(self.prices_shown)
            column.addWidget(self.step_panel)
            if not document.game.table.finished and self._has_side_offers(document):
                column.addWidget(SideOffers(document, desk))
        column.addStretch(1)
        self._area.setWidget(body)
        self._area.setAccessibleName(translate("Docks", "Turn"))
        body.setAutoFillBackground(False)
        self._show_footer()
        self._tallest = ((-1, 0), 0)
        self.height_changed.emit()
        if is_in_use:
            self._take_focus(body)

    def _take_focus(self, body: QWidget) -> None:
        """Whoever plays by keys stays at the questions; the old buttons are gone."""
        rows = [*body.findChildren(QPushButton)]
        if self._footer is not None:
            rows += self._footer.findChildren(QPushButton)
        for one in rows:
            if one.isEnabledTo(self) and one.isVisibleTo(self):
                one.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def needed_height(self) -> int:
        """What would show everything. It does not shrink before the next moment, or the docks
        below would jump under the mouse."""
        document, body, column = self._document, self._area.widget(), self.layout()
        if document is None or body is None or column is None:
            return self.minimumSizeHint().height()
        for widget in self.findChildren(QWidget):
            widget.ensurePolished()  # or it reckons with letters of another size
        margins = column.contentsMargins()
        wide = max(self.width(), self.minimumWidth(), NARROWEST)
        wide -= margins.left() + margins.right()
        # Reckoned as if the scroll bar were there: once it is, it goes only if this fits, too.
        bar = self._area.verticalScrollBar().sizeHint().width()
        parts = [_height(self._head, wide), _height(body.layout(), wide - bar)]
        if not self.steps.isHidden():
            parts.append(self.steps.sizeHint().height())
        if self._footer is not None and not self._footer.isHidden():
            parts.append(_height(self._footer.layout(), wide))
        high = sum(parts) + column.spacing() * (len(parts) - 1) + margins.top() + margins.bottom()
        when, tallest = self._tallest
        if when == (document.at.depth, wide):
            high = max(high, tallest)
        self._tallest = ((document.at.depth, wide), high)
        return high + 2  # the frame

    def _show_footer(self) -> None:
        """The buttons of the step stand below what scrolls."""
        if self._footer is not None:
            self._footer.hide()
            self._footer.deleteLater()
        self._footer = self.step_panel.footer if self.step_panel is not None else None
        column = self.layout()
        if self._footer is not None and column is not None:
            is_wanted = not self._footer.isHidden()
            column.addWidget(self._footer)
            self._footer.setVisible(is_wanted)  # at once: hidden, it would be measured as nothing

    def put_on_top(self, card: QWidget) -> None:
        """Something to be read before the question, such as a refusal."""
        body = self._area.widget()
        column = body.layout() if body is not None else None
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(0, card)
        self._on_top = card
        self._area.verticalScrollBar().setValue(0)

    def _panel(self, document: GameDocument, desk: BoardDesk) -> StepPanel:
        table = document.game.table
        if table.finished or table.round is None or table.round.step is None:
            return simple.GameOverPanel(document, desk)
        if table.round.step.name == "draft" and self._is_covered(document):
            return CoverPanel(document, desk, self.uncover)
        return PANELS[table.round.step.name](document, desk)

    def _is_covered(self, document: GameDocument) -> bool:
        """Whether the cards are for other eyes than those that may be looking."""
        moment = (document.game.actors[0], document.at.depth)
        step = document.game.table.round.step if document.game.table.round else None
        is_hidden = len(getattr(step, "deck", ())) > 1
        return self.covers and is_hidden and self._revealed != moment

    def uncover(self) -> None:
        """The player whose turn it is has said so."""
        document = self._document
        if document is not None and not document.echo.is_waiting and document.game.actors:
            self._revealed = (document.game.actors[0], document.at.depth)
            self.rebuild()

    def _has_side_offers(self, document: GameDocument) -> bool:
        round_ = document.game.table.round
        in_turn = round_ is not None and round_.name == "operating"
        return in_turn and step_of(document) not in OUTSIDE

    def _fill_head(self, document: GameDocument, panel: StepPanel) -> None:
        while self._head.count():
            widget = self._head.takeAt(0).widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        table = document.game.table
        assert isinstance(table, EighteenTable)
        if not document.game.actors:
            return
        actor = document.game.actors[0]
        player = next((p.name for p in table.investors if p.id == actor), "")
        token = actor if actor in table.corporations or actor in table.minors else ""
        if player or token:
            self._head.addWidget(Badge(table.setup.title, actor, 44, player))
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(label(self._title(table, actor, panel), "question", wrap=True))
        column.addLayout(self._second_line(table, actor, panel))
        self._head.addWidget(words, 1)
        if token:
            self._head.addWidget(self._treasury(table.company(token).cash))
        elif not player and table.operating is not None:
            self._head.addWidget(self._treasury(table.operating.cash))
        for number in range(self._head.count()):
            made = self._head.itemAt(number).widget()
            if made is not None:
                made.show()  # at once: hidden, it would be measured as nothing

    def _title(self, table: EighteenTable, actor: str, panel: StepPanel) -> str:
        if actor in table.corporations:
            return f"{actor} · {short_name(table.corporations[actor].data.name)}"
        return panel.headline(wording.actor_name(table, actor))

    def _second_line(self, table: EighteenTable, actor: str, panel: StepPanel) -> QHBoxLayout:
        """The president with his chip, or what a player has in hand."""
        line = QHBoxLayout()
        line.setSpacing(6)
        decider = wording.decider(table, actor)
        for player in table.investors:
            if player.name == decider:
                line.addWidget(Badge(table.setup.title, player.id, 18, player.name))
                text = translate("Turn", "{player} decides").format(player=decider)
                line.addWidget(label(text, "second", wrap=True), 1)
            elif player.id == actor:
                line.addWidget(label(panel.purse(player), "second", wrap=True), 1)
        return line

    def _treasury(self, cash: int) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        right = Qt.AlignmentFlag.AlignRight
        column.addWidget(label(translate("Turn", "Treasury"), "second"), 0, right)
        column.addWidget(label(money(cash), "figure"), 0, right)
        return made


class _Body(QWidget):
    """Tells when something in it wants another height."""

    def __init__(self, soon: QTimer) -> None:
        super().__init__()
        self._soon = soon

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._soon.start(0)
        return super().event(event)


def _height(layout: QLayout | None, width: int) -> int:
    if layout is None:
        return 0
    if layout.hasHeightForWidth():
        return layout.totalHeightForWidth(width)
    return layout.totalSizeHint().height()


def step_of(document: GameDocument) -> str:
    """What is asked for; "" when the game is over."""
    round_ = document.game.table.round
    return round_.step.name if round_ is not None and round_.step is not None else ""
