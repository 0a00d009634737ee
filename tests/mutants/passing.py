"""What was noted of which tests come past which places, and which tests a mutant meets."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import NamedTuple

from tests.mutants.points import ROOT, Point, noted
from tests.syntax import parsed

MOST = 30.0  # seconds of the processor that the tests of one mutant took when all was well


class Timed(NamedTuple):
    """A test, the time it takes, and the notes it comes past by file."""

    name: str
    seconds: float
    places: dict[str, list[int]]

    @property
    def file(self) -> str:
        return self.name.partition("::")[0]


class Notes:
    """The notes in a folder. Tests whose file changed since are to be noted again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tests: list[Timed] = []
        self.stamps: dict[str, str] = {}
        self.imports: list[Timed] = []
        """What is passed while modules are imported."""

    def read(self) -> None:
        stamps = self.folder / "stamps.json"
        self.stamps = json.loads(stamps.read_text("utf-8")) if stamps.exists() else {}
        latest: dict[str, Timed] = {}
        self.imports = []
        for part in sorted(self.folder.glob("*.passed"), key=lambda file: file.stat().st_mtime):
            for line in part.read_text("utf-8").splitlines():
                test = Timed(*json.loads(line))
                if test.name:
                    latest[test.name] = test
                else:
                    self.imports.append(test)
        self.tests = [test for test in latest.values() if (ROOT / test.file).exists()]

    def stale(self) -> list[str]:
        """Files of tests that are new or were changed since they were noted."""
        files = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
        return [file for file in files if self.stamps.get(file) != stamp(file)]

    def write(self, files: list[str]) -> None:
        """These were noted now."""
        self.stamps |= {file: stamp(file) for file in files}
        (self.folder / "stamps.json").write_text(json.dumps(self.stamps), "utf-8")

    def past(self, point: Point) -> list[Timed]:
        """The tests that come past a place."""
        return self._passing(point, self.tests)

    def runs_at_import(self, point: Point) -> bool:
        """Whether a place is passed while modules are imported."""
        return bool(self._passing(point, self.imports))

    def _passing(self, point: Point, tests: list[Timed]) -> list[Timed]:
        """Those that come past a place; past its file, where that was changed since."""
        if self.stamps.get(point.path) != stamp(point.path):
            return [test for test in tests if point.path in test.places]
        note = noted(parsed(ROOT / point.path), point.path, 0)[1][point.number]
        return [test for test in tests if note in test.places.get(point.path, ())]

    def met(self, point: Point) -> list[str]:
        """The tests that come past a mutant, those of its own area first, then the quick ones, then others of its area
        or of their files (which may use what was made once for all), for some time at most."""
        past = self.past(point)
        files, names = {test.file for test in past}, {test.name for test in past}
        near = [test for test in self.tests if test.file in files or kinship(point, test)]
        others = [test for test in near if test.name not in names]
        return nearest(point, past, others)


def stamp(file: str) -> str:
    return hashlib.sha256((ROOT / file).read_bytes()).hexdigest()[:16]


def kinship(point: Point, test: Timed) -> int:
    """How much of its path a place shares with a test by name."""
    own = set(Path(point.path).with_suffix("").parts) - {"game", "bot", "core", "modules", "__init__"}
    return len(own & {part.removeprefix("test_") for part in Path(test.file).with_suffix("").parts})


def nearest(point: Point, past: list[Timed], others: list[Timed]) -> list[str]:
    """Names of tests in the order in which a mutant meets them."""

    def order(test: Timed) -> tuple[int, float]:
        return -kinship(point, test), test.seconds

    chosen, spent = [], 0.0
    for test in sorted(past, key=order) + sorted(others, key=order):
        if spent + test.seconds <= MOST or not chosen:
            chosen.append(test.name)
            spent += test.seconds
    return chosen
