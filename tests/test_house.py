"""The root holds what it should, and everything one can start says what it is before it does anything."""

import re
import runpy
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PRODUCT = ("bench", "bot", "game", "playground", "renderer")
MOST_ANY = 120
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


def started() -> list[str]:
    """Everything that `python -m` starts."""
    listed = [path for room in PRODUCT for path in sorted((ROOT / room).rglob("*.py"))]
    listed += sorted((ROOT / "tests").glob("*/__main__.py"))
    names = [
        path.relative_to(ROOT).with_suffix("") for path in listed if '__name__ == "__main__"' in path.read_text("utf-8")
    ]
    return [".".join(name.parts).removesuffix(".__main__") for name in names]


@pytest.mark.parametrize("name", started())
def test_help_is_told_and_nothing_is_done(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [name, "--help"])
    with pytest.raises(SystemExit) as left, warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # other tests have imported it already
        runpy.run_module(name, run_name="__main__", alter_sys=True)
    assert left.value.code == 0 and capsys.readouterr().out.startswith(("usage: python -m " + name, "usage: make"))
    assert list(tmp_path.iterdir()) == []


def test_the_bot_tells_its_help_in_a_process_of_its_own(tmp_path: Path):
    command = [sys.executable, "-m", "bot", "--help"]
    env = {"PYTHONPATH": str(ROOT)}
    told = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=60)
    assert (told.returncode, told.stderr) == (0, "") and told.stdout.startswith("usage: python -m bot")
    assert list(tmp_path.iterdir()) == []


def test_what_is_any_type_stays_rare():
    """HOUSE-5: in rules and bot a value has its real type; `object` where nothing is read of it.

    Another name for Any is Any. What is Any in a part only (`Game[Any, Any, Any]`, `dict[str, Any]`) counts where it is
    declared.
    """
    files = [path for room in ("game", "bot") for path in (ROOT / room).rglob("*.py")]
    found = 0
    for path in files:
        lines = [line for line in path.read_text("utf-8").splitlines() if "import" not in line]
        aliases = [name for line in lines for name in re.findall(r"^(\w+)(?:: TypeAlias)? = Any$", line)]
        found += sum(len(re.findall(rf"\b(?:{'|'.join(['Any', *aliases])})\b", line)) for line in lines)
    assert found <= MOST_ANY


def test_contributing_can_be_read_without_scrolling_sideways():
    lines = (ROOT / "CONTRIBUTING.md").read_text("utf-8").splitlines()
    assert [line for line in lines if len(line) > 120 and not line.startswith("|")] == []
