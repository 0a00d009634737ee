"""`make bench`: every figure beside its peer or floor of the same run, printed and written to bench/results.json.

python -m bench [--short] [NAME ...]   runs all parts, or those named; --short keeps to quick ones and few repetitions
"""

from __future__ import annotations

import dataclasses
import importlib
import json
import os
import pkgutil
import platform
import sys
from pathlib import Path

import bench
from bench import Figure

RESULTS = Path(__file__).parent / "results.json"
SHORT = ("bot", "engine", "renderer", "store")


def main(arguments: list[str]) -> None:
    names = [a for a in arguments if not a.startswith("-")]
    known = [m.name for m in pkgutil.iter_modules(bench.__path__) if not m.name.startswith("_")]
    if unknown := set(names) - set(known):
        raise SystemExit(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    if "--short" in arguments:
        os.environ["BENCH"] = "short"
    chosen = names or [n for n in known if "--short" not in arguments or n in SHORT]
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
    main(sys.argv[1:])
