"""The journalled state: game pieces whose every change is written down and can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from desktop.engine.news import News

P = TypeVar("P", bound="Piece")


class ClosedJournalError(RuntimeError):
    """Somebody changed a piece outside an action."""


class Piece:
    """A game piece. Its fields hold only values that cannot change in place.

    Until a piece is adopted by a game its fields are set freely; from then on every write goes
    through the journal. Fields whose name begins with an underscore, and those set before the
    adoption and named in `fixed`, are no part of the state.
    """

    fixed: ClassVar[frozenset[str]] = frozenset()
    topic: ClassVar[str] = ""  # what kind of derived knowledge a change of this piece ends

    key: str
    _journal: Journal | None

    def __setattr__(self, name: str, value: Any) -> None:
        facts = self.__dict__
        journal = facts.get("_journal")
        if journal is not None:
            old = facts[name]
            if old is value or old == value:
                return
            journal.note(self, name, old, value)
        facts[name] = value

    def state(self) -> dict[str, Any]:
        """Every fact of this piece that can change."""
        fixed = self.fixed
        return {k: v for k, v in self.__dict__.items() if k[0] != "_" and k not in fixed}

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.__dict__.get('key', '?')}>"


@dataclass(frozen=True, slots=True)
class Write:
    """One field of one piece, before and after."""

    piece: Piece
    name: str
    old: Any
    new: Any


@dataclass(frozen=True, slots=True)
class Change:
    """All that one action did, in either direction: what to repaint and what to tell."""

    writes: tuple[Write, ...]
    news: tuple[News, ...] = ()
    topics: frozenset[str] = field(default_factory=frozenset)
    backwards: bool = False

    def touched(self, kind: type[P]) -> tuple[P, ...]:
        """The pieces of one kind that changed, each once, in order of their first change."""
        seen = {id(w.piece): w.piece for w in self.writes if isinstance(w.piece, kind)}
        return tuple(seen.values())

    def reversed(self) -> Change:
        return Change(self.writes, self.news, self.topics, not self.backwards)


class Journal:
    """Writes down every change of the pieces it knows, so that each can be taken back."""

    def __init__(self) -> None:
        self.pieces: dict[str, Piece] = {}
        self.stamps: dict[str, int] = {}
        self._writes: list[Write] | None = None
        self._news: list[News] = []

    def adopt(self, piece: Piece) -> None:
        if piece.key in self.pieces:
            raise ValueError(f"two pieces named {piece.key}")
        self.pieces[piece.key] = piece
        if piece.topic:
            self.stamps.setdefault(piece.topic, 0)
        piece.__dict__["_journal"] = self

    def note(self, piece: Piece, name: str, old: Any, new: Any) -> None:
        if self._writes is None:
            raise ClosedJournalError(f"{piece.key}.{name} written outside an action")
        self._writes.append(Write(piece, name, old, new))
        if piece.topic:
            self.stamps[piece.topic] += 1

    def tell(self, news: News) -> None:
        if self._writes is None:
            raise ClosedJournalError(f"news {news.kind} outside an action")
        self._news.append(news)

    @property
    def is_open(self) -> bool:
        return self._writes is not None

    def open(self) -> None:
        if self._writes is not None:
            raise ClosedJournalError("an action within an action")
        self._writes, self._news = [], []

    def commit(self) -> Change:
        """Close the entry and hand out what happened."""
        assert self._writes is not None
        writes, news = tuple(self._writes), tuple(self._news)
        self._writes, self._news = None, []
        return Change(writes, news, frozenset(w.piece.topic for w in writes if w.piece.topic))

    def roll_back(self) -> None:
        """Close the entry as if nothing had happened."""
        assert self._writes is not None
        self._rewind(0, 0)
        self._writes = None

    def _rewind(self, writes: int, news: int) -> None:
        assert self._writes is not None
        while len(self._writes) > writes:
            write = self._writes.pop()
            write.piece.__dict__[write.name] = write.old
            if write.piece.topic:
                self.stamps[write.piece.topic] += 1
        del self._news[news:]

    @contextmanager
    def what_if(self) -> Iterator[None]:
        """Try something on the real pieces; all of it is taken back at the end."""
        if self._writes is None:
            self.open()
            try:
                yield
            finally:
                self.roll_back()
        else:
            marks = len(self._writes), len(self._news)
            try:
                yield
            finally:
                self._rewind(*marks)

    def replay(self, change: Change) -> None:
        """Put the pieces as they were before the change, or after it again."""
        if change.backwards:
            for write in reversed(change.writes):
                write.piece.__dict__[write.name] = write.old
        else:
            for write in change.writes:
                write.piece.__dict__[write.name] = write.new
        for topic in change.topics:
            self.stamps[topic] += 1

    def facts(self) -> dict[str, dict[str, Any]]:
        """The whole state in plain values: equal facts, equal game. Reads every piece."""
        return {
            key: {name: plain(value) for name, value in piece.state().items()}
            for key, piece in self.pieces.items()
        }


def plain(value: Any) -> Any:
    """A value with every piece in it replaced by its key."""
    if isinstance(value, Piece):
        return value.key
    if isinstance(value, tuple):
        return tuple(plain(v) for v in value)
    if isinstance(value, frozenset):
        return sorted(map(repr, map(plain, value)))
    return value
