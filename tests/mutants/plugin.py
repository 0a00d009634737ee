"""A plugin of pytest that changes modules while they are imported: `pytest -p tests.mutants.plugin`.

MUTANTS is a file with the sample; MUTANT the number of the one that is to live, or "" to note which tests pass by.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tests.mutants.points import Point, mutated, noted
from tests.syntax import parsed

SAMPLE = [Point(*line) for line in json.loads(Path(os.environ["MUTANTS"]).read_text("utf-8"))]
ALIVE = os.environ["MUTANT"]
_passed: set[int] = set()


def passed(number: int) -> None:
    """Somebody comes past a place."""
    _passed.add(number)


class Changing(SourceFileLoader):
    """Compiles the changed source; nothing of it is kept on disk."""

    def get_code(self, fullname: str) -> CodeType:
        here = [(n, point) for n, point in enumerate(SAMPLE) if point.module == fullname]
        tree = parsed(Path(self.path))
        tree = mutated(tree, SAMPLE[int(ALIVE)]) if ALIVE else noted(tree, here)
        code = compile(tree, self.path, "exec")
        assert isinstance(code, CodeType)
        return code


class Finder(MetaPathFinder):
    """Finds the modules that are to be changed before anybody else does."""

    wanted = {SAMPLE[int(ALIVE)].module} if ALIVE else {point.module for point in SAMPLE}

    def find_spec(self, name: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in self.wanted:
            return None
        spec = PathFinder.find_spec(name, path)  # type: ignore[arg-type]
        assert spec is not None and spec.origin is not None
        spec.loader = Changing(name, spec.origin)
        return spec


sys.meta_path.insert(0, Finder())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Which places a test came past, and how long it took."""
    _passed.clear()
    began = time.process_time()
    result = yield
    if not ALIVE and _passed:
        line = json.dumps([item.nodeid, time.process_time() - began, sorted(_passed)])
        with Path(os.environ["MUTANTS"]).with_suffix(f".{os.getpid()}.passed").open("a", encoding="utf-8") as file:
            file.write(line + "\n")
    return result
