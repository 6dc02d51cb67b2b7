"""The text pass: badges, names, costs and symbols of the hexes, after all cards are down.

A neighbour's card would cut a name that stands out of its hex; so text comes last, and a label
looks at the neighbours' track and cities, too, before it settles.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.board.print_facts import SideCost
from desktop.look.companies import LIVERIES, livery
from desktop.look.fonts import SERIF
from desktop.look.theme import Inks, colour, multiplied
from desktop.scene.painting import labels, markers, off_map, tiles, tokens
from desktop.scene.painting.faces import slot_at
from desktop.scene.painting.hex_looks import HexLook
from desktop.scene.painting.lettering import draw_halo_text, draw_text, round_pen, text_path

if TYPE_CHECKING:
    from desktop.scene.painting.sheet import BoardSheet

Looks = Mapping[str, HexLook]

BAR = 8.0  # thickness of a hexside with a cost
ASIDE = 27.0  # a pill stands so far from the middle of its side, where track may cross
PILL = (46.0, 26.0)
HALO = 7.0
KEPT = 20_000  # arrangements, of many games


@dataclass(frozen=True)
class Side:
    """A hexside with a cost, seen from one of its hexes."""

    cost: SideCost
    is_first: bool  # whether this hex paints it
    pill: QPointF  # relative to the hex


def sides_of(sheet: BoardSheet, id: str) -> Iterator[Side]:
    for cost in sheet.box.hexes[id].sides:
        other = sheet.neighbour(id, cost.side)
        is_first = other is None or sheet.at[id] < sheet.at[other]
        start, end = sheet.grid.side_ends(cost.side)
        along = (end - start) / 100 * (ASIDE if is_first else -ASIDE)
        yield Side(cost, is_first, sheet.grid.side_mid(cost.side) + along)


def paint_side_costs(painter: QPainter, sheet: BoardSheet, id: str) -> None:
    inks, centre = sheet.inks, sheet.centres[id]
    for side in sides_of(sheet, id):
        if not side.is_first:
            continue
        is_water = side.cost.kind == "bridge"
        ink = inks.water_ink if is_water else inks.hill_ink
        start, end = sheet.grid.side_ends(side.cost.side, 0.99)
        painter.setPen(round_pen(ink, BAR))
        painter.drawLine(centre + start + (end - start) * 0.1, centre + end + (start - end) * 0.1)
        at = centre + side.pill
        painter.setPen(QPen(QColor(ink), 2.4))
        painter.setBrush(QColor(inks.water_pill if is_water else inks.hill_pill))
        painter.drawRoundedRect(labels.box(at, *PILL), PILL[1] / 2, PILL[1] / 2)
        draw_text(painter, text_path(f"${side.cost.cost}", at, 19), QColor(ink).darker(135))


class HexText:
    """Finds the places of a sheet's labels and paints them; what was found is remembered."""

    def __init__(self, sheet: BoardSheet) -> None:
        self._sheet = sheet
        self._found: dict[object, tuple[labels.Label, ...]] = {}

    def share(self, other: HexText) -> None:
        """What one finds the other remembers, too."""
        self._found = other._found

    def of(self, id: str, looks: Looks) -> tuple[labels.Label, ...]:
        """The labels of a hex, relative to its centre."""
        look = looks[id]
        around = tuple(looks[other].face for other in self._looked_at(id))
        key = (id, look.face, bool(look.tile), look.marked, around)
        if key not in self._found:
            if len(self._found) >= KEPT:
                self._found.clear()
            self._found[key] = tuple(self._arrange(id, look, looks))
        return self._found[key]

    def _arrange(self, id: str, look: HexLook, looks: Looks) -> Iterator[labels.Label]:
        sheet, data = self._sheet, self._sheet.box.hexes[id]
        name = sheet.name(id)
        symbols = self.symbols(id, look)
        if not (name or look.tile or look.face.places or symbols or data.cost):
            return
        here = sheet.centres[id]
        around = [(sheet.centres[o] - here, looks[o].face) for o in self._looked_at(id)]
        occupied = labels.Occupied(look.face, sheet.grid, around)
        for side in sides_of(sheet, id):
            occupied.add(labels.box(side.pill, PILL[0] + 8, PILL[1] + 8))
        beside = id in sheet.data.labels
        placings = [
            labels.place_revenue(look.face),
            labels.place_values(look.face, off_map.BOX),
            labels.place_letter(look.face),
            labels.place_cost(f"${data.cost}") if data.cost and not look.tile else None,
            labels.place_name(name, not look.face.places) if name and not beside else None,
        ]
        found, occupied = labels.place_all([place for place in placings if place], occupied)
        yield from found
        if beside:
            yield labels.name_beside(name, sheet.grid, sheet.data.labels[id])
        for kind in symbols:
            yield labels.place_symbol(kind, markers.RADIUS, occupied)
        if look.tile:
            printed = sheet.box.number(look.tile)
            number = labels.place_number(printed, occupied)
            if number:
                yield number

    def _looked_at(self, id: str) -> list[str]:
        """The neighbours that matter: only a name may stand out of its hex."""
        has_name = self._sheet.box.hexes[id].name and id not in self._sheet.data.labels
        return self._sheet.around(id) if has_name else []

    def symbols(self, id: str, look: HexLook) -> tuple[str, ...]:
        """The printed symbols of a hex; a boomtown shows only with its marker."""
        icons = self._sheet.box.hexes[id].icons
        return tuple(
            kind
            for kind in icons
            if kind in markers.KINDS and (kind != "boom" or kind in look.marked)
        )

    def paint(self, painter: QPainter, id: str, looks: Looks) -> None:
        sheet, look = self._sheet, looks[id]
        data, inks = sheet.box.hexes[id], sheet.inks
        painter.save()
        painter.translate(sheet.centres[id])
        if look.face.colour == "red":
            name = sheet.name(id)
            off_map.paint_off_map(painter, data, name, look.value, look.marked, sheet.grid, inks)
        else:
            self.paint_reserved(painter, look)
            self._paint_grant(painter, id, look)
            for label in self.of(id, looks):
                self._paint_label(painter, label, look, id)
        painter.restore()

    def paint_name(self, painter: QPainter, id: str, looks: Looks) -> None:
        if looks[id].face.colour == "red":
            return  # it stands within its hex, with the values
        painter.save()
        painter.translate(self._sheet.centres[id])
        for label in self.of(id, looks):
            if label.kind == "name":
                self._paint_label(painter, label, looks[id], id)
        painter.restore()

    def _paint_label(self, painter: QPainter, label: labels.Label, look: HexLook, id: str) -> None:
        inks = self._sheet.inks
        if label.kind == "name":
            beside = id in self._sheet.data.labels
            halo = QColor(inks.paper) if beside else self._ground(id, look)
            halo.setAlphaF(0.92)
            path = text_path(label.text, label.at, label.size, 600, SERIF)
            draw_halo_text(painter, path, inks.ink, halo, HALO)
        elif label.kind == "cost":
            is_wet = self._sheet.box.hexes[id].terrain in ("water", "swamp")
            _paint_cost(painter, label, is_wet, inks)
        elif label.kind == "values":
            off_map.paint_values(painter, label.at, labels.values_of(look.face), look.value, inks)
        elif label.kind in markers.KINDS:
            is_marked = label.kind in look.marked
            markers.paint_marker(painter, label.kind, label.at, is_marked=is_marked, inks=inks)
        else:
            tiles.paint_label(painter, label, look.face.colour, inks)

    def _ground(self, id: str, look: HexLook) -> QColor:
        """The colour a halo must have not to show: print is darker than its ink, cards are not."""
        inks = self._sheet.inks
        if look.tile:
            return QColor(inks.of(look.face.colour))
        return multiplied(self._sheet.ground(id), inks.paper)

    def paint_reserved(self, painter: QPainter, look: HexLook) -> None:
        sheet = self._sheet
        for place, slot, holder in look.reserved:
            at, radius = slot_at(look.face, place, slot, sheet.grid)
            if holder in LIVERIES.get(sheet.box.title, {}):
                paint = livery(sheet.box.title, holder)
                tokens.paint_reserved(painter, at, radius, holder, paint, sheet.inks)
            else:
                tokens.paint_reserved_plain(painter, at, radius, holder, sheet.inks)

    def _paint_grant(self, painter: QPainter, id: str, look: HexLook) -> None:
        """The letters of the company that lays yellow track here for nothing."""
        if look.tile:
            return
        for company in self._sheet.box.grants.get(id, ()):
            paint = livery(self._sheet.box.title, company)
            ink = colour(paint.fill if not self._sheet.inks.is_mono else "#000000", 0.8)
            path = text_path(company, QPointF(0, 0), 26, 700, SERIF)
            draw_text(painter, path, ink)


def _paint_cost(painter: QPainter, label: labels.Label, is_water: bool, inks: Inks) -> None:
    ink = inks.water_ink if is_water else inks.hill_ink
    rect = QRectF(label.at.x() - 27, label.at.y() - 15, 54, 30)
    painter.setPen(QPen(QColor(ink), 2, Qt.PenStyle.SolidLine))
    painter.setBrush(colour(inks.water_pill if is_water else inks.hill_pill, 0.96))
    painter.drawRoundedRect(rect, 6, 6)
    draw_text(painter, text_path(label.text, label.at, label.size), QColor(ink).darker(150))
