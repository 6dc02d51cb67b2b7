"""The two auctions for the turn order: place by place at the start, or once in every round."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.engine.players import clockwise
from desktop.i18n.money import money
from desktop.titles.steam.actions import FIRST_PLAYER, BidForOrder, FreePass
from desktop.titles.steam.auction import AuctionStep, OrderAuctionStep, payments
from desktop.windows.steam.steam_panel import RIGHT, SteamPanel
from desktop.windows.turn.parts import OfferRow, button, frame, label
from desktop.windows.turn.price_box import PriceControl

translate = QCoreApplication.translate


class BidPanel(SteamPanel):
    """The bid to be beaten, a raise or a pass, and who is still in it."""

    @property
    def auction(self) -> AuctionStep:
        step: AuctionStep = self.table.round.step
        return step

    def headline(self, name: str) -> str:
        return translate("SteamTurn", "{player}: bid or pass").format(player=name)

    def build(self) -> None:
        self._high()
        self._bid()
        self.add_extras()
        self.add_money()
        self._show_price()
        self.add_bidders()
        self.add_income_note()
        passing = self.pass_button(self.pass_text())
        if passing is not None:
            self.buttons(passing)

    # What the one auction has and the other has not

    def what_for(self) -> str:
        """What is bid for."""
        raise NotImplementedError("an auction of nothing")

    def pass_text(self) -> str:
        return translate("SteamTurn", "Pass")

    def add_extras(self) -> None:
        """Other answers than a bid and a pass."""

    def price_of(self, bid: int) -> int:
        """What a bid would cost if nobody bid more."""
        return bid

    def add_bidders(self) -> None:
        """Everybody, and how far they have got."""
        raise NotImplementedError("an auction without bidders")

    # Parts

    def _high(self) -> None:
        box, column = frame("sunken")
        auction = self.auction
        amount = label(money(auction.high) if auction.bidder else "–", "total")
        amount.setAlignment(RIGHT)
        if auction.bidder:
            below = translate("SteamTurn", "{player} holds the highest bid").format(
                player=self.name(auction.bidder)
            )
        else:
            below = translate("SteamTurn", "nobody has bid yet")
        badge = self.chip(auction.bidder) if auction.bidder else None
        column.addWidget(OfferRow(badge, self.what_for(), below, amount))
        self.column.addWidget(box)

    def _bid(self) -> None:
        self._control: PriceControl | None = None
        for _, choice in self.choices(BidForOrder):
            limits = choice.ranges["price"]
            self._control = PriceControl(
                translate("SteamTurn", "Bid"),
                limits,
                lambda price, choice=choice: self.submit(choice.at(price=price)),
                role="primary",
            )
            below = translate("SteamTurn", "from {least} to {most}").format(
                least=money(limits[0]), most=money(limits[-1])
            )
            row = OfferRow(
                self.chip(self.player.id), translate("SteamTurn", "Your bid"), below, self._control
            )
            self.column.addWidget(row)
            self._control.box.valueChanged.connect(self._show_price)
            self.first_button = self._control.button
            return
        least = BidForOrder(player=self.player.id, price=self.auction.least)
        self.locked(translate("SteamTurn", "Bid"), self.reason(least))

    def _show_price(self) -> None:
        if self.is_stale:
            return
        if self._control is None:
            self.money.show_deed(None)
        else:
            self.money.show_price(self.price_of(self._control.box.value()))


class PlaceAuctionPanel(BidPanel):
    """The first turn order of a base game, one place after the other."""

    def what_for(self) -> str:
        place = len(self.table.order) + 1
        return translate("SteamTurn", "Place {place} in the turn order").format(place=place)

    def add_bidders(self) -> None:
        self.caption(translate("SteamTurn", "Bidders in order"))
        auction, places = self.auction, OrderTable(self)
        for id in clockwise(auction.bidders, self.player.id):
            is_high = id == auction.bidder
            places.add(id, bid=money(auction.high) if is_high else "–", is_high=is_high)
        for place, id in enumerate(self.table.order, start=1):
            places.add(id, place, pays=translate("SteamTurn", "has place {place}"), is_still=True)
        self.column.addWidget(places)


class OrderAuctionPanel(BidPanel):
    """One auction for all places: who passes takes the last one that is free."""

    auction: OrderAuctionStep  # type: ignore[assignment]

    def what_for(self) -> str:
        return translate("SteamTurn", "The turn order of round {number}").format(
            number=self.table.round_number
        )

    @property
    def _next_place(self) -> int:
        """Which place a pass takes now."""
        return len(self.table.order) - len(self.auction.placed)

    def _paid(self, place: int, bid: int) -> int:
        """What a bid costs in a place: all of it, half of it, or nothing in the last."""
        bids = [0] * len(self.table.order)
        bids[place - 1] = bid
        return payments(bids)[place - 1]

    def pass_text(self) -> str:
        own = dict(self.auction.last_bids).get(self.player.id, 0)
        return translate("SteamTurn", "Pass: place {place} for {price}").format(
            place=self._next_place, price=money(self._paid(self._next_place, own))
        )

    def price_of(self, bid: int) -> int:
        return self._paid(1, bid)

    def add_extras(self) -> None:
        free = translate("SteamTurn", "Free pass")
        for action, _ in self.choices(FreePass):
            below = translate("SteamTurn", "by tile 1 of the last round, once: you stay in")
            self.column.addWidget(OfferRow(None, free, below, button(free, self.do(action))))
            return
        if self.player.last_action == FIRST_PLAYER:
            self.locked(free, self.reason(FreePass(player=self.player.id)))

    def add_bidders(self) -> None:
        self.caption(translate("SteamTurn", "If it ended now"))
        auction, bids = self.auction, dict(self.auction.last_bids)
        still = sorted(auction.bidders, key=lambda id: -bids.get(id, -1))
        places = OrderTable(self)
        for place, id in enumerate((*still, *reversed(auction.placed)), start=1):
            bid = bids.get(id)
            pays = translate("SteamTurn", "pays {price}").format(
                price=money(self._paid(place, bid or 0))
            )
            has_passed = id in auction.placed
            if has_passed:
                pays = translate("SteamTurn", "has passed, {pays}").format(pays=pays)
            shown = money(bid) if bid is not None else "–"
            places.add(id, place, shown, pays, id == auction.bidder, has_passed)
        self.column.addWidget(places)


class OrderTable(QWidget):
    """Who stands where: place, player, bid, and what it costs."""

    def __init__(self, panel: SteamPanel) -> None:
        super().__init__()
        self._panel = panel
        self._said: list[str] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(2, 1)

    def add(
        self,
        player_id: str,
        place: int = 0,
        bid: str = "",
        pays: str = "",
        is_high: bool = False,
        is_still: bool = False,
    ) -> None:
        panel, row = self._panel, len(self._said)
        role = "muted" if is_still else "name" if is_high else ""
        name, pays = panel.name(player_id), pays.format(place=place)
        self._grid.addWidget(label(f"{place}." if place else "", role), row, 0, RIGHT)
        self._grid.addWidget(panel.chip(player_id, 18), row, 1)
        self._grid.addWidget(label(name, role, wrap=True), row, 2)
        self._grid.addWidget(label(pays, "second"), row, 3, RIGHT)
        self._grid.addWidget(label(bid, role), row, 4, RIGHT)
        self._said.append(" ".join(part for part in (name, bid, pays) if part))
        self.setAccessibleName("; ".join(self._said))
