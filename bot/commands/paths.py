"""Which command carries which action: a few have one of their own, all others are the `what:` of a gathering one."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.engine import Action
from game.families import all_actions as every_action
from game.words import ENGLISH, speaking

MOST = 25
OWN = {
    "undo": "undo", "roll": "roll", "end_turn": "end", "leave": "game leave", "bank_trade": "trade bank",
    "make_offer": "trade offer", "standing_offer": "trade standing", "embargo": "trade embargo",
}  # fmt: skip
"""Actions of every island with a command of their own: those typed again and again, with options by name."""
WHAT = "what"
OPTIONS = {"build": ("at", "and", "also"), "trade do": ("which", "and", "also"), "play": ("which", "and", "also")}
"""Gathering commands, with the options for what an action asks, in its order."""
GROUPS = {"build": "build", "trade": "trade do"}  # all other groups are for /play


class Path(NamedTuple):
    """The command of an action, and what is said to it; `what` is empty where the command is for this action alone."""

    command: str
    what: str = ""

    def __str__(self) -> str:
        return f"{self.command} {WHAT}:{self.what}" if self.what else self.command


@cache
def all_actions() -> dict[str, type[Action]]:
    """Every kind of action by key, those of every game first."""
    return every_action()


def homes(kind: type[Action]) -> set[str]:
    """The gathering commands that carry an action."""
    if kind.key in OWN:
        return set()
    return {GROUPS.get(group, "play") for group in (kind.group, kind.also or kind.group)}


@cache
def paths() -> dict[str, Path]:
    """How every action is typed."""
    found: dict[str, Path] = {}
    for key, kind in all_actions().items():
        home = GROUPS.get(kind.also or kind.group, "play")
        found[key] = Path(OWN[key]) if key in OWN else Path(home, _name(f"command-{key}", key.removeprefix("build_")))
    return found


def option_names(kind: type[Action]) -> dict[str, str]:
    """What the options of its command are called, by argument."""
    path = paths()[kind.key]
    names = kind.argument_names()
    if path.what:
        return dict(zip(names, OPTIONS[path.command], strict=False))
    return {name: _name(f"option-of-{name}", name) for name in names}


def _name(key: str, otherwise: str) -> str:
    words = speaking(ENGLISH)
    return (words.say(key) if words.has(key) else otherwise).replace("_", "-").lower()[:32]
