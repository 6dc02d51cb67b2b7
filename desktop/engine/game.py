"""A game being played: one state, a tree of actions, and a place in that tree."""

from __future__ import annotations

from desktop.engine.actions import Action, EndGame
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.engine.setup import Setup
from desktop.engine.state import Change
from desktop.engine.steps import Step
from desktop.engine.table import Table
from desktop.engine.title import Title
from desktop.engine.tree import Node

GAME_IS_OVER = QT_TRANSLATE_NOOP("Refusal", "The game is over")


class Game:
    """Apply, undo, redo, and what may be done now."""

    def __init__(self, title: Title, setup: Setup) -> None:
        title.check_setup(setup)
        self.title = title
        self.setup = setup
        self.colours: tuple[str, ...] = ()  # how the players like to be drawn; no rule asks
        self.table: Table = title.lay(setup)
        self.table.adopt_all()
        self.journal = self.table.journal
        self.root = Node()
        self.at = self.root
        self.journal.open()
        self.table.begin()
        self.table.settle()
        self.opening = self.journal.commit()

    def apply(self, action: Action) -> Change:
        """Play an action. A refusal leaves everything as it was.

        Playing what has been played from here before follows that line; anything else grows a
        variation, and no line is lost.
        """
        change = self._play(action)
        node = self.at.child(action) or self.at.grow(action)
        node.change = change
        self.at = node
        return change

    def _play(self, action: Action) -> Change:
        if self.table.finished:
            raise Refusal(GAME_IS_OVER, self.title.end_rule)
        self.journal.open()
        try:
            if isinstance(action, EndGame):
                self.table.finish("agreed")
            else:
                step = self._step_for(action)
                step.check(action)
                step.apply(action)
                self.table.settle()
        except BaseException:
            self.journal.roll_back()
            raise
        return self.journal.commit()

    def _step_for(self, action: Action) -> Step:
        assert self.table.round is not None
        return self.table.round.step_for(action)

    def check(self, action: Action) -> None:
        """Raise the refusal that `apply` would raise. Changes nothing."""
        if self.table.finished:
            raise Refusal(GAME_IS_OVER, self.title.end_rule)
        if not isinstance(action, EndGame):
            self._step_for(action).check(action)

    def is_legal(self, action: Action) -> bool:
        try:
            self.check(action)
        except Refusal:
            return False
        return True

    def choices(self) -> tuple[Choice, ...]:
        """Every legal decision now. At a track step this reads the whole board."""
        if self.table.finished or self.table.round is None:
            return ()
        return tuple(self.table.round.choices())

    @property
    def actors(self) -> tuple[str, ...]:
        """Who is asked now; nobody when the game is over."""
        if self.table.finished or self.table.round is None:
            return ()
        return self.table.round.actors()

    def undo(self) -> Change:
        """Take back the last action."""
        change = self.at.change
        if self.at.parent is None or change is None:
            raise IndexError("nothing to undo")
        back = change.reversed()
        self.journal.replay(back)
        self.at = self.at.parent
        return back

    def redo(self, node: Node | None = None) -> Change:
        """Go on along the main line, or to another child of this moment."""
        if node is None:
            if not self.at.children:
                raise IndexError("nothing to redo")
            node = self.at.children[0]
        elif node.parent is not self.at:
            raise ValueError("this moment does not follow the present one")
        if node.change is None:
            assert node.action is not None
            node.change = self._play(node.action)
        else:
            self.journal.replay(node.change)
        self.at = node
        return node.change

    def go_to(self, node: Node) -> None:
        """Stand at any moment of the tree."""
        wanted = node.path()
        on_path = {id(n) for n in wanted} | {id(self.root)}
        while id(self.at) not in on_path:
            self.undo()
        for step in wanted[self.at.depth :]:
            self.redo(step)
