"""Bringing a job out: to a PDF file, to a preview on the screen, to a printer."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMarginsF, QObject, Qt
from PySide6.QtGui import QPagedPaintDevice, QPainter, QPdfWriter

from desktop.printing.pages import Job, paint_page
from desktop.printing.paper import Paper, paper_of

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
    from PySide6.QtWidgets import QWidget

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


def write_pdf(job: Job, path: str | Path, progress: Progress | None = None) -> bool:
    """Write a PDF; False, and no file, if the progress said to stop. A PrintError says why not."""
    with written_beside(Path(path)) as beside:
        writer = QPdfWriter(str(beside))
        writer.setTitle(f"{job.title}: {job.name}")
        writer.setCreator("Drezina")
        writer.setResolution(PDF_DPI)
        writer.setPageLayout(job.paper.layout())
        is_done = paint_job(job, writer, job.paper, job.is_mono, progress)
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


def write_pdf_slowly(parent: QWidget | None, job: Job, path: str | Path) -> bool:
    """The same behind a window with a bar, which shows if it takes long and can be cancelled."""
    from PySide6.QtWidgets import QProgressDialog

    label = QCoreApplication.translate("Print", "Writing {name}").format(name=Path(path).name)
    cancel = QCoreApplication.translate("Print", "Cancel")
    bar = QProgressDialog(label, cancel, 0, 0, parent)
    bar.setWindowModality(Qt.WindowModality.WindowModal)
    bar.setMinimumDuration(600)

    def show(done: int, total: int) -> bool:
        bar.setMaximum(total)
        bar.setValue(done)  # lets the window live on between two pages
        return not bar.wasCanceled()

    try:
        return write_pdf(job, path, show)
    finally:
        bar.close()
        bar.deleteLater()


def make_printer(job: Job) -> QPrinter:
    """The system's printer, or a PDF where there is none, set up for the job."""
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(f"{job.title}: {job.name}")
    printer.setCreator("Drezina")
    printer.setPageLayout(job.paper.layout())
    printer.setFullPage(True)
    modes = QPrinter.ColorMode
    printer.setColorMode(modes.GrayScale if job.is_mono else modes.Color)
    return printer


def print_to(job: Job, printer: QPrinter) -> None:
    """Lay the job out for the paper and the ink the printer is set to, and print it."""
    from PySide6.QtPrintSupport import QPrinter

    printer.setFullPage(True)  # a dialog may have taken it back
    printer.setPageMargins(QMarginsF(0, 0, 0, 0))
    is_mono = job.is_mono or printer.colorMode() == QPrinter.ColorMode.GrayScale
    paint_job(job, printer, paper_of(printer.pageLayout()), is_mono)


class Preview(QObject):
    """A preview with its printer: the dialog does not own it, so both live and die together."""

    def __init__(self, parent: QWidget | None, job: Job) -> None:
        from PySide6.QtPrintSupport import QPrintPreviewDialog

        super().__init__(parent)
        self.printer = make_printer(job)
        self.dialog: QPrintPreviewDialog = QPrintPreviewDialog(self.printer, parent)
        self.dialog.setWindowTitle(job.name)
        self.dialog.paintRequested.connect(lambda printer: print_to(job, printer))


def print_preview(parent: QWidget | None, job: Job) -> bool:
    """Show the pages as they will come out; True if they were printed."""
    preview = Preview(parent, job)
    try:
        return bool(preview.dialog.exec())
    finally:
        preview.dialog.deleteLater()
        preview.deleteLater()
