"""Bringing a job out: to a PDF file or to a printer."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPainter, QPdfWriter

from desktop.printing.pages import Job, paint_page
from desktop.printing.paper import Paper, paper_of

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

MM_PER_INCH = 25.4
PDF_DPI = 1200

Progress = Callable[[int, int], bool]  # pages done and in all; False: stop


class PrintError(Exception):
    """It cannot be brought out; says why in one sentence."""


@contextmanager
def written_beside(path: Path) -> Iterator[Path]:
    """A new file beside the wanted one, which takes its place when all has gone well."""
    target = Path(os.path.realpath(path))  # a link stays a link
    if target.is_dir():
        raise PrintError(QCoreApplication.translate("Print", "this is a folder, not a file"))
    if not target.parent.is_dir():
        raise PrintError(QCoreApplication.translate("Print", "there is no such folder to write in"))
    beside = target.with_name(f".{secrets.token_hex(4)}-{target.name}"[:200])
    try:
        yield beside
        if beside.exists():
            with open(beside, "rb") as file:
                os.fsync(file.fileno())
            os.replace(beside, target)
    except OSError as error:
        sentence = QCoreApplication.translate("Print", "the file cannot be written ({reason})")
        raise PrintError(sentence.format(reason=error.strerror or str(error))) from error
    finally:
        beside.unlink(missing_ok=True)


def write_pdf(
    job: Job, path: str | Path, progress: Progress | None = None, paper: Paper | None = None
) -> bool:
    """Write a PDF; False, and no file, if the progress said to stop. A PrintError says why not."""
    with written_beside(Path(path)) as beside:
        writer = QPdfWriter(str(beside))
        writer.setTitle(f"{job.title}: {job.name}")
        writer.setCreator("Drezina")
        writer.setResolution(PDF_DPI)
        paper = paper or job.paper
        writer.setPageLayout(paper.layout())
        is_done = paint_job(job, writer, paper, job.is_mono, progress)
        del writer  # closes the file
        if not is_done:
            beside.unlink(missing_ok=True)
        return is_done


def paint_job(
    job: Job,
    device: QPagedPaintDevice,
    paper: Paper,
    is_mono: bool,
    progress: Progress | None = None,
) -> bool:
    """Paint all pages on a device; False if it was stopped on the way."""
    pages = job.pages(paper)
    painter = QPainter()
    if not painter.begin(device):
        raise PrintError(QCoreApplication.translate("Print", "nothing can be written there"))
    try:
        for number in range(len(pages)):
            if progress is not None and not progress(number, len(pages)):
                return False
            if number and not device.newPage():
                raise PrintError(QCoreApplication.translate("Print", "the printer has stopped"))
            painter.resetTransform()
            painter.scale(device.logicalDpiX() / MM_PER_INCH, device.logicalDpiY() / MM_PER_INCH)
            paint_page(painter, job, pages, number, paper, is_mono)
    finally:
        painter.end()
    return progress is None or progress(len(pages), len(pages))


def make_printer(job: Job, paper: Paper | None = None) -> QPrinter:
    """The system's printer, or a PDF where there is none, set up for the job."""
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(f"{job.title}: {job.name}")
    printer.setCreator("Drezina")
    printer.setPageLayout((paper or job.paper).layout())
    printer.setFullPage(True)
    modes = QPrinter.ColorMode
    printer.setColorMode(modes.GrayScale if job.is_mono else modes.Color)
    return printer


def print_to(job: Job, printer: QPrinter, progress: Progress | None = None) -> bool:
    """Lay the job out for the paper and the ink the printer is set to, and print it.

    False if the progress said to stop; what was sent to the printer by then is called back.
    """
    from PySide6.QtPrintSupport import QPrinter

    printer.setFullPage(True)  # a dialog may have taken it back
    printer.setPageMargins(QMarginsF(0, 0, 0, 0))
    is_mono = job.is_mono or printer.colorMode() == QPrinter.ColorMode.GrayScale
    is_done = paint_job(job, printer, paper_of(printer.pageLayout()), is_mono, progress)
    if not is_done:
        printer.abort()
    return is_done
