"""Collect the texts of the code for the translators, and compile what they wrote.

`python -m desktop.i18n.update` in a checkout: the .ts files get every new text and lose those that
are gone; the .qm files, which are kept beside them, are what the program reads. `--check` changes
nothing and says how many texts wait for a translation.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import PySide6

CHECKOUT = Path(__file__).resolve().parents[2]
FOLDER = CHECKOUT / "translations"
# English texts stand in the code; only what has a singular and a plural is translated into it.
OPTIONS = {"ru": (), "en": ("-pluralonly",)}


def file_of(code: str, ending: str) -> Path:
    return FOLDER / f"drezina_{code}.{ending}"


def collect(code: str) -> None:
    """Bring the .ts file up to date with the code."""
    sources = sorted(str(p.relative_to(CHECKOUT)) for p in (CHECKOUT / "desktop").rglob("*.py"))
    # Without line numbers a text that only moved is no change of the file.
    options = ("-locations", "none", "-no-obsolete", "-source-language", "en")
    target = str(file_of(code, "ts").relative_to(CHECKOUT))
    _run("lupdate", *sources, *options, *OPTIONS[code], "-target-language", code, "-ts", target)


def compile_file(source: Path, target: Path) -> None:
    """Make the .qm file the program reads."""
    _run("lrelease", "-silent", str(source), "-qm", str(target))


def unfinished(path: Path) -> list[str]:
    """The texts of a .ts file that have no translation yet."""
    found = []
    for message in ElementTree.parse(path).iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") == "unfinished":
            found.append(message.findtext("source", ""))
    return found


def _run(tool: str, *arguments: str) -> None:
    # The tools come with PySide6-Essentials, inside its package.
    program = Path(PySide6.__file__).parent / (f"{tool}.exe" if os.name == "nt" else tool)
    done = subprocess.run(
        [str(program), *arguments], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{tool}: {done.stderr or done.stdout}")
    if done.stderr.strip():
        print(done.stderr.strip(), file=sys.stderr)


def main(arguments: list[str]) -> int:
    for code in OPTIONS:
        if "--check" not in arguments:
            collect(code)
            compile_file(file_of(code, "ts"), file_of(code, "qm"))
        waiting = unfinished(file_of(code, "ts"))
        print(f"{code}: {len(waiting)} texts wait for a translation")
        for text in waiting:
            print(f"  {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
