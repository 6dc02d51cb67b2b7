"""The switches of 1846: editions, the game for two, and what 18xx.games does differently."""

from __future__ import annotations

from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.engine.setup import Setup, SetupError
from desktop.engine.title import Option

SECOND_EDITION = "second_edition"
SECOND_EDITION_KEPT = "second_edition_kept"
TWO_PLAYERS = "two_players"
ISSUE_BEFORE_DIVIDENDS = "issue_before_dividends"
STEAMBOAT_FOR_INDEPENDENTS = "steamboat_for_independents"
IDLE_TRAINS = "idle_trains"
PRIVATES_COUNT = "privates_count"

OPTIONS = (
    Option(
        SECOND_EDITION,
        QT_TRANSLATE_NOOP(
            "Option",
            "The privates of the second edition, Boomtown and Little Miami, are in the box; one "
            "more card of each group is removed",
        ),
        "1846.d1",
    ),
    Option(
        SECOND_EDITION_KEPT,
        QT_TRANSLATE_NOOP("Option", "Boomtown, Little Miami and the C&O are never removed"),
        "1846.d1",
    ),
    Option(
        TWO_PLAYERS,
        QT_TRANSLATE_NOOP("Option", "The unofficial game for two, as played on 18xx.games"),
        "1846.d10",
    ),
    Option(
        ISSUE_BEFORE_DIVIDENDS,
        QT_TRANSLATE_NOOP(
            "Option", "Shares are issued or redeemed at any time before dividends are decided"
        ),
        "1846.d2",
        peer=True,
    ),
    Option(
        STEAMBOAT_FOR_INDEPENDENTS,
        QT_TRANSLATE_NOOP("Option", "The steamboat of a player may serve an independent railroad"),
        "1846.d3",
        peer=True,
    ),
    Option(
        IDLE_TRAINS,
        QT_TRANSLATE_NOOP("Option", "A company with a train and a route need not run"),
        "1846.or.turn",
        peer=True,
    ),
    Option(
        PRIVATES_COUNT,
        QT_TRANSLATE_NOOP("Option", "Open private companies count with their face value"),
        "1846.score",
        peer=True,
    ),
)


def check_setup(setup: Setup) -> None:
    """Two people need the game for two, and only they can play it."""
    for_two = TWO_PLAYERS in setup.options
    if len(setup.players) == 2 and not for_two:
        raise SetupError("1846 is for 3 to 5 players; for two, choose the option two_players")
    if for_two and len(setup.players) != 2:
        raise SetupError("the option two_players is for two players")
    if {SECOND_EDITION, SECOND_EDITION_KEPT} <= setup.options:
        raise SetupError("second_edition and second_edition_kept exclude each other")
