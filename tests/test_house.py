"""The root holds what it should, and everything one can start says what it is before it does anything."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STARTED = ("bench", "bot", "bot.store", "game.automa.arena", "game.automa.learn", "game.simulate", "playground")
ROOMS = {".ci", "bench", "bot", "data", "deploy", "docs", "game", "playground", "renderer", "tests"}
PAPERS = {
    ".env.example",
    ".gitignore",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "PRIVACY.md",
    "README.md",
}
PINS = {"pyproject.toml", "requirements.txt", "requirements-dev.txt"}


def test_the_root_holds_only_what_belongs_there():
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a git checkout")
    assert {name.split("/")[0] for name in listed.stdout.splitlines()} <= ROOMS | PAPERS | PINS


@pytest.mark.parametrize("name", STARTED)
def test_help_is_told_and_nothing_is_done(name: str, tmp_path: Path):
    told = subprocess.run(
        [sys.executable, "-m", name, "--help"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (told.returncode, told.stderr) == (0, "") and told.stdout.startswith("usage: python -m " + name)
    assert list(tmp_path.iterdir()) == []
