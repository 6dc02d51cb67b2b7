"""The best runs found the plain way: every walk, every choice of stops, every set.

Shares no code with the search: it walks the faces of the hexes piece by piece.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from desktop.board.map import Board, Hex
from desktop.board.routes import TrainSpec

Spot = tuple[str, int]
Walk = tuple[tuple[Spot, ...], frozenset[object]]  # the places in order, the track used


def best_revenue(
    board: Board,
    company: str,
    trains: Sequence[TrainSpec],
    value: Callable[[Spot], int],
    pair: Callable[[Spot, Spot], int],
    mail: int,
) -> int:
    """The most these trains can earn; `mail` is paid for each place of one of the runs."""
    walks = list(all_walks(board, company, max(train.visited for train in trains)))
    lists = []
    for train in trains:
        best: dict[tuple[frozenset[object], int], int] = {}
        for places, track in walks:
            money = earned(board, company, train, places, value, pair)
            key = (track, mail * len(places))
            if money is not None and money > best.get(key, -1):
                best[key] = money
        lists.append([(money, post, track) for (track, post), money in best.items()])
    return best_set(lists, frozenset(), 0)


def best_set(
    lists: list[list[tuple[int, int, frozenset[object]]]], used: frozenset[object], post: int
) -> int:
    if not lists:
        return post
    best = best_set(lists[1:], used, post)
    for money, mail, track in lists[0]:
        if not track & used:
            best = max(best, money + best_set(lists[1:], used | track, max(post, mail)))
    return best


def earned(
    board: Board,
    company: str,
    train: TrainSpec,
    places: tuple[Spot, ...],
    value: Callable[[Spot], int],
    pair: Callable[[Spot, Spot], int],
) -> int | None:
    if len(places) > train.visited:
        return None
    best = None
    for counted in combinations(places, min(train.counted, len(places))):
        if any(company in board[hex_id].stations[number] for hex_id, number in counted):
            money = sum(map(value, counted))
            money += sum(pair(one, two) for one, two in combinations(counted, 2))
            best = money if best is None else max(best, money)
    return best


def all_walks(board: Board, company: str, longest: int) -> Iterator[Walk]:
    """Every run of two places or more, in both directions."""
    for hex_ in board.hexes.values():
        for number, place in enumerate(hex_.face.places):
            if place.kind != "junction":
                yield from walks_from(board, company, hex_, 6 + number, (), frozenset(), longest)


def walks_from(
    board: Board,
    company: str,
    hex_: Hex,
    end: int,
    places: tuple[Spot, ...],
    track: frozenset[object],
    longest: int,
) -> Iterator[Walk]:
    """Go on from an end of track in a hex: a side come in by, a junction, or a place."""
    if end >= 6 and hex_.face.places[end - 6].kind != "junction":
        if clashes(board, (hex_.id, end - 6), places) or len(places) == longest:
            return
        places = (*places, (hex_.id, end - 6))
        if len(places) > 1:
            yield places, track
            if ends_every_run(hex_, end - 6, company):
                return
    for other, out, used in pieces_from(hex_, end):
        if not used & track:
            yield from walks_from(board, company, other, out, places, track | used, longest)


def pieces_from(hex_: Hex, end: int) -> Iterator[tuple[Hex, int, frozenset[object]]]:
    """The next ends of track, in this hex or the neighbour's, and what the way there uses up."""
    for piece in hex_.face.tracks:
        if end not in (piece.a, piece.b):
            continue
        out = piece.b if piece.a == end else piece.a
        if out < 6:
            other = hex_.neighbours[out]
            if other is not None:
                yield other, other.neighbours.index(hex_), frozenset({frozenset({hex_, other})})
        elif hex_.face.places[out - 6].kind == "junction":
            yield hex_, out, frozenset({(hex_.id, out)})
        else:
            inner = {(hex_.id, min(end, out), max(end, out))} if end >= 6 else set()
            yield hex_, out, frozenset(inner)


def ends_every_run(hex_: Hex, number: int, company: str) -> bool:
    slots = hex_.stations[number]
    is_full = bool(slots) and "" not in slots and company not in slots
    return is_full or hex_.face.places[number].kind == "off"


def clashes(board: Board, spot: Spot, places: tuple[Spot, ...]) -> bool:
    groups = set(board[spot[0]].face.places[spot[1]].groups)
    return any(
        spot == other or groups & set(board[other[0]].face.places[other[1]].groups)
        for other in places
    )
