"""Pace: nobody automatic goes on for ever in one part of a game, whatever they hope for."""

from __future__ import annotations

from collections import Counter

from game.engine import Action, Question
from game.table import Island

MOST = 100  # actions of a seat in one part: long before, every sensible plan has ended


class Pace:
    """Counts what each seat does until the next part of the game begins."""

    def __init__(self) -> None:
        self.part, self.done = -1, Counter[int]()

    def exhausted(self, g: Island, prompt: Question) -> Action | None:
        """What somebody does who has done too much already: what the silent do; None for everybody else."""
        if g.table.turn.part_number != self.part:
            self.part, self.done = g.table.turn.part_number, Counter()
        self.done[prompt.seat] += 1
        return prompt.default(g) if self.done[prompt.seat] > MOST else None
