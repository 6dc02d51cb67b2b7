"""Our actions in the words of an 18xx.games file, written while the game is walked through."""

from __future__ import annotations

from typing import cast

from desktop.board.routes import RunIncome, judge
from desktop.eighteen import actions as deeds
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.stations import check_slot
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action, EndGame, Pass
from desktop.engine.game import Game
from desktop.saves.peer_import import HOW
from desktop.saves.peer_shares import MARKET, PRESIDENTS, PeerShares
from desktop.saves.peer_title import Words, Write
from desktop.saves.titles.shelf import PEER_TITLES

KINDS = {how: kind for kind, how in HOW.items()}


class Writer:
    """Writes one action after another, each before it is applied to the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table = cast(EighteenTable, game.table)
        self.title = PEER_TITLES[game.setup.title]
        self.shares = PeerShares(self.table, self.title.gives_newest)
        self._copies: dict[str, str] = {}  # hex -> the copy of the tile that lies there

    def play(self, action: Action) -> Words:
        """Apply the action; how the peer writes it."""
        self.game.check(action)
        kind, write = self.title.writes.get(type(action)) or _WRITE[type(action)]
        words = {"type": kind, **self.entity(action.actor), **write(self, action)}
        change = self.game.apply(action)
        self.shares.after(action, change, self._named(words))
        if isinstance(action, deeds.LayTile):
            self._copies[action.hex] = words["tile"]
        return words

    def entity(self, id: str) -> Words:
        """Somebody who acts, by the peer's name."""
        table = self.table
        if id in table.corporations:
            return {"entity": self.title.theirs(id), "entity_type": "corporation"}
        if id in table.minors:
            return {"entity": self.title.theirs(id), "entity_type": "minor"}
        if id in table.privates:
            return {"entity": self.title.theirs(id), "entity_type": "company"}
        seat = next((p.seat for p in table.investors if p.id == id), 0)
        return {"entity": seat, "entity_type": "player"}

    # One function for each kind of action

    def _nothing(self, action: Action) -> Words:
        return {}

    def _found(self, action: deeds.FoundCorporation) -> Words:
        cell = self.table.market.start_cell(action.price)
        assert cell is not None
        return {
            "corporation": self.title.theirs(action.corporation),
            "share_price": f"{cell.price},{cell.row},{cell.column}",
        }

    def bundle(self, corporation: Corporation, numbers: list[int], percent: int) -> Words:
        name = self.title.theirs(corporation.id)
        return {"shares": [f"{name}_{n}" for n in numbers], "percent": percent}

    def _named(self, words: Words) -> list[str]:
        """The certificates named, by our ids."""
        shares = [str(share).rpartition("_") for share in words.get("shares", ())]
        return [f"{self.title.ours(name)}_{number}" for name, _, number in shares]

    def buy_share(self, action: deeds.BuyShare) -> Words:
        corporation = self.table.corporation(action.corporation)
        source = MARKET if action.source == "market" else corporation.id
        # With no other certificate in the market a holder of one buys half the president's.
        numbers = self.shares.of_percent(source, corporation, action.percent)[:1] or [PRESIDENTS]
        return self.bundle(corporation, numbers, action.percent)

    def _sell_shares(self, action: deeds.SellShares) -> Words:
        corporation = self.table.corporation(action.corporation)
        numbers = self.shares.bundle(action.player, corporation, action.percent)
        return self.bundle(corporation, numbers, action.percent)

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
        # Half of a double tile is laid with the other half, and there is only one of each.
        printed = f"{hex_.id}-{self.title.printed.get(hex_.id, 0)}"
        tile = self._copies.get(hex_.id) or (f"{hex_.tile}-0" if hex_.tile else printed)
        company = self.table.operating
        assert company is not None
        slot = check_slot(self.table, company, hex_, action.place)
        return {"city": f"{tile}-{action.place}", "slot": slot}

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
        return {"company": self.title.theirs(action.private), "price": action.price}


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
        # Track between two places of one hex is written as that hex alone.
        "connections": [s[:1] if len(s) == 2 and s[0] == s[1] else s for s in sections[:-1]],
        "hexes": hexes,
        "revenue": income.revenue,
        "revenue_str": "-".join(hexes),
        "nodes": [item.replace(".", "-") for item in path if "." in item],
    }


_WRITE: dict[type[Action], tuple[str, Write]] = {
    Pass: ("pass", Writer._nothing),
    EndGame: ("end_game", Writer._nothing),
    deeds.FoundCorporation: ("par", Writer._found),
    deeds.BuyShare: ("buy_shares", Writer.buy_share),
    deeds.SellShares: ("sell_shares", Writer._sell_shares),
    deeds.LayTile: ("lay_tile", Writer._lay_tile),
    deeds.PlaceToken: ("place_token", Writer._place_token),
    deeds.RunTrains: ("run_routes", Writer._run_trains),
    deeds.PayDividend: ("dividend", Writer._dividend),
    deeds.BuyTrain: ("buy_train", Writer._buy_train),
    deeds.DiscardTrain: ("discard_train", Writer._discard_train),
    deeds.BuyPrivate: ("buy_company", Writer._buy_private),
    deeds.DeclareBankruptcy: ("bankrupt", Writer._nothing),
}
