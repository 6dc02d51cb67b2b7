"""Spoiled files of both formats: each is refused with a sentence or opens as a valid game."""

import json
import random

import pytest

from desktop.saves.game_file import write_game
from desktop.saves.open_file import open_bytes
from desktop.saves.peer_export import export_game
from desktop.saves.soak import check_opened, mutate, soak
from tests.saves.random_player import play_on, random_game, setup_for
from tests.saves.recorded_files import FILES, text_of
from tests.shared import needs_shared


def our_files() -> list[str]:
    """Random games with a variation, in both formats."""
    files = []
    for seed in range(4):
        game = random_game(setup_for(seed, by_the_book=seed % 2 == 0), seed, most=120)
        files.append(json.dumps(export_game(game)))
        game.go_to(list(game.root.main_line())[50])
        play_on(game, random.Random(seed), 20)
        game.at.comment = "Вариант"
        files.append(write_game(game))
    return files


@pytest.mark.parametrize("seed", [1000, 2000, 3000])
def test_spoiled_games_of_ours(seed):
    counts = soak(100, seed, our_files())
    assert counts.total() == 100
    assert counts["refused"]
    assert counts["cut"]


@needs_shared
def test_spoiled_recorded_games():
    files = [text_of(path) for path in FILES]
    counts = soak(150, 4000, files)
    assert counts.total() == 150


@needs_shared
def test_spoiled_recorded_games_in_our_format():
    files = [write_game(open_bytes(text_of(path).encode()).game) for path in FILES]
    counts = soak(150, 5000, files)
    assert counts.total() == 150


def test_spoiling_is_the_same_for_the_same_seed():
    text = our_files()[1]
    assert mutate(text, 5) == mutate(text, 5)
    assert len({mutate(text, seed) for seed in range(30)}) > 25


def test_whole_files_open():
    assert {check_opened(text.encode()) for text in our_files()} == {"opened"}


def test_opening_spoiled_files_writes_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    soak(30, 6000, our_files())
    assert list(tmp_path.iterdir()) == []
