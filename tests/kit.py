"""Positions and actions in the words of the rule book.

    g = island(players=4)                            the printed terrain with nothing on it, seat 0 after the roll
    settlement(g, 0, "0,-1 N"); road(g, 0, "0,-1 NE")
    give(g, 0, wood=1, brick=1)
    g = act(g, BuildRoad(0, edge(g, "0,-1 E")))      the next game; the one given stays as it was
    assert refused(g, EndTurn(1)) == "not_your_turn"
    g = roll(turn_of(g, 1), 8)

Places are numbers, or text as in the tables of the rule book: "0,-1" a hex, "0,-1 N" its corner, "0,-1 NE" its side.
Helpers that lay something out (`give`, `settlement` ...) change the game in place; whatever acts returns the next game.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec import structs

from game.board import lay, plan_of
from game.core import building
from game.core.awards import points_of
from game.core.cards import give_bank, take_bank
from game.core.land import touch
from game.core.turn import leave_step
from game.create import new_game
from game.engine import Action, Chance, Game, Refused, Step, resume, submit
from game.engine.codec import pack, unpack
from game.modules.base.rolling import EndTurn, Roll
from game.modules.development.state import Held
from game.modules.development.state import of as development
from game.setup import Setup, Value
from game.table import Harbour, Island

COLOURS = ("red", "blue", "orange", "white", "green", "brown")
Place = int | str


def seeded(seed: int = 1) -> Chance:
    return Chance(Random(seed).randrange)


def lots(*drawn: int) -> Chance:
    """Chance that gives exactly these numbers, each from 0 on."""
    return Chance.replaying(drawn)


# --- positions ------------------------------------------------------------------------------------------------------


def setup(players: int = 4, *modules: str, **options: Value) -> Setup:
    """A set-up whose seats, colours and starting seat are known, and where everybody agrees to everything."""
    if players > 4 and "five_six" not in modules:
        modules = (*modules, "five_six")
    return Setup(players, modules, {"seats": "chosen", "start": "1", **options}, COLOURS[:players], modules)


def founding(players: int = 4, *modules: str, **options: Value) -> Island:
    """A new game at its first prompt, on printed terrain."""
    seating = setup(players, *modules, **options)
    if players == 3:  # red is no colour of three on the beginner island
        seating = structs.replace(seating, colours=COLOURS[1:4])
    g = new_game(seating, seeded())
    if not g.rules.plan.starts and g.rules.plan.layout == "base":
        _printed_terrain(g, "beginner")
    elif not g.rules.plan.starts and g.rules.plan.layout == "five_six":
        _printed_terrain(g, "five_six_beginner")
    return g


def island(players: int = 4, *modules: str, phase: str = "main", turn: int = 0, **options: Value) -> Island:
    """Nothing built, empty hands, seat 0's turn after the roll (or phase="before_roll")."""
    g = turn_of(founding(players, *modules, **options), turn)
    return g if phase == "before_roll" else after_roll(g)


def _printed_terrain(g: Island, name: str) -> None:
    """Terrain, numbers and harbours of the printed island, unless modules brought terrain of their own."""
    land, t = lay(plan_of(name), seeded().lots("island")), g.table
    if sorted(t.terrain) == sorted(land.terrain):
        t.terrain, t.tokens = land.terrain, land.tokens
        t.robber = t.home = -1 if land.robber is None else land.robber
        t.harbours = [Harbour(h.edge, h.kind) for h in land.harbours]
        g.memo.clear()


def turn_of(g: Island, seat: int) -> Island:
    """The turn of a seat begins: before the roll. What was laid out by hand is looked at anew."""
    g.chance, g.events = seeded(), []
    g.memo.clear()
    g.prompts.clear()
    g.table.offers.clear()
    g.agenda = [Step("start_turn", {"seat": seat})]
    resume(g)
    return g


def after_roll(g: Island) -> Island:
    """The same turn with the dice behind it and nothing come of them."""
    g.chance = seeded()
    g.prompts.clear()
    leave_step(g, "before_roll")
    g.table.turn.rolled = True
    resume(g)
    return g


def corner(g: Island, place: Place) -> int:
    return _find(g, place, "corner")


def edge(g: Island, place: Place) -> int:
    return _find(g, place, "edge")


def hex(g: Island, place: Place) -> int:
    return _find(g, place, "hex")


def _find(g: Island, place: Place, what: str) -> int:
    if isinstance(place, int):
        return place
    at, _, side = place.partition(" ")
    q, r = map(int, at.split(","))
    topology = g.rules.topology
    found = topology.hex_at(q, r)
    if what == "hex":
        return found
    return topology.corner_at(found, side) if what == "corner" else topology.edge_at(found, side)


def way(g: Island, *corners: Place) -> list[int]:
    """The edges of a walk from corner to corner."""
    steps = [corner(g, c) for c in corners]
    return [g.rules.topology.edge_between[pair] for pair in pairwise(steps)]


def settlement(g: Island, seat: int, *places: Place) -> None:
    for place in places:
        building.put(g, seat, "settlement", corner(g, place), "found")


def city(g: Island, seat: int, *places: Place) -> None:
    for place in places:
        building.put(g, seat, "city", corner(g, place), "found")


def road(g: Island, seat: int, *places: Place) -> None:
    for place in places:
        building.put(g, seat, "road", edge(g, place), "found")


def line(g: Island, seat: int, *corners: Place) -> None:
    """Roads along a walk from corner to corner."""
    road(g, seat, *way(g, *corners))


def around(g: Island, place: Place) -> list[int]:
    """The six corners of a hex, clockwise from the north."""
    return list(g.rules.topology.hex_corners[hex(g, place)])


def robber(g: Island, place: Place) -> None:
    g.table.robber = hex(g, place)
    touch(g)


def give(g: Island, seat: int, **cards: int) -> None:
    """Cards from the bank to a hand."""
    take_bank(g, seat, g.rules.cards(cards))


def hold(g: Island, seat: int, **cards: int) -> None:
    """A hand of exactly these cards."""
    give_bank(g, seat, list(g.table.hands[seat]))
    give(g, seat, **cards)


def bank(g: Island, **left: int) -> None:
    """Put all but so many cards of a kind out of the game's reach (into the hand of nobody)."""
    for kind, n in left.items():
        g.table.bank[g.rules.index[kind]] = n


def card(g: Island, seat: int, *names: str, new: bool = False) -> None:
    """Development cards from the deck, bought long ago or in this very turn."""
    state = development(g)
    for name in names:
        state.deck.mixed[name] -= 1
        state.deck.mixed = {kind: n for kind, n in state.deck.mixed.items() if n}
        state.cards[seat].append(Held(name, g.table.turn.part_number if new else -1))
    touch(g)


def settle(g: Island) -> Island:
    """Look at awards, win and endings now, as between any two steps."""
    g.chance, g.unsettled = seeded(), True
    g.memo.clear()
    resume(g)
    return g


def copy(g: Island) -> Island:
    """The same position once more, to be changed by itself."""
    return unpack(pack(g), g.rules)


# --- acting ---------------------------------------------------------------------------------------------------------


def act(g: Game[Any, Any, Any], *actions: Action, chance: Chance | None = None) -> Any:
    """The game after these actions."""
    for action in actions:
        g = submit(g, action, chance or seeded())
    return g


def refused(g: Game[Any, Any, Any], action: Action, prompt_id: int | None = None) -> str:
    """The code an action is refused with; nothing may have changed."""
    before = pack(g)
    with pytest.raises(Refused) as caught:
        submit(g, action, seeded(), prompt_id)
    assert pack(g) == before
    return caught.value.key


def dice(number: int) -> Chance:
    """Dice that show this number."""
    red = max(1, number - 6)
    return lots(red - 1, number - red - 1)


def roll(g: Island, number: int, *further: int) -> Island:
    """The owner rolls this number; `further` is what chance gives after the dice."""
    red = max(1, number - 6)
    return act(g, Roll(g.table.turn.owner), chance=lots(red - 1, number - red - 1, *further))


def end(g: Island) -> Island:
    """The owner ends the turn."""
    return act(g, EndTurn(g.table.turn.owner))


def default(g: Game[Any, Any, Any], seat: int | None = None) -> Action:
    """What the game does for somebody silent (the one it waits for)."""
    prompt = next(p for p in g.waiting_for() if seat is None or p.seat == seat)
    return prompt.default(g)


# --- looking --------------------------------------------------------------------------------------------------------


def hand(g: Island, seat: int) -> Counter[str]:
    """What a seat holds by kind; none of a kind is 0."""
    return Counter(g.rules.named(g.table.hands[seat]))


def points(g: Island, seat: int, *, hidden: bool = True) -> int:
    return points_of(g, seat, hidden=hidden)


def asked(g: Game[Any, Any, Any]) -> list[tuple[int, str]]:
    """Who has to answer what."""
    return [(p.seat, p.kind) for p in g.waiting_for()]


class Said(dict[str, Any]):
    """The details of a fact, equal to whatever they include: a rule's test names what the rule is about, no more."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dict) and other.items() <= self.items() and bool(other or not self)

    def __ne__(self, other: object) -> bool:
        return not self == other


def told(g: Game[Any, Any, Any], key: str) -> list[Said]:
    """What the last action told under a key."""
    return [Said(event.args) for event in g.events if event.key == key]
