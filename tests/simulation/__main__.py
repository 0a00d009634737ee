"""One run of the simulation again, with everything it found; without a seed ever new ones."""

from __future__ import annotations

import argparse
import logging
import sys

from tests.simulation.run import Simulation, simulate, spent
from tests.simulation.several import Several

COURSES: dict[str, type[Simulation]] = {"one": Simulation, "several": Several}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("seed", type=int, nargs="?")
    parser.add_argument("faults", type=int, nargs="?", default=100)
    parser.add_argument("course", choices=COURSES, nargs="?", default="one")
    given = parser.parse_args(words)
    logging.basicConfig(level=logging.ERROR, format="%(name)s %(message)s")
    total = 0
    for seed in range(1_000_000) if given.seed is None else [given.seed]:
        report = simulate(seed, given.faults, course=COURSES[given.course])
        total += report.faults.total()
        print(report, f"{total / sum(spent) * 60:.0f} faults a minute so far", report.course[:8], sep="\n", flush=True)
        if report.problems and given.seed is not None:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
