"""What a deed would bring, tried and taken back."""

from __future__ import annotations

from desktop.document.effects import LIMIT, effects
from desktop.eighteen.actions import Merge
from desktop.engine.actions import Pass
from tests.titles.g18mex.words import (
    buys,
    corp,
    dealt,
    floats,
    go_on_to,
    has_cash,
    operate,
    phase,
    table,
    train,
)


def test_the_share_that_floats_a_company():
    game = dealt(3, cycle=2)
    floats(game, "MC", "1", 70, percent=40)
    shown = effects(game, buys("1", "MC"))
    assert shown.floated == {"MC": (False, True)}
    assert shown.cash["MC"] == (0, 700)
    assert shown.holdings == {("1", "MC"): (40, 50)}
    assert not corp(game, "MC").floated  # it was only tried


def at_the_merger(**unfloated):
    game = dealt(3, cycle=2, p2="MNR")
    phase(game, "4")
    floats(game, "NdM", "2")
    floats(game, "CHI", "1")
    for id, president in unfloated.items():
        floats(game, id, president, percent=20)
    operate(game)
    go_on_to(game, "CHI")
    has_cash(game, "CHI", 100)
    train(game, "CHI", "4")
    phase(game, "5")
    return game


def test_a_merger_moves_money_trains_stations_and_shares():
    game = at_the_merger()
    before = table(game).national.cash
    shown = effects(game, Merge(company="CHI", corporation="CHI"))
    assert shown.closed == {"CHI": (False, True)}
    assert shown.cash["NdM"] == (before, before + 100)
    assert "4" in shown.trains["CHI"][0] and shown.trains["CHI"][1] == ()
    assert shown.trains["NdM"][1] == shown.trains["NdM"][0] + shown.trains["CHI"][0]
    assert "E6" in shown.stations["NdM"][1]
    assert shown.holdings["1", "NdM"][1] == shown.holdings["1", "NdM"][0] + 10
    assert not corp(game, "CHI").closed


def test_no_merger_raises_the_limit():
    game = at_the_merger(MC="2", MEX="2", SPM="2", UdY="2")
    assert effects(game, Pass(who="CHI")).limit == {LIMIT: (19, 20)}
