"""How 18xx games are spoken of."""

from __future__ import annotations

from desktop.document import eighteen_names as names
from desktop.document import wording_actions, wording_news
from desktop.document.speech import Speech
from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.i18n.money import money

ROUNDS = {
    "draft": QT_TRANSLATE_NOOP("Round", "Draft"),
    "stock": QT_TRANSLATE_NOOP("Round", "Stock round {cycle}"),
    "operating": QT_TRANSLATE_NOOP("Round", "Operating round {cycle}.{number}"),
}
ROUNDS_SHORT = {
    "draft": QT_TRANSLATE_NOOP("Round", "Draft"),
    "stock": QT_TRANSLATE_NOOP("Round", "SR {cycle}"),
    "operating": QT_TRANSLATE_NOOP("Round", "OR {cycle}.{number}"),
}

EIGHTEEN = Speech(
    actions=wording_actions.ACTIONS,
    news=wording_news.NEWS,
    rounds=ROUNDS,
    rounds_short=ROUNDS_SHORT,
    action_key=wording_actions.action_key,
    news_variants=wording_news.VARIANTS,
    counted_actions=wording_actions.COUNTED,
    counted_news=wording_news.COUNTED,
    complete_news=wording_news.complete_news,
    actor_name=names.actor_name,
    decider=names.decider,
    hex_name=names.hex_name,
    layout=lambda table: str(table.board.layout),
    names={
        "train": names.train_name,
        "card": names.card_name,
        "first": names.card_name,
        "certificate": names.certificate_name,
        "source": names.source_name,
    },
    result=money,
    round_news=("stock_round", "operating_round"),
    log_kinds={
        "shares": (
            "founded",
            "bought",
            "sold",
            "issued",
            "redeemed",
            "president",
            "priority",
            "passed",
        ),
        "track": ("tile", "token", "marker", "beneficiary", "track_done"),
        "money": ("ran", "dividend", "minor_paid", "income", "price", "helped"),
        "trains": ("train", "scrapped", "discarded", "phase"),
        "privates": ("drafted", "draft_passed", "card_bought", "private_bought"),
    },
    log_names={
        "shares": QT_TRANSLATE_NOOP("Log", "Shares"),
        "track": QT_TRANSLATE_NOOP("Log", "Track and stations"),
        "money": QT_TRANSLATE_NOOP("Log", "Income"),
        "trains": QT_TRANSLATE_NOOP("Log", "Trains"),
        "privates": QT_TRANSLATE_NOOP("Log", "Private companies"),
    },
    spending={
        "tile": "cost",
        "token": "cost",
        "train": "price",
        "bought": "amount",
        "card_bought": "price",
        "redeemed": "amount",
        "private_bought": "price",
        "helped": "amount",
    },
    earning={
        "income": "amount",
        "sold": "amount",
        "issued": "amount",
        "ran": "revenue",
    },
)
