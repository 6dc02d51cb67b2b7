"""Opening and saving: files that are none, and a disk that fails at any moment."""

import errno
import json
import os
import stat

import pytest

from desktop.saves import errors
from desktop.saves import open_file as module
from desktop.saves.errors import SaveError
from desktop.saves.game_file import read_game, write_game
from desktop.saves.open_file import backup_of, export_file, open_file, save_file
from tests.saves.random_player import random_game, setup_for
from tests.saves.recorded_files import FILES, NAMES, data_of, imported
from tests.shared import needs_shared


def game_of(most: int = 30):
    return random_game(setup_for(1), 1, most)


def refusal_of(path) -> str:
    with pytest.raises(SaveError) as caught:
        open_file(path)
    return str(caught.value)


# Opening


def stop_after(most: int, asked: list[tuple[int, int]]):
    def go_on(done: int, total: int) -> bool:
        asked.append((done, total))
        return len(asked) < most

    return go_on


def test_reading_our_file_can_be_stopped_at_any_action(tmp_path):
    path = tmp_path / "game.drezina"
    save_file(game_of(), path)
    asked: list[tuple[int, int]] = []
    with pytest.raises(errors.Stopped):
        open_file(path, stop_after(7, asked))
    assert [done for done, _ in asked] == list(range(1, 8))
    assert {total for _, total in asked} == {len(list(game_of().root.walk()))}


@needs_shared
def test_reading_a_file_of_18xx_games_can_be_stopped_at_any_action():
    """It is no problem of the file, and there is no game to go on with."""
    asked: list[tuple[int, int]] = []
    with pytest.raises(errors.Stopped):
        open_file(FILES[0], stop_after(7, asked))
    assert len(asked) == 7


def test_our_file_is_recognised_whatever_it_is_called(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(write_game(game_of()), encoding="utf-8")
    opened = open_file(path)
    assert (opened.format, opened.problem) == ("drezina", None)
    assert opened.game.journal.facts() == game_of().journal.facts()


@needs_shared
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_file_of_18xx_games_is_recognised(path):
    opened = open_file(path)
    assert (opened.format, opened.problem) == ("18xx.games", None)
    assert opened.game.table.finished or opened.game.actors


@needs_shared
def test_a_file_of_18xx_games_opens_up_to_what_is_wrong(tmp_path):
    data = data_of(FILES[0])
    data["actions"][50]["entity"] = "nobody"
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data))
    opened = open_file(path)
    assert opened.problem is not None
    assert opened.problem.action == data["actions"][50]["id"]
    assert opened.game.at.depth > 0


def test_our_file_opens_up_to_what_is_wrong(tmp_path):
    path = tmp_path / "game.drezina"
    path.write_text(write_game(game_of()).replace('"player": "3"', '"player": "9"', 1))
    opened = open_file(path)
    assert opened.problem is not None
    assert opened.problem.action == 1


def test_a_mark_at_the_start_of_the_text_does_no_harm(tmp_path):
    path = tmp_path / "game.drezina"
    path.write_text(write_game(game_of()), encoding="utf-8-sig")
    assert open_file(path).problem is None


def test_no_such_file(tmp_path):
    assert refusal_of(tmp_path / "nowhere.drezina") == "there is no such file"


def test_a_folder(tmp_path):
    assert refusal_of(tmp_path) == "this is a folder, not a file"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads everything")
def test_a_file_that_may_not_be_read(tmp_path):
    path = tmp_path / "secret.drezina"
    path.write_text("{}")
    path.chmod(0)
    assert refusal_of(path) == "the file may not be read"


def test_a_file_that_the_system_keeps_to_itself(tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(module.os, "stat", refuse)
    assert refusal_of(tmp_path / "secret.drezina") == "the file may not be read"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_does_not_make_us_wait(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert refusal_of(tmp_path / "pipe") == "this is not an ordinary file"


def test_a_name_that_is_none(tmp_path):
    assert refusal_of("a\0b").startswith("the file cannot be opened")
    assert refusal_of(tmp_path / ("x" * 5000)).startswith("the file cannot be opened")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "the file is empty"),
        (b" \n\t", "the file is empty"),
        (b"\x89PNG\r\n\x1a\n\0\0", "the file is not a text file"),
        (b"PK\x03\x04\0\0", "the file is not a text file"),
        (b'{"drezina": "\0"}', "the file is not a text file"),
        (b"\xff\xfe{\0}\0", "the file is not a text file"),
        (b"Dear diary", "the file is not valid JSON (line 1, column 1)"),
        (b"{}", "the file is neither a game of Drezina nor one of 18xx.games"),
        (b"[1, 2]", "the file is neither a game of Drezina nor one of 18xx.games"),
        (b'"drezina"', "the file is neither a game of Drezina nor one of 18xx.games"),
        (b'{"title": "1830", "actions": []}', "the title '1830' is not on our shelf"),
    ],
)
def test_content_that_is_no_game(tmp_path, content, sentence):
    path = tmp_path / "game"
    path.write_bytes(content)
    assert refusal_of(path) == sentence


def test_a_file_of_a_hundred_megabytes_is_not_read(tmp_path):
    path = tmp_path / "large"
    with open(path, "wb") as file:
        file.truncate(100_000_000)
    assert refusal_of(path) == "the file is larger than 20 MB"


# Saving


def test_a_game_is_saved_and_opened(tmp_path):
    path = tmp_path / "game.drezina"
    save_file(game_of(), path)
    assert open_file(path).game.journal.facts() == game_of().journal.facts()
    assert os.listdir(tmp_path) == ["game.drezina"]


def test_the_previous_state_is_kept_beside(tmp_path):
    path = tmp_path / "game.drezina"
    for most in (10, 20, 30):
        save_file(game_of(most), path)
    assert sorted(os.listdir(tmp_path)) == ["game.drezina", "game.drezina~"]
    assert open_file(path).game.at.depth == 30
    assert open_file(backup_of(path)).game.at.depth == 20


def test_a_saved_file_keeps_its_permissions(tmp_path):
    path = tmp_path / "game.drezina"
    save_file(game_of(), path)
    path.chmod(0o640)
    save_file(game_of(), path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "real").mkdir()
    link = tmp_path / "link.drezina"
    link.symlink_to(tmp_path / "real" / "game.drezina")
    save_file(game_of(10), link)
    save_file(game_of(20), link)
    assert link.is_symlink()
    assert sorted(os.listdir(tmp_path / "real")) == ["game.drezina", "game.drezina~"]


CALLS = ("open", "fsync", "chmod", "link", "replace")


class Stopped(BaseException):
    """The program was killed."""


def stop_at(monkeypatch, wanted: int, stop) -> list[str]:
    """Let the n-th call to the system fail."""
    seen: list[str] = []

    def spoilt(name, real):
        def call(*args, **kwargs):
            seen.append(name)
            if len(seen) == wanted:
                stop()
            return real(*args, **kwargs)

        return call

    for name in CALLS:
        monkeypatch.setattr(module.os, name, spoilt(name, getattr(os, name)))
    monkeypatch.setattr("builtins.open", spoilt("open", open))
    return seen


def kill():
    raise Stopped


def fill_disk():
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("wanted", range(1, 10))
@pytest.mark.parametrize("stop", [kill, fill_disk])
def test_a_save_stopped_at_any_moment_leaves_a_whole_game(tmp_path, wanted, stop):
    path = tmp_path / "game.drezina"
    save_file(game_of(10), path)
    save_file(game_of(20), path)
    new = game_of(30)
    with pytest.MonkeyPatch.context() as patch:
        seen = stop_at(patch, wanted, stop)
        try:
            save_file(new, path)
        except Stopped:
            pass
        except SaveError as refusal:
            assert str(refusal) == "the file cannot be saved (No space left on device)"
    assert open_file(path).game.at.depth in (20, 30)
    assert open_file(backup_of(path)).game.at.depth in (10, 20)
    assert sorted(os.listdir(tmp_path)) == ["game.drezina", "game.drezina~"]
    assert wanted <= len(seen) or wanted > 7  # the later ones show that all moments were tried


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes to kill here")
@pytest.mark.parametrize("wanted", range(1, 9))
def test_a_process_that_dies_while_saving_leaves_a_whole_game(tmp_path, wanted):
    path = tmp_path / "game.drezina"
    save_file(game_of(10), path)
    save_file(game_of(20), path)
    new = game_of(30)
    child = os.fork()
    if not child:
        with pytest.MonkeyPatch.context() as patch:
            stop_at(patch, wanted, lambda: os._exit(1))
            save_file(new, path)
            os._exit(0)
    os.waitpid(child, 0)
    assert open_file(path).game.at.depth in (20, 30)
    assert open_file(backup_of(path)).game.at.depth in (10, 20)
    save_file(new, path)
    assert open_file(path).game.at.depth == 30


def test_where_no_second_name_is_possible_the_backup_is_a_copy(tmp_path, monkeypatch):
    path = tmp_path / "game.drezina"
    save_file(game_of(10), path)

    def no_links(*_):
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(module.os, "link", no_links)
    save_file(game_of(20), path)
    assert open_file(backup_of(path)).game.at.depth == 10


def test_saving_where_one_cannot(tmp_path):
    for path, sentence in (
        (tmp_path / "nowhere" / "game.drezina", "there is no such folder to save in"),
        (tmp_path, "this is a folder, not a file"),
    ):
        with pytest.raises(SaveError) as caught:
            save_file(game_of(), path)
        assert str(caught.value) == sentence
    with pytest.raises(SaveError, match="the file cannot be saved"):
        save_file(game_of(), "a\0b")


def test_a_game_that_cannot_be_written_leaves_the_old_file(tmp_path):
    path = tmp_path / "game.drezina"
    save_file(game_of(10), path)
    game = game_of(20)
    game.at.name = "x" * 500
    with pytest.raises(SaveError):
        save_file(game, path)
    assert open_file(path).game.at.depth == 10


@needs_shared
def test_an_exported_file_opens_again(tmp_path):
    path = tmp_path / "game.json"
    game = imported(FILES[0])
    export_file(game, path)
    opened = open_file(path)
    assert (opened.format, opened.problem) == ("18xx.games", None)
    assert opened.game.journal.facts() == game.journal.facts()


def test_what_was_saved_is_what_is_written(tmp_path):
    path = tmp_path / "game.drezina"
    save_file(game_of(), path)
    text = path.read_bytes().decode("utf-8")
    assert "\r" not in text
    assert write_game(read_game(text)) == text
