"""The generator: what it writes is a rule system that can be played, with tests that pass and nothing else touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.new import NotPossible, begin

ROOT = Path(__file__).parents[1]
ROOMS = ("game", "bot", "renderer", "playground", "data", "tests")
NAME = "beekeepers"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house once more, with a new rule system in it."""
    root = tmp_path_factory.mktemp("house")
    for room in ROOMS:
        shutil.copytree(ROOT / room, root / room, ignore=shutil.ignore_patterns("__pycache__", "*.png"))
    shutil.copy(ROOT / "pyproject.toml", root)
    before = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    assert run(root, "game.new", NAME) == 0
    assert all(path.read_bytes() == data for path, data in before.items())
    return root


def run(root: Path, module: str, *args: str) -> int:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return subprocess.run([sys.executable, "-m", module, *args], cwd=root, env=clean, timeout=600).returncode


@pytest.mark.slow
def test_its_own_tests_words_almanac_and_a_random_game_pass(copy: Path) -> None:
    where = ("words/test_complete.py", "almanac/test_entries.py", f"modules/{NAME}")
    paths = [f"tests/{path}" for path in where]
    assert run(copy, "pytest", "-q", "-x", "-p", "no:cacheprovider", *paths) == 0
    every = "tests/modules/test_every_system.py"
    assert run(copy, "pytest", "-q", "-p", "no:cacheprovider", every, "-k", f"promise and {NAME}") == 0


def test_it_is_written_in_the_style_of_the_house(copy: Path) -> None:
    written = (f"game/modules/{NAME}", f"renderer/art/{NAME}.py", f"tests/modules/{NAME}")
    assert (
        run(copy, "ruff", "check", "-q", *written) == 0 and run(copy, "ruff", "format", "--check", "-q", *written) == 0
    )


@pytest.mark.slow
def test_types_menus_pictures_and_automatic_players_find_it(copy: Path) -> None:
    assert run(copy, "mypy", f"game/modules/{NAME}", f"renderer/art/{NAME}.py") == 0
    rooms = ("invariants/test_door.py", "renderer/test_games.py", "automa/test_games.py")
    walking = (*rooms, "words/test_games.py", "told/test_truth.py")
    paths = [f"tests/{path}" for path in walking]
    assert run(copy, "pytest", "-q", "-p", "no:cacheprovider", *paths, "-k", f"{NAME} and not long") == 0


@pytest.mark.parametrize("name", ["Beekeepers", "../beekeepers", "a", "bee-keepers", "bees_", "1bee", ""])
def test_a_name_that_is_no_key_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(NotPossible):
        begin(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_nothing_that_is_there_is_written_over() -> None:
    with pytest.raises(NotPossible, match="there already"):
        begin("fishermen")
