"""The open game: the rules on one side, the undo stack and the signals on the other."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.document import wording
from desktop.document.commands import ActionCommand, LineStack
from desktop.document.echo import Echo
from desktop.document.moments import (
    first_moment,
    line_through,
    merged,
    moment_beside,
    round_of,
    turn_of,
    walk_to,
)
from desktop.engine.actions import Action
from desktop.engine.choices import Choice
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.state import Change
from desktop.engine.tree import Node
from desktop.saves.errors import GoOn, SaveError, never_stop
from desktop.saves.game_file import MAX_COMMENT, MAX_NAME
from desktop.saves.open_file import OURS, open_file, save_file

QUICK_LIMIT = 4096  # steps of a search for runs that the window can wait for, some 40 ms


@dataclass(frozen=True)
class Note:
    """One deed on the document, for whoever writes them down."""

    verb: str  # "played", "moved", "promoted", "deleted", "named", "commented"
    node: Node
    text: str = ""


class GameDocument(QObject):
    """A game on the table, with its tree of variations and its file.

    The undo stack holds one command for each action of the line we are on, also of those still
    ahead; its index is always the depth of the moment where we stand. Every way to another
    moment, one step or a jump, ends in one `changed`, then one `moved`.
    """

    noted = Signal(object)  # Note; before all others, so that it is on the disk first
    changed = Signal(object)  # Change: what to repaint and what to tell
    moved = Signal()  # we stand at another moment of the tree
    tree_changed = Signal()  # a line was added, cut, promoted, named or commented
    file_changed = Signal()  # another path, or saved, or no longer as saved
    refused = Signal(object)  # Refusal; nothing has changed

    def __init__(self, game: Game, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.path = path
        self.undo_stack = LineStack(self)
        self.echo = Echo(self)  # the same once more, for those who follow the board
        self._line: list[Node] = []
        self._is_mirroring = False
        self._choices: tuple[Choice, ...] | None = None
        self._is_modified = False
        self._mirror()
        self.undo_stack.indexChanged.connect(self._on_index_changed)

    # The file

    @classmethod
    def open(
        cls, path: Path, parent: QObject | None = None, go_on: GoOn = never_stop
    ) -> tuple[GameDocument, SaveError | None]:
        """The game of a file, and what is wrong with it from some action on."""
        opened = open_file(path, go_on)
        ours = opened.format == OURS
        document = cls(opened.game, path if ours else None, parent)
        # What was cut off, or comes from elsewhere, is not in the file in this form.
        document._is_modified = not ours or opened.problem is not None
        return document, opened.problem

    def save(self, path: Path | None = None) -> None:
        """Write the file, the present one if no other is named; a SaveError says why not."""
        target = path or self.path
        if target is None:
            raise ValueError("a game that was never saved needs a path")
        save_file(self.game, target)
        self.path = target
        self._is_modified = False
        self.file_changed.emit()

    @property
    def is_modified(self) -> bool:
        """Whether the tree is other than in the file; looking around in it changes nothing."""
        return self._is_modified

    def mark_modified(self) -> None:
        """There is something that no file holds, such as a game saved from a crash."""
        self._is_modified = True
        self.file_changed.emit()

    # Playing

    @property
    def at(self) -> Node:
        return self.game.at

    def submit(self, action: Action) -> bool:
        """Play an action. False, and `refused`, if it is against a rule.

        What differs from the line ahead opens a variation; what was played here before follows it.
        """
        known = self.at.child(action)
        try:
            change = self.game.apply(action)
        except Refusal as refusal:
            self.refused.emit(refusal)
            return False
        self._arrive([change], Note("played", self.at), has_grown=known is None)
        return True

    def be_patient(self) -> None:
        """Somebody looks: the board comes first, and no question keeps the window waiting."""
        self.echo.is_patient = True
        self.game.table.search_no_longer_than(QUICK_LIMIT)

    def choices(self) -> tuple[Choice, ...]:
        """Every legal decision now; worked out once for each moment."""
        if self._choices is None:
            self._choices = self.game.choices()
        return self._choices

    # Going about in the tree

    @property
    def line(self) -> tuple[Node, ...]:
        """The moments of the line we are on, from the first action to its end."""
        return tuple(self._line)

    @property
    def can_undo(self) -> bool:
        return self.at.parent is not None

    @property
    def can_redo(self) -> bool:
        return self.at.depth < len(self._line)

    def undo_text(self) -> str:
        """What would be taken back, in the present language."""
        return self._text(self._line[self.at.depth - 1]) if self.can_undo else ""

    def redo_text(self) -> str:
        return self._text(self._line[self.at.depth]) if self.can_redo else ""

    def go_to(self, node: Node) -> bool:
        """Stand at any moment of the tree. False if we stand there, or a rule is in the way."""
        if node is self.at:
            return False
        origin, changes = self.at, list[Change]()
        try:
            walk_to(self.game, node, changes)
        except Refusal as refusal:
            self.game.go_to(origin)
            self._mirror()
            self.refused.emit(refusal)
            return False
        self._arrive(changes, Note("moved", node))
        return True

    def back(self, steps: int = 1) -> bool:
        return self._go_to_depth(max(0, self.at.depth - steps))

    def forward(self, steps: int = 1) -> bool:
        return self._go_to_depth(min(len(self._line), self.at.depth + steps))

    def go_to_start(self) -> bool:
        return self._go_to_depth(0)

    def go_to_end(self) -> bool:
        """The end of the line we are on."""
        return self._go_to_depth(len(self._line))

    def go_to_turn_start(self) -> bool:
        return self.go_to(first_moment(self.game, turn_of))

    def go_to_round_start(self) -> bool:
        return self.go_to(first_moment(self.game, round_of))

    def next_variation(self) -> bool:
        return self._go_to_variation(1)

    def previous_variation(self) -> bool:
        return self._go_to_variation(-1)

    def _go_to_depth(self, depth: int) -> bool:
        return self.go_to(self._line[depth - 1] if depth else self.game.root)

    def _go_to_variation(self, direction: int) -> bool:
        target = moment_beside(self.at, direction)
        return target is not None and self.go_to(target)

    # Changing the tree

    @property
    def is_on_main_line(self) -> bool:
        return self.at.is_main

    def promote(self, node: Node) -> None:
        """Make the line to this moment the main one."""
        node.promote()
        self._note("promoted", node)

    def count_lost(self, node: Node) -> int:
        """How many moves would go if this moment were deleted, itself among them."""
        return sum(1 for _ in node.walk())

    def delete(self, node: Node) -> None:
        """Cut off a moment and all that follows it; who stands there steps back first."""
        if node.parent is None:
            raise ValueError("the start of the game cannot be deleted")
        # One note for all of it, while the moment can still be found in the tree.
        self.noted.emit(Note("deleted", node))
        if node in self.at.path():
            changes: list[Change] = []
            walk_to(self.game, node.parent, changes)
            self._arrive(changes)
        node.cut()
        self._mirror()
        self._touch()
        self.echo.hear(has_grown=True)
        self.echo.catch_up()  # nobody may point at what is no more

    def set_name(self, node: Node, name: str) -> None:
        name = _fitting(name, MAX_NAME)
        if name != node.name:
            node.name = name
            self._note("named", node, name)

    def set_comment(self, node: Node, comment: str) -> None:
        comment = _fitting(comment, MAX_COMMENT)
        if comment != node.comment:
            node.comment = comment
            self._note("commented", node, comment)

    # Language

    def retranslate(self) -> None:
        """Word the commands of the undo stack again."""
        self.echo.later(self._word_stack)

    def _word_stack(self) -> None:
        for number, node in enumerate(self._line):
            self.undo_stack.command(number).setText(self._text(node))

    def _text(self, node: Node) -> str:
        assert node.action is not None
        return wording.action_text(self.game.table, node.action)

    # Keeping the signals and the stack in step

    def _arrive(
        self, changes: list[Change], note: Note | None = None, has_grown: bool = False
    ) -> None:
        self._choices = None
        self._mirror()
        if note is not None:
            self.noted.emit(note)
        change = merged(changes)
        self.changed.emit(change)
        if has_grown:
            self._touch()
        self.moved.emit()
        self.echo.hear(change, has_grown, has_moved=True)

    def _note(self, verb: str, node: Node, text: str = "") -> None:
        self.noted.emit(Note(verb, node, text))
        self._touch()
        self.echo.hear(has_grown=True)

    def _touch(self) -> None:
        was_modified, self._is_modified = self._is_modified, True
        self.tree_changed.emit()
        if not was_modified:
            self.file_changed.emit()

    def _on_index_changed(self, index: int) -> None:
        """Somebody used the stack itself, from a menu or a list: follow."""
        if not self._is_mirroring:
            self._go_to_depth(index)

    def _mirror(self) -> None:
        """Make the stack show the line we are on, its index where we stand."""
        self._is_mirroring = True
        try:
            line = line_through(self._line, self.at)
            common = 0
            for old, new in zip(self._line, line, strict=False):
                if old is not new:
                    break
                common += 1
            if common == len(line) < len(self._line):
                self.undo_stack.clear()  # a stack gives up its tail only for a new command
                common = 0
            if common < len(line):
                self.undo_stack.setIndex(common)
                for node in line[common:]:
                    self.undo_stack.push(ActionCommand(node, self._text(node)))
            self._line = line
            self.undo_stack.setIndex(self.at.depth)
        finally:
            self._is_mirroring = False


def _fitting(text: str, most: int) -> str:
    """As a file can hold it: not too long, no half characters."""
    return text[:most].encode("utf-8", "replace").decode("utf-8")
