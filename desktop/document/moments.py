"""Moments of a game: where a turn and a round began, and what lies between two moments."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from desktop.engine.game import Game
from desktop.engine.state import Change, Piece, Write
from desktop.engine.table import Table
from desktop.engine.tree import Node

RoundFacts = tuple[str, int, int]  # the name of a round, its cycle, and its number in the cycle


def round_facts(table: Table) -> RoundFacts | None:
    """Which round this is, to be written down and put into words later."""
    round_ = table.round
    if round_ is None:
        return None
    return round_.name, getattr(table, "cycle", 0), getattr(round_, "number", 0)


def round_of(table: Table) -> Hashable:
    """Which round this is: equal within a round, different in the next one."""
    return round_facts(table)


def turn_of(table: Table) -> Hashable:
    """Whose turn this is, and in which round; others may be asked something in between."""
    company = getattr(table, "operating", None)
    if company is not None:
        return round_of(table), company.key
    player = getattr(table, "turn", "")
    if player:
        return round_of(table), player
    return round_of(table), table.round.actors() if table.round is not None else ()


def first_moment(game: Game, key: Callable[[Table], Hashable]) -> Node:
    """The first of the moments in a row, up to the present one, that have the same key."""
    origin = game.at
    if game.table.finished and origin.parent is not None:
        game.undo()  # nobody's turn; the last one counts
    wanted, first = key(game.table), game.at
    while game.at.parent is not None:
        game.undo()
        if key(game.table) != wanted:
            break
        first = game.at
    game.go_to(origin)
    return first


def moment_beside(at: Node, direction: int) -> Node | None:
    """In the line beside the nearest fork behind us, as far from it as we are, if it goes on."""
    node = at
    while node.parent is not None:
        siblings = node.parent.children
        number = siblings.index(node) + direction
        if 0 <= number < len(siblings):
            target = siblings[number]
            for ahead in target.main_line():
                if ahead.depth > at.depth:
                    break
                target = ahead
            return target
        node = node.parent
    return None


def line_through(line: list[Node], at: Node) -> list[Node]:
    """The line we were on if we still are, as far as it was not cut; and what follows it."""
    if at.depth == 0 or (at.depth <= len(line) and line[at.depth - 1] is at):
        cut = next((i for i, node in enumerate(line) if node.parent is None), len(line))
        line = line[:cut]
    else:
        line = at.path()
    end = line[-1] if line else at
    return [*line, *end.main_line()]


def walk_to(game: Game, node: Node, changes: list[Change]) -> None:
    """Go to any moment; what happens on the way is added to `changes`."""
    wanted = node.path()
    on_path = {id(n) for n in wanted} | {id(game.root)}
    while id(game.at) not in on_path:
        changes.append(game.undo())
    for step in wanted[game.at.depth :]:
        changes.append(game.redo(step))


def merged(changes: Sequence[Change]) -> Change:
    """Several changes, one after the other, as one: each field once, from first to last.

    The way there is told only if it leads forward. A way that only leads back reads as all
    backward changes do: `new` is what was, `old` what is now.
    """
    if len(changes) == 1:
        return changes[0]
    fields: dict[tuple[int, str], tuple[Piece, object, object]] = {}
    topics: frozenset[str] = frozenset()
    for change in changes:
        topics |= change.topics
        for write in reversed(change.writes) if change.backwards else change.writes:
            before, after = write.old, write.new
            if change.backwards:
                before, after = after, before
            key = (id(write.piece), write.name)
            first = fields[key][1] if key in fields else before
            fields[key] = (write.piece, first, after)
    backwards = bool(changes) and all(change.backwards for change in changes)
    writes = tuple(
        Write(piece, name, last, first) if backwards else Write(piece, name, first, last)
        for (_, name), (piece, first, last) in fields.items()
        if first is not last and first != last
    )
    forward = not any(change.backwards for change in changes)
    news = tuple(n for change in changes for n in change.news) if forward else ()
    return Change(writes, news, topics, backwards)
