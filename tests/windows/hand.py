"""A hand on the mouse of a whole window: every press goes where the window system would send it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QWidget,
)

from desktop.board.routes import Run
from desktop.dialogs.preferences import PreferencesDialog
from desktop.document import wording
from desktop.eighteen import actions as deeds
from desktop.eighteen.shares import SHARE
from desktop.engine.actions import Action, Pass
from desktop.i18n.money import money, percent
from desktop.windows.main_window import MainWindow
from desktop.windows.print_window import PrintWindow
from desktop.windows.tray import TileCell
from desktop.windows.turn.parts import OfferRow
from desktop.windows.turn.station_source import StationSource
from tests.dialogs.room import settle
from tests.windows.modal import answering, print_to_file

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
PAYOUTS = {"full": "Pay everything", "half": "Pay half", "none": "Withhold"}


def bring_into_sight(widget: QWidget) -> None:
    """Scroll to it, as far as it lies in something that scrolls."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
    settle()


class Hand:
    """Clicks and drags in one main window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def document(self):
        return self.window.document

    @property
    def turn(self):
        return self.window.docks.turn

    @property
    def view(self):
        return self.window.page.view

    # Single gestures

    def point(self, widget: QWidget, at: QPoint | None = None) -> QPoint:
        """A point of a widget in the window; it must be there to be hit."""
        bring_into_sight(widget)
        inside = widget.rect().center() if at is None else at
        found = widget.mapTo(self.window, inside)
        hit = self.window.childAt(found)
        assert hit is not None, f"{widget} is not in the window at {found}"
        assert hit is widget or widget.isAncestorOf(hit), f"{hit} lies over {widget}"
        return found

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        assert widget.isEnabled(), f"{widget} is off"
        QTest.mouseClick(self.window.windowHandle(), LEFT, NONE, self.point(widget, at))
        settle()

    def drag(self, source: QWidget, to: QPoint, on_the_way: Callable[[], None] | None = None):
        """Press on a widget, move to a point of the window, do something there, let go."""
        start, handle = self.point(source), self.window.windowHandle()
        QTest.mousePress(handle, LEFT, NONE, start)
        for step in range(1, 9):
            QTest.mouseMove(handle, start + (to - start) * step / 8)
        settle()
        if on_the_way is not None:
            on_the_way()
        QTest.mouseRelease(handle, LEFT, NONE, to)
        settle()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """A key, to whatever has the focus."""
        if not self.window.isActiveWindow():  # after a dialog; else the window manager does it
            self.window.activateWindow()
            assert QTest.qWaitForWindowActive(self.window)
        QTest.keyClick(self.window.windowHandle(), key, modifiers)
        settle()

    def choose(self, box: QComboBox, index: int) -> None:
        """Open the list and click a line of it."""
        self.click(box)
        popup = box.view().window()
        assert popup.isVisible(), "the list did not open"
        at = box.model().index(index, box.modelColumn())
        box.view().scrollTo(at)
        shown = box.view().visualRect(at) & box.view().viewport().rect()
        point = box.view().viewport().mapTo(popup, shown.center())
        QTest.mouseMove(popup.windowHandle(), point)
        QTest.mouseClick(popup.windowHandle(), LEFT, NONE, point)
        settle()
        assert box.currentIndex() == index

    def type_price(self, box: QSpinBox, price: int) -> None:
        self.click(box, box.lineEdit().geometry().center())
        self.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        for digit in str(price):
            self.key(Qt.Key(ord(digit)))
        assert box.value() == price

    # The board

    def on_board(self, hex_id: str, place: int | None = None) -> QPoint:
        """Where a hex, or a place on it, is in the window."""
        board = self.view.board
        at = board.centre_of(hex_id) if place is None else board.spot_of(hex_id, place)
        return self.on_sheet(at)

    def on_sheet(self, at: QPointF) -> QPoint:
        port = self.view.viewport()
        return port.mapTo(self.window, self.view.mapFromScene(at))

    def click_stop(self, stop: str) -> None:
        hex_id, _, place = stop.partition(".")
        QTest.mouseClick(self.window.windowHandle(), LEFT, NONE, self.on_board(hex_id, int(place)))
        settle()

    def click_track(self, hex_id: str) -> None:
        QTest.mouseClick(self.window.windowHandle(), LEFT, NONE, self.on_board(hex_id))
        settle()

    # The turn panel

    def buttons(self, top: QWidget | None = None) -> list[QPushButton]:
        """The buttons that are there to be pressed."""
        found = (top or self.turn).findChildren(QPushButton)
        return [button for button in found if button.isVisible()]

    def button(self, text: str, top: QWidget | None = None) -> QPushButton:
        found = [b for b in self.buttons(top) if b.text() == text]
        assert len(found) == 1, f"{len(found)} buttons say {text!r}"
        return found[0]

    def row(self, *words: str) -> OfferRow:
        """The only row of the turn panel that says all this."""
        rows = []
        for row in self.turn.findChildren(OfferRow):
            said = row.layout().itemAt(row.layout().count() - 1).widget().accessibleName()
            if all(word in said for word in words):
                rows.append(row)
        assert len(rows) == 1, f"{len(rows)} rows say {words}"
        return rows[0]

    def in_row(self, *words: str) -> QPushButton:
        """The button of the row that says all this, or that says it itself."""
        for made in self.buttons():
            if all(word in made.accessibleName() for word in words):
                return made
        return self.row(*words).findChildren(QPushButton)[0]

    def choose_action(self, action: Action) -> None:
        """Find the list that offers an action, choose it there, press the button beside it."""
        for box in self.turn.findChildren(QComboBox):
            for index in range(box.count()):
                if box.itemData(index) == action:
                    if box.currentIndex() != index:
                        self.choose(box, index)
                    self.click(box.parentWidget().findChild(QPushButton))
                    return
        raise AssertionError(f"no list offers {action}")

    # Back and forth, and the language

    def undo(self) -> None:
        self.click(self._in_bar("undo"))

    def redo(self) -> None:
        self.click(self._in_bar("redo"))

    def _in_bar(self, key: str) -> QToolButton:
        buttons = self.window.bar.findChildren(QToolButton)
        return next(b for b in buttons if b.defaultAction() is self.window.deeds[key])

    def speak(self, code: str) -> None:
        """Switch the language in the preferences."""

        def drive(dialog: QWidget) -> None:
            assert isinstance(dialog, PreferencesDialog)
            QTest.mouseClick(dialog.languages.buttons[code], LEFT)
            QTest.mouseClick(dialog.close_button, LEFT)

        with answering(drive):
            self.click(self._in_bar("preferences"))

    # Paper

    def print_sheet(self, path: Path) -> None:
        """Ctrl+P, and from the preview into a file."""

        def press(dialog: QWidget) -> None:
            assert isinstance(dialog, PrintWindow)
            QTest.mouseClick(dialog.print, LEFT)

        with answering(press, print_to_file(path)):
            self.key(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)

    # Actions

    def play(self, action: Action) -> None:
        """Play an action as a person would, who looks at the window first."""
        settle()
        getattr(self, PLAYS[type(action)].__name__)(action)

    def _pass(self, action: Pass) -> None:
        texts = ("Pass", "Done", "Go on", "End the turn", "Leave it", "Decline")
        self._uncover()
        found = [b for b in self.buttons() if b.text() in texts or b.text().startswith("Pass;")]
        assert len(found) == 1
        self.click(found[0])

    def _uncover(self) -> None:
        """Say who is there, where cards lie covered."""
        for button in self.buttons():
            if button.text().endswith(": show my cards"):
                self.click(button)
                return

    def _draft(self, action: deeds.DraftCard) -> None:
        self._uncover()
        keeps = [b for b in self.buttons() if b.text() == "Keep"]
        choices = [c.action for c in self.document.choices()]
        cards = [choice for choice in choices if isinstance(choice, deeds.DraftCard)]
        self.click(keeps[cards.index(action)])

    def _buy_share(self, action: deeds.BuyShare) -> None:
        table, id = self.window.page.desk.table, action.corporation
        if action.change:
            self.click(self.in_row(f"{id} ", "giving change"))
        elif action.percent < SHARE:
            self.click(self.in_row(f"{id} {percent(action.percent)} from the market."))
        elif table.stock.seller(table.corporation(id), action.source) is not table.bank:
            self.click(self.in_row(f"{id} from the treasury."))
        elif action.source == "treasury":
            self.click(self.in_row(f"{id} from the initial offering."))
        else:
            self.click(self.in_row(f"{id} from the market."))

    def _sell_shares(self, action: deeds.SellShares) -> None:
        if action.change:
            self.click(self.in_row(action.corporation, "making change"))
        else:
            self.choose_action(action)

    def _found(self, action: deeds.FoundCorporation) -> None:
        if self.step == "national_par":
            self.click(self.in_row(f"A share for {money(action.price)}."))
        else:
            self.choose_action(action)

    @property
    def step(self) -> str:
        """What is asked for."""
        return self.window.page.desk.table.round.step.name

    def card_row(self, card: str, *words: str) -> OfferRow:
        return self.row(self.window.page.desk.table.card(card).data.name, *words)

    def _buy_card(self, action: deeds.BuyCard) -> None:
        self.click(self.card_row(action.card).findChild(QPushButton))

    def _bid(self, action: deeds.PlaceBid) -> None:
        is_auction = self.step == "auction"
        row = self.row("Your bid.") if is_auction else self.card_row(action.card)
        self.type_price(row.findChild(QSpinBox), action.price)
        self.click(row.findChild(QPushButton))

    def _trade_private(self, action: deeds.TradePrivate) -> None:
        is_purchase = action.buyer == action.player
        row = self.card_row(action.private, "Buy " if is_purchase else "Sell ")
        if not is_purchase:
            box = row.findChild(QComboBox)
            offered = [box.itemData(n).action.buyer for n in range(box.count())]
            if box.currentIndex() != offered.index(action.buyer):
                self.choose(box, offered.index(action.buyer))
        self.type_price(row.findChild(QSpinBox), action.price)
        self.click(row.findChild(QPushButton))

    def _give(self, action: deeds.GiveCertificates) -> None:
        self.click(self.in_row("Two certificates" if action.halves else "Certificates of"))

    def _merge(self, action: deeds.Merge) -> None:
        if action.company == action.corporation:
            self.click(self.button("Merge"))
            return
        name = self.window.page.desk.table.corporation(action.corporation).data.name
        self.click(self.in_row(f"Take {name}."))

    def _replace_station(self, action: deeds.ReplaceStation) -> None:
        self.click(self.in_row(f"{wording.place_name(self.window.page.desk.table, action.hex)}. "))

    def tile_cell(self, tile: str) -> TileCell:
        return next(c for c in self.window.page.findChildren(TileCell) if c.tile == tile)

    def lay(self, action: deeds.LayTile) -> None:
        """Drag the tile from the tray, turn it over the hex with wheel and keys, drop it."""
        desk = self.window.page.desk

        def turn() -> None:
            for count in range(6):
                if desk.preview.action == action:
                    return
                before = desk.preview
                if count % 2:
                    self.key(Qt.Key.Key_E)
                else:
                    self._wheel(self.on_board(action.hex), -120)
                assert desk.preview != before, f"{count} {before} stays"
            raise AssertionError(f"{action} is not among the turns")

        self.drag(self.tile_cell(action.tile), self.on_board(action.hex), turn)

    def lay_wrongly(self, tile: str, hex_id: str) -> None:
        """Drag a tile to a hex that does not take it."""
        self.drag(self.tile_cell(tile), self.on_board(hex_id))

    def _wheel(self, at: QPoint, by: int) -> None:
        QTest.wheelEvent(self.window.windowHandle(), at.toPointF(), QPoint(0, by))
        settle()

    def place(self, action: deeds.PlaceToken) -> None:
        if action.company in self.window.page.desk.table.privates:
            self.click(self.in_row("a free station"))
            return
        source = self.turn.findChild(StationSource)
        self.drag(source, self.on_board(action.hex, action.place))

    def _run_trains(self, action: deeds.RunTrains) -> None:
        for run in action.runs:
            self._draw(run)
        self.click(self.run_button())

    def run_button(self) -> QPushButton:
        """It says what the runs earn."""
        found = [b for b in self.buttons() if b.text().partition(" for ")[0] == "Run"]
        assert len(found) == 1
        return found[0]

    def draw_button(self, train: str) -> QPushButton:
        desk = self.window.page.desk
        trains = [train.id for train in desk.table.operating.running_trains]
        draws = [b for b in self.buttons() if b.text() == "Draw"]
        return draws[trains.index(train)]

    def _draw(self, run: Run) -> None:
        self.click(self.draw_button(run.train))
        self._follow(run)

    def _follow(self, run: Run) -> None:
        """From place to place; where another track was taken than is meant, by a hex of it."""
        gesture, leg = self.window.page.desk.gesture, list[str]()
        for number, item in enumerate(run.path):
            if "." not in item:
                leg.append(item)
                continue
            self.click_stop(item)
            if gesture.path != run.path[: number + 1]:
                self.click_stop(item)
                self.click_track(leg[0])
            assert gesture.path == run.path[: number + 1]
            leg = []

    def _pay(self, action: deeds.PayDividend) -> None:
        self.click(self.button(PAYOUTS[action.how]))

    def _buy_train(self, action: deeds.BuyTrain) -> None:
        owner = self.window.page.desk.table.train(action.train).owner
        if owner is None:
            row = self.row(f"Train {action.config}.", "treasury")
        else:
            row = self.row(f"Train {action.config}.", f"from {owner.id}")
            self.type_price(row.findChild(QSpinBox), action.price)
        self.click(row.findChildren(QPushButton)[0])

    def _discard(self, action: deeds.DiscardTrain) -> None:
        train = self.window.page.desk.table.train(action.train)
        self.click(self.in_row(f"Train {train.config.name}."))

    def _buy_private(self, action: deeds.BuyPrivate) -> None:
        row = self.row(self.window.page.desk.table.card(action.private).data.name)
        self.type_price(row.findChild(QSpinBox), action.price)
        self.click(row.findChildren(QPushButton)[0])


PLAYS: dict[type[Action], Callable[[Hand, Action], None]] = {
    Pass: Hand._pass,
    deeds.DraftCard: Hand._draft,
    deeds.BuyCard: Hand._buy_card,
    deeds.PlaceBid: Hand._bid,
    deeds.TradePrivate: Hand._trade_private,
    deeds.GiveCertificates: Hand._give,
    deeds.Merge: Hand._merge,
    deeds.ReplaceStation: Hand._replace_station,
    deeds.FoundCorporation: Hand._found,
    deeds.SellShares: Hand._sell_shares,
    deeds.IssueShares: Hand.choose_action,
    deeds.RedeemShares: Hand.choose_action,
    deeds.PlaceMarker: Hand.choose_action,
    deeds.NameBeneficiary: Hand.choose_action,
    deeds.BuyShare: Hand._buy_share,
    deeds.LayTile: Hand.lay,
    deeds.PlaceToken: Hand.place,
    deeds.RunTrains: Hand._run_trains,
    deeds.PayDividend: Hand._pay,
    deeds.BuyTrain: Hand._buy_train,
    deeds.DiscardTrain: Hand._discard,
    deeds.BuyPrivate: Hand._buy_private,
}
