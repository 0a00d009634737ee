"""The players there are, by level."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from game.automa import bargain, standing, trade
from game.automa.cautious import cautious
from game.automa.options import RESTS
from game.automa.quick import quick
from game.automa.sharp import sharp
from game.automa.steady import weigh
from game.automa.taste import SHARP, STEADY, Taste
from game.engine import Action, Question
from game.modules.base.lapse import OfferQuestion
from game.table import Island

Stop: TypeAlias = Callable[[], bool]
"""Says that the time to think is over."""

Think: TypeAlias = Callable[[Island, Question, Random, Stop], Action]
"""From a seat's view and a prompt of its own the action it takes."""

GIVES_WAY = ("bank_trade", "buy_development", "build_road", *RESTS)  # what an exchange with somebody is tried before


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


def gentle(seen: Island, prompt: Question, rng: Random, stop: Stop) -> Action:
    """Quick and sensible; answers offers, makes none."""
    return trade.answer(seen, prompt, rng) if isinstance(prompt, OfferQuestion) else quick(seen, prompt, rng)


def trading(think: Think, taste: Taste = STEADY) -> Think:
    """A player that also deals with the others."""

    def both(seen: Island, prompt: Question, rng: Random, stop: Stop) -> Action:
        if isinstance(prompt, OfferQuestion):
            return trade.answer(seen, prompt, rng, taste)
        if (accepted := trade.settled(seen, prompt, taste)) is not None:
            return accepted
        action = think(seen, prompt, rng, stop)
        dealing = trade.deal(seen, prompt, taste) if action.key in GIVES_WAY else None
        return dealing or leaving(seen, prompt, action, taste)

    return both


def bargaining(think: Think, taste: Taste) -> Think:
    """A player that offers what the others would probably accept."""

    def both(seen: Island, prompt: Question, rng: Random, stop: Stop) -> Action:
        if isinstance(prompt, OfferQuestion):
            return bargain.answer(seen, prompt, rng, stop, taste)
        if (accepted := bargain.settled(seen, prompt, taste)) is not None:
            return accepted
        action = think(seen, prompt, rng, stop)
        dealing = bargain.deal(seen, prompt, rng, stop, taste) if action.key in GIVES_WAY else None
        return dealing or leaving(seen, prompt, action, taste)

    return both


def leaving(seen: Island, prompt: Question, action: Action, taste: Taste) -> Action:
    """Before a turn is ended, a standing offer if there was no other."""
    return (standing.leave(seen, prompt, taste) if action.key == "end_turn" else None) or action


def tasting(taste: Taste) -> Think:
    """A player that looks one step ahead and judges by its own taste."""
    return trading(lambda seen, prompt, rng, stop: weigh(seen, prompt, rng, taste)[0].action, taste)


LEVELS: dict[str, Level] = {
    "gentle": Level("gentle", gentle),
    "steady": Level("steady", tasting(STEADY)),
    "sharp": Level("sharp", bargaining(sharp, SHARP)),
    "cautious": Level("cautious", lambda seen, prompt, rng, stop: cautious(seen, prompt, rng)),
}


def player(level: str) -> Level:
    """The player of a level; `package.module:function` names one from elsewhere."""
    if ":" in level:
        module, _, name = level.partition(":")
        return Level(level, getattr(importlib.import_module(module), name))
    return LEVELS[level]
