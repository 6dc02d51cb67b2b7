"""Words for tests of 1846: games at a wished position, actions, and what the engine refuses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from desktop.eighteen import phases
from desktop.eighteen.actions import (
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DraftCard,
    FoundCorporation,
    IssueShares,
    LayTile,
    PayDividend,
    PlaceToken,
    RedeemShares,
    RunTrains,
    SellShares,
)
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import move, singles
from desktop.engine.actions import Action, Pass
from desktop.engine.game import Game
from desktop.engine.money import pay
from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup
from desktop.engine.state import Change
from desktop.titles.g1846.title import TITLE, Game1846
from tests.titles import turns
from tests.titles.turns import asked as asked
from tests.titles.turns import least as least

NAMES = ("Anna", "Boris", "Clara", "Dora", "Emil")
PLAIN, CITY, BIG_CITY = "7 8 9", "5 6 57", "291 292 293"
GREEN_CITY, GREEN_BIG = "14 15 619", "294 295 296"


def new_game(players: int = 5, seed: int = 1, *options: str) -> Game:
    """A game at the first card of the draft."""
    return Game(TITLE, Setup("1846", NAMES[:players], seed, frozenset(options)))


def table(game: Game) -> Game1846:
    assert isinstance(game.table, Game1846)
    return game.table


@contextmanager
def setting(game: Game) -> Iterator[Game1846]:
    """Set pieces by hand, then let the game go on from there."""
    game.journal.open()
    yield table(game)
    game.table.settle()
    game.journal.commit()


def stock_game(players: int = 5, *options: str, **cards: str) -> Game:
    """A game at the first stock round: stock_game(p1="MS MAIL") gives player 1 two cards."""
    game = new_game(players, 1, *options)
    with setting(game) as t:
        step: Any = t.draft_round.steps[0]
        step.deck = ()
        step.kept = tuple((who[1:], card) for who, held in cards.items() for card in held.split())
        for card in held_back(t, {card for _, card in step.kept}):
            card.closed = True
    return game


def held_back(t: Game1846, dealt: set[str]) -> Iterable[Any]:
    return [card for card in t.cards() if card.id not in dealt]


def operating_game(
    founded: str = "NYC 80", players: int = 5, *options: str, cash: int = 0, **cards: str
) -> Game:
    """A game at the first operating round: "NYC 80, GT 60" are founded by players 1, 2, …"""
    game = stock_game(players, *options, **cards)
    for number, text in enumerate(founded.split(", "), start=1):
        name, price = text.split()
        found(game, str(number), name, int(price))
    end_stock_round(game)
    for text in founded.split(", "):
        give(game, text.split()[0], cash)
    return game


def found(game: Game, player: str, corporation: str, price: int) -> Change:
    return game.apply(FoundCorporation(player=player, corporation=corporation, price=price))


def buy(game: Game, player: str, corporation: str, source: str = "treasury") -> Change:
    return game.apply(BuyShare(player=player, corporation=corporation, source=source))


def sell(game: Game, player: str, corporation: str, percent: int) -> Change:
    return game.apply(SellShares(player=player, corporation=corporation, percent=percent))


def passes(game: Game) -> Change:
    """Whoever is asked passes."""
    return game.apply(Pass(who=game.actors[0]))


def end_stock_round(game: Game) -> None:
    while table(game).round is table(game).stock_round:
        passes(game)


def start_stock_round(game: Game, cycle: int = 2) -> None:
    """Jump to the stock round of a later cycle, player 1 first; the founded have operated."""
    with setting(game) as t:
        for corporation in t.founded():
            corporation.operated = True
        t.operating_round.company = None
        t.cycle = cycle
        t.priority = t.investor("1")
        t.start(t.stock_round)


def start_operating_round(game: Game, number: int = 2) -> None:
    """Jump to an operating round that is not the very first."""
    with setting(game) as t:
        t.operating_round.company = None
        t.start_operating_round(number)


def go_on_to(game: Game, company: str, step: str = "track_and_token") -> Game:
    """Let everybody do the least he must until this company is asked for this step."""
    return turns.go_on_to(game, company, step)


def give(game: Game, who: str, amount: int) -> None:
    """Money from the bank to anybody; taken away when negative."""
    with setting(game) as t:
        purse = purse_of(t, who)
        if amount >= 0:
            pay(t.bank, purse, amount, "1846.setup.cash")
        else:
            pay(purse, t.bank, -amount, "1846.setup.cash")


def has_cash(game: Game, who: str, amount: int) -> None:
    """From now on he has exactly this much."""
    give(game, who, amount - cash(game, who))


def purse_of(t: Game1846, who: str) -> Any:
    if who == "bank":
        return t.bank
    return t.investor(who) if who.isdecimal() else t.company(who)


def cash(game: Game, who: str) -> int:
    return int(purse_of(table(game), who).cash)


def corp(game: Game, id: str) -> Corporation:
    return table(game).corporation(id)


def set_price(game: Game, id: str, price: int) -> None:
    with setting(game) as t:
        cell = next(cell for cell in t.market.cells() if cell.price == price)
        t.market.put(t.corporation(id), cell)


def hold(game: Game, who: str, corporation: str, count: int) -> None:
    """Ordinary treasury shares go to a player, or with "market" to the stock market."""
    with setting(game) as t:
        company = t.corporation(corporation)
        holder = t.pool if who == "market" else t.investor(who)
        for certificate in singles(company, company)[:count]:
            move(certificate, holder)


def percent(game: Game, who: str, corporation: str) -> int:
    t = table(game)
    company = t.corporation(corporation)
    holders = {"market": t.pool, "treasury": company}
    return (holders.get(who) or t.investor(who)).percent(company)


def phase(game: Game, name: str) -> None:
    """The phase begins as if somebody had bought its first train, and lost it."""
    with setting(game) as t:
        wanted = next(p for p in t.box.phases if p.name == name)
        for train in t.depot.upcoming:
            if train.data.name == wanted.on_train:
                break
            train.scrap()
        first = t.depot.upcoming[0]
        phases.on_train_bought(t, first)


def train(game: Game, company: str, kind: str, config: str = "") -> str:
    """The next card of this kind goes to a company, without any change of phase."""
    with setting(game) as t:
        card = next(card for card in t.depot.upcoming if card.data.name == kind)
        t.company(company).take(card)
        found_config = card.config_named(config or kind)
        assert found_config is not None
        card.config = found_config
        return card.id


def lose_trains(game: Game, company: str) -> None:
    with setting(game) as t:
        for card in t.company(company).trains:
            card.scrap()


def next_train(game: Game) -> str:
    return table(game).depot.for_sale()[0].id


def lays(game: Game, company: str, hex_id: str, tiles: str, *exits: str) -> LayTile:
    """The action: the first of these tiles that can be turned to lead towards these neighbours."""
    t = table(game)
    hex_ = t.board[hex_id]
    sides = {hex_.neighbours.index(t.board[other]) for other in exits}
    tile, rotation = next(
        (tile, rotation)
        for tile in tiles.split()
        for rotation in range(6)
        if sides <= t.box.tiles[tile].face.turned(rotation).exits
        and not t.box.tiles[tile].face.turned(rotation).exits & hex_.closed
    )
    return LayTile(company=company, hex=hex_id, tile=tile, rotation=rotation)


def put_tile(game: Game, hex_id: str, tiles: str, *exits: str) -> None:
    """The tile lies there, whoever laid it."""
    action = lays(game, "", hex_id, tiles, *exits)
    with setting(game) as t:
        t.lay(t.board[hex_id], t.supply.stacks[action.tile], action.rotation)


def has_earned(game: Game, company: str, revenue: int) -> Game:
    """The company has run for so much and is to share it out."""
    go_on_to(game, company)
    with setting(game) as t:
        steps: dict[str, Any] = {step.name: step for step in t.operating_round.steps}
        steps["track_and_token"].done = steps["run_trains"].done = True
        steps["run_trains"].revenue = revenue
    return game


def leads_to(game: Game, hex_id: str) -> list[str]:
    """The neighbours to which a hex has track."""
    hex_ = table(game).board[hex_id]
    beyond = [hex_.neighbours[side] for side in sorted(hex_.face.exits)]
    return [other.id for other in beyond if other is not None]


def put_station(game: Game, company: str, hex_id: str, place: int = 0, slot: int = 0) -> None:
    with setting(game) as t:
        t.board[hex_id].set_station(place, slot, company)


def token(company: str, hex_id: str, place: int = 0) -> PlaceToken:
    return PlaceToken(company=company, hex=hex_id, place=place)


def buys_train(game: Game, corporation: str, id: str, config: str, price: int) -> BuyTrain:
    return BuyTrain(corporation=corporation, train=id, config=config, price=price)


def buy_in(corporation: str, private: str, price: int) -> BuyPrivate:
    return BuyPrivate(corporation=corporation, private=private, price=price)


def issues(corporation: str, count: int) -> IssueShares:
    return IssueShares(corporation=corporation, count=count)


def redeems(corporation: str, count: int) -> RedeemShares:
    return RedeemShares(corporation=corporation, count=count)


def sells(player: str, corporation: str, amount: int) -> SellShares:
    return SellShares(player=player, corporation=corporation, percent=amount)


def pays(corporation: str, how: str) -> PayDividend:
    return PayDividend(corporation=corporation, how=how)


def keeps(player: str, card: str) -> DraftCard:
    return DraftCard(player=player, card=card)


def runs_best(game: Game) -> RunTrains:
    company = table(game).operating
    assert company is not None
    return RunTrains(company=company.id, runs=table(game).best_runs(company).runs)


def refusal(game: Game, action: Action) -> Refusal:
    """What the engine says against the action; nothing may have changed, and the rule exists."""
    before = game.journal.facts()
    with pytest.raises(Refusal) as caught:
        game.apply(action)
    assert game.journal.facts() == before
    assert f"[1846 §{caught.value.rule.section_en}]" in str(caught.value)
    assert "{" not in str(caught.value)
    return caught.value


def rule_against(game: Game, action: Action) -> str:
    """The id of the rule by which the engine refuses the action."""
    return refusal(game, action).rule_id


def choices_of(game: Game, kind: type[Action]) -> list[Any]:
    return [choice.action for choice in game.choices() if isinstance(choice.action, kind)]
