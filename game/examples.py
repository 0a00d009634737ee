"""Examples of the almanac: small positions with what is true of them; pictures are drawn from the very same.

They start from the printed island of four, so that a few pieces are enough to show a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from game.core.building import put
from game.core.land import touch
from game.create import new_game
from game.engine import Chance, view
from game.engine.view import SPECTATOR
from game.island import FAMILY
from game.look import Look
from game.setup import Setup
from game.table import Island

FILE = Path(__file__).parent.parent / "data" / "almanac" / "examples.json"
COLOURS = ("red", "blue", "orange", "white")
PRINTED = Setup(4, (), {"island": "beginner", "seats": "chosen", "start": "4"}, COLOURS)


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what it shows; places are named as in pictures."""

    pieces: list[tuple[str, str, str]] = []  # item, colour, place
    robber: str = ""
    roll: int = 0  # what a roll brings, by colour
    gets: dict[str, dict[str, int]] = {}
    refused: tuple[str, str, str, str] = ("", "", "", "")  # item, colour, place, code
    lengths: dict[str, int] = {}
    rates: dict[str, dict[str, int]] = {}


@cache
def examples() -> dict[str, Example]:
    """By entry."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Example])


def position(example: Example) -> Island:
    """The game an example shows, in white's turn."""
    g = new_game(PRINTED, Chance(lambda n: 0))
    topology = g.rules.topology
    for item, colour, place in example.pieces:
        at = topology.find_edge(place) if item == "road" else topology.find_corner(place)
        assert at is not None, place
        if item != "road":
            g.table.buildings.pop(at, None)
        put(g, COLOURS.index(colour), item, at, "found")
    if example.robber:
        found = topology.find_hex(example.robber)
        assert found is not None, example.robber
        g.table.robber = found
    touch(g)
    return g


def example_of(term: str, names: Sequence[str] = COLOURS) -> Look | None:
    """What the example of an entry looks like; None if it has none. Players are called by their colours."""
    found = examples().get(term)
    if found is None:
        return None
    shown = FAMILY.look(view(position(found), SPECTATOR), names)
    return structs.replace(shown, awards=(), chips=(), cards=(), tracks=(), banner=None, turn=0)
