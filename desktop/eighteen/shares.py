"""Certificates, who holds them, and who is president."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from desktop.engine.players import Player, clockwise
from desktop.engine.state import Piece

if TYPE_CHECKING:
    from desktop.eighteen.companies.corporation import Corporation


SHARE = 10  # percent


class Certificate(Piece):
    """One printed share certificate."""

    fixed: ClassVar[frozenset[str]] = frozenset(
        {"key", "id", "corporation", "percent", "is_presidents"}
    )

    def __init__(self, corporation: Corporation, number: int, percent: int) -> None:
        self.id = f"{corporation.id}_{number}"
        self.key = f"certificate:{self.id}"
        self.corporation = corporation
        self.percent = percent
        self.is_presidents = number == 0
        self.holder: Holder | None = corporation  # None: out of the game


class Holder(Piece):
    """Whoever can hold certificates: a player, a corporation (its treasury), the market."""

    id: str
    held: tuple[Certificate, ...]

    def of(self, corporation: Corporation) -> tuple[Certificate, ...]:
        """The certificates of one corporation, in the order in which they came."""
        return tuple(c for c in self.held if c.corporation is corporation)

    def percent(self, corporation: Corporation) -> int:
        return sum(c.percent for c in self.held if c.corporation is corporation)


class Investor(Holder, Player):
    """A player with a portfolio."""

    fixed: ClassVar[frozenset[str]] = Player.fixed

    def __init__(self, seat: int, id: str, name: str) -> None:
        super().__init__(seat, id, name)
        self.held = ()


class Pool(Holder):
    """The stock market area of the board, where sold and issued shares lie."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "id"})

    def __init__(self) -> None:
        self.key = "pool"
        self.id = "market"
        self.held = ()


def move(certificate: Certificate, to: Holder | None) -> None:
    """Hand a certificate over; to nobody when it leaves the game."""
    holder = certificate.holder
    if holder is not None:
        holder.held = tuple(c for c in holder.held if c is not certificate)
    certificate.holder = to
    if to is not None:
        to.held = (*to.held, certificate)


def singles(holder: Holder, corporation: Corporation) -> tuple[Certificate, ...]:
    """The ordinary certificates, without the president's."""
    return tuple(c for c in holder.of(corporation) if not c.is_presidents)


def wholes(holder: Holder, corporation: Corporation) -> tuple[Certificate, ...]:
    """The ordinary certificates of a whole share."""
    return tuple(c for c in singles(holder, corporation) if c.percent == SHARE)


def halves(holder: Holder, corporation: Corporation) -> tuple[Certificate, ...]:
    """The ordinary certificates of half a share."""
    return tuple(c for c in singles(holder, corporation) if c.percent < SHARE)


def heir(
    corporation: Corporation, players: Sequence[Investor], president: Investor, keeps: int
) -> Investor | None:
    """Who becomes president when the president keeps only so many percent.

    The most shares, strictly more than his; equals: the nearest clockwise from him. Nobody can
    who holds less than the president's certificate.
    """
    need = max(keeps + 1, corporation.presidents_certificate.percent)
    best, found = need - 1, None
    for player in clockwise(players, president)[1:]:
        percent = player.percent(corporation)
        if percent > best:
            best, found = percent, player
    return found


def hand_presidency(corporation: Corporation, to: Investor) -> tuple[Certificate, ...]:
    """The new president swaps ordinary certificates, whole ones first, for the president's one.

    What he has given, in that order.
    """
    certificate = corporation.presidents_certificate
    giver = certificate.holder
    missing, swapped = certificate.percent, []
    for single in (*wholes(to, corporation), *halves(to, corporation)):
        if single.percent <= missing:
            missing -= single.percent
            swapped.append(single)
    move(certificate, to)
    for single in swapped:
        move(single, giver)
    corporation.president = to
    return tuple(swapped)
