"""The rules are pure: no chat, no pictures, no clock, no chance of their own; no system asks for another by name."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.syntax import parsed

GAME = Path(__file__).parents[2] / "game"
SOURCES = sorted(GAME.rglob("*.py"))
FOLDERS = sorted(p.name for p in (GAME / "modules").iterdir() if (p / "__init__.py").exists())
MODULES = [name for name in FOLDERS if not name.startswith("_")]  # what several share is there to be imported
BARRED = ("discord", "PIL", "asyncio", "aiohttp", "sqlalchemy", "bot", "renderer", "playground")


def imports(path: Path) -> set[str]:
    """Every module a file imports, wherever the statement stands."""
    found: set[str] = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def test_the_rules_run_where_there_is_no_chat_no_picture_no_event_loop():
    code = f"""
import sys
class Wall:
    def find_spec(self, name, path=None, target=None):
        if name.split('.')[0] in {BARRED!r}:
            raise ImportError(name)
sys.meta_path.insert(0, Wall())
from game.simulate import main
raise SystemExit(main('--players 3 --games 1 --options target=3'.split()))
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60, stdout=subprocess.DEVNULL)


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: p.relative_to(GAME).as_posix())
def test_no_file_imports_clock_or_chance_or_another_room(path):
    """A seeded `Random` may be handed in; the one of the whole program is nobody's. Only programs look at the clock."""
    roots, text = {name.split(".")[0] for name in imports(path)}, path.read_text("utf-8")
    assert roots.isdisjoint({*BARRED, "secrets", "datetime", "threading", "socket"})
    assert "time" not in roots or '__name__ == "__main__"' in text
    assert not re.search(r"^\s*import random|from random import (?!Random\n)", text, re.M)


@pytest.mark.parametrize("name", [m for m in MODULES if m not in ("base", "development", "combos")])
def test_no_rule_system_is_named_outside_its_folder(name):
    """Neither asked for nor imported; the core does not even spell it (layouts and terrains of the board may)."""
    asked = re.compile(rf"""["']{name}["']\s+(not\s+)?in\b|\b(has|find)\(\s*["']{name}["']|game\.modules\.{name}\b""")
    spelled = re.compile(rf"""["']{name}["']""")
    for path in SOURCES:
        inside = path.relative_to(GAME).parts
        if any(name in part.split("__") for part in inside):
            continue
        core = inside[0] not in ("modules", "board")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if asked.search(line) or (core and spelled.search(line)):
                pytest.fail(f"{path.relative_to(GAME)}:{number} names {name}: {line.strip()}")


def test_no_rule_asks_a_game_which_modules_are_in_play():
    """What does not go together is said before the game, from the set-up; a running game is never asked."""
    asked = re.compile(r"\bif\b[^:\n]*\bin\s+(g\.)?rules\.modules\b|\brules\.has\(")
    for path in SOURCES:
        assert path.name == "rules.py" or not asked.search(path.read_text("utf-8")), path
