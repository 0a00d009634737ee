"""A plugin of pytest: all tests are collected once, then each mutant is a fork in which functions have changed code.

MUTANTS is a file with the sample and the tests that each mutant meets; the results are written beside it. A change of
what ran during import is not seen this way: whatever survives so is tried afresh (`fresh.py`).
"""

from __future__ import annotations

import gc
import json
import os
import shutil
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple, NoReturn

import pytest

from tests.mutants.points import ROOT, Point, mutated
from tests.syntax import parsed

MOST = 120  # seconds of the processor for one mutant: whoever turns in a circle is noticed
PATIENCE = 1_800  # seconds for one that waits for ever, on a busy machine
BROKEN = 3  # a fork ends with it if the fault is ours
Key = tuple[str, str, int]


class Task(NamedTuple):
    """A mutant and the names of the tests that it meets."""

    point: Point
    tests: list[str]


class Child(NamedTuple):
    """A fork at work."""

    number: int
    ends: float


def codes(code: CodeType) -> Iterator[CodeType]:
    """The code of a module and of all functions in it, always in the same order."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


def functions() -> dict[Key, list[FunctionType]]:
    """All functions of the house that are there after all tests were imported."""
    gc.unfreeze()
    found: dict[Key, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename.startswith(str(ROOT)):
            found.setdefault(_key(thing.__code__), []).append(thing)
    gc.freeze()
    return found


def _key(code: CodeType) -> Key:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def change(point: Point, known: dict[Key, list[FunctionType]]) -> int:
    """Put the changed code into the functions that have it; how many there were."""
    path = ROOT / point.path
    plain = compile(parsed(path), str(path), "exec")
    other = compile(mutated(parsed(path), point), str(path), "exec")
    changed = 0
    for before, after in zip(codes(plain), codes(other), strict=True):
        if before != after:
            for function in known.get(_key(before), ()):
                if function.__code__.co_consts == before.co_consts:
                    function.__code__ = after
                    changed += 1
    return changed


def _live(task: Task, items: dict[str, pytest.Item], known: dict[Key, list[FunctionType]], says: Path) -> NoReturn:
    """The life of a mutant: it ends with the first test that fails."""
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    os.setpgrp()
    signal.setitimer(signal.ITIMER_PROF, MOST)
    os.environ["PYTEST_DEBUG_TEMPROOT"] = str(says.with_suffix(".tmp"))
    says.with_suffix(".tmp").mkdir(exist_ok=True)
    if not change(task.point, known):
        says.write_text("nowhere", "utf-8")
        os._exit(0)
    tests = [items[name] for name in task.tests if name in items]
    watch = Watch()
    tests[0].config.pluginmanager.register(watch)
    for at, item in enumerate(tests):
        item.ihook.pytest_runtest_protocol(item=item, nextitem=tests[at + 1] if at + 1 < len(tests) else None)
        if watch.failed:
            says.write_text(item.nodeid, "utf-8")
            os._exit(1)
    os._exit(0)


class Watch:
    """Sees whether a test failed."""

    failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed


def _reap(children: dict[int, Child], file: Path) -> tuple[int, str]:
    """Wait for a fork to end; its number and what came of it: "" if it survived."""
    while True:
        for pid, child in children.items():
            ended, status = os.waitpid(pid, os.WNOHANG)
            late = not ended and time.monotonic() > child.ends
            if late:
                os.killpg(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
            if ended or late:
                del children[pid]
                says = file.with_suffix(f".{child.number}.says")
                said = says.read_text("utf-8") if says.exists() else ""
                shutil.rmtree(says.with_suffix(".tmp"), ignore_errors=True)
                assert os.waitstatus_to_exitcode(status) != BROKEN, "the tool itself failed"
                return child.number, "too long" if late else said if status == 0 else said or f"status {status}"
        time.sleep(0.02)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Instead of the tests: each mutant with those that it meets."""
    file, at_once = Path(os.environ["MUTANTS"]), int(os.environ["MUTANTS_AT_ONCE"])
    tasks = [Task(Point(*point), tests) for point, tests in json.loads(file.read_text("utf-8"))]
    items = {item.nodeid: item for item in session.items}
    known = functions()
    children: dict[int, Child] = {}
    results = file.with_suffix(".results")
    waiting = [(number, task) for number, task in enumerate(tasks) if task.tests][::-1]
    with results.open("w", encoding="utf-8") as out:
        while waiting or children:
            while waiting and len(children) < at_once:
                number, task = waiting.pop()
                says = file.with_suffix(f".{number}.says")
                says.unlink(missing_ok=True)
                pid = os.fork()
                if not pid:
                    try:
                        _live(task, items, known, says)
                    finally:
                        os._exit(BROKEN)
                children[pid] = Child(number, time.monotonic() + PATIENCE)
            number, result = _reap(children, file)
            out.write(json.dumps([number, result]) + "\n")
            out.flush()
    return True
