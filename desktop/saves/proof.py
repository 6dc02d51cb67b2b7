"""The proof of a game: undo, redo, replay and choices held against each other at every action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.engine.actions import Action, EndGame, to_json
from desktop.engine.choices import Choice
from desktop.engine.game import Game
from desktop.engine.random_play import Dice
from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup
from desktop.titles.shelf import new_game


class ProofError(AssertionError):
    """Something that must always hold does not; says what, and after which action."""


@dataclass(frozen=True)
class Sizes:
    """How much is tried at one moment."""

    offers: int = 60
    refusals: int = 60


@dataclass
class Proof:
    """How much was tried in all."""

    actions: int = 0
    offers: int = 0
    refusals: int = 0


def prove(
    setup: Setup,
    actions: Iterable[Action],
    sizes: Sizes,
    seed: int = 1,
    watch: Callable[[Proof], None] = lambda proof: None,
) -> Proof:
    """Go through a game; a ProofError at the first thing that is not as it must be."""
    prover = _Prover(setup, sizes, seed)
    for action in actions:
        prover.step(action)
        watch(prover.proof)
    prover.look_around()
    return prover.proof


class _Prover:
    def __init__(self, setup: Setup, sizes: Sizes, seed: int) -> None:
        self.game = new_game(setup)
        self.fresh = new_game(setup)  # is never taken back
        self.proof = Proof()
        self._sizes = sizes
        self._dice = Dice(seed)

    def step(self, action: Action) -> None:
        """Try everything at this moment, then play the action that was played."""
        choices = self.look_around()
        if not isinstance(action, EndGame):
            self._need(any(c.covers(action) for c in choices), action, "was played, not offered")
        self._play(action)
        self.proof.actions += 1

    def _play(self, action: Action) -> None:
        game, before = self.game, facts(self.game)
        change = game.apply(action)
        after = facts(game)
        game.undo()
        self._need(facts(game) == before, action, "is not taken back by undo")
        self._need(game.redo() is change, action, "is not the next to be redone")
        self._need(facts(game) == after, action, "is not the same when it is redone")
        self.fresh.apply(action)
        same = self.fresh.journal.facts() == game.journal.facts()
        self._need(same, action, "leads elsewhere in a fresh replay")
        game.title.trial.audit(game.table)

    def look_around(self) -> Sequence[Choice]:
        """Try what is offered and what is not; nothing of it may stay."""
        before = facts(self.game)
        choices = self.game.choices()
        self._need(facts(self.game) == before, None, "listing the choices has changed something")
        for action in self._sample(choices):
            self._accept(action, before)
        for action in self._not_offered(choices):
            self._refuse(action)
        self._need(facts(self.game) == before, None, "a refused action has left something behind")
        return choices

    def _sample(self, choices: Sequence[Choice]) -> Iterator[Action]:
        """All, or of many a few of every kind."""
        by_kind: dict[str, list[Choice]] = {}
        for choice in choices:
            by_kind.setdefault(choice.action.kind, []).append(choice)
        share = self._sizes.offers // len(by_kind) if by_kind else 0
        for group in by_kind.values():
            few = group if len(choices) <= self._sizes.offers else self._some(group, share or 1)
            for choice in few:
                yield from self._variants(choice)

    def _some(self, things: Sequence[Any], count: int) -> list[Any]:
        if len(things) <= count:
            return list(things)
        rest, chosen = list(things), []
        for _ in range(count):
            chosen.append(rest.pop(self._dice.below(len(rest))))
        return chosen

    def _variants(self, choice: Choice) -> Iterator[Action]:
        """As offered, and with the lowest, the highest and another number of each range."""
        yield choice.action
        for name, area in choice.ranges.items():
            for number in sorted({area[0], area[-1], self._dice.one_of(area)}):
                yield choice.at(**{name: number})

    def _accept(self, action: Action, before: object) -> None:
        game = self.game
        try:
            game.check(action)
            game.apply(action)
        except Refusal as refusal:
            raise self._error(action, f"is offered and refused: {refusal}") from refusal
        node = game.at
        game.title.trial.audit(game.table)
        game.undo()
        node.cut()
        self._need(facts(game) == before, action, "is offered and not taken back by undo")
        self.proof.offers += 1

    def _not_offered(self, choices: Sequence[Choice]) -> Iterator[Action]:
        tries = self.game.title.trial.attempts(self.game.table, self._dice)
        plain = {c.action for c in choices if not c.ranges and not c.free}
        wide = [c for c in choices if c.ranges or c.free]
        tried = list(dict.fromkeys((*self._beyond(wide), *tries)))
        for action in self._some(tried, self._sizes.refusals):
            if action not in plain and not any(c.covers(action) for c in wide):
                yield action

    def _beyond(self, choices: Iterable[Choice]) -> Iterator[Action]:
        """Just outside of every range."""
        for choice in choices:
            for name, area in choice.ranges.items():
                yield choice.at(**{name: area[0] - 1})
                yield choice.at(**{name: area[-1] + 1})

    def _refuse(self, action: Action) -> None:
        game, at = self.game, self.game.at
        self._need(not game.is_legal(action), action, "is not offered and passes the check")
        try:
            game.apply(action)
        except Refusal as refusal:
            self._need(bool(str(refusal)), action, "is refused without a word")
        else:
            raise self._error(action, "is not offered and was accepted")
        self._need(game.at is at, action, "was refused and has moved the game on")
        self.proof.refusals += 1

    def _need(self, is_true: bool, action: Action | None, sentence: str) -> None:
        if not is_true:
            raise self._error(action, sentence)

    def _error(self, action: Action | None, sentence: str) -> ProofError:
        what = f"{to_json(action)} " if action is not None else ""
        return ProofError(f"after action {self.game.at.depth}: {what}{sentence}")


def facts(game: Game) -> dict[str, dict[str, Any]]:
    """Every field of every piece as it is. Quick, and only comparable within one game."""
    return {
        key: {name: value for name, value in piece.__dict__.items() if name[0] != "_"}
        for key, piece in game.journal.pieces.items()
    }
