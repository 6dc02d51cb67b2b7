"""How 18xx.games writes the games of one title: names, optional rules, special actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.resources import read_toml
from desktop.engine.setup import Setup
from desktop.saves.errors import SaveError
from desktop.saves.json_text import short
from desktop.saves.peer_log import PeerAction

if TYPE_CHECKING:
    from desktop.saves.peer_actions import Writer
    from desktop.saves.peer_import import Importer

Words = dict[str, Any]
Read = Callable[["Importer", PeerAction], Action]
Write = Callable[["Writer", Any], Words]

# Why a game ended: our word, and theirs.
ENDINGS = {
    "bank": "bank",
    "last_train": "final_train",
    "bankrupt": "bankrupt",
    "all_closed": "all_closed",
    "agreed": "manually_ended",
    "cycle_limit": "dnf",
    "top_price": "stock_market",
}


class PeerTitle:
    """What most titles have in common; a title overrides what is special to it."""

    key: ClassVar[str]  # on our shelf
    names: ClassVar[tuple[str, ...]]  # there; some boxes are several titles

    gives_newest: ClassVar[bool] = False  # certificates, for the president's one

    # Their types of action, and ours, that are read and written in the title's own way
    reads: ClassVar[Mapping[str, Read]] = {}
    writes: ClassVar[Mapping[type[Action], tuple[str, Write]]] = {}

    def __init__(self) -> None:
        data = read_toml("interchange", f"{self.key}.toml")
        self.printed: Mapping[str, int] = data["printed"]
        self._theirs: Mapping[str, str] = data.get("names", {})
        self._ours: Mapping[str, str] = {there: here for here, there in self._theirs.items()}

    # Names

    def ours(self, id: str) -> str:
        return self._ours.get(id, id)

    def theirs(self, id: str) -> str:
        return self._theirs.get(id, id)

    def in_their_names(self, facts: Any) -> Any:
        """Facts for a trace with every id, key or value, as the peer has it."""
        if isinstance(facts, str):
            return self.theirs(facts)
        if isinstance(facts, list):
            return [self.in_their_names(value) for value in facts]
        if isinstance(facts, dict):
            return {self.theirs(key): self.in_their_names(value) for key, value in facts.items()}
        return facts

    # The set-up

    def options(self, name: str, rules: Sequence[object]) -> Iterable[str]:
        """The options that a title there and its optional rules stand for."""
        for rule in rules:
            raise SaveError(f"the optional rule {short(rule)} is unknown")
        return ()

    def name_of(self, setup: Setup) -> str:
        return self.names[0]

    def rules_of(self, setup: Setup) -> list[str]:
        """The optional rules there that make the game what it is here."""
        return []

    # Writing

    def is_left_out(self, own: Game, there: Game, actions: Sequence[Action], number: int) -> bool:
        """Whether an action of ours has no place in the file."""
        return False

    def asks_only_here(self, own: Game) -> bool:
        """Whether what is asked now is answered by an action that has no place in the file."""
        return False

    # The traces

    def round_kind(self, table: EighteenTable) -> str:
        """What the present round is called there."""
        assert table.round is not None
        return table.round.name.capitalize()

    def shows(self, corporation: Corporation) -> bool:
        """Whether the state of a corporation is recorded."""
        return corporation.is_in_game

    def shows_minor(self, minor: Minor) -> bool:
        """Whether the state of a minor is recorded."""
        return not (minor.closed or minor.absorbed)

    def corporation_facts(
        self, table: EighteenTable, corporation: Corporation, facts: dict[str, Any]
    ) -> dict[str, Any]:
        """The recorded state of a corporation, where it is not what it is here."""
        return facts

    def markers(self, table: EighteenTable, company: Company) -> list[str]:
        """The markers from which a company profits."""
        return []

    def hex_markers(self, table: EighteenTable) -> dict[str, list[str]]:
        return {}
