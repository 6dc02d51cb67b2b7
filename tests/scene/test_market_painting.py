"""The market as a sheet and as a strip."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor

from desktop.eighteen.data import MarketData
from desktop.eighteen.load import load_box
from desktop.eighteen.market import Market
from desktop.look.fonts import SERIF
from desktop.look.theme import MONO, PRINTED
from desktop.scene.painting.lettering import text_width
from desktop.scene.painting.market import (
    GRID_LETTERS,
    MarketWords,
    legend_places,
    paint_market,
    plan_market,
    plan_strip,
    token_places,
    tokens_of,
)
from tests.scene.boards import BOX, blank, painter_on, table_of

WORDS = MarketWords("Stock market", "dashed: after the sale", "start prices", "closes")
SIZE = QSizeF(960, 310)


@pytest.fixture
def market():
    return Market(BOX.market)


def painted(plan, tokens, **how):
    image = blank(960, 310)
    painter = painter_on(image, 1.0, QPointF(0, 0))
    paint_market(painter, plan, tokens, "1846", **how)
    painter.end()
    return image


@pytest.mark.parametrize("rows", [1, 2, 3])
def test_every_cell_has_its_place_on_the_sheet(market, rows):
    plan = plan_market(market, SIZE, rows=rows, words=WORDS)
    assert [cell.price for cell in plan.cells] == [cell.price for cell in market.cells()]
    assert len({cell.rect.top() for cell in plan.cells}) == rows
    for cell in plan.cells:
        assert plan.sheet.contains(cell.rect)
        assert plan.cell_at(cell.rect.center()) == cell.place
        assert plan.rect_of(cell.place) == cell.rect
    for i, one in enumerate(plan.cells):
        for other in plan.cells[i + 1 :]:
            assert not one.rect.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other.rect)
    assert plan.cell_at(QPointF(0, 0)) is None


def test_a_chart_of_several_rows_keeps_them():
    chart = Market(MarketData(((10, 20, 30), (0, 10, 20)), (20,)))
    plan = plan_market(chart, SIZE)
    assert [cell.place for cell in plan.cells][:4] == [(0, 0), (0, 1), (0, 2), (1, 0)]
    assert [cell.zone for cell in plan.cells] == ["", "par", "", "closing", "", ""]


def test_a_strip_shows_the_cells_that_matter(market):
    plan = plan_strip(market, QSizeF(360, 94), around=[(0, 10)], moves={"B&O": (0, 13)})
    assert [cell.price for cell in plan.cells] == [80, 90, 100, 112, 124, 137, 150, 165]
    assert plan.is_strip
    assert plan_strip(market, QSizeF(360, 94)).cells[0].price == 0


@pytest.mark.parametrize(
    ("cell", "count"),
    [(QSizeF(31, 50), 2), (QSizeF(50, 88), 2), (QSizeF(50, 88), 3), (QSizeF(54, 100), 3)],
)
def test_two_or_three_tokens_of_a_price_do_not_cover_each_other(cell, count):
    """Two even in the low cells of a tab at 1366×768."""
    rect = QRectF(QPointF(0, 0), cell)
    places, radius = token_places(rect, count)
    assert radius >= 7.5
    for i, one in enumerate(places):
        assert rect.contains(one + QPointF(radius, radius))
        assert rect.contains(one - QPointF(radius, radius))
        for other in places[i + 1 :]:
            apart = one - other
            assert apart.x() ** 2 + apart.y() ** 2 >= (1.9 * radius) ** 2


@pytest.mark.parametrize("count", range(8))
def test_tokens_stay_in_their_cell(market, count):
    rect = plan_market(market, SIZE, rows=2).cells[3].rect
    places, radius = token_places(rect, count)
    assert len(places) == count
    for place in places:
        assert rect.top() + 20 < place.y() - radius and place.y() + radius < rect.bottom()
    assert places == sorted(places, key=lambda place: place.y())


def test_the_first_to_come_lies_on_top(market):
    plan = plan_market(market, QSizeF(960, 120))
    cell = plan.cells[10]
    names = ["PRR", "NYC", "B&O", "GT", "IC", "ERIE"]
    image = painted(plan, {cell.place: names})
    places, _ = token_places(cell.rect, len(names))
    seen = image.pixelColor((places[0] + QPointF(0, 5)).toPoint())
    assert seen.red() > 140 > seen.blue()  # red as PRR


def test_a_considered_move_stands_as_a_ghost(market):
    still = plan_market(market, SIZE)
    moved = plan_market(market, SIZE, moves={"PRR": (0, 5)})
    here = moved.rect_of((0, 5))
    one, other = painted(still, {}), painted(moved, {})
    assert one.copy(here.toAlignedRect()) != other.copy(here.toAlignedRect())


def test_the_sheet_paints_with_words_and_without_colour(market):
    plan = plan_market(market, SIZE, rows=2, words=WORDS)
    tokens = tokens_of(table_of(1).market)
    assert tokens
    in_colour = painted(plan, tokens, words=WORDS)
    assert in_colour != painted(plan, tokens, words=WORDS, inks=MONO)
    empty = next(c.rect for c in plan.cells if c.zone == "start" and c.place not in tokens)
    start = empty.center().toPoint()
    ground = in_colour.pixelColor(start)
    wanted = QColor(PRINTED.cell_start)
    assert abs(ground.red() - wanted.red()) < 25 and abs(ground.blue() - wanted.blue()) < 40


@pytest.fixture
def chart():
    return Market(load_box("18MEX").market)


def test_the_zones_of_a_chart_are_places_and_not_prices(chart):
    plan = plan_market(chart, SIZE)
    zones = {cell.place: cell.zone for cell in plan.cells}
    assert {place for place, zone in zones.items() if zone == "par"} == {
        (2, 2),
        (1, 3),
        (1, 4),
        (0, 4),
        (0, 5),
    }
    assert zones[0, 14] == "end"
    assert zones[4, 0] == zones[7, 0] == zones[6, 4] == "yellow"
    assert zones[0, 0] == ""  # 60, but not the 60 at which one begins


def test_the_cells_of_a_chart_keep_their_shape_in_a_wide_place(chart):
    plan = plan_market(chart, QSizeF(3000, 300))
    cell = plan.cells[0].rect
    assert cell.width() < 2 * cell.height()
    assert plan.sheet.center().x() == pytest.approx(1500, abs=8)


@pytest.mark.parametrize("size", [QSizeF(640, 300), QSizeF(1200, 700)])
def test_the_legend_of_a_chart_stands_beside_its_short_rows(chart, size):
    words = MarketWords(start="start prices 60, 70", yellow="not counted", end="the game ends")
    plan = plan_market(chart, size, words=words)
    places = legend_places(plan, words)
    assert [zone for zone, _, _ in places] == ["par", "yellow", "end"]
    for _, text, at in places:
        wide = 24 + text_width(text, GRID_LETTERS, 400, SERIF)
        rect = QRectF(at.x(), at.y() - 8, wide, 16)
        assert plan.sheet.contains(rect)
        assert not any(cell.rect.intersects(rect) for cell in plan.cells)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_tokens_in_a_cell_of_a_chart_lie_side_by_side_within_it(chart, count):
    rect = plan_market(chart, SIZE).cells[3].rect
    middles, radius = token_places(rect, count, is_grid=True)
    for at in middles:
        assert rect.contains(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
    assert [at.x() for at in middles] == sorted(at.x() for at in middles)
