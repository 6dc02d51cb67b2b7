"""simulate: many random games, and what came of them."""

from __future__ import annotations

import argparse
import signal
import zlib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from desktop.cli.errors import FAILED, OK, CommandError, UsageError
from desktop.cli.parser import PEER, USUAL
from desktop.cli.progress import Progress
from desktop.cli.simulation import Report, simulate
from desktop.engine.setup import Setup, SetupError
from desktop.saves.proof import Sizes
from desktop.titles.shelf import find_title

Job = tuple[Setup, Path | None, str, Sizes | None]


def run(arguments: argparse.Namespace) -> int:
    jobs = _jobs(arguments)
    started = perf_counter()
    reports: list[Report] = []
    with Progress("played", len(jobs)) as progress:
        for report in _played(jobs, arguments.jobs):
            reports.append(report)
            progress.step(note=f"(seed {report.setup.seed}: {report.ending or report.failure})")
    _print(reports, perf_counter() - started)
    if arguments.tally:
        _print_tally(reports)
    if arguments.survey:
        _print_survey(reports)
    return FAILED if any(report.failure for report in reports) else OK


def _jobs(arguments: argparse.Namespace) -> list[Job]:
    names = tuple(f"Player {n + 1}" for n in range(arguments.players))
    options = frozenset(arguments.option) | _mode(arguments.mode)
    board = _board(arguments.board)
    jobs: list[Job] = []
    folder: Path | None = arguments.export
    sizes = Sizes(arguments.offers, arguments.refusals) if arguments.prove else None
    suffix = ".json" if arguments.format == PEER else ".drezina"
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        setup = Setup(arguments.title, names, seed, options, board)
        name = f"{setup.title}-{len(names)}p-{seed}{suffix}"
        jobs.append((setup, folder / name if folder else None, arguments.format, sizes))
    try:
        find_title(arguments.title).check_setup(jobs[-1][0])
    except SetupError as error:
        raise UsageError(str(error)) from error
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandError(f"{folder} cannot be made ({error.strerror})") from error
    return jobs


def _mode(name: str) -> frozenset[str]:
    """A way to play is an option of the title; the usual one is none."""
    return frozenset() if name == USUAL else frozenset({name})


def _board(name: str) -> str:
    """The key of a board, or the text of a board file."""
    path = Path(name)
    if not name or not path.is_file():
        return name
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"{path} cannot be read ({error})") from error


def _played(jobs: list[Job], processes: int) -> Iterator[Report]:
    """The reports in the order of the games, however many are played at once."""
    if processes == 1:
        yield from map(_play, jobs)
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(min(processes, len(jobs)), context, _leave_interrupts) as pool:
        rest = iter(jobs)
        waiting = [pool.submit(_play, job) for job in islice(rest, 2 * processes)]
        try:
            while waiting:
                yield waiting.pop(0).result()
                waiting += [pool.submit(_play, job) for job in islice(rest, 1)]
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def _play(job: Job) -> Report:
    return simulate(*job)


def _leave_interrupts() -> None:
    """Ctrl+C reaches every process; only the first one has something to say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _print(reports: list[Report], seconds: float) -> None:
    actions = sum(report.actions for report in reports)
    endings = Counter(report.ending for report in reports if report.ending)
    longest = max(reports, key=lambda report: report.actions)
    all_prints = b"".join(report.fingerprint.to_bytes(4, "big") for report in reports)
    print(f"games        {len(reports)}")
    print(f"actions      {actions}")
    print(f"endings      {_counts(endings)}")
    print(f"longest      {longest.actions} actions (seed {longest.setup.seed})")
    print(f"fingerprint  {zlib.crc32(all_prints):08x}")
    proofs = [report.proof for report in reports if report.proof is not None]
    if proofs:
        offers, refusals = (sum(getattr(p, n) for p in proofs) for n in ("offers", "refusals"))
        print(
            f"proven       {len(proofs)} games, {offers} offers accepted, {refusals} others refused"
        )
    print(f"speed        {actions / seconds:.0f} actions a second")
    for report in reports:
        if report.failure:
            print(f"FAILED       seed {report.setup.seed}, after action {report.actions}:")
            print(f"             {report.failure}")


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in counter.most_common()) or "none"


def _print_tally(reports: list[Report]) -> None:
    kinds: Counter[str] = Counter()
    news: Counter[str] = Counter()
    for report in reports:
        kinds.update(report.kinds)
        news.update(report.news)
    for name, counter in (("actions", kinds), ("news", news)):
        print(f"{name}:")
        for kind, count in sorted(counter.items(), key=lambda item: (-item[1], item[0])):
            print(f"  {count:8} {kind}")


def _print_survey(reports: list[Report]) -> None:
    """What the games tell of the board: a mean for a game, in the order of the names."""
    found: Counter[str] = Counter()
    for report in reports:
        found.update(report.survey)
    print("survey, for a game:")
    for name, count in sorted(found.items()):
        print(f"  {count / len(reports):8.2f} {name}")
