"""How Steam is spoken of."""

from __future__ import annotations

from desktop.document import steam_names as names
from desktop.document import steam_words as words
from desktop.document.speech import Speech
from desktop.engine.refusal import QT_TRANSLATE_NOOP

ROUNDS = {
    "steam": QT_TRANSLATE_NOOP("Round", "Round {cycle}"),
    "place_auction": QT_TRANSLATE_NOOP("Round", "Auction of the first turn order"),
    "capital": QT_TRANSLATE_NOOP("Round", "Round {cycle}: capital"),
    "order_auction": QT_TRANSLATE_NOOP("Round", "Round {cycle}: turn order"),
    "actions": QT_TRANSLATE_NOOP("Round", "Round {cycle}: action tiles"),
    "build": QT_TRANSLATE_NOOP("Round", "Round {cycle}: laying track"),
    "goods": QT_TRANSLATE_NOOP("Round", "Round {cycle}: moving goods, {number} of 2"),
    "income": QT_TRANSLATE_NOOP("Round", "Round {cycle}: income"),
}
ROUNDS_SHORT = {
    "steam": QT_TRANSLATE_NOOP("Round", "R {cycle}"),
    "place_auction": QT_TRANSLATE_NOOP("Round", "Auction"),
    "capital": QT_TRANSLATE_NOOP("Round", "R {cycle}, capital"),
    "order_auction": QT_TRANSLATE_NOOP("Round", "R {cycle}, order"),
    "actions": QT_TRANSLATE_NOOP("Round", "R {cycle}, actions"),
    "build": QT_TRANSLATE_NOOP("Round", "R {cycle}, track"),
    "goods": QT_TRANSLATE_NOOP("Round", "R {cycle}, goods {number}"),
    "income": QT_TRANSLATE_NOOP("Round", "R {cycle}, income"),
}
STEPS = {
    "place_auction": QT_TRANSLATE_NOOP("Step", "the auction of the first turn order"),
    "capital": QT_TRANSLATE_NOOP("Step", "raising capital"),
    "order_auction": QT_TRANSLATE_NOOP("Step", "the auction of the turn order"),
    "take_action": QT_TRANSLATE_NOOP("Step", "choosing an action tile"),
    "actions": QT_TRANSLATE_NOOP("Step", "choosing an action tile"),
    "build": QT_TRANSLATE_NOOP("Step", "building track"),
    "move_goods": QT_TRANSLATE_NOOP("Step", "moving goods"),
    "take_points": QT_TRANSLATE_NOOP("Step", "income or victory points"),
    "goods": QT_TRANSLATE_NOOP("Step", "moving goods"),
    "income": QT_TRANSLATE_NOOP("Step", "income and costs"),
}

STEAM = Speech(
    actions=words.ACTIONS,
    news=words.NEWS,
    rounds=ROUNDS,
    rounds_short=ROUNDS_SHORT,
    steps=STEPS,
    action_key=words.action_key,
    news_variants=words.VARIANTS,
    counted_news=words.COUNTED,
    complete_news=names.complete_news,
    hex_name=names.hex_name,
    layout=lambda table: str(table.board.layout),
    names={
        "hex": names.place_name,
        "place": names.place_name,
        "start": names.place_name,
        "end": names.place_name,
        "colour": names.cube_name,
        "cube": names.cube_name,
        "cubes": names.cube_names,
        "tile": names.tile_name,
        "owner": names.owner_name,
        "players": names.player_names,
    },
    round_news=("steam_round",),
    log_kinds={
        "order": (
            "order_opener",
            "order_bid",
            "order_passed",
            "order_left",
            "order_place",
            "free_pass",
            "order_drawn",
            "next_order",
            "action_taken",
            "action_paid",
            "action_declined",
        ),
        "track": (
            "track_laid",
            "link_completed",
            "link_taken_over",
            "link_lost",
            "city_built",
            "city_grown",
        ),
        "goods": (
            "delivered",
            "points_to_income",
            "points_to_victory",
            "locomotive",
            "moved_nothing",
        ),
        "money": (
            "borrowed",
            "no_capital",
            "money_given",
            "income_received",
            "costs_paid",
            "points_given_up",
            "income_given_up",
            "player_bankrupt",
        ),
    },
    log_names={
        "order": QT_TRANSLATE_NOOP("Log", "Order and action tiles"),
        "track": QT_TRANSLATE_NOOP("Log", "Track and cities"),
        "goods": QT_TRANSLATE_NOOP("Log", "Goods"),
        "money": QT_TRANSLATE_NOOP("Log", "Money"),
    },
    spending={
        "order_place": "price",
        "action_paid": "cost",
        "track_laid": "cost",
        "costs_paid": "amount",
    },
    earning={"income_received": "amount", "borrowed": "amount", "money_given": "amount"},
)
