"""Reading an 18xx.games file: its set-up, and its actions turned into ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from desktop.eighteen import actions as deeds
from desktop.eighteen.shares import Certificate
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action, EndGame, Pass
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.saves.errors import GoOn, SaveError, Stopped, never_stop
from desktop.saves.json_text import short
from desktop.saves.peer_log import SILENT, PeerAction, effective
from desktop.saves.peer_runs import ReadError, read_runs, whole
from desktop.saves.peer_setup import player_key, read_setup
from desktop.saves.peer_shares import MARKET, PeerShares
from desktop.saves.peer_title import Read
from desktop.saves.titles.shelf import PEER_TITLES
from desktop.titles.shelf import new_game

HOW = {"payout": "full", "half": "half", "withhold": "none"}


def is_peer_file(data: object) -> bool:
    return isinstance(data, dict) and "actions" in data and "title" in data


def import_game(data: Mapping[str, Any], go_on: GoOn = never_stop) -> tuple[Game, SaveError | None]:
    """The game as far as our rules follow the file, and the problem that stopped it."""
    importer = Importer(data)
    try:
        for done, _ in enumerate(importer.play()):
            if not go_on(done, len(importer.groups)):
                raise Stopped
    except Stopped:
        raise
    except SaveError as problem:
        return importer.game, problem
    return importer.game, None


class Importer:
    """Plays a peer's file action by action."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        actions = data.get("actions")
        if not isinstance(actions, list):
            raise SaveError("the actions are no list")
        self.groups = effective(actions)
        self.game: Game = new_game(read_setup(data))
        self.title = PEER_TITLES[self.game.setup.title]
        self._players = {player_key(p, i): str(i + 1) for i, p in enumerate(data["players"])}
        self._tiles: dict[str, str] = {}  # tile copy -> hex
        self._shares = PeerShares(self.table, self.title.gives_newest)

    @property
    def table(self) -> EighteenTable:
        return cast(EighteenTable, self.game.table)

    def play(self) -> Iterator[PeerAction]:
        """Apply group after group; yields the peer's main action after each."""
        for group in self.groups:
            for action in group:
                self.play_one(action)
            yield group[0]

    def play_one(self, peer: PeerAction) -> Action | None:
        """Turn one action into ours and apply it; None for those without effect."""
        kind = peer.get("type")
        if kind in SILENT:
            return None
        number = peer.get("id") if type(peer.get("id")) is int else None
        read = self.title.reads.get(str(kind)) or _READ.get(str(kind))
        if read is None:
            raise SaveError(f"the action {short(kind)} is unknown", number)
        try:
            action = self._read(read, peer)
            change = self.game.apply(action)
        except Refusal as refusal:
            raise SaveError(str(refusal), number) from refusal
        except ReadError as error:
            raise SaveError(f"it cannot be read: {error}", number) from error
        self._shares.after(action, change, self._named(peer))
        if isinstance(action, deeds.LayTile):
            self._note_tile(str(peer["tile"]), str(peer["hex"]))
        return action

    def _read(self, read: Read, peer: PeerAction) -> Action:
        try:
            return read(self, peer)
        except KeyError as error:
            raise ReadError(f"there is no {str(error.args[0])[:40]}") from error
        except (TypeError, ValueError, AttributeError, IndexError) as error:
            raise ReadError("a value in it has the wrong type") from error

    def _named(self, peer: PeerAction) -> list[str]:
        """The certificates named, by our ids."""
        return [self.certificate_id(share) for share in peer.get("shares") or ()]

    def _note_tile(self, copy: str, hex_id: str) -> None:
        for known, where in list(self._tiles.items()):
            if where == hex_id:
                del self._tiles[known]
        self._tiles[copy] = hex_id

    # One function for each kind of action

    def entity(self, peer: PeerAction) -> str:
        """Who acts, by our id."""
        if peer["entity_type"] == "player":
            return self._players[str(peer["entity"])]
        return self.id(peer["entity"])

    def id(self, value: object) -> str:
        """A company, by our id."""
        return self.title.ours(str(value))

    def certificate_id(self, share: object) -> str:
        name, _, number = str(share).rpartition("_")
        return f"{self.title.ours(name)}_{number}"

    def _pass(self, peer: PeerAction) -> Action:
        return Pass(who=self.entity(peer))

    def _par(self, peer: PeerAction) -> Action:
        price = whole(str(peer["share_price"]).split(",")[0])
        return deeds.FoundCorporation(
            player=self.entity(peer), corporation=self.id(peer["corporation"]), price=price
        )

    def _buy_shares(self, peer: PeerAction) -> Action:
        if peer["entity_type"] == "corporation":
            count = len(self.certificates(peer))
            return deeds.RedeemShares(corporation=self.entity(peer), count=count)
        source, certificate = self.bought(peer)
        return deeds.BuyShare(
            player=self.entity(peer), corporation=certificate.corporation.id, source=source
        )

    def bought(self, peer: PeerAction) -> tuple[str, Certificate]:
        """The one certificate that a player buys, and where it lies there."""
        certificates = self.certificates(peer)
        if len(certificates) > 1:
            raise ReadError("it buys more than one share")
        corporation = certificates[0].corporation
        number = corporation.certificates.index(certificates[0])
        in_market = self._shares.holder_of(corporation, number) == MARKET
        return "market" if in_market else "treasury", certificates[0]

    def certificates(self, peer: PeerAction) -> list[Certificate]:
        """The certificates named, all of one corporation."""
        found = []
        for share in peer["shares"]:
            name, _, number = self.certificate_id(share).rpartition("_")
            found.append(self.table.corporation(name).certificates[whole(number)])
        if len({c.id for c in found}) < len(found) or len({c.corporation.id for c in found}) != 1:
            raise ReadError("its shares are not different ones of one corporation")
        return found

    def _sell_shares(self, peer: PeerAction) -> Action:
        certificates = self.certificates(peer)
        percent = peer.get("percent")
        if percent is None:
            percent = sum(c.percent for c in certificates)
        if peer["entity_type"] == "corporation":
            return deeds.IssueShares(corporation=self.entity(peer), count=len(certificates))
        return deeds.SellShares(
            player=self.entity(peer),
            corporation=certificates[0].corporation.id,
            percent=whole(percent),
        )

    def _lay_tile(self, peer: PeerAction) -> Action:
        hex_id, tile = str(peer["hex"]), str(peer["tile"]).rpartition("-")[0]
        if hex_id in self.table.board and tile in self.table.box.tiles:
            first = self.table.board[hex_id].halves[0]
            if first.id != hex_id:  # there a double tile is laid by either half
                hex_id, tile = first.id, self.table.box.tiles[tile].twin
        return deeds.LayTile(
            company=self.entity(peer),
            hex=hex_id,
            tile=tile,
            rotation=whole(peer["rotation"]),
        )

    def _place_token(self, peer: PeerAction) -> Action:
        copy, _, part = str(peer["city"]).rpartition("-")
        hex_id = self._tiles.get(copy) or self._printed_or_lying(copy.rpartition("-")[0])
        return deeds.PlaceToken(company=self.entity(peer), hex=hex_id, place=whole(part))

    def _printed_or_lying(self, name: str) -> str:
        """A hex with its printed face, or the one where half of a double tile came to lie."""
        lying = (h.id for h in self.table.board.hexes.values() if h.tile == name)
        return name if name in self.table.board else next(lying, name)

    def _run_routes(self, peer: PeerAction) -> Action:
        company = self.entity(peer)
        runs = read_runs(self.table, company, peer["routes"])
        return deeds.RunTrains(company=company, runs=runs)

    def _dividend(self, peer: PeerAction) -> Action:
        return deeds.PayDividend(corporation=self.entity(peer), how=HOW[peer["kind"]])

    def _buy_train(self, peer: PeerAction) -> Action:
        train = self.table.train(str(peer["train"]))
        bare = train.config.name if train.owner is not None else train.data.name
        return deeds.BuyTrain(
            corporation=self.entity(peer),
            train=train.id,
            config=str(peer.get("variant") or bare),
            price=whole(peer["price"]),
        )

    def _discard_train(self, peer: PeerAction) -> Action:
        return deeds.DiscardTrain(corporation=self.entity(peer), train=str(peer["train"]))

    def _buy_company(self, peer: PeerAction) -> Action:
        return deeds.BuyPrivate(
            corporation=self.entity(peer),
            private=self.id(peer["company"]),
            price=whole(peer["price"]),
        )

    def _bankrupt(self, peer: PeerAction) -> Action:
        return deeds.DeclareBankruptcy(corporation=self.entity(peer))

    def _end_game(self, peer: PeerAction) -> Action:
        return EndGame(who=self.entity(peer))


_READ: dict[str, Read] = {
    "pass": Importer._pass,
    "par": Importer._par,
    "buy_shares": Importer._buy_shares,
    "sell_shares": Importer._sell_shares,
    "lay_tile": Importer._lay_tile,
    "place_token": Importer._place_token,
    "run_routes": Importer._run_routes,
    "dividend": Importer._dividend,
    "buy_train": Importer._buy_train,
    "discard_train": Importer._discard_train,
    "buy_company": Importer._buy_company,
    "bankrupt": Importer._bankrupt,
    "end_game": Importer._end_game,
}
