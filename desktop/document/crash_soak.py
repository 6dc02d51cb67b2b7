"""Kill the program at any moment, and look whether the game survives it.

A child process plays a game by a script that is the same for the same seed, with an autosave, and
says after each deed how many are done. It is killed without warning in the midst of it; what is
then recovered must be the game after the last deed it spoke of, or after the one it had in hand.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

from desktop.document.autosave import Autosave
from desktop.document.document import GameDocument
from desktop.document.recovery import recover, recoverable
from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.saves.game_file import write_game
from desktop.titles.shelf import new_game

DEEDS = 120
LONGEST = 0.008  # seconds from the deed we wait for to the kill; a deed takes about half of it
TITLE = "1846"


def fingerprint(document: GameDocument) -> str:
    """The whole game: its tree with names, where we stand, and every fact of the table."""
    facts = repr(sorted(document.game.journal.facts().items()))
    return sha256((write_game(document.game) + facts).encode()).hexdigest()


def script(document: GameDocument, seed: int) -> Iterator[int]:
    """Play, look back, try something else, name, promote and delete; yields the deeds done."""
    dice = random.Random(seed)
    for number in range(1, DEEDS + 1):
        _deed(document, dice, number)
        yield number


def _deed(document: GameDocument, dice: random.Random, number: int) -> None:
    roll = dice.random()
    if roll < 0.1 and document.at.depth > 3:
        document.back(dice.randint(1, 3))
    elif roll < 0.15:
        document.go_to_end()
    elif roll < 0.18:
        document.set_name(document.at, f"№ {number}")
    elif roll < 0.2:
        document.promote(document.at)
    elif roll < 0.22 and document.at.depth > 5:
        document.delete(document.at)
    else:
        choices = document.choices()
        if choices:
            document.submit(dice.choice(choices).action)


def soak(kills: int, seed: int = 0, say: Callable[[str], None] = lambda text: None) -> list[str]:
    """Play and kill so many times; the sentences of what went wrong, none if all is well."""
    problems = []
    before = after = deeds = resting = 0
    for number in range(seed, seed + kills):
        problem, is_after, done = _kill_once(number)
        deeds += done
        resting += done >= DEEDS
        if problem:
            problems.append(f"seed {number}: {problem}")
            say(problems[-1])
        before, after = before + (not is_after), after + is_after
    say(
        f"{kills} kills after {deeds} deeds: {before} games as after the last deed told, "
        f"{after} one deed further, {len(problems)} lost; {resting} killed at rest"
    )
    return problems


def _kill_once(seed: int) -> tuple[str, bool, int]:
    """What went wrong, whether the deed in hand was safe already, and how many had been told."""
    dice = random.Random(f"kill {seed}")
    with tempfile.TemporaryDirectory() as folder:
        # Some deeds are left to do, or we might kill a child that rests.
        waited, delay = dice.randrange(DEEDS * 3 // 4), dice.random() * LONGEST
        done = _play_and_kill(Path(folder), seed, waited, delay)
        found = recoverable(Path(folder))
        states = _states(seed, done + 1)
        if not found:
            # Until the first deed that changes the game there is nothing to lose.
            is_empty = len(set(states[: done + 1])) == 1 or done == 0
            return ("" if is_empty else f"after {done} deeds nothing is found"), False, done
        if len(found) > 1:
            return f"{len(found)} games are found", False, done
        recovered = fingerprint(recover(found[0]))
        allowed = states[done : done + 2]
        if recovered not in allowed:
            return f"after {done} deeds another game is recovered", False, done
        return "", recovered != allowed[0], done


def _states(seed: int, deeds: int) -> list[str]:
    """The fingerprints at the start and after each deed of the script."""
    document = GameDocument(_new_game(seed))
    states = [fingerprint(document)]
    for done in script(document, seed):
        if done > deeds:
            break
        states.append(fingerprint(document))
    return states


def _new_game(seed: int) -> Game:
    return new_game(Setup(TITLE, ("Ann", "Bob", "Cyd"), seed))


def _play_and_kill(folder: Path, seed: int, waited: int, delay: float) -> int:
    """Kill the child a moment after a deed; how many it had told of by then."""
    child = subprocess.Popen(
        [sys.executable, "-m", "desktop.document.crash_soak", "play", str(folder), str(seed)],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).resolve().parents[2],
    )
    assert child.stdout is not None
    try:
        if child.stdout.readline() != b"begun\n":
            raise RuntimeError("the child did not begin to play")
        for _ in range(waited):
            child.stdout.readline()
        time.sleep(delay)
    finally:
        child.kill()  # SIGKILL
    rest = child.stdout.read().split(b"\n")
    child.stdout.close()
    child.wait()
    told = [int(line) for line in rest[:-1]]  # the last line may be half a line
    return told[-1] if told else waited


def _play(folder: Path, seed: int) -> None:
    """The child, which never ends by itself."""
    document = GameDocument(_new_game(seed))
    autosave = Autosave(document, folder)
    print("begun", flush=True)
    for done in script(document, seed):
        print(done, flush=True)
    time.sleep(60)  # wait for the end
    autosave.close()


def main(arguments: list[str]) -> int:
    """`python -m desktop.document.crash_soak 200`; the exit code is 1 if a game was lost."""
    if arguments[:1] == ["play"]:
        _play(Path(arguments[1]), int(arguments[2]))
        return 0
    return 1 if soak(int(arguments[0]) if arguments else 200, say=print) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
