"""Every recorded game of 1846: every traced fact, and every action proven in both directions."""

import pytest

from desktop.saves import json_text
from desktop.saves.peer_import import Importer
from desktop.saves.proof import Sizes, prove
from desktop.saves.trace_check import compare_result, follow, read_trace
from tests.shared import SHARED, needs_shared

pytestmark = needs_shared

FILES = sorted(SHARED.glob("replays/1846*/*.json"))
SIZES = Sizes(offers=5, refusals=16)  # far more is tried by "soak"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_recorded_game(path):
    """Each state as traced; undo, redo, a fresh replay; what is offered and what is not."""
    data = json_text.parse(path.read_text(encoding="utf-8"))
    trace = read_trace(SHARED / "traces" / path.parent.name / f"{path.stem}.jsonl")
    importer = Importer(data)
    for _ in follow(importer, trace):
        pass
    game = importer.game
    compare_result(data, game)
    actions = [node.action for node in game.at.path()]
    proof = prove(game.setup, actions, SIZES)
    assert proof.actions == len(actions)
    assert proof.offers > len(actions)
    assert proof.refusals > 10 * len(actions)


def test_there_are_twelve_recorded_games():
    assert len(FILES) == 12
