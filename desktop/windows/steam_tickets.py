"""The ticket beside the hand in Steam: price, terrain and links; or what a delivery brings."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.document.steam_names import cube_name, place_name
from desktop.i18n.money import changed_money, money
from desktop.scene.steam_desk import SteamDesk
from desktop.scene.tools.deliver_cube import DeliverGesture
from desktop.scene.tools.lay_tile import Preview
from desktop.scene.tools.steam_pieces import GrowthGesture, NewCityGesture, space_name
from desktop.windows.outfit import Ticket

translate = QCoreApplication.translate


def tile_ticket(preview: Preview) -> Ticket:
    """What it costs and why, and which links it makes."""
    lines = list(preview.notes)
    if preview.cost <= preview.cash:
        move = changed_money(preview.cash, preview.cash - preview.cost)
        lines.append(translate("Board", "cash {move}").format(move=move))
    return money(preview.cost), "\n".join(lines)


def piece_ticket(desk: SteamDesk) -> Ticket | None:
    gesture = desk.gesture
    place = place_name(desk.table, desk.aim_hex)
    if isinstance(gesture, DeliverGesture):
        way, count = gesture.way(desk.aim_hex), len(gesture.ways(desk.aim_hex))
        lines = [desk.way_text(way)]
        if count > 1:
            text = translate("SteamBoard", "way {number} of {count}  ·  Q / E")
            lines.append(text.format(number=gesture.number(desk.aim_hex), count=count))
        return desk.points_text(way), "\n".join(lines)
    if isinstance(gesture, GrowthGesture):
        return place, space_name(desk.table, gesture.space)
    if isinstance(gesture, NewCityGesture):
        text = translate("SteamBoard", "new city, {colour}")
        return place, text.format(colour=cube_name(desk.table, gesture.colour))
    return None
