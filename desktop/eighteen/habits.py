"""How a random player of 18xx games behaves: often enough sensibly that games come to an end."""

from __future__ import annotations

from collections.abc import Callable

from desktop.eighteen.actions import (
    BuyShare,
    BuyTrain,
    FoundCorporation,
    PayDividend,
    PlaceBid,
    SellShares,
)
from desktop.engine.actions import Action
from desktop.engine.random_play import Dice, RandomPlayer

# By kind of action; a step offers a few kinds at a time. Others weigh 10.
WEIGHTS = {
    "pass": 8,
    "buy_share": 60,
    "found_corporation": 30,
    "sell_shares": 2,
    "issue_shares": 4,
    "redeem_shares": 3,
    "lay_tile": 80,
    "place_token": 20,
    "place_marker": 6,
    "name_beneficiary": 20,
    "buy_private": 12,
    "buy_train": 60,
    "run_trains": 200,
}
# Everybody's alike: these would draw out a game without adding to it.
STEADY = {"buy_card": 30, "place_bid": 8, "trade_private": 1}

DIVIDENDS = {"full": 6, "half": 4, "none": 1}


def weights_of(dice: Dice) -> dict[str, int]:
    """Nobody plays like the others: each weight is halved, kept or doubled; a few sell out."""
    weights = {kind: weight * (1, 2, 4)[dice.below(3)] // 2 for kind, weight in WEIGHTS.items()}
    if dice.below(8) == 0:
        weights["sell_shares"] *= 20
    return weights | STEADY


def taste_of(dice: Dice) -> Callable[[Action], int]:
    """Some found their corporations cheaply, some dearly, some do not care."""
    thrift = dice.below(3)

    def taste(action: Action) -> int:
        if isinstance(action, FoundCorporation):
            return (1, action.price, max(1, 200 - action.price))[thrift]
        if isinstance(action, PayDividend):
            return DIVIDENDS.get(action.how, 1)
        if isinstance(action, PlaceBid):
            return max(1, 200 - action.price)
        if isinstance(action, BuyTrain):  # 1: what the trains of others are offered from
            return 8 if action.price > 1 else 1
        if isinstance(action, BuyShare):
            return 3 if action.source == "treasury" else 1
        if isinstance(action, SellShares):
            return 100 - action.percent
        return 1

    return taste


def random_player(seed: int) -> RandomPlayer:
    """A player with habits of his own: the same for the same seed."""
    dice = Dice(seed)
    return RandomPlayer(seed, weights_of(dice), taste_of(dice))
