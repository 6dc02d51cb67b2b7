"""What players and companies do in 18xx games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from desktop.board.routes import Run
from desktop.engine.actions import Action


@dataclass(frozen=True, kw_only=True)
class DraftCard(Action):
    """A player keeps a card of those before him, or takes the last one that lies open."""

    kind: ClassVar[str] = "draft_card"

    player: str
    card: str


@dataclass(frozen=True, kw_only=True)
class BuyCard(Action):
    """A player takes the first unsold card at the price that stands on it."""

    kind: ClassVar[str] = "buy_card"

    player: str
    card: str


@dataclass(frozen=True, kw_only=True)
class PlaceBid(Action):
    """A player bids for a card: money set aside, or a raise in the auction."""

    kind: ClassVar[str] = "place_bid"

    player: str
    card: str
    price: int


@dataclass(frozen=True, kw_only=True)
class TradePrivate(Action):
    """Two players agree on the price of a private company, in the turn of one of them."""

    kind: ClassVar[str] = "trade_private"

    player: str  # whose turn it is: the buyer, or the owner
    private: str
    buyer: str
    price: int


@dataclass(frozen=True, kw_only=True)
class FoundCorporation(Action):
    """A player sets the start price and takes the president's certificate."""

    kind: ClassVar[str] = "found_corporation"

    player: str
    corporation: str
    price: int


@dataclass(frozen=True, kw_only=True)
class BuyShare(Action):
    """A player buys one certificate from the corporation's treasury or from the market."""

    kind: ClassVar[str] = "buy_share"

    player: str
    corporation: str
    source: str  # "treasury" (or the initial offering) or "market"
    percent: int = 10
    change: bool = False  # gives a half certificate and takes a whole one from the market


@dataclass(frozen=True, kw_only=True)
class SellShares(Action):
    """A player sells shares of one corporation to the market, all at once."""

    kind: ClassVar[str] = "sell_shares"

    player: str
    corporation: str
    percent: int
    halves: int = 0  # so many of the certificates are half ones
    change: bool = False  # gives a whole certificate and takes a half one from the market


@dataclass(frozen=True, kw_only=True)
class IssueShares(Action):
    """A corporation puts treasury shares on the market."""

    kind: ClassVar[str] = "issue_shares"

    corporation: str
    count: int


@dataclass(frozen=True, kw_only=True)
class RedeemShares(Action):
    """A corporation takes shares back from the market."""

    kind: ClassVar[str] = "redeem_shares"

    corporation: str
    count: int


@dataclass(frozen=True, kw_only=True)
class LayTile(Action):
    """A company, or a private for its owner, lays a tile or upgrades the one that lies there."""

    kind: ClassVar[str] = "lay_tile"

    company: str
    hex: str
    tile: str
    rotation: int  # sixths of a turn, clockwise, 0..5


@dataclass(frozen=True, kw_only=True)
class PlaceToken(Action):
    """A company, or a private for its owner, puts a station into a city."""

    kind: ClassVar[str] = "place_token"

    company: str
    hex: str
    place: int = 0


@dataclass(frozen=True, kw_only=True)
class PlaceMarker(Action):
    """The marker of a private goes to a hex."""

    kind: ClassVar[str] = "place_marker"

    private: str
    hex: str


@dataclass(frozen=True, kw_only=True)
class NameBeneficiary(Action):
    """The owner of a private names the company that profits from its marker."""

    kind: ClassVar[str] = "name_beneficiary"

    private: str
    company: str


@dataclass(frozen=True, kw_only=True)
class RunTrains(Action):
    """A company sends its trains over their routes."""

    kind: ClassVar[str] = "run_trains"

    company: str
    runs: tuple[Run, ...] = ()


@dataclass(frozen=True, kw_only=True)
class PayDividend(Action):
    """A corporation shares out its revenue: "full", "half" or "none"."""

    kind: ClassVar[str] = "pay_dividend"

    corporation: str
    how: str


@dataclass(frozen=True, kw_only=True)
class BuyTrain(Action):
    """A corporation buys a train card from the bank or from another corporation."""

    kind: ClassVar[str] = "buy_train"

    corporation: str
    train: str  # the card, as "4-0"
    config: str  # the way it will run, as "3/5"
    price: int


@dataclass(frozen=True, kw_only=True)
class DiscardTrain(Action):
    """A corporation over its limit gives a train back to the bank."""

    kind: ClassVar[str] = "discard_train"

    corporation: str
    train: str


@dataclass(frozen=True, kw_only=True)
class BuyPrivate(Action):
    """A corporation buys a private company or an independent railroad from a player."""

    kind: ClassVar[str] = "buy_private"

    corporation: str
    private: str
    price: int


@dataclass(frozen=True, kw_only=True)
class DeclareBankruptcy(Action):
    """The president cannot pay for the train his corporation must have."""

    kind: ClassVar[str] = "declare_bankruptcy"

    corporation: str


@dataclass(frozen=True, kw_only=True)
class GiveCertificates(Action):
    """A new president says which certificates he gives for the president's one."""

    kind: ClassVar[str] = "give_certificates"

    player: str
    corporation: str
    halves: int  # so many of them are half ones


@dataclass(frozen=True, kw_only=True)
class Merge(Action):
    """A corporation goes into the national railway."""

    kind: ClassVar[str] = "merge"

    company: str  # who decides: the corporation itself, or the national railway
    corporation: str


@dataclass(frozen=True, kw_only=True)
class ReplaceStation(Action):
    """The national railway takes over one more station of the merged corporation."""

    kind: ClassVar[str] = "replace_station"

    corporation: str
    hex: str
