"""Score sheets: what stands on them is what the game says."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QDate

from desktop.i18n.money import money
from desktop.printing.paper import A4, LETTER
from desktop.printing.press import width_of
from desktop.printing.price_table import HEAD_SIZE
from desktop.printing.report import write_pdf
from desktop.printing.score_facts import facts_of
from desktop.printing.score_sheet import ScoreSheet
from tests.document.play import played_game
from tests.printing.reading import (
    ReadingPress,
    column_under,
    embedded_fonts,
    needs_pdftotext,
    page_count,
    page_sizes,
    pdf_text,
    placed_texts,
    plain,
    texts,
)
from tests.shared import SHARED, needs_shared


@needs_shared
def test_totals_of_a_recorded_game_are_the_recorded_result(recorded, each_language):
    replay = json.loads((SHARED / "replays/1846/10264.json").read_text(encoding="utf-8"))
    (page,) = texts(ScoreSheet.of_game(recorded))
    results = [money(value) for value in replay["result"].values()]
    at = page.index(QCoreApplication.translate("Print", "Total"))
    assert page[at + 1 : at + 6] == results
    assert results[0] == ("$7,751" if each_language == "en" else "$7\N{NARROW NO-BREAK SPACE}751")


@needs_shared
@needs_pdftotext
def test_the_text_of_a_pdf_can_be_copied(recorded, each_language, tmp_path):
    path = tmp_path / "sheet.pdf"
    assert write_pdf(ScoreSheet.of_game(recorded, date=QDate(2026, 11, 8)), path)
    text = pdf_text(path)
    for expected in ("Player 3", "B&O", "10264", plain(money(7751)), plain(money(5263))):
        assert expected in text
    for word in ("Final worth", "Share price by round", "Private companies"):
        assert QCoreApplication.translate("Print", word) in text
    if each_language == "ru":
        assert "ноября 2026" in text
        assert "ФР 1" in text and "ОР 6.2" in text


@needs_shared
def test_a_recorded_game_in_the_middle(recorded):
    line = recorded.at.path()
    recorded.go_to(line[211])
    try:
        job = ScoreSheet.of_game(recorded)
        (page,) = texts(job)
        assert "Worth so far" in page
        assert "The game goes on: Operating round 2.2, after move 212" in page
        for player in recorded.table.investors:
            assert money(recorded.table.result(player)) in page
        # Seats stay in order while the game goes on; the ranks tell who leads.
        names = [text for text in page if text.startswith("Player ")]
        assert names == [f"Player {n}" for n in range(1, 6)]
    finally:
        recorded.go_to(line[-1])


@needs_shared
def test_price_and_last_run_of_a_company(recorded):
    facts = facts_of(recorded)
    prices = [points["NYC"].price for _, points in facts.rounds]
    assert prices == [80, 70, 90, 112, 124, 137, 165, 137, 165, 212, 250, 295, 320]
    assert facts.last_runs["PRR"] == 740
    assert [points["ERIE"].price for _, points in facts.rounds][:11] == [None] * 11


@pytest.mark.parametrize("depth", [0, 3, 30, 150, 300])
def test_every_column_adds_up(depth):
    game = played_game(4, depth, 4)
    facts = facts_of(game)
    for column in facts.columns:
        for id, percent in column.shares.items():
            assert column.values[id] == percent // 10 * (facts.prices[id].price or 0)
        shares = sum(column.values.values())
        assert shares + column.card_value + column.cash == column.total
    assert sorted(column.total for column in facts.columns) == sorted(
        game.table.result(player) for player in game.table.players
    )
    assert texts(ScoreSheet.of_game(game))


def test_equals_share_a_rank(fonts):
    facts = facts_of(played_game(1, 0, 3))
    assert [column.rank for column in facts.columns] == [1, 1, 1]


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_blank_sheet_has_the_right_grid(paper, players):
    job = ScoreSheet.blank("1846", players, paper)
    (page,) = texts(job)
    assert page.count("×") == page.count("=") == 7 * players
    assert len(ReadingPress.boxes) == 7 + 3  # a price each, and three ways to end
    for id in ("PRR", "NYC", "B&O", "C&O", "ERIE", "GT", "IC"):
        assert page.count(id) == 2
    assert "OR 6.2" in page and "page 1 of 1" in page
    assert not any(text.startswith("$") for text in page)


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("is_mono", [False, True])
def test_nothing_is_set_outside_the_margins(played, paper, is_mono):
    for job in (ScoreSheet.of_game(played, paper, is_mono), ScoreSheet.blank("1846", 5, paper)):
        for page in placed_texts(job):
            for text, rect in page:
                assert paper.room.adjusted(-0.1, -2.1, 0.1, 0.1).contains(rect), text


def test_names_of_any_length_stay_in_their_column(tmp_path):
    from desktop.engine.setup import Setup
    from desktop.titles.shelf import new_game

    names = ("Ж" * 60, "=1+1", "Łukasz\tZ\nŻ", "李")
    job = ScoreSheet.of_game(new_game(Setup("1846", names, 7)))
    assert len(texts(job)) == 1
    assert write_pdf(job, tmp_path / "names.pdf")


def test_many_rounds_go_over_several_pages(long_game, tmp_path):
    """A thousand actions and more: the tables follow each other, the foot counts the pages."""
    job = ScoreSheet.of_game(long_game)
    pages = texts(job)
    for number, page in enumerate(pages, 1):
        assert f"page {number} of {len(pages)}" in page
    heads = [text for page in pages for text in page if text.startswith(("OR ", "SR "))]
    expected = [name for name, _ in facts_of(long_game).rounds]
    assert heads == expected
    assert len(heads) == len(set(heads))
    path = tmp_path / "long.pdf"
    write_pdf(job, path)
    assert page_count(path) == len(pages)


def test_a_pdf_has_its_fonts_and_its_paper(played, tmp_path):
    a4, letter = tmp_path / "a4.pdf", tmp_path / "letter.pdf"
    write_pdf(ScoreSheet.of_game(played), a4)
    write_pdf(ScoreSheet.of_game(played, LETTER, is_mono=True), letter)
    assert page_count(a4) == page_count(letter) == 1
    assert page_sizes(a4) == {(595, 842)}
    assert page_sizes(letter) == {(612, 792)}
    assert embedded_fonts(a4) >= 4


def test_the_price_column_shows_what_the_market_shows(played):
    (page,) = placed_texts(ScoreSheet.of_game(played))[:1]
    prices = column_under(page, "Price")
    shown = [
        "closed" if c.closed else money(c.price) if c.is_founded else "—"
        for c in played.table.corporations.values()
        if not c.removed
    ]
    assert prices[: len(shown)] == shown


@needs_shared
@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
def test_no_head_of_the_price_table_is_shrunk_or_cut(recorded, each_language, paper):
    (page,) = placed_texts(ScoreSheet.of_game(recorded, paper))
    last = QCoreApplication.translate("Print", "Last run")
    rect = next(rect for text, rect in page if text == last)
    assert width_of(last, HEAD_SIZE, 600) <= rect.width()
    rounds = [name for name, _ in facts_of(recorded).rounds]
    heads = [(text, rect) for text, rect in page if text in rounds]
    assert len(heads) == len(rounds) == 13
    assert all(width_of(text, HEAD_SIZE) <= rect.width() for text, rect in heads)


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize(("count", "blocks"), [(18, 1), (19, 2), (26, 2)])
def test_many_rounds_stay_readable(long_game, each_language, paper, count, blocks):
    """Eighteen stand beside each other; more go into a second block of the same width."""
    facts = facts_of(long_game)
    rounds = facts.rounds[:count]
    assert len(rounds) == count
    job = ScoreSheet(replace(facts, rounds=rounds), paper)
    pages = placed_texts(job)
    names = {name for name, _ in rounds}
    heads = [
        (n, text, rect) for n, page in enumerate(pages) for text, rect in page if text in names
    ]
    assert len(heads) == count
    assert len({(n, round(rect.top())) for n, _, rect in heads}) == blocks
    if blocks == 1:
        assert len(pages) == 1
    for _, text, rect in heads:
        assert width_of(text, 0.85 * HEAD_SIZE) <= rect.width()  # no smaller than the notes
