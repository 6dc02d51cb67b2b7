"""Trains of other companies: the price begins at something sensible, and the row says the range."""

from __future__ import annotations

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
