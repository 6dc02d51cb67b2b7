"""The layouts of the docks: one for each kind of round, remembered, put back in order."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QTabBar

from desktop.document.document import GameDocument
from desktop.eighteen.actions import SellShares
from desktop.engine.game import Game
from desktop.engine.random_play import RandomPlayer
from desktop.engine.setup import Setup
from desktop.titles.shelf import new_game
from desktop.windows.dock_area import DockArea
from desktop.windows.docks.charter_dock import CharterDock
from desktop.windows.docks.companies_dock import CompaniesDock
from desktop.windows.docks.market_dock import MarketDock
from desktop.windows.eighteen_outfit import DOCKS as KINDS
from desktop.windows.eighteen_plans import PLANS, kind_of_round
from desktop.windows.layouts import packed, unpacked
from desktop.windows.main_window import MainWindow
from desktop.windows.turn.parts import OfferRow
from tests.dialogs.room import quiet_window, settle
from tests.document.play import setup_of

pytestmark = quiet_window
TOP, LEFT = Qt.DockWidgetArea.TopDockWidgetArea, Qt.DockWidgetArea.LeftDockWidgetArea


def two_rounds() -> tuple[Game, dict[str, int]]:
    """A game by chance into its second stock round, and a moment of each kind of round."""
    game, player = new_game(setup_of(4)), RandomPlayer(4)
    found: dict[str, int] = {}
    while game.table.cycle < 2 or game.table.round.name != "operating":
        round_ = game.table.round
        if round_.name == "operating":
            if game.actors[0] in game.table.corporations:
                found["operating"] = game.at.depth
        elif round_.name == "stock" and any(
            isinstance(c.action, SellShares) for c in game.choices()
        ):
            found["shares"] = game.at.depth
        elif round_.name == "draft":
            found["other"] = game.at.depth
        assert player.play(game) is not None
    assert set(found) == {"operating", "shares", "other"}
    return game, found


class Table:
    """A window with a game, at any of its kinds of round."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.docks = window, window.docks
        game, self._moments = two_rounds()
        window.docks.turn.covers = False
        window.resize(1366, 768)
        window.files._show(GameDocument(game))
        settle()

    def at(self, kind: str) -> None:
        document = self.window.document
        depth = self._moments[kind]
        document.go_to(document.line[depth - 1] if depth else document.game.root)
        settle()

    def is_seen(self, name: str) -> bool:
        widget = self.docks.by_name[name]
        return widget.isVisible() and not widget.visibleRegion().isEmpty()

    def area(self, name: str) -> Qt.DockWidgetArea:
        return self.window.dockWidgetArea(self.docks.by_name[name])


@pytest.fixture
def table(make_window) -> Table:
    return Table(make_window())


def test_a_stock_round_shows_the_market_over_holdings_and_board(table):
    table.at("shares")
    assert table.area("market") == TOP
    assert table.area("holdings") == LEFT
    market, holdings = (table.docks.by_name[n].geometry() for n in ("market", "holdings"))
    assert market.height() > 250 and market.width() > 850
    assert holdings.top() >= market.bottom()
    board = table.window.page.view
    assert board.isVisible()
    assert board.mapTo(table.window, board.rect().topLeft()).x() >= holdings.right()


def test_an_operating_round_shows_the_charter_of_the_company(table):
    table.at("operating")
    assert table.is_seen("charter")
    charter = table.docks.dock(CharterDock).charter
    assert charter.company is table.window.document.game.table.operating
    assert table.area("market") != TOP
    table.at("other")
    assert not table.is_seen("charter")


def test_a_layout_is_remembered_for_its_kind_of_round(table):
    table.at("shares")
    table.docks.by_name["holdings"].close()
    table.docks.by_name["log"].setFloating(True)
    settle()
    table.at("operating")
    assert not table.docks.by_name["log"].isFloating()
    table.at("shares")
    assert table.docks.by_name["holdings"].isHidden()
    assert table.docks.by_name["log"].isFloating()


def test_a_closed_window_leaves_its_layouts_to_the_next(table, make_window):
    table.at("shares")
    table.docks.by_name["holdings"].close()
    table.window.settings.layout = table.docks.save()
    table.window.hide()
    other = Table(make_window())
    other.at("shares")
    assert other.docks.by_name["holdings"].isHidden()
    other.at("operating")
    assert other.is_seen("charter")


def test_reset_puts_this_kind_of_round_in_order(table):
    table.at("shares")
    table.docks.by_name["holdings"].close()
    table.docks.by_name["market"].setFloating(True)
    settle()
    table.window.deeds["reset_docks"].trigger()
    settle()
    assert table.is_seen("holdings")
    assert not table.docks.by_name["market"].isFloating()
    assert table.area("market") == TOP


def test_a_wide_window_has_charts_and_a_narrow_one_tabs(table):
    table.at("operating")
    assert not table.is_seen("prices")
    table.window.resize(2560, 1440)
    settle()
    assert table.is_seen("prices") and table.is_seen("worth") and table.is_seen("charter")
    table.window.resize(1366, 768)
    settle()
    assert not table.is_seen("prices")


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_window_never_grows_by_what_it_shows(table, look, scale):
    look.set_text_scale(scale)
    for kind in ("operating", "shares", "other", "operating"):
        table.at(kind)
        assert (table.window.width(), table.window.height()) == (1366, 768)
        turn = table.docks.turn
        assert turn.step_panel is not None and turn.step_panel.isVisible()


def test_the_turn_card_leaves_the_rest_to_the_tabs(table):
    table.at("operating")
    turn = table.docks.turn
    column = table.window.height() - table.window.bar.height()
    assert turn.height() <= turn.needed_height() + 2
    names = ("players", "companies", "market", "trains", "log", "history")
    front = next(n for n in names if table.is_seen(n))
    rest = table.docks.by_name[front].geometry()
    assert rest.bottom() >= table.window.height() - 12
    assert rest.height() + turn.height() > column * 0.6


def test_a_chosen_company_shows_its_charter_in_the_dock(table):
    table.at("operating")
    companies, charter = table.docks.dock(CompaniesDock), table.docks.dock(CharterDock)
    table.docks.show_dock("companies")
    settle()
    assert not companies._card.isVisible()  # one charter is enough
    view = companies.corporations
    operating = table.window.document.game.table.operating
    rows = range(view.model().rowCount())
    row = next(r for r in rows if view.piece(view.model().index(r, 0)) is not operating)
    where = view.visualRect(view.model().index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert charter.charter.company is view.piece(view.model().index(row, 0))


def test_a_sale_one_looks_at_stands_as_a_ghost_on_the_market(table):
    table.at("shares")
    market = table.docks.dock(MarketDock).view
    panel = table.docks.turn.step_panel
    moves = []
    for row in panel.findChildren(OfferRow):
        boxes = row.findChildren(QComboBox)
        if boxes and isinstance(boxes[0].currentData(), SellShares):
            boxes[0].setFocus()
            settle()
            after = panel.effects(boxes[0].currentData()).cells
            assert market._moves == {id: to for id, (_, to) in after.items()}
            moves.append(market._moves)
    assert moves
    table.window.page.view.setFocus()
    settle()
    assert market._moves == {}


class NoMarket:
    """A table of a game without shares."""

    round = None
    market = None
    setup = Setup("1846", ("A", "B", "C"))


def test_what_the_game_does_not_have_is_not_offered():
    suited = {kind.NAME for kind in KINDS if kind.suits(NoMarket())}  # type: ignore[arg-type]
    assert suited.isdisjoint({"market", "holdings", "prices"})
    assert {"players", "log", "history", "rules"} <= suited
    assert kind_of_round(NoMarket()) == "other"  # type: ignore[arg-type]


def test_every_plan_names_docks_that_exist():
    names = {kind.NAME for kind in KINDS} | {"turn"}
    for plan in PLANS.values():
        stacks = [stack for column in (*plan.columns, plan.beside) for stack in column]
        placed = [name for stack in stacks for name in stack]
        placed += [name for name in (plan.above, plan.below) if name]
        assert set(placed) <= names
        assert len(placed) == len(set(placed))
        assert plan.columns[0][0] == ("turn",)


def test_layouts_are_packed_and_anything_else_is_nothing():
    states = {"shares/wide": QByteArray(b"\x00\xff"), "other/narrow": QByteArray(b"")}
    assert unpacked(packed(states)) == states
    for broken in (b"", b"\x00\xff", b"[]", b'{"a": 1}', b'{"a": "%%"}'):
        assert unpacked(broken) == {}


def test_a_broken_layout_is_laid_out_anew(make_window):
    window = make_window()
    window.docks.remember(packed({"shares/narrow": QByteArray(b"nonsense")}))
    table = Table(window)
    table.at("shares")
    assert table.area("market") == TOP
    assert isinstance(window.docks, DockArea)


# Docks among tabs: the tab is their heading


def tab_of(table: Table, name: str) -> tuple[QTabBar, QPoint]:
    """The bar with the tab of a dock, and where in it the tab is."""
    title = table.docks.by_name[name].windowTitle()
    for bar in table.window.findChildren(QTabBar):
        for index in range(bar.count()):
            if bar.isVisible() and bar.tabText(index) == title:
                return bar, bar.tabRect(index).center()
    raise AssertionError(f"{name} has no tab")


def test_a_tab_is_pulled_out_and_its_dock_floats(table):
    table.at("operating")
    bar, at = tab_of(table, "history")
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, pos=at)
    for step in range(1, 9):
        QTest.mouseMove(bar, at + QPoint(-30, 20) * step)
    QTest.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=at + QPoint(-240, 160))
    settle()
    history = table.docks.by_name["history"]
    assert history.isFloating()
    assert history.isVisible()
    table.window.deeds["reset_docks"].trigger()
    settle()
    assert not history.isFloating()


def test_a_tab_moved_along_its_bar_floats_nothing(table):
    table.at("operating")
    bar, at = tab_of(table, "history")
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, pos=at)
    for step in range(1, 9):
        QTest.mouseMove(bar, at - QPoint(15, 0) * step)
    QTest.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=at - QPoint(120, 0))
    settle()
    assert not any(widget.isFloating() for widget in table.docks.widgets)


def test_a_tab_clicked_twice_floats(table):
    table.at("operating")
    bar, at = tab_of(table, "log")
    QTest.mouseDClick(bar, Qt.MouseButton.LeftButton, pos=at)
    settle()
    assert table.docks.by_name["log"].isFloating()


def test_the_menu_of_a_tab_floats_and_closes(table):
    table.at("operating")
    for name, number in (("trains", 0), ("players", 1)):
        bar, at = tab_of(table, name)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, bar.mapToGlobal(at))
        QApplication.sendEvent(bar, event)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        deed = menu.actions()[number]
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(deed).center())
        settle()
    assert table.docks.by_name["trains"].isFloating()
    assert table.docks.by_name["players"].isHidden()
