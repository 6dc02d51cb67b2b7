"""Money: purses, and the one door through which it moves."""

from __future__ import annotations

from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.engine.state import Piece

CANNOT_PAY = QT_TRANSLATE_NOOP("Refusal", "{payer} has {cash} and cannot pay {amount}")


class Purse(Piece):
    """Whoever can hold money."""

    id: str
    cash: int

    @property
    def must_cover(self) -> bool:
        """Whether it can only spend what it has. The bank's promises are good when it is broken."""
        return True


def pay(payer: Purse, payee: Purse, amount: int, rule_id: str) -> None:
    """Move money. There is no other way to change a purse, so none is lost."""
    if amount < 0:
        raise ValueError(f"a payment of {amount}")
    if payer.cash < amount and payer.must_cover:
        raise Refusal(CANNOT_PAY, rule_id, payer=payer.id, cash=payer.cash, amount=amount)
    payer.cash -= amount
    payee.cash += amount
