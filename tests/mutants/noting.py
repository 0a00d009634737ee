"""A plugin of pytest that notes which tests come past which places: `pytest -p tests.mutants.noting`.

PLACES is the folder for the notes: a line for each test with its time and, for each file, the notes it came past.
What shared fixtures pass is noted for each test that uses them; tests that fail as it is are no help and left out.
"""

from __future__ import annotations

import ast
import builtins
import json
import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.mutants.importing import Change, install
from tests.mutants.points import ROOMS, Point, noted, points

FOLDER = Path(os.environ["PLACES"])
EVERY = [point for room in ROOMS for point in points(room)]
PASSED = bytearray(len(EVERY))
builtins.__passed__ = PASSED  # type: ignore[attr-defined]
_shared: dict[tuple[str, str], bytes] = {}
_failed: set[str] = set()


def _noting(path: str, first: int, tree: ast.Module) -> ast.Module:
    return noted(tree, path, first)[0]


def _changes() -> dict[str, Change]:
    begin: dict[str, tuple[int, Point]] = {}
    for number, point in enumerate(EVERY):
        begin.setdefault(point.module, (number, point))
    return {module: partial(_noting, point.path, first) for module, (first, point) in begin.items()}


install(_changes())


def _clear() -> bytes:
    """What was passed until now; from here on it is noted anew."""
    before = bytes(PASSED)
    PASSED[:] = bytes(len(PASSED))
    return before


def _add(more: bytes) -> None:
    PASSED[:] = bytes(a | b for a, b in zip(PASSED, more, strict=True))


def _write(name: str, seconds: float) -> None:
    places: dict[str, list[int]] = {}
    at = PASSED.find(1)
    while at >= 0:
        places.setdefault(EVERY[at].path, []).append(EVERY[at].number)
        at = PASSED.find(1, at + 1)
    with (FOLDER / f"{os.getpid()}.passed").open("a", encoding="utf-8") as file:
        file.write(json.dumps([name, round(seconds, 3), places]) + "\n")


def pytest_collection_finish() -> None:
    """What is passed while modules are imported."""
    _write("", 0.0)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: Any) -> Iterator[None]:
    """What a fixture of several tests passes."""
    if fixturedef.scope == "function":
        return (yield)
    before = _clear()
    try:
        return (yield)
    finally:
        _shared[fixturedef.baseid, fixturedef.argname] = _clear()
        _add(before)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Which places a test came past, and how long it took."""
    _clear()
    _failed.clear()
    began = time.process_time()
    result = yield
    seconds = time.process_time() - began
    for fixtures in getattr(item, "_fixtureinfo").name2fixturedefs.values():  # noqa: B009 - pytest has no door to it
        for fixture in fixtures:
            if passed := _shared.get((fixture.baseid, fixture.argname)):
                _add(passed)
    if not _failed:
        _write(item.nodeid, seconds)
    return result


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A test that fails although nothing was changed."""
    if report.failed:
        _failed.add(report.nodeid)
