"""Taking back: a stack of earlier positions beside the game, emptied by whatever cannot be unlearnt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from game.engine.action import Action
from game.engine.game import AnyGame
from game.engine.need import Problem
from game.engine.question import Question

MOST = 50  # positions remembered besides the last: a turn may be long, a save must stay small


class Past(Struct, frozen=True, array_like=True):
    """The position before an action of a seat, and the turn or opportunity it belongs to."""

    seat: int
    state: bytes
    part: int = 0


class Undo(Action, frozen=True, array_like=True):
    """Take back the own last action."""

    key: ClassVar[str] = "undo"
    by: ClassVar[str] = "anyone"

    def problems(self, g: AnyGame, prompt: Question | None) -> Iterator[Problem]:
        if off := g.rules.undo_problem(g):
            yield off
        if not g.undo or g.undo[-1].seat != self.seat:
            yield "cannot_undo"


def remember(g: AnyGame, action: Action, before: Past, earlier: tuple[Past, ...], lots: int) -> None:
    """Note the position before an action, or forget all if it cannot be taken back; `lots` is how many it drew.

    What was done in an earlier turn or opportunity cannot be taken back once something is done in the next.
    """
    if action.final or g.over or lots or g.binding or any(e.only is not None for e in g.events):
        g.undo = ()
    elif action.by == "anyone":
        g.undo = earlier
    else:
        same = (p for p in earlier[-MOST:] if (p.seat, p.part) == (before.seat, before.part))
        g.undo = (*same, before)
