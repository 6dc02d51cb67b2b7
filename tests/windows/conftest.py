"""The look and the languages, for every test of a window."""

from tests.dialogs.room import dressed, look, words

__all__ = ["dressed", "look", "words"]
