"""Boards of a few hexes, written as a name and a line of the tile language each."""

from __future__ import annotations

from desktop.board.map import Board
from desktop.board.routes import RouteRules, TrainSpec
from desktop.board.tile_code import parse
from desktop.eighteen.revenue import Revenue

RULES = RouteRules("1846.route.def", "1846.route.length", "1846.route.disjoint")


def small_board(**codes: str) -> Board:
    """Pointy hexes; letters run down: A1, A3, … and below them B2, B4, …"""
    return Board("pointy", "down", {id: parse(id, "yellow", code) for id, code in codes.items()})


def plain_rules() -> Revenue:
    return Revenue(RULES, ("yellow",))


def train(counted: int, visited: int = 0, id: str = "t") -> TrainSpec:
    name = f"{counted}/{visited}" if visited else str(counted)
    return TrainSpec(id, name, counted, visited or counted)
