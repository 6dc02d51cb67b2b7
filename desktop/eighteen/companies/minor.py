"""An independent railroad: a private company that runs a train of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.eighteen.companies.company import Company
from desktop.eighteen.data import MinorData

if TYPE_CHECKING:
    from desktop.eighteen.companies.corporation import Corporation
    from desktop.eighteen.shares import Investor


class Minor(Company):
    """A small railway owned by one player until a corporation buys it in."""

    fixed: ClassVar[frozenset[str]] = Company.fixed | {"face_value", "price"}

    def __init__(self, data: MinorData) -> None:
        super().__init__(data.id, ())
        self.data = data
        self.face_value = data.face_value
        self.price = data.face_value + data.debt  # what the first owner pays
        self.owner: Investor | Corporation | None = None
        self.absorbed = False  # bought in: its train, money and station are the buyer's now

    @property
    def income(self) -> int:
        return 0

    @property
    def operates(self) -> bool:
        return self.owner is not None and not self.closed and not self.absorbed
