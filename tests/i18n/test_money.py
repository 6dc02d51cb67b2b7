"""Numbers as people write them in both languages."""

import pytest

from desktop.i18n import money
from desktop.i18n.language import Language


@pytest.fixture(params=["en", "ru"])
def code(request, tmp_path, qapp):
    language = Language(tmp_path)
    language.switch(request.param)
    yield request.param
    language.switch("en")


@pytest.mark.parametrize(
    ("text", "en", "ru"),
    [
        (lambda: money.money(0), "$0", "$0"),
        (lambda: money.tenths(60), "6", "6"),
        (lambda: money.tenths(15), "1½", "1½"),
        (lambda: money.tenths(5), "½", "½"),
        (lambda: money.tenths(0), "0", "0"),
        (lambda: money.money(999), "$999", "$999"),
        (lambda: money.money(1699), "$1,699", "$1\u202f699"),
        (lambda: money.money(1234567), "$1,234,567", "$1\u202f234\u202f567"),
        (lambda: money.money(-20), "\u2212$20", "\u2212$20"),
        (lambda: money.gain(20), "+$20", "+$20"),
        (lambda: money.gain(-1020), "\u2212$1,020", "\u2212$1\u202f020"),
        (lambda: money.gain(0), "$0", "$0"),
        (lambda: money.changed_money(161, 141), "$161 → $141", "$161 → $141"),
        (lambda: money.changed_price(100, 124), "$100 ▲ $124", "$100 ▲ $124"),
        (lambda: money.changed_price(100, 90), "$100 ▼ $90", "$100 ▼ $90"),
        (lambda: money.changed_price(100, 100), "$100 = $100", "$100 = $100"),
        (lambda: money.percent(60), "60\u00a0%", "60\u00a0%"),
        (lambda: money.changed_percent(20, 30), "20\u00a0% → 30\u00a0%", "20\u00a0% → 30\u00a0%"),
        (lambda: money.number(-1500), "\u22121,500", "\u22121\u202f500"),
    ],
)
def test_money_is_written_as_people_write_it(code, text, en, ru):
    assert text() == (en if code == "en" else ru)
