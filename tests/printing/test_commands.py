"""The commands that draw: exit codes, sentences, and no Qt for anybody else."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtGui import QImage

from desktop.cli.run import run
from desktop.i18n import language
from desktop.saves.open_file import save_file
from tests.printing.reading import needs_pdftotext, page_count, page_sizes, pdf_text
from tests.shared import CHECKOUT


@pytest.fixture
def saved(played, tmp_path):
    path = tmp_path / "game.drezina"
    save_file(played, path)
    return path


@needs_pdftotext
def test_a_sheet_in_russian(saved, tmp_path, capsys):
    out = tmp_path / "x.pdf"
    assert run(["sheet", str(saved), "-o", str(out), "--lang", "ru", "--paper", "letter"]) == 0
    assert "1 page of Letter" in capsys.readouterr().out
    assert page_sizes(out) == {(612, 792)}
    assert "ОР 1.1" in pdf_text(out)
    assert language.current() == "en"  # as it was


@pytest.mark.parametrize("kind", ["ledger", "map"])
def test_other_sheets(saved, tmp_path, kind):
    out = tmp_path / "x.pdf"
    assert run(["sheet", str(saved), "--kind", kind, "-o", str(out), "--at", "60", "--mono"]) == 0
    assert page_count(out) >= 1


def test_a_blank_sheet_needs_no_game(tmp_path):
    out = tmp_path / "x.pdf"
    assert run(["sheet", "--blank", "--players", "3", "-o", str(out)]) == 0
    assert page_count(out) == 1


def test_a_picture_of_a_game_and_of_a_title(saved, tmp_path):
    png, svg = tmp_path / "x.png", tmp_path / "x.svg"
    assert run(["board", str(saved), "-o", str(png), "--scale", "0.1"]) == 0
    assert QImage(str(png)).width() == 225
    assert run(["board", "1846", "-o", str(svg), "--lang", "ru"]) == 0
    assert svg.stat().st_size > 10_000


def test_a_table(saved, tmp_path, capsys):
    out = tmp_path / "x.csv"
    assert run(["table", str(saved), "--kind", "companies", "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8-sig").startswith("Round,Move,Company")
    assert "rows" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["sheet", "-o", "x.pdf"], 2, "which game?"),
        (["sheet", "GAME", "-o", "x.doc"], 2, "not the name of a .pdf file"),
        (["sheet", "nothing.drezina", "-o", "x.pdf"], 1, "there is no such file"),
        (["sheet", "1999", "-o", "x.pdf"], 2, "neither a file nor a title"),
        (["sheet", "1999", "--blank", "-o", "x.pdf"], 2, "there is no title"),
        (["sheet", "--blank", "--players", "9", "-o", "x.pdf"], 2, "2 to 5 players, not 9"),
        (["sheet", "--blank", "--kind", "map", "-o", "x.pdf"], 2, "only a score sheet"),
        (["sheet", "GAME", "--at", "9999", "-o", "x.pdf"], 2, "the game has 300 moves"),
        (["sheet", "GAME", "-o", "/no/such/folder/x.pdf"], 1, "no such folder"),
        (["sheet", "GAME", "--paper", "a7", "-o", "x.pdf"], 2, "invalid choice"),
        (["board", "1846", "-o", "x.gif"], 2, "not the name of a .png or .svg file"),
        (["board", "1846", "--scale", "90", "-o", "x.png"], 2, "the scale is a number"),
        (["board", "1846", "--scale", "nan", "-o", "x.png"], 2, "the scale is a number"),
        (["board", "1999", "-o", "x.png"], 2, "neither a file nor a title"),
        (["table", "GAME", "-o", "x.xls"], 2, "not the name of a .csv file"),
    ],
)
def test_bad_input_is_told_in_a_sentence(
    words, code, sentence, saved, tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    before = set(os.listdir(tmp_path))
    assert run([str(saved) if word == "GAME" else word for word in words]) == code
    assert sentence in capsys.readouterr().err
    assert set(os.listdir(tmp_path)) == before


def test_it_needs_no_screen_and_help_needs_no_qt(tmp_path):
    environment = {k: v for k, v in os.environ.items() if k not in ("QT_QPA_PLATFORM", "DISPLAY")}
    out = tmp_path / "x.pdf"
    code = (
        "import sys\nfrom desktop.cli.run import run\n"
        "assert run(['sheet', '--help']) == 0\nassert 'PySide6' not in sys.modules\n"
        f"sys.exit(run(['sheet', '--blank', '-o', {str(out)!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=CHECKOUT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert page_count(out) == 1
