"""Bringing pages out: files that are whole or not there, printers that can be stopped."""

from __future__ import annotations

import os

import pytest
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter

from desktop.printing.ledger import Ledger
from desktop.printing.paper import A4, LETTER, paper_of
from desktop.printing.report import (
    PrintError,
    make_printer,
    print_to,
    write_pdf,
    written_beside,
)
from desktop.printing.score_sheet import ScoreSheet
from tests.printing.reading import page_count, page_sizes


def test_a_cancelled_file_leaves_the_old_one(played, tmp_path):
    path = tmp_path / "ledger.pdf"
    path.write_bytes(b"old")
    assert not write_pdf(Ledger(played), path, lambda done, total: done < 2)
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["ledger.pdf"]


@pytest.mark.parametrize("name", ["no such folder/x.pdf", "."])
def test_a_place_that_cannot_be_written_is_told_in_a_sentence(tmp_path, name):
    with pytest.raises(PrintError, match="folder"):
        write_pdf(ScoreSheet.blank("1846", 3), tmp_path / name)
    assert os.listdir(tmp_path) == []


def test_a_failure_on_the_way_leaves_nothing_behind(tmp_path):
    path = tmp_path / "x.txt"
    with pytest.raises(ValueError), written_beside(path) as beside:
        beside.write_text("half")
        raise ValueError
    with pytest.raises(PrintError, match="disk full"), written_beside(path) as beside:
        beside.write_text("half")
        raise OSError(28, "disk full")
    assert os.listdir(tmp_path) == []


def test_a_link_stays_a_link(tmp_path):
    real, link = tmp_path / "real.pdf", tmp_path / "link.pdf"
    real.write_bytes(b"")
    link.symlink_to(real)
    write_pdf(ScoreSheet.blank("1846", 3), link)
    assert link.is_symlink()
    assert page_count(real) == 1


def test_papers_survive_the_way_through_a_printer():
    for paper in (A4, LETTER, A4.sideways(), LETTER.sideways()):
        back = paper_of(paper.layout())
        assert (round(back.width), round(back.height)) == (round(paper.width), round(paper.height))
        assert back.is_landscape == paper.is_landscape


def test_the_printer_decides_on_the_paper(played, tmp_path):
    job = ScoreSheet.of_game(played)
    printer = make_printer(job)
    path = tmp_path / "printed.pdf"
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.Letter))
    printer.setPageOrientation(QPageLayout.Orientation.Landscape)
    print_to(job, printer)
    del printer
    assert page_sizes(path) == {(792, 612)}
    assert page_count(path) == len(job.pages(LETTER.sideways())) == 2


def test_a_printer_can_be_stopped(played, tmp_path):
    job = Ledger(played)
    printer = make_printer(job, LETTER.sideways())
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    seen = []

    def stop(done, total):
        seen.append((done, total))
        return done < 2

    assert not print_to(job, printer, stop)
    assert [done for done, _ in seen] == [0, 1, 2]
    assert seen[0][1] > 3


def test_a_file_lies_on_the_paper_that_was_chosen(played, tmp_path):
    path = tmp_path / "side.pdf"
    assert write_pdf(ScoreSheet.of_game(played), path, paper=LETTER.sideways())
    assert page_sizes(path) == {(792, 612)}
