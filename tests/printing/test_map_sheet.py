"""The map sheet: board, market, companies and players on one upright page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from desktop.document import wording
from desktop.i18n.money import money
from desktop.printing.map_sheet import MapSheet
from desktop.printing.paper import A3, A4, LETTER
from desktop.printing.report import write_pdf
from tests.printing.reading import page_count, page_sizes, placed_texts, texts


def test_it_says_how_things_stand(played, each_language):
    (page,) = texts(MapSheet(played))
    table = played.table
    assert any(wording.round_name(table) in text for text in page)
    for cell in table.market.cells():
        assert str(cell.price) in page
    for company in table.founded():
        assert company.id in page
        assert money(company.price) in page and money(company.cash) in page
    for player in table.investors:
        assert player.name in page and money(table.result(player)) in page


@pytest.mark.parametrize("paper", [A4, LETTER, A3], ids=lambda paper: paper.name)
def test_everything_fits_between_head_and_foot(played, paper):
    (page,) = placed_texts(MapSheet(played, paper))
    for text, rect in page:
        assert paper.room.adjusted(-0.1, -2.1, 0.1, 0.1).contains(rect), text
    foot = max(rect.top() for text, rect in page if text.startswith("page"))
    assert sum(rect.bottom() > foot - 1 for _, rect in page) == 2  # nothing but the foot itself


def test_on_its_side_it_takes_two_pages(played, tmp_path):
    job = MapSheet(played, A4, is_mono=True)
    assert len(job.pages(A4.sideways())) == 2
    path = tmp_path / "map.pdf"
    write_pdf(job, path)
    assert page_count(path) == 1
    assert page_sizes(path) == {(595, 842)}
    assert b"/Subtype /Image" not in path.read_bytes()  # shapes only: sharp on every printer


@pytest.mark.parametrize("part", ["map", "market"])
def test_the_map_and_the_market_come_alone(played, part, each_language):
    job = MapSheet(played, part=part)
    (page,) = texts(job)
    assert job.paper.is_landscape == (part == "map")
    market = QCoreApplication.translate("Print", "Companies")
    assert (market in page) == (part == "market")


@pytest.mark.parametrize("paper", [A4, LETTER, A3], ids=lambda paper: paper.name)
@pytest.mark.parametrize("is_sideways", [False, True])
def test_the_market_alone_leaves_nothing_out_and_stays_above_the_foot(played, paper, is_sideways):
    sheet = paper.sideways() if is_sideways else paper.upright()
    job = MapSheet(played, sheet, part="market")
    job.paper = sheet
    (page,) = placed_texts(job)
    foot = max(rect.top() for text, rect in page if text.startswith("page"))
    above = [rect.bottom() for text, rect in page if rect.bottom() < foot - 1]
    assert len(above) == len(page) - 2  # nothing but the foot itself is lower
    for text, rect in page:
        assert sheet.room.adjusted(-0.1, -2.1, 0.1, 0.1).contains(rect), text


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
def test_the_market_alone_fills_its_page(played, paper, each_language):
    job = MapSheet(played, paper, part="market")
    (page,) = placed_texts(job)
    said = [text for text, _ in page]
    assert QCoreApplication.translate("Print", "Who holds what") in said
    assert QCoreApplication.translate("Print", "Share price by round") in said
    bottoms = sorted(rect.bottom() for _, rect in page)[:-2]
    assert bottoms[-1] > paper.content.top() + 0.85 * paper.content.height()
