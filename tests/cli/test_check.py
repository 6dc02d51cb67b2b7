"""check: one line a file, and the first thing that is wrong."""

import json

from tests.shared import SHARED, needs_shared


def test_a_folder_with_both_formats(drezina, games):
    answer = drezina("check", games)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["ours.drezina", "theirs.json"]
    for line in lines:
        assert "1846, 3 players, " in line
        assert "Anna" in line
        assert line.endswith(", ok")


def test_the_standing_is_that_of_the_end_wherever_the_file_stands(drezina, games, tmp_path):
    data = json.loads((games / "ours.drezina").read_text(encoding="utf-8"))
    data["at"] = 3
    (tmp_path / "back.drezina").write_text(json.dumps(data), encoding="utf-8")
    there = drezina("check", games / "ours.drezina").out.partition(":")[2]
    assert drezina("check", tmp_path / "back.drezina").out.partition(":")[2] == there


def test_an_illegal_action_is_named_with_its_rule(drezina, games, tmp_path):
    data = json.loads((games / "ours.drezina").read_text(encoding="utf-8"))
    data["tree"][4]["do"] = {"kind": "pass", "who": "1"}
    (tmp_path / "bad.drezina").write_text(json.dumps(data), encoding="utf-8")
    answer = drezina("check", tmp_path / "bad.drezina")
    assert answer.code == 1
    assert "action 4: " in answer.out
    assert "[1846 §" in answer.out


def test_a_wrong_result_is_named_with_both_values(drezina, games, tmp_path):
    data = json.loads((games / "theirs.json").read_text(encoding="utf-8"))
    name, value = next(iter(data["result"].items()))
    data["result"][name] = value + 1
    (tmp_path / "bad.json").write_text(json.dumps(data), encoding="utf-8")
    answer = drezina("check", tmp_path / "bad.json")
    assert answer.code == 1
    assert f"recorded {value + 1}, ours {value}" in answer.out


def test_one_bad_file_does_not_stop_the_others(drezina, games, tmp_path):
    (tmp_path / "a.json").write_text("{", encoding="utf-8")
    answer = drezina("check", tmp_path / "a.json", tmp_path / "none.json", games / "theirs.json")
    assert answer.code == 1
    lines = answer.out.splitlines()
    assert lines[0].startswith("a.json: the file is not valid JSON")
    assert lines[1] == "none.json: there is no such file"
    assert lines[2].endswith(", ok")


def test_an_empty_folder_is_a_mistake(drezina, tmp_path):
    answer = drezina("check", tmp_path)
    assert answer.code == 2
    assert "no saved games" in answer.err


def test_a_missing_trace_is_named(drezina, games, tmp_path):
    answer = drezina("check", games / "theirs.json", "--trace", tmp_path)
    assert answer.code == 1
    assert "there is no trace theirs.jsonl" in answer.out


NAME = "hs_sudambau_1600037415"


@needs_shared
def test_a_recorded_game_beside_its_trace(drezina):
    path = SHARED / "replays" / "1846" / f"{NAME}.json"
    answer = drezina("check", path, "--trace", SHARED / "traces")
    assert answer.code == 0
    assert answer.out.endswith(", ok\n")


def spoiled(tmp_path, spoil):
    text = (SHARED / "traces" / "1846" / f"{NAME}.jsonl").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    spoil(lines)
    content = "\n".join(json.dumps(line) for line in lines)
    (tmp_path / f"{NAME}.jsonl").write_text(content, encoding="utf-8")
    return ("check", SHARED / "replays" / "1846" / f"{NAME}.json", "--trace", tmp_path)


@needs_shared
def test_the_first_difference_from_a_trace_is_named_with_both_values(drezina, tmp_path):
    def spoil(lines):
        lines[20].setdefault("set", {})["bank"] = 12345

    answer = drezina(*spoiled(tmp_path, spoil))
    assert answer.code == 1
    assert ", action " in answer.out
    assert "bank: recorded 12345, ours " in answer.out


@needs_shared
def test_another_revenue_of_a_run_is_a_difference(drezina, tmp_path):
    def spoil(lines):
        line = next(line for line in lines if line.get("routes"))
        line["routes"][0]["recomputed"] += 10

    answer = drezina(*spoiled(tmp_path, spoil))
    assert answer.code == 1
    assert "runs.train " in answer.out


@needs_shared
def test_another_result_is_a_difference(drezina, tmp_path):
    def spoil(lines):
        lines[-1]["result"]["0"] += 1

    answer = drezina(*spoiled(tmp_path, spoil))
    assert answer.code == 1
    assert "result.0: recorded" in answer.out


@needs_shared
def test_a_trace_that_stops_early_is_a_difference(drezina, tmp_path):
    answer = drezina(*spoiled(tmp_path, lambda lines: lines.__delitem__(slice(10, None))))
    assert answer.code == 1
    assert "the trace ends before the game does" in answer.out
