"""Tables broken on purpose: each function spoils one thing, and knows what the audit will say."""

from tests.eighteen.breaking import (
    breaks,
    founded,
    put,
    replaced,
    station_hex,
    take_away_stations,
    tiled,
    unfounded,
)


@breaks("the money on the table is")
def money_appears(table):
    put(table.players[0], cash=table.players[0].cash + 1)


@breaks("1 has -5")
def a_player_owes(table):
    player = table.players[0]
    put(table.bank, cash=table.bank.cash + player.cash + 5)
    put(player, cash=-5)


@breaks("the bank is empty and not broken")
def an_empty_bank_is_not_broken(table):
    put(table.players[0], cash=table.players[0].cash + table.bank.cash)
    table.bank.__dict__["cash"] = 0


@breaks("is held 2 times, not 1")
def a_certificate_lies_twice(table):
    certificate = founded(table).presidents_certificate
    put(table.pool, held=(*table.pool.held, certificate))


@breaks("is held 0 times, not 1")
def a_certificate_is_lost(table):
    holder = next(p for p in table.investors if p.held)
    put(holder, held=holder.held[1:])


@breaks("is not where it should be")
def a_certificate_thinks_it_is_elsewhere(table):
    holder = next(p for p in table.investors if p.held)
    put(holder.held[0], holder=table.pool)


@breaks("in the game, not 100 %")
def part_of_a_corporation_is_gone(table):
    holder = next(p for p in table.investors if p.held)
    put(holder.held[0], holder=None)
    put(holder, held=holder.held[1:])


@breaks("holds shares of another corporation")
def a_treasury_holds_anothers_share(table):
    buyer, sold = founded(table), unfounded(table)
    certificate = sold.held[-1]
    put(sold, held=sold.held[:-1])
    put(buyer, held=(*buyer.held, certificate))
    put(certificate, holder=buyer)


@breaks("lacks the president's certificate")
def a_president_without_his_certificate(table):
    corporation = founded(table)
    put(corporation, president=next(p for p in table.investors if p is not corporation.president))


@breaks("is not founded and has a president")
def a_president_of_nothing(table):
    put(unfounded(table), president=table.investors[0])


@breaks("has no president, but his share is not for sale")
def nobody_presides(table):
    put(founded(table), president=None)


@breaks("another one")
def somebody_holds_more_than_the_president(table):
    corporation = founded(table)
    other = next(p for p in table.investors if p is not corporation.president)
    for holder in (corporation, table.pool, *table.investors):
        for certificate in holder.of(corporation):
            if not certificate.is_presidents and holder is not other:
                put(holder, held=tuple(c for c in holder.held if c is not certificate))
                put(other, held=(*other.held, certificate))
                put(certificate, holder=other)


@breaks("the president of")
def a_bankrupt_president(table):
    put(founded(table).president, bankrupt=True)


@breaks("1 holds")
def too_much_in_one_hand(table):
    corporation = unfounded(table)
    for certificate in corporation.held[1:]:
        put(certificate, holder=table.investors[0])
    put(table.investors[0], held=(*table.investors[0].held, *corporation.held[1:]))
    put(corporation, held=corporation.held[:1])


@breaks("lie in the market")
def too_much_in_the_market(table):
    corporation = unfounded(table)
    for certificate in corporation.held[1:]:
        put(certificate, holder=table.pool)
    put(table.pool, held=(*table.pool.held, *corporation.held[1:]))
    put(corporation, held=corporation.held[:1])


@breaks("0 price tokens of")
def a_token_has_left_the_chart(table):
    cell = founded(table).cell
    put(cell, tokens=())


@breaks("2 price tokens of")
def a_token_stands_twice(table):
    corporation = founded(table)
    cell = next(c for c in table.market.cells() if c is not corporation.cell and c.price)
    put(cell, tokens=(*cell.tokens, corporation))


@breaks("in another cell than it knows")
def a_token_stands_in_a_wrong_cell(table):
    corporation = founded(table)
    put(corporation, cell=table.market.rows[0][-1])


@breaks("is on the chart but not in the game")
def a_removed_corporation_has_a_price(table):
    put(founded(table), removed=True)


@breaks("on the map")
def a_tile_too_many(table):
    stack = next(s for s in table.supply.stacks.values() if s.count)
    put(stack, left=stack.left + 1)


@breaks("does not show its tile")
def a_tile_was_turned(table):
    hex_ = next(
        h for h in table.board.hexes.values() if h.tile and h.face.turned(1).exits != h.face.exits
    )
    put(hex_, rotation=(hex_.rotation + 1) % 6)


@breaks("is not as printed")
def a_tile_was_taken_away(table):
    hex_ = tiled(table)
    stack = table.supply.stacks[hex_.tile]
    put(hex_, tile="")
    if stack.left is not None:
        put(stack, left=stack.left + 1)


@breaks("ends blindly")
def track_runs_into_the_sea(table):
    hex_ = tiled(table)
    put(hex_, closed=frozenset(range(6)))


@breaks("wrong station slots")
def a_slot_too_many(table):
    hex_, _, _ = station_hex(table, founded(table).id)
    put(hex_, stations=tuple((*row, "") for row in hex_.stations))


@breaks("wrong kept slots")
def a_kept_slot_too_many(table):
    hex_, _, _ = station_hex(table, founded(table).id)
    put(hex_, reserved=tuple((*row, "") for row in hex_.reserved))


@breaks("two stations of one company")
def two_stations_in_a_hex(table):
    row = (founded(table).id, founded(table).id)
    hex_ = next(h for h in table.board.hexes.values() if any(len(r) > 1 for r in h.stations))
    put(hex_, stations=tuple(row if len(r) == 2 else r for r in hex_.stations))


@breaks("is not in business and has 1 stations")
def a_station_of_a_corporation_to_come(table):
    hex_, place, slot = station_hex(table, founded(table).id)
    hex_.__dict__["stations"] = replaced(hex_.stations, place, slot, unfounded(table).id)


@breaks("stations of nobody")
def a_station_of_a_stranger(table):
    hex_, place, slot = station_hex(table, founded(table).id)
    hex_.__dict__["stations"] = replaced(hex_.stations, place, slot, "TGV")


@breaks("stations and")
def more_tokens_than_were_printed(table):
    corporation = founded(table)
    put(corporation, tokens=(*corporation.data.tokens, 80))


@breaks("stations of MS on the board, not")
def an_independent_without_its_station(table):
    minor = table.minors["MS"]
    put(minor, absorbed=not minor.absorbed, closed=False)
    put(table.bank, cash=table.bank.cash + minor.cash)
    put(minor, cash=0)


@breaks("which is another's")
def a_train_of_two_owners(table):
    train = founded(table).trains[0]
    put(train, owner=None)


@breaks("is in 0 places")
def a_train_is_lost(table):
    put(table.depot, upcoming=table.depot.upcoming[1:])


@breaks("is in 2 places")
def a_train_is_there_twice(table):
    put(table.depot, discarded=(table.depot.upcoming[0],))


@breaks("the limit is")
def too_many_trains(table):
    corporation, depot = founded(table), table.depot
    more = depot.upcoming[-5:]
    for train in more:
        put(train, owner=corporation)
    put(depot, upcoming=depot.upcoming[:-5])
    put(corporation, trains=(*corporation.trains, *more))
    put(table.round, step=table.round.steps[-1])


@breaks("is gone and owns things")
def an_absorbed_independent_has_money(table):
    minor = table.minors["BIG4"]
    take_away_stations(table, minor.id)
    put(table.bank, cash=table.bank.cash + minor.cash - 7)
    put(minor, absorbed=True, cash=7)


@breaks("is bankrupt and owns things")
def a_bankrupt_player_owns_things(table):
    player = next(
        p for p in table.investors if all(c.president is not p for c in table.corporations.values())
    )
    put(player, bankrupt=True)


@breaks("serves")
def a_marker_serves_nobody(table):
    minor = table.minors["MS"]
    if not minor.absorbed:
        put(table.bank, cash=table.bank.cash + minor.cash)
        take_away_stations(table, minor.id)
        for train in minor.trains:
            put(train, owner=None, scrapped=True)
        put(minor, cash=0, trains=(), absorbed=True)
    put(table.privates["SC"], beneficiary=minor)


@breaks("player:1.held is a list")
def a_fact_that_can_change_in_place(table):
    put(table.players[0], held=list(table.players[0].held))


@breaks("chance.at is a dict")
def a_fact_that_is_an_object(table):
    put(table.chance, at={})
