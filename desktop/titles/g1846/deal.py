"""Setting up 1846: what is removed by chance, the deck, the stations, the first money."""

from __future__ import annotations

from desktop.eighteen.companies.corporation import Corporation
from desktop.engine.money import pay
from desktop.titles.g1846 import options
from desktop.titles.g1846.draft import BLANK
from desktop.titles.g1846.table import SECOND_STATIONS, WESTERN, Table1846

# The order in which recorded games were dealt; with the same seed ours are dealt alike.
DECK = ("MS", "BIG4", "C&WI", "MAIL", "TBC", "MPC", "SC", "LSL", "MC", "O&I", "BT", "LM")
GROUP_1 = ("LSL", "MC", "O&I", "LM")
GROUP_2 = ("SC", "MPC", "TBC", "BT")
GROUP_3 = ("C&O", "ERIE", "PRR")
NORTH = ("ERIE", "GT", "NYC", "PRR")
SOUTH = ("B&O", "C&O", "IC")
NEWER = ("BT", "LM")


def deal(table: Table1846) -> tuple[str, ...]:
    """Make the table ready; the cards to be drafted, in order."""
    chosen = table.setup.options
    newer = bool({options.SECOND_EDITION, options.SECOND_EDITION_KEPT} & chosen)
    kept = options.SECOND_EDITION_KEPT in chosen
    _reserve(table)
    deck = tuple(card for card in DECK if newer or card not in NEWER)
    if not table.for_two:
        blanks = tuple(f"{BLANK}{n + 1}" for n in range(len(table.players)))
        deck = table.chance.shuffled((*deck, *blanks))
    removed = _draw_removed(table, newer, kept)
    for private in table.privates.values():
        private.closed = private.id in removed or (private.id in NEWER and not newer)
    for corporation in table.corporations.values():
        if corporation.id in removed:
            _remove(table, corporation)
    _equip(table)
    deck = tuple(card for card in deck if card not in removed)
    if table.for_two:
        deck = tuple(sorted(deck, key=lambda card: (table.card(card).price, _name(table, card))))
    return deck


def _name(table: Table1846, card: str) -> str:
    return table.card(card).data.name


def _draw_removed(table: Table1846, newer: bool, kept: bool) -> frozenset[str]:
    """1846.setup.remove: one card of each group less for each player missing."""
    players = len(table.players)
    groups = [
        tuple(c for c in group if (newer and not kept) or c not in NEWER)
        for group in (GROUP_1, GROUP_2)
    ]
    # The second edition has a card more in each group, so one more is taken out. Two players
    # remove as many as four do.
    cards = (6 if newer else 5) - (4 if table.for_two else players)
    if kept:
        cards = min(cards, 3)
    removed: list[str] = []
    for group in groups:
        removed += table.chance.shuffled(group)[:cards]
    if table.for_two:
        for group in (NORTH, SOUTH):
            names = tuple(c for c in group if not (kept and c == "C&O"))
            removed += table.chance.shuffled(names)[:1]
    else:
        names = tuple(c for c in GROUP_3 if not (kept and c == "C&O"))
        removed += table.chance.shuffled(names)[: 5 - players]
    return frozenset(removed)


def _reserve(table: Table1846) -> None:
    """1846.unfounded_home_open, 1846.token.reserved, 1846.p.cwi"""
    for corporation in table.corporations.values():
        data = corporation.data
        home = table.board[data.home]
        home.set_reserved(data.home_place, data.home_slot, corporation.id)
        if data.reserved is not None:
            hex_ = table.board[data.reserved.hex]
            hex_.set_reserved(data.reserved.place, data.reserved.slot, corporation.id)
    western = table.privates[WESTERN].data
    table.board[western.hexes[0]].set_reserved(western.place, 0, WESTERN)


def _remove(table: Table1846, corporation: Corporation) -> None:
    """1846.setup.removed_home_token: its station blocks its home all game."""
    data = corporation.data
    corporation.removed = True
    home = table.board[data.home]
    home.set_reserved(data.home_place, data.home_slot, "")
    home.set_station(data.home_place, data.home_slot, corporation.id)
    if data.reserved is not None:
        hex_ = table.board[data.reserved.hex]
        hex_.set_reserved(data.reserved.place, data.reserved.slot, "")
    if table.for_two and corporation.id == "ERIE":  # the hex is printed yellow: at once
        second = table.board[SECOND_STATIONS["ERIE"]]
        second.set_station(0, 1, corporation.id)
    table.tell("removed", corporation=corporation.id)


def _equip(table: Table1846) -> None:
    """1846.setup.board, 1846.setup.cash: the independents' stations and trains, the money."""
    for minor in table.minors.values():
        data = minor.data
        table.board[data.home].set_station(data.home_place, data.home_slot, minor.id)
        minor.take(table.depot.upcoming[0])
    for player in table.investors:
        cash = table.box.money.cash[len(table.players)]
        pay(table.bank, player, cash, "1846.setup.cash")
