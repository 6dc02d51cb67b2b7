"""What is wrong with a set-up, in the reader's language."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.dialogs.toml_words import toml_words
from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.engine.resources import DataError
from desktop.engine.setup import Setup, SetupError
from desktop.engine.title import Title
from desktop.scene.painting.box_words import box_words

# The sentences of the engine that a person can meet in the dialog, and what we say instead.
SAID = {
    "two players have the same name": QT_TRANSLATE_NOOP(
        "SetupError", "Two players have the same name."
    ),
    "the seed is not a number from 0 to 2^63": QT_TRANSLATE_NOOP(
        "SetupError", "The seed is a number from 0 to 9223372036854775807."
    ),
    "1846 is for 3 to 5 players; for two, choose the option two_players": QT_TRANSLATE_NOOP(
        "SetupError", "1846 is for 3 to 5 players; for two there is an option."
    ),
    "the option two_players is for two players": QT_TRANSLATE_NOOP(
        "SetupError", "The game for two is for two players."
    ),
    "second_edition and second_edition_kept exclude each other": QT_TRANSLATE_NOOP(
        "SetupError", "Of the two options of the second edition only one can be chosen."
    ),
    "this board is for {few} to {many} players, not {count}": QT_TRANSLATE_NOOP(
        "SetupError", "This board is for {few} to {many} players, not for {count}."
    ),
    "the first order is drawn in every standard game, without money": QT_TRANSLATE_NOOP(
        "SetupError", "In the standard game the first order is always drawn, without money."
    ),
    "in the base game money is raised when it is needed anyway": QT_TRANSLATE_NOOP(
        "SetupError", "In the base game money is raised when it is needed anyway."
    ),
}


# What the order of the seats means: by family, where it is not what it is in most games.
SEATS = {
    "steam": QT_TRANSLATE_NOOP("NewGame", "Who begins is drawn by lot."),
}
USUAL_SEATS = QT_TRANSLATE_NOOP(
    "NewGame", "The first seat has the first deal; play goes clockwise."
)


def seats_words(title: Title) -> str:
    """What the order of the seats means in this game."""
    return QCoreApplication.translate("NewGame", SEATS.get(title.family, USUAL_SEATS))


def title_name(title: Title) -> str:
    """The name on the box in the language read now: "1846: The Race for the Midwest"."""
    return ": ".join(box_words(title.key))


def problem_of(title: Title, setup: Setup, file: str = "") -> str:
    """Why this cannot be played; "" if it can. `file`: where the board of one's own comes from."""
    if len(setup.players) not in title.players:
        text = QCoreApplication.translate("SetupError", "{title} is for {least} to {most} players.")
        least, most = title.players[0], title.players[-1]
        return text.format(title=title.key, least=least, most=most)
    try:
        title.check_setup(setup)
    except SetupError as error:
        if isinstance(error.__cause__, DataError):
            return data_error_words(error.__cause__, file)
        if error.text not in SAID:
            return str(error)
        words = QCoreApplication.translate("SetupError", SAID[error.text])
        return words.format(**error.facts) if error.facts else words
    return ""


def data_error_words(error: DataError, file: str = "") -> str:
    """What is wrong in a data file of one's own, such as a board: where, and why."""
    file = file or QCoreApplication.translate("DataError", "the board")
    place = f"{file} [{error.key}]" if error.key else file
    facts = dict(error.facts)
    if "error" in facts:
        facts["error"] = toml_words(str(facts["error"]))
    reason = QCoreApplication.translate("DataError", error.text)
    return f"{place}: {reason.format(**facts) if facts else reason}"


def fitting(title: Title, setup: Setup, mode: frozenset[str]) -> frozenset[str]:
    """The options that can be chosen in a mode, whatever else is wrong with the set-up."""
    plain = problem_of(title, replace(setup, options=mode))
    keys = (option.key for option in title.options)
    return frozenset(
        key for key in keys if problem_of(title, replace(setup, options=mode | {key})) == plain
    )


def mended(title: Title, setup: Setup, keep: frozenset[str]) -> frozenset[str] | None:
    """The options with one of them switched so that the set-up can be played.

    What is in `keep`, the person has just chosen; None if no single switch helps.
    """
    for option in title.options:
        if option.key in keep:
            continue
        tried = setup.options ^ {option.key}
        if not problem_of(title, replace(setup, options=tried)):
            return tried
    return None
