"""An island between two deserts, with as much water as a test wants."""

from __future__ import annotations

from game.core.loss import sink
from game.modules.atlantis.state import note_coast, of
from game.table import Island
from tests.kit import after_roll, founding, hex, roll, settlement, turn_of
from tests.modules.ground import only

NORTH, SOUTH = "0,-2", "0,2"


HOMES = ("0,-2 N", "0,2 S", "0,-2 NW", "0,2 SE")


def drowning(
    players: int = 4,
    *modules: str,
    phase: str = "before_roll",
    homes: tuple[str, ...] = HOMES,
    target: int = 0,
    **hexes: str,
) -> Island:
    """Only these hexes have numbers; everybody is safe at a desert, the robber is at home in the north."""
    g = founding(players, "atlantis", *modules, target=target)
    only(g, **{NORTH: "desert", SOUTH: "desert"}, **hexes)
    g.table.home = g.table.robber = hex(g, NORTH)
    for seat, home in enumerate(homes[:players]):
        settlement(g, seat, home)
    g = turn_of(g, 0)
    return after_roll(g) if phase == "main" else g


def markers(g: Island, **at: int) -> Island:
    """Storm markers: markers(g, **{"2,0": 4})."""
    for place, n in at.items():
        of(g).markers[hex(g, place)] = n
    return g


def sunken(g: Island, *places: str) -> Island:
    """Hexes that sank long ago."""
    for place in places:
        of(g).sunk.append(hex(g, place))
        sink(g, hex(g, place))
        note_coast(g)
    return g


def sinks(g: Island, place: str) -> Island:
    """The owner rolls the number of a hex that has all markers but one."""
    number = g.table.tokens[hex(g, place)]
    limit = 5 if hex(g, place) in g.rules.topology.rings[0] else 3
    return roll(markers(g, **{place: limit - 1}), number)
