"""Words for tests of 18MEX: games at a wished position, actions, and what the engine refuses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from desktop.eighteen import buying, phases
from desktop.eighteen.actions import BuyShare, BuyTrain, SellShares
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import Investor, move
from desktop.engine.actions import Action, Pass
from desktop.engine.game import Game
from desktop.engine.money import pay
from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup
from desktop.titles.g18mex.title import TITLE, Game18Mex
from tests.titles import turns
from tests.titles.turns import asked as asked
from tests.titles.turns import least as least

NAMES = ("Ana", "Benito", "Carmen", "Diego", "Elena")


def new_game(players: int = 3, *options: str) -> Game:
    """A game before the first turn."""
    return Game(TITLE, Setup("18MEX", NAMES[:players], 1, frozenset(options)))


def table(game: Game) -> Game18Mex:
    assert isinstance(game.table, Game18Mex)
    return game.table


@contextmanager
def setting(game: Game) -> Iterator[Game18Mex]:
    """Set pieces by hand, then let the game go on from there."""
    game.journal.open()
    yield table(game)
    game.table.settle()
    game.journal.commit()


def dealt(players: int = 3, *options: str, cycle: int = 1, par: int = 60, **cards: str) -> Game:
    """Every card sold for nothing: p2="A MIR" to player 2, the rest to player 1, who is asked."""
    game = new_game(players, *options)
    owners = {card: who[1:] for who, held in cards.items() for card in held.split()}
    with setting(game) as t:
        for card in t.cards():
            card.owner = t.investor(owners.get(card.id, "1"))
        move(t.certificate("CHI_1"), owner_of(t, "MIR"))
        move(t.national.presidents_certificate, owner_of(t, "MNR"))
        buying.start(t, owner_of(t, "MNR"), t.national, par)
        t.cycle = cycle
    return game


def owner_of(t: Game18Mex, card: str) -> Investor:
    owner = t.card(card).owner
    assert isinstance(owner, Investor)
    return owner


def floats(game: Game, id: str, president: str, par: int = 60, percent: int = 50) -> Corporation:
    """A president holds so much of a company; with half of it sold it has its money."""
    with setting(game) as t:
        corporation, player = t.corporation(id), t.investor(president)
        if corporation.president is None:
            move(corporation.presidents_certificate, player)
        for certificate in t.stock.offered(corporation, "treasury"):
            if player.percent(corporation) < percent:
                move(certificate, player)
        if not corporation.is_founded:
            buying.start(t, player, corporation, par)
        else:
            t.look_for_float(corporation)
    return table(game).corporation(id)


def operating_game(*floated: str, players: int = 3, options: tuple[str, ...] = ()) -> Game:
    """The first operating round of cycle 2: "CHI 1" is a company and its president."""
    game = dealt(players, *options, cycle=2)
    for text in floated:
        id, president = text.split()
        floats(game, id, president)
    operate(game)
    return game


def operate(game: Game, number: int = 1) -> None:
    with setting(game) as t:
        t.operating_round.company = None
        t.operating_round.number = number
        t.start(t.operating_round)


def stock_round(game: Game, cycle: int = 2) -> None:
    """Jump to a stock round; player 1 begins."""
    with setting(game) as t:
        t.operating_round.company = None
        t.cycle = cycle
        t.priority = t.investor("1")
        t.start(t.stock_round)


def go_on_to(game: Game, company: str, step: str = "lay_track") -> Game:
    """Let everybody do the least he must until this company is asked for this step."""
    return turns.go_on_to(game, company, step)


def passes(game: Game) -> None:
    """Whoever is asked passes."""
    game.apply(Pass(who=game.actors[0]))


def turn(game: Game, action: Action) -> None:
    """A stock turn with this one action in it."""
    game.apply(action)
    if game.actors == (action.actor,) and asked(game) == "trade_shares":
        passes(game)


def has_cash(game: Game, who: str, amount: int) -> None:
    """From now on he has exactly this much."""
    with setting(game) as t:
        purse = purse_of(t, who)
        if purse.cash < amount:
            pay(t.bank, purse, amount - purse.cash, "mex.setup.cash")
        else:
            pay(purse, t.bank, purse.cash - amount, "mex.setup.cash")


def purse_of(t: Game18Mex, who: str) -> Any:
    if who == "bank":
        return t.bank
    return t.investor(who) if who.isdecimal() else t.company(who)


def cash(game: Game, who: str) -> int:
    return int(purse_of(table(game), who).cash)


def corp(game: Game, id: str) -> Corporation:
    return table(game).corporation(id)


def gets(game: Game, who: str, *certificates: str) -> None:
    """Certificates go to a player, or with "market" to the market."""
    with setting(game) as t:
        for id in certificates:
            certificate = t.certificate(id)
            t.open_trade_in(certificate)
            move(certificate, t.pool if who == "market" else t.investor(who))


def percent(game: Game, who: str, corporation: str) -> int:
    t = table(game)
    company = t.corporation(corporation)
    holders = {"market": t.pool, "offering": company}
    return (holders.get(who) or t.investor(who)).percent(company)


def at(game: Game, id: str, row: int, column: int) -> None:
    """The price token stands there."""
    with setting(game) as t:
        t.market.put(t.corporation(id), t.market.rows[row][column])


def cell(game: Game, id: str) -> tuple[int, int]:
    found = corp(game, id).cell
    assert found is not None
    return found.row, found.column


def phase(game: Game, name: str) -> None:
    """The phase begins as if somebody had bought its first train, and lost it."""
    with setting(game) as t:
        names = [p.name for p in t.box.phases]
        for wanted in t.box.phases[t.phase_number + 1 : names.index(name) + 1]:
            first = next(card for card in t.depot.trains if card.data.name == wanted.on_train)
            for card in t.depot.upcoming:
                if t.depot.trains.index(card) <= t.depot.trains.index(first):
                    card.scrap()
            phases.on_train_bought(t, first)


def train(game: Game, company: str, kind: str) -> str:
    """The next card of this kind goes to a company, without any change of phase."""
    with setting(game) as t:
        card = next(card for card in t.depot.upcoming if card.data.name == kind)
        t.company(company).take(card)
        return card.id


def buys(player: str, corporation: str, source: str = "treasury", **more: Any) -> BuyShare:
    return BuyShare(player=player, corporation=corporation, source=source, **more)


def sells(player: str, corporation: str, amount: int, **more: Any) -> SellShares:
    return SellShares(player=player, corporation=corporation, percent=amount, **more)


def takes_train(game: Game, corporation: str, train: str = "", price: int = 0) -> BuyTrain:
    """The next train of the bank, or one by its name and price."""
    t = table(game)
    card = t.train(train) if train else t.depot.upcoming[0]
    return BuyTrain(
        corporation=corporation,
        train=card.id,
        config=card.config.name,
        price=price or card.config.price,
    )


def refusal(game: Game, action: Action) -> Refusal:
    """What the engine says against the action; nothing may have changed, and the rule exists."""
    before = game.journal.facts()
    with pytest.raises(Refusal) as caught:
        game.apply(action)
    assert game.journal.facts() == before
    assert f"[18MEX §{caught.value.rule.section_en}]" in str(caught.value)
    assert "{" not in str(caught.value)
    return caught.value


def rule_against(game: Game, action: Action) -> str:
    """The id of the rule by which the engine refuses the action."""
    return refusal(game, action).rule_id


def offered(game: Game, kind: type[Action]) -> list[Any]:
    return [c.action for c in game.choices() if isinstance(c.action, kind)]
