"""Games for the models to show: recorded ones, and ones played at random."""

from __future__ import annotations

import json

from desktop.document.document import GameDocument
from desktop.engine.game import Game
from desktop.engine.random_play import RandomPlayer
from desktop.engine.setup import Setup
from desktop.saves.peer_import import Importer
from desktop.titles.shelf import new_game
from tests.shared import SHARED

LONGEST = "10264"
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Darya")


def recorded_game(name: str = LONGEST) -> Game:
    """A recorded game of 1846, played to its end."""
    path = SHARED / "replays" / "1846" / f"{name}.json"
    importer = Importer(json.loads(path.read_text(encoding="utf-8")))
    for _ in importer.play():
        pass
    return importer.game


def simulated_game(seed: int = 1, actions: int = 150, players: int = 4) -> Game:
    """A game played by somebody who knows only what is allowed."""
    game = new_game(Setup("1846", NAMES[:players], seed, frozenset()))
    player = RandomPlayer(seed)
    for _ in range(actions):
        if player.play(game) is None:
            break
    return game


def document(game: Game | None = None, actions: int = 150) -> GameDocument:
    return GameDocument(game or simulated_game(actions=actions))


def with_variations(doc: GameDocument, forks: int = 3) -> GameDocument:
    """Other decisions at a few moments, so that the tree has branches of branches."""
    for number in range(forks):
        line = doc.line
        doc.go_to(line[len(line) * (number + 1) // (forks + 2)])
        for _ in range(3):
            known = {child.action for child in doc.at.children}
            other = next((c.action for c in doc.choices() if c.action not in known), None)
            if other is None or not doc.submit(other):
                break
    return doc
