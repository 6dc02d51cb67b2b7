"""18MEX on 18xx.games: bids, half certificates of NdM, private deals and the merger.

Players deal in privates there only in the buyer's turn, and the certificates that a new president
of NdM gives are not chosen there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from desktop.eighteen import actions as deeds
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.saves.errors import SaveError
from desktop.saves.json_text import short
from desktop.saves.peer_log import PeerAction
from desktop.saves.peer_runs import whole
from desktop.saves.peer_shares import HALF, MARKET, SHARE
from desktop.saves.peer_title import PeerTitle, Read, Words, Write

if TYPE_CHECKING:
    from desktop.saves.peer_actions import Writer
    from desktop.saves.peer_import import Importer

# The optional rules of section 8: theirs, and our options.
RULES = {
    "triple_yellow_first_or": "triple_yellow",
    "early_buy_of_kcmo": "early_kcmo",
    "delay_minor_close": "late_minors",
    "hard_rust_t4": "hard_rust",
}


# Reading


def _bid(importer: Importer, peer: PeerAction) -> Action:
    """There a bid for the first unsold card buys it."""
    player, card = importer.entity(peer), importer.id(peer["company"])
    buying = deeds.BuyCard(player=player, card=card)
    if importer.game.is_legal(buying):
        return buying
    return deeds.PlaceBid(player=player, card=card, price=whole(peer["price"]))


def _buy_shares(importer: Importer, peer: PeerAction) -> Action:
    source, certificate = importer.bought(peer)
    change = bool(peer.get("swap"))
    return deeds.BuyShare(
        player=importer.entity(peer),
        corporation=certificate.corporation.id,
        source=source,
        percent=certificate.percent - (HALF if change else 0),
        change=change,
    )


def _sell_shares(importer: Importer, peer: PeerAction) -> Action:
    certificates = importer.certificates(peer)
    change = bool(peer.get("swap"))
    percent = peer.get("percent")
    if percent is None:
        percent = sum(c.percent for c in certificates)
    return deeds.SellShares(
        player=importer.entity(peer),
        corporation=certificates[0].corporation.id,
        percent=whole(percent) - (HALF if change else 0),
        halves=sum(c.percent == HALF for c in certificates),
        change=change,
    )


def _buy_company(importer: Importer, peer: PeerAction) -> Action:
    who, private = importer.entity(peer), importer.id(peer["company"])
    price = whole(peer["price"])
    if peer["entity_type"] == "player":
        return deeds.TradePrivate(player=who, private=private, buyer=who, price=price)
    return deeds.BuyPrivate(corporation=who, private=private, price=price)


def _merge(importer: Importer, peer: PeerAction) -> Action:
    return deeds.Merge(company=importer.entity(peer), corporation=importer.id(peer["corporation"]))


def _assign(importer: Importer, peer: PeerAction) -> Action:
    return deeds.ReplaceStation(corporation=importer.entity(peer), hex=str(peer["target"]))


# Writing


def _buy_card(writer: Writer, action: deeds.BuyCard) -> Words:
    card = writer.table.card(action.card)
    return {"company": writer.title.theirs(action.card), "price": card.face_value}


def _place_bid(writer: Writer, action: deeds.PlaceBid) -> Words:
    return {"company": writer.title.theirs(action.card), "price": action.price}


def _trade(writer: Writer, action: deeds.TradePrivate) -> Words:
    return {"company": writer.title.theirs(action.private), "price": action.price}


def _buy_share(writer: Writer, action: deeds.BuyShare) -> Words:
    corporation = writer.table.corporation(action.corporation)
    if not action.change:
        return writer.buy_share(action)
    whole_ones = writer.shares.of_percent(MARKET, corporation, SHARE)[:1]
    half = writer.shares.of_percent(action.player, corporation, HALF)[0]
    return {**writer.bundle(corporation, whole_ones, SHARE), "swap": f"{corporation.id}_{half}"}


def _sell(writer: Writer, action: deeds.SellShares) -> Words:
    corporation = writer.table.corporation(action.corporation)
    shares = writer.shares
    if action.change:
        whole_ones = shares.of_percent(action.player, corporation, SHARE)[:1]
        half = shares.of_percent(MARKET, corporation, HALF)[0]
        words = writer.bundle(corporation, whole_ones, SHARE)
        return {**words, "swap": f"{corporation.id}_{half}"}
    halves = shares.of_percent(action.player, corporation, HALF)[: action.halves]
    rest = action.percent - HALF * action.halves
    numbers = halves + (shares.bundle(action.player, corporation, rest) if rest else [])
    return writer.bundle(corporation, numbers, action.percent)


def _write_merge(writer: Writer, action: deeds.Merge) -> Words:
    return {"corporation": writer.title.theirs(action.corporation)}


def _replace(writer: Writer, action: deeds.ReplaceStation) -> Words:
    return {"target": action.hex, "target_type": "hex"}


class Peer18Mex(PeerTitle):
    """18MEX."""

    key: ClassVar[str] = "18MEX"
    names: ClassVar[tuple[str, ...]] = ("18MEX",)
    gives_newest: ClassVar[bool] = True
    reads: ClassVar[Mapping[str, Read]] = {
        "bid": _bid,
        "buy_shares": _buy_shares,
        "sell_shares": _sell_shares,
        "buy_company": _buy_company,
        "merge": _merge,
        "assign": _assign,
    }
    writes: ClassVar[Mapping[type[Action], tuple[str, Write]]] = {
        deeds.BuyCard: ("bid", _buy_card),
        deeds.PlaceBid: ("bid", _place_bid),
        deeds.TradePrivate: ("buy_company", _trade),
        deeds.BuyShare: ("buy_shares", _buy_share),
        deeds.SellShares: ("sell_shares", _sell),
        deeds.Merge: ("merge", _write_merge),
        deeds.ReplaceStation: ("assign", _replace),
    }

    def options(self, name: str, rules: Sequence[object]) -> Iterable[str]:
        for rule in rules:
            if not isinstance(rule, str) or rule not in RULES:
                raise SaveError(f"the optional rule {short(rule)} is unknown")
            yield RULES[rule]

    def rules_of(self, setup: Setup) -> list[str]:
        return [there for there, here in RULES.items() if here in setup.options]

    def is_left_out(self, own: Game, there: Game, actions: Sequence[Action], number: int) -> bool:
        return isinstance(actions[number], deeds.GiveCertificates)

    def asks_only_here(self, own: Game) -> bool:
        round_ = own.table.round
        step = round_.step if round_ is not None and not own.table.finished else None
        return step is not None and deeds.GiveCertificates in step.accepts

    def round_kind(self, table: EighteenTable) -> str:
        """There the initial distribution is a round of its own, with the par of NdM in it."""
        is_unsold = any(card.owner is None and not card.closed for card in table.cards())
        national = table.corporations["NdM"]
        if is_unsold or not (national.is_founded or national.closed):
            return "Auction"
        return super().round_kind(table)

    def corporation_facts(
        self, table: EighteenTable, corporation: Corporation, facts: dict[str, Any]
    ) -> dict[str, Any]:
        """There a merged corporation is as it was before it was founded."""
        if not corporation.closed:
            return facts
        tokens = list(corporation.data.tokens)
        placed = len(facts["tokens"])
        return {
            **facts,
            "owner": None,
            "tokens_left": tokens[:1] + tokens[1 + placed :] if placed else tokens,
            "price": None,
            "cell": None,
            "started": False,
            "floated": False,
            "ipo_percent": 100,
            "pool_percent": 0,
        }

    def shows(self, corporation: Corporation) -> bool:
        return not corporation.removed

    def shows_minor(self, minor: Minor) -> bool:
        return True
