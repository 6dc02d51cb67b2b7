"""What is printed on the lid of a box."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.i18n import language
from desktop.scene.painting.prints import PRINTS, load_print
from desktop.titles.shelf import TITLES


def box_words(key: str) -> tuple[str, ...]:
    """The name of a title and its subtitle, in the language read now."""
    if key not in TITLES:
        return (key,)  # of a game that another copy of Drezina has
    title = TITLES[key]
    family = PRINTS.get(title.family)
    if family is not None and family.board is not None:
        block = load_print(key).title_block
        return block.title, block.subtitle[language.current()]
    name = QCoreApplication.translate("Box", title.name)
    return tuple(name.split(": ", 1))
