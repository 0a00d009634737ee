"""Which pasture becomes the jungle: the one with the best number; among equals the starting player chooses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec import Struct

from game.arguments import Hex
from game.core.facts import facts
from game.core.land import is_hex, touch
from game.engine import Action, Problem, Question, SoFar
from game.modules.jungle.told import JungleFound
from game.table import Island

TERRAIN, REPLACED = "jungle", "pasture"


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """Discovery tokens in the box, and the numbers a jungle may have, best first."""

    tokens: int
    numbers: list[tuple[int, int]]


FACTS = facts("jungle", Facts)


def candidates(g: Island) -> list[int]:
    """The pastures with the best number there is (JGL-02, JGL-03)."""
    t = g.table
    pastures = [hex for hex, terrain in enumerate(t.terrain) if terrain == REPLACED]
    ranked = ([hex for hex in pastures if t.tokens[hex] in numbers] for numbers in FACTS.numbers)
    return next(filter(None, ranked))


def choose_jungle(g: Island) -> None:
    """One candidate is taken at once, several are asked about (JGL-04)."""
    g.ask(g.table.first, ChooseJungle(hexes=candidates(g)))


class PickJungle(Action, frozen=True, array_like=True):
    """Turn one of the pastures into the jungle."""

    key: ClassVar[str] = "pick_jungle"
    during: ClassVar[tuple[str, ...]] = ("choose_jungle",)
    group: ClassVar[str] = "play"
    hex: Hex

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: ChooseJungle, so_far: SoFar) -> Sequence[int]:
        hexes: list[int] = prompt.hexes
        return hexes

    def problems(self, g: Island, prompt: ChooseJungle) -> Iterator[Problem]:
        if not is_hex(g, self.hex):
            yield "not_on_board"
        if self.hex not in prompt.hexes:
            yield "not_a_candidate"

    def apply(self, g: Island, prompt: Question | None) -> None:
        """The number stays, the pasture leaves the game, the robber comes (JGL-05, JGL-06)."""
        g.table.terrain[self.hex] = TERRAIN
        g.table.robber = self.hex
        touch(g)
        g.tell(JungleFound(hex=self.hex, number=g.table.tokens[self.hex]))


class ChooseJungle(Question, tag="choose_jungle"):
    hexes: list[int]

    def default(self, g: Island) -> Action:
        return PickJungle(self.seat, self.hexes[0])

    def forced(self, g: Island) -> Action | None:
        return self.default(g) if len(self.hexes) == 1 else None
