"""Menu equals door: what is offered is exactly what is accepted, tried value by value."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec import NODEFAULT
from msgspec.structs import fields

from game.core.land import touch
from game.dice.sheets import GOLD
from game.dice.table import FREE, DiceGame
from game.engine import Action, Question, why_not
from game.engine.codec import pack, unpack
from game.modules.cities_and_knights.deck import CARDS
from game.modules.development.state import Held
from game.table import Island
from tests.modules.known import known

# Combinations of one action in one position beyond which a sample is taken.
TRIED = 1_200 if os.environ.get("SOAK") else 300
WORDS = (
    "", "on", "off", "accept", "decline", "first", "choose", "build", "pass", "always_pass", "none", "own_turn",
    "settlement", "city", "road", "turn", "swap", "trade", "politics", "science", "always", "ask",
)  # fmt: skip
MOST_CARDS, LONG_AGO = 5, -5


def enrich(g: Island, rng: Random) -> Island:
    """A copy in which players hold cards of every sort and some pieces have run out: refusals become rare and many."""
    g = unpack(pack(g), g.rules)
    t = g.table
    rich = rng.random() < 0.8
    for seat in g.seats:
        t.hands[seat] = [rng.choice((0, 1, MOST_CARDS, MOST_CARDS)) if rich else n for n in t.hands[seat]]
        for item in t.pieces[seat]:
            if rng.random() < 0.25:
                t.pieces[seat][item] = 0
    for building in t.buildings.values():
        if rng.random() < 0.3:
            building.kind, building.size = "city", 2
    if rng.random() < 0.2:
        t.bank = [rng.randrange(2) for _ in t.bank]
    _deal_cards(g, rng)
    for key in g.ext:
        if hasattr(known(key), "enriched"):
            known(key).enriched(g, rng)  # type: ignore[union-attr]
    touch(g, roads_of=g.seats)
    return g


def enrich_dice(g: DiceGame, rng: Random) -> DiceGame:
    """A copy in which all dice were thrown again, gold more often than not, and knights are built."""
    g = unpack(pack(g), g.rules)
    for sheet in g.table.sheets:
        for die in sheet.throw.dice:
            die.face = rng.choice((*g.rules.kinds, GOLD, GOLD))
        needed = [knight for joker in g.rules.side.joker.values() for knight in joker.needs]
        sheet.built += [knight for knight in dict.fromkeys(needed) if knight not in sheet.built and rng.random() < 0.5]
    return g


def _deal_cards(g: Island, rng: Random) -> None:
    """Development and progress cards, so that every one of them is held by somebody some time."""
    if "development" in g.ext:
        state: Any = g.ext["development"]
        for seat in g.seats:
            names = ("knight", "road_building", "invention", "monopoly")
            state.cards[seat] = [Held(card, LONG_AGO) for card in names if rng.random() < 0.5]
        if rng.random() < 0.1:
            state.deck.mixed, state.deck.under = {}, []
    if "cities_and_knights" in g.ext:
        knights: Any = g.ext["cities_and_knights"]
        for seat in g.seats:
            knights.hands[seat] = [c for c in CARDS if not CARDS[c].points and rng.random() < 0.6]


def check_door(g: Any, rng: Random) -> int:
    """Every action of the rules, for every seat that might do it now; how many combinations were tried."""
    tried = 0
    for kind in g.rules.actions.values():
        for seat in g.seats:
            asked = [None] if kind.by == "anyone" else [p for p in g.prompts if _belongs(kind, seat, p)]
            if asked and seat not in g.gone:
                tried += compare(g, kind, seat, asked, rng)
    return tried


def _belongs(kind: type[Action], seat: int, prompt: Question) -> bool:
    return prompt.kind in kind.during and (kind.by == "both" or (seat == prompt.seat) is (kind.by == "holder"))


def compare(g: Island, kind: type[Action], seat: int, asked: Sequence[Question | None], rng: Random) -> int:
    """One action of one seat: everything offered is accepted, everything accepted is offered; how much was tried."""
    suggested = [action for prompt in asked for action in kind.suggest(g, seat, prompt)]
    for action in suggested:
        refusal = why_not(g, action)
        assert refusal is None, f"suggested, but {refusal.key if refusal else ''}: {action}"
    if not kind.argument_names():
        if kind.listed and kind.in_play(g.rules):
            assert bool(suggested) is (why_not(g, kind(seat)) is None), f"{kind.key} of {seat}"
        return 1
    tried = 0
    for action in _every(g, kind, seat, rng):
        offered = [_is_offered(g, action, prompt) for prompt in asked]
        if None in offered:
            continue
        tried += 1
        refusal = why_not(g, action)
        heard = refusal.key if refusal else "accepted"
        assert any(offered) is (refusal is None), f"{action}: offered {offered}, {heard}"
    return tried


def _every(g: Island, kind: type[Action], seat: int, rng: Random) -> Iterator[Action]:
    """All values of all arguments, or a sample where there are too many."""
    pools = [_pool(g, argument.type, seat) for argument in kind.arguments()]
    if any(pool is None for pool in pools):
        return
    made: Any = kind
    sizes = [len(pool or ()) for pool in pools]
    total = 1
    for size in sizes:
        total *= size
    for index in range(total) if total <= TRIED else rng.sample(range(total), TRIED):
        values = []
        for pool, size in zip(pools, sizes, strict=True):
            index, at = divmod(index, size)
            values.append((pool or ())[at])
        yield made(seat, *values)


def _dice_pool(g: DiceGame, type: str, seat: int) -> list[Any] | None:
    """The same for the dice game; of equal dice the menu names the first, so only that one is tried."""
    dice = g.table.sheets[seat].throw.dice
    free = [die.face if die.state == FREE else "" for die in dice]
    match type:
        case "symbol":
            return [*g.rules.side.symbols, "nowhere"]
        case "joker":
            return [*g.rules.side.joker, "nobody"]
        case "card":
            return [*g.rules.kinds, "wool of gold", ""]
        case "die":
            first = [at + 1 for at, face in enumerate(free) if not face or free.index(face) == at]
            return [0, *first, len(dice) + 1]
    return None


def _pool(g: Any, type: str, seat: int) -> list[Any] | None:
    if g.rules.family == "dice":
        return _dice_pool(g, type, seat)
    topology = g.rules.topology
    match type:
        case "hex":
            return list(range(-1, len(topology.hexes) + 1))
        case "corner":
            return list(range(-1, len(topology.corners) + 1))
        case "edge":
            return list(range(-1, len(topology.edges) + 1))
        case "seat":
            return list(range(-1, g.rules.players + 1))
        case "card":
            return [*g.rules.kinds, "gold", ""]
        case "number":
            return list(range(-1, 8))
        case "offer":
            return [0, *(o.id for o in g.table.offers)]
        case "standing":
            return [0, *(s.id for s in g.settings.standing)]
        case "option":
            return list(dict.fromkeys((*WORDS, *CARDS, *g.rules.prices, *_known(g))))
    return None


def _known(g: Island) -> Iterator[str]:
    """Words that the rule systems in play have for their choices."""
    for kind in g.rules.actions.values():
        for prompt in (None, *g.prompts):
            try:
                found = kind.choices(g, 0, prompt, {}) if kind.argument_names() else None
            except (AttributeError, AssertionError):
                continue
            yield from (value for value in found or () if isinstance(value, str))


def _is_offered(g: Island, action: Action, prompt: Question | None) -> bool | None:
    """Whether the menu leads to it, argument by argument; None where one of them is not chosen from a list."""
    so_far: dict[str, Any] = {}
    defaults = {f.name: f.default for f in fields(type(action))}
    for name in action.argument_names():
        value = getattr(action, name)
        if defaults[name] is not NODEFAULT and value == defaults[name]:
            return None
        choices = type(action).choices(g, action.seat, prompt, so_far)
        if choices is None:
            return None
        if value not in choices:
            return False
        so_far[name] = value
    return True
