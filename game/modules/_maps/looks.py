"""What lies on a map: tokens on crossings, or their numbers where settlements may stand there."""

from __future__ import annotations

from game.look import Mark, Text
from game.lookout import Looking
from game.modules._maps.sites import SMALL_TABLE, crossings
from game.modules._maps.tokens import of
from game.table import Island

TOKEN = "crossing"


def add_look(g: Island, looking: Looking) -> None:
    """At a small table what is left of the tokens, and what everybody has taken."""
    if g.rules.players > SMALL_TABLE:
        _free_crossings(g, looking)
        return
    state = of(g)
    looking.marks += [Mark("corner", c, "token", TOKEN, alt=Text("look-crossing-token")) for c in state.lying]
    for seat in g.seats:
        looking.some(seat, TOKEN, state.taken[seat], "look-crossing-tokens")


def _free_crossings(g: Island, looking: Looking) -> None:
    """At a large table crossings are building spots: their numbers lie where tokens would."""
    names, built = g.rules.topology.corner_names, g.table.buildings
    for corner in crossings(g.table.layout):
        if corner not in built:
            mark = Mark("corner", corner, "token", "number", label=names[corner], alt=Text("look-crossing"))
            looking.marks.append(mark)
