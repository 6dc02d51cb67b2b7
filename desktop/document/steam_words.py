"""What is done and what happens in a game of Steam, each in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from desktop.engine.actions import Action
from desktop.engine.news import Fact
from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.titles.steam.phase_table import PhaseTable

ACTIONS = {
    "bid_for_order": QT_TRANSLATE_NOOP("Action", "{player} bids {price}"),
    "free_pass": QT_TRANSLATE_NOOP("Action", "{player} passes and stays in the auction"),
    "raise_capital": QT_TRANSLATE_NOOP("Action", "{player} raises capital, {units} × $5"),
    "take_action.1": QT_TRANSLATE_NOOP("Action", "{player} takes tile 1, First player"),
    "take_action.2": QT_TRANSLATE_NOOP("Action", "{player} takes tile 2, First move"),
    "take_action.3": QT_TRANSLATE_NOOP("Action", "{player} takes tile 3, Engineer"),
    "take_action.4": QT_TRANSLATE_NOOP("Action", "{player} takes tile 4, First build"),
    "take_action.5": QT_TRANSLATE_NOOP("Action", "{player} takes tile 5, City growth"),
    "take_action.6": QT_TRANSLATE_NOOP("Action", "{player} takes tile 6, Locomotive"),
    "take_action.7": QT_TRANSLATE_NOOP("Action", "{player} takes tile 7, Urbanisation"),
    "take_action.5.declined": QT_TRANSLATE_NOOP(
        "Action", "{player} takes tile 5, City growth, and declines it"
    ),
    "take_action.7.declined": QT_TRANSLATE_NOOP(
        "Action", "{player} takes tile 7, Urbanisation, and declines it"
    ),
    "lay_track": QT_TRANSLATE_NOOP("Action", "{player} lays track on {hex} (tile {tile})"),
    "build_city": QT_TRANSLATE_NOOP("Action", "{player} builds a {colour} city on {hex}"),
    "grow_city": QT_TRANSLATE_NOOP("Action", "{player} lets {hex} grow"),
    "upgrade_locomotive": QT_TRANSLATE_NOOP("Action", "{player} upgrades locomotives"),
    "move_cube": QT_TRANSLATE_NOOP("Action", "{player} moves a {colour} cube from {hex}"),
    "take_points.income": QT_TRANSLATE_NOOP("Action", "{player} takes income"),
    "take_points.points": QT_TRANSLATE_NOOP("Action", "{player} takes victory points"),
}

NEWS = {
    "steam_round": QT_TRANSLATE_NOOP("News", "Round {cycle} of {rounds} begins"),
    "order_opener": QT_TRANSLATE_NOOP("News", "{player} opens the auction"),
    "order_bid": QT_TRANSLATE_NOOP("News", "{player} bids {price}"),
    "order_passed": QT_TRANSLATE_NOOP("News", "{player} passes"),
    "order_left": QT_TRANSLATE_NOOP("News", "{player} passes and takes place {place}"),
    "order_place": QT_TRANSLATE_NOOP(
        "News", "{player} gets place {place} in the turn order for {price}"
    ),
    "order_place.free": QT_TRANSLATE_NOOP(
        "News", "{player} gets place {place} in the turn order for nothing"
    ),
    "free_pass": QT_TRANSLATE_NOOP("News", "{player} passes and stays in the auction"),
    "order_drawn": QT_TRANSLATE_NOOP("News", "The turn order is drawn: {players}"),
    "next_order": QT_TRANSLATE_NOOP("News", "The turn order of the next round: {players}"),
    "money_given": QT_TRANSLATE_NOOP("News", "{player} starts with {amount}"),
    "borrowed": QT_TRANSLATE_NOOP("News", "{player} raises {amount}; income falls by {steps}"),
    "borrowed.points": QT_TRANSLATE_NOOP(
        "News", "{player} raises {amount} and loses victory points: {points}"
    ),
    "borrowed.both": QT_TRANSLATE_NOOP(
        "News", "{player} raises {amount}; income falls by {steps}, victory points by {points}"
    ),
    "no_capital": QT_TRANSLATE_NOOP("News", "{player} raises no capital"),
    "action_taken": QT_TRANSLATE_NOOP("News", "{player} takes the tile “{tile}”"),
    "action_paid": QT_TRANSLATE_NOOP("News", "{player} takes the tile “{tile}” for {cost}"),
    "action_declined": QT_TRANSLATE_NOOP(
        "News", "{player} takes the tile “{tile}” and declines its effect"
    ),
    "locomotive": QT_TRANSLATE_NOOP("News", "{player} has locomotives of level {level} now"),
    "track_laid.new": QT_TRANSLATE_NOOP(
        "News", "{player} lays track on {hex} (tile {tile}) for {cost}"
    ),
    "track_laid.upgraded": QT_TRANSLATE_NOOP(
        "News", "{player} improves the track on {hex} (tile {tile}) for {cost}"
    ),
    "track_laid.redirected": QT_TRANSLATE_NOOP(
        "News", "{player} redirects the track on {hex} (tile {tile}) for {cost}"
    ),
    "link_completed": QT_TRANSLATE_NOOP("News", "{player} completes the link {start} – {end}"),
    "link_completed.nobody": QT_TRANSLATE_NOOP(
        "News", "The link {start} – {end} is complete and belongs to nobody"
    ),
    "link_taken_over": QT_TRANSLATE_NOOP("News", "{player} takes over an unowned link: {start}"),
    "link_lost": QT_TRANSLATE_NOOP("News", "{player} loses an unfinished link: {start}"),
    "city_built": QT_TRANSLATE_NOOP("News", "{player} builds a {colour} city on {hex}: {cubes}"),
    "city_built.bare": QT_TRANSLATE_NOOP(
        "News", "{player} builds a {colour} city on {hex}, without cubes"
    ),
    "city_grown": QT_TRANSLATE_NOOP("News", "{player} lets {hex} grow: {cubes}"),
    "points_to_income": QT_TRANSLATE_NOOP("News", "{player} raises income by {count}"),
    "moved_nothing": QT_TRANSLATE_NOOP("News", "{player} moves nothing"),
    "income_received": QT_TRANSLATE_NOOP("News", "{player} receives {amount}"),
    "costs_paid": QT_TRANSLATE_NOOP("News", "{player} pays {amount}"),
    "income_given_up": QT_TRANSLATE_NOOP(
        "News", "{player} cannot pay and lowers income by {count}"
    ),
    "player_bankrupt": QT_TRANSLATE_NOOP(
        "News", "{player} cannot pay {amount}, is bankrupt and out of the game"
    ),
    "scored": QT_TRANSLATE_NOOP(
        "News", "{player} has {total}: {points} from goods, {for_income} income, {links} links"
    ),
    "won": QT_TRANSLATE_NOOP("News", "{player} wins"),
    "game_over.rounds": QT_TRANSLATE_NOOP("News", "The last round is over"),
    "game_over.last_player": QT_TRANSLATE_NOOP("News", "Only one player is left"),
}


class SteamWords:
    """Sentences with a count in them; lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("SteamWords", text, comment, n)

    @staticmethod
    def delivered(count: int) -> str:
        return SteamWords.tr(
            "{player} moves a {colour} cube {start} → {end} over %n link(s)", "", count
        )

    @staticmethod
    def points_to_victory(count: int) -> str:
        return SteamWords.tr("{player} gets %n victory point(s)", "", count)

    @staticmethod
    def points_given_up(count: int) -> str:
        return SteamWords.tr("{player} cannot pay and gives up %n victory point(s)", "", count)


COUNTED = {
    "delivered": SteamWords.delivered,
    "points_to_victory": SteamWords.points_to_victory,
    "points_given_up": SteamWords.points_given_up,
}

_Facts = Mapping[str, Fact]
VARIANTS: dict[str, Callable[[_Facts], str]] = {
    "game_over": lambda facts: str(facts["reason"]),
    "order_place": lambda facts: "" if facts["price"] else "free",
    "track_laid": lambda facts: str(facts["how"]),
    "link_completed": lambda facts: "" if facts["player"] else "nobody",
    "city_built": lambda facts: "" if facts["cubes"] else "bare",
    "borrowed": lambda facts: "" if not facts["points"] else "both" if facts["steps"] else "points",
}


def action_key(table: PhaseTable, action: Action) -> str:
    """Which of several sentences an action of this kind takes."""
    kind = action.kind
    if kind == "take_action":
        declined = ".declined" if getattr(action, "declined", False) else ""
        return f"{kind}.{getattr(action, 'number', 0)}{declined}"
    if kind == "take_points":
        return f"{kind}.{getattr(action, 'how', '')}"
    return kind
