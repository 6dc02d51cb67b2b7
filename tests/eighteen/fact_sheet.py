"""Fact sheets read as our own data: the faces of tiles and hexes, and who lies across a side."""

from typing import Any

from desktop.board.coords import LAYOUTS, place_of
from desktop.board.tile_code import SIDES, Face, Place, Track
from desktop.eighteen.data import BoxData


def face_of(id: str, fact: dict[str, Any]) -> Face:
    stops = [
        (stop["part_index"], kind, stop)
        for key, kind in (("cities", "city"), ("towns", "town"), ("offboards", "offboard"))
        for stop in fact.get(key, [])
    ]
    stops.sort(key=lambda stop: stop[0])
    ends = {(kind, stop["index"]): SIDES + i for i, (_, kind, stop) in enumerate(stops)}
    ends |= {("edge", side): side for side in range(SIDES)}
    label = "".join(fact.get("labels", []))
    places = []
    for _, kind, stop in stops:
        revenue = stop["revenue"]
        groups = [group.replace(" ", "") for group in stop.get("groups", [])]
        places.append(
            Place(
                kind="off" if kind == "offboard" else kind,
                revenue=tuple(revenue.items()) if isinstance(revenue, dict) else revenue,
                slots=stop.get("slots", 0),
                # The sheet groups the cities of the printed Chicago, not those of its tiles.
                groups=("Chicago",) if label == "Chi" else tuple(groups),
                drawn_at=stop.get("draw_edge"),
                is_terminal=_is_terminal(fact, kind, stop["index"], label),
            )
        )
    tracks = [
        Track(*(_end(ends, end, lane, id) for end, lane in zip(path["ends"], lanes, strict=True)))
        for path in fact.get("paths", [])
        for lanes in [path.get("lanes", [{"lane_count": 1}] * 2)]
    ]
    off_map = fact["colour"] == "red"
    return Face(id, fact["colour"], tuple(places), tuple(tracks), "" if off_map else label)


def _is_terminal(fact: dict[str, Any], kind: str, index: int, label: str) -> bool:
    """Said of the track in the sheet; of the ports it says only that their track ends there."""
    paths = [path for path in fact.get("paths", []) if {kind: index} in path["ends"]]
    is_port = kind == "town" and label in ("M", "T", "V")
    if is_port:
        assert all("edge" not in end for path in paths for end in path["ends"])
    return is_port or any(path.get("terminal", False) for path in paths)


def _end(
    ends: dict[tuple[str, int], int], end: dict[str, int], lane: dict[str, int], id: str
) -> int:
    """Lanes are counted from their own hex, so that the first of one meets the last of the other;
    with us the second track meets the second, and the capital has its first first."""
    ((kind, index),) = end.items()
    if kind != "edge" or lane["lane_count"] == 1:
        return ends[kind, index]
    second = 0 if id.endswith("P") else 1
    return ~index if lane["lane_index"] == second else index


def across(box: BoxData, hex: str, side: int) -> str:
    """The hex on the other side, or ""."""
    across, down = place_of(hex, box.letters)
    step = LAYOUTS[box.layout][side]
    target = (across + step[0], down + step[1])
    return next((name for name in box.hexes if place_of(name, box.letters) == target), "")
