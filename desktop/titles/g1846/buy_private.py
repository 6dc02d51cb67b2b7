"""Buying in private companies, and the independents with their train, money and station."""

from __future__ import annotations

from desktop.eighteen import stations
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.steps.buy_private import BuyPrivateStep
from desktop.eighteen.steps.last_offers import LastOffersStep
from desktop.engine.money import pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g1846.table import MARKERS, WESTERN, Table1846

AT_TRAIN_LIMIT = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} has {count} trains, the limit, and cannot buy in {minor}"
)
TRAIN_FIRST = QT_TRANSLATE_NOOP(
    "Refusal", "After a forced issue {corporation} must buy a train before anything else"
)


class BuyPrivate1846(BuyPrivateStep):
    """From players, for 1 to the face value."""

    table: Table1846

    def check_card(self, corporation: Corporation, card: Private | Minor) -> None:
        if self.table.forced_issue_pending(corporation):
            raise Refusal(TRAIN_FIRST, "1846.d11", corporation=corporation.id)
        count = len(self.table.counted_trains(corporation))
        if isinstance(card, Minor) and not self.table.has_room(corporation):
            raise Refusal(
                AT_TRAIN_LIMIT,
                "1846.minor.acquire",
                corporation=corporation.id,
                count=count,
                minor=card.id,
            )

    def on_bought(self, corporation: Corporation, card: Private | Minor) -> None:
        if isinstance(card, Minor):
            self._absorb(corporation, card)
            return
        if card.id in MARKERS:
            card.beneficiary = corporation
        if card.id == WESTERN:
            for hex_id in card.data.hexes:
                stations.clear_reservations(self.table.board[hex_id], card.id)

    def _absorb(self, corporation: Corporation, minor: Minor) -> None:
        """1846.minor.acquire: its train, which has run for this round, its money, its station."""
        pay(minor, corporation, minor.cash, "1846.minor.acquire")
        for train in minor.trains:
            corporation.take(train)
            train.has_run = True
        for hex_id, place, slot in self.table.board.stations_of(minor.id):
            hex_ = self.table.board[hex_id]
            # 1846.token.place: never two stations of one corporation in one city
            twice = any(corporation.id in row for row in hex_.stations)
            hex_.set_station(place, slot, "" if twice else corporation.id)
        minor.absorbed = True
        steamboat = self.table.privates["SC"]
        if steamboat.beneficiary is minor:
            steamboat.beneficiary = None


class LastOffers1846(LastOffersStep):
    """Also at the train limit, where an independent cannot be bought."""

    def can_buy(self) -> bool:
        """Whether to ask at all; recorded games must be asked at the same moments as ours."""
        may_buy = self.purchase.offers() and self.table.phase.privates_for_sale
        return may_buy and self.company.cash >= 1 and self._players_have_cards()

    def _players_have_cards(self) -> bool:
        return any(self.table.cards_of(player) for player in self.table.investors)
