"""Worlds to think in: what a seat sees, filled with something possible, copied and played on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from game.engine import Action, Chance, Question, advance
from game.engine.codec import pack, unpack
from game.table import Island

Policy: TypeAlias = Callable[[Island, Question, Random], Action]
"""How somebody answers a prompt of theirs in a world."""

LONGEST_WAY = 40  # forced steps followed before a position is looked at as it is


def imagine(seen: Island, rng: Random) -> Island:
    """A whole game that looks to its viewer like the view given."""
    world = copy(seen)
    if "ground" in world.memo:
        world.memo["ground"] = dict(world.memo["ground"])  # what is thought of stays in this thought
    world.rules.imagines(world, Chance(rng.randrange))
    for prompt in world.prompts:
        if not prompt.answer:
            prompt.answer = None  # somebody else's sealed answer: it is given anew
    return world


def copy(g: Island) -> Island:
    """The same position once more, with what was derived from it."""
    twin = unpack(pack(g), g.rules)
    twin.memo, twin.unsettled = dict(g.memo), g.unsettled
    if "lengths" in twin.memo:
        twin.memo["lengths"] = dict(twin.memo["lengths"])
    return twin


def after(world: Island, action: Action, prompt: Question, policy: Policy, rng: Random) -> tuple[Island, bool]:
    """A copy of the world after an action and the forced steps that follow, and whether chance had a hand in it."""
    twin, chance = copy(world), Chance(rng.randrange)
    advance(twin, action, chance, prompt.id)
    follow(twin, policy, rng, chance)
    return twin, bool(chance.drawn)


def follow(g: Island, policy: Policy, rng: Random, chance: Chance) -> None:
    """Answer forced steps until somebody is free to act."""
    for _ in range(LONGEST_WAY):
        prompt = next((p for p in g.waiting_for() if not p.turn), None)
        if g.over is not None or prompt is None:
            return
        advance(g, policy(g, prompt, rng), chance, prompt.id)
