"""routes, convert, bench, soak and soak-files."""

import json

import pytest

from desktop.cli import bench
from desktop.eighteen.actions import RunTrains
from desktop.saves import proof
from desktop.saves.open_file import open_file


@pytest.fixture
def run_at(games) -> int:
    """The first moment at which trains run."""
    line = open_file(games / "ours.drezina").game.root.main_line()
    return next(node.depth for node in line if isinstance(node.action, RunTrains)) - 1


def test_routes_of_the_company_about_to_run(drezina, games, run_at):
    answer = drezina("routes", games / "ours.drezina", "--at", run_at)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert f"after action {run_at}, phase I, trains 2" in lines[0]
    assert sum(" counted" in line for line in lines) >= 2
    assert lines[-1].startswith("total ")
    assert lines[-1].endswith("optimal, proven")


def test_routes_after_the_run_are_those_of_all_trains(drezina, games, run_at):
    before = drezina("routes", games / "theirs.json", "--at", run_at).out.splitlines()
    company = before[0].split()[0]
    after = drezina("routes", games / "theirs.json", "--at", run_at + 1)
    if after.code == 0 and after.out.startswith(company):
        assert after.out.splitlines()[-1] == before[-1]


def test_routes_when_nobody_operates(drezina, games):
    answer = drezina("routes", games / "ours.drezina", "--at", 1)
    assert answer.code == 1
    assert answer.err == "drezina: after action 1 no company is in its operating turn\n"


def test_routes_after_the_end(drezina, games):
    answer = drezina("routes", games / "ours.drezina", "--at", 99999)
    assert answer.code == 2
    assert "actions, not 99999" in answer.err


def test_a_game_goes_to_the_other_format_and_back(drezina, games, tmp_path):
    there, back = tmp_path / "a.json", tmp_path / "b.drezina"
    assert drezina("convert", games / "ours.drezina", there).code == 0
    assert drezina("convert", there, back).code == 0
    assert "actions" in json.loads(there.read_text(encoding="utf-8"))
    one, two = open_file(games / "ours.drezina").game, open_file(back).game
    assert one.journal.facts() == two.journal.facts()


def test_the_format_can_be_named(drezina, games, tmp_path):
    target = tmp_path / "game.txt"
    assert drezina("convert", games / "ours.drezina", target, "--format", "18xx.games").code == 0
    assert open_file(target).format == "18xx.games"


def test_nothing_is_overwritten_unasked(drezina, games, tmp_path):
    target = tmp_path / "a.json"
    target.write_text("mine", encoding="utf-8")
    answer = drezina("convert", games / "ours.drezina", target)
    assert answer.code == 1
    assert "--force" in answer.err
    assert target.read_text(encoding="utf-8") == "mine"
    assert drezina("convert", games / "ours.drezina", target, "--force").code == 0
    assert open_file(target).problem is None


def test_what_cannot_be_opened_is_not_converted(drezina, tmp_path):
    (tmp_path / "a.json").write_text("[]", encoding="utf-8")
    answer = drezina("convert", tmp_path / "a.json", tmp_path / "b.drezina")
    assert answer.code == 1
    assert answer.err.startswith(f"drezina: {tmp_path / 'a.json'}: ")
    assert not (tmp_path / "b.drezina").exists()


def test_bench_without_recorded_games_measures_a_simulated_one(drezina, monkeypatch, tmp_path):
    monkeypatch.setenv("DREZINA_SHARED", str(tmp_path))
    answer = drezina("bench", "--quick", "--json", "--no-window")
    assert answer.code == 0
    figures = json.loads(answer.out)
    assert figures["recorded_games"] == 0
    assert figures["total"]["ms_per_action"] > 0
    assert figures["routes"]["count"] > 0
    assert "replay_ratio" not in figures["goals"]
    assert "best routes" in "\n".join(bench.described(figures))


def test_bench_compares_with_the_peer_by_calibrated_time(tmp_path):
    figures = {
        "calibration_seconds": 0.2,
        "replays": {"1846/a.json": {"actions": 10, "seconds": 0.1, "ms_per_action": 10.0}},
        "total": {},
    }
    timings = tmp_path / "t.json"
    content = {"calibration_seconds": 0.1, "replay_seconds": {"1846/a.json": 0.2}}
    timings.write_text(json.dumps(content), encoding="utf-8")
    bench._compare(figures, timings)
    assert figures["total"]["ratio_to_peer"] == pytest.approx(0.25)


def test_soak_of_a_game(drezina, games):
    answer = drezina("soak", games / "ours.drezina", "--offers", "2", "--refusals", "2")
    assert answer.code == 0
    assert answer.out.endswith(" others refused, ok\n")


def test_soak_names_what_is_offered_and_refused(drezina, games, monkeypatch):
    monkeypatch.setattr(proof.Game, "choices", lambda game: ())
    answer = drezina("soak", games / "ours.drezina", "--offers", "2", "--refusals", "1")
    assert answer.code == 1
    assert "ours.drezina: after action " in answer.out


def test_soak_files(drezina, games):
    answer = drezina("soak-files", games, "--count", "20")
    assert answer.code == 0
    counts = dict(part.split() for part in answer.out.strip().split(", "))
    assert sum(map(int, counts.values())) == 20
