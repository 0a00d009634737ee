"""Everything people read and every key is called by a name of our own: nobody's trade mark, nobody's product."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.commands.paths import paths
from game.catalogue import catalogue
from renderer import emoji_names

ROOT = Path(__file__).parents[2]
MARKS = re.compile(r"c?k?atan(?!atron)|kosmos\b|catan studio|asmodee|klaus teuber|albi\b", re.IGNORECASE)
READ = sorted(p for p in (ROOT / "data").rglob("*") if p.suffix in (".ftl", ".json", ".txt", ".md"))


@pytest.mark.parametrize("path", READ, ids=lambda path: str(path.relative_to(ROOT / "data")))
def test_no_text_and_no_fact_bears_a_trade_mark(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    found = [f"{n}: {line.strip()[:100]}" for n, line in enumerate(lines, 1) if MARKS.search(line)]
    assert not found


def test_no_icon_command_or_rule_system_does() -> None:
    keys = [*emoji_names(), *paths(), *map(str, paths().values()), *(module.key for module in catalogue().values())]
    assert len(keys) > 200 and not [key for key in keys if MARKS.search(key)]
    assert MARKS.search(json.dumps({"catan_token": 1})), "the search finds what it looks for"
