"""Every test vector of the digest is played by a test, and every played one is in the digest."""

import importlib
import re
from pathlib import Path

from tests.shared import SHARED, needs_shared
from tests.titles.steam.vectors import COVERED


@needs_shared
def test_every_vector_of_the_digest_is_played_by_a_test():
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        importlib.import_module(f"tests.titles.steam.{path.stem}")
    digest = (SHARED / "rules" / "Steam.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"id: (steam\.tv\.[a-z0-9_]+)", digest))
    assert len(ids) > 30
    assert set(COVERED) == ids


def test_a_vector_is_played_by_tests_only():
    assert all(name.startswith("test_") for names in COVERED.values() for name in names)
