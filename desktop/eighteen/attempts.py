"""What somebody might try at an 18xx table, legal or not: most of it should be refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from desktop.eighteen import actions as deeds
from desktop.eighteen import laying
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.selling import HALF
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action, Pass
from desktop.engine.random_play import Dice

PERCENTS = range(0, 110, HALF)
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
    yield from _in_the_merger(table)
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
        for corporation in table.corporations.values():
            yield from _purchases(player.id, corporation)
            yield from _sales(player.id, corporation)
            for price in (*sorted(table.market.start_prices), 0, 10, 165):
                yield deeds.FoundCorporation(
                    player=player.id, corporation=corporation.id, price=price
                )


def _purchases(player: str, corporation: Corporation) -> Iterator[Action]:
    for source in ("treasury", "market", "bank"):
        yield deeds.BuyShare(player=player, corporation=corporation.id, source=source)
        for percent, change in product((0, HALF, 20), (False, True)):
            yield deeds.BuyShare(
                player=player,
                corporation=corporation.id,
                source=source,
                percent=percent,
                change=change,
            )


def _sales(player: str, corporation: Corporation) -> Iterator[Action]:
    most = 3 if corporation.has_halves else 1
    for percent, halves in product(PERCENTS, range(-1, most)):
        yield deeds.SellShares(
            player=player, corporation=corporation.id, percent=percent, halves=halves
        )
    for percent in (0, HALF, 2 * HALF):
        yield deeds.SellShares(
            player=player, corporation=corporation.id, percent=percent, change=True
        )


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
            yield deeds.BuyCard(player=player.id, card=card.id)
            for price in (0, card.face_value, card.face_value + 5, player.cash, player.cash + 1):
                yield deeds.PlaceBid(player=player.id, card=card.id, price=price)
            yield from _private_deals(table, player.id, card.id)
        for id in _companies(table):
            yield deeds.NameBeneficiary(private=card.id, company=id)
            half, most = card.face_value // 2, card.face_value * 3 // 2
            for price in (
                0,
                1,
                half - 1,
                half,
                card.face_value,
                card.face_value + 1,
                most,
                most + 1,
            ):
                yield deeds.BuyPrivate(corporation=id, private=card.id, price=price)
    for private in table.privates.values():
        for hex_id in (*private.data.hexes, next(iter(table.board.hexes)), "Z99"):
            yield deeds.PlaceMarker(private=private.id, hex=hex_id)


def _private_deals(table: EighteenTable, player: str, private: str) -> Iterator[Action]:
    for buyer in table.investors:
        for price in (0, 1, buyer.cash, buyer.cash + 1):
            yield deeds.TradePrivate(player=player, private=private, buyer=buyer.id, price=price)


def _in_the_merger(table: EighteenTable) -> Iterator[Action]:
    for id, other in product(table.corporations, table.corporations):
        yield deeds.Merge(company=id, corporation=other)
    for id, hex_id in product(table.corporations, table.board.hexes):
        yield deeds.ReplaceStation(corporation=id, hex=hex_id)
    for player, id, halves in product(table.investors, table.corporations, range(4)):
        yield deeds.GiveCertificates(player=player.id, corporation=id, halves=halves)


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
