"""`make bench`: every figure beside its peer or floor of the same run, printed and written to bench/results.json.

python -m bench [--short] [--seed N] [NAME ...]   runs all parts, or those named; --short keeps to quick ones and few
repetitions; --seed gives those parts another course whose course comes from a seed (life)
"""

from __future__ import annotations

import argparse
import dataclasses
import importlib
import json
import os
import pkgutil
import platform
from pathlib import Path

import bench
from bench import Figure

RESULTS = Path(__file__).parent / "results.json"
SHORT = ("bot", "engine", "renderer", "store", "trade")  # life has its short version in the soak, where goals are held


def main(arguments: list[str] | None = None) -> None:
    known = [m.name for m in pkgutil.iter_modules(bench.__path__) if not m.name.startswith("_")]
    parser = argparse.ArgumentParser("python -m bench", description="Measure, each figure beside its peer or floor.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"one of {', '.join(known)}; without any, all of them")
    parser.add_argument("--short", action="store_true", help="only the quick parts, with few repetitions")
    parser.add_argument("--seed", type=int, help="another seed, for parts whose course comes from one")
    given = parser.parse_args(arguments)
    if unknown := set(given.parts) - set(known):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    if given.short:
        os.environ["BENCH"] = "short"
    if given.seed is not None:
        os.environ["BENCH_SEED"] = str(given.seed)
    chosen = given.parts or [n for n in known if not given.short or n in SHORT]
    results: dict[str, list[Figure]] = {}
    for name in chosen:
        print(f"{name}", flush=True)
        results[name] = importlib.import_module(f"bench.{name}").measure()
        for figure in results[name]:
            print(line(figure), flush=True)
    RESULTS.write_text(json.dumps(document(results, _before()), indent=1) + "\n")


def line(figure: Figure) -> str:
    """One figure as people read it."""
    text = f"  {figure.name:<52} {figure.value:>12,.2f} {figure.unit:<10}"
    if figure.floor is not None and figure.ratio is not None:
        text += f" {figure.ratio:>8.2f} x {figure.floor_name} ({figure.floor:,.2f})"
    elif figure.floor is not None:
        text += f" {figure.floor_name:>15} ({figure.floor:,.2f})"
    return text


def document(results: dict[str, list[Figure]], before: dict[str, object]) -> dict[str, object]:
    """The figures of this run, and of parts it left out those of the last one."""
    figures = {name: [dataclasses.asdict(f) | {"ratio": f.ratio} for f in part] for name, part in results.items()}
    return {"python": platform.python_version(), "machine": platform.machine(), "figures": before | figures}


def _before() -> dict[str, object]:
    if not RESULTS.exists():
        return {}
    figures: dict[str, object] = json.loads(RESULTS.read_text())["figures"]
    return figures


if __name__ == "__main__":
    main()
