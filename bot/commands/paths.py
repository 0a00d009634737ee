"""How the command of each action is called, within Discord's limit of 25 commands in a group."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

from game.catalogue import catalogue
from game.engine import Action
from game.families import all_actions as every_action
from game.words import ENGLISH, speaking

ALONE = ("turn", "")  # groups whose actions are commands of their own
OWN = {"game": 16, "trade": 1}  # places kept free in groups that have commands of the bot itself
MOST = 25


class Path(NamedTuple):
    """The name of a command; `group` is empty where it stands alone."""

    group: str
    name: str

    def __str__(self) -> str:
        return f"{self.group} {self.name}".strip()


@cache
def all_actions() -> dict[str, type[Action]]:
    """Every kind of action by key, those of every game first."""
    return every_action()


@cache
def paths() -> dict[str, Path]:
    """The name of every action's command; a full group goes on under the name of the rule system."""
    found: dict[str, Path] = {}
    sizes: Counter[str] = Counter(OWN)
    homes = {kind.key: m.key for m in catalogue().values() for kind in m.actions}
    for key, kind in all_actions().items():
        group = "" if kind.group in ALONE else kind.group
        if group and sizes[group] >= MOST:
            group = _name("", f"{kind.group}-{homes.get(key, '')}")
        sizes[group] += 1
        name = _name(f"command-{key}", key.removeprefix(f"{kind.group}_"))
        while Path(group, name) in found.values():
            name = f"{name[:30]}-2"
        found[key] = Path(group, name)
    return found


def option_names(kind: type[Action]) -> dict[str, str]:
    """What the options of a command are called, by argument."""
    return {a.name: _name(f"option-of-{a.name}", a.name) for a in kind.arguments()[:MOST]}


def _name(key: str, otherwise: str) -> str:
    words = speaking(ENGLISH)
    return (words.say(key) if key and words.has(key) else otherwise).replace("_", "-").lower()[:32]
