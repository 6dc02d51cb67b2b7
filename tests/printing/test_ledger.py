"""The ledger: every turn and every deal of the game, on as many pages as it takes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.document import wording
from desktop.i18n.money import money
from desktop.printing.chronicle import Chronicle
from desktop.printing.ledger import Ledger
from desktop.printing.pages import Block, bound, break_pages
from desktop.printing.paper import LETTER
from desktop.printing.report import write_pdf
from tests.printing.reading import needs_pdftotext, page_count, page_sizes, pdf_text, texts
from tests.shared import needs_shared


def test_every_round_and_every_turn_is_there(played, each_language):
    pages = texts(Ledger(played))
    everything = [text for page in pages for text in page]
    chronicle = Chronicle(played)
    for record in chronicle.rounds:
        assert wording.round_words((record.name, record.cycle, record.number)) in everything
    assert everything.count("PRR") >= sum(t.company == "PRR" for _, t in chronicle.turns())
    for _, turn in chronicle.turns():
        assert money(turn.treasury) in everything
        if turn.revenue:
            assert money(turn.revenue) in everything


def test_a_thousand_actions_are_broken_into_pages(long_game, tmp_path):
    job = Ledger(long_game, LETTER)
    pages = texts(job)
    assert len(pages) > 10
    for number, page in enumerate(pages, 1):
        assert f"page {number} of {len(pages)}" in page
        assert "Ledger" in page
    # A page that goes on in the middle of a table names it again.
    begun = {wording.round_words((r.name, r.cycle, r.number)) for r in Chronicle(long_game).rounds}
    for page in pages[1:]:
        assert any(text in begun or text.removesuffix(", continued") in begun for text in page)
    asked: list[tuple[int, int]] = []
    path = tmp_path / "ledger.pdf"
    assert write_pdf(job, path, lambda done, total: asked.append((done, total)) is None)
    assert page_count(path) == len(pages)
    assert page_sizes(path) == {(792, 612)}
    assert asked == [(n, len(pages)) for n in range(len(pages) + 1)]


def test_some_rounds_alone(played):
    everything = [text for page in texts(Ledger(played, rounds=range(1, 2))) for text in page]
    assert "Stock round 1" in everything
    assert "Operating round 1.1" not in everything


@needs_shared
@needs_pdftotext
def test_a_recorded_round_reads_as_it_was_played(recorded, tmp_path):
    path = tmp_path / "ledger.pdf"
    rounds = Chronicle(recorded).rounds
    at = next(i for i, r in enumerate(rounds) if (r.name, r.cycle, r.number) == ("operating", 3, 2))
    write_pdf(Ledger(recorded, rounds=range(at, at + 1)), path)
    text = pdf_text(path)
    assert "4/6 — $450, 4/6 — $450" in text
    assert "$200 paid, $200 kept" in text
    row = next(line for line in text.splitlines() if "$1,710 paid out" in line)
    assert "−$120" in row and "−$80" in row and "$2,190" in row


def test_headings_stay_with_what_follows():
    def nothing(press, top):
        return None

    head, row = Block(10, nothing, stays=True), Block(30, nothing)
    assert [len(page) for page in break_pages([row, row, head, row], 75, 100)] == [2, 2]


def test_a_block_higher_than_a_page_does_not_loop():
    pages = break_pages([Block(500, lambda press, top: None)] * 3, 100, 120)
    assert [len(page) for page in pages if page] == [1, 1, 1]


def test_the_last_rows_of_a_table_are_not_left_alone():
    rows = [Block(10, lambda press, top: None) for _ in range(12)]
    pages = break_pages(bound(rows), 110, 200)
    assert len(pages) == 2 and len(pages[1]) >= 5


@needs_shared
def test_cards_bids_and_what_follows_are_in_the_first_stock_round(merged, each_language):
    everything = [text for page in texts(Ledger(merged)) for text in page]
    bids = QCoreApplication.translate("Print", "{card}: bids {price}")
    gets = QCoreApplication.translate("Print", "{card} for {price}")
    name = "Mexican National"
    assert bids.format(card=name, price=money(145)) in everything
    assert gets.format(card=name, price=money(145)) in everything
    source = QCoreApplication.translate("Print", "{corporation} for {price}, initial offering")
    assert source.format(corporation="CHI", price=money(80)) in everything
    treasury = QCoreApplication.translate("Print", "{corporation} for {price}, treasury")
    assert treasury.format(corporation="CHI", price=money(80)) not in everything


@needs_shared
def test_mail_merger_and_discards_stand_below_the_turn(merged):
    everything = " ".join(text for page in texts(Ledger(merged)) for text in page)
    assert "NdM gets $40 for the mail · Phase 5 begins · CHI merges into the national" in everything
    assert "takes over a station on E6 (Chihuahua)" in everything
    assert "3'" not in everything  # both kinds of that train are called 3


@needs_shared
def test_cash_after_every_deal_is_that_of_its_player(merged):
    first = next(r for r in Chronicle(merged).rounds if r.name == "stock")
    cash = {deal.player: deal.cash for deal in first.deals}
    ends = {str(i + 1): player.cash for i, player in enumerate(first.standing.players)}
    assert cash == ends
    # One action sold all cards: each row says what was left after its own.
    bought = [deal for deal in first.deals if deal.deeds[0].kind == "card_bought"]
    assert [(deal.player, deal.cash) for deal in bought][:4] == [
        ("1", 480),
        ("2", 455),
        ("3", 445),
        ("1", 425),
    ]


@needs_shared
def test_a_sale_after_the_purchase_is_one_deal_with_its_price(merged):
    """mex.sr.turn: a player may sell before and after the purchase."""
    deals = [deal for r in Chronicle(merged).rounds if r.name == "stock" for deal in r.deals]
    kinds = [[news.kind for news in deal.deeds] for deal in deals]
    assert ["bought", "sold"] in kinds
    for deal in deals:
        sold = {news.facts["corporation"] for news in deal.deeds if news.kind == "sold"}
        fell = {news.facts["corporation"] for news in deal.effects if news.kind == "price"}
        assert sold <= fell | {"MC"}  # which stands in a column that ends there
    assert any(news.kind == "price" for deal in deals for news in deal.effects)
    assert all(kind.count("bought") <= 1 for kind in kinds)
