"""The chronicle says the same as the table, at every moment one asks it."""

from __future__ import annotations

import pytest

from desktop.eighteen.companies.corporation import Corporation
from desktop.printing.chronicle import Chronicle
from desktop.printing.records import Standing
from tests.shared import needs_shared


def assert_as_on_the_table(standing: Standing, table) -> None:
    for state, player in zip(standing.players, table.investors, strict=True):
        assert state.cash == player.cash
        assert state.worth == table.worth(player)
        assert state.certificates == table.certificates_of(player)
        assert state.cards == tuple(card.id for card in table.cards_of(player))
        for id, percent in state.shares.items():
            assert percent == player.percent(table.corporations[id])
    for id, state in standing.companies.items():
        company = table.company(id)
        assert state.treasury == company.cash
        assert state.trains == tuple(train.config.name for train in company.trains)
        if isinstance(company, Corporation):
            assert (state.price or 0) == company.price


def test_it_ends_where_the_game_stands(long_game):
    line = long_game.at.path()
    for depth in (0, 1, 17, 200, 555, 801, len(line)):
        long_game.go_to(line[depth - 1] if depth else long_game.root)
        assert_as_on_the_table(Chronicle(long_game).now, long_game.table)


def test_what_was_written_down_does_not_change_when_the_game_goes_on(long_game):
    line = long_game.at.path()
    whole = Chronicle(long_game).rounds
    long_game.go_to(line[399])
    part = Chronicle(long_game).rounds
    long_game.go_to(line[-1])
    assert part[:-1] == whole[: len(part) - 1]
    assert not part[-1].is_over


def test_every_round_begins_once_and_in_order(long_game):
    rounds = Chronicle(long_game).rounds
    names = [(record.name, record.cycle, record.number) for record in rounds]
    assert names[:4] == [("draft", 1, 0), ("stock", 1, 0), ("operating", 1, 1), ("operating", 1, 2)]
    assert len(names) == len(set(names))
    assert [record.move for record in rounds] == sorted(record.move for record in rounds)


def test_no_company_operates_twice_in_a_round(long_game):
    for record in Chronicle(long_game).rounds:
        companies = [turn.company for turn in record.turns]
        assert len(companies) == len(set(companies))
        assert (record.name == "operating") or not companies


def test_money_of_a_turn_adds_up(long_game):
    """Where nothing but the deeds of the ledger moved money, the treasury follows from them."""
    harmless = {"phase", "scrapped", "president", "marker"}
    checked = 0
    for _, turn in Chronicle(long_game).turns():
        if turn.paid or not {news.kind for news in turn.notes} <= harmless:
            continue  # own shares earn too; presidents help, privates are bought
        kept = turn.kept if turn.how else turn.revenue or 0
        spent = turn.track_cost + turn.station_cost + sum(t.price for t in turn.trains)
        after = turn.treasury_before + turn.issued - turn.redeemed + kept - spent
        assert after == turn.treasury, turn
        checked += 1
    assert checked > 20


def test_a_deal_belongs_to_one_player_and_ends_with_a_purchase_or_a_pass(played):
    for record in Chronicle(played).rounds:
        for deal in record.deals:
            assert {news.facts["player"] for news in deal.deeds} == {deal.player}
            assert all(news.kind == "sold" for news in deal.deeds[:-1])


@needs_shared
@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        (("NYC", 3, 2), (-300, 20, 0, 390, "full", 137, 165, 147)),
        (("PRR", 3, 2), (548, 20, 0, 400, "half", 150, 165, 10)),
        (("B&O", 3, 2), (180, 40, 80, 570, "half", 100, 124, 341)),
    ],
)
def test_turns_of_a_recorded_game(recorded, turn, expected):
    """Shares, track, stations, revenue, dividend, price before and after, treasury."""
    id, cycle, number = turn
    found = next(
        t
        for record, t in Chronicle(recorded).turns()
        if (t.company, record.cycle, record.number) == (id, cycle, number)
    )
    assert (
        found.issued - found.redeemed,
        found.track_cost,
        found.station_cost,
        found.revenue,
        found.how,
        found.price_before,
        found.price_after,
        found.treasury,
    ) == expected
