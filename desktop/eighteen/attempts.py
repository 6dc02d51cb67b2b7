"""What somebody might try at an 18xx table, legal or not: most of it should be refused."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.eighteen import actions as deeds
from desktop.eighteen import laying
from desktop.eighteen.selling import SHARE
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action, Pass
from desktop.engine.random_play import Dice

PERCENTS = range(0, 110, SHARE)
COUNTS = range(0, 7)
HEXES_TRIED = 6  # of the whole board, for tiles that would fit there
LAYS_TRIED = 40


def attempts(table: EighteenTable, dice: Dice) -> Iterator[Action]:
    """Every kind of action, by those whose turn it is and by others, with odd values among them."""
    yield from _passes(table)
    yield from _at_the_market(table)
    yield from _of_companies(table)
    yield from _with_trains(table)
    yield from _with_privates(table)
    yield from _lays(table, dice)
    yield from _tokens(table, dice)


def _companies(table: EighteenTable) -> tuple[str, ...]:
    return (*table.corporations, *table.minors)


def _passes(table: EighteenTable) -> Iterator[Action]:
    players = [player.id for player in table.investors]
    for who in (*players, *_companies(table), *table.privates, "nobody"):
        yield Pass(who=who)


def _at_the_market(table: EighteenTable) -> Iterator[Action]:
    for player in table.investors:
        for corporation in table.corporations:
            names = {"player": player.id, "corporation": corporation}
            for source in ("treasury", "market", "bank"):
                yield deeds.BuyShare(**names, source=source)
            for percent in PERCENTS:
                yield deeds.SellShares(**names, percent=percent)
            for price in (*sorted(table.market.start_prices), 0, 10, 165):
                yield deeds.FoundCorporation(**names, price=price)


def _of_companies(table: EighteenTable) -> Iterator[Action]:
    for id in _companies(table):
        for count in COUNTS:
            yield deeds.IssueShares(corporation=id, count=count)
            yield deeds.RedeemShares(corporation=id, count=count)
        for how in ("full", "half", "none", "twice"):
            yield deeds.PayDividend(corporation=id, how=how)
        yield deeds.DeclareBankruptcy(corporation=id)
        yield deeds.RunTrains(company=id)


def _with_trains(table: EighteenTable) -> Iterator[Action]:
    ids = [id for id in _companies(table) if table.operating is None or id == table.operating.id]
    for train in table.depot.trains:
        for id in ids:
            yield deeds.DiscardTrain(corporation=id, train=train.id)
            for config in train.data.configs:
                names = {"corporation": id, "train": train.id, "config": config.name}
                for price in (config.price, config.price - 1, 1, 0, table.bank.cash):
                    yield deeds.BuyTrain(**names, price=price)


def _with_privates(table: EighteenTable) -> Iterator[Action]:
    for card in table.cards():
        for player in table.investors:
            yield deeds.DraftCard(player=player.id, card=card.id)
        for id in _companies(table):
            yield deeds.NameBeneficiary(private=card.id, company=id)
            for price in (0, 1, card.face_value, card.face_value + 1):
                yield deeds.BuyPrivate(corporation=id, private=card.id, price=price)
    for private in table.privates.values():
        for hex_id in (*private.data.hexes, next(iter(table.board.hexes)), "Z99"):
            yield deeds.PlaceMarker(private=private.id, hex=hex_id)


def _layers(table: EighteenTable) -> list[str]:
    """The company whose turn it is, its privates, and one that must wait."""
    operating = table.operating
    if operating is None:
        return [next(iter(table.corporations))]
    others = [id for id in table.corporations if id != operating.id]
    privates = [p.id for p in table.privates.values() if p.data.power]
    return [operating.id, operating.id, *others[:1], *privates]


def _lays(table: EighteenTable, dice: Dice) -> Iterator[Action]:
    """Tiles that fit where they are tried; and some that do not."""
    layers, hexes = _layers(table), list(table.board.hexes)
    tried = [dice.one_of(hexes) for _ in range(HEXES_TRIED)]
    fitting = list(laying.candidates(table, dice.one_of(layers), tried))
    for _ in range(min(LAYS_TRIED, len(fitting))):
        yield dice.one_of(fitting)
    numbers = list(table.supply.stacks)
    for _ in range(LAYS_TRIED // 4):
        yield deeds.LayTile(
            company=dice.one_of(layers),
            hex=dice.one_of(hexes),
            tile=dice.one_of(numbers),
            rotation=dice.below(7),
        )


def _tokens(table: EighteenTable, dice: Dice) -> Iterator[Action]:
    layers = _layers(table)
    for hex_ in table.board.hexes.values():
        for place in range(len(hex_.face.places)):
            yield deeds.PlaceToken(company=dice.one_of(layers), hex=hex_.id, place=place)
