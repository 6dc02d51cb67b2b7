"""What must be true of every state of every title, and how an audit says that it is not."""

from __future__ import annotations

from typing import Any

from desktop.engine.state import Piece
from desktop.engine.table import Table

SIMPLE = frozenset({int, str, bool, type(None)})


def need(is_true: bool, sentence: str) -> None:
    """Raise an AssertionError with the sentence unless it is so."""
    # Not an assert statement: the audit must not vanish when Python is run with -O.
    if not is_true:
        raise AssertionError(sentence)


def audit_values(table: Table) -> None:
    """Every fact is a value that cannot change in place; undo depends on it."""
    for piece in table.journal.pieces.values():
        fixed = piece.fixed
        for name, value in piece.__dict__.items():
            if type(value) in SIMPLE or name[0] == "_" or name in fixed:
                continue
            need(_is_value(value), f"{piece.key}.{name} is a {type(value).__name__}")


def _is_value(value: Any) -> bool:
    if type(value) is tuple or type(value) is frozenset:
        return all(type(item) in SIMPLE or _is_value(item) for item in value)
    if type(value) in SIMPLE or isinstance(value, Piece):
        return True
    parameters: Any = getattr(value, "__dataclass_params__", None)
    return parameters is not None and bool(parameters.frozen)
