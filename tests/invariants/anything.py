"""A player who tries everything: what is offered, what is not, and what makes no sense."""

from __future__ import annotations

from random import Random
from typing import Any

from game.engine import Action, Game, Refused, Undo, admit, legal, suggestions
from game.modules.base.settings import Leave
from game.table import Island

WORDS = (
    "on",
    "off",
    "accept",
    "decline",
    "first",
    "choose",
    "build",
    "pass",
    "always_pass",
    "none",
    "own_turn",
    "",
    "3",
)


def arbitrary(g: Island, seat: int, rng: Random) -> Action | None:
    """Any action of the game with arguments of the right type, sensible or not; None if its types are its own."""
    kind = rng.choice(list(g.rules.actions.values()))
    if kind is Leave:
        return None
    values = {}
    for argument in kind.arguments():
        if argument.optional and rng.random() < 0.5:
            continue
        value = _value(g, argument.type, rng)
        if value is None:
            return None
        values[argument.name] = value
    return kind(seat, **values)


def _value(g: Island, type: str, rng: Random) -> Any:
    topology, kinds = g.rules.topology, g.rules.kinds
    match type:
        case "hex":
            return rng.randrange(-1, len(topology.hexes) + 1)
        case "corner":
            return rng.randrange(-1, len(topology.corners) + 1)
        case "edge":
            return rng.randrange(-1, len(topology.edges) + 1)
        case "seat":
            return rng.randrange(-1, g.rules.players + 1)
        case "seats":
            return rng.sample(list(g.seats), rng.randrange(0, g.rules.players))
        case "number":
            return rng.randrange(-1, 6)
        case "card":
            return rng.choice((*kinds, "gold"))
        case "cards":
            return {rng.choice(kinds): rng.randrange(0, 4) for _ in range(rng.randrange(0, 3))}
        case "order":
            return [(kind, rng.randrange(0, 3)) for kind in rng.sample(kinds, rng.randrange(0, 3))]
        case "offer":
            return rng.choice([0, *(o.id for o in g.table.offers)])
        case "standing":
            return rng.choice([0, *(s.id for s in g.settings.standing)])
        case "option" | "text":
            return rng.choice(WORDS)
    return None


def choose(g: Island, rng: Random, *, leaving: float = 0.0) -> Action:
    """What the random player does next: mostly moves the game on, now and then anything else that is accepted."""
    if rng.random() < leaving:
        return Leave(rng.choice([s for s in g.seats if s not in g.gone]))
    wild = rng.random()
    if wild < 0.15:
        seat = rng.choice(list(g.seats))
        other = [action for action in (*legal(g, seat), *suggestions(g, seat)) if not isinstance(action, Undo)]
        if other:
            return rng.choice(other)
    elif wild < 0.3:
        found = accepted(g, rng)
        if found is not None:
            return found
    elif wild < 0.33 and g.undo and g.rules.flag("undo"):
        return Undo(g.undo[-1].seat)
    seat = rng.choice(g.waiting_for()).seat
    return rng.choice(legal(g, seat))


def accepted(g: Game[Any, Any, Any], rng: Random) -> Action | None:
    """One of twenty arbitrary actions that the rules allow, if there is one."""
    for _ in range(20):
        action = arbitrary(g, rng.randrange(g.rules.players), rng)
        if action is None:
            continue
        try:
            admit(g, action)
        except Refused:
            continue
        return action
    return None
