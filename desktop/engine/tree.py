"""The tree of a game: a main line of actions, and the variations that leave it."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.actions import Action
from desktop.engine.state import Change


class Node:
    """A moment of the game: the action that led to it, and the moments after it.

    The first child is the main line. A node knows the change its action made once it has been
    played, so that going back and forth costs no rule.
    """

    def __init__(self, action: Action | None = None, parent: Node | None = None) -> None:
        self.action = action
        self.parent = parent
        self.children: list[Node] = []
        self.name = ""
        self.comment = ""
        self.change: Change | None = None
        self.depth: int = parent.depth + 1 if parent is not None else 0

    def child(self, action: Action) -> Node | None:
        """The moment after this action, if it has been played or written down from here."""
        return next((node for node in self.children if node.action == action), None)

    def grow(self, action: Action) -> Node:
        """A new moment after this one; a variation if there is a line already."""
        node = Node(action, self)
        self.children.append(node)
        return node

    def path(self) -> list[Node]:
        """The moments from the first action to this one."""
        nodes: list[Node] = []
        node: Node | None = self
        while node is not None and node.action is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    def main_line(self) -> Iterator[Node]:
        """The moments that follow along the main line."""
        node = self
        while node.children:
            node = node.children[0]
            yield node

    @property
    def is_main(self) -> bool:
        """Whether this moment is on the main line of the whole game."""
        node = self
        while node.parent is not None:
            if node.parent.children[0] is not node:
                return False
            node = node.parent
        return True

    def promote(self) -> None:
        """Make this line the main one, as far back as it branched off."""
        node = self
        while node.parent is not None:
            siblings = node.parent.children
            siblings.remove(node)
            siblings.insert(0, node)
            node = node.parent

    def cut(self) -> None:
        """Take this moment and all that follows off the tree."""
        if self.parent is None:
            raise ValueError("the root cannot be cut")
        self.parent.children.remove(self)
        self.parent = None

    def walk(self) -> Iterator[Node]:
        """This moment and every one after it, parents first. Long games do not recurse."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))
