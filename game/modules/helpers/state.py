"""Who has which helper, which side it shows, and from when on it may be used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec import Struct

from game.engine import Problem
from game.modules.helpers.facts import helpers_of, is_tiles
from game.table import Island

NOBODY = -1


class Hired(Struct):
    """The helper in front of a player; `since` is the part of the game it was taken or turned in."""

    name: str = ""
    second: bool = False  # the second side is up: it can be used once more
    since: int = -1
    resting: bool = False  # taken by a swap, and the holder has had no turn since


class State(Struct):
    """`pile` from the top; `spared` keeps its cards on this 7; `buyer` has the rate of `cheap` in this part."""

    hired: list[Hired] = []
    pile: list[str] = []
    display: list[str] = []
    spared: int = NOBODY
    buyer: int = NOBODY
    cheap: str = ""


def of(g: Island) -> State:
    return cast(State, g.ext["helpers"])


def holds(g: Island, seat: int, helper: str) -> bool:
    return 0 <= seat < len(of(g).hired) and of(g).hired[seat].name == helper


def is_ready(g: Island, seat: int) -> bool:
    """Neither taken, turned nor used in this turn; a tile also waits for its holder's next one (HLP-15 to HLP-17)."""
    hired = of(g).hired[seat]
    return not hired.resting and hired.since < g.table.turn.part_number


def ready_problems(g: Island, seat: int, helper: str) -> Iterator[Problem]:
    """Why a seat cannot use this helper, whatever it does."""
    if not holds(g, seat, helper):
        yield "not_your_helper"
    elif not is_ready(g, seat):
        yield "helper_not_ready"


def ready_holder(g: Island, helper: str) -> int:
    """Who could use a helper now; NOBODY if it lies elsewhere, rests, or its holder left."""
    seats = (s for s in g.seats if holds(g, s, helper) and is_ready(g, s) and s not in g.gone)
    return next(seats, NOBODY)


def take(g: Island, seat: int, helper: str) -> None:
    """A helper lies down in front of a player, first side up, ready at once (HLP-06, HLP-14)."""
    of(g).hired[seat] = Hired(helper)


def turn_over(g: Island, seat: int) -> None:
    hired = of(g).hired[seat]
    hired.second, hired.since = True, g.table.turn.part_number


def swap(g: Island, seat: int, helper: str) -> None:
    """The used one goes back to the display, the other lies down first side up (HLP-21)."""
    state, order = of(g), helpers_of(g.rules)
    returned = state.hired[seat].name
    state.display.remove(helper)
    state.display = sorted([*state.display, returned], key=order.index)
    state.hired[seat] = Hired(helper, since=g.table.turn.part_number, resting=is_tiles(g.rules))


def begin_part(g: Island) -> None:
    """What held for the part before lapses; the one whose turn it is has a rested helper (HLP-15, HLP-61)."""
    state, turn = of(g), g.table.turn
    state.spared, state.buyer, state.cheap = NOBODY, NOBODY, ""
    if turn.part in ("turn", "paired"):
        state.hired[turn.actor].resting = False
