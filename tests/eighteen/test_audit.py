"""The audit finds every kind of disorder, and nothing else."""

import pytest

from desktop.eighteen.audit import audit
from desktop.eighteen.habits import random_player
from desktop.eighteen.table import EighteenTable
from desktop.engine.setup import Setup
from desktop.titles.shelf import new_game
from tests.eighteen.breaking import BREAKS, put
from tests.eighteen.broken_tables import too_much_in_the_market

ACTIONS = 220
PLAYERS = ("A", "B", "C", "D")


@pytest.fixture
def table() -> EighteenTable:
    """A game well under way, with tiles, stations, trains and shares all over the place."""
    game = new_game(Setup("1846", PLAYERS, 4))
    player = random_player(4)
    for _ in range(ACTIONS):
        player.play(game)
    table = game.table
    assert isinstance(table, EighteenTable)
    assert len(table.founded()) >= 2
    audit(table)
    return table


@pytest.mark.parametrize("name", BREAKS)
def test_the_audit_sees_it_when(name, table):
    break_it, sentence = BREAKS[name]
    break_it(table)
    with pytest.raises(AssertionError) as caught:
        audit(table)
    assert sentence in str(caught.value)


def test_a_full_market_is_no_wonder_after_a_bankruptcy(table):
    poor = next(
        p for p in table.investors if all(c.president is not p for c in table.corporations.values())
    )
    too_much_in_the_market(table)
    for certificate in poor.held:
        put(certificate, holder=table.pool)
    put(table.pool, held=(*table.pool.held, *poor.held))
    put(table.bank, cash=table.bank.cash + poor.cash)
    put(poor, bankrupt=True, cash=0, held=())
    for card in table.cards_of(poor):
        put(card, closed=True)
    audit(table)
