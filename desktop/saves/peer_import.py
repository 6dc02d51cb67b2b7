"""Reading an 18xx.games file of 1846: its set-up, and its actions turned into ours."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from desktop.board.routes import Run, judge_run
from desktop.eighteen import actions as deeds
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action, EndGame, Pass
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup, SetupError
from desktop.saves.errors import SaveError
from desktop.saves.peer_log import SILENT, PeerAction, effective
from desktop.titles.shelf import TITLES, find_title, new_game

PEER_TITLES = {"1846": "1846", "1846 2p Variant": "1846"}
TITLE_FOR_TWO = "1846 2p Variant"
BLANK = re.compile(r"Pass \((\d+)\)")
HOW = {"payout": "full", "half": "half", "withhold": "none"}


def is_peer_file(data: object) -> bool:
    return isinstance(data, dict) and "actions" in data and "title" in data


def read_setup(data: Mapping[str, Any]) -> Setup:
    """Players, seed and options, with everything "as on 18xx.games" switched on."""
    peer_title = data.get("title")
    if not isinstance(peer_title, str) or peer_title not in PEER_TITLES:
        raise SaveError(f"the title {_short(peer_title)} is not on our shelf")
    title = find_title(PEER_TITLES[peer_title])
    settings = data.get("settings")
    settings = settings if isinstance(settings, dict) else {}
    options = set(title.peer_options())
    rules = settings.get("optional_rules") or []
    if not isinstance(rules, list):
        raise SaveError("the optional rules are no list")
    for rule in rules:
        if rule not in ("first_ed", "second_ed_co"):
            raise SaveError(f"the optional rule {_short(rule)} is unknown")
    if "second_ed_co" in rules:
        options.add("second_edition_kept")
    elif "first_ed" not in rules:
        options.add("second_edition")
    if peer_title == TITLE_FOR_TWO:
        options.add("two_players")
    setup = Setup(title.key, _names(data), _seed(data, settings), frozenset(options))
    try:
        title.check_setup(setup)
    except SetupError as error:
        raise SaveError(str(error)) from error
    return setup


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _names(data: Mapping[str, Any]) -> tuple[str, ...]:
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(p, dict) for p in players):
        raise SaveError("the players are no list of players")
    names = tuple(str(p.get("name", p.get("id", "")))[:60] for p in players)
    if len(set(names)) < len(names):
        names = tuple(f"{name[:56]} {n}" for n, name in enumerate(names, start=1))
    return names


def _seed(data: Mapping[str, Any], settings: Mapping[str, Any]) -> int:
    seed = settings.get("seed")
    if seed in (None, ""):
        found = re.search(r"\d{1,18}", str(data.get("id", "")))
        return int(found[0]) if found else 0
    if type(seed) is not int or not 0 <= seed < 2**63:
        raise SaveError(f"the seed is {_short(seed)}")
    return seed


class Importer:
    """Plays a peer's file action by action."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        actions = data.get("actions")
        if not isinstance(actions, list):
            raise SaveError("the actions are no list")
        self.groups = effective(actions)
        self.game: Game = new_game(read_setup(data))
        self._players = {_player_key(p, i): str(i + 1) for i, p in enumerate(data["players"])}
        self._tiles: dict[str, str] = {}  # tile copy -> hex

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
        convert = _CONVERT.get(str(kind))
        if convert is None:
            raise SaveError(f"the action {_short(kind)} is unknown", number)
        try:
            action = convert(self, peer)
            self.game.apply(action)
        except Refusal as refusal:
            raise SaveError(str(refusal), number) from refusal
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise SaveError(f"it cannot be read ({type(error).__name__})", number) from error
        if isinstance(action, deeds.LayTile):
            self._note_tile(str(peer["tile"]), action.hex)
        return action

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
        return str(peer["entity"])

    def _bid(self, peer: PeerAction) -> Action:
        card = str(peer["company"])
        blank = BLANK.fullmatch(card)
        return deeds.DraftCard(
            player=self.entity(peer), card=f"blank-{blank[1]}" if blank else card
        )

    def _pass(self, peer: PeerAction) -> Action:
        return Pass(who=self.entity(peer))

    def _par(self, peer: PeerAction) -> Action:
        price = int(str(peer["share_price"]).split(",")[0])
        return deeds.FoundCorporation(
            player=self.entity(peer), corporation=str(peer["corporation"]), price=price
        )

    def _buy_shares(self, peer: PeerAction) -> Action:
        certificates = [self._certificate(id) for id in peer["shares"]]
        corporation = certificates[0].corporation
        if peer["entity_type"] == "corporation":
            return deeds.RedeemShares(corporation=self.entity(peer), count=len(certificates))
        holder = certificates[0].holder
        in_market = holder is self.table.pool or not corporation.percent(corporation)
        return deeds.BuyShare(
            player=self.entity(peer),
            corporation=corporation.id,
            source="market" if in_market else "treasury",
        )

    def _certificate(self, id: object) -> Any:
        name, _, number = str(id).rpartition("_")
        return self.table.corporation(name).certificates[int(number)]

    def _sell_shares(self, peer: PeerAction) -> Action:
        certificates = [self._certificate(id) for id in peer["shares"]]
        percent = peer.get("percent")
        if percent is None:
            percent = sum(c.percent for c in certificates)
        if peer["entity_type"] == "corporation":
            return deeds.IssueShares(corporation=self.entity(peer), count=len(certificates))
        return deeds.SellShares(
            player=self.entity(peer),
            corporation=certificates[0].corporation.id,
            percent=int(percent),
        )

    def _lay_tile(self, peer: PeerAction) -> Action:
        return deeds.LayTile(
            company=self.entity(peer),
            hex=str(peer["hex"]),
            tile=str(peer["tile"]).rpartition("-")[0],
            rotation=int(peer["rotation"]),
        )

    def _place_token(self, peer: PeerAction) -> Action:
        copy, _, part = str(peer["city"]).rpartition("-")
        hex_id = self._tiles.get(copy) or copy.rpartition("-")[0]
        return deeds.PlaceToken(company=self.entity(peer), hex=hex_id, place=int(part))

    def _run_routes(self, peer: PeerAction) -> Action:
        company = self.entity(peer)
        runs = tuple(self._run(company, route) for route in peer["routes"])
        return deeds.RunTrains(company=company, runs=runs)

    def _run(self, company_id: str, route: PeerAction) -> Run:
        """The first reading of the recorded sections that the rules accept."""
        company = self.table.company(company_id)
        train = self.table.train(str(route["train"]))
        sections = _in_order([[str(h) for h in s] for s in route["connections"]])
        rules = self.table.run_rules(company)
        problem: Refusal | None = None
        for path in self._readings(sections, [str(n) for n in route.get("nodes") or []]):
            run = Run(train.id, path)
            try:
                judge_run(self.table.board, company.id, train.spec, run, rules)
            except Refusal as refusal:
                problem = problem or refusal
            else:
                return run
        if problem is not None:
            raise problem
        raise ValueError("a run that cannot be read")

    def _readings(self, sections: list[list[str]], nodes: list[str]) -> Iterator[tuple[str, ...]]:
        """Every way to tell the places apart in hexes that have several."""
        hexes = [sections[0][0], *(section[-1] for section in sections)]
        known = {node.rpartition("-")[0]: int(node.rpartition("-")[2]) for node in nodes}
        options = []
        for hex_id in hexes:
            count = len(self.table.hex(hex_id).face.places)
            first = [known[hex_id]] if hex_id in known else []
            options.append(first + [n for n in range(count) if n not in first])
        for places in itertools.product(*options):
            path = [f"{hexes[0]}.{places[0]}"]
            for section, place in zip(sections, places[1:], strict=True):
                path += [*section[1:-1], f"{section[-1]}.{place}"]
            yield tuple(path)

    def _dividend(self, peer: PeerAction) -> Action:
        return deeds.PayDividend(corporation=self.entity(peer), how=HOW[peer["kind"]])

    def _buy_train(self, peer: PeerAction) -> Action:
        train = self.table.train(str(peer["train"]))
        bare = train.config.name if train.owner is not None else train.data.name
        return deeds.BuyTrain(
            corporation=self.entity(peer),
            train=train.id,
            config=str(peer.get("variant") or bare),
            price=int(peer["price"]),
        )

    def _discard_train(self, peer: PeerAction) -> Action:
        return deeds.DiscardTrain(corporation=self.entity(peer), train=str(peer["train"]))

    def _buy_company(self, peer: PeerAction) -> Action:
        return deeds.BuyPrivate(
            corporation=self.entity(peer), private=str(peer["company"]), price=int(peer["price"])
        )

    def _assign(self, peer: PeerAction) -> Action:
        private, target = self.entity(peer), str(peer["target"])
        if peer["target_type"] == "hex":
            return deeds.PlaceMarker(private=private, hex=target)
        return deeds.NameBeneficiary(private=private, company=target)

    def _bankrupt(self, peer: PeerAction) -> Action:
        return deeds.DeclareBankruptcy(corporation=self.entity(peer))

    def _end_game(self, peer: PeerAction) -> Action:
        return EndGame(who=self.entity(peer))


_CONVERT: dict[str, Callable[[Importer, PeerAction], Action]] = {
    "bid": Importer._bid,
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
    "assign": Importer._assign,
    "bankrupt": Importer._bankrupt,
    "end_game": Importer._end_game,
}


def _player_key(player: Mapping[str, Any], seat: int) -> str:
    return str(player.get("id", player.get("name", seat)))


def _in_order(sections: list[list[str]]) -> list[list[str]]:
    """Turn the sections so that each begins where the one before it ends."""
    if len(sections) < 2:
        return sections
    first, second = sections[0], sections[1]
    ordered = [first if first[-1] in (second[0], second[-1]) else first[::-1]]
    for section in sections[1:]:
        ordered.append(section if section[0] == ordered[-1][-1] else section[::-1])
    return ordered


assert set(PEER_TITLES.values()) <= set(TITLES)
