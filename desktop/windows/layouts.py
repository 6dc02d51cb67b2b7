"""The layouts of the docks as they are kept in the settings: one for each kind of round."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Mapping

from PySide6.QtCore import QByteArray


def packed(states: Mapping[str, QByteArray]) -> bytes:
    texts = {key: base64.b64encode(state.data()).decode("ascii") for key, state in states.items()}
    return json.dumps(texts, sort_keys=True).encode("ascii")


def unpacked(data: bytes) -> dict[str, QByteArray]:
    """What was packed; nothing, if it was something else."""
    try:
        texts = json.loads(data.decode("ascii"))
        return {
            str(key): QByteArray(base64.b64decode(text, validate=True))
            for key, text in texts.items()
        }
    except (ValueError, AttributeError, TypeError, binascii.Error):
        return {}
