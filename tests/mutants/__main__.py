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

from tests.mutants.passing import Notes
from tests.mutants.points import ROOMS, ROOT, Point, points

LIMIT = 900  # seconds for a mutant that is tried afresh: whoever turns in a circle is noticed
SUITE = ("-m", "pytest", "-q", "-m", "not slow", "-W", "ignore", "--timeout", "600")


def sampled(rooms: list[str], size: int, seed: int) -> list[Point]:
    """So many places of each room, always the same by one seed."""
    return [point for room in rooms for point in random.Random(f"{room} {seed}").sample(points(room), size)]


def run(plugin: str, arguments: list[str], told: dict[str, str], limit: float | None = None) -> int:
    """Pytest with a plugin; -1 where it took too long."""
    env = {**os.environ, **told, "PYTHONHASHSEED": "0"}
    command = [sys.executable, *SUITE, "-p", f"tests.mutants.{plugin}", *arguments]
    try:
        return subprocess.run(command, cwd=ROOT, env=env, timeout=limit, capture_output=True).returncode
    except subprocess.TimeoutExpired:
        return -1


def note(notes: Notes, processes: int) -> bool:
    """See to it that all tests are noted; whether they are green as they are."""
    notes.read()
    stale = notes.stale()
    if stale:
        print(f"{len(stale)} files of tests; which places do they come past?", flush=True)
        files = stale if notes.tests else []
        told = {"PLACES": str(notes.folder)}
        code = run("noting", ["-n", str(processes), "--dist", "loadgroup", *files], told)
        if code not in (0, 1, 5):
            return False
        sources = {point.path for room in ROOMS for point in points(room)}
        notes.write([*stale, *(sorted(sources) if not files else ())])
        notes.read()
    return True


def play(sample: list[Point], notes: Notes, processes: int) -> list[str]:
    """What came of each mutant: the test that noticed it, or "" ."""
    file = notes.folder / "mutants.json"
    tests = [notes.met(point) for point in sample]
    file.write_text(json.dumps([*zip(sample, tests, strict=True)]), "utf-8")
    run("forking", ["-n", "0"], {"MUTANTS": str(file), "MUTANTS_AT_ONCE": str(processes)})
    results, unchanged = [""] * len(sample), set()
    for line in file.with_suffix(".results").read_text("utf-8").splitlines():
        number, result = json.loads(line)
        results[number] = "" if result == "nowhere" else result
        unchanged |= {number} if result == "nowhere" else set()
    late = [number for number, result in enumerate(results) if not result and tests[number]]
    late = [number for number in late if number in unchanged or notes.runs_at_import(sample[number])]

    def again(number: int) -> None:
        listed = file.with_suffix(f".{number}.tests")
        listed.write_text("\n".join(tests[number]), "utf-8")
        code = run("fresh", ["-n", "0", "-x", f"@{listed}"], {"MUTANT": json.dumps(sample[number])}, LIMIT)
        results[number] = f"afresh, {code}" if code else ""

    with ThreadPoolExecutor(processes) as pool:
        list(pool.map(again, late))
    for point, met, result in zip(sample, tests, results, strict=True):
        print(f"{'noticed ' if result else 'SURVIVES'} {point} ({result or f'passes {len(met)} tests'})", flush=True)
    return results


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
        notes = Notes((asked.keep or Path(folder)).resolve())
        notes.folder.mkdir(parents=True, exist_ok=True)
        if not note(notes, asked.processes):
            print("the tests are not green as they are")
            return 2
        results = play(sample, notes, asked.processes)
    for room in asked.rooms:
        own = [(point, why) for point, why in zip(sample, results, strict=True) if point.path.startswith(f"{room}/")]
        left = [f"- {point}" for point, why in own if not why]
        print(f"\n{room}: {len(own) - len(left)} of {len(own)} noticed", *left, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
