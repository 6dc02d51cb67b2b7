"""The papers of Steam: what stands on them is what the game says."""

from __future__ import annotations

import csv

import pytest
from PySide6.QtCore import QCoreApplication, QDate
from PySide6.QtGui import QImage

from desktop.cli.run import run
from desktop.document.steam_names import place_name
from desktop.engine import resources
from desktop.engine.setup import Setup
from desktop.i18n.money import money, number
from desktop.printing.paper import A4, LETTER
from desktop.printing.papers import papers_of
from desktop.printing.report import write_pdf
from desktop.printing.spreadsheet import write_csv
from desktop.printing.steam_chronicle import SteamChronicle
from desktop.printing.steam_ledger import SteamLedger
from desktop.printing.steam_map_sheet import SteamMapSheet
from desktop.printing.steam_score_sheet import SteamScoreSheet
from desktop.printing.steam_tables import deliveries_table, players_table
from desktop.saves.open_file import save_file
from desktop.titles.shelf import new_game
from desktop.titles.steam.habits import SteamBot
from desktop.titles.steam.links import completed_links
from desktop.titles.steam.scoring import points_for_income, score
from tests.printing.reading import needs_pdftotext, page_count, page_sizes, pdf_text, plain, texts

NAMES = ("Anna", "Boris", "Clara", "Dmitri")


def a_game(seed: int, *options: str, board: str = "northeast"):
    game, bot = new_game(Setup("steam", NAMES, seed, frozenset(options), board)), SteamBot(seed)
    while bot.play(game) is not None:
        pass
    return game


@pytest.fixture(scope="module")
def base():
    return a_game(4)


@pytest.fixture(scope="module")
def standard():
    return a_game(2, "standard", board="rhine_ruhr")


@pytest.fixture(params=["base", "standard"])
def game(request):
    found = request.getfixturevalue(request.param)
    end = found.at
    yield found
    found.go_to(end)


def row_of(page: list[str], label: str, count: int) -> list[str]:
    at = page.index(QCoreApplication.translate("Print", label))
    return page[at + 1 : at + 1 + count]


# The chronicle


def test_the_chronicle_knows_every_round_as_it_was(game):
    """Read from what was written down, it says at the end of each round what the table said."""
    rounds = SteamChronicle(game).rounds
    line = game.at.path()
    assert rounds[-1].number == game.table.rounds_in_game
    for record in rounds[:-1]:
        game.go_to(line[record.move - 1])
        for player in game.table.players:
            end = record.parts[player.id].end
            stood = (player.cash, player.income, player.points, player.level, player.is_out)
            assert stood == (end.cash, end.income, end.points, end.level, end.is_out)
            assert end.links == completed_links(game.table, player.id)
            assert end.score == game.table.result(player)


def test_money_of_every_round_adds_up(game):
    """What a player has is what there was, with loans and income, less what was paid."""
    cash = dict.fromkeys((player.id for player in game.table.players), 0)
    for record in SteamChronicle(game).rounds:
        for id, part in record.parts.items():
            spent = part.order_cost + part.tile_cost + part.track_cost + part.paid
            given_up = [n for n in part.deeds if n.kind in ("points_given_up", "income_given_up")]
            cash[id] += part.raised + part.received - spent
            cash[id] += sum(2 * news.facts["count"] for news in given_up)
            assert cash[id] == part.end.cash, (record.number, id)


def test_an_unfinished_round_is_told_as_far_as_it_went(base):
    end = base.at
    base.go_to(end.path()[99])
    chronicle = SteamChronicle(base)
    assert chronicle.now.number == base.table.round_number
    assert not chronicle.now.is_over or chronicle.now.move == 100
    assert chronicle.now.parts["1"].end.cash == base.table.player("1").cash
    base.go_to(end)


# The score sheet


def test_the_sheet_counts_as_the_rules_do(game, each_language):
    (page,) = texts(SteamScoreSheet.of_game(game))
    standing = game.table.standing()
    counted = [score(game.table, player) for player, _ in standing]
    count = len(NAMES)
    assert row_of(page, "Total", count) == [number(total) for _, total in standing]
    assert row_of(page, "Rank", count) == [str(n + 1) for n in range(count)]
    assert row_of(page, "Victory points", count) == [number(one.points) for one in counted]
    assert row_of(page, "Completed links", count) == [number(one.links) for one in counted]
    halves = [number(points_for_income(player.income)) for player, _ in standing]
    assert row_of(page, "Points for income", count) == halves


def test_loans_and_the_last_tiles_stand_on_the_sheet(base):
    (page,) = texts(SteamScoreSheet.of_game(base))
    raised = {
        player.name: sum(record.parts[player.id].raised for record in SteamChronicle(base).rounds)
        for player in base.table.players
    }
    wanted = [raised[player.name] for player, _ in base.table.standing()]
    assert row_of(page, "Loans in all", 4) == [money(n) if n else "—" for n in wanted]
    tiles = [str(player.action) for player, _ in base.table.standing()]
    assert row_of(page, "Tie: last action tile", 8)[::2] == tiles


def test_a_game_that_goes_on_says_so(base):
    end = base.at
    base.go_to(end.path()[120])
    (page,) = texts(SteamScoreSheet.of_game(base))
    assert "Score so far" in page
    assert any(text.startswith("The game goes on") for text in page)
    base.go_to(end)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("paper", [A4, LETTER], ids=["a4", "letter"])
@pytest.mark.parametrize("is_mono", [False, True], ids=["colour", "mono"])
def test_a_blank_sheet_has_a_row_for_every_round(players, paper, is_mono, each_language, tmp_path):
    from desktop.titles.steam.load_box import load_box

    job = SteamScoreSheet.blank("steam", players, paper, is_mono)
    (page,) = texts(job)
    rounds = load_box().rounds[players]
    word = "Раунд" if each_language == "ru" else "Round"
    assert [text for text in page if text.startswith(word)] == [
        f"{word} {n}" for n in range(1, rounds + 1)
    ]
    assert write_pdf(job, tmp_path / "blank.pdf")
    ((wide, high),) = page_sizes(tmp_path / "blank.pdf")
    assert wide < high


@needs_pdftotext
def test_what_is_printed_can_be_selected(base, tmp_path, each_language):
    path = tmp_path / "sheet.pdf"
    write_pdf(SteamScoreSheet.of_game(base, A4, False, QDate(2026, 11, 18)), path)
    text = pdf_text(path)
    for name in NAMES:
        assert name in text
    assert QCoreApplication.translate("Print", "Final score") in text


# The others


def test_the_ledger_tells_every_delivery(game, each_language):
    told = plain(" ".join(text for page in texts(SteamLedger(game)) for text in page))
    made = [
        delivery
        for record in SteamChronicle(game).rounds
        for part in record.parts.values()
        for delivery in part.deliveries
    ]
    assert made
    for delivery in made:
        start, end = (place_name(game.table, id) for id in (delivery.start, delivery.end))
        assert f"{start} → {end}: " in told


def test_map_and_tracks_are_two_pages(game, tmp_path):
    job = SteamMapSheet(game)
    pages = texts(job)
    assert len(pages) == 2
    for player in game.table.players:
        assert player.name in pages[1]
    assert write_pdf(job, tmp_path / "map.pdf")


def test_a_row_of_the_table_for_every_player_and_round(game, tmp_path):
    table = players_table(game)
    rounds = SteamChronicle(game).rounds
    assert len(table.rows) == len(rounds) * len(NAMES)
    last = {row[2]: row[-1] for row in table.rows[-len(NAMES) :]}
    assert last == {player.name: total for player, total in game.table.standing()}
    write_csv(table, tmp_path / "players.csv")
    with open(tmp_path / "players.csv", encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.reader(file))) == len(table.rows) + 1


def test_points_of_all_deliveries_are_those_of_the_rounds(game):
    rows = deliveries_table(game).rows
    gained = sum(
        part.gained for record in SteamChronicle(game).rounds for part in record.parts.values()
    )
    assert sum(sum(row[7:]) for row in rows) == gained
    assert [row[1] for row in rows] == sorted(row[1] for row in rows)


def test_the_family_has_its_papers(base):
    papers = papers_of(base.title)
    assert {"score", "ledger", "map_sheet"} <= set(papers.sheets)
    assert set(papers.tables) == {"players", "deliveries"}
    assert papers.blank is not None and not papers.goes_to_peer


# The commands


def test_the_commands_draw_steam(base, tmp_path, capsys):
    saved, board = tmp_path / "game.drezina", tmp_path / "x.png"
    save_file(base, saved)
    for kind in ("score", "ledger", "map"):
        out = tmp_path / f"{kind}.pdf"
        assert run(["sheet", str(saved), "--kind", kind, "--lang", "ru", "-o", str(out)]) == 0
        assert page_count(out) >= 1
    assert run(["sheet", "steam", "--blank", "-o", str(tmp_path / "b.pdf"), "--mono"]) == 0
    csv_file = tmp_path / "x.csv"
    assert run(["table", str(saved), "--kind", "deliveries", "-o", str(csv_file)]) == 0
    assert csv_file.read_text(encoding="utf-8-sig").startswith("Round,Move,Player,Cube")
    assert run(["board", str(saved), "-o", str(tmp_path / "x.svg")]) == 0
    assert (tmp_path / "x.svg").stat().st_size > 10_000
    sizes = []
    for key in ("northeast", "rhine_ruhr"):
        assert run(["board", "steam", "--board", key, "--scale", "0.1", "-o", str(board)]) == 0
        sizes.append((QImage(str(board)).width(), QImage(str(board)).height()))
    assert len(set(sizes)) == 2
    capsys.readouterr()


def test_ones_own_board_is_drawn_from_its_file(tmp_path, capsys):
    own, out = tmp_path / "own.toml", tmp_path / "x.png"
    text = (resources.root() / "titles/steam/maps/northeast.toml").read_text(encoding="utf-8")
    own.write_text(text, encoding="utf-8")
    assert run(["board", "steam", "--board", str(own), "--scale", "0.1", "-o", str(out)]) == 0
    assert QImage(str(out)).width() > 50
    own.write_text("[hexes]\nA1 = 3\n", encoding="utf-8")
    assert run(["board", "steam", "--board", str(own), "-o", str(out)]) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["steam", "--board", "nowhere"], ["1846", "--board", "ohio"]])
def test_a_board_that_is_not_there_is_said(wrong, tmp_path, capsys):
    assert run(["board", *wrong, "-o", str(tmp_path / "x.png")]) == 2
    assert "has no board" in capsys.readouterr().err
