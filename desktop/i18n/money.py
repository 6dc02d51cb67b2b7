"""Numbers as people write them: money, percentages, and what changes into what."""

from __future__ import annotations

from desktop.i18n import language

MINUS = "\N{MINUS SIGN}"
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
WORD_JOINER = "\N{WORD JOINER}"
ARROW = "\N{RIGHTWARDS ARROW}"
CURRENCY = "$"


def number(value: int) -> str:
    """1,699 or 1 699; below zero with a true minus."""
    digits = f"{abs(value):,}"
    if language.current() == "ru":
        digits = digits.replace(",", NARROW_SPACE)
    return f"{MINUS}{digits}" if value < 0 else digits


def money(amount: int) -> str:
    """$1,699 or $1 699."""
    sign = MINUS if amount < 0 else ""
    return f"{sign}{CURRENCY}{number(abs(amount))}"


def gain(amount: int) -> str:
    """What is won or lost: +$20, −$20, and $0 as it is."""
    return f"+{money(amount)}" if amount > 0 else money(amount)


def gain_of(name: str, amount: int) -> str:
    """Who wins what, in one line: Boris +$64. A line may else end after the plus."""
    return f"{name} +{WORD_JOINER}{money(amount)}".replace(" ", NO_BREAK_SPACE)


def changed_money(old: int, new: int) -> str:
    """$161 → $141, in one line."""
    return f"{money(old)}{NO_BREAK_SPACE}{ARROW}{NO_BREAK_SPACE}{money(new)}"


def changed_price(old: int, new: int) -> str:
    """A share price that rises, falls or stays: $100 ▲ $124, $100 ▼ $90, $100 = $100."""
    sign = "▲" if new > old else "▼" if new < old else "="
    return f"{money(old)}{NO_BREAK_SPACE}{sign}{NO_BREAK_SPACE}{money(new)}"


def percent(value: int) -> str:
    """60 %, never torn apart at the end of a line."""
    return f"{number(value)}{NO_BREAK_SPACE}%"


def tenths(value: int) -> str:
    """So many percent as a count of ordinary shares: 60 as 6, 15 as 1½, 5 as ½."""
    whole, half = divmod(value, 10)
    return f"{whole or ''}½" if half else number(whole)


def changed_percent(old: int, new: int) -> str:
    """20 % → 30 %"""
    return f"{percent(old)} {ARROW} {percent(new)}"


def changed_number(old: int, new: int) -> str:
    """3 → 2"""
    return f"{number(old)} {ARROW} {number(new)}"
