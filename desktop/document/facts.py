"""Facts made readable: every fact of an action, of news or of a refusal, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from desktop.document import naming
from desktop.document.eighteen_names import SOURCES
from desktop.document.speeches import every_step, speech_of
from desktop.engine.news import Fact
from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.engine.table import Table
from desktop.i18n import money

ACTORS = frozenset(
    [
        "player",
        "payer",
        "actor",
        "who",
        "owner",
        "company",
        "corporation",
        "private",
        "minor",
        "holder",
        "seller",
        "buyer",
        "id",
    ]
)
PLACES = frozenset(["hex", "place", "other", "item", "start", "end"])

PAYOUTS = {
    "full": QT_TRANSLATE_NOOP("Payout", "in full"),
    "half": QT_TRANSLATE_NOOP("Payout", "by half"),
    "none": QT_TRANSLATE_NOOP("Payout", "not at all"),
}
COLOURS = {
    # … tile
    "white": QT_TRANSLATE_NOOP("Colour", "white"),
    "yellow": QT_TRANSLATE_NOOP("Colour", "yellow"),
    "green": QT_TRANSLATE_NOOP("Colour", "green"),
    "brown": QT_TRANSLATE_NOOP("Colour", "brown"),
    "gray": QT_TRANSLATE_NOOP("Colour", "grey"),
    "red": QT_TRANSLATE_NOOP("Colour", "red"),
    "blue": QT_TRANSLATE_NOOP("Colour", "blue"),
}
STEPS = {
    "draft": QT_TRANSLATE_NOOP("Step", "the draft"),
    "trade_shares": QT_TRANSLATE_NOOP("Step", "buying and selling shares"),
    "steamboat": QT_TRANSLATE_NOOP("Step", "the steamboat"),
    "power_marker": QT_TRANSLATE_NOOP("Step", "the marker of a private company"),
    "power_token": QT_TRANSLATE_NOOP("Step", "the station of a private company"),
    "power_track": QT_TRANSLATE_NOOP("Step", "the track of a private company"),
    "distribution": QT_TRANSLATE_NOOP("Step", "the sale of private and minor companies"),
    "auction": QT_TRANSLATE_NOOP("Step", "the auction"),
    "national_par": QT_TRANSLATE_NOOP("Step", "the par value of the national railway"),
    "give_certificates": QT_TRANSLATE_NOOP("Step", "certificates for the presidency"),
    "give_certificates_now": QT_TRANSLATE_NOOP("Step", "certificates for the presidency"),
    "merger": QT_TRANSLATE_NOOP("Step", "the merger"),
    "copper_canyon": QT_TRANSLATE_NOOP("Step", "the Copper Canyon tile"),
    "lay_track": QT_TRANSLATE_NOOP("Step", "laying track"),
    "place_station": QT_TRANSLATE_NOOP("Step", "placing a station"),
    "buy_private": QT_TRANSLATE_NOOP("Step", "buying a private company"),
    "issue_shares": QT_TRANSLATE_NOOP("Step", "issuing or redeeming shares"),
    "track_and_token": QT_TRANSLATE_NOOP("Step", "track and stations"),
    "run_trains": QT_TRANSLATE_NOOP("Step", "running trains"),
    "dividend": QT_TRANSLATE_NOOP("Step", "dividends"),
    "discard_train": QT_TRANSLATE_NOOP("Step", "discarding a train"),
    "buy_train": QT_TRANSLATE_NOOP("Step", "buying trains"),
    "last_offers": QT_TRANSLATE_NOOP("Step", "private companies at the end of the turn"),
    "stock": QT_TRANSLATE_NOOP("Step", "the stock round"),
    "operating": QT_TRANSLATE_NOOP("Step", "the operating round"),
}


def _word(context: str, words: Mapping[str, str], key: str) -> str:
    return QCoreApplication.translate(context, words[key]) if key in words else key


def step_name(name: str) -> str:
    known = STEPS | every_step()
    return _word("Step", known, name) if name in known else name.replace("_", " ")


def colour_name(name: str) -> str:
    return _word("Colour", COLOURS, name)


def payout_name(how: str) -> str:
    return _word("Payout", PAYOUTS, how)


def _actors(table: Table | None, value: str) -> str:
    return ", ".join(naming.actor_name(table, id) for id in value.split(", "))


def _moneys(table: Table | None, value: str) -> str:
    return ", ".join(money.money(int(n)) if n.isdecimal() else n for n in value.split(", "))


_BY_NAME: dict[str, Callable[[Table | None, str], str]] = {
    **dict.fromkeys(ACTORS, _actors),
    **dict.fromkeys(PLACES, naming.place_name),
    "where": naming.track_name,
    "prices": _moneys,
    "source": lambda table, value: _word("Source", SOURCES, value),
    "step": lambda table, value: step_name(value),
    "colour": lambda table, value: colour_name(value),
    "next": lambda table, value: colour_name(value),
    "how": lambda table, value: payout_name(value),
    "modes": lambda table, value: ", ".join(map(payout_name, value.split(", "))),
}


def readable(
    table: Table | None, facts: Mapping[str, Fact], also_money: frozenset[str] = frozenset()
) -> dict[str, str]:
    """Every fact as a sentence shows it."""
    result = {}
    speech = speech_of(table)
    for name, value in facts.items():
        if type(value) is int:
            if name in speech.money or name in also_money:
                result[name] = money.money(value)
            elif name == "side":
                result[name] = naming.side_name(table, value)
            else:
                result[name] = money.number(value)
        else:
            make = speech.names.get(name) if table is not None else None
            make = make or _BY_NAME.get(name)
            text = str(value)
            # Two trains share track; two hexes are joined.
            if name == "other" and "train" in facts:
                make = naming.train_name
            result[name] = make(table, text) if make is not None else text
    return result


def sentence(text: str, facts: Mapping[str, str]) -> str:
    """Facts put into their places, and the sentence begun with a capital."""
    made = text.format(**facts).replace(" %", f"{money.NO_BREAK_SPACE}%")
    return made[:1].upper() + made[1:]
