"""What stands on the board and must stay legible: names, cities, badges and signs, as rectangles.

Tickets and the plates of runs look here for a place of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from desktop.scene.painting import hex_text, labels, off_map
from desktop.scene.painting.faces import CITY_RIM, TOWN_RADIUS, shape_of
from desktop.scene.painting.hex_looks import HexLook

if TYPE_CHECKING:
    from desktop.scene.painting.sheet import BoardSheet

Disc = tuple[QPointF, float]


@dataclass
class Standing:
    """All in the scene; what can be asked by hex is kept by hex."""

    names: dict[str, list[QRectF]] = field(default_factory=dict)
    discs: dict[str, list[Disc]] = field(default_factory=dict)  # slots of cities, and towns
    badges: dict[str, QRectF] = field(default_factory=dict)  # the number a plate may replace
    signs: dict[str, list[QRectF]] = field(default_factory=dict)  # costs, letters, symbols
    legends: tuple[QRectF, ...] = ()  # beside the hexes: the title, the names of waters

    def texts_of(self, id: str) -> Iterator[QRectF]:
        """All that is printed for a hex to be read."""
        yield from self.names.get(id, ())
        yield from self.signs.get(id, ())
        if id in self.badges:
            yield self.badges[id]

    def rects(self) -> Iterator[QRectF]:
        """Everything, discs as the squares round them."""
        for of_hex in (*self.names.values(), *self.signs.values()):
            yield from of_hex
        yield from self.badges.values()
        for of_discs in self.discs.values():
            for at, radius in of_discs:
                yield labels.box(at, 2 * radius, 2 * radius)


def standing_of(sheet: BoardSheet, looks: Mapping[str, HexLook]) -> Standing:
    found = Standing(legends=sheet.legends)
    for id, look in looks.items():
        centre = sheet.centres[id]
        shape = shape_of(look.face, sheet.grid)
        discs = [(centre + s, c.radius + CITY_RIM) for c in shape.cities for s in c.slots]
        discs += [(centre + town, TOWN_RADIUS + 4) for town in shape.towns]
        if discs:
            found.discs[id] = discs
        signs = [
            labels.box(centre + side.pill, *hex_text.PILL)
            for side in hex_text.sides_of(sheet, id)
            if side.is_first
        ]
        for kind, rect in _texts(sheet, id, looks):
            rect = rect.translated(centre)
            if kind == "name":
                found.names.setdefault(id, []).append(rect)
            elif kind == "revenue":
                found.badges[id] = rect
            elif kind != "number":  # only decoration
                signs.append(rect)
        if signs:
            found.signs[id] = signs
    return found


def _texts(
    sheet: BoardSheet, id: str, looks: Mapping[str, HexLook]
) -> Iterable[tuple[str, QRectF]]:
    look, data = looks[id], sheet.box.hexes[id]
    if look.face.colour == "red":
        return off_map.text_rects(data, sheet.name(id), look.value, sheet.grid)
    return ((label.kind, label.rect) for label in sheet.labels(id, looks))


def overlap(rect: QRectF, other: QRectF) -> float:
    """The area two rectangles share."""
    wide = min(rect.right(), other.right()) - max(rect.left(), other.left())
    high = min(rect.bottom(), other.bottom()) - max(rect.top(), other.top())
    return wide * high if wide > 0 and high > 0 else 0.0


def touches_disc(rect: QRectF, disc: Disc) -> bool:
    """Whether a rectangle covers a part of a disc."""
    at, radius = disc
    x = min(max(at.x(), rect.left()), rect.right()) - at.x()
    y = min(max(at.y(), rect.top()), rect.bottom()) - at.y()
    return x * x + y * y < radius * radius
