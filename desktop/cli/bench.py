"""bench: how fast the engine is, in figures that can be compared between machines."""

from __future__ import annotations

import argparse
import json
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import desktop
from desktop.cli import measure
from desktop.cli.bench_window import window_figures, window_goals, window_lines
from desktop.cli.errors import OK
from desktop.cli.progress import Progress
from desktop.engine.game import Game
from desktop.titles.shelf import TITLES

QUICK_FILES = 2  # of each title
GOALS = {
    "replay_ratio": 0.5,  # of the peer's time
    "undo_us": 100.0,
    "redo_us": 100.0,
    "choices_median_ms": 50.0,
    "choices_worst_ms": 50.0,
    "goods_worst_ms": 50.0,
    "routes_median_ms": 20.0,
    "routes_worst_ms": 1000.0,
    "load_seconds": 1.0,
}


def shared_folder() -> Path:
    """Where the recorded games and the peer's timings lie, if they are there."""
    beside = Path(desktop.__file__).resolve().parents[2] / "shared"
    return Path(os.environ.get("DREZINA_SHARED") or beside)


def run(arguments: argparse.Namespace) -> int:
    with Progress("measured") as progress:
        figures = measured(shared_folder(), arguments.quick, progress)
        if not arguments.no_window and find_spec("PySide6") is not None:
            progress.step(note="window")
            figures["window"] = window_figures(shared_folder(), arguments.quick)
            figures["goals"] |= window_goals(figures["window"])
    print(json.dumps(figures, indent=1) if arguments.json else "\n".join(described(figures)))
    return OK


def measured(shared: Path, quick: bool, progress: Progress) -> dict[str, Any]:
    """All figures; from the recorded games of the folder, or of each title a simulated one."""
    times = 1 if quick else 3
    calibration = measure.calibration()
    files = [path for title in TITLES for path in _recorded(shared, title, quick)]
    figures: dict[str, Any] = {"calibration_seconds": calibration, "recorded_games": len(files)}
    games: list[Game] = []
    replays: dict[str, Any] = {}
    for path in files:
        data = json.loads(path.read_text(encoding="utf-8"))
        game, seconds = measure.replay(data, times)
        games.append(game)
        replays[f"{path.parent.name}/{path.name}"] = _speed(game, seconds)
        progress.step(note="replays")
    for title in [key for key in TITLES if all(game.title.key != key for game in games)]:
        game, seconds = measure.simulated(title, times)
        games.append(game)
        replays[f"{title}/simulated"] = _speed(game, seconds)
    figures["replays"] = replays
    figures["total"] = _total(replays)
    _compare(figures, shared / "facts" / "peer_timings.json")
    longest = max(games, key=lambda game: game.at.depth)
    figures["undo_us"], figures["redo_us"] = measure.undo_and_redo(longest, times)
    for name, kinds in (("choices", measure.TRACK), ("goods", measure.GOODS)):
        figures[name] = measure.choices(games, kinds, times, lambda: progress.step(note="choices"))
    with_trains = [key for key, title in TITLES.items() if title.family == "18xx"]
    by_title = {key: [g for g in games if g.title.key == key] for key in with_trains}
    figures["routes_by_title"] = {
        key: measure.best_routes(played, times, lambda: progress.step(note="routes"))
        for key, played in by_title.items()
        if played
    }
    figures["routes"] = _all_routes(figures["routes_by_title"])
    figures["load_seconds"] = measure.loading(longest, times)
    figures["goals"] = _goals(figures)
    return figures


def _recorded(shared: Path, title: str, quick: bool) -> list[Path]:
    """The recorded games of a title and of its variants."""
    files = sorted(shared.glob(f"replays/{title}*/*.json"))
    return files[:QUICK_FILES] if quick else files


def _all_routes(by_title: dict[str, Any]) -> dict[str, Any]:
    """The worst of all, and the middle of all searches."""
    times = sorted(time for routes in by_title.values() for time in routes.pop("times_ms"))
    count = len(times)
    proven = sum(routes["proven"] * routes["count"] for routes in by_title.values())
    return {**measure.spread(times), "proven": proven / max(1, count)}


def _speed(game: Game, seconds: float) -> dict[str, Any]:
    actions = game.at.depth
    return {"actions": actions, "seconds": seconds, "ms_per_action": 1000 * seconds / actions}


def _total(replays: dict[str, Any]) -> dict[str, Any]:
    actions = sum(replay["actions"] for replay in replays.values())
    seconds = sum(replay["seconds"] for replay in replays.values())
    return {"actions": actions, "seconds": seconds, "ms_per_action": 1000 * seconds / actions}


def _compare(figures: dict[str, Any], timings: Path) -> None:
    """Divide each time by that of the peer, both by their calibration."""
    if not timings.is_file():
        return
    peer = json.loads(timings.read_text(encoding="utf-8"))
    ours, theirs = figures["calibration_seconds"], peer["calibration_seconds"]
    known = {n: r for n, r in figures["replays"].items() if n in peer["replay_seconds"]}
    if not known:
        return
    for name, replay in known.items():
        recorded = peer["replay_seconds"][name] / theirs
        replay["ratio_to_peer"] = replay["seconds"] / ours / recorded
    seconds = sum(replay["seconds"] for replay in known.values()) / ours
    recorded = sum(peer["replay_seconds"][name] for name in known) / theirs
    figures["total"]["ratio_to_peer"] = seconds / recorded


def _goals(figures: dict[str, Any]) -> dict[str, bool]:
    found = {
        "replay_ratio": figures["total"].get("ratio_to_peer"),
        "undo_us": figures["undo_us"],
        "redo_us": figures["redo_us"],
        "choices_median_ms": figures["choices"]["median_ms"],
        "choices_worst_ms": figures["choices"]["worst_ms"],
        "goods_worst_ms": figures["goods"]["worst_ms"],
        "routes_median_ms": figures["routes"]["median_ms"],
        "routes_worst_ms": figures["routes"]["worst_ms"],
        "load_seconds": figures["load_seconds"],
    }
    return {key: value <= GOALS[key] for key, value in found.items() if value is not None}


def _routes_line(name: str, routes: dict[str, Any]) -> str:
    return (
        f"{name:<19}median {routes['median_ms']:.1f} ms, worst {routes['worst_ms']:.1f} ms "
        f"({routes['count']} positions, {routes['proven']:.0%} proven)"
    )


def described(figures: dict[str, Any]) -> list[str]:
    """The figures for people."""
    lines = [f"calibration        {figures['calibration_seconds']:.3f} s"]
    for name, replay in (*figures["replays"].items(), ("all replays", figures["total"])):
        ratio = replay.get("ratio_to_peer")
        peer = f", {ratio:.2f} of the peer's time" if ratio is not None else ""
        lines.append(
            f"{name}: {replay['actions']} actions, {replay['ms_per_action']:.2f} ms each{peer}"
        )
    choices, goods, routes = figures["choices"], figures["goods"], figures["routes"]
    lines += [
        f"undo, redo         {figures['undo_us']:.1f} us, {figures['redo_us']:.1f} us",
        f"choices of track   median {choices['median_ms']:.1f} ms, worst "
        f"{choices['worst_ms']:.1f} ms ({choices['count']} moments)",
        f"choices of goods   median {goods['median_ms']:.1f} ms, worst "
        f"{goods['worst_ms']:.1f} ms ({goods['count']} moments)",
        _routes_line("best routes", routes),
        *(_routes_line(f"  {key}", each) for key, each in figures["routes_by_title"].items()),
        f"load our file      {figures['load_seconds']:.2f} s",
    ]
    lines += window_lines(figures.get("window"))
    missed = [key for key, is_met in figures["goals"].items() if not is_met]
    lines.append(f"goals missed       {', '.join(missed) or 'none'}")
    return lines
