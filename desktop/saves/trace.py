"""The state of a game as recorded traces write it, and the first difference from one."""

from __future__ import annotations

from typing import Any, cast

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.shares import Investor
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game
from desktop.saves.peer_title import PeerTitle
from desktop.saves.titles.shelf import PEER_TITLES

NOT_COMPARED = ("legal",)  # the peer's names of its steps


def merged(state: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The state after a recorded change: nested merge, null removes."""
    result = dict(state)
    for key, value in change.items():
        if value is None:
            result[key] = None
        elif isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = merged(result[key], value)
        else:
            result[key] = value
    return result


def snapshot(game: Game) -> dict[str, Any]:
    """The facts of the game in the words of the traces. Reads the whole table."""
    table, title = cast(EighteenTable, game.table), PEER_TITLES[game.setup.title]
    facts = {
        "round": _round(game, table, title),
        "phase": table.phase.name,
        "bank": table.bank.cash,
        "cert_limit": table.certificate_limit,
        "player_order": [p.seat for p in table.in_turn()],
        "depot": _depot(table),
        "players": {str(p.seat): _player(table, p) for p in table.investors},
        "companies": _companies(table, title),
        "other_tokens": _other_tokens(table),
        "privates_open": _open_cards(table),
        "hex_markers": title.hex_markers(table),
        "tiles": {h.id: [h.tile, h.rotation] for h in table.board.hexes.values() if h.tile},
    }
    return cast("dict[str, Any]", title.in_their_names(facts))


def _round(game: Game, table: EighteenTable, title: PeerTitle) -> dict[str, Any]:
    assert table.round is not None
    number = table.operating_round.number if table.round.name == "operating" else 1
    operating = table.operating
    return {
        "kind": title.round_kind(table),
        "turn": table.cycle,
        "number": number,
        "active": [_actor(table, id) for id in game.actors],
        "operating": _actor(table, operating.id) if operating and not table.finished else None,
    }


def _actor(table: EighteenTable, id: str) -> list[Any]:
    for player in table.investors:
        if player.id == id:
            return ["player", player.seat]
    if id in table.minors:
        return ["minor", id]
    return ["private" if id in table.privates else "company", id]


def _depot(table: EighteenTable) -> dict[str, Any]:
    upcoming: dict[str, int] = {}
    for train in table.depot.upcoming:
        upcoming[train.data.name] = upcoming.get(train.data.name, 0) + 1
    return {"upcoming": upcoming, "discarded": [t.id for t in table.depot.discarded]}


def _player(table: EighteenTable, player: Investor) -> dict[str, Any]:
    shares: dict[str, int] = {}
    for certificate in player.held:
        id = certificate.corporation.id
        shares[id] = shares.get(id, 0) + certificate.percent
    cards = table.cards_of(player)
    return {
        "cash": player.cash,
        "shares": shares,
        "certificates": table.certificates_of(player),
        "value": player.cash + table.share_worth(player) + sum(card.face_value for card in cards),
        "privates": sorted(card.id for card in cards) or None,
        "bankrupt": True if player.bankrupt else None,
    }


def _companies(table: EighteenTable, title: PeerTitle) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for minor in table.minors.values():
        if title.shows_minor(minor):
            result[minor.id] = _minor(table, title, minor)
    for corporation in table.corporations.values():
        if title.shows(corporation):
            result[corporation.id] = _corporation(table, title, corporation)
    return result


def _common(table: EighteenTable, title: PeerTitle, company: Minor | Corporation) -> dict[str, Any]:
    stations = table.board.stations_of(company.id)
    return {
        "cash": company.cash,
        "trains": [_train(t) for t in company.trains],
        "tokens": sorted([list(spot) for spot in stations]),
        "tokens_left": list(company.tokens),
        "markers": title.markers(table, company) or None,
    }


def _train(train: Any) -> str:
    return f"{train.id}:{train.config.name}" + (":obsolete" if train.obsolete else "")


def _minor(table: EighteenTable, title: PeerTitle, minor: Minor) -> dict[str, Any]:
    owner = minor.owner
    seat = owner.seat if isinstance(owner, Investor) and not minor.closed else None
    return {**_common(table, title, minor), "owner": seat, "floated": minor.operates}


def _corporation(
    table: EighteenTable, title: PeerTitle, corporation: Corporation
) -> dict[str, Any]:
    owner: Any = corporation.president.seat if corporation.president else None
    if corporation.in_receivership:
        owner = "receivership"
    cell = corporation.cell
    cards = sorted(card.id for card in table.cards_of(corporation))
    facts = {
        **_common(table, title, corporation),
        "owner": owner,
        "privates": cards or None,
        "price": corporation.price if cell else None,
        "cell": [cell.row, cell.column] if cell else None,
        "started": cell is not None,
        "floated": corporation.floated,
        "ipo_percent": _not_sold(table, corporation),
        "pool_percent": table.pool.percent(corporation),
    }
    return title.corporation_facts(table, corporation, facts)


def _not_sold(table: EighteenTable, corporation: Corporation) -> int:
    """The percent in the treasury or the initial offering, with what is kept for an exchange."""
    sold = (table.pool, *table.investors, None)
    return sum(c.percent for c in corporation.certificates if c.holder not in sold)


def _other_tokens(table: EighteenTable) -> list[list[Any]]:
    found = []
    for corporation in table.corporations.values():
        if corporation.removed:
            for hex_id, place, slot in table.board.stations_of(corporation.id):
                found.append([hex_id, place, slot, corporation.id])
    return sorted(found)


def _open_cards(table: EighteenTable) -> list[str]:
    return sorted(card.id for card in table.cards() if not card.closed)


def first_difference(recorded: Any, ours: Any, where: str = "") -> str | None:
    """The first fact that differs, with both values; None when all agree."""
    if isinstance(recorded, dict) or isinstance(ours, dict):
        recorded, ours = recorded or {}, ours or {}
        if not isinstance(recorded, dict) or not isinstance(ours, dict):
            return f"{where}: recorded {recorded!r}, ours {ours!r}"
        for key in (*recorded, *(k for k in ours if k not in recorded)):
            found = first_difference(recorded.get(key), ours.get(key), f"{where}.{key}".strip("."))
            if found is not None:
                return found
        return None
    if recorded != ours:
        return f"{where}: recorded {recorded!r}, ours {ours!r}"
    return None


def comparable(recorded: dict[str, Any]) -> dict[str, Any]:
    """A recorded state reduced to the facts of the game, written like ours."""
    state = {k: v for k, v in recorded.items() if k not in NOT_COMPARED}
    state["round"] = {k: v for k, v in state["round"].items() if k != "step"}
    cards = [c for c in state["privates_open"] if not c.startswith("Pass (")]
    state["privates_open"] = sorted(cards)
    state["other_tokens"] = sorted(token[:4] for token in state.get("other_tokens") or [])
    state["companies"] = {
        id: company and {**company, "tokens": sorted(company.get("tokens") or [])}
        for id, company in state["companies"].items()
    }
    return state
