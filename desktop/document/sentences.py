"""What somebody does and what happens, each in one sentence, as the family of the game says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from PySide6.QtCore import QCoreApplication

from desktop.document import naming
from desktop.document.facts import readable, sentence
from desktop.document.speech import PLAIN
from desktop.document.speeches import SPEECHES, speech_of
from desktop.engine.actions import Action
from desktop.engine.news import News
from desktop.engine.table import Table


def action_text(table: Table, action: Action) -> str:
    """What somebody does: the texts of undo, redo and the tree."""
    speech = speech_of(table)
    facts = {f.name: getattr(action, f.name) for f in fields(action) if f.name != "runs"}
    if action.kind in speech.counted_actions:
        text = speech.counted_actions[action.kind](facts["count"])
    else:
        text = _translated(
            "Action", speech.actions, PLAIN.actions, speech.action_key(table, action)
        )
        if not text:
            said = readable(table, dict(list(facts.items())[1:]))
            values = ", ".join(text for text in said.values() if text)
            deed = _spelt(action.kind) + (f" ({values})" if values else "")
            return f"{naming.actor_name(table, action.actor)}: {deed}"
    return sentence(text, readable(table, facts))


def news_text(table: Table, news: News) -> str:
    """What happened."""
    speech = speech_of(table)
    facts = speech.complete_news(table, news)
    if news.kind in speech.counted_news:
        count = facts["count"]
        assert isinstance(count, int)
        text = speech.counted_news[news.kind](count)
    else:
        choose = speech.news_variants.get(news.kind) or PLAIN.news_variants.get(news.kind)
        variant = choose(facts) if choose is not None else ""
        key = f"{news.kind}.{variant}" if variant else news.kind
        text = _translated("News", speech.news, PLAIN.news, key)
        if not text:
            return sentence(_spelt(key), {})
    return sentence(text, readable(table, facts))


def ending(reason: str) -> str:
    """Why the game is over."""
    key = f"game_over.{reason}"
    for speech in SPEECHES.values():
        if key in speech.news:
            return QCoreApplication.translate("News", speech.news[key])
    return _translated("News", PLAIN.news, {}, key) or sentence(_spelt(reason), {})


def _translated(context: str, texts: Mapping[str, str], usual: Mapping[str, str], key: str) -> str:
    text = texts.get(key) or usual.get(key, "")
    return QCoreApplication.translate(context, text) if text else ""


def _spelt(kind: str) -> str:
    """A kind nobody has words for, so that a game of an unknown family can still be read."""
    return kind.replace("_", " ").replace(".", ": ")
