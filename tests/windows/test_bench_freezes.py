"""The bench looks at every deed it names; how long each takes, no test asks."""

from __future__ import annotations

from types import SimpleNamespace

from desktop.cli.bench_window import AIMS
from desktop.windows.bench_freezes import freezes
from tests.dialogs.room import quiet_window
from tests.windows.games import saved


@quiet_window
def test_every_deed_that_has_an_aim_is_measured(make_window, words, tmp_path):
    window, path = make_window(), saved(tmp_path / "a.drezina", moves=60)
    window.files.open_path(path)
    window.document.go_to_end()
    studio = SimpleNamespace(window=window, document=window.document, words=words)
    found = freezes(studio, path, quick=True)
    assert set(found) == {key for key, *_ in AIMS if key.startswith(("freeze_", "busy_"))}
    assert all(ms > 0 for ms in found.values())
