"""The bank."""

from __future__ import annotations

from typing import Any, ClassVar

from desktop.engine.money import Purse


class Bank(Purse):
    """Pays whatever it must; once it has nothing left it is broken for good."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "id"})

    def __init__(self, cash: int) -> None:
        self.key = "bank"
        self.id = "bank"
        self.broken = False
        self.cash = cash

    @property
    def must_cover(self) -> bool:
        return False

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name == "cash" and value <= 0:
            self.broken = True
