"""The score sheet with the last set of rounds beside the players."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from desktop.eighteen.habits import random_player
from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.i18n.money import number, tenths
from desktop.printing.paper import A4, LETTER
from desktop.printing.press import BODY, width_of
from desktop.printing.report import write_pdf
from desktop.printing.score_facts import facts_of
from desktop.printing.score_sheet import ScoreSheet
from desktop.titles.shelf import new_game
from tests.printing.reading import (
    ReadingPress,
    column_under,
    needs_pdftotext,
    page_sizes,
    pdf_text,
    placed_texts,
    texts,
)
from tests.shared import SHARED, needs_shared

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve")
COMPANIES = ["CHI", "MC", "MEX", "NdM", "PAC", "SPM", "TM", "UdY"]


def mexican_game(seed: int, players: int, actions: int = 2000) -> Game:
    game, player = new_game(Setup("18MEX", NAMES[:players], seed)), random_player(seed)
    while game.at.depth < actions and player.play(game) is not None:
        pass
    return game


@pytest.fixture(scope="module")
def mexican():
    """A game of four that the bank ended."""
    return mexican_game(1, 4)


@pytest.fixture(scope="module", params=["13315", "80226", "hotseat01"])
def mexican_record(request):
    from desktop.saves.open_file import open_file

    return open_file(SHARED / "replays" / "18MEX" / f"{request.param}.json").game


@needs_shared
@needs_pdftotext
def test_a_pdf_says_what_the_game_says(mexican_record, each_language, tmp_path):
    path = tmp_path / "sheet.pdf"
    assert write_pdf(ScoreSheet.of_game(mexican_record), path)
    lines = pdf_text(path).splitlines()
    total = QCoreApplication.translate("Print", "Total")
    row = next(line for line in lines if line.strip().startswith(total) and "$" in line)
    standing = mexican_record.table.standing()
    sums = [part.strip().replace(",", "").replace(" ", "") for part in row.split("$")[1:]]
    assert sums == [str(result) for _, result in standing]
    for company in COMPANIES:
        assert any(line.strip().startswith(company) for line in lines)


@pytest.mark.parametrize("depth", [0, 8, 40, 200, 400])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_column_adds_up_at_every_moment(depth, players):
    game = mexican_game(2, players, depth)
    facts = facts_of(game)
    for column in facts.columns:
        assert sum(column.values.values()) + column.card_value + column.cash == column.total
    assert {c.name: c.total for c in facts.columns} == {
        player.name: result for player, result in game.table.standing()
    }


def test_cards_count_at_their_face_value():
    """mex.score: private and minor companies that are still open."""
    game = mexican_game(2, 5, 60)
    cards = {p.name: game.table.cards_of(p) for p in game.table.investors}
    assert any(cards.values())
    for column in facts_of(game).columns:
        assert column.card_value == sum(card.face_value for card in cards[column.name])
        assert column.cards == tuple(card.id for card in cards[column.name])


def test_half_shares_are_written_as_halves():
    game = mexican_game(2, 5)
    held = [p.percent(game.table.corporations["NdM"]) for p in game.table.investors]
    assert any(percent % 10 for percent in held)
    (page,) = texts(ScoreSheet.of_game(game))
    for percent in held:
        assert not percent or tenths(percent) in page


def test_the_rounds_are_those_of_the_last_set(mexican):
    facts = facts_of(mexican)
    cycle = mexican.table.cycle
    assert [name for name, _ in facts.last_set] == [
        f"OR {cycle}.{n}" for n in range(1, mexican.table.operating_round.number + 1)
    ]
    (page,) = placed_texts(ScoreSheet.of_game(mexican))
    for n, (name, points) in enumerate(facts.last_set, 1):
        below = column_under(page, f"Round {n}")
        assert below[0] == name
        shown = [
            "×" if points[id].is_out else number(points[id].price)
            for id in COMPANIES
            if points[id].is_out or points[id].price is not None
        ]
        assert below[1 : 1 + len(shown)] == shown


def test_the_total_of_a_company_is_what_all_players_hold(mexican):
    facts = facts_of(mexican)
    (page,) = placed_texts(ScoreSheet.of_game(mexican))
    sums = [sum(c.values.get(id, 0) for c in facts.columns) for id in COMPANIES]
    below = column_under(page, "Total")[1:]
    assert below[: len(COMPANIES)] == [number(value) for value in sums if value][: len(COMPANIES)]


def test_a_bankrupt_who_wins_stands_first_and_is_named(each_language):
    """mex.bankrupt: the game ends at once, and everybody is counted."""
    game = mexican_game(33, 3)
    winner, result = game.table.standing()[0]
    assert game.table.finished == "bankrupt" and winner.bankrupt
    facts = facts_of(game)
    assert facts.columns[0].name == winner.name and facts.columns[0].total == result
    assert [column.is_bankrupt for column in facts.columns] == [True, False, False]
    (page,) = texts(ScoreSheet.of_game(game))
    assert page.count(QCoreApplication.translate("Print", "bankrupt")) == 1
    named = QCoreApplication.translate("Print", "Bankrupt: {player}.").format(player=winner.name)
    assert any(text.endswith(named) for text in page)


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_blank_sheet_has_the_grid_of_the_appendix(paper, players, each_language):
    job = ScoreSheet.blank("18MEX", players, paper)
    assert job.paper.is_landscape
    (page,) = texts(job)
    assert [text for text in page if text in COMPANIES] == COMPANIES
    assert page.count("#") == players
    for n in (1, 2, 3):
        assert QCoreApplication.translate("Print", "Round {number}").format(number=n) in page
    for word in ("Cash", "Total", "Rank", "Private and minor companies"):
        assert QCoreApplication.translate("Print", word) in page
    assert [text for text in page if text.isdigit()] == [str(n + 1) for n in range(players)]
    assert len(ReadingPress.boxes) == 4  # four ways to end
    assert not any(text.startswith("$") for text in page)


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("is_mono", [False, True])
def test_nothing_is_set_outside_the_margins(mexican, paper, is_mono, each_language):
    for job in (
        ScoreSheet.of_game(mexican, paper, is_mono),
        ScoreSheet.blank("18MEX", 5, paper, is_mono),
    ):
        (page,) = placed_texts(job)
        for text, rect in page:
            assert job.paper.room.adjusted(-0.1, -2.1, 0.1, 0.1).contains(rect), text


@pytest.mark.parametrize("players", [3, 5])
def test_an_upright_page_takes_it_too(players):
    game = mexican_game(5, 5) if players == 5 else mexican_game(3, 3)
    job = ScoreSheet.of_game(game)
    (page,) = placed_texts(job, A4.upright())
    for text, rect in page:
        assert A4.room.adjusted(-0.1, -2.1, 0.1, 0.1).contains(rect), text
        if text in {number(value) for c in facts_of(game).columns for value in c.values.values()}:
            assert width_of(text, 0.8 * BODY) <= rect.width(), text


def test_it_lies_on_its_side(mexican, tmp_path):
    write_pdf(ScoreSheet.of_game(mexican, LETTER), tmp_path / "letter.pdf")
    assert page_sizes(tmp_path / "letter.pdf") == {(792, 612)}


def test_the_other_box_keeps_its_own_sheet():
    job = ScoreSheet.blank("1846", 5)
    assert not job.paper.is_landscape
    (page,) = texts(job)
    assert "Share price by round" in page and "Round 1" not in page
