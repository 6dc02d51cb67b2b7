"""Where to write a file: the ending is added for those who leave it out, and nothing is replaced
unasked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

translate = QCoreApplication.translate


def with_ending(path: Path, endings: tuple[str, ...]) -> Path:
    """“Game 1.5” has no ending that we know, only a dot."""
    is_known = path.suffix.lower() in endings
    return path if is_known else path.with_name(path.name + endings[0])


def ask_save_path(
    parent: QWidget,
    heading: str,
    start: Path,
    kinds: str,
    endings: tuple[str, ...],
    beside: Callable[[Path], Iterable[Path]] = lambda path: (),
) -> Path | None:
    """The path a person chose; `beside` names further files that are written with it."""
    while True:
        chosen, _ = QFileDialog.getSaveFileName(parent, heading, str(start), kinds)
        if not chosen:
            return None
        path = with_ending(Path(chosen), endings)
        asked = Path(chosen)  # the dialog itself asks before it gives a name that is there
        old = [found for found in (path, *beside(path)) if found.exists() and found != asked]
        if all(_may_replace(parent, heading, found) for found in old):
            return path
        start = path


def _may_replace(parent: QWidget, heading: str, path: Path) -> bool:
    text = translate("Files", "{name} is there already. Replace it?").format(name=path.name)
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
    return QMessageBox.question(parent, heading, text, yes | no, no) == yes
