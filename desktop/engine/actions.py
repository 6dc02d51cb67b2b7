"""Actions: frozen facts of what somebody does, written to files and read back with care."""

from __future__ import annotations

import types
import typing
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Any, ClassVar

KINDS: dict[str, type[Action]] = {}


class ActionError(ValueError):
    """A written action is not one: its kind, a field or a type is wrong."""


@dataclass(frozen=True, kw_only=True)
class Action:
    """What somebody does. Only ids and numbers; nothing alive in it."""

    kind: ClassVar[str] = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if cls.__dict__.get("kind"):
            if cls.kind in KINDS:
                raise TypeError(f"two actions of the kind {cls.kind}")
            KINDS[cls.kind] = cls

    @property
    def actor(self) -> str:
        """Who does it: the first field."""
        return str(getattr(self, fields(self)[0].name))


@dataclass(frozen=True, kw_only=True)
class Pass(Action):
    """Do nothing, or nothing more, in the present step."""

    kind: ClassVar[str] = "pass"

    who: str


@dataclass(frozen=True, kw_only=True)
class EndGame(Action):
    """The players agree to stop here; the standing is counted as it is."""

    kind: ClassVar[str] = "end_game"

    who: str


def to_json(action: Action) -> dict[str, Any]:
    """The action as it stands in a file."""
    return {"kind": action.kind, **_written(action)}


def _written(thing: Any) -> dict[str, Any]:
    result = {}
    for item in fields(thing):
        value = getattr(thing, item.name)
        if item.default is not MISSING and value == item.default:
            continue
        result[item.name] = _value_written(value)
    return result


def _value_written(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_value_written(v) for v in value]
    if is_dataclass(value):
        return _written(value)
    return value


def from_json(data: object) -> Action:
    """Read an action; every field is checked for its name and type before anything is built."""
    if not isinstance(data, dict):
        raise ActionError("an action is not an object")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise ActionError(f"unknown action {_short(kind)}")
    rest = {k: v for k, v in data.items() if k != "kind"}
    action = _read_dataclass(KINDS[kind], rest, kind)
    assert isinstance(action, Action)
    return action


@cache
def _hints(cls: type) -> dict[str, Any]:
    return {k: v for k, v in typing.get_type_hints(cls).items() if not _is_class_var(v)}


def _is_class_var(hint: Any) -> bool:
    return typing.get_origin(hint) is ClassVar


def _read_dataclass(cls: type, data: object, where: str) -> Any:
    if not isinstance(data, dict):
        raise ActionError(f"{where} is not an object")
    hints = _hints(cls)
    for name in data:
        if name not in hints:
            raise ActionError(f"{where} has no field {_short(name)}")
    values = {}
    for item in fields(cls):
        if item.name in data:
            values[item.name] = _read(hints[item.name], data[item.name], f"{where}.{item.name}")
        elif item.default is MISSING:
            raise ActionError(f"{where} lacks {item.name}")
    return cls(**values)


def _read(hint: Any, value: object, where: str) -> Any:
    origin = typing.get_origin(hint)
    if origin is tuple:
        if not isinstance(value, list):
            raise ActionError(f"{where} is not a list")
        inner = typing.get_args(hint)[0]
        return tuple(_read(inner, v, f"{where}[{i}]") for i, v in enumerate(value))
    if origin is types.UnionType:
        for option in typing.get_args(hint):
            if option is type(None) and value is None:
                return None
            if option is not type(None) and type(value) is option:
                return value
        raise ActionError(f"{where} is {_short(value)}")
    if is_dataclass(hint) and isinstance(hint, type):
        return _read_dataclass(hint, value, where)
    if type(value) is not hint:  # a bool is no number here
        raise ActionError(f"{where} is {_short(value)}, not {hint.__name__}")
    return value


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
