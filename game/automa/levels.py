"""The players there are, by level."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from game.automa.quick import quick
from game.automa.steady import steady
from game.engine import Action, Prompt
from game.table import Island

Stop: TypeAlias = Callable[[], bool]
"""Says that the time to think is over."""

Think: TypeAlias = Callable[[Island, Prompt, Random, Stop], Action]
"""From a seat's view and a prompt of its own the action it takes."""


def never() -> bool:
    return False


class Level(NamedTuple):
    """An automatic player."""

    name: str
    think: Think

    def choose(self, seen: Island, seat: int, rng: Random, stop: Stop = never) -> Action:
        """What the seat does at its first open prompt, from nothing but its view."""
        prompt = next(p for p in seen.prompts if p.seat == seat and p.answer is None)
        return self.think(seen, prompt, rng, stop)


LEVELS: dict[str, Level] = {
    "gentle": Level("gentle", lambda seen, prompt, rng, stop: quick(seen, prompt, rng)),
    "steady": Level("steady", lambda seen, prompt, rng, stop: steady(seen, prompt, rng)),
}


def player(level: str) -> Level:
    """The player of a level; `package.module:function` names one from elsewhere."""
    if ":" in level:
        module, _, name = level.partition(":")
        return Level(level, getattr(importlib.import_module(module), name))
    return LEVELS[level]
