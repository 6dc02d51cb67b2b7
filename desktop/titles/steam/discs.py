"""The discs on the links: whose they become, and when they are taken off."""

from __future__ import annotations

from desktop.titles.steam.links import Link, links
from desktop.titles.steam.table import SteamTable


def set_owner(table: SteamTable, hex_id: str, number: int, owner: str) -> None:
    site = table.sites[hex_id]
    site.owners = (*site.owners[:number], owner, *site.owners[number + 1 :])


def tell_links(table: SteamTable, before: tuple[Link, ...]) -> None:
    """Tell of the links that are complete now and were not, and of those taken over."""
    were = {(link.start, link.start_side): link for link in before}
    were |= {(link.end, link.end_side): link for link in before if link.is_complete}
    for link in links(table):
        old = were.get((link.start, link.start_side)) or were.get((link.end, link.end_side))
        if link.is_complete and (old is None or not old.is_complete):
            table.tell("link_completed", player=link.owner, start=link.start, end=link.end)
        elif old is not None and link.owner and not old.owner:
            table.tell("link_taken_over", player=link.owner, start=link.start)


def lose_unfinished(table: SteamTable, player_id: str) -> None:
    """At the end of the own build turn: unfinished links that were not extended are lost."""
    for link in links(table):
        if link.is_complete or link.owner != player_id or link.latest == table.round_number:
            continue
        for hex_id, number in link.segments:
            set_owner(table, hex_id, number, "")
        table.tell("link_lost", player=player_id, start=link.start, hex=link.hexes[-1])


def remove_discs(table: SteamTable, player_id: str) -> None:
    """A player leaves the game: nobody owns his links any more, completed ones for good."""
    for site in table.sites.values():
        if player_id in site.owners:
            site.owners = tuple("" if owner == player_id else owner for owner in site.owners)
