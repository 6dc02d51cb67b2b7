"""Data files with one text changed, to see how a wrong one is refused."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop.eighteen.load import load_box
from desktop.eighteen.load_map import tile_faces
from desktop.engine import resources

Edit = Callable[[str, str, str], None]


@pytest.fixture
def edit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Edit]:
    """Change one text in a copy of the data files."""
    copy = tmp_path / "resources"
    shutil.copytree(resources.root(), copy)
    monkeypatch.setattr(resources, "root", lambda: copy)

    def change(file: str, old: str, new: str) -> None:
        path = copy / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"the test is out of date: no {old!r} in {file}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        load_box.cache_clear()
        tile_faces.cache_clear()

    yield change
    load_box.cache_clear()
    tile_faces.cache_clear()
