"""18MEX through the main window: a recorded game with the mouse, and what no record has."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel, QSpinBox

from desktop.document.document import GameDocument
from desktop.eighteen.actions import BuyCard, FoundCorporation, PlaceBid, TradePrivate
from desktop.engine.actions import Action, Pass
from desktop.engine.setup import Setup
from desktop.i18n.money import NO_BREAK_SPACE
from tests.dialogs.room import quiet_window, settle, visible_texts
from tests.shared import SHARED, needs_shared
from tests.windows.hand import Hand
from tests.windows.recorded import Recorded

pytestmark = quiet_window

GAME = SHARED / "replays" / "18MEX" / "80226.json"
# With the mouse: these rounds whole, and these steps wherever they come.
ROUNDS = {
    ("stock", 1, 0),
    ("operating", 1, 1),
    ("operating", 2, 1),
    ("operating", 2, 2),
    ("stock", 3, 0),
    ("operating", 3, 1),
}
STEPS = {"distribution", "auction", "national_par", "merger"}


@pytest.fixture(scope="module")
def recorded() -> Recorded:
    return Recorded(GAME)


@needs_shared
def test_a_recorded_game_is_played_in_the_window(make_window, recorded, monkeypatch):
    window = make_window()
    window.files.begin(recorded.setup)
    hand, document = Hand(window), window.document
    monkeypatch.setattr(
        GameDocument, "go_to", lambda *_: pytest.fail("the record is played, not looked up")
    )
    by_hand: set[str] = set()
    for depth, (action, where, step) in enumerate(recorded.actions, start=1):
        if where in ROUNDS or step in STEPS:
            hand.play(action)
            by_hand.add(step)
        else:
            assert document.submit(action), f"move {depth}"
        assert document.at.depth == depth
        assert document.at.action == action, f"move {depth}"
    settle()
    monkeypatch.undo()
    assert by_hand >= STEPS | {"trade_shares", "lay_track", "run_trains", "dividend", "buy_train"}
    assert document.game.table.finished == "bank"
    standing = sorted(recorded.result, key=recorded.result.__getitem__, reverse=True)
    labels = [label.text() for label in window.docks.turn.step_panel.findChildren(QLabel)]
    names = [text for text in labels if text[1:3] == ". "]
    assert names == [f"{n}. {name}" for n, name in enumerate(standing, start=1)]


@pytest.fixture
def table(make_window) -> Hand:
    """Four players before the first card."""
    window = make_window()
    window.files.begin(Setup("18MEX", ("Vera", "Gleb", "Daria", "Anna"), 1))
    settle()
    return Hand(window)


def play(hand: Hand, *actions: Action) -> None:
    for action in actions:
        hand.play(action)
        assert hand.document.at.action == action


def bid(player: str, card: str, price: int) -> PlaceBid:
    return PlaceBid(player=player, card=card, price=price)


def said(hand: Hand) -> str:
    return " | ".join(visible_texts(hand.turn)).replace(NO_BREAK_SPACE, " ")


def test_three_bid_for_a_card_and_it_is_auctioned_among_them(table):
    play(table, bid("1", "KCM&O", 45), bid("2", "KCM&O", 50), bid("3", "KCM&O", 60))
    assert "Anna: buy the first card, bid, or pass" in said(table)
    assert table.card_row("KCM&O").findChild(QSpinBox).minimum() == 65
    play(table, BuyCard(player="4", card="MCAR"))
    assert "Vera: raise or pass" in said(table)
    assert "Daria holds the highest bid, $60" in said(table)
    play(table, bid("1", "KCM&O", 70), Pass(who="2"), bid("3", "KCM&O", 75), Pass(who="1"))
    play(table, Pass(who="2"))
    assert table.document.game.table.card("KCM&O").owner.name == "Daria"
    assert table.step == "distribution"


def test_money_in_bids_is_shown_as_set_aside(table):
    play(table, bid("1", "MNR", 150), Pass(who="2"), Pass(who="3"), Pass(who="4"))
    assert "Cash $500, set aside $150, free $350" in said(table)
    row = table.card_row("MIR").findChild(QSpinBox)
    assert (row.minimum(), row.maximum()) == (105, 350)


def test_the_first_card_must_be_taken_when_it_costs_nothing(table):
    step = table.document.game.table.distribution
    while not step.must_take():
        action = next(c.action for c in table.document.choices() if isinstance(c.action, Pass))
        assert table.document.submit(action)
    settle()
    assert "must take the first card" in said(table)
    assert [b.text() for b in table.buttons()] == ["Take it for nothing"]
    table.click(table.button("Take it for nothing"))
    assert table.document.game.table.card("MCAR").owner is not None


def sell_all_cards(hand: Hand) -> None:
    """Everybody buys what is first; the last card brings the presidency of NdM."""
    while hand.document.game.table.distribution.unsold():
        kinds = (BuyCard, FoundCorporation)
        found = [c.action for c in hand.document.choices() if isinstance(c.action, kinds)]
        assert hand.document.submit(found[0])
    settle()


def others_of(hand: Hand, player: str) -> list[str]:
    """Everybody else in turn, beginning with whoever is asked."""
    players = [p.id for p in hand.document.game.table.investors]
    at = players.index(player)
    return [*players[at + 1 :], *players[:at]]


def test_the_par_of_the_national_railway_and_the_first_shares(table):
    sell_all_cards(table)
    assert table.step == "national_par"
    owner = table.document.game.actors[0]
    assert "your 20 % are worth $150; the treasury gets $750 at the float" in said(table)
    play(table, FoundCorporation(player=owner, corporation="NdM", price=75))
    assert table.document.game.table.corporation("NdM").par == 75
    player = table.document.game.actors[0]
    play(table, FoundCorporation(player=player, corporation="PAC", price=70))
    play(table, *(Pass(who=id) for id in others_of(table, player)))
    assert "Nobody sells shares in the first stock round" in said(table)
    assert "Shares of NdM are not for sale before phase 3½" in said(table)


def deals(hand: Hand, is_purchase: bool) -> list[TradePrivate]:
    """What is offered to whoever is asked, as the buyer or as the owner."""
    player = hand.document.game.actors[0]
    found = [c.action for c in hand.document.choices()]
    trades = [a for a in found if isinstance(a, TradePrivate)]
    return [a for a in trades if (a.buyer == player) == is_purchase]


def test_players_sell_each_other_private_companies(table):
    """One is sold in the turn of its owner, then bought back in the same turn: 3.2 and 3.2.3."""
    sell_all_cards(table)
    pieces = table.document.game.table
    while not deals(table, is_purchase=False):
        assert table.document.submit(table.document.choices()[-1].action)
    settle()
    sale = replace(deals(table, is_purchase=False)[-1], price=25)
    play(table, sale)
    assert pieces.card(sale.private).owner.id == sale.buyer
    purchase = replace(deals(table, is_purchase=True)[0], price=30)
    play(table, purchase)
    assert pieces.card(purchase.private).owner.id == sale.player
