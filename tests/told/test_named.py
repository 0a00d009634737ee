"""Every finding about what people are told, shown and asked has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
GROUPS = {"told": 35, "lobby": 12, "rule": 6, "acc": 3, "pic": 6, "auto": 10}


@pytest.fixture(scope="module")
def named() -> set[tuple[str, int]]:
    ids = re.compile(rf"(?<![a-z])({'|'.join(GROUPS)})[_-](\d+)(?!\d)")
    files = (path.read_text("utf-8").casefold() for path in TESTS.rglob("*.py"))
    return {(group, int(number)) for text in files for group, number in ids.findall(text)}


@pytest.mark.parametrize("group", GROUPS)
def test_every_finding_is_named(named: set[tuple[str, int]], group: str) -> None:
    assert [n for n in range(1, GROUPS[group] + 1) if (group, n) not in named] == []
