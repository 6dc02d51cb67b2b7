"""Worth and share prices over a line of play, read from what each action wrote."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.market import Cell
from desktop.eighteen.shares import Certificate, Investor
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game
from desktop.engine.state import Change
from desktop.engine.tree import Node


@dataclass(frozen=True, slots=True)
class Standing:
    """What counts at one moment: purses, portfolios, cards, places on the chart."""

    cash: tuple[int, ...]
    held: tuple[tuple[Certificate, ...], ...]
    cells: tuple[Cell | None, ...]
    owners: tuple[Investor | None, ...]  # of the cards that count
    worth: tuple[int, ...]
    rounds: tuple[tuple[str, int, int], ...] = ()  # begun with this moment: kind, cycle, number

    def prices(self) -> tuple[int | None, ...]:
        return tuple(cell.price if cell is not None else None for cell in self.cells)


class WorthHistory:
    """The standing at each moment of a game. Each moment is worked out once, from the one before;
    no rule is asked and no piece is moved."""

    def __init__(self, game: Game, table: EighteenTable) -> None:
        self.players = table.investors
        self._stock = table.stock
        self.corporations = tuple(c for c in table.corporations.values() if not c.removed)
        self._seats = {id(p): n for n, p in enumerate(self.players)}
        self._numbers = {id(c): n for n, c in enumerate(self.corporations)}
        self._cards = table.cards() if table.cards_count else ()
        self._card_numbers = {id(card): n for n, card in enumerate(self._cards)}
        none = Standing(
            (0,) * len(self.players),
            ((),) * len(self.players),
            (None,) * len(self.corporations),
            (None,) * len(self._cards),
            (0,) * len(self.players),
        )
        self._known: WeakKeyDictionary[Node, Standing] = WeakKeyDictionary()
        self._known[game.root] = self._after(none, game.opening)
        self._root = game.root
        self.worked_out = 0  # moments, each of them once

    def along(self, line: Sequence[Node]) -> list[Standing]:
        """The standings from the start along a line, as far as it has been played."""
        standing = self._known[self._root]
        found = [standing]
        for node in line:
            known = self._known.get(node)
            if known is None:
                if node.change is None:
                    break
                known = self._known[node] = self._after(standing, node.change)
                self.worked_out += 1
            standing = known
            found.append(standing)
        return found

    def _after(self, before: Standing, change: Change) -> Standing:
        cash, held, cells = list(before.cash), list(before.held), list(before.cells)
        owners = list(before.owners)
        is_counted_anew = False
        for write in change.writes:
            if isinstance(write.piece, Investor) and write.name in ("cash", "held"):
                row = cash if write.name == "cash" else held
                row[self._seats[id(write.piece)]] = write.new
                is_counted_anew = True
            elif isinstance(write.piece, Corporation) and write.name == "cell":
                number = self._numbers.get(id(write.piece))
                if number is not None:
                    cells[number] = write.new
                    is_counted_anew = True
            elif id(write.piece) in self._card_numbers and write.name in ("owner", "closed"):
                is_lost = write.name == "closed" or not isinstance(write.new, Investor)
                owners[self._card_numbers[id(write.piece)]] = None if is_lost else write.new
                is_counted_anew = True
        worth = self._worth(cash, held, cells, owners) if is_counted_anew else before.worth
        rounds = tuple(
            (news.kind, int(news.facts["cycle"]), int(news.facts.get("number", 0)))  # type: ignore[arg-type]
            for news in change.news
            if news.kind in ("stock_round", "operating_round")
        )
        return Standing(tuple(cash), tuple(held), tuple(cells), tuple(owners), worth, rounds)

    def _worth(
        self,
        cash: Sequence[int],
        held: Sequence[tuple[Certificate, ...]],
        cells: Sequence[Cell | None],
        owners: Sequence[Investor | None],
    ) -> tuple[int, ...]:
        priced = [
            (corporation, cell.price)
            for corporation, cell in zip(self.corporations, cells, strict=True)
            if cell is not None
        ]
        faces = [
            sum(
                card.face_value
                for card, owner in zip(self._cards, owners, strict=True)
                if owner is p
            )
            for p in self.players
        ]
        return tuple(
            money
            + cards
            + sum(
                self._stock.worth(price, [c for c in portfolio if c.corporation is corporation])
                for corporation, price in priced
            )
            for money, portfolio, cards in zip(cash, held, faces, strict=True)
        )
