"""python -m tests.mutants [game bot ...]: a sample of mutants of each room, and which of them nobody notices."""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutants.points import ROOT, Point, points

ROOMS = ("game", "bot")
LIMIT = 240  # seconds for one mutant: whoever turns in a circle is noticed
MOST = 30.0  # seconds of the processor that tests of one mutant took when all was well
SUITE = ("-m", "pytest", "-p", "tests.mutants.plugin", "-q", "-m", "not slow", "-W", "ignore", "--timeout", "120")


def sampled(rooms: list[str], size: int, seed: int) -> list[Point]:
    """So many places of each room, always the same by one seed."""
    return [point for room in rooms for point in random.Random(f"{room} {seed}").sample(points(room), size)]


def run(arguments: list[str], file: Path, alive: str, limit: float | None) -> int:
    """Pytest with the plugin; -1 where it took too long."""
    env = {**os.environ, "MUTANTS": str(file), "MUTANT": alive, "PYTHONHASHSEED": "0"}
    try:
        command = [sys.executable, *SUITE, *arguments]
        return subprocess.run(command, cwd=ROOT, env=env, timeout=limit, capture_output=bool(alive)).returncode
    except subprocess.TimeoutExpired:
        return -1


def nearest(point: Point, tests: list[tuple[str, float]]) -> list[str]:
    """The tests that come past a place, those of its own area first, then the quick ones, for some time at most."""
    own = set(Path(point.path).with_suffix("").parts) - {"game", "bot", "core", "modules", "__init__"}

    def order(test: tuple[str, float]) -> tuple[int, float]:
        where = set(Path(test[0].partition("::")[0]).with_suffix("").parts)
        named = {part.removeprefix("test_") for part in where}
        return -len(own & named), test[1]

    chosen, spent = [], 0.0
    for name, seconds in sorted(tests, key=order):
        if spent + seconds <= MOST or not chosen:
            chosen.append(name)
            spent += seconds
    return chosen


def passing(file: Path, size: int) -> list[list[tuple[str, float]]]:
    """For each mutant the tests that come past it."""
    found: list[list[tuple[str, float]]] = [[] for _ in range(size)]
    for part in file.parent.glob(f"{file.stem}.*.passed"):
        for line in part.read_text("utf-8").splitlines():
            name, seconds, numbers = json.loads(line)
            for number in numbers:
                found[number].append((name, seconds))
    return found


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("rooms", nargs="*", default=ROOMS, help="game, bot (both unless said otherwise)")
    parser.add_argument("--sample", type=int, default=60, help="mutants of each room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a folder for what was noted; if it is there already, it is used")
    asked = parser.parse_args(words)
    sample = sampled(list(asked.rooms), asked.sample, asked.seed)
    with tempfile.TemporaryDirectory() as folder:
        file = (asked.keep or Path(folder)) / "mutants.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(sample), "utf-8")
        if not list(file.parent.glob("*.passed")):
            print(f"{len(sample)} mutants; which tests come past them?", flush=True)
            if run(["-n", str(asked.processes), "--dist", "loadgroup"], file, "", None):
                print("the tests are not green as they are")
                return 2
        tests = passing(file, len(sample))

        def notice(number: int) -> str:
            names = nearest(sample[number], tests[number])
            if not names:
                return "nobody comes past"
            listed = file.with_suffix(f".{number}.tests")
            listed.write_text("\n".join(names), "utf-8")
            code = run(["-n", "0", "-x", f"@{listed}"], file, str(number), LIMIT)
            result = f"passes {len(names)} tests" if code == 0 else ""
            print(f"{'SURVIVES' if result else 'noticed '} {sample[number]} {result}", flush=True)
            return result

        with ThreadPoolExecutor(asked.processes) as pool:
            results = list(pool.map(notice, range(len(sample))))
    for room in asked.rooms:
        own = [(point, why) for point, why in zip(sample, results, strict=True) if point.path.startswith(f"{room}/")]
        left = [f"- {point} ({why})" for point, why in own if why]
        print(f"\n{room}: {len(own) - len(left)} of {len(own)} noticed", *left, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
