"""Certificates: who holds them, who inherits a presidency, and how it changes hands."""

import pytest

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.load import load_box
from desktop.eighteen.shares import Investor, Pool, hand_presidency, heir, move, singles

DATA = {data.id: data for data in load_box("1846").corporations}


@pytest.fixture
def nyc():
    return Corporation(DATA["NYC"])


@pytest.fixture
def players():
    return tuple(Investor(seat, str(seat + 1), name) for seat, name in enumerate("abcd"))


def deal(corporation, players, *counts):
    """The president's certificate for the first, so many single ones for each."""
    move(corporation.presidents_certificate, players[0])
    corporation.president = players[0]
    for player, count in zip(players, counts, strict=False):
        for certificate in singles(corporation, corporation)[:count]:
            move(certificate, player)


def test_a_new_corporation_holds_all_its_shares(nyc):
    assert nyc.percent(nyc) == 100
    assert len(nyc.certificates) == 9
    assert nyc.presidents_certificate.percent == 20


def test_a_certificate_has_one_holder(nyc, players):
    certificate = nyc.certificates[3]
    move(certificate, players[0])
    move(certificate, players[1])
    assert certificate.holder is players[1]
    assert players[0].percent(nyc) == 0
    assert players[1].percent(nyc) == 10


def test_a_certificate_can_leave_the_game(nyc, players):
    move(nyc.certificates[3], None)
    assert nyc.certificates[3].holder is None
    assert nyc.percent(nyc) == 90


def test_holders_know_one_corporation_from_another(nyc, players):
    erie = Corporation(DATA["ERIE"])
    move(nyc.certificates[1], players[0])
    move(erie.certificates[1], players[0])
    assert players[0].of(nyc) == (nyc.certificates[1],)
    assert players[0].percent(erie) == 10


def test_singles_leave_out_the_presidents_certificate(nyc, players):
    deal(nyc, players, 1)
    assert len(players[0].of(nyc)) == 2
    assert singles(players[0], nyc) == (nyc.certificates[1],)


@pytest.mark.parametrize(
    ("counts", "keeps", "seat"),
    [
        ((0, 1, 1, 1), 0, None),  # nobody has two shares
        ((0, 2, 1, 1), 0, 1),
        ((0, 2, 1, 1), 20, None),  # not more than he keeps
        ((0, 3, 1, 1), 20, 1),
        ((0, 2, 3, 1), 0, 2),  # the most
        ((0, 0, 2, 2), 10, 2),  # of equals the nearest clockwise
        ((0, 2, 2, 3), 10, 3),
    ],
)
def test_who_inherits(nyc, players, counts, keeps, seat):
    deal(nyc, players, *counts)
    found = heir(nyc, players, players[0], keeps)
    assert found is (None if seat is None else players[seat])


def test_clockwise_begins_at_the_old_president(nyc, players):
    for player in (players[1], players[3]):
        for certificate in singles(nyc, nyc)[:2]:
            move(certificate, player)
    assert heir(nyc, players, players[0], 0) is players[1]
    assert heir(nyc, players, players[2], 0) is players[3]


def test_a_presidency_is_swapped_for_two_singles(nyc, players):
    deal(nyc, players, 0, 3)
    hand_presidency(nyc, players[1])
    assert nyc.president is players[1]
    assert nyc.presidents_certificate.holder is players[1]
    assert (players[0].percent(nyc), players[1].percent(nyc)) == (20, 30)
    assert (len(players[0].held), len(players[1].held)) == (2, 2)


def test_a_presidency_is_taken_from_the_market(nyc, players):
    pool = Pool()
    move(nyc.presidents_certificate, pool)
    for certificate in nyc.certificates[1:3]:
        move(certificate, players[0])
    hand_presidency(nyc, players[0])
    assert nyc.president is players[0]
    assert pool.percent(nyc) == 20
    assert len(pool.held) == 2
