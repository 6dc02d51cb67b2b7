"""Why a cube cannot be moved as somebody wished: the rule that its way breaks first."""

from __future__ import annotations

from collections import Counter

from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.steam.actions import MoveCube
from desktop.titles.steam.links import Link, departures
from desktop.titles.steam.table import SteamTable

NO_CUBE = QT_TRANSLATE_NOOP("Refusal", "There is no {cube} cube in {hex}")
NO_LINK = QT_TRANSLATE_NOOP("Refusal", "No completed link leaves {hex} on that side")
TOO_FAR = QT_TRANSLATE_NOOP(
    "Refusal", "The locomotives of {player} go {most} links far, not {count}"
)
TWICE = QT_TRANSLATE_NOOP("Refusal", "The cube would come through {hex} twice")
STOPS_BEFORE = QT_TRANSLATE_NOOP("Refusal", "The {cube} cube would stop in {hex} already")
NOT_WANTED = QT_TRANSLATE_NOOP("Refusal", "A {cube} cube is not wanted in {hex}")
NO_OWN_LINK = QT_TRANSLATE_NOOP("Refusal", "{player} must use at least one own link")
TOO_MANY_OF = QT_TRANSLATE_NOOP(
    "Refusal", "{player} uses {count} own links and may not use {links} of {owner}"
)


def reason_against(table: SteamTable, action: MoveCube) -> Refusal:
    """The first rule that this way is against."""
    colour = action.colour[:20]
    site = table.sites.get(action.hex)
    if site is None or action.colour not in site.cubes:
        return Refusal(NO_CUBE, "steam.move.dest", cube=colour, hex=action.hex[:20])
    level = table.player(action.player).level
    if len(action.exits) > level:
        count = len(action.exits)
        return Refusal(TOO_FAR, "steam.move.length", player=action.player, most=level, count=count)
    places, used = [action.hex], list[Link]()
    for side in action.exits:
        here = places[-1]
        if len(places) > 1 and table.sites[here].colour == action.colour:
            return Refusal(STOPS_BEFORE, "steam.move.dest", cube=colour, hex=here)
        link = departures(table).get(here, {}).get(side)
        if link is None:
            return Refusal(NO_LINK, "steam.move.length", hex=here)
        if link.other(here) in places:
            return Refusal(TWICE, "steam.move.dest", hex=link.other(here))
        places.append(link.other(here))
        used.append(link)
    if len(places) == 1 or table.sites[places[-1]].colour != action.colour:
        return Refusal(NOT_WANTED, "steam.move.dest", cube=colour, hex=places[-1])
    return _unfair(action.player, used)


def _unfair(player: str, used: list[Link]) -> Refusal:
    """steam.move.own"""
    counts = Counter(link.owner for link in used)
    own = counts[player]
    if not own:
        return Refusal(NO_OWN_LINK, "steam.move.own", player=player)
    owner = next(id for id, count in counts.items() if id and count > own)
    return Refusal(
        TOO_MANY_OF, "steam.move.own", player=player, count=own, links=counts[owner], owner=owner
    )
