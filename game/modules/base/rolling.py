"""Rolling and ending the turn; where the dice come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from game.core.turn import leave_step, roll_stages
from game.engine import Action, Kind, Problem, Prompt, Ruleset
from game.modules.base.lapse import lapse_offers
from game.table import Island

ALL_PAIRS = list(range(36))
DECK_FLOOR = 5


class Roll(Action, frozen=True, array_like=True):
    """Roll the dice."""

    key: ClassVar[str] = "roll"
    during: ClassVar[tuple[str, ...]] = ("before_roll",)
    group: ClassVar[str] = "turn"

    @classmethod
    def suggest(cls, g: Island, seat: int, prompt: Prompt | None) -> tuple[Action, ...]:
        return (cls(seat),)

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        leave_step(g, "before_roll")
        g.table.turn.rolled = True
        roll_stages(g)


class EndTurn(Action, frozen=True, array_like=True):
    """End the turn."""

    key: ClassVar[str] = "end_turn"
    during: ClassVar[tuple[str, ...]] = ("main", "trade", "build")
    group: ClassVar[str] = "turn"

    @classmethod
    def suggest(cls, g: Island, seat: int, prompt: Prompt | None) -> tuple[Action, ...]:
        return () if g.rules.bars_end(g) else (cls(seat),)

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        return iter(g.rules.bars_end(g))

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        leave_step(g, "main")
        lapse_offers(g)
        g.tell("turn_ended", seat=self.seat)


class ToBuilding(Action, frozen=True, array_like=True):
    """Close the trade phase of this turn (mode split)."""

    key: ClassVar[str] = "to_building"
    during: ClassVar[tuple[str, ...]] = ("trade",)
    group: ClassVar[str] = "turn"

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return rules.option("turn_mode") == "split"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        close_trade(g)


def close_trade(g: Island) -> None:
    """In mode split the first paid building ends trading for this turn (BASE-33)."""
    turn = g.table.turn
    if g.rules.option("turn_mode") == "split" and turn.part == "turn" and not turn.closed_trade:
        turn.closed_trade = True
        lapse_offers(g)


def throw(g: Island) -> None:
    """Both dice: preset, from the balanced deck, or thrown; early sevens are thrown again (BASE-O5, BASE-O6)."""
    turn = g.table.turn
    preset = g.rules.preset_dice(g)
    if preset is not None:
        turn.red, turn.yellow = preset
        return
    source = _from_deck if g.rules.option("dice") == "balanced" else _thrown
    while True:
        turn.red, turn.yellow = source(g)
        if turn.number_rolled != 7 or turn.number > g.rules.number("no_seven_rounds") * g.rules.players:
            return


def _thrown(g: Island) -> tuple[int, int]:
    return g.chance.die(), g.chance.die()


def _from_deck(g: Island) -> tuple[int, int]:
    """One of 36 pairs without replacement; with five left all are mixed again."""
    t = g.table
    if len(t.dice_deck) <= DECK_FLOOR:
        t.dice_deck = list(ALL_PAIRS)
    pair = t.dice_deck.pop(g.chance.below(len(t.dice_deck)))
    return 1 + pair // 6, 1 + pair % 6


def throw_told(g: Island, source: str = "dice", card: str = "none") -> None:
    """The dice, or whatever stands for them, lie open; further ones are thrown with them."""
    turn, number = g.table.turn, g.table.turn.number_rolled
    g.tell("rolled", seat=turn.owner, red=turn.red, yellow=turn.yellow, number=number, source=source, card=card)
    g.rules.thrown(g)


class BeforeRoll(Kind):
    key: ClassVar[str] = "before_roll"
    turn: ClassVar[bool] = True

    def default(self, g: Island, prompt: Prompt) -> Action:
        return Roll(prompt.seat)


class Phase(Kind):
    """A free phase of the turn; silence ends it."""

    turn: ClassVar[bool] = True

    def default(self, g: Island, prompt: Prompt) -> Action:
        first: Action | None = g.rules.before_ending(g, prompt.seat)
        return first or EndTurn(prompt.seat)


class Main(Phase):
    key: ClassVar[str] = "main"


class TradePhase(Phase):
    key: ClassVar[str] = "trade"


class BuildPhase(Phase):
    key: ClassVar[str] = "build"


def stage(name: str) -> Any:
    """A step that asks the hook of the same name."""

    def step(g: Island) -> None:
        getattr(g.rules, name)(g)

    return step
