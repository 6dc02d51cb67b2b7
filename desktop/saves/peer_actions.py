"""Our actions in the words of an 18xx.games file, written while the game is walked through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from desktop.board.routes import RunIncome, judge
from desktop.eighteen import actions as deeds
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.stations import check_slot
from desktop.engine.actions import Action, EndGame, Pass
from desktop.engine.game import Game
from desktop.engine.resources import read_toml
from desktop.saves.peer_import import HOW
from desktop.saves.peer_shares import MARKET, PRESIDENTS, PeerShares
from desktop.titles.g1846 import forced, issue
from desktop.titles.g1846.draft import BLANK
from desktop.titles.g1846.table import Table1846

Words = dict[str, Any]
KINDS = {how: kind for kind, how in HOW.items()}


class Writer:
    """Writes one action after another, each before it is applied to the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table = cast(Table1846, game.table)
        self.shares = PeerShares(self.table)
        self._printed: dict[str, int] = read_toml("interchange", f"{game.setup.title}.toml")[
            "printed"
        ]
        self._copies: dict[str, str] = {}  # hex -> the copy of the tile that lies there

    def play(self, action: Action) -> Words:
        """Apply the action; how the peer writes it."""
        self.game.check(action)
        words = {
            "type": TYPES[type(action)],
            **self._entity(action.actor),
            **_WRITE[type(action)](self, action),
        }
        change = self.game.apply(action)
        self.shares.after(action, change, words.get("shares", ()))
        if isinstance(action, deeds.LayTile):
            self._copies[action.hex] = words["tile"]
        return words

    def _entity(self, id: str) -> Words:
        table = self.table
        if id in table.corporations:
            return {"entity": id, "entity_type": "corporation"}
        if id in table.minors:
            return {"entity": id, "entity_type": "minor"}
        if id in table.privates:
            return {"entity": id, "entity_type": "company"}
        seat = next((p.seat for p in table.investors if p.id == id), 0)
        return {"entity": seat, "entity_type": "player"}

    # One function for each kind of action

    def _nothing(self, action: Action) -> Words:
        return {}

    def _draft_card(self, action: deeds.DraftCard) -> Words:
        if action.card.startswith(BLANK):
            return {"company": f"Pass ({action.card.removeprefix(BLANK)})", "price": 0}
        # There the price is not read: the card's own is charged, with the debt or the discount.
        return {"company": action.card, "price": self.table.card(action.card).face_value}

    def _found(self, action: deeds.FoundCorporation) -> Words:
        cell = self.table.market.start_cell(action.price)
        assert cell is not None
        return {
            "corporation": action.corporation,
            "share_price": f"{cell.price},{cell.row},{cell.column}",
        }

    def _bundle(self, corporation: Corporation, numbers: list[int], percent: int) -> Words:
        return {"shares": [f"{corporation.id}_{n}" for n in numbers], "percent": percent}

    def _buy_share(self, action: deeds.BuyShare) -> Words:
        corporation = self.table.corporation(action.corporation)
        source = MARKET if action.source == "market" else corporation.id
        # With no other certificate in the market a holder of one buys half the president's.
        numbers = self.shares.singles(source, corporation)[:1] or [PRESIDENTS]
        return self._bundle(corporation, numbers, 10)

    def _sell_shares(self, action: deeds.SellShares) -> Words:
        corporation = self.table.corporation(action.corporation)
        numbers = self.shares.bundle(action.player, corporation, action.percent)
        return self._bundle(corporation, numbers, action.percent)

    def _issue(self, action: deeds.IssueShares) -> Words:
        corporation, count = self.table.corporation(action.corporation), action.count
        assert self.table.round is not None
        is_voluntary = isinstance(self.table.round.step_for(action), issue.IssueSharesStep)
        price = (
            issue.issue_price(self.table, corporation)
            if is_voluntary
            else forced.issue_price(self.table, corporation, count)
        )
        numbers = self.shares.singles(corporation.id, corporation)[:count]
        return {**self._bundle(corporation, numbers, 10 * count), "share_price": price}

    def _redeem(self, action: deeds.RedeemShares) -> Words:
        corporation, count = self.table.corporation(action.corporation), action.count
        numbers = self.shares.singles(MARKET, corporation)[:count]
        price = issue.redeem_price(self.table, corporation)
        return {**self._bundle(corporation, numbers, 10 * count), "share_price": price}

    def _lay_tile(self, action: deeds.LayTile) -> Words:
        # The copy below is still on the map while the new one is chosen.
        used = set(self._copies.values())
        number = 0
        while f"{action.tile}-{number}" in used:
            number += 1
        return {
            "hex": action.hex,
            "tile": f"{action.tile}-{number}",
            "rotation": action.rotation,
        }

    def _place_token(self, action: deeds.PlaceToken) -> Words:
        hex_ = self.table.hex(action.hex)
        tile = self._copies.get(hex_.id) or f"{hex_.id}-{self._printed.get(hex_.id, 0)}"
        company = self.table.operating
        assert company is not None
        slot = check_slot(self.table, company, hex_, action.place)
        return {"city": f"{tile}-{action.place}", "slot": slot}

    def _marker(self, action: deeds.PlaceMarker) -> Words:
        return {"target": action.hex, "target_type": "hex"}

    def _beneficiary(self, action: deeds.NameBeneficiary) -> Words:
        entity = self._entity(action.company)
        return {"target": entity["entity"], "target_type": entity["entity_type"]}

    def _run_trains(self, action: deeds.RunTrains) -> Words:
        company = self.table.company(action.company)
        trains = [train.spec for train in company.running_trains]
        rules = self.table.run_rules(company)
        judged = judge(self.table.board, company.id, trains, action.runs, rules)
        return {
            "routes": [_route(income) for income in judged.runs],
            "extra_revenue": 0,
            "subsidy": 0,
        }

    def _dividend(self, action: deeds.PayDividend) -> Words:
        return {"kind": KINDS[action.how]}

    def _buy_train(self, action: deeds.BuyTrain) -> Words:
        words: Words = {"train": action.train, "price": action.price}
        train = self.table.train(action.train)
        if train.owner is None or action.config != train.data.name:
            words["variant"] = action.config
        return words

    def _discard_train(self, action: deeds.DiscardTrain) -> Words:
        return {"train": action.train}

    def _buy_private(self, action: deeds.BuyPrivate) -> Words:
        return {"company": action.private, "price": action.price}


def _route(income: RunIncome) -> Words:
    """Sections from stop to stop, both ends included."""
    path = income.run.path
    sections: list[list[str]] = []
    for item in path:
        hex_id = item.partition(".")[0]
        if sections:
            sections[-1].append(hex_id)
        if "." in item:
            sections.append([hex_id])
    hexes = [item.partition(".")[0] for item in path if "." in item]
    return {
        "train": income.run.train,
        "connections": sections[:-1],
        "hexes": hexes,
        "revenue": income.revenue,
        "revenue_str": "-".join(hexes),
        "nodes": [item.replace(".", "-") for item in path if "." in item],
    }


_WRITE: dict[type[Action], Callable[[Writer, Any], Words]] = {
    Pass: Writer._nothing,
    EndGame: Writer._nothing,
    deeds.DraftCard: Writer._draft_card,
    deeds.FoundCorporation: Writer._found,
    deeds.BuyShare: Writer._buy_share,
    deeds.SellShares: Writer._sell_shares,
    deeds.IssueShares: Writer._issue,
    deeds.RedeemShares: Writer._redeem,
    deeds.LayTile: Writer._lay_tile,
    deeds.PlaceToken: Writer._place_token,
    deeds.PlaceMarker: Writer._marker,
    deeds.NameBeneficiary: Writer._beneficiary,
    deeds.RunTrains: Writer._run_trains,
    deeds.PayDividend: Writer._dividend,
    deeds.BuyTrain: Writer._buy_train,
    deeds.DiscardTrain: Writer._discard_train,
    deeds.BuyPrivate: Writer._buy_private,
    deeds.DeclareBankruptcy: Writer._nothing,
}

TYPES: dict[type[Action], str] = {
    Pass: "pass",
    EndGame: "end_game",
    deeds.DraftCard: "bid",
    deeds.FoundCorporation: "par",
    deeds.BuyShare: "buy_shares",
    deeds.SellShares: "sell_shares",
    deeds.IssueShares: "sell_shares",
    deeds.RedeemShares: "buy_shares",
    deeds.LayTile: "lay_tile",
    deeds.PlaceToken: "place_token",
    deeds.PlaceMarker: "assign",
    deeds.NameBeneficiary: "assign",
    deeds.RunTrains: "run_routes",
    deeds.PayDividend: "dividend",
    deeds.BuyTrain: "buy_train",
    deeds.DiscardTrain: "discard_train",
    deeds.BuyPrivate: "buy_company",
    deeds.DeclareBankruptcy: "bankrupt",
}
