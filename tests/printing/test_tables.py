"""Tables for spreadsheets: they parse, they add up, and no name becomes a formula."""

from __future__ import annotations

import csv
import io

import pytest

from desktop.engine.setup import Setup
from desktop.printing.chronicle import Chronicle
from desktop.printing.spreadsheet import Dialect, Table, csv_text, dialect_of, write_csv
from desktop.printing.tables import companies_table, players_table, write_history
from desktop.titles.shelf import new_game
from tests.shared import needs_shared


def rows_of(path, separator=","):
    text = path.read_text(encoding="utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=separator))


def test_worth_is_cash_and_shares_in_every_row(long_game, tmp_path):
    players, companies = (rows_of(path) for path in write_history(long_game, tmp_path))
    prices = {
        (row["Round"], row["Company"]): int(row["Price"]) for row in companies if row["Price"]
    }
    ids = [
        id for id, corporation in long_game.table.corporations.items() if not corporation.removed
    ]
    assert len(players) > 100
    for row in players:
        shares = sum(int(row[id]) * prices.get((row["Round"], id), 0) for id in ids)
        assert int(row["Cash"]) + shares == int(row["Worth"])
    final = players[-len(long_game.table.players) :]
    assert [int(row["Worth"]) for row in final] == [
        long_game.table.worth(player) for player in long_game.table.investors
    ]


def test_revenue_is_paid_out_or_kept(long_game, tmp_path):
    path = tmp_path / "companies.csv"
    write_csv(companies_table(long_game), path)
    earning = [row for row in rows_of(path) if row["Revenue"] not in ("", "0")]
    assert len(earning) > 20
    for row in earning:
        assert int(row["Paid out"]) + int(row["Kept"]) == int(row["Revenue"])


def test_each_language_has_its_dialect(played, russian, tmp_path):
    path = tmp_path / "players.csv"
    write_csv(players_table(played), path)
    content = path.read_bytes()
    assert content.startswith(b"\xef\xbb\xbf")
    text = content.decode("utf-8-sig")
    assert "ФР 1;" in text and "\r\n" in text
    write_csv(players_table(played), path, dialect_of("en", has_mark=False))
    assert not path.read_bytes().startswith(b"\xef\xbb\xbf")
    assert path.read_text(encoding="utf-8").count(",") > 100


@pytest.mark.parametrize("name", ["=1+1", "+7", "-x", "@cmd", "a;b", 'say "x"', "a,b", "Жук\nB"])
def test_no_name_breaks_the_table_or_is_worked_out(name):
    game = new_game(Setup("1846", (name, "B", "C"), 3))
    for separator in ",;":
        text = csv_text(players_table(game), Dialect(separator))
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
        assert len({len(row) for row in rows}) == 1
        cell = rows[1][2]
        assert cell.lstrip("'") == name
        assert not cell.startswith(("=", "+", "-", "@"))


def test_an_empty_cell_is_empty():
    assert csv_text(Table(("a", "b"), ((None, 0),)), Dialect()) == "a,b\r\n,0\r\n"


@needs_shared
@pytest.mark.parametrize("language", ["en", "ru"])
def test_half_shares_are_numbers_of_the_language(merged, language):
    table = players_table(merged)
    text = csv_text(table, dialect_of(language))
    half = "4,5" if language == "ru" else "4.5"
    rows = [line.split(";" if language == "ru" else ",") for line in text.splitlines()]
    column = rows[0].index("NdM")
    assert half in [row[column] for row in rows]


@needs_shared
def test_worth_and_certificates_of_the_last_row_are_those_of_the_table(merged):
    """mex.sr.limit.certs: halves and the yellow zone do not count."""
    rows = players_table(merged).rows[-len(merged.table.players) :]
    table = merged.table
    assert [row[4] for row in rows] == [table.worth(p) for p in table.investors]
    assert [row[5] for row in rows] == [table.certificates_of(p) for p in table.investors]
    held = [len(p.held) + len(table.cards_of(p)) for p in table.investors]
    assert [row[5] for row in rows] != held


@needs_shared
def test_mail_is_a_column_of_its_own_and_nobody_issues_shares(merged):
    """mex.or.mail: what comes in and goes out makes up the treasury"""
    table = companies_table(merged)
    rows = [dict(zip(table.heads, row, strict=True)) for row in table.rows]
    turns = {(t.company, r.move): t for r in Chronicle(merged).rounds for t in r.turns}
    paid = [news for turn in turns.values() for news in turn.notes if news.kind == "mail"]
    assert len(paid) > 20
    assert sum(row["Mail"] or 0 for row in rows) == sum(news.facts["amount"] for news in paid)
    plain = 0
    for row in rows:
        turn = turns.get((row["Company"], row["Move"]))
        if turn is None or turn.paid or [n for n in turn.notes if n.kind != "mail"]:
            continue
        plain += 1
        spent = row["Track"] + row["Stations"] + row["Trains bought"]
        assert turn.treasury == turn.treasury_before + row["Mail"] + row["Kept"] - spent
    assert plain > 5
    assert not {"Issued", "Redeemed"} & set(table.heads)


def test_without_contracts_there_is_no_column_for_mail(long_game):
    heads = companies_table(long_game).heads
    assert "Mail" not in heads and {"Issued", "Redeemed"} <= set(heads)
