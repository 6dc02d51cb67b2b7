"""What the tables say of minors, halves of shares, bids and trains that share a name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.document.document import GameDocument
from desktop.eighteen.actions import PlaceBid
from desktop.engine.setup import Setup
from desktop.models.holdings import HoldingsModel
from desktop.models.independents import IndependentsModel, becomes_text
from desktop.models.phases import PhasesModel, events_text, start_text
from desktop.models.players import PlayersModel
from desktop.models.privates import PrivatesModel
from desktop.models.tiles import TilesModel
from desktop.models.trains import rust_text, rusts
from desktop.models.words import kind_colour, opener_name, shares_text
from desktop.titles.shelf import new_game

ACROSS = Qt.Orientation.Horizontal


@pytest.fixture
def document() -> GameDocument:
    return GameDocument(new_game(Setup("18MEX", ("Ann", "Bob", "Cyd"), 1)))


def headings(model) -> list[str]:
    return [model.headerData(n, ACROSS) for n in range(model.columnCount())]


@pytest.mark.parametrize(("title", "word"), [("18MEX", "Minor"), ("1846", "Independent")])
def test_the_small_companies_have_the_name_of_their_game(title, word):
    model = IndependentsModel()
    model.set_document(GameDocument(new_game(Setup(title, ("Ann", "Bob", "Cyd"), 1))))
    assert headings(model)[0] == word


def test_a_minor_says_what_it_becomes(document):
    minors = document.game.table.minors
    texts = {id: becomes_text(document.game.table, minor) for id, minor in minors.items()}
    assert texts == {"A": "becomes 5 % NdM", "B": "becomes 5 % NdM", "C": "becomes 10 % UdY"}


def test_a_private_has_its_number_and_what_comes_with_it(document):
    model = PrivatesModel()
    model.set_document(document)
    column = model.column("name")
    rows = range(model.rowCount())
    names = [model.index(row, column).data() for row in rows]
    assert [name.partition(".")[0] for name in names] == ["1", "2", "6", "7"]
    tips = [model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) for row in rows]
    assert "Its first buyer gets 20 % NdM" in tips[-1]


@pytest.mark.parametrize(("percent", "text"), [(5, "½"), (10, "1"), (25, "2½"), (60, "6")])
def test_half_shares_are_written_as_halves(percent, text):
    assert shares_text(percent) == text


def test_unsold_shares_lie_in_the_initial_offering(document):
    model = HoldingsModel()
    model.set_document(document)
    assert "IPO" in headings(model)
    column = headings(model).index("IPO")
    row = next(n for n in range(model.rowCount()) if model.corporation(n).id == "NdM")
    tip = model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.replace("\N{NO-BREAK SPACE}", " ").endswith("of it 20 % in the trade-in box")


def test_money_set_aside_for_a_bid_is_shown_apart(document):
    model = PlayersModel()
    model.set_document(document)
    player = document.game.actors[0]
    assert document.submit(PlaceBid(player=player, card="KCM&O", price=45))
    document.echo.catch_up()
    row = next(n for n in range(3) if model.piece(n).id == player)
    shown = model.index(row, model.column("cash")).data()
    cash = model.piece(row).cash
    assert shown == f"${cash - 45} + $45"


def test_trains_that_share_a_name_are_told_apart_by_their_number(document):
    table = document.game.table
    kinds = {kind.name: kind for kind in table.box.trains}
    assert opener_name(table, "3'") == "3 no. 5"
    assert opener_name(table, "6'") == "6 no. 2"
    assert opener_name(table, "4D") == "4D"
    assert rusts(table, kinds["4"]) == "6 no. 2"
    assert rust_text(table, kinds["4"]) == "run once more after 6 no. 2"


def test_the_eight_phases_say_what_happens(document):
    table = document.game.table
    model = PhasesModel()
    model.set_document(document)
    assert model.rowCount() == 8
    phases = {phase.name: phase for phase in table.box.phases}
    assert start_text(table, phases["3½"]) == "3 no. 5"
    assert start_text(table, phases["4"]) == "first 4"
    assert events_text(table, phases["3½"]) == "minor companies close"
    assert "companies may merge" in events_text(table, phases["5"])
    assert events_text(table, phases["6"]) == "3-trains are scrapped"
    assert [kind_colour(table, name) for name in ("2", "3'", "4", "6'", "4D")] == [
        "yellow",
        "green",
        "green",
        "brown",
        "gray",
    ]


def test_a_double_tile_is_one_row(document):
    model = TilesModel()
    model.set_document(document)
    numbers = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert [numbers.count(number) for number in ("479", "485", "486")] == [1, 1, 1]
