"""The specialists as a module: five awards without a holder's advantage, an income, and a win by four cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.core.awards import Award
from game.core.cards import one, take_bank
from game.core.variant import Variant
from game.lookout import Looking
from game.modules.specialists.told import SpecialistIncome
from game.setup import Setup
from game.table import Island

RESOURCES = ("wood", "brick", "wool", "grain", "ore")
PREFIX = "specialist_"
CARDS_TO_WIN = 4
INCOME = 0.5  # points: a resource every own turn, as long as the card is held
LOOKS = {
    "wood": "look-specialist-wood", "brick": "look-specialist-brick", "wool": "look-specialist-wool",
    "grain": "look-specialist-grain", "ore": "look-specialist-ore",
}  # fmt: skip


def knowledge(resource: str) -> Callable[[Island, int], int]:
    """Points in one resource: the size of every own building for each adjacent hex of its terrain (SPC-02)."""

    def measure(g: Island, seat: int) -> int:
        kind, t = g.rules.index[resource], g.table
        return sum(
            building.size
            for corner, building in t.buildings.items()
            if building.seat == seat
            for hex in g.rules.topology.corner_hexes[corner]
            if t.alive[hex] and g.rules.resource_of.get(t.terrain[hex]) == kind
        )

    return measure


def cards_of(g: Island, seat: int) -> list[str]:
    """The resources whose cards a seat holds."""
    return [r for r in RESOURCES if g.table.awards.get(PREFIX + r) == seat]


class Specialists(Variant):
    """One card per resource, 1 point and 1 resource a turn each."""

    key: ClassVar[str] = "specialists"
    after: ClassVar[tuple[str, ...]] = ("harbormaster",)
    seats: ClassVar[range] = range(3, 7)
    awards: ClassVar[tuple[Award, ...]] = tuple(Award(PREFIX + r, 1, 4, knowledge(r), "nobody") for r in RESOURCES)

    def extra_points(self, setup: Setup, main: str) -> int:
        return 2

    def income(self, g: Island) -> None:
        """One resource for each card held, as far as the bank has it; no production (SPC-08 to SPC-11)."""
        seat, bank = g.table.turn.owner, g.table.bank
        gained = [r for r in cards_of(g, seat) if bank[g.rules.index[r]] > 0]
        for resource in gained:
            take_bank(g, seat, one(g, g.rules.index[resource]))
        if gained:
            g.tell(SpecialistIncome(seat=seat, cards=dict.fromkeys(gained, 1)))

    def look(self, g: Island, looking: Looking) -> None:
        """How far everybody has come in each resource: what the cards are given for."""
        for award, (resource, words) in zip(self.awards, LOOKS.items(), strict=True):
            for seat in g.seats:
                looking.some(seat, PREFIX + resource, award.measure(g, seat), words)

    def worth(self, g: Island, seat: int, value: float) -> float:
        return value + INCOME * len(cards_of(g, seat))

    def wins(self, g: Island, seat: int) -> str | None:
        return "specialists" if len(cards_of(g, seat)) >= CARDS_TO_WIN else None
