"""The switches of 18MEX: the optional rules of section 8, and what 18xx.games does differently."""

from __future__ import annotations

from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.engine.title import Option

TRIPLE_YELLOW = "triple_yellow"
EARLY_KCMO = "early_kcmo"
LATE_MINORS = "late_minors"
HARD_RUST = "hard_rust"

CANYON_CLOSES = "canyon_closes"
LOWEST_BIDDER = "lowest_bidder"
FLAT_DISTRIBUTION = "flat_distribution"
HALF_ROUNDED_UP = "half_rounded_up"
CHANGE_ROUNDED_DOWN = "change_rounded_down"
BUYERS_TURN = "buyers_turn"
WHOLES_GIVEN = "wholes_given"
BOTH_REPLACED = "both_replaced"
MINOR_HOME_FIRST = "minor_home_first"
RUNS_AS_DECLARED = "runs_as_declared"
OBSOLETE_UNCOUNTED = "obsolete_uncounted"

OPTIONS = (
    Option(
        TRIPLE_YELLOW,
        QT_TRANSLATE_NOOP(
            "Option", "A major company may lay three yellow tiles in its first operating turn"
        ),
        "mex.opt.a_three_yellow",
    ),
    Option(
        EARLY_KCMO,
        QT_TRANSLATE_NOOP(
            "Option", "A major company may buy the KCM&O before phase 3, for at most $40"
        ),
        "mex.opt.b_early_kcmo",
    ),
    Option(
        LATE_MINORS,
        QT_TRANSLATE_NOOP(
            "Option", "The minor companies close at the start of the next stock round"
        ),
        "mex.opt.c_delay_minors",
    ),
    Option(
        HARD_RUST,
        QT_TRANSLATE_NOOP("Option", "The second 6-train takes all 4-trains off the table at once"),
        "mex.opt.d_hard_rust",
    ),
    Option(
        CANYON_CLOSES,
        QT_TRANSLATE_NOOP("Option", "Laying the Copper Canyon tile closes the KCM&O"),
        "mex.d1",
        peer=True,
    ),
    Option(
        LOWEST_BIDDER,
        QT_TRANSLATE_NOOP(
            "Option", "In an auction the lowest bidder is asked next, and who passes is out"
        ),
        "mex.d2",
        peer=True,
    ),
    Option(
        FLAT_DISTRIBUTION,
        QT_TRANSLATE_NOOP(
            "Option",
            "When all pass before every card is sold, incomes are paid, minors bring $15 twice, "
            "and the sale goes on",
        ),
        "mex.d3",
        peer=True,
    ),
    Option(
        HALF_ROUNDED_UP,
        QT_TRANSLATE_NOOP("Option", "A 5 % certificate costs half the price rounded up"),
        "mex.d5",
        peer=True,
    ),
    Option(
        CHANGE_ROUNDED_DOWN,
        QT_TRANSLATE_NOOP("Option", "Selling 5 % by taking change brings half rounded down"),
        "mex.d6",
        peer=True,
    ),
    Option(
        BUYERS_TURN,
        QT_TRANSLATE_NOOP(
            "Option",
            "Players sell each other private companies only as the buyer's purchase, and never "
            "the MNR",
        ),
        "mex.d8",
        peer=True,
    ),
    Option(
        WHOLES_GIVEN,
        QT_TRANSLATE_NOOP(
            "Option", "A new president of NdM gives 10 % certificates before 5 % ones"
        ),
        "mex.d10",
        peer=True,
    ),
    Option(
        BOTH_REPLACED,
        QT_TRANSLATE_NOOP(
            "Option",
            "Where NdM has the home city already, it replaces two other stations of the merged "
            "company",
        ),
        "mex.d11",
        peer=True,
    ),
    Option(
        MINOR_HOME_FIRST,
        QT_TRANSLATE_NOOP(
            "Option", "A minor lays track only once it could pay for a tile in its home city"
        ),
        "mex.d13",
        peer=True,
    ),
    Option(
        RUNS_AS_DECLARED,
        QT_TRANSLATE_NOOP("Option", "A minor need not run for the most"),
        "mex.d16",
        peer=True,
    ),
    Option(
        OBSOLETE_UNCOUNTED,
        QT_TRANSLATE_NOOP("Option", "Obsolete 4-trains do not count against the train limit"),
        "mex.d19",
        peer=True,
    ),
)
