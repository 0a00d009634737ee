"""What ARCHITECTURE.md says about the house is true; `python -m tests.test_architecture` renews docs/hooks.md."""

import re
import tomllib
from collections.abc import Container
from pathlib import Path

from game.catalogue import catalogue, combos
from game.hooks import HOOKS, Hooks

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "ARCHITECTURE.md"
HOOKS_PAGE = ROOT / "docs" / "hooks.md"
HEAD = """# Who answers which hook

Made by `python -m tests.test_architecture`; a test keeps it true. What each hook is for stands in `game/hooks/`.
Order within a hook: base and development first, then `after`, then by name.

"""
COMBINED = {"fold": "fold", "total": "sum", "any_of": "any", "first": "first", "collect": "collect", "notify": "notify"}


def table(named: Container[str] | None = None) -> str:
    """Every hook, how its answers combine, and who answers, of the rule systems named or of all."""
    known = dict(catalogue())
    modules = known | {combo.key: combo for combo in combos(known)}
    modules = {key: module for key, module in modules.items() if named is None or key in named}
    rows = ["| hook | combines | answered by |", "|---|---|---|"]
    for name in HOOKS:
        hook = getattr(Hooks, name)
        who = sorted(key for key, m in modules.items() if getattr(type(m), name) is not hook)
        rows.append(f"| {name} | {COMBINED[hook.__combine__]} | {', '.join(who) or 'nobody yet'} |")
    return "\n".join(rows) + "\n"


def test_the_table_of_hooks_is_true():
    """Of every rule system on the page; a new one only adds files, and comes in when the page is made again."""
    page = HOOKS_PAGE.read_text("utf-8")
    named = set(re.findall(r"[\w+]+", page))
    assert page == HEAD + table(named)
    assert {"base", "cities_and_knights", "fishermen"} <= named


def test_the_page_can_be_read_in_one_sitting():
    lines = PAGE.read_text("utf-8").splitlines()
    assert len(lines) <= 200
    assert [line for line in lines if len(line) > 120] == []


def test_every_page_it_names_exists():
    named = re.findall(r"\]\(([\w/.]+)\)", PAGE.read_text("utf-8"))
    assert named and all((ROOT / name).is_file() for name in named)


def test_every_dependency_has_its_sentence():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    names = {re.split(r"[\[<>=,; ]", line)[0].lower() for line in named}
    text = PAGE.read_text("utf-8").lower()
    assert sorted(name for name in names if f"`{name}`" not in text) == []


def test_the_rooms_on_the_page_exist():
    block = PAGE.read_text("utf-8").split("```\n")[3]
    tops = [line.split()[0] for line in block.splitlines() if line and not line.startswith(" ")]
    assert tops and all((ROOT / top.rstrip("/")).exists() for top in tops)


if __name__ == "__main__":
    HOOKS_PAGE.write_text(HEAD + table(), "utf-8")
