"""Actions as they stand in files: every kind there and back, and what is no action."""

import dataclasses
import json
import typing

import pytest

from desktop.board.routes import Run
from desktop.eighteen import actions as eighteen
from desktop.engine.actions import (
    KINDS,
    Action,
    ActionError,
    EndGame,
    Pass,
    _hints,
    from_json,
    to_json,
)

RUN = Run("2-0", ("D20.0", "E19", "E17.0"))


def sample(cls: type[Action]) -> Action:
    values = {}
    for name, hint in _hints(cls).items():
        if hint is str:
            values[name] = f"some {name}"
        elif hint is int:
            values[name] = 7
        elif hint is bool:
            values[name] = True
        elif typing.get_origin(hint) is tuple:
            values[name] = (RUN,) if typing.get_args(hint)[0] is Run else ()
    needed = [f.name for f in dataclasses.fields(cls) if f.default is dataclasses.MISSING]
    assert set(needed) <= set(values), "a field of a new type: extend the sample"
    return cls(**values)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_action_comes_back_from_a_file(kind):
    action = sample(KINDS[kind])
    text = json.dumps(to_json(action))
    assert from_json(json.loads(text)) == action


def test_all_actions_of_the_family_are_known_by_kind():
    own = [
        cls
        for cls in vars(eighteen).values()
        if isinstance(cls, type) and issubclass(cls, Action) and cls is not Action
    ]
    assert len(own) >= 16
    assert all(KINDS[cls.kind] is cls for cls in own)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_the_actor_is_the_first_field(kind):
    action = sample(KINDS[kind])
    assert action.actor == getattr(action, dataclasses.fields(action)[0].name)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_an_action_does_not_change(kind):
    action = sample(KINDS[kind])
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(action, dataclasses.fields(action)[0].name, "other")
    assert hash(action) == hash(sample(KINDS[kind]))


def test_defaults_are_not_written():
    assert to_json(eighteen.PlaceToken(company="NYC", hex="E17")) == {
        "kind": "place_token",
        "company": "NYC",
        "hex": "E17",
    }


def test_runs_are_written_as_lists():
    written = to_json(eighteen.RunTrains(company="NYC", runs=(RUN,)))
    assert written["runs"] == [{"train": "2-0", "path": ["D20.0", "E19", "E17.0"]}]


def test_two_actions_cannot_share_a_kind():
    with pytest.raises(TypeError, match="pass"):

        class Impostor(Action):
            kind: typing.ClassVar[str] = "pass"


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "pass",
        7,
        {},
        {"kind": None},
        {"kind": []},
        {"kind": "explode"},
        {"kind": "__class__"},
        {"kind": "pass"},  # nobody
        {"kind": "pass", "who": None},
        {"kind": "pass", "who": 1},
        {"kind": "pass", "who": ["1"]},
        {"kind": "pass", "who": "1", "why": "bored"},
        {"kind": "pass", "who": "1", "__init__": "x"},
        {"kind": "issue_shares", "corporation": "NYC", "count": "3"},
        {"kind": "issue_shares", "corporation": "NYC", "count": 3.0},
        {"kind": "issue_shares", "corporation": "NYC", "count": True},
        {"kind": "issue_shares", "corporation": "NYC"},
        {"kind": "run_trains", "company": "NYC", "runs": {}},
        {"kind": "run_trains", "company": "NYC", "runs": "D20"},
        {"kind": "run_trains", "company": "NYC", "runs": ["D20"]},
        {"kind": "run_trains", "company": "NYC", "runs": [{"train": "2-0"}]},
        {"kind": "run_trains", "company": "NYC", "runs": [{"train": "2-0", "path": "D20"}]},
        {"kind": "run_trains", "company": "NYC", "runs": [{"train": "2-0", "path": [1]}]},
        {"kind": "run_trains", "company": "NYC", "runs": [{"train": "a", "path": [], "x": 1}]},
    ],
)
def test_hostile_input_is_no_action(data):
    with pytest.raises(ActionError):
        from_json(data)


def test_the_complaint_is_short():
    with pytest.raises(ActionError) as caught:
        from_json({"kind": "x" * 10_000})
    assert len(str(caught.value)) < 100


def test_the_kernel_knows_two_actions_itself():
    assert KINDS["pass"] is Pass
    assert KINDS["end_game"] is EndGame
