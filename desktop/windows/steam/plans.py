"""Where the docks of Steam stand at first, in each kind of phase."""

from __future__ import annotations

from desktop.titles.steam.phase_table import PhaseTable
from desktop.windows.arrangement import TURN, Plan

ORDER, BUILD, GOODS = "steam_order", "steam_build", "steam_goods"
BUILDING, MOVING = frozenset({"build"}), frozenset({"goods", "income"})

_LEFT = (("tracks",), ("supply", "tiles"))
_SECOND = (("players",), ("actions",), ("log",), ("score", "income"))

PLANS = {
    (ORDER, False): Plan(((TURN, ("players", "tracks", "supply", "actions", "log", "history")),)),
    (BUILD, False): Plan(((TURN, ("players", "supply", "tracks", "tiles", "log", "history")),)),
    (GOODS, False): Plan(((TURN, ("players", "tracks", "supply", "score", "log", "history")),)),
    (ORDER, True): Plan(
        ((TURN, ("history",)), _SECOND),
        beside=_LEFT,
        heights=((0, 500), (216, 390, 330, 340), (860, 420)),
        beside_width=0.155,
    ),
    (BUILD, True): Plan(
        ((TURN, ("history",)), _SECOND),
        beside=(("supply",), ("tracks",)),
        heights=((0, 500), (216, 390, 330, 340), (420, 860)),
        beside_width=0.155,
    ),
    (GOODS, True): Plan(
        ((TURN, ("history",)), (("players",), ("log",), ("score",), ("income",))),
        beside=_LEFT,
        heights=((0, 500), (216, 400, 360, 300), (860, 420)),
        beside_width=0.155,
    ),
}


def kind_of_round(table: PhaseTable) -> str:
    name = table.round.name if table.round is not None else ""
    if name in BUILDING:
        return BUILD
    return GOODS if name in MOVING else ORDER
