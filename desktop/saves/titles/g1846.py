"""1846 on 18xx.games: the draft, markers, issued shares, editions and the game for two.

The steamboat of a corporation moves once an operating round there: of several moves in one turn
only the last is written. Open privates count there at the end, so the scores may differ from ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from desktop.eighteen import actions as deeds
from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.saves.errors import SaveError
from desktop.saves.json_text import short
from desktop.saves.peer_log import PeerAction
from desktop.saves.peer_shares import MARKET
from desktop.saves.peer_title import PeerTitle, Read, Words, Write
from desktop.titles.g1846 import forced, issue, options
from desktop.titles.g1846.draft import BLANK
from desktop.titles.g1846.table import MARKERS, STEAMBOAT, Table1846

if TYPE_CHECKING:
    from desktop.saves.peer_actions import Writer
    from desktop.saves.peer_import import Importer

TITLE_FOR_TWO = "1846 2p Variant"
BLANK_CARD = re.compile(r"Pass \((\d+)\)")
EDITIONS = ("first_ed", "second_ed_co")


# Reading


def _bid(importer: Importer, peer: PeerAction) -> Action:
    card = str(peer["company"])
    blank = BLANK_CARD.fullmatch(card)
    return deeds.DraftCard(
        player=importer.entity(peer), card=f"{BLANK}{blank[1]}" if blank else card
    )


def _assign(importer: Importer, peer: PeerAction) -> Action:
    private, target = importer.entity(peer), str(peer["target"])
    if peer["target_type"] == "hex":
        return deeds.PlaceMarker(private=private, hex=target)
    return deeds.NameBeneficiary(private=private, company=target)


# Writing


def _draft_card(writer: Writer, action: deeds.DraftCard) -> Words:
    if action.card.startswith(BLANK):
        return {"company": f"Pass ({action.card.removeprefix(BLANK)})", "price": 0}
    # There the price is not read: the card's own is charged, with the debt or the discount.
    return {"company": action.card, "price": writer.table.card(action.card).face_value}


def _issue(writer: Writer, action: deeds.IssueShares) -> Words:
    table, count = cast(Table1846, writer.table), action.count
    corporation = table.corporation(action.corporation)
    assert table.round is not None
    is_voluntary = isinstance(table.round.step_for(action), issue.IssueSharesStep)
    price = (
        issue.issue_price(table, corporation)
        if is_voluntary
        else forced.issue_price(table, corporation, count)
    )
    numbers = writer.shares.singles(corporation.id, corporation)[:count]
    return {**writer.bundle(corporation, numbers, 10 * count), "share_price": price}


def _redeem(writer: Writer, action: deeds.RedeemShares) -> Words:
    table, count = cast(Table1846, writer.table), action.count
    corporation = table.corporation(action.corporation)
    numbers = writer.shares.singles(MARKET, corporation)[:count]
    price = issue.redeem_price(table, corporation)
    return {**writer.bundle(corporation, numbers, 10 * count), "share_price": price}


def _marker(writer: Writer, action: deeds.PlaceMarker) -> Words:
    return {"target": action.hex, "target_type": "hex"}


def _beneficiary(writer: Writer, action: deeds.NameBeneficiary) -> Words:
    entity = writer.entity(action.company)
    return {"target": entity["entity"], "target_type": entity["entity_type"]}


class Peer1846(PeerTitle):
    """1846, and the same box for two under a title of its own."""

    key: ClassVar[str] = "1846"
    names: ClassVar[tuple[str, ...]] = ("1846", TITLE_FOR_TWO)
    reads: ClassVar[Mapping[str, Read]] = {"bid": _bid, "assign": _assign}
    writes: ClassVar[Mapping[type[Action], tuple[str, Write]]] = {
        deeds.DraftCard: ("bid", _draft_card),
        deeds.IssueShares: ("sell_shares", _issue),
        deeds.RedeemShares: ("buy_shares", _redeem),
        deeds.PlaceMarker: ("assign", _marker),
        deeds.NameBeneficiary: ("assign", _beneficiary),
    }

    def options(self, name: str, rules: Sequence[object]) -> Iterable[str]:
        for rule in rules:
            if rule not in EDITIONS:
                raise SaveError(f"the optional rule {short(rule)} is unknown")
        if "second_ed_co" in rules:
            yield options.SECOND_EDITION_KEPT
        elif "first_ed" not in rules:
            yield options.SECOND_EDITION
        if name == TITLE_FOR_TWO:
            yield options.TWO_PLAYERS

    def name_of(self, setup: Setup) -> str:
        return TITLE_FOR_TWO if options.TWO_PLAYERS in setup.options else self.names[0]

    def rules_of(self, setup: Setup) -> list[str]:
        if options.SECOND_EDITION_KEPT in setup.options:
            return ["second_ed_co"]
        return [] if options.SECOND_EDITION in setup.options else ["first_ed"]

    def is_left_out(self, own: Game, there: Game, actions: Sequence[Action], number: int) -> bool:
        """Whether a corporation moves the steamboat, and will again in the same turn, or back."""
        action, table = actions[number], cast(Table1846, own.table)
        steamboat = table.privates[STEAMBOAT]
        if not _is_steamboat(action) or not isinstance(steamboat.owner, Corporation):
            return False
        assert isinstance(action, deeds.PlaceMarker)
        for later in actions[number + 1 :]:
            if _is_steamboat(later):
                return True
            is_by_owner = later.actor in (STEAMBOAT, steamboat.owner.id)
            if not is_by_owner and later.actor not in table.privates:
                break
        return cast(Table1846, there.table).privates[STEAMBOAT].marker == action.hex

    def markers(self, table: EighteenTable, company: Company) -> list[str]:
        return [id for id in MARKERS if table.privates[id].beneficiary is company]

    def hex_markers(self, table: EighteenTable) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for id in MARKERS:
            marker = table.privates[id].marker
            if marker:
                found.setdefault(marker, []).append(id)
        return found


def _is_steamboat(action: Action) -> bool:
    return isinstance(action, deeds.PlaceMarker) and action.private == STEAMBOAT
