"""The look and the languages, for every test of a window."""

from tests.dialogs.room import dressed, look, words
from tests.windows.house import make_window, paper

__all__ = ["dressed", "look", "make_window", "paper", "words"]
