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
    free = trains[0].towns == "free"
    walks = list(all_walks(board, company, max(train.visited for train in trains), free))
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
    towns = [spot for spot in places if kind_of(board, spot) == "town"]
    always = towns if train.towns == "free" else []
    limited = [spot for spot in places if spot not in always]
    if len(limited) > train.visited:
        return None
    best = None
    for chosen in combinations(limited, min(train.counted, len(limited))):
        counted = [*chosen, *always]
        if any(company in board[hex_id].stations[number] for hex_id, number in counted):
            money = sum(
                value(spot) * (1 if spot in towns else train.multiplier) for spot in counted
            )
            money += sum(pair(one, two) for one, two in combinations(counted, 2))
            best = money if best is None else max(best, money)
    return best


def kind_of(board: Board, spot: Spot) -> str:
    return board[spot[0]].face.places[spot[1]].kind


def all_walks(board: Board, company: str, longest: int, free: bool = False) -> Iterator[Walk]:
    """Every run of two places or more, in both directions; free towns do not make it longer."""
    for hex_ in board.hexes.values():
        for number, place in enumerate(hex_.face.places):
            if place.kind != "junction":
                start = (board, company, hex_, 6 + number, (), frozenset(), longest, free)
                yield from walks_from(*start)


def walks_from(
    board: Board,
    company: str,
    hex_: Hex,
    end: int,
    places: tuple[Spot, ...],
    track: frozenset[object],
    longest: int,
    free: bool,
) -> Iterator[Walk]:
    """Go on from an end of track in a hex: a side come in by, a junction, or a place."""
    if end >= 6 and hex_.face.places[end - 6].kind != "junction":
        if clashes(board, (hex_.id, end - 6), places):
            return
        places = (*places, (hex_.id, end - 6))
        if sum(not (free and kind_of(board, spot) == "town") for spot in places) > longest:
            return
        if len(places) > 1:
            yield places, track
            if ends_every_run(hex_, end - 6, company):
                return
    for other, out, used in pieces_from(hex_, end):
        if not used & track:
            yield from walks_from(board, company, other, out, places, track | used, longest, free)


def pieces_from(hex_: Hex, end: int) -> Iterator[tuple[Hex, int, frozenset[object]]]:
    """The next ends of track, in this hex or the neighbour's, and what the way there uses up."""
    for piece in hex_.face.tracks:
        if end not in (piece.a, piece.b):
            continue
        out = piece.b if piece.a == end else piece.a
        if out < 6:
            other = hex_.neighbours[out if out >= 0 else -1 - out]
            if other is not None:
                back = other.neighbours.index(hex_)
                crossed = (frozenset({hex_, other}), out < 0)
                yield other, back if out >= 0 else -1 - back, frozenset({crossed})
        elif hex_.face.places[out - 6].kind == "junction":
            yield hex_, out, frozenset({(hex_.id, out)})
        else:
            inner = {(hex_.id, min(end, out), max(end, out))} if end >= 6 else set()
            yield hex_, out, frozenset(inner)


def ends_every_run(hex_: Hex, number: int, company: str) -> bool:
    slots = hex_.stations[number]
    is_full = bool(slots) and "" not in slots and company not in slots
    place = hex_.face.places[number]
    return is_full or place.kind == "off" or place.is_terminal


def clashes(board: Board, spot: Spot, places: tuple[Spot, ...]) -> bool:
    groups = set(board[spot[0]].face.places[spot[1]].groups)
    return any(
        spot == other or groups & set(board[other[0]].face.places[other[1]].groups)
        for other in places
    )
