"""Undo, redo and automatic actions of an 18xx.games file."""

import time

import pytest

from desktop.saves.errors import SaveError
from desktop.saves.peer_log import MAX_ACTIONS, effective
from tests.saves.recorded_files import FILES, NAMES, data_of
from tests.shared import needs_shared


def act(id: int, **more) -> dict:
    return {"type": "pass", "entity": 0, "entity_type": "player", "id": id, **more}


def undo(id: int, to: object = None) -> dict:
    return {"type": "undo", "id": id, **({} if to is None else {"action_id": to})}


def redo(id: int) -> dict:
    return {"type": "redo", "id": id}


def chat(id: int) -> dict:
    return {"type": "message", "id": id, "message": "hello"}


def ids(actions: list) -> list[int]:
    return [group[0]["id"] for group in effective(actions)]


@pytest.mark.parametrize(
    ("actions", "standing"),
    [
        ([], []),
        ([act(1), act(2)], [1, 2]),
        ([act(1), act(2), undo(3)], [1]),
        ([act(1), act(2), undo(3), undo(4)], []),
        ([act(1), act(2), act(4), undo(5, 1)], [1]),
        ([act(1), act(2), undo(3, 0)], []),
        ([act(1), act(2), undo(3, 9)], [1, 2]),
        ([act(1), act(2), undo(3), redo(4)], [1, 2]),
        ([act(1), act(2), act(3), undo(4, 1), redo(5)], [1, 2, 3]),
        ([act(1), act(2), undo(3), undo(4), redo(5), redo(6)], [1, 2]),
        ([act(1), chat(2), undo(3)], []),
        ([act(1), undo(2), chat(3), redo(4)], [1]),
        ([act(1), undo(2), act(3)], [3]),
    ],
)
def test_what_still_stands(actions, standing):
    assert ids(actions) == standing


def test_automatic_actions_follow_their_cause():
    groups = effective([act(1, auto_actions=[{"type": "pass"}, {"type": "pass"}]), act(2)])
    assert [len(group) for group in groups] == [3, 1]


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([7], "action 1: it is not an action"),
        ([act(1), None], "action 2: it is not an action"),
        ([{}], "action 1: it is not an action"),
        ([{"type": 5}], "action 1: it is not an action"),
        ([undo(1)], "action 1: nothing to undo"),
        ([redo(1)], "action 1: nothing to redo"),
        ([act(1), undo(2), act(3), redo(4)], "action 4: nothing to redo"),
        ([act(1), undo(2, "1")], "action 2: undo to no action"),
        ([act(1), undo(2, True)], "action 2: undo to no action"),
        ([act(1), undo(2, [1])], "action 2: undo to no action"),
        ([act(5, auto_actions={"a": 1})], "action 5: its automatic actions are no list of actions"),
        ([act(5, auto_actions=[1])], "action 5: its automatic actions are no list of actions"),
    ],
)
def test_a_list_that_is_wrong(actions, sentence):
    with pytest.raises(SaveError) as caught:
        effective(actions)
    assert str(caught.value) == sentence


def test_too_many_actions():
    with pytest.raises(SaveError, match="more than 50,000 actions"):
        effective([act(1)] * (MAX_ACTIONS + 1))
    with pytest.raises(SaveError, match="more than 50,000 actions"):
        effective([act(1, auto_actions=[{}] * MAX_ACTIONS)])


def test_undoing_and_redoing_everything_again_and_again_does_not_hang():
    half = MAX_ACTIONS // 2
    actions = [act(n) for n in range(1, half + 1)]
    actions += [undo(n, 0) if n % 2 else redo(n) for n in range(half + 1, MAX_ACTIONS + 1)]
    started = time.monotonic()
    assert len(effective(actions)) in (0, half)
    assert time.monotonic() - started < 10


@needs_shared
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_recorded_numbers_only_grow(path):
    standing = ids(data_of(path)["actions"])
    assert standing == sorted(set(standing))
