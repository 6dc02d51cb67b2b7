"""Runs in an 18xx.games file: sections between stops, turned into paths that our rules accept."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from desktop.board.routes import Run, judge_run
from desktop.eighteen.table import EighteenTable
from desktop.engine.refusal import Refusal

MAX_SECTIONS = 100
MAX_HEXES = 100  # in one section
MAX_READINGS = 300  # of one run; honest ones have at most a few


class ReadError(ValueError):
    """An action in the file is not written as actions are; says what is wrong."""


def whole(value: object) -> int:
    """A whole number, given as one or in digits."""
    if type(value) is int:
        return value
    if isinstance(value, str) and len(value) <= 9 and value.isascii() and value.isdecimal():
        return int(value)
    raise ReadError("a number in it is not one")


def read_runs(table: EighteenTable, company_id: str, routes: Any) -> tuple[Run, ...]:
    """The runs of a company as recorded."""
    if not isinstance(routes, list):
        raise ReadError("its routes are no list")
    if len(routes) > MAX_SECTIONS:
        raise ReadError("it has too many routes")
    return tuple(_read_run(table, company_id, route) for route in routes)


def _read_run(table: EighteenTable, company_id: str, route: Any) -> Run:
    """The first reading of the recorded sections that the rules accept."""
    company = table.company(company_id)
    train = table.train(str(route["train"]))
    sections = _in_order(_sections(route["connections"]))
    rules = table.run_rules(company)
    problem: Refusal | None = None
    nodes = [str(node) for node in route.get("nodes") or []]
    for path in itertools.islice(_readings(table, sections, nodes), MAX_READINGS):
        run = Run(train.id, path)
        try:
            judge_run(table.board, company.id, train.spec, run, rules)
        except Refusal as refusal:
            problem = problem or refusal
        else:
            return run
    if problem is not None:
        raise problem
    raise ReadError("a route in it passes no places")


def _sections(connections: Any) -> list[list[str]]:
    if not isinstance(connections, list) or not 1 <= len(connections) <= MAX_SECTIONS:
        raise ReadError("a route in it has no sections, or too many")
    for section in connections:
        if not isinstance(section, list) or not 1 <= len(section) <= MAX_HEXES:
            raise ReadError("a section of a route in it has no hexes, or too many")
    return [[str(hex_id) for hex_id in section] for section in connections]


def _in_order(sections: list[list[str]]) -> list[list[str]]:
    """Turn the sections so that each begins where the one before it ends."""
    if len(sections) < 2:
        return sections
    first, second = sections[0], sections[1]
    ordered = [first if first[-1] in (second[0], second[-1]) else first[::-1]]
    for section in sections[1:]:
        ordered.append(section if section[0] == ordered[-1][-1] else section[::-1])
    return ordered


def _readings(
    table: EighteenTable, sections: list[list[str]], nodes: list[str]
) -> Iterator[tuple[str, ...]]:
    """Every way to tell the places apart in hexes that have several."""
    hexes = [sections[0][0], *(section[-1] for section in sections)]
    known = {node.rpartition("-")[0]: whole(node.rpartition("-")[2]) for node in nodes}
    options = []
    if [node.rpartition("-")[0] for node in nodes] == hexes:
        yield _path(sections, [whole(node.rpartition("-")[2]) for node in nodes])
    for hex_id in hexes:
        count = len(table.hex(hex_id).face.places)
        first = [known[hex_id]] if hex_id in known else []
        options.append(first + [n for n in range(count) if n not in first])
    for places in itertools.product(*options):
        yield _path(sections, places)


def _path(sections: list[list[str]], places: Sequence[int]) -> tuple[str, ...]:
    path = [f"{sections[0][0]}.{places[0]}"]
    for section, place in zip(sections, places[1:], strict=True):
        path += [*section[1:-1], f"{section[-1]}.{place}"]
    return tuple(path)
