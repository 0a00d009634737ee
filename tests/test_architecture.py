"""What ARCHITECTURE.md says about the house is true; `python -m tests.test_architecture` renews its table of hooks."""

import re
import tomllib
from pathlib import Path

from game.catalogue import catalogue, combos
from game.hooks import Hooks
from game.rules import HOOKS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "ARCHITECTURE.md"
BEGIN, END = "<!-- hooks -->\n", "<!-- /hooks -->"
COMBINED = {"fold": "fold", "total": "sum", "any_of": "any", "first": "first", "collect": "collect", "notify": "notify"}


def table() -> str:
    """Every hook, how its answers combine, and who answers."""
    known = dict(catalogue())
    modules = known | {combo.key: combo for combo in combos(known)}
    rows = ["| hook | combines | answered by |", "|---|---|---|"]
    for name in HOOKS:
        hook = getattr(Hooks, name)
        who = sorted(key for key, m in modules.items() if getattr(type(m), name) is not hook)
        rows.append(f"| {name} | {COMBINED[hook.__combine__]} | {', '.join(who) or 'nobody yet'} |")
    return "\n".join(rows) + "\n"


def test_the_table_of_hooks_is_true():
    written = PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]
    assert written == table()


def test_every_dependency_has_its_sentence():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    names = {re.split(r"[\[<>=,; ]", line)[0].lower() for line in named}
    text = PAGE.read_text("utf-8").lower()
    assert sorted(name for name in names if f"`{name}`" not in text) == []


def test_the_rooms_on_the_page_exist():
    block = PAGE.read_text("utf-8").partition("```\n")[2].partition("```")[0]
    tops = [line.split()[0] for line in block.splitlines() if line and not line.startswith(" ")]
    assert tops and all((ROOT / top.rstrip("/")).exists() for top in tops)


if __name__ == "__main__":
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(before + BEGIN + table() + END + rest.partition(END)[2], "utf-8")
