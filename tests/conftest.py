"""What soak tests count is added up and shown at the end."""

from __future__ import annotations

from collections import Counter
from typing import Any


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
