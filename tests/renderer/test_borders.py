"""The renderer holds look-data and nothing else of the game."""

from __future__ import annotations

import ast
from pathlib import Path

from renderer.palette import DATA
from tests.syntax import parsed

ROOM = DATA.parent / "renderer"


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names


def test_of_the_game_only_the_look_is_imported() -> None:
    for path in ROOM.rglob("*.py"):
        ours = {name for name in imported(path) if name.split(".")[0] in ("game", "bot", "playground")}
        assert ours <= {"game.look"}, (path.name, ours)
