"""Helpers as a module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct

from game.core.variant import Variant
from game.engine import Action, Chance, Question
from game.look import Hand
from game.lookout import Looking
from game.modules.fixed_boards import FIXED_BOARDS
from game.modules.helpers import asla, dealing, development_cards, gregor, looks, roads, robber, rolls, ryan, stina
from game.modules.helpers import turning as after_use
from game.modules.helpers.facts import ALL, EDITION, TILES
from game.modules.helpers.state import State, begin_part, of
from game.modules.helpers.views import imagine_questions
from game.modules.helpers.worth import worth
from game.setup import Option, Value
from game.table import Island

AHEAD = ("not_your_helper", "helper_not_ready", "must_use", "must_swap", "not_in_display")
CODES = ("no_knight", "robber_off_board")


class Helpers(Variant):
    """One helper for everybody: used, turned over, used again, swapped."""

    key: ClassVar[str] = "helpers"
    seats: ClassVar[range] = range(3, 7)
    requires: ClassVar[tuple[str, ...]] = ("development",)
    unfit: ClassVar[Mapping[str, str]] = FIXED_BOARDS
    options: ClassVar[tuple[Option, ...]] = (EDITION, ALL)
    State: ClassVar[type[Struct]] = State
    actions: ClassVar[tuple[type[Action], ...]] = (
        asla.Asla, roads.Yngvi, rolls.Hilda, roads.Hogani, rolls.Thorolf, development_cards.Diara, ryan.Ryan,
        gregor.Gregor, stina.Stina, robber.Digur, robber.Kaja, development_cards.Carla,
        after_use.TurnHelper, after_use.SwapHelper, rolls.DeclineHelper, asla.GiveReturn, asla.DemandAgain,
        asla.StopAsking, development_cards.KeepCard, ryan.TakeCard,
    )  # fmt: skip
    prompts: ClassVar[tuple[type[Question], ...]] = (
        after_use.TurnOrSwap, rolls.HildaQuestion, rolls.ThorolfQuestion, asla.AslaReturn, asla.AslaNext,
        development_cards.DiaraCard, ryan.RyanCard,
    )  # fmt: skip
    steps: ClassVar[Mapping[str, Callable[..., None]]] = {
        "turn_or_swap": after_use.turn_or_swap,
        "asla_next": asla.asla_next,
    }

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        """Whether the helper can act at all comes before the phase; its own conditions before the usual ones."""
        early, late = codes.index("wrong_phase"), codes.index("no_effect")
        return (*codes[:early], *AHEAD, *codes[early:late], *CODES, *codes[late:])

    def idle(self, options: Mapping[str, Value]) -> frozenset[str]:
        """With tiles no rate outlasts its use."""
        return frozenset({"rate"} if options[EDITION.key] == TILES else ())

    # --- who has which -----------------------------------------------------------------------------------------------

    def prepare(self, g: Island) -> None:
        dealing.lay_out(g)

    def founded(self, g: Island, seat: int, round: int, corner: int) -> None:
        dealing.give_helper(g, seat, round)

    def founding_done(self, g: Island) -> None:
        dealing.open_display(g)

    def part_began(self, g: Island) -> None:
        begin_part(g)

    # --- what they do by themselves ----------------------------------------------------------------------------------

    def consolation(self, g: Island) -> None:
        rolls.ask_hilda(g)

    def seven_shields(self, g: Island) -> None:
        rolls.thorolf_acts(g)

    def spared(self, g: Island, seat: int) -> bool:
        return of(g).spared == seat

    def rate(self, g: Island, seat: int, kind: str, n: int) -> int:
        return stina.rate(g, seat, kind, n)

    # --- what is seen ------------------------------------------------------------------------------------------------

    def imagines(self, g: Island, chance: Chance) -> None:
        imagine_questions(g, chance)

    def look(self, g: Island, looking: Looking) -> None:
        looks.add_look(g, looking)

    def hand(self, g: Island, seat: int, hand: Hand) -> Hand:
        return looks.add_hand(g, seat, hand)

    def worth(self, g: Island, seat: int, value: float) -> float:
        return value + worth(g, seat)
