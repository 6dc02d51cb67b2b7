"""The printed board of Steam: the country by hand, cities in their colours, laid track over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.board.coords import LAYOUTS, place_of
from desktop.board.tile_code import Face
from desktop.engine import resources
from desktop.look.goods import goods_inks
from desktop.look.theme import PRINTED, Inks
from desktop.scene.painting import (
    paper,
    steam_cities,
    steam_ground,
    steam_tiles,
    steam_title,
    steam_town_names,
    title_block,
)
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import GRIDS, Grid
from desktop.scene.painting.labels import Label
from desktop.scene.painting.print_data import LANGUAGES
from desktop.scene.painting.standing import Standing
from desktop.scene.painting.steam_board import board_of, country_of, printed
from desktop.scene.painting.steam_tiles import Line
from desktop.scene.painting.steam_town_names import Neighbour, TownName
from desktop.titles.steam.load_board import is_own_board
from desktop.titles.steam.load_box import FOLDER

SEED = 1846
REACH = 60.0  # how far the text of a hex may stand out of it
FOLDS = ((0.333, 0.667), (0.5,))
# With the whole board in sight on a small screen a name is about ten pixels high; how large it is
# at least and at most in units.
SMALL_SCREEN = QSizeF(857, 712)
LETTERS, LEAST_LETTERS, MOST_LETTERS = 10.0, 29.5, 41.0
HEAD_ROOM = 24.0  # from the middle of what stands above a city's yard to its upper edge


@dataclass(frozen=True)
class SteamLook:
    """Everything painted in a hex that a game can change; discs and cubes are items."""

    face: Face  # turned as it lies
    tile: str = ""
    city: str = ""  # its colour
    grown: bool = False
    lines: tuple[Line, ...] = ()


Looks = Mapping[str, SteamLook]


class SteamSheet:
    """A board of Steam as print: knows where everything is, holds no game."""

    def __init__(self, key: str, language: str, inks: Inks = PRINTED) -> None:
        self.key = key
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.inks = inks
        self.board = board_of(key)
        self.country = country_of(key)
        self.grid: Grid = GRIDS[self.board.layout]
        self._title = steam_title.title_place(self.country)
        self.rect = self._title.sheet
        frame = steam_ground.FRAME
        self.frame = self.rect.adjusted(frame, frame, -frame, -frame)
        self.bounds = self.rect.adjusted(*(paper.SHADOW * k for k in (-1, -1, 1, 1)))
        self.at = {id: place_of(id, self.board.letters) for id in self.board.hexes}
        self.centres = {id: self.grid.centre(at) for id, at in self.at.items()}
        self._ids_at = {at: id for id, at in self.at.items()}
        screen = SMALL_SCREEN.scaled(
            self.bounds.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding
        )
        legible = LETTERS * screen.width() / SMALL_SCREEN.width()
        self.letters = max(LEAST_LETTERS, min(MOST_LETTERS, legible))

    @property
    def sources(self) -> tuple[Path, ...]:
        if is_own_board(self.key):
            return ()
        return (resources.root().joinpath(*FOLDER, "maps", f"{self.board.key}.toml"),)

    @property
    def legends(self) -> tuple[QRectF, ...]:
        """Nothing: near a full board the title is the best room there is for a ticket."""
        return ()

    @property
    def inner(self) -> QRectF:
        return title_block.inside_frame(self.frame)

    # Finding

    def name(self, id: str) -> str:
        """The name printed in a hex, in the sheet's language."""
        name = self.board.hexes[id].name
        if name is None:
            return ""
        return name.ru if self.language == "ru" else name.en

    def around(self, id: str) -> list[str]:
        x, y = self.at[id]
        near = ((x + dx, y + dy) for dx, dy in LAYOUTS[self.board.layout])
        return [self._ids_at[at] for at in near if at in self._ids_at]

    def near(self, rect: QRectF) -> list[str]:
        return [id for id in self.board.hexes if self.text_rect(id).intersects(rect)]

    def hex_rect(self, id: str, part: float = 1.0) -> QRectF:
        return self.grid.bounds(part).translated(self.centres[id])

    def text_rect(self, id: str) -> QRectF:
        return self.hex_rect(id).adjusted(-REACH, -REACH, REACH, REACH)

    def has_overhang(self, id: str) -> bool:
        return self.board.hexes[id].name is not None

    def is_off_map(self, id: str) -> bool:
        return False

    def labels(self, id: str, looks: Looks) -> tuple[Label, ...]:
        name, look = self.name(id), looks[id]
        if look.city:
            rect = steam_cities.city_name_rect(name, self.letters, self.grid)
            yard = QRectF(steam_cities.YARD)
            yard.setTop(steam_cities.HEAD_Y - HEAD_ROOM)
            size, _ = steam_cities.city_name_size(name, self.letters, self.grid)
            return (
                Label("name", name, rect.center(), size, rect),
                Label("yard", "", yard.center(), 0.0, yard),
            )
        if not name:
            return ()
        set_ = self._town_name(id)
        at = self._town_name_at(id, looks)
        return (Label("name", name, at, set_.size, set_.rect(at)),)

    def _town_name(self, id: str) -> TownName:
        return steam_town_names.set_name(self.name(id), self.letters)

    def _town_name_at(self, id: str, looks: Looks) -> QPointF:
        here = self.centres[id]
        around = [
            Neighbour(
                (self.centres[other] - here).toTuple(), looks[other].face, bool(looks[other].city)
            )
            for other in self.around(id)
        ]
        return steam_town_names.town_name_at(self._town_name(id), looks[id].face, around, self.grid)

    def standing(self, looks: Looks) -> Standing:
        found = Standing()
        for id, look in looks.items():
            centre = self.centres[id]
            for label in self.labels(id, looks):
                kept = found.names if label.kind == "name" else found.signs
                kept.setdefault(id, []).append(label.rect.translated(centre))
            if not look.city:
                towns = shape_of(look.face, self.grid).towns
                found.discs[id] = [(centre + town, steam_tiles.TOWN) for town in towns]
        return found

    # The ground

    def paint_ground(self, painter: QPainter, scale: float) -> None:
        steam_ground.paint_ground(
            painter, self.country, self.rect, scale, seed=SEED, inks=self.inks
        )

    def paint_flat_ground(self, painter: QPainter) -> None:
        painter.save()
        painter.setClipRect(self.frame, Qt.ClipOperation.IntersectClip)
        steam_ground.paint_plates(painter, self.country, self.inks)
        painter.restore()

    def paint_grain(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        paper.paint_grain(painter, self.rect, rect, scale, SEED, self.inks)

    def paint_wear(self, painter: QPainter) -> None:
        across, down = FOLDS
        paper.paint_wear(
            painter, self.rect, SEED, folds_across=across, folds_down=down, inks=self.inks
        )

    # The print

    def paint_print(self, painter: QPainter, looks: Looks, rect: QRectF) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        ids = self.near(rect)
        steam_ground.paint_country(painter, self.country, rect, self.inks)
        # All cards before all track: a card's shadow would cross the rails.
        for paint in (self._paint_printed_city, self._paint_card, self._paint_track):
            for id in ids:
                self._at(painter, id, looks, paint)
            if paint == self._paint_printed_city:
                steam_ground.paint_walls(painter, self.country, self.inks)
        for id in ids:
            self.paint_text(painter, id, looks)
        self._paint_margin(painter, rect)
        painter.restore()

    def _at(
        self,
        painter: QPainter,
        id: str,
        looks: Looks,
        paint: Callable[[QPainter, str, SteamLook], None],
    ) -> None:
        painter.save()
        painter.translate(self.centres[id])
        paint(painter, id, looks[id])
        painter.restore()

    def _paint_printed_city(self, painter: QPainter, id: str, look: SteamLook) -> None:
        kind = self.board.hexes[id].colour
        if kind:
            steam_cities.paint_city_ground(painter, kind, grid=self.grid, inks=self.inks)

    def _paint_card(self, painter: QPainter, id: str, look: SteamLook) -> None:
        if not look.tile:
            return
        if look.city:
            steam_cities.paint_city_ground(
                painter, look.city, tile=True, grid=self.grid, inks=self.inks
            )
        else:
            ground = goods_inks(self.inks.is_mono).tile
            steam_tiles.paint_cardboard(painter, ground, self.grid, inks=self.inks)

    def _paint_track(self, painter: QPainter, id: str, look: SteamLook) -> None:
        if look.city:
            return
        if look.tile:
            steam_tiles.paint_lines(painter, look.face, look.lines, self.grid, inks=self.inks)
        elif self.board.hexes[id].is_town:
            steam_tiles.paint_town(painter, QPointF(0, 0), inks=self.inks)

    def _paint_margin(self, painter: QPainter, rect: QRectF) -> None:
        if not title_block.inside_frame(self.frame).contains(rect):
            board = printed(self.key)
            title_block.paint_frame(painter, self.frame, board, self.grid, self.inks)
        if self._title.rect.intersects(rect):
            name, notes = self.board.name, steam_title.OURS
            if is_own_board(self.key):
                notes = steam_title.THEIRS
            steam_title.paint_title(
                painter,
                self._title,
                name.ru if self.language == "ru" else name.en,
                notes[self.language],
                self.language,
                self.inks,
            )

    # Text

    def paint_text(self, painter: QPainter, id: str, looks: Looks) -> None:
        if looks[id].city:
            self._at(painter, id, looks, self._paint_head)
        self.paint_name(painter, id, looks)

    def _paint_head(self, painter: QPainter, id: str, look: SteamLook) -> None:
        ground = self.board.hexes[id]
        number = ground.cubes if ground.colour else None
        steam_cities.paint_city_head(
            painter, look.city, printed=number, grown=look.grown, inks=self.inks
        )

    def paint_name(self, painter: QPainter, id: str, looks: Looks) -> None:
        if self.board.hexes[id].name is None:
            return
        painter.save()
        painter.translate(self.centres[id])
        look, name = looks[id], self.name(id)
        if look.city:
            steam_cities.paint_city_name(
                painter, look.city, name, self.letters, grid=self.grid, inks=self.inks
            )
        else:
            ground = QColor(goods_inks(self.inks.is_mono).tile)
            if not look.tile:
                ground = steam_ground.printed_ground(self.country, self.at[id], self.inks)
            at = self._town_name_at(id, looks)
            steam_town_names.paint_town_name(
                painter, self._town_name(id), at, ground, inks=self.inks
            )
        painter.restore()

    def paint_side_costs(self, painter: QPainter, id: str) -> None:
        """No side of this board costs anything."""
