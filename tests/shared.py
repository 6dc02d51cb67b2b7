"""The reference folder of the project: fact sheets, digests of the rules, recorded games."""

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
SHARED = Path(os.environ.get("DREZINA_SHARED") or CHECKOUT.parent / "shared")

needs_shared = pytest.mark.skipif(
    not (SHARED / "facts").is_dir(), reason="the reference folder is not beside the checkout"
)


@cache
def facts(name: str) -> Any:
    """One fact sheet, such as "1846" or "tiles"."""
    return json.loads((SHARED / "facts" / f"{name}.json").read_text(encoding="utf-8"))


def merge(state: dict[str, Any], changes: dict[str, Any]) -> None:
    """Apply the changes of a line of a trace to the state before it."""
    for key, value in changes.items():
        if value is None:
            state.pop(key, None)
        elif isinstance(value, dict) and isinstance(state.get(key), dict):
            merge(state[key], value)
        else:
            state[key] = value
