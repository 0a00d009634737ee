"""The players there are, by level: from a view and a prompt the action they take."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from game.dice.automa.odds import Aim, Faces, Odds, Worth, aims, best_of, faces_of, jokers_of
from game.dice.automa.worth import farsighted, plain
from game.dice.building import Build
from game.dice.changing import Exchange, UseJoker
from game.dice.rolling import EndTurn, Reroll, Roll, Stop
from game.dice.sheets import ANY, GOLD
from game.dice.table import FREE, DiceGame
from game.engine import Action, Question

Over: TypeAlias = Callable[[], bool]
"""Says that the time to think is over."""

Think: TypeAlias = Callable[[DiceGame, Question, Random, Over], Action]
_NEARER = 0.45  # how likely somebody gentle thinks it is to get one more die right


class Level(NamedTuple):
    """An automatic player."""

    name: str
    think: Think

    def choose(self, seen: DiceGame, seat: int, rng: Random, stop: Over = lambda: False) -> Action:
        """What the seat does at its open prompt, from nothing but its view."""
        prompt = next(p for p in seen.prompts if p.seat == seat)
        return self.think(seen, prompt, rng, stop)


def cautious(seen: DiceGame, prompt: Question, rng: Random, stop: Over) -> Action:
    """The fair default: for somebody away nothing is spent that they may want later."""
    return prompt.default(seen)


def gentle(seen: DiceGame, prompt: Question, rng: Random, stop: Over) -> Action:
    """Takes aim at what seems nearest and rolls the dice that do not serve it; jokers and gold it leaves alone."""
    if prompt.kind != "rolling":
        return cautious(seen, prompt, rng, stop)
    seat = prompt.seat
    have = faces_of(seen, seat)
    goals = aims(seen, seat, plain, sum(have))
    nothing = min(aim.worth for aim in goals if not aim.symbols)
    goal = max(goals, key=lambda aim: (aim.worth - nothing) * _NEARER ** _short(have, aim))
    return _rolling(seen, seat, tuple(map(min, have, goal.need))) if _short(have, goal) else Stop(seat)


def _short(have: Faces, aim: Aim) -> int:
    return sum(max(0, n - h) for n, h in zip(aim.need, have, strict=True))


def reckoning(worth: Worth) -> Think:
    """A player that counts what every roll promises, and judges by a worth of its own."""

    def think(seen: DiceGame, prompt: Question, rng: Random, stop: Over) -> Action:
        seat = prompt.seat
        if prompt.kind == "first_roll":
            return Roll(seat)
        have, jokers = faces_of(seen, seat), jokers_of(seen, seat)
        goals = aims(seen, seat, worth, sum(have))
        if prompt.kind == "rolling":
            odds = Odds(goals, jokers, sum(have), len(have))
            _, kept = odds.keep(have, seen.rules.box.rolls - seen.table.sheets[seat].throw.rolls)
            if kept != have:
                return _rolling(seen, seat, kept)
        return _towards(seen, seat, have, best_of(have, goals, jokers)[1])

    return think


def _rolling(seen: DiceGame, seat: int, kept: Faces) -> Action:
    """Roll all but these."""
    left = dict(zip(seen.rules.box.faces, kept, strict=True))
    numbers = []
    for number, die in enumerate(seen.table.sheets[seat].throw.dice, 1):
        if left[die.face]:
            left[die.face] -= 1
        else:
            numbers.append(number)
    return Reroll(seat, numbers)


def _towards(seen: DiceGame, seat: int, have: Faces, aim: Aim) -> Action:
    """The next step to what was decided: gold first, then jokers, then the building itself."""
    faces = seen.rules.box.faces
    missing = [face for face, n, h in zip(faces, aim.need, have, strict=True) if n > h]
    if not missing:
        return Build(seat, aim.symbols[0]) if aim.symbols else EndTurn(seat)
    sheet, side = seen.table.sheets[seat], seen.rules.side
    ready = [j for j in side.jokers if j.id not in sheet.used and set(j.needs) <= set(sheet.built)]
    own = {j.face: j for j in ready}
    if have[faces.index(GOLD)] >= 2:
        return Exchange(seat, next((face for face in missing if face not in own), missing[0]))
    face = next((face for face in missing if face in own), missing[0])
    spare = {f: h - n for f, n, h in zip(faces, aim.need, have, strict=True)}
    die = next(n for n, d in enumerate(sheet.throw.dice, 1) if d.state == FREE and spare[d.face] > 0)
    return UseJoker(seat, own[face if face in own else ANY].id, face, die)


LEVELS: dict[str, Level] = {
    "gentle": Level("gentle", gentle),
    "steady": Level("steady", reckoning(plain)),
    "sharp": Level("sharp", reckoning(farsighted)),
    "cautious": Level("cautious", cautious),
}
