"""Castles as a module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct

from game.core.variant import Variant
from game.engine import Action, Problem, Question
from game.look import Chip, Mark, Text
from game.lookout import Looking
from game.modules.castles.deciding import BuildCastle, Castle, DeclineCastle, decide
from game.modules.castles.state import PAIR, State, castles_left, of
from game.modules.castles.worth import castles_worth
from game.modules.development.state import of as development
from game.table import Island

CODES = ("no_castle_left", "no_hex", "not_now", "not_adjacent", "no_number", "already_castle", "robber_here", "castle")


class Castles(Variant):
    """Six castles, paid with pairs of knights."""

    key: ClassVar[str] = "castles"
    requires: ClassVar[tuple[str, ...]] = ("development",)
    State: ClassVar[type[Struct]] = State
    actions: ClassVar[tuple[type[Action], ...]] = (BuildCastle, DeclineCastle)
    prompts: ClassVar[tuple[type[Question], ...]] = (Castle,)
    steps: ClassVar[Mapping[str, Callable[..., None]]] = {"decide_castle": decide}

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        return (*codes, *CODES)

    def prepare(self, g: Island) -> None:
        of(g).unpaired = [0] * g.rules.players

    def knight_played(self, g: Island, seat: int) -> None:
        """The second of a pair is settled only after the decision (CAS-13, ATX-23)."""
        state = of(g)
        state.unpaired[seat] += 1
        if state.unpaired[seat] == PAIR:
            g.hold()

    def knight_settled(self, g: Island, seat: int) -> None:
        if of(g).unpaired[seat] == PAIR:
            g.then("decide_castle", seat=seat)

    def knight_gone(self, g: Island, seat: int) -> None:
        """A knight of a decided pair goes first, else the open pair is one short (CAS-D1)."""
        state = of(g)
        state.unpaired[seat] = min(state.unpaired[seat], development(g).knights[seat])

    def bars_robber(self, g: Island, hex: int) -> tuple[Problem, ...]:
        return ("castle",) if hex in of(g).castles else ()

    def hex_lost(self, g: Island, hex: int) -> None:
        """A sunken hex gives its castle back (ATX-22)."""
        castles = of(g).castles
        if hex in castles:
            castles.remove(hex)

    def worth(self, g: Island, seat: int, value: float) -> float:
        return value + castles_worth(g, seat)

    def look(self, g: Island, looking: Looking) -> None:
        looking.marks += [Mark("hex", hex, "ring", "castle", alt=Text("look-castle")) for hex in of(g).castles]
        left = castles_left(g)
        looking.chips.append(Chip("castle", str(left), Text("look-castles-left", {"n": left})))
