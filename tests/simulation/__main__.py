"""`python -m tests.simulation SEED [FAULTS]`: one run again, with everything it found; without a seed ever new ones."""

from __future__ import annotations

import logging
import sys

from tests.simulation.run import simulate, spent

if __name__ == "__main__":
    logging.basicConfig(level=logging.ERROR, format="%(name)s %(message)s")
    given = sys.argv[1:]
    faults = int(given[1]) if len(given) > 1 else 100
    seeds = [int(given[0])] if given else range(1_000_000)
    total = 0
    for seed in seeds:
        report = simulate(seed, faults)
        total += report.faults.total()
        print(report, f"{total / sum(spent) * 60:.0f} faults a minute so far", report.course[:8], sep="\n", flush=True)
        if report.problems and given:
            sys.exit(1)
