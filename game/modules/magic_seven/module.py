"""Magic 7 as a module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct

from game.board import Plan
from game.core.facts import facts
from game.core.variant import Variant, instead_of_the_desert
from game.engine import Problem
from game.look import Mark, Text
from game.lookout import Looking
from game.modules.fixed_boards import OWN_GROUND
from game.modules.magic_seven.gifts import TERRAIN, castle, due_cards, magic_card, magic_cards
from game.setup import Setup
from game.table import Island


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """The two dice on the castle's token."""

    dice: tuple[int, int]


FACTS = facts("magic_seven", Facts)
CASTLE_WORTH = 0.4  # points: a card on every eighteenth roll


class MagicSeven(Variant):
    """Free cards before everything else of a 7 that was thrown with 1 and 6."""

    key: ClassVar[str] = "magic_seven"
    claims: ClassVar[Mapping[str, str]] = {"desert": "one_desert_variant_only"}
    unfit: ClassVar[Mapping[str, str]] = OWN_GROUND
    steps: ClassVar[Mapping[str, Callable[..., None]]] = {"magic_cards": magic_cards, "magic_card": magic_card}

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        return (*codes, "wizard_castle")

    def board_plan(self, setup: Setup, plan: Plan) -> Plan:
        """Where the desert would lie; it takes no number (MG7-01)."""
        return instead_of_the_desert(plan, TERRAIN)

    def seven_gifts(self, g: Island) -> None:
        turn = g.table.turn
        due = due_cards(g)
        if sorted((turn.red, turn.yellow)) == sorted(FACTS.dice) and any(due):
            g.then("magic_cards", due=due)

    def bars_robber(self, g: Island, hex: int) -> tuple[Problem, ...]:
        """The robber never comes to the wizard (MG7-12)."""
        return ("wizard_castle",) if g.table.terrain[hex] == TERRAIN else ()

    def worth(self, g: Island, seat: int, value: float) -> float:
        return value + CASTLE_WORTH * due_cards(g)[seat]

    def look(self, g: Island, looking: Looking) -> None:
        label = "+".join(map(str, FACTS.dice))
        looking.marks.append(Mark("hex", castle(g), "badge", "number", label=label, alt=Text("look-magic-dice")))
