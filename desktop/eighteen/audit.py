"""The audit: what must be true at every 18xx table after every action, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from desktop.eighteen.actions import DiscardTrain, ReplaceStation
from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.selling import MARKET_CAP
from desktop.eighteen.shares import Holder
from desktop.eighteen.table import EighteenTable
from desktop.engine.audit import audit_values, need
from desktop.engine.money import Purse

WHOLE = 100  # percent


def audit(table: EighteenTable) -> None:
    """Raise an AssertionError, with a sentence, for the first thing that cannot be."""
    for check in CHECKS:
        check(table)


def audit_money(table: EighteenTable) -> None:
    """None is made or lost, and only the bank may owe."""
    purses = [piece for piece in table.journal.pieces.values() if isinstance(piece, Purse)]
    found, printed = sum(p.cash for p in purses), table.box.money.bank[len(table.players)]
    need(found == printed, f"the money on the table is {found}, not {printed}")
    for purse in purses:
        need(purse.cash >= 0 or not purse.must_cover, f"{purse.id} has {purse.cash}")
    need(table.bank.cash > 0 or table.bank.broken, "the bank is empty and not broken")


def audit_certificates(table: EighteenTable) -> None:
    """Each lies where its holder thinks it does, and nowhere else."""
    holders: list[Holder] = [*table.investors, *table.corporations.values(), table.pool]
    times = Counter(id(certificate) for holder in holders for certificate in holder.held)
    for corporation in table.corporations.values():
        percent = 0
        for certificate in corporation.certificates:
            holder = certificate.holder
            wanted = 0 if holder is None else 1
            seen = times[id(certificate)]
            need(seen == wanted, f"{certificate.id} is held {seen} times, not {wanted}")
            if holder is not None:
                need(certificate in holder.held, f"{certificate.id} is not where it should be")
                percent += certificate.percent
        wanted = 0 if corporation.closed else WHOLE
        need(percent == wanted, f"{percent} % of {corporation.id} in the game, not {wanted} %")
        need(
            all(c.corporation is corporation for c in corporation.held),
            f"{corporation.id} holds shares of another corporation",
        )


def audit_presidents(table: EighteenTable) -> None:
    """The president holds the president's certificate, and nobody holds strictly more."""
    for corporation in table.corporations.values():
        if corporation.closed:
            continue
        id, president = corporation.id, corporation.president
        holder = corporation.presidents_certificate.holder
        if not corporation.is_founded:
            need(holder is corporation, f"{id} is not founded, but its president's share is sold")
            need(president is None, f"{id} is not founded and has a president")
        elif president is None:
            need(holder is table.pool, f"{id} has no president, but his share is not for sale")
        else:
            need(holder is president, f"the president of {id} lacks the president's certificate")
            over = president.bankrupt and bool(table.finished)
            need(over or not president.bankrupt, f"the president of {id} is bankrupt")
            most = max(player.percent(corporation) for player in table.investors)
            percent = president.percent(corporation)
            need(percent == most, f"the president of {id} holds {percent} %, another one {most} %")


def audit_limits(table: EighteenTable) -> None:
    """How much one player and the market may hold of a corporation."""
    has_bankrupt = any(player.bankrupt for player in table.investors)
    for corporation in table.corporations.values():
        for player in table.investors:
            percent = player.percent(corporation)
            need(
                percent <= table.most_held(corporation),
                f"{player.id} holds {percent} % of {corporation.id}",
            )
        # Only a bankrupt player's shares go to the market without regard to the limit.
        percent = table.pool.percent(corporation)
        need(
            has_bankrupt or percent <= MARKET_CAP,
            f"{percent} % of {corporation.id} lie in the market",
        )


def audit_prices(table: EighteenTable) -> None:
    """Every token of a founded corporation in one cell, in the one it knows."""
    cells = [(token, cell) for cell in table.market.cells() for token in cell.tokens]
    tokens = Counter(token.id for token, _ in cells)
    for corporation in table.corporations.values():
        seen, wanted = tokens[corporation.id], int(corporation.is_founded)
        need(seen == wanted, f"{seen} price tokens of {corporation.id}, not {wanted}")
        need(
            not corporation.is_founded or (corporation.is_in_game and corporation.price > 0),
            f"{corporation.id} is on the chart but not in the game",
        )
    for token, cell in cells:
        need(token.cell is cell, f"{token.id} stands in another cell than it knows")


def audit_tiles(table: EighteenTable) -> None:
    """On the map and in the box there are as many as were printed; no track ends blindly."""
    laid = Counter(hex_.tile for hex_ in table.board.hexes.values() if hex_.tile)
    for number, stack in table.supply.stacks.items():
        if stack.count is not None and stack.left is not None:
            need(
                stack.left >= 0 and stack.left + stack.removed + laid[number] == stack.count,
                f"{laid[number]} tiles {number} on the map, {stack.left} in the box, "
                f"{stack.count} printed",
            )
    for hex_ in table.board.hexes.values():
        if not hex_.tile:
            need(hex_.face is hex_.printed, f"{hex_.id} has no tile and is not as printed")
            continue
        face = table.supply.stacks[hex_.tile].face
        need(hex_.face == face.turned(hex_.rotation), f"{hex_.id} does not show its tile")
        blind = sorted(hex_.face.exits & hex_.closed)
        need(not blind, f"track on {hex_.id} ends blindly at side {blind[:1]}")


def audit_stations(table: EighteenTable) -> None:
    """Each in a slot, at most one of a company in a hex, and not more than it owns."""
    on_board: Counter[str] = Counter()
    for hex_ in table.board.hexes.values():
        slots = [place.slots for place in hex_.face.places]
        need([len(row) for row in hex_.stations] == slots, f"wrong station slots on {hex_.id}")
        need([len(row) for row in hex_.reserved] == slots, f"wrong kept slots on {hex_.id}")
        here = [company for row in hex_.stations for company in row if company]
        need(len(set(here)) == len(here), f"two stations of one company on {hex_.id}")
        on_board.update(here)
    for corporation in table.corporations.values():
        _audit_tokens(table, corporation, on_board.pop(corporation.id, 0))
    for minor in table.minors.values():
        count = on_board.pop(minor.id, 0)
        wanted = 0 if _is_gone(minor) else 1
        need(count == wanted, f"{count} stations of {minor.id} on the board, not {wanted}")
    need(not on_board, f"stations of nobody on the board: {', '.join(on_board)}")


def _audit_tokens(table: EighteenTable, corporation: Corporation, count: int) -> None:
    id, tokens = corporation.id, len(corporation.tokens)
    if _is_being_merged(table, corporation):
        return
    if corporation.closed or not (corporation.is_founded or corporation.removed):
        need(count == 0, f"{id} is not in business and has {count} stations")
        return
    if corporation.removed:  # its stations only stand in the way of others
        tokens = 0
    cards = [card for card in table.cards() if card.owner is corporation]
    extra = sum(not isinstance(card, Private) or card.data.power == "station" for card in cards)
    allowed = len(corporation.data.tokens) + corporation.data.extra_tokens + extra
    need(count + tokens <= allowed, f"{id} has {count} stations and {tokens} left of {allowed}")


def _is_being_merged(table: EighteenTable, corporation: Corporation) -> bool:
    """Whether it is just asked which of its stations goes to another corporation."""
    step = table.round.step if table.round is not None else None
    is_asked = step is not None and ReplaceStation in step.accepts
    return corporation.closed and is_asked


def audit_trains(table: EighteenTable) -> None:
    """Each in one place; the limit holds unless somebody is just asked to discard."""
    companies: list[Company] = [*table.corporations.values(), *table.minors.values()]
    depot = table.depot
    places: Counter[str] = Counter(train.id for train in (*depot.upcoming, *depot.discarded))
    for company in companies:
        for train in company.trains:
            need(train.owner is company, f"{company.id} has {train.id}, which is another's")
            places[train.id] += 1
    for train in depot.trains:
        seen, wanted = places[train.id], 0 if train.scrapped else 1
        need(seen == wanted, f"train {train.id} is in {seen} places, not {wanted}")
    if table.finished or _may_be_crowded(table):
        return
    for company in companies:
        count, limit = len(table.counted_trains(company)), table.train_limit(company)
        need(count <= limit, f"{company.id} has {count} trains; the limit is {limit}")


def _may_be_crowded(table: EighteenTable) -> bool:
    """Whether discarding is asked, or waits behind what is asked first."""
    steps = table.round.steps if table.round is not None else ()
    asked = next((i for i, s in enumerate(steps) if table.round and s is table.round.step), 0)
    return any(DiscardTrain in step.accepts for step in steps[asked:] if step.is_open())


def audit_closed(table: EighteenTable) -> None:
    """What has left the game has left nothing behind."""
    companies: list[Company] = [*table.corporations.values(), *table.minors.values()]
    for company in companies:
        if _is_gone(company):
            need(not company.cash and not company.trains, f"{company.id} is gone and owns things")
            is_led = isinstance(company, Corporation) and company.president is not None
            need(not is_led, f"{company.id} is gone and has a president")
    for player in table.investors:
        if player.bankrupt and not table.finished:
            has = player.cash or player.held or table.cards_of(player)
            need(not has, f"{player.id} is bankrupt and owns things")
    for card in table.cards():
        owner = card.owner
        need(
            card.closed or not (isinstance(owner, Corporation) and owner.closed),
            f"{card.id} is open, and its owner is closed",
        )
        if isinstance(card, Private) and card.beneficiary is not None:
            served = card.beneficiary
            need(not _is_gone(served), f"{card.id} serves {served.id}, which is gone")


def _is_gone(company: Company) -> bool:
    return company.closed or (isinstance(company, Minor) and company.absorbed)


CHECKS: tuple[Callable[[EighteenTable], None], ...] = (
    audit_money,
    audit_certificates,
    audit_presidents,
    audit_limits,
    audit_prices,
    audit_tiles,
    audit_stations,
    audit_trains,
    audit_closed,
    audit_values,
)
