"""The ways to play Steam."""

from __future__ import annotations

from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.engine.setup import Setup, SetupError
from desktop.engine.title import Mode, Option

STANDARD = "standard"
FIRST_GAME = "first_game"
NOVICE = "novice"

OPTIONS = (
    Option(
        STANDARD,
        QT_TRANSLATE_NOOP(
            "Option",
            "Standard game: capital is raised once a round, the order is auctioned every round, "
            "and locomotives cost upkeep",
        ),
        "steam.std.diff",
        mode=Mode(
            off=QT_TRANSLATE_NOOP("Option", "Base game"),
            on=QT_TRANSLATE_NOOP("Option", "Standard game"),
            off_text=QT_TRANSLATE_NOOP(
                "Option",
                "Base game: money is raised when it is needed, action tiles cost money, "
                "and their numbers are the order of the next round",
            ),
        ),
    ),
    Option(
        FIRST_GAME,
        QT_TRANSLATE_NOOP(
            "Option",
            "Base game: the first order is drawn, with $1 for the second player, $2 for the third "
            "and so on",
        ),
        "steam.order.first_game",
    ),
    Option(
        NOVICE,
        QT_TRANSLATE_NOOP(
            "Option", "Standard game: money for track and upkeep may be raised when it is needed"
        ),
        "steam.std.novice",
    ),
)


def check(setup: Setup) -> None:
    """Which of them go together."""
    if STANDARD in setup.options:
        if FIRST_GAME in setup.options:
            raise SetupError("the first order is drawn in every standard game, without money")
    elif NOVICE in setup.options:
        raise SetupError("in the base game money is raised when it is needed anyway")
