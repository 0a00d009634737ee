"""Favour tokens: where they lie, who holds them, and what was done with them this turn."""

from __future__ import annotations

from typing import Any, cast

from msgspec import Struct, field

from game.core.deck import Deck
from game.core.facts import facts
from game.table import Island


class Guild(Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens of one use, and how many of the guild come into play with each player."""

    price: int
    per_player: int


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the box; `reward_builder` is what the one who links two networks draws."""

    target: int
    island_tokens: int
    reward_builder: int
    guilds: dict[str, Guild]


FACTS = facts("best_friends", Facts)
GUILDS = tuple(FACTS.guilds)
TRADER, MERCHANT, ROAD_BUILDER, SCHOLAR, ARCHITECT = GUILDS


class Held(Struct, frozen=True, array_like=True):
    """A token in front of somebody and the part of the game it was drawn in."""

    guild: str
    part: int


class Marks(Struct):
    """What was done in one turn or part: a use or exchange, a gift, and who declined one."""

    part: int = -1
    guild: bool = False
    gift: bool = False
    declined: list[int] = []


class State(Struct):
    """`links`: pairs of buildings whose networks were linked; `unseen` counts, in views only, tokens of others."""

    pool: Deck = field(default_factory=Deck)
    mat: dict[str, int] = {}
    tokens: list[list[Held]] = []
    island_tokens: list[int] = []
    links: list[tuple[int, int]] = []
    marks: Marks = field(default_factory=Marks)
    unseen: list[int] = []


def own_names(state: dict[str, Any]) -> None:
    """Version 1: the tokens of the architects under a name of our own."""
    mine = state["ext"]["best_friends"]
    mine["island_tokens"] = mine.pop("catan")


def of(g: Island) -> State:
    return cast(State, g.ext["best_friends"])


def pool_for(players: int) -> dict[str, int]:
    """The tokens in play grow with the table (BF-02)."""
    return {key: guild.per_player * players for key, guild in FACTS.guilds.items()}


def marks(g: Island) -> Marks:
    """What was done in this very part; those of an earlier one have lapsed."""
    state, part = of(g), g.table.turn.part_number
    return state.marks if state.marks.part == part else Marks(part)


def mark(g: Island) -> Marks:
    """The same, to be written on."""
    of(g).marks = found = marks(g)
    return found


def count(g: Island, seat: int) -> int:
    """Tokens in front of a seat, as everybody sees them."""
    state = of(g)
    return len(state.tokens[seat]) + (state.unseen[seat] if state.unseen else 0)


def island_tokens_left(g: Island) -> int:
    return FACTS.island_tokens - sum(of(g).island_tokens)
