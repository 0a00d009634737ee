"""Rolling: up to three times, each time the dice one likes; and ending the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import ClassVar

from game.dice.arguments import Dice
from game.dice.questions import BuildingPhase, Rolling
from game.dice.table import DiceGame, Die, Throw
from game.dice.told import DiceRolled
from game.dice.turn import end_turn
from game.engine import Action, AnyGame, Problem, Question


class Throwing(Action, frozen=True, array_like=True):
    """What throws dice."""

    during: ClassVar[tuple[str, ...]] = ("first_roll", "rolling")
    group: ClassVar[str] = "turn"

    @classmethod
    def wrong_moment(cls, g: AnyGame, seat: int) -> str:
        """After the third roll there is none left; after an earlier end it is too late (DICE-08, DICE-10)."""
        return "no_roll_left" if g.table.sheets[seat].throw.rolls >= g.rules.box.rolls else "wrong_phase"


class Roll(Throwing, frozen=True, array_like=True):
    """Throw all dice: the first roll of a turn, or everything once more (DICE-05)."""

    key: ClassVar[str] = "roll"

    @classmethod
    def ways(cls, g: DiceGame, seat: int, prompt: Question | None) -> Iterable[Action]:
        return (cls(seat),)

    def apply(self, g: DiceGame, prompt: Question | None) -> None:
        throw = g.table.sheets[self.seat].throw
        roll(g, self.seat, list(range(1, throw.size + 1)))


class Reroll(Throwing, frozen=True, array_like=True):
    """Throw some dice once more and keep the others; none at all is the same as stopping (DICE-06 to DICE-09)."""

    key: ClassVar[str] = "reroll"
    during: ClassVar[tuple[str, ...]] = ("rolling",)
    dice: Dice

    @classmethod
    def ways(cls, g: DiceGame, seat: int, prompt: Question | None) -> Iterator[Action]:
        """Keep what serves one thing to build, or two together, and throw the rest."""
        throw = g.table.sheets[seat].throw
        costs = [Counter(cost) for cost in g.rules.box.costs.values()]
        aims = [*costs, *(a + b for a, b in combinations(costs, 2)), *(a + a for a in costs)]
        ways = [others(throw, aim) for aim in aims]
        return (cls(seat, list(dice)) for dice in dict.fromkeys(map(tuple, ways)) if 0 < len(dice) < throw.size)

    def problems(self, g: DiceGame, prompt: Question | None) -> Iterator[Problem]:
        size = g.table.sheets[self.seat].throw.size
        if len(set(self.dice)) != len(self.dice) or any(not 1 <= die <= size for die in self.dice):
            yield "bad_die"

    def apply(self, g: DiceGame, prompt: Question | None) -> None:
        if self.dice:
            roll(g, self.seat, self.dice)
        else:
            stop(g, self.seat)


class Stop(Action, frozen=True, array_like=True):
    """Leave the dice as they lie (DICE-09)."""

    key: ClassVar[str] = "stop_rolling"
    during: ClassVar[tuple[str, ...]] = ("rolling",)
    group: ClassVar[str] = "turn"

    def apply(self, g: DiceGame, prompt: Question | None) -> None:
        stop(g, self.seat)


class EndTurn(Action, frozen=True, array_like=True):
    """End the turn, at any time after the first roll (DICE-55)."""

    key: ClassVar[str] = "end_turn"
    during: ClassVar[tuple[str, ...]] = ("rolling", "building")
    group: ClassVar[str] = "turn"

    def apply(self, g: DiceGame, prompt: Question | None) -> None:
        end_turn(g, self.seat)


def roll(g: DiceGame, seat: int, numbers: list[int]) -> None:
    """Throw these dice; after the last roll there is only building."""
    throw, box = g.table.sheets[seat].throw, g.rules.box
    if not throw.dice:
        throw.dice = [Die("") for _ in range(throw.size)]
    for number in sorted(numbers):
        throw.dice[number - 1] = Die(box.faces[g.chance.below(len(box.faces), "resource_dice")])
    throw.rolls += 1
    g.tell(DiceRolled(seat=seat, cards=shown(g, throw), n=len(numbers), roll=throw.rolls, size=throw.size))
    if throw.rolls < box.rolls:
        g.ask(seat, Rolling(left=box.rolls - throw.rolls))
    else:
        stop(g, seat)


def stop(g: DiceGame, seat: int) -> None:
    g.table.sheets[seat].throw.ended = True
    g.ask(seat, BuildingPhase())


def shown(g: DiceGame, throw: Throw) -> dict[str, int]:
    """What the dice show that can still be used, in the order of the faces."""
    free = throw.free
    return {face: free[face] for face in g.rules.box.faces if free[face]}


def others(throw: Throw, aim: Counter[str]) -> list[int]:
    """The dice that an aim has no use for."""
    left, found = Counter(aim), list[int]()
    for number, die in enumerate(throw.dice, 1):
        if left[die.face] > 0:
            left[die.face] -= 1
        else:
            found.append(number)
    return found
