"""The commands on a game of Steam: they work, or they say in a sentence why not."""

import pytest

from desktop.cli.simulation import simulate
from desktop.engine.choices import Choice
from desktop.titles.steam.actions import TakeAction
from desktop.titles.steam.habits import SteamBot
from desktop.titles.steam.take_action import TakeActionStep
from tests.titles.steam.played import setup_of


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("steam") / "game.drezina"
    report = simulate(setup_of(3, 12, board="northeast"), path)
    assert not report.failure
    return path


def test_check_replays_it(drezina, file):
    answer = drezina("check", file)
    assert answer.code == 0
    assert answer.out.startswith("game.drezina: steam, 3 players, ")
    assert "ended (rounds): " in answer.out and answer.out.endswith(", ok\n")


def test_check_has_no_trace_for_it(drezina, file, tmp_path):
    (tmp_path / "game.jsonl").write_text("{}\n", encoding="utf-8")
    answer = drezina("check", "--trace", tmp_path, file)
    assert answer.code == 1
    assert "traces belong to files of 18xx.games" in answer.out


def test_no_trains_run(drezina, file):
    answer = drezina("routes", file)
    assert answer.code == 1
    assert answer.err == f"drezina: {file}: in steam no trains run\n"


def test_there_is_no_steam_at_18xx_games(drezina, file, tmp_path):
    answer = drezina("convert", file, tmp_path / "game.json")
    assert answer.code == 1
    assert "cannot be written for 18xx.games" in answer.err
    answer = drezina("convert", file, tmp_path / "copy.drezina")
    assert answer.code == 0
    assert (tmp_path / "copy.drezina").read_bytes() == file.read_bytes()


def test_spoiled_files_are_refused_politely(drezina, file):
    assert drezina("soak-files", file, "--count", 40).code == 0


def test_simulate_takes_a_board_and_a_mode(drezina, tmp_path):
    words = ("simulate", "--title", "steam", "--games", 1, "--seed", 3)
    answer = drezina(
        *words, "--players", 5, "--board", "rhine_ruhr", "--mode", "standard", "--tally"
    )
    assert answer.code == 0
    assert " raise_capital" in answer.out and " delivered" in answer.out
    assert " take_action locomotive" in answer.out
    answer = drezina(*words, "--players", 5, "--board", "northeast")
    assert answer.code == 2 and "for 3 to 4 players" in answer.err
    answer = drezina(*words, "--players", 4, "--mode", "fancy")
    assert answer.code == 2 and "no option 'fancy'" in answer.err
    answer = drezina(*words, "--players", 4, "--board", "moon")
    assert answer.code == 2 and "no board 'moon'" in answer.err


def test_simulate_reads_a_board_from_a_file(drezina, tmp_path):
    from tests.titles.steam.boards import example

    path = tmp_path / "own.toml"
    path.write_text(example(), encoding="utf-8")
    words = ("simulate", "--title", "steam", "--games", 1, "--players", 3, "--board", path)
    assert drezina(*words).code == 0
    path.write_text("nonsense", encoding="utf-8")
    assert drezina(*words).code == 2


def test_the_survey_tells_of_the_board(drezina):
    words = ("simulate", "--title", "steam", "--games", 1, "--players", 3, "--survey")
    answer = drezina(*words, "--board", "northeast", "--seed", 12)
    assert answer.code == 0
    lines = answer.out.partition("survey, for a game:\n")[2].splitlines()
    names = [line.split(maxsplit=1)[1] for line in lines]
    assert names == sorted(names) and {"delivered red", "links at Albany", "left grey"} <= set(
        names
    )


PROVEN = ("simulate", "--title", "steam", "--games", 1, "--seed", 3, "--players", 3, "--prove")


def test_simulate_proves_its_games(drezina):
    answer = drezina(*PROVEN, "--offers", 1, "--refusals", 2)
    assert answer.code == 0
    (line,) = [line for line in answer.out.splitlines() if line.startswith("proven")]
    assert line.startswith("proven       1 games, ") and line.endswith(" others refused")


def test_a_game_whose_proof_fails_is_named(drezina, monkeypatch):
    """What is offered must be accepted: here a tile is offered that nobody may take."""
    offered = TakeActionStep.choices

    def one_more(step):
        yield from offered(step)
        yield Choice(TakeAction(player=step.player.id, number=1, declined=True))

    monkeypatch.setattr(TakeActionStep, "choices", one_more)
    monkeypatch.setattr(SteamBot, "_of_tile", lambda bot, table, a: 10 * (a.number > 1))
    answer = drezina(*PROVEN)
    assert answer.code == 1
    assert "is offered and refused" in answer.out
