"""The checks of `installer test`, in order."""

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from installer.messages import duration, text

# import-linter has no `python -m`, and its script does not survive moving the checkout.
_LINT_IMPORTS = "from importlinter.cli import lint_imports_command as main; main(['--no-logo'])"


@dataclass(frozen=True)
class Stage:
    name: str
    arguments: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    name: str
    passed: bool
    seconds: float

    def __str__(self) -> str:
        verdict = text("passed" if self.passed else "failed")
        return f"{self.name:<14}{verdict:<8}{duration(self.seconds):>9}"


def all_stages(pytest_arguments: list[str]) -> list[Stage]:
    return [
        Stage("ruff format", ("-m", "ruff", "format", "--check")),
        Stage("ruff check", ("-m", "ruff", "check")),
        Stage("mypy", ("-m", "mypy")),
        Stage("lint-imports", ("-c", _LINT_IMPORTS)),
        Stage("pytest", ("-m", "pytest", "-n", "2", *pytest_arguments)),
    ]


def run_all(python: Path, root: Path, pytest_arguments: list[str]) -> bool:
    """Run every stage, the later ones too when an early one fails."""
    results = []
    for stage in all_stages(pytest_arguments):
        print(f"── {stage.name} ──", flush=True)
        results.append(_run(stage, python, root))
        print(f"{results[-1]}\n", flush=True)
    print(*results, sep="\n")
    seconds = duration(sum(result.seconds for result in results))
    failed = [result.name for result in results if not result.passed]
    if failed:
        print(text("some_failed", names=", ".join(failed), seconds=seconds))
    else:
        print(text("all_passed", seconds=seconds))
    sys.stdout.flush()
    return not failed


def _run(stage: Stage, python: Path, root: Path) -> Result:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    start = time.monotonic()
    code = subprocess.call([python, *stage.arguments], cwd=root, env=environment)
    return Result(stage.name, code == 0, time.monotonic() - start)
