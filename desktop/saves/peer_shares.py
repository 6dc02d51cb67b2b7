"""Who holds which certificate on 18xx.games: there each has a number, and swaps have an order."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.eighteen import actions as deeds
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import Certificate
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action
from desktop.engine.state import Change

PRESIDENTS = 0
MARKET = "market"
SHARE, HALF = 10, 5  # percent


class PeerShares:
    """The numbers of the certificates in every hand, moved as the peer moves them.

    Our rules count percent; a file must name certificates, and one that somebody else holds there
    is refused. So the peer's order is followed: who takes over a presidency gives the two oldest
    of his certificates (in 18MEX the newest), and who sold only half of the president's
    certificate gets back the oldest in the market.
    """

    def __init__(self, table: EighteenTable, gives_newest: bool = False) -> None:
        self._table = table
        self._gives_newest = gives_newest  # who takes over a presidency
        self._held: dict[str, dict[str, list[int]]] = {
            id: _in_hands(corporation) for id, corporation in table.corporations.items()
        }

    def of(self, holder: str, corporation: Corporation) -> list[int]:
        """The certificates in one hand, oldest first."""
        return self._held[corporation.id].setdefault(holder, [])

    def singles(self, holder: str, corporation: Corporation) -> list[int]:
        return [number for number in self.of(holder, corporation) if number != PRESIDENTS]

    def of_percent(self, holder: str, corporation: Corporation, percent: int) -> list[int]:
        """Those of one size, without the president's."""
        certificates = corporation.certificates
        return [n for n in self.singles(holder, corporation) if certificates[n].percent == percent]

    def holder_of(self, corporation: Corporation, number: int) -> str | None:
        held = self._held[corporation.id]
        return next((holder for holder, numbers in held.items() if number in numbers), None)

    def bundle(self, seller: str, corporation: Corporation, percent: int) -> list[int]:
        """What a player names to sell so many whole shares: the president's certificate last."""
        singles = self.of_percent(seller, corporation, SHARE)
        count = percent // SHARE
        return singles[:count] if count <= len(singles) else [*singles, PRESIDENTS]

    def percent(self, corporation: Corporation, numbers: list[int]) -> int:
        return sum(corporation.certificates[number].percent for number in numbers)

    def move(self, corporation: Corporation, numbers: list[int], to: str) -> None:
        held = self._held[corporation.id]
        for holder in held:
            held[holder] = [number for number in held[holder] if number not in numbers]
        self.of(to, corporation).extend(numbers)

    def sold(self, corporation: Corporation, numbers: list[int], seller: str, percent: int) -> None:
        """After a sale: the shares to the market, the presidency to its heir, the change back."""
        surplus = self.percent(corporation, numbers) - percent
        halves = self.of_percent(MARKET, corporation, HALF)
        self.move(corporation, numbers, MARKET)
        self.follow(corporation)
        change = halves if surplus == HALF else self.of(MARKET, corporation)
        self.move(corporation, change[: max(1, surplus // SHARE) if surplus else 0], seller)

    def follow(self, corporation: Corporation) -> None:
        """Swap the president's certificate if the rules have made somebody else president."""
        giver = self.holder_of(corporation, PRESIDENTS)
        president = corporation.president
        if president is None or giver is None or giver == president.id:
            return
        self.move(corporation, self._change(corporation, president.id), giver)
        self.move(corporation, [PRESIDENTS], president.id)

    def _change(self, corporation: Corporation, holder: str) -> list[int]:
        """What he gives for the president's certificate: half certificates last."""
        certificates = corporation.certificates
        given: list[int] = []
        own = self.of(holder, corporation)[:: -1 if self._gives_newest else 1]
        for number in sorted(own, key=lambda n: -certificates[n].percent):
            if self.percent(corporation, given) < certificates[PRESIDENTS].percent:
                given.append(number)
        return given

    def after(self, action: Action, change: Change, named: Sequence[str]) -> None:
        """Follow an action that has been applied; the certificates its words named."""
        if not change.touched(Certificate):
            return
        if isinstance(action, deeds.FoundCorporation):
            self.move(self._table.corporation(action.corporation), [PRESIDENTS], action.player)
        elif named:
            corporation = self._table.corporations[named[0].rpartition("_")[0]]
            self._traded(action, corporation, [_number(id) for id in named])
        self.agree()

    def _traded(self, action: Action, corporation: Corporation, numbers: list[int]) -> None:
        if isinstance(action, deeds.SellShares):
            self.sold(corporation, numbers, action.player, action.percent)
        elif isinstance(action, deeds.BuyShare):
            if numbers == [PRESIDENTS]:
                change = self.singles(action.player, corporation)[:1]
                self.move(corporation, change, MARKET)
            elif action.change:
                change = self.of_percent(action.player, corporation, HALF)[:1]
                self.move(corporation, change, MARKET)
            self.move(corporation, numbers, action.player)
            self.follow(corporation)
        elif isinstance(action, deeds.IssueShares):
            self.move(corporation, numbers, MARKET)
        elif isinstance(action, deeds.RedeemShares):
            self.move(corporation, numbers, corporation.id)

    def agree(self) -> None:
        """Take over what has happened to shares without being named: bankruptcy, liquidation."""
        for corporation in self._table.corporations.values():
            ours = _in_hands(corporation)
            held = self._held[corporation.id]
            if any(
                self._sizes(corporation, ours.get(holder, ()))
                != self._sizes(corporation, held.get(holder, ()))
                for holder in {**ours, **held}
            ):
                self._held[corporation.id] = ours

    def _sizes(self, corporation: Corporation, numbers: Sequence[int]) -> list[int]:
        return sorted(corporation.certificates[number].percent for number in numbers)


def _in_hands(corporation: Corporation) -> dict[str, list[int]]:
    """Who holds which numbers by our rules."""
    holders = {c.holder.id: c.holder for c in corporation.certificates if c.holder is not None}
    return {id: [_number(c.id) for c in holder.of(corporation)] for id, holder in holders.items()}


def _number(certificate: str) -> int:
    return int(certificate.rpartition("_")[2])
