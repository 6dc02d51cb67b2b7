"""What a company's routes come to, against a plain search of every way, in random games."""

import pytest

from desktop.board.coords import OPPOSITE
from desktop.board.reach import Reach
from desktop.board.tile_code import SIDES, side_of
from desktop.eighteen.habits import random_player
from desktop.engine.setup import Setup
from desktop.titles.shelf import new_game

EVERY = 40  # actions: way by way takes its time on a full board
WORK = 50_000  # ways tried before a position is left to the others


def leads_on(hex_, place, company):
    found = hex_.face.places[place]
    if found.kind == "off" or found.is_terminal:
        return False
    return not (found.kind == "city" and hex_.is_blocked(place, company))


def ways_out(hex_, end, company):
    """The sides by which one can leave a hex entered at this end."""
    stack, seen = [end], {end}
    while stack:
        at = stack.pop()
        for track in hex_.face.tracks_at[at]:
            out = track.other(at)
            if out not in seen:
                seen.add(out)
                if out < SIDES:
                    yield out
                elif leads_on(hex_, out - SIDES, company):
                    stack.append(out)


def entered(board, company, stations):
    """Every entry to which a way leads that crosses no hexside twice; None if there are many."""
    found, tried = set(), set()
    stack = [(board[hex_id], SIDES + place, 0) for hex_id, place in stations]
    while stack:
        hex_, end, used = stack.pop()
        for out in ways_out(hex_, end, company):
            other, bit = hex_.neighbours[side_of(out)], hex_.side_bits[out]
            if other is None or used & bit:
                continue
            state = (other.id, OPPOSITE[out], used | bit)
            if state not in tried:
                tried.add(state)
                found.add((other.id, side_of(OPPOSITE[out])))
                stack.append((other, OPPOSITE[out], used | bit))
        if len(tried) > WORK:
            return None
    return found


@pytest.mark.parametrize(
    ("title", "seed"), [("1846", 3), ("1846", 14), ("1846", 22), ("18MEX", 3), ("18MEX", 5)]
)
def test_exactly_the_sides_to_which_a_way_leads_are_entered(title, seed):
    game = new_game(Setup(title, ("A", "B", "C", "D"), seed))
    player, table, compared = random_player(seed), game.table, 0
    while player.play(game) is not None:
        if game.at.depth % EVERY:
            continue
        for company in table.founded():
            stations = [(hex_id, place) for hex_id, place, _ in table.board.stations_of(company.id)]
            plain = entered(table.board, company.id, stations)
            if plain is not None:
                reach = Reach(table.board, company.id, stations)
                sides = {(h, side) for h in table.board.hexes for side in range(SIDES)}
                assert {entry for entry in sides if reach.enters(*entry)} == plain
                compared += 1
    assert compared > 20
