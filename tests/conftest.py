"""What soak tests count is added up and shown at the end."""

from __future__ import annotations

import gc
import os
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import hypothesis
import pytest

TWO_WORLDS = "TWO_WORLDS"  # what the sample of rule systems of tests/bot/worlds is drawn by; the day, unless it is set


def pytest_configure() -> None:
    """All processes of a run draw the same sample; no input is unlucky, none too slow for a busy machine."""
    os.environ.setdefault(TWO_WORLDS, f"{datetime.now(UTC):%Y-%m-%d}")
    hypothesis.settings.register_profile("house", deadline=None, derandomize="SOAK" not in os.environ, database=None)
    hypothesis.settings.load_profile("house")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A real browser takes its time: it opens in the soak, whole or short."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker("slow")


def pytest_collection_finish() -> None:
    """Tests and modules stay: nobody needs to look through them again and again for what could be thrown away."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Numbers that tests recorded as "<title>: <what>" (record_property), summed over all of them."""
    totals: dict[str, Counter[str]] = {}
    for report in terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", []):
        for name, value in getattr(report, "user_properties", ()):
            title, _, what = name.partition(": ")
            if what and isinstance(value, int):
                totals.setdefault(title, Counter())[what] += value
    for title, counts in sorted(totals.items()):
        terminalreporter.section(f"{title}, counted")
        terminalreporter.write_line(", ".join(f"{what} {n:,}" for what, n in counts.most_common()))
        if title == "two worlds":
            terminalreporter.write_line(f"the same sample again: {TWO_WORLDS}={os.environ[TWO_WORLDS]}")
