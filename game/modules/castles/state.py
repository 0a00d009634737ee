"""Where castles stand, and how many knights of the open pair are played."""

from __future__ import annotations

from msgspec import Struct

from game.core.facts import facts
from game.core.land import buildings_at, is_hex, live_hexes
from game.table import Island

PAIR = 2


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """How many castles all players share."""

    castles: int


FACTS = facts("castles", Facts)


class State(Struct):
    """`unpaired`: knights each seat has played since its last decision."""

    castles: list[int] = []
    unpaired: list[int] = []


def of(g: Island) -> State:
    state: State = g.ext["castles"]  # type: ignore[assignment]
    return state


def castles_left(g: Island) -> int:
    return FACTS.castles - len(of(g).castles)


def hex_codes(g: Island, seat: int, hex: int) -> list[str]:
    """Why a castle of a seat cannot stand on a hex (CAS-05)."""
    if not is_hex(g, hex):
        return ["not_on_board"]
    codes = []
    if all(building.seat != seat for _, building in buildings_at(g, hex)):
        codes.append("not_adjacent")
    if not g.table.tokens[hex]:
        codes.append("no_number")
    if hex in of(g).castles:
        codes.append("already_castle")
    if hex == g.table.robber:
        codes.append("robber_here")
    return codes


def legal_hexes(g: Island, seat: int) -> list[int]:
    return [hex for hex in live_hexes(g) if not hex_codes(g, seat, hex)]
