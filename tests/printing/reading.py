"""Reading what was printed: every text as it is set, and a few facts of a PDF file."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPicture

from desktop.i18n.money import NARROW_SPACE
from desktop.printing.pages import Job, paint_page
from desktop.printing.paper import Paper
from desktop.printing.press import Press

needs_pdftotext = pytest.mark.skipif(
    shutil.which("pdftotext") is None, reason="pdftotext (poppler-utils) is not installed"
)


class ReadingPress(Press):
    """Remembers what it sets, and where; `now` is shared by the pages of a job."""

    now: ClassVar[list[tuple[str, QRectF]]] = []
    boxes: ClassVar[list[QRectF]] = []

    def text(self, rect, text, *arguments, **more):
        if text:
            self.now.append((text, QRectF(rect)))
        super().text(rect, text, *arguments, **more)

    def box(self, rect, *arguments, **more):
        self.boxes.append(QRectF(rect))
        super().box(rect, *arguments, **more)


def placed_texts(job: Job, paper: Paper | None = None) -> list[list[tuple[str, QRectF]]]:
    """The texts of every page with their places."""
    paper = paper or job.paper
    pages = job.pages(paper)
    found = []
    for number in range(len(pages)):
        ReadingPress.now, ReadingPress.boxes = [], []
        picture = QPicture()
        painter = QPainter(picture)
        paint_page(painter, job, pages, number, paper, job.is_mono, ReadingPress)
        painter.end()
        found.append(ReadingPress.now)
    return found


def texts(job: Job, paper: Paper | None = None) -> list[list[str]]:
    return [[text for text, _ in page] for page in placed_texts(job, paper)]


def column_under(page: list[tuple[str, QRectF]], head: str) -> list[str]:
    """The texts below a head, within its width, from the top down."""
    top = next(rect for text, rect in page if text == head)
    below = [
        (rect.top(), rect.left(), text)
        for text, rect in page
        if rect.top() > top.top() and top.left() - 2 <= rect.center().x() <= top.right() + 2
    ]
    return [text for _, _, text in sorted(below)]


def page_count(path: Path) -> int:
    """The pages of a PDF, counted in the file itself."""
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def page_sizes(path: Path) -> set[tuple[int, int]]:
    """Width and height of the pages in points."""
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", path.read_bytes())
    return {(round(float(wide)), round(float(high))) for wide, high in boxes}


def embedded_fonts(path: Path) -> int:
    return len(set(re.findall(rb"/FontFile\d?\s+(\d+) 0 R", path.read_bytes())))


def pdf_text(path: Path) -> str:
    """The text as a reader would copy it, spaces made plain."""
    done = subprocess.run(
        ["pdftotext", "-layout", str(path), "-"], capture_output=True, check=True, timeout=20
    )
    return plain(done.stdout.decode("utf-8"))


def plain(text: str) -> str:
    return text.replace(NARROW_SPACE, " ").replace("\N{NO-BREAK SPACE}", " ")
