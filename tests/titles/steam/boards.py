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
