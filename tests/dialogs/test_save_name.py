"""Where to write a file: nothing is replaced unasked, and nothing is asked twice."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from desktop.dialogs.save_name import ask_save_path

YES, NO = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No


@pytest.mark.parametrize("answer", [YES, NO])
def test_files_beside_the_chosen_one_are_not_replaced_unasked(tmp_path, monkeypatch, answer):
    """The dialog itself has asked about the name that was chosen in it."""
    chosen, beside = tmp_path / "worth.csv", tmp_path / "worth-prices.csv"
    chosen.touch()
    beside.touch()
    names, asked = iter((str(chosen), "")), []

    def question(parent, heading, text, *buttons):
        asked.append(text)
        return answer

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(names), ""))
    monkeypatch.setattr(QMessageBox, "question", question)
    got = ask_save_path(None, "Export", chosen, "", (".csv",), lambda path: [beside])
    assert asked == ["worth-prices.csv is there already. Replace it?"]
    assert got == (chosen if answer == YES else None)
