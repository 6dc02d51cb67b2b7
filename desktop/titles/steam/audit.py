"""The audit: what must be true at every table of Steam after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from desktop.engine.audit import audit_values, need
from desktop.titles.steam.data import COLOURS
from desktop.titles.steam.links import is_place, links
from desktop.titles.steam.phase_table import PhaseTable


def audit(table: PhaseTable) -> None:
    """Raise an AssertionError, with a sentence, for the first thing that cannot be."""
    for check in CHECKS:
        check(table)


def audit_money(table: PhaseTable) -> None:
    """What the bank has paid out is what the players have, and nobody owes."""
    total = table.bank.cash + sum(player.cash for player in table.players)
    need(total == 0, f"{total} dollars have come from nowhere")
    for player in table.players:
        need(player.cash >= 0, f"{player.id} has {player.cash}")


def audit_tracks(table: PhaseTable) -> None:
    """No disc stands beside its track."""
    for player in table.players:
        need(player.income in table.box.income, f"{player.id} has income {player.income}")
        need(player.level in table.box.levels, f"{player.id} has level {player.level}")
        need(player.points >= 0, f"{player.id} has {player.points} points")


def audit_cubes(table: PhaseTable) -> None:
    """Every cube is in the bag, in the reserve or in a city."""
    found = Counter(table.supply.bag)
    for cubes in table.supply.reserve:
        found.update(cubes)
    for site in table.sites.values():
        found.update(site.cubes)
        need(bool(site.colour) or not site.cubes, f"cubes on {site.hex}, which is no city")
    for colour in COLOURS:
        count, printed = found[colour], table.box.cubes[colour]
        need(count == printed, f"{count} {colour} cubes, not {printed}")


def audit_tiles(table: PhaseTable) -> None:
    """Tiles are on the board or in the supply; none lies there twice."""
    on_board = Counter(hex_.tile for hex_ in table.board.hexes.values() if hex_.tile)
    laid = dict(zip(table.box.faces, table.supply.laid, strict=True))
    for face, count in laid.items():
        need(on_board[face] == count, f"{on_board[face]} of face {face} lie, not {count}")
        need(table.supply.left(face) >= 0, f"more of face {face} than there are")
    pieces = sum(pair.count for pair in table.box.pairs)
    need(table.supply.tiles_left + sum(laid.values()) == pieces, "a track tile is lost")


def audit_cities(table: PhaseTable) -> None:
    """New cities and growth markers: in the supply, or on the board."""
    new = Counter(
        site.colour
        for id, site in table.sites.items()
        if site.colour and not table.ground[id].colour
    )
    for colour in COLOURS:
        count = new[colour] + table.supply.new_cities_left(colour)
        need(count == table.box.new_cities[colour], f"{count} new cities in {colour}")
    marked = sum(site.grown and bool(table.ground[id].colour) for id, site in table.sites.items())
    count = marked + table.supply.growth_markers
    need(count == table.box.growth_markers, f"{count} growth markers")


def audit_owners(table: PhaseTable) -> None:
    """A link belongs to one player of those still in the game, or to nobody."""
    playing = {"", *(player.id for player in table.players if not player.is_out)}
    for id, site in table.sites.items():
        tracks = table.board[id].face.tracks if not site.colour else site.owners
        need(len(site.owners) in (0, len(tracks)), f"{id} has {len(site.owners)} owners")
        need(set(site.owners) <= playing, f"{id} belongs to somebody who is out")
    for link in links(table):
        owners = {table.sites[id].owners[number] for id, number in link.segments}
        need(len(owners) == 1, f"the link from {link.start} has {len(owners)} owners")
        need(link.start != link.end, f"a link leads from {link.start} to itself")
        need(bool(link.segments), f"a link from {link.start} without track")


def audit_unfinished(table: PhaseTable) -> None:
    """Nobody keeps an unfinished link that was not extended in this round or the one before.

    Once all have built it must have been in this one.
    """
    has_built = table.round is not None and table.round.name in ("goods", "income")
    oldest = table.round_number - (0 if has_built else 1)
    for link in links(table):
        if link.owner and not link.is_complete:
            need(
                oldest <= link.latest <= table.round_number,
                f"{link.owner} keeps a link from {link.start} that was extended in {link.latest}",
            )


def audit_track(table: PhaseTable) -> None:
    """All track is part of a link, and none runs off the board."""
    known = {segment for link in links(table) for segment in link.segments}
    for hex_ in table.board.hexes.values():
        if not hex_.tile or table.sites[hex_.id].colour:
            continue
        need(not hex_.face.exits & hex_.closed, f"track on {hex_.id} runs off the board")
        for number in range(len(hex_.face.tracks)):
            need((hex_.id, number) in known, f"track {number} on {hex_.id} is part of no link")
        need(
            is_place(table, hex_) == bool(hex_.face.places),
            f"a tile of the wrong kind on {hex_.id}",
        )


def audit_order(table: PhaseTable) -> None:
    """Everybody who is in the game has one place, and no action tile is taken twice."""
    playing = sorted(player.id for player in table.players if not player.is_out)
    if table.round_number:
        need(sorted(table.order) == playing, f"the order is {', '.join(table.order)}")
        need(table.round_number <= table.rounds_in_game, f"round {table.round_number}")
    taken = [player.action for player in table.players if player.action and not player.is_out]
    need(len(set(taken)) == len(taken), f"the action tiles taken are {taken}")


CHECKS: tuple[Callable[[PhaseTable], None], ...] = (
    audit_money,
    audit_tracks,
    audit_cubes,
    audit_tiles,
    audit_cities,
    audit_owners,
    audit_unfinished,
    audit_track,
    audit_order,
    audit_values,
)
