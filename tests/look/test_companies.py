"""Liveries: nothing by colour alone."""

import pytest

from desktop.eighteen.load import load_box
from desktop.look.companies import (
    LIVERIES,
    PLAYERS,
    ROUTES,
    SYMBOLS,
    UNKNOWN,
    livery,
    player_mark,
    route_mark,
    seat_colours,
    wear,
)
from desktop.look.theme import contrast

# As printed in section 2 of the design language.
CONTRAST = {
    "PRR": 6.6,
    "NYC": 13.5,
    "B&O": 6.6,
    "C&O": 8.3,
    "ERIE": 9.8,
    "GT": 4.7,
    "IC": 5.8,
    "MS": 8.4,
    "BIG4": 5.1,
}


def test_every_company_of_the_box_has_a_livery():
    box = load_box("1846")
    companies = {data.id for data in (*box.corporations, *box.minors)}
    assert set(LIVERIES["1846"]) == companies == set(CONTRAST)


@pytest.mark.parametrize(("company", "promised"), CONTRAST.items())
def test_letters_can_be_read_on_their_livery(company, promised):
    worn = livery("1846", company)
    assert contrast(worn.fill, worn.text) == pytest.approx(promised, abs=0.1)
    assert contrast(worn.mono().fill, worn.mono().text) == pytest.approx(21)


@pytest.mark.parametrize("title", LIVERIES)
def test_every_title_paints_its_companies_so_that_they_can_be_read(title):
    box = load_box(title)
    assert set(LIVERIES[title]) == {data.id for data in (*box.corporations, *box.minors)}
    for worn in LIVERIES[title].values():
        assert contrast(worn.fill, worn.text) > 4.5
    assert len({worn.fill for worn in LIVERIES[title].values()}) == len(LIVERIES[title])


@pytest.mark.parametrize("title", LIVERIES)
def test_no_two_companies_of_a_title_share_a_symbol(title):
    symbols = [worn.symbol for worn in LIVERIES[title].values()]
    assert len(set(symbols)) == len(symbols)
    assert set(symbols) <= set(SYMBOLS)


def test_an_unknown_company_can_be_drawn():
    assert livery("1846", "XYZ") is livery("1999", "PRR") is UNKNOWN
    assert UNKNOWN.symbol in SYMBOLS


@pytest.mark.parametrize("marks", [PLAYERS, ROUTES])
def test_lines_differ_by_dash_as_well(marks):
    assert len({mark.dash for mark in marks}) == len(marks)


@pytest.fixture
def table():
    yield
    wear(())


def test_players_wear_what_they_chose(table):
    wear(("black", "teal", "violet"))
    assert [player_mark(seat).name for seat in range(3)] == ["black", "teal", "violet"]
    wear(("teal", "teal"))
    assert [player_mark(seat) for seat in range(6)] == list(PLAYERS)


@pytest.mark.parametrize("chosen", [("teal", "teal"), ("teal", "plaid"), ("teal",), ()])
def test_colours_that_do_not_fit_are_those_of_the_seats(chosen):
    assert seat_colours(2, chosen) == ("violet", "teal")


def test_marks_begin_again_after_the_last():
    assert player_mark(len(PLAYERS)) is PLAYERS[0]
    assert route_mark(len(ROUTES) + 1) is ROUTES[1]
