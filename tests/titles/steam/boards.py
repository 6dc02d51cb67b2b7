"""Small boards for tests: the example of the schema, and changes of it."""

import re
from functools import cache

from tests.shared import CHECKOUT


@cache
def example():
    """The board at the end of resources/titles/steam/README.md."""
    text = (CHECKOUT / "resources" / "titles" / "steam" / "README.md").read_text(encoding="utf-8")
    return re.search(r"```toml\n(.*?)```", text, re.DOTALL)[1]


def changed(old, new):
    """The example with something else in it, which must be there once."""
    text = example()
    assert text.count(old) == 1, old
    return text.replace(old, new)


COLUMNS, ROWS = 9, 8


def field(**special):
    """A board of nine columns A1 … I16 of plains, except where a hex is said to be something.

    `C3="red"` is a city, `E7="town"` a town, `D8="hill"`, `B4="river"`, `A1="water"`; a tuple of
    numbers stands for walls.
    """
    ids = [f"{chr(65 + x)}{2 * y + x % 2 + 1}" for x in range(COLUMNS) for y in range(ROWS)]
    lists = {"plain": [], "hill": [], "water": []}
    lines = []
    for id in ids:
        what = special.pop(id, "plain")
        if what in lists:
            lists[what].append(id)
        elif isinstance(what, tuple):
            lines.append(f"{id} = {{ walls = {list(what)} }}")
        elif what == "river":
            lines.append(f"{id} = {{ river = true }}")
        elif what == "town":
            lines.append(f'{id} = {{ name = "{id}", town = true }}')
        else:
            lines.append(f'{id} = {{ name = "{id}", city = "{what}", cubes = 2 }}')
    assert not special, special
    return "\n".join(
        (
            'name = "Field"\nlayout = "flat"\nletters = "across"\nplayers = [3, 4, 5]',
            f"reserve_spaces = 12\nplains = {lists['plain']}\nhills = {lists['hill']}",
            f"water = {lists['water']}\n[hexes]",
            *lines,
            "",
        )
    )


# Between the cities C3 and C9 lie C5 and C7; E7 is a town; D12 and C13 see a black line between.
CROSSROADS = field(
    C3="red",
    C9="blue",
    G3="yellow",
    G9="purple",
    E7="town",
    E11="town",
    D4="hill",
    B4="river",
    A1="water",
    C13=(4,),
)
