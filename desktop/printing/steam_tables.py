"""The history of Steam for a spreadsheet: players at the end of every round, and deliveries."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.document.steam_names import cube_name, place_name, tile_name
from desktop.engine.game import Game
from desktop.printing.spreadsheet import Row, Table
from desktop.printing.steam_chronicle import SteamChronicle
from desktop.printing.steam_records import Part
from desktop.titles.steam.actions import INCOME, POINTS


def players_table(game: Game) -> Table:
    """What everybody did in a round, and how they stood at its end; 0 is the first auction."""
    heads = (
        QCoreApplication.translate("Print", "Round"),
        QCoreApplication.translate("Print", "Move"),
        QCoreApplication.translate("Print", "Player"),
        QCoreApplication.translate("Print", "Turn order"),
        QCoreApplication.translate("Print", "Paid for the order"),
        QCoreApplication.translate("Print", "Action tile"),
        QCoreApplication.translate("Print", "Paid for the tile"),
        QCoreApplication.translate("Print", "Track tiles"),
        QCoreApplication.translate("Print", "Paid for track"),
        QCoreApplication.translate("Print", "Cubes moved"),
        QCoreApplication.translate("Print", "Points for goods"),
        QCoreApplication.translate("Print", "Loans"),
        QCoreApplication.translate("Print", "Received"),
        QCoreApplication.translate("Print", "Costs paid"),
        QCoreApplication.translate("Print", "Cash"),
        QCoreApplication.translate("Print", "Income"),
        QCoreApplication.translate("Print", "Victory points"),
        QCoreApplication.translate("Print", "Locomotive level"),
        QCoreApplication.translate("Print", "Completed links"),
        QCoreApplication.translate("Print", "Score"),
    )
    chronicle = SteamChronicle(game)
    rows = tuple(
        (record.number, record.move, *_figures(chronicle, part))
        for record in chronicle.rounds
        for part in record.parts.values()
    )
    return Table(heads, rows)


def _figures(chronicle: SteamChronicle, part: Part) -> Row:
    end = part.end
    assert end is not None
    return (
        end.name,
        end.place or None,
        part.order_cost,
        tile_name(chronicle.table, part.tile) if part.tile else "",
        part.tile_cost,
        len(part.track),
        part.track_cost,
        len(part.deliveries),
        part.gained,
        part.raised,
        part.received,
        part.paid,
        end.cash,
        end.income,
        end.points,
        end.level,
        end.links,
        end.score,
    )


def deliveries_table(game: Game) -> Table:
    """One row for each cube that was moved; what each player got for it, and on which track."""
    chronicle = SteamChronicle(game)
    income = QCoreApplication.translate("Print", "{player}: income")
    points = QCoreApplication.translate("Print", "{player}: victory points")
    names = [player.name for player in chronicle.table.players]
    heads = (
        QCoreApplication.translate("Print", "Round"),
        QCoreApplication.translate("Print", "Move"),
        QCoreApplication.translate("Print", "Player"),
        QCoreApplication.translate("Print", "Cube"),
        QCoreApplication.translate("Print", "From"),
        QCoreApplication.translate("Print", "To"),
        QCoreApplication.translate("Print", "Links"),
        *(text.format(player=name) for name in names for text in (income, points)),
    )
    return Table(heads, tuple(_delivery_rows(chronicle)))


def _delivery_rows(chronicle: SteamChronicle) -> Iterator[Row]:
    table = chronicle.table
    for record in chronicle.rounds:
        found = [
            (delivery.move, id, delivery)
            for id, part in record.parts.items()
            for delivery in part.deliveries
        ]
        for move, id, delivery in sorted(found, key=lambda each: each[0]):
            got = {(player, track): count for player, track, count in delivery.gains}
            yield (
                record.number,
                move,
                table.player(id).name,
                cube_name(table, delivery.colour),
                place_name(table, delivery.start),
                place_name(table, delivery.end),
                delivery.links,
                *(
                    got.get((player.id, track), 0)
                    for player in table.players
                    for track in (INCOME, POINTS)
                ),
            )
