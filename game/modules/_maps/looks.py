"""What a map shows beyond its ground: rates at red road spaces, tokens on crossings, spots without a name."""

from __future__ import annotations

from game.board.printed import chart
from game.look import Mark, Text
from game.lookout import Looking
from game.modules._maps.sites import SMALL_TABLE, crossings
from game.modules._maps.tokens import of
from game.table import Island

TOKEN, ANY = "crossing", "any"
RATES = {ANY: "3:1"}


def add_look(g: Island, looking: Looking) -> None:
    """The rates stay visible beside roads that use them."""
    for space in chart(g.table.layout).trade_roads:
        rate = RATES.get(space.kind, "2:1")
        sprite = "number" if space.kind == ANY else space.kind
        alt = Text("look-trade-road", {"card": space.kind, "rate": rate})
        looking.marks.append(Mark("edge", space.edge, "badge", sprite, label=rate, alt=alt))
    if g.rules.players > SMALL_TABLE:
        _free_crossings(g, looking)
        return
    state = of(g)
    looking.marks += [Mark("corner", c, "token", TOKEN, alt=Text("look-crossing-token")) for c in state.lying]
    for seat in g.seats:
        looking.chip(seat, TOKEN, state.taken[seat], "look-crossing-tokens")


def _free_crossings(g: Island, looking: Looking) -> None:
    """At a large table crossings are building spots: their numbers lie where tokens would."""
    names, built = g.rules.topology.corner_names, g.table.buildings
    for corner in crossings(g.table.layout):
        if corner not in built:
            mark = Mark("corner", corner, "token", "number", label=names[corner], alt=Text("look-crossing"))
            looking.marks.append(mark)
