"""The window of Steam."""

from __future__ import annotations

from desktop.windows.outfit import Outfit

STEAM = Outfit()
