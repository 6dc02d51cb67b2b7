"""Trains of other companies: the price begins at something sensible, and the row says the range."""

from __future__ import annotations

from collections import Counter

from desktop.eighteen.actions import BuyTrain
from desktop.engine.choices import Choice
from desktop.engine.game import Game
from desktop.engine.random_play import RandomPlayer
from desktop.i18n.money import money
from desktop.titles.shelf import new_game
from desktop.windows.turn.parts import OfferRow
from desktop.windows.turn.price_box import PriceControl
from tests.dialogs.room import quiet_window
from tests.document.play import setup_of

pytestmark = quiet_window


def for_agreement(game: Game) -> list[Choice]:
    """The trains whose price is agreed on."""
    if game.table.round is None or game.table.round.step.name != "buy_train":
        return []
    found = (c for c in game.choices() if isinstance(c.action, BuyTrain))
    return [c for c in found if len(c.ranges.get("price", ())) > 1]


def test_the_price_begins_at_what_the_bank_took_or_at_all_there_is(sit_down):
    game, player = new_game(setup_of(1)), RandomPlayer(1)
    while not for_agreement(game):
        assert player.play(game) is not None
    choice = for_agreement(game)[0]
    train = game.table.train(choice.action.train)
    limits = choice.ranges["price"]
    hand = sit_down(game)
    rows = [r for r in hand.turn.findChildren(OfferRow) if r.findChild(PriceControl)]
    box = rows[0].findChild(PriceControl).box
    assert box.value() == min(train.config.price, limits[-1])
    assert (box.minimum(), box.maximum()) == (limits[0], limits[-1])
    assert f"{money(limits[0])} to {money(limits[-1])}" in rows[0].second.text()


def test_trains_of_a_kind_of_one_owner_are_one_offer(sit_down):
    game, player = new_game(setup_of(1)), RandomPlayer(1)
    alike: Counter[tuple[str, str]] = Counter()
    while 2 not in alike.values():
        assert player.play(game) is not None
        sold = [game.table.train(c.action.train) for c in for_agreement(game)]
        alike = Counter((train.owner.id, train.config.name) for train in sold)
    owner, name = next(kind for kind, count in alike.items() if count == 2)
    hand = sit_down(game)
    rows = [row.accessibleName() for row in hand.turn.findChildren(PriceControl)]
    (row,) = [row for row in rows if row.startswith(f"Train {name}. from {owner},")]
    assert row.endswith("; has 2 of them")
