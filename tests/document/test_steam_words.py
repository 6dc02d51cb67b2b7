"""Whole games of Steam are worded in both languages: actions, news, refusals, rounds, steps."""

import re

import pytest

from desktop.document import steam_speech, steam_words, wording
from desktop.document.effects import effects
from desktop.engine.news import News
from desktop.engine.random_play import Dice
from desktop.engine.refusal import Refusal
from desktop.engine.resources import translations
from desktop.i18n.language import Language
from desktop.titles.shelf import new_game
from desktop.titles.steam.actions import MoveCube, RaiseCapital, TakeAction, TakePoints
from desktop.titles.steam.attempts import attempts
from desktop.titles.steam.options import STANDARD
from desktop.titles.steam.title import TITLE
from tests.titles.steam.played import played_actions, setup_of
from tests.titles.steam.seats import new_game as seated


@pytest.fixture(params=["en", "ru"])
def code(request, qapp):
    language = Language(translations())
    language.switch(request.param)
    yield request.param
    language.switch("en")


def check(text, code):
    assert text.strip() and not re.search(r"[{}]|%n|\bNone\b(?! of)|\('", text), text
    if code == "ru":
        assert re.search("[а-яё]", text), text
    else:
        assert not re.search("[а-яё]", text), text


@pytest.mark.parametrize("options", [(), (STANDARD,)], ids=["base", "standard"])
def test_whole_games_are_worded(code, options):
    board = "northeast"
    actions = played_actions(4, 5, *options, board=board)
    game, dice, met = new_game(setup_of(4, 5, *options, board=board)), Dice(1), set()
    for news in game.opening.news:
        check(wording.news_text(game.table, news), code)
    for number, action in enumerate(actions):
        check(wording.round_name(game.table), code)
        assert wording.round_short(game.table)
        check(wording.action_text(game.table, action), code)
        for wrong in attempts(game.table, dice) if number % 10 == 0 else ():
            try:
                game.check(wrong)
            except Refusal as refusal:
                met.add(refusal.text)
                check(wording.refusal_with_rule(refusal, game.table), code)
        for news in game.apply(action).news:
            check(wording.news_text(game.table, news), code)
    assert len(met) > 15


def test_every_step_and_phase_has_a_name(code):
    table = new_game(setup_of(4, 1)).table
    for round_ in table.rounds:
        assert round_.name in steam_speech.ROUNDS and round_.name in steam_speech.ROUNDS_SHORT
        check(wording.step_name(round_.name), code)
        for step in round_.steps:
            check(wording.step_name(step.name), code)


def test_every_option_is_worded(code):
    for option in TITLE.options:
        check(wording.option_text(option), code)


def test_sentences_as_players_say_them(code):
    game = seated(4, "first_game")
    table = game.table
    made = [
        wording.action_text(table, TakeAction(player="1", number=7, declined=True)),
        wording.action_text(table, MoveCube(player="2", hex="L14", colour="grey", exits=(1,))),
        wording.action_text(table, RaiseCapital(player="3", units=2)),
        wording.action_text(table, TakePoints(player="4", how="income")),
        wording.news_text(
            table,
            News(
                "delivered",
                {"player": "1", "colour": "red", "start": "L14", "end": "L22", "count": 3},
            ),
        ),
        wording.news_text(table, News("points_to_victory", {"player": "2", "count": 1})),
        wording.news_text(table, News("next_order", {"players": ("3", "1")})),
        wording.news_text(
            table,
            News("borrowed", {"player": "1", "amount": 10, "steps": 1, "points": 2}),
        ),
        wording.ending("rounds"),
    ]
    wanted = {
        "en": [
            "Ann takes tile 7, Urbanisation, and declines it",
            "Bob moves a grey cube from Albany",
            "Cyd raises capital, 2 × $5",
            "Dan takes income",
            "Ann moves a red cube Albany → New York over 3 links",
            "Bob gets 1 victory point",
            "The turn order of the next round: Cyd, Ann",
            "Ann raises $10; income falls by 1, victory points by 2",
            "The last round is over",
        ],
        "ru": [
            "Ann берёт жетон 7 «Урбанизация» и пасует",
            "Bob перевозит серый кубик: Олбани",
            "Cyd приобретает капитал: 2 × $5",
            "Dan увеличивает доход",
            "Ann везёт красный кубик Олбани → Нью-Йорк по 3 перегонам",
            "Bob получает 1 победное очко",
            "Порядок хода в следующем раунде: Cyd, Ann",
            "Ann занимает $10; доход снижается на 1, победные очки — на 2",
            "Сыгран последний раунд",
        ],
    }
    assert made == wanted[code]


def test_no_kind_of_news_is_in_two_groups_of_the_log():
    kinds = [kind for group in steam_speech.STEAM.log_kinds.values() for kind in group]
    assert len(kinds) == len(set(kinds))
    known = {key.partition(".")[0] for key in steam_words.NEWS} | set(steam_words.COUNTED)
    assert set(kinds) <= known


def test_what_a_deed_would_bring():
    """An action tile for $9 with $5 at hand: a loan, the level and the worth change."""
    game = seated(4, "first_game")
    first = game.actors[0]
    brought = effects(game, TakeAction(player=first, number=6))
    assert brought.is_legal
    assert brought.levels == {(first, "income"): (0, -2), (first, "level"): (1, 2)}
    assert brought.cash == {first: (0, 4)}
    assert brought.worth == {first: (0, -4)}
    assert game.table.player(first).level == 1
    assert not effects(game, TakeAction(player=first, number=9)).is_legal
