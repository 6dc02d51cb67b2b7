"""The board of Steam: discs on the links, cubes on the cities, and the ways a cube can take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.map import Hex
from desktop.engine.state import Change
from desktop.look.motion import FLIGHT, ROUTE, SETTLE, duration
from desktop.scene.board_scene import BoardScene
from desktop.scene.items.glow_item import RingItem
from desktop.scene.items.label_item import LabelItem
from desktop.scene.items.sheet_item import SheetItem
from desktop.scene.items.steam_items import (
    CityItem,
    CubeItem,
    CubesItem,
    DiscItem,
    PlateItem,
    SteamRing,
    WayItem,
)
from desktop.scene.moving_scene import Looks
from desktop.scene.painting.double_tile import Half, TilePainter
from desktop.scene.painting.steam_cubes import cube_at
from desktop.scene.painting.steam_points import points_of
from desktop.scene.painting.steam_print import cube_rects, disc_spots, link_looks
from desktop.scene.painting.steam_sheet import SteamLook
from desktop.scene.painting.steam_ways import link_pieces, way_path
from desktop.scene.steam_desk import SteamDesk
from desktop.scene.steam_plates import GAP, best_side
from desktop.scene.tools.deliver_cube import DeliverGesture
from desktop.scene.tools.gesture import CarryGesture
from desktop.scene.tools.piece_offer import PieceOffer
from desktop.scene.tools.steam_pieces import GrowthGesture, NewCityGesture
from desktop.scene.tools.steam_tiles import SteamTiles, paint_tile
from desktop.titles.steam.actions import MoveCube
from desktop.titles.steam.cities import BuildCity
from desktop.titles.steam.deliveries import Delivery
from desktop.titles.steam.links import Link, departures
from desktop.titles.steam.pieces import Site


class SteamScene(BoardScene):
    """Cubes and discs follow the game; what is in the hand shows where it may go."""

    HAS_TRAY = True

    def __init__(self, desk: SteamDesk, sheet: SheetItem) -> None:
        self._cubes: dict[str, list[CubeItem]] = {}
        self._discs: list[DiscItem] = []
        self._ways: list[QGraphicsItem] = []  # of the cube in the hand
        self._ways_of: DeliverGesture | None = None
        self._way: WayItem | None = None
        self._names: list[LabelItem] = []  # of the places on that way
        self._way_of: Delivery | None = None
        self._offered: QGraphicsItem | None = None
        super().__init__(desk, sheet)

    # Pieces

    def sync_pieces(self, change: Change | None) -> None:
        if change is not None and not (change.touched(Site) or change.touched(Hex)):
            return
        self._sync_cubes()
        self._sync_discs()

    def _sync_cubes(self) -> None:
        for id, site in self.table.sites.items():
            lying = self._cubes.get(id, [])
            if tuple(item.kind for item in lying) == site.cubes:
                continue
            stays = Counter(item.kind for item in lying) & Counter(site.cubes)
            went = stays.copy()
            for item in lying:
                if went[item.kind]:
                    went[item.kind] -= 1
                    self.removeItem(item)
                else:
                    self.piece_went(item)
            self._cubes[id] = []
            for kind, rect in zip(site.cubes, cube_rects(self.table, id), strict=True):
                item = CubeItem(kind, rect.width())
                item.setPos(rect.center())
                self.addItem(item)
                self._cubes[id].append(item)
                if stays[kind]:
                    stays[kind] -= 1
                else:
                    self.piece_came(item)

    def piece_came(self, item: QGraphicsItem) -> None:
        """A delivery that is taken back: its cube comes from the city it had gone to."""
        if self.step < 0 and isinstance(self.deed, MoveCube) and duration(FLIGHT):
            net, here = departures(self.table), self.deed.hex
            for side in self.deed.exits:
                here = net[here][side].other(here)
            self.flights.come(item, self.centre_of(here))
        else:
            super().piece_came(item)

    def show_done(self, looks: Looks) -> None:
        super().show_done(looks)
        if isinstance(self.deed, BuildCity) and duration(SETTLE):
            item = CityItem(self.deed.colour, self.grid)
            self.flights.settle_print(item, self.centre_of(self.deed.hex))

    def show_undone(self, looks: Looks) -> None:
        super().show_undone(looks)
        if isinstance(self.deed, BuildCity) and duration(FLIGHT):
            item = CityItem(self.deed.colour, self.grid)
            item.setPos(self.centre_of(self.deed.hex))
            self.flights.leave(item, self.home(self.HAS_TRAY))

    def painter_of(self, look: SteamLook) -> TilePainter:
        return partial(paint_tile, lines=look.lines)

    def _sync_discs(self) -> None:
        for disc in self._discs:
            self.removeItem(disc)
        looks = tuple(link_looks(self.table).values())
        spots = disc_spots(self.sheet.layers.sheet, self.table, looks)
        self._discs = [DiscItem(look, at) for look, at in zip(looks, spots, strict=True)]
        for disc in self._discs:
            self.addItem(disc)

    @property
    def discs(self) -> list[DiscItem]:
        return self._discs

    def cubes_of(self, hex_id: str) -> list[CubeItem]:
        return self._cubes.get(hex_id, [])

    def make_ring(self, kind: str, hex_: Hex, half: Half | None) -> RingItem:
        look = self.sheet.layers.looks[hex_.id]
        site = self.table.sites.get(hex_.id)
        return SteamRing(self.grid, kind, look, site is not None and site.is_town)

    # The hand

    def _show_ghost(self) -> None:
        """A tile in the hand shows whose its track will be."""
        preview, paint = self.desk.preview, paint_tile
        if preview is not None:
            lines = SteamTiles(self.desk.document.game).lines(preview.action)
            paint = partial(paint_tile, lines=lines)
        self.ghost.wear(paint)
        super()._show_ghost()

    def piece_at(self, point: QPointF) -> object | None:
        """A cube, while cubes are moved: its hex and its colour."""
        hex_ = self.hex_at(point)
        if hex_ is None or hex_.id not in self.table.sites or not self.desk.moves_goods:
            return None
        number = cube_at(cube_rects(self.table, hex_.id), point)
        return None if number is None else (hex_.id, self.table.sites[hex_.id].cubes[number])

    def ghost_for(self, gesture: CarryGesture) -> QGraphicsItem | None:
        if isinstance(gesture, DeliverGesture):
            return CubeItem(gesture.colour, is_lifted=True)
        if isinstance(gesture, GrowthGesture):
            return CubesItem(gesture.cubes)
        if isinstance(gesture, NewCityGesture):
            return CityItem(gesture.colour, self.grid)
        return None

    def home_of(self, gesture: CarryGesture) -> QPointF | None:
        if not isinstance(gesture, DeliverGesture):
            return None
        lying = [item.pos() for item in self._cubes[gesture.hex] if item.kind == gesture.colour]
        return lying[0] if lying else self.centre_of(gesture.hex)

    def hide_at_home(self, gesture: CarryGesture, is_away: bool) -> None:
        self._put_away(gesture if isinstance(gesture, DeliverGesture) else None, is_away)

    def _on_desk(self) -> None:
        super()._on_desk()
        gesture = self.desk.gesture
        self._show_ways(gesture if isinstance(gesture, DeliverGesture) else None)
        self._show_way(self.desk.delivery)
        self._show_offered(gesture if isinstance(gesture, PieceOffer) else None)

    def _show_ways(self, gesture: DeliverGesture | None) -> None:
        """Every city the cube can come to, with what it brings, and the links between."""
        if gesture is self._ways_of:
            return
        self._put_away(self._ways_of, False)
        self._ways_of = gesture
        for item in self._ways:
            self.removeItem(item)
        self._ways = []
        if gesture is None:
            return
        self._put_away(gesture, True)
        used = {
            link: None
            for hex_id in gesture.hexes()
            for w in gesture.ways(hex_id)
            for link in w.links
        }
        for link in used:
            for piece in link_pieces(self.table, link):
                self._ways.append(WayItem(piece, is_meant=False))
        for hex_id in gesture.hexes():
            ways = gesture.ways(hex_id)
            more = f"×{len(ways)}" if len(ways) > 1 else ""
            self._ways.append(PlateItem(points_of(self.table, ways[0]), more))
        self._hang(gesture.hexes())
        self._ways += self._names_near(used)
        for item in self._ways:
            self.addItem(item)

    def _names_near(self, used: Iterable[Link]) -> Iterator[LabelItem]:
        """The names of the places on the ways, and those that reach over them."""
        sheet = self.sheet.layers.sheet
        hexes = {place for link in used for place in (link.start, link.end, *link.hexes) if place}
        near = {other for id in hexes for other in sheet.around(id)}
        return self.text_above((), sorted(hexes | near))

    def _hang(self, hexes: Sequence[str]) -> None:
        """Every plate beside its city, where it covers nothing that is read."""
        views = self.views()
        scale = views[0].transform().m11() if views else 1.0
        sheet, taken = self.sheet.layers.sheet, list(self.standing.rects())
        for hex_id, plate in zip(hexes, self.plates, strict=True):
            city = sheet.hex_rect(hex_id)
            side, room = best_side(city, plate.size / scale, sheet.inner, taken, GAP / scale)
            taken.append(room)
            plate.hang(city, side)

    @property
    def plates(self) -> list[PlateItem]:
        return [item for item in self._ways if isinstance(item, PlateItem)]

    def _put_away(self, gesture: DeliverGesture | None, is_away: bool) -> None:
        """The cube in the hand leaves its ghost behind."""
        if gesture is None:
            return
        for item in self._cubes.get(gesture.hex, []):
            if item.kind == gesture.colour:
                item.set_away(is_away)
                return

    def _show_way(self, delivery: Delivery | None) -> None:
        if delivery is self._way_of:
            return
        for item in (self._way, *self._names):
            if item is not None:
                self.removeItem(item)
        self._way_of, self._way, self._names = delivery, None, []
        if delivery is not None:
            path = way_path(self.table, delivery.origin, delivery.links)
            self._way = WayItem(path, is_meant=True)
            self._names = list(self.text_above(delivery.places))
            for item in (self._way, *self._names):
                self.addItem(item)
            self.movements.play("way", duration(ROUTE), self._way.draw_to)
        else:
            self.movements.drop("way")

    @property
    def way(self) -> WayItem | None:
        """The way that is meant."""
        return self._way

    def _show_offered(self, offer: PieceOffer | None) -> None:
        """What is looked at in a ring, on its hex."""
        if self._offered is not None:
            self.removeItem(self._offered)
            self._offered = None
        if offer is None:
            return
        shown = offer.shows
        if isinstance(shown, NewCityGesture | BuildCity):
            self._offered = CityItem(shown.colour, self.grid)
        if self._offered is not None:
            self._offered.setPos(self.centre_of(offer.hex))
            self.addItem(self._offered)
