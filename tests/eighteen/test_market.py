"""The stock market chart: cells, steps, and the order of arrival."""

import pytest

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.load import load_box
from desktop.eighteen.market import Market, operating_rank

BOX = load_box("1846")
DATA = {data.id: data for data in BOX.corporations}


@pytest.fixture
def market():
    return Market(BOX.market)


def corporations(*names):
    return [Corporation(DATA[name]) for name in names]


def at(market, price):
    return next(cell for cell in market.cells() if cell.price == price)


def test_a_start_price_has_its_cell(market):
    assert market.start_cell(80).price == 80


@pytest.mark.parametrize("price", [0, 30, 81, 165, 550, -1])
def test_other_prices_have_none(market, price):
    assert market.start_cell(price) is None


@pytest.mark.parametrize(
    ("price", "steps", "after"),
    [(80, 1, 90), (80, -1, 70), (100, 2, 124), (165, 3, 212), (10, -1, 0), (80, 0, 80)],
)
def test_steps_along_the_row(market, price, steps, after):
    assert market.beside(at(market, price), steps).price == after


@pytest.mark.parametrize(("price", "steps", "after"), [(550, 1, 550), (510, 3, 550), (10, -2, 0)])
def test_the_chart_ends(market, price, steps, after):
    assert market.beside(at(market, price), steps).price == after


def test_a_token_is_in_one_cell(market):
    (nyc,) = corporations("NYC")
    market.put(nyc, at(market, 80))
    market.put(nyc, at(market, 90))
    assert at(market, 80).tokens == ()
    assert at(market, 90).tokens == (nyc,)
    assert nyc.price == 90


def test_a_token_leaves_the_chart(market):
    (nyc,) = corporations("NYC")
    market.put(nyc, at(market, 80))
    market.put(nyc, None)
    assert at(market, 80).tokens == ()
    assert nyc.price == 0 and not nyc.is_founded


def test_at_one_price_the_first_to_arrive_is_first(market):
    nyc, gt, ic = corporations("NYC", "GT", "IC")
    for corporation in (gt, nyc, ic):
        market.put(corporation, at(market, 80))
    assert sorted([nyc, gt, ic], key=operating_rank) == [gt, nyc, ic]


def test_who_leaves_and_comes_back_is_last(market):
    nyc, gt = corporations("NYC", "GT")
    market.put(nyc, at(market, 80))
    market.put(gt, at(market, 80))
    market.put(nyc, at(market, 90))
    market.put(nyc, at(market, 80))
    assert sorted([nyc, gt], key=operating_rank) == [gt, nyc]


def test_who_does_not_move_keeps_his_place(market):
    nyc, gt = corporations("NYC", "GT")
    market.put(nyc, at(market, 550))
    market.put(gt, at(market, 550))
    market.put(nyc, market.beside(nyc.cell, 1))
    assert sorted([nyc, gt], key=operating_rank) == [nyc, gt]


def test_the_dearer_is_first(market):
    nyc, gt = corporations("NYC", "GT")
    market.put(gt, at(market, 80))
    market.put(nyc, at(market, 90))
    assert sorted([gt, nyc], key=operating_rank) == [nyc, gt]
