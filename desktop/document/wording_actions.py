"""What somebody does in an 18xx game, in one sentence: the texts of undo, redo and the tree."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.document.eighteen_names import share_source
from desktop.document.speech import is_player
from desktop.eighteen.shares import SHARE
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action
from desktop.engine.refusal import QT_TRANSLATE_NOOP

ACTIONS = {
    "pass": QT_TRANSLATE_NOOP("Action", "{who} passes"),
    "pass.company": QT_TRANSLATE_NOOP("Action", "{who} goes on"),
    "end_game": QT_TRANSLATE_NOOP("Action", "The players end the game"),
    "draft_card": QT_TRANSLATE_NOOP("Action", "{player} takes {card}"),
    "draft_card.hidden": QT_TRANSLATE_NOOP("Action", "{player} keeps a card"),
    "buy_card": QT_TRANSLATE_NOOP("Action", "{player} buys {card}"),
    "place_bid": QT_TRANSLATE_NOOP("Action", "{player} bids {price} for {card}"),
    "trade_private": QT_TRANSLATE_NOOP("Action", "{buyer} buys {private} for {price}"),
    "found_corporation": QT_TRANSLATE_NOOP("Action", "{player} founds {corporation} at {price}"),
    "buy_share.treasury": QT_TRANSLATE_NOOP(
        "Action", "{player} buys a share of {corporation} from its treasury"
    ),
    "buy_share.offering": QT_TRANSLATE_NOOP(
        "Action", "{player} buys a share of {corporation} from the initial offering"
    ),
    "buy_share.market": QT_TRANSLATE_NOOP(
        "Action", "{player} buys a share of {corporation} from the market"
    ),
    "buy_share.half": QT_TRANSLATE_NOOP(
        "Action", "{player} buys {percent} % of {corporation} from the market"
    ),
    "sell_shares": QT_TRANSLATE_NOOP("Action", "{player} sells {percent} % of {corporation}"),
    "lay_tile": QT_TRANSLATE_NOOP("Action", "{company} lays tile {tile} on {hex}"),
    "place_token": QT_TRANSLATE_NOOP("Action", "{company} places a station on {hex}"),
    "place_marker": QT_TRANSLATE_NOOP("Action", "The marker of {private} goes to {hex}"),
    "name_beneficiary": QT_TRANSLATE_NOOP("Action", "{private} serves {company}"),
    "run_trains": QT_TRANSLATE_NOOP("Action", "{company} runs its trains"),
    "run_trains.none": QT_TRANSLATE_NOOP("Action", "{company} runs no train"),
    "pay_dividend.full": QT_TRANSLATE_NOOP("Action", "{corporation} pays out its revenue"),
    "pay_dividend.half": QT_TRANSLATE_NOOP("Action", "{corporation} pays out half"),
    "pay_dividend.none": QT_TRANSLATE_NOOP("Action", "{corporation} withholds its revenue"),
    "buy_train": QT_TRANSLATE_NOOP("Action", "{corporation} buys a train {config} for {price}"),
    "discard_train": QT_TRANSLATE_NOOP("Action", "{corporation} discards a train {train}"),
    "buy_private": QT_TRANSLATE_NOOP("Action", "{corporation} buys {private} for {price}"),
    "declare_bankruptcy": QT_TRANSLATE_NOOP("Action", "The president of {corporation} is bankrupt"),
    "give_certificates.whole": QT_TRANSLATE_NOOP(
        "Action", "{player} gives 10 % certificates for the presidency of {corporation}"
    ),
    "give_certificates.half": QT_TRANSLATE_NOOP(
        "Action", "{player} gives 5 % certificates for the presidency of {corporation}"
    ),
    "merge": QT_TRANSLATE_NOOP("Action", "{corporation} merges into the national railway"),
    "replace_station": QT_TRANSLATE_NOOP("Action", "{corporation} takes over a station on {hex}"),
}


class ActionWords:
    """Sentences with a count in them; lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("ActionWords", text, comment, n)

    @staticmethod
    def issue_shares(count: int) -> str:
        return ActionWords.tr("{corporation} issues %n share(s)", "", count)

    @staticmethod
    def redeem_shares(count: int) -> str:
        return ActionWords.tr("{corporation} redeems %n share(s)", "", count)


COUNTED = {
    "issue_shares": ActionWords.issue_shares,
    "redeem_shares": ActionWords.redeem_shares,
}


def action_key(table: EighteenTable, action: Action) -> str:
    """Which of several sentences an action of this kind takes."""
    kind = action.kind
    if kind == "pass":
        return kind if is_player(table, action.actor) else "pass.company"
    if kind == "draft_card":
        return kind if getattr(table, "for_two", False) else "draft_card.hidden"
    if kind == "run_trains":
        return kind if getattr(action, "runs", ()) else "run_trains.none"
    if kind == "buy_share":
        is_half = getattr(action, "percent", SHARE) < SHARE
        source = share_source(table, getattr(action, "source", ""))
        return f"{kind}.half" if is_half else f"{kind}.{source}"
    if kind == "give_certificates":
        return f"{kind}.half" if getattr(action, "halves", 0) else f"{kind}.whole"
    if kind == "pay_dividend":
        return f"{kind}.{getattr(action, 'how', '')}"
    return kind
