"""Rolling and ending the turn; where the dice come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.core.needs import Unbarred
from game.core.turn import ask_owner, leave_step, roll_stages
from game.engine import Action, Need, Question, Ruleset, phase
from game.engine.told import TurnEnded
from game.modules.base.lapse import lapse_offers
from game.modules.base.told import Rolled
from game.table import Island

ALL_PAIRS = list(range(36))
DECK_FLOOR = 5


class Roll(Action, frozen=True, array_like=True):
    """Roll the dice."""

    key: ClassVar[str] = "roll"
    during: ClassVar[tuple[str, ...]] = ("before_roll",)
    group: ClassVar[str] = "turn"

    def apply(self, g: Island, prompt: Question | None) -> None:
        leave_step(g, "before_roll")
        g.table.turn.rolled = True
        roll_stages(g)


class EndTurn(Action, frozen=True, array_like=True):
    """End the turn."""

    key: ClassVar[str] = "end_turn"
    during: ClassVar[tuple[str, ...]] = ("main", "trade", "build")
    group: ClassVar[str] = "turn"
    needs: ClassVar[tuple[Need, ...]] = (Unbarred("bars_end"),)

    def apply(self, g: Island, prompt: Question | None) -> None:
        leave_step(g, "main")
        if g.table.offers:
            lapse_offers(g)
        if not g.quiet:
            g.tell(TurnEnded(seat=self.seat))


class ToBuilding(Action, frozen=True, array_like=True):
    """Close the trade phase of this turn (mode split)."""

    key: ClassVar[str] = "to_building"
    during: ClassVar[tuple[str, ...]] = ("trade",)
    group: ClassVar[str] = "turn"

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        return rules.option("turn_mode") == "split"

    def apply(self, g: Island, prompt: Question | None) -> None:
        close_trade(g)


@phase
def before_roll(g: Island) -> Question:
    return ask_owner(g, "before_roll")


@phase
def main(g: Island) -> Question:
    """The free part of the turn; in mode split first trading, then building."""
    if not g.rules.split:
        return ask_owner(g, "main")
    return ask_owner(g, "build" if g.table.turn.closed_trade else "trade")


def close_trade(g: Island) -> None:
    """In mode split the first paid building ends trading for this turn (BASE-33)."""
    turn = g.table.turn
    if g.rules.split and turn.part == "turn" and not turn.closed_trade:
        turn.closed_trade = True
        lapse_offers(g)


def throw(g: Island) -> None:
    """Both dice: preset, from the balanced deck, or thrown; early sevens are thrown again (BASE-O5, BASE-O6)."""
    turn, rules = g.table.turn, g.rules
    if rules.plain_dice:
        turn.red, turn.yellow = g.chance.dice("dice")
        return
    preset = rules.preset_dice(g)
    if preset is not None:
        turn.red, turn.yellow = preset
        return
    source = _from_deck if rules.option("dice") == "balanced" else _thrown
    while True:
        turn.red, turn.yellow = source(g)
        if turn.number_rolled != 7 or turn.number > rules.number("no_seven_rounds") * rules.players:
            return


def _thrown(g: Island) -> tuple[int, int]:
    return g.chance.die("dice"), g.chance.die("dice")


def _from_deck(g: Island) -> tuple[int, int]:
    """One of 36 pairs without replacement; with five left all are mixed again."""
    t = g.table
    if len(t.dice_deck) <= DECK_FLOOR:
        t.dice_deck = list(ALL_PAIRS)
    pair = t.dice_deck.pop(g.chance.below(len(t.dice_deck), "dice"))
    return 1 + pair // 6, 1 + pair % 6


def throw_told(g: Island, source: str = "dice", card: str = "none") -> None:
    """The dice, or whatever stands for them, lie open; further ones are thrown with them."""
    turn, number = g.table.turn, g.table.turn.number_rolled
    g.tell(Rolled(seat=turn.owner, red=turn.red, yellow=turn.yellow, number=number, source=source, card=card))
    g.rules.thrown(g)


class BeforeRoll(Question, tag="before_roll"):
    turn: ClassVar[bool] = True

    def default(self, g: Island) -> Action:
        return Roll(self.seat)


class Phase(Question):
    """A free phase of the turn; silence ends it."""

    turn: ClassVar[bool] = True

    def default(self, g: Island) -> Action:
        first: Action | None = g.rules.before_ending(g, self.seat)
        return first or EndTurn(self.seat)


class Main(Phase, tag="main"):
    """Main."""


class TradePhase(Phase, tag="trade"):
    """TradePhase."""


class BuildPhase(Phase, tag="build"):
    """BuildPhase."""


def stage(name: str) -> Callable[..., object]:
    """A step that asks the hook of the same name."""

    def step(g: Island) -> None:
        getattr(g.rules, name)(g)

    return step
