"""A private company: a card with an income and a power."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.eighteen.data import PrivateData
from desktop.engine.state import Piece

if TYPE_CHECKING:
    from desktop.eighteen.companies.company import Company
    from desktop.eighteen.companies.corporation import Corporation
    from desktop.eighteen.shares import Investor


class Private(Piece):
    """A card that pays its owner and helps the corporation that buys it in."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "id", "data", "face_value", "price"})

    def __init__(self, data: PrivateData) -> None:
        self.key = f"private:{data.id}"
        self.id = data.id
        self.data = data
        self.face_value = data.face_value
        self.price = data.face_value  # what the first owner pays
        self.owner: Investor | Corporation | None = None
        self.closed = False
        self.uses_left = data.uses
        self.marker = ""  # the hex its marker lies on
        self.beneficiary: Company | None = None  # who profits from the marker

    @property
    def income(self) -> int:
        return self.data.income
