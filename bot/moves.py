"""What is about to be done at a table."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine import Action, Event


class Unchanged(Exception):
    """What somebody says stands already: nothing is written down, no clock moves, nobody is told."""


@dataclass(frozen=True)
class Move:
    """An action to carry out; `answered` is the optional prompt an automatic player has dealt with by it.

    `told` is said before it: why the game moves for somebody.
    """

    action: Action
    prompt_id: int | None = None
    answered: int | None = None
    told: Event | None = None
