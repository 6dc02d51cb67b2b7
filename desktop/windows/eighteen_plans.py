"""Where the docks of 18xx games stand at first."""

from __future__ import annotations

from desktop.engine.table import Table
from desktop.windows.arrangement import TURN, Plan

SHARES, OPERATING, OTHER = "shares", "operating", "other"
CHART = "operating_chart"  # the same with a market of several rows, too high for below the board

PLANS = {
    (OPERATING, False): Plan(
        ((TURN, ("charter",), ("players", "companies", "market", "trains", "log", "history")),),
    ),
    (SHARES, False): Plan(
        ((TURN, ("log", "players", "companies", "trains", "history")),),
        above="market",
        beside=(("holdings",),),
        above_height=0.42,
        beside_width=0.38,
    ),
    (OTHER, False): Plan(
        ((TURN, ("players", "companies", "market", "trains", "log", "history")),),
    ),
    (OPERATING, True): Plan(
        (
            (TURN, ("charter",), ("history", "holdings"), ("prices",)),
            (("players",), ("companies",), ("trains",), ("log",), ("worth",)),
        ),
        below="market",
        heights=((0, 0, 400, 380), (248, 292, 200, 240, 250)),
    ),
    (SHARES, True): Plan(
        (
            (TURN, ("log", "history")),
            (("players",), ("companies",), ("trains",), ("worth",)),
        ),
        above="market",
        beside=(("holdings",), ("prices",)),
        heights=((0, 600), (248, 292, 200, 480), (380, 520)),
        above_height=0.24,
        beside_width=0.265,
    ),
    (OTHER, True): Plan(
        (
            (TURN, ("log", "history")),
            (("players",), ("companies",), ("trains",), ("worth",)),
        ),
        below="market",
        heights=((0, 600), (248, 340, 310, 330)),
    ),
}


PLANS[CHART, False] = PLANS[OPERATING, False]
PLANS[CHART, True] = Plan(
    (
        (TURN, ("charter",), ("history", "holdings"), ("market", "prices")),
        (("players",), ("companies",), ("trains",), ("log",), ("worth",)),
    ),
    heights=((0, 0, 400, 380), (248, 310, 200, 230, 240)),
)


def kind_of_round(table: Table) -> str:
    """What the table is about now: shares on a market, a company at work, or something else."""
    name = table.round.name if table.round is not None else ""
    if name == "stock" and getattr(table, "market", None) is not None:
        return SHARES
    if name != "operating":
        return OTHER
    market = getattr(table, "market", None)
    return CHART if market is not None and len(market.rows) > 1 else OPERATING
