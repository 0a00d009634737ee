"""Automatic players in positions of the rule book."""

from __future__ import annotations

from random import Random

from game.automa.drive import next_prompt, seen_by
from game.automa.levels import LEVELS
from game.engine import Action
from game.table import Island

EVERY_LEVEL = tuple(LEVELS)
THINKING = ("steady", "sharp")


class Turns:
    """A clock that is over after so many questions."""

    def __init__(self, asked: int) -> None:
        self.left = asked

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


def choice(g: Island, level: str, seat: int | None = None, seed: int = 1, worlds: int = 4) -> Action:
    """What a level does at the prompt it would answer next (of a seat)."""
    prompt = next_prompt(g, (), (lambda s: s == seat) if seat is not None else lambda s: True)
    assert prompt is not None
    return LEVELS[level].choose(seen_by(g, prompt), prompt.seat, Random(seed), Turns(worlds))
