"""What a turn panel says, and what is played in it."""

from __future__ import annotations

from desktop.engine.actions import Action
from desktop.i18n.money import NO_BREAK_SPACE
from desktop.windows.turn.parts import LockedLine
from tests.dialogs.room import visible_texts
from tests.windows.hand import Hand


def said(hand: Hand) -> str:
    return " | ".join(visible_texts(hand.turn)).replace(NO_BREAK_SPACE, " ")


def locked(hand: Hand) -> list[str]:
    """The deeds that cannot be done, with their reasons."""
    lines = hand.turn.findChildren(LockedLine)
    return [line.accessibleName() for line in lines if line.isVisible()]


def play(hand: Hand, *actions: Action) -> None:
    """With the mouse, and nothing else comes of it."""
    for action in actions:
        hand.play(action)
        assert hand.document.at.action == action
