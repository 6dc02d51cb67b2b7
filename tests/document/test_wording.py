"""Every action, news and refusal has its sentence, in both languages."""

from __future__ import annotations

import ast
import json
import re
import string
from collections.abc import Iterator, Mapping

import pytest

from desktop.document import facts, wording
from desktop.document.speech import PLAIN, Speech
from desktop.document.speeches import SPEECHES, every_round
from desktop.eighteen import actions as deeds
from desktop.engine.actions import KINDS, Action, EndGame, Pass
from desktop.engine.game import Game
from desktop.engine.news import News
from desktop.engine.refusal import Refusal
from desktop.engine.resources import translations
from desktop.engine.setup import Setup
from desktop.i18n.language import Language
from desktop.saves.peer_import import Importer
from desktop.titles.shelf import TITLES, new_game
from tests.document.play import played_actions, setup_of
from tests.shared import CHECKOUT, SHARED, needs_shared

LANGUAGES = ("en", "ru")


@pytest.fixture(params=LANGUAGES)
def code(request, qapp):
    language = Language(translations())
    language.switch(request.param)
    yield request.param
    language.switch("en")


def is_whole(text: str) -> bool:
    return bool(text.strip()) and not re.search(r"[{}]|%n|\bNone\b", text)


def calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a method of this name in the code."""
    for path in sorted((CHECKOUT / "desktop").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == name:
                yield f"{path.relative_to(CHECKOUT)}:{node.lineno}", node


def told() -> list[tuple[str, str, set[str]]]:
    """Where the engine tells news, of which kind, with which facts."""
    return [
        (where, str(ast.literal_eval(call.args[0])), {str(k.arg) for k in call.keywords})
        for where, call in calls("tell")
        if call.args and isinstance(call.args[0], ast.Constant)
    ]


def spoken(where: str) -> list[Speech]:
    """The speeches in which what is told there has to be said."""
    room, _, rest = where.removeprefix("desktop/").partition("/")
    if room == "eighteen" or (room == "titles" and rest[:1] == "g"):
        return [SPEECHES["18xx"]]
    if room == "titles":
        family = rest.partition("/")[0]
        return [SPEECHES[family]] if family in SPEECHES else []  # else said as in any game
    return [PLAIN, *SPEECHES.values()]


def texts_of(kind: str, table: Mapping[str, str]) -> list[str]:
    return [text for key, text in table.items() if key.partition(".")[0] == kind]


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_kind_of_action_has_a_sentence():
    places = {k: made.__module__.replace(".", "/") for k, made in KINDS.items()}
    ours = [k for k, where in places.items() if where.startswith("desktop/") and spoken(where)]
    counted = {kind for speech in SPEECHES.values() for kind in speech.counted_actions}
    sentences = {key: text for speech in SPEECHES.values() for key, text in speech.actions.items()}
    for kind in ours:
        assert kind in counted or texts_of(kind, sentences), kind


def test_every_kind_of_news_has_a_sentence_that_its_facts_can_fill():
    assert len(told()) > 30
    for where, kind, names in told():
        for speech in spoken(where):
            texts = texts_of(kind, speech.news)
            assert kind in speech.counted_news or texts, f"{where}: {kind}"
            extra = {"config", "seller"} if kind == "train" else set()
            for text in texts:
                assert places(text) <= names | extra, f"{where}: {text}"


def test_no_sentence_is_kept_for_what_is_never_told():
    kinds = {kind for _, kind, _ in told()}
    for speech in SPEECHES.values():
        assert {key.partition(".")[0] for key in speech.news} <= kinds


def test_every_end_of_the_game_has_a_reason(code):
    given = [c.args[0] for _, c in calls("finish") if len(c.args) == 1]
    reasons = {
        str(part.value)
        for argument in given
        for part in ast.walk(argument)
        if isinstance(part, ast.Constant)
    }
    assert len(reasons) >= 6
    for reason in reasons:
        assert is_whole(wording.ending(reason))


@pytest.mark.parametrize("players", [2, 3])
def test_every_step_and_round_has_a_name(players):
    table = new_game(setup_of(1, players)).table
    for round_ in table.rounds:
        assert round_.name in every_round() and round_.name in every_round(is_short=True)
        assert round_.name in facts.STEPS
        for step in round_.steps:
            assert step.name in facts.STEPS, step.name


def test_every_option_is_worded_in_russian(code):
    for title in TITLES.values():
        for option in title.options:
            assert (wording.option_text(option) == option.text) is (code == "en")


def wrong_actions(game: Game, others: list[Action], step: int) -> Iterator[Action]:
    """What is not to be done now: other people's actions, and those of other moments."""
    yield from others[step % 7 :: 97]
    company = game.actors[0] if game.actors else "1"
    yield Pass(who="nobody")
    yield Pass(who=company)
    yield deeds.LayTile(company=company, hex="D6", tile="57", rotation=9)
    yield deeds.LayTile(company=company, hex="G9", tile="14", rotation=step % 6)
    yield deeds.LayTile(company=company, hex="B10", tile="8", rotation=step % 6)
    yield deeds.RunTrains(company=company)
    yield deeds.BuyTrain(corporation=company, train="2-0", config="9", price=step)
    yield deeds.BuyShare(player=company, corporation="NYC", source="treasury")
    yield deeds.SellShares(player=company, corporation="B&O", percent=90)
    yield deeds.FoundCorporation(player=company, corporation="GT", price=41)
    yield deeds.PayDividend(corporation=company, how="twice")
    yield deeds.PlaceToken(company=company, hex="D20", place=step % 2)
    yield deeds.IssueShares(corporation=company, count=9)
    yield deeds.BuyPrivate(corporation=company, private="MAIL", price=999)
    yield deeds.DraftCard(player=company, card="blank-77")


def check_game(setup_game: Game, actions: list[Action], code: str) -> set[str]:
    """Play and word everything; the texts of the refusals met."""
    game, met = setup_game, set[str]()
    for news in game.opening.news:
        assert is_whole(wording.news_text(game.table, news)), news
    for step, action in enumerate(actions):
        for wrong in wrong_actions(game, actions, step) if step % 3 == 0 else ():
            try:
                game.check(wrong)
            except Refusal as refusal:
                met.add(refusal.text)
                text = wording.refusal(refusal, game.table)
                assert is_whole(text), refusal.text
                if code == "ru":
                    assert re.search("[а-я]", text), text
                assert is_whole(wording.refusal_with_rule(refusal, game.table))
        text = wording.action_text(game.table, action)
        assert is_whole(text), action
        change = game.apply(action)
        for news in change.news:
            text = wording.news_text(game.table, news)
            assert is_whole(text), news
            if code == "ru":
                assert re.search("[а-я]", text), text
        if not game.table.finished:
            assert is_whole(wording.round_name(game.table))
            assert is_whole(wording.round_short(game.table))
    return met


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_whole_games_are_worded(code, seed, players):
    actions = list(played_actions(seed, 500, players))
    met = check_game(new_game(setup_of(seed, players)), actions, code)
    assert len(met) > 15


@needs_shared
@pytest.mark.parametrize("name", ["1846/10264", "1846_2p/11098"])
def test_recorded_games_are_worded(code, name):
    data = json.loads((SHARED / "replays" / f"{name}.json").read_text(encoding="utf-8"))
    importer = Importer(data)
    for _ in importer.play():
        pass
    actions = [node.action for node in importer.game.at.path()]
    check_game(new_game(importer.game.setup), actions, code)


def test_sentences_as_players_say_them(code):
    """A few whole sentences, so that the grammar is seen here too."""
    game = new_game(setup_of(1))
    table = game.table
    refusal = Refusal("{payer} has {cash} and cannot pay {amount}", "1846.token.place")
    refusal.facts = {"payer": "2", "cash": 1050, "amount": 1200}
    sold = deeds.SellShares(player="1", corporation="B&O", percent=20)
    tile = deeds.LayTile(company="SC", hex="G9", tile="57", rotation=0)
    issued = News("issued", {"corporation": "GT", "count": 2, "amount": 1100})
    wanted = {
        "en": (
            "Bob has $1,050 and cannot pay $1,200",
            "Ann sells 20\u00a0% of B&O",
            "Steamboat Company lays tile 57 on G9 (Indianapolis)",
            "GT issues 2 shares and gets $1,100",
            "GT issues 1 share",
        ),
        "ru": (
            "Bob: есть $1\u202f050, а нужно $1\u202f200",
            "Ann продаёт 20\u00a0% акций B&O",
            "Steamboat Company выкладывает тайл 57 на гекс G9 (Индианаполис)",
            "GT размещает 2 акции и получает $1\u202f100",
            "GT размещает 1 акцию",
        ),
    }
    assert wanted[code] == (
        wording.refusal(refusal, table),
        wording.action_text(table, sold),
        wording.action_text(table, tile),
        wording.news_text(table, issued),
        wording.action_text(table, deeds.IssueShares(corporation="GT", count=1)),
    )


def test_unsold_shares_of_18mex_come_from_the_initial_offering(code):
    table = new_game(Setup("18MEX", ("Ann", "Bob", "Cid"), 1)).table
    told = {"player": "2", "corporation": "MC", "source": "offering", "percent": 10, "amount": 75}
    half = told | {"corporation": "NdM", "source": "market", "percent": 5, "amount": 37}
    nothing = Refusal("No share of {corporation} is for sale from the {source}", "mex.sr.buy.ipo")
    nothing.facts = {"corporation": "MC", "source": "treasury"}
    wanted = {
        "en": (
            "Bob buys a share of MC from the initial offering",
            "Bob buys a share of MC from the initial offering for $75",
            "Bob buys 5\u00a0% of NdM from the market for $37",
            "No share of MC is for sale from the initial offering",
        ),
        "ru": (
            "Bob покупает акцию MC из первичного предложения",
            "Bob покупает акцию MC из первичного предложения за $75",
            "Bob покупает 5\u00a0% NdM на рынке за $37",
            "Акций MC в первичном предложении нет",
        ),
    }
    assert wanted[code] == (
        wording.action_text(table, deeds.BuyShare(player="2", corporation="MC", source="treasury")),
        wording.news_text(table, News("bought", told)),
        wording.news_text(table, News("bought", half)),
        wording.refusal(nothing, table),
    )


def test_a_hidden_card_stays_hidden():
    """1846: the cards of the draft are kept face down; the undo menu must not show them."""
    action = deeds.DraftCard(player="1", card="MAIL")
    assert "Mail" not in wording.action_text(new_game(setup_of(1, 3)).table, action)
    assert "Mail" in wording.action_text(new_game(setup_of(1, 2)).table, action)


def test_rules_are_told_in_the_language_of_the_reader(code):
    text = wording.rule_text("1846.players")
    assert bool(re.search("[а-я]", text)) is (code == "ru")
    assert wording.rule_place("1846.players").startswith("1846, III")


def test_the_end_can_be_worded(code):
    assert is_whole(wording.action_text(new_game(setup_of(1)).table, EndGame(who="1")))
