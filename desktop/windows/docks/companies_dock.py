"""The dock of the companies: corporations, the charter of one, independents and privates."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.eighteen.companies.company import Company
from desktop.engine.state import Change
from desktop.look.look import Look
from desktop.look.style_sheet import set_role
from desktop.models.corporations import CorporationsModel
from desktop.models.independents import IndependentsModel
from desktop.models.privates import PrivatesModel
from desktop.models.words import has_minors
from desktop.windows.docks.charter import Charter
from desktop.windows.docks.chips import paint_disc
from desktop.windows.docks.dock import Dock, caption, scrolled
from desktop.windows.docks.piece_table import Dress, PieceTable


class CompaniesDock(Dock):
    """Every company; the one whose turn it is, or the chosen one, with its charter."""

    NAME = "companies"
    chosen = Signal(object)  # Company

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        corporations, independents = CorporationsModel(self), IndependentsModel(self)
        privates = PrivatesModel(self)
        self.models = (corporations, independents, privates)
        dress = Dress(
            badge=self._paint_token, bold=frozenset({"price"}), gives_way=("trains", "treasury")
        )
        small = Dress(badge=self._paint_token, gives_way=("trains", "treasury"))
        plain = Dress(gives_way=("income", "value"))
        self.corporations = PieceTable(look, corporations, dress, "price", self)
        self.independents = PieceTable(look, independents, small, parent=self)
        self.privates = PieceTable(look, privates, plain, "name", self)
        self.charter = Charter(look)
        self._card = QFrame()
        set_role(self._card, "sunken")
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(10, 8, 10, 8)
        inside.addWidget(self.charter)
        self._captions = (caption(), caption())
        self.has_charter = True  # unless a dock of its own shows it
        self._last_operating: Company | None = None
        first, second = self._captions
        tables = (first, self.independents, second, self.privates)
        self.column.addWidget(scrolled(self.corporations, self._card, *tables))
        self.corporations.selectionModel().currentRowChanged.connect(self._on_corporation)
        self.independents.selectionModel().currentRowChanged.connect(self._on_independent)
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Companies")

    def retranslate(self) -> None:
        self.corporations.setAccessibleName(QCoreApplication.translate("Docks", "Corporations"))
        small = QCoreApplication.translate("Docks", "Independent railroads")
        if self.table is not None and has_minors(self.table):
            small = QCoreApplication.translate("Docks", "Minor companies")
        names = (small, QCoreApplication.translate("Docks", "Private companies"))
        views = (self.independents, self.privates)
        for label, view, name in zip(self._captions, views, names, strict=True):
            label.setText(name.upper())
            view.setAccessibleName(name)
        self.charter.follow()

    def refresh(self) -> None:
        self.retranslate()  # the small companies are called otherwise in other games
        table = self.table
        for widget in self._captions:
            widget.setVisible(table is not None)
        self._card.setVisible(table is not None and self.has_charter)
        company = None
        if table is not None:
            company = table.operating
            if company is None:
                index = self.corporations.model().index(0, 0)
                company = self.corporations.piece(index) if index.isValid() else None
        self._show(company)

    def apply_look(self) -> None:
        self.charter.follow()

    def settle(self, is_seen: Callable[[str], bool]) -> None:
        self.show_charter(not is_seen("charter"))

    def show_charter(self, has_charter: bool) -> None:
        """Whether the charter is shown here."""
        self.has_charter = has_charter
        self._card.setVisible(self.table is not None and has_charter)

    def choose(self, company: Company) -> None:
        """Show the charter of a company."""
        self._show(company)

    def _on_changed(self, change: Change) -> None:
        table = self.table
        operating = table.operating if table is not None else None
        if operating is not None and operating is not self._last_operating:
            self._show(operating)
        self._last_operating = operating
        self.charter.follow()

    def _show(self, company: Company | None) -> None:
        self.charter.show_company(self.title_key, self.table, company)
        if company is None:
            return
        for view in (self.corporations, self.independents):
            if view.source.row_of(company) >= 0:
                view.select_piece(company)
            else:
                view.selectionModel().clear()

    def _on_corporation(self) -> None:
        self._choose_from(self.corporations)

    def _on_independent(self) -> None:
        self._choose_from(self.independents)

    def _choose_from(self, view: PieceTable) -> None:
        company = view.selected_piece()
        if company is not None and company is not self.charter.company:
            self._show(company)
            self.chosen.emit(company)

    def _paint_token(self, painter: QPainter, rect: QRectF, company: Company) -> None:
        paint_disc(painter, rect, self.title_key, company.id, self.look.theme, _is_out(company))


def _is_out(company: Company) -> bool:
    return company.closed or not getattr(company, "is_founded", True)
