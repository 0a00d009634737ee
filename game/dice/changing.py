"""Changing dice after rolling: jokers of knights, and two gold for one of anything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.dice.arguments import Die, Face, Joker
from game.dice.deeds import Deed
from game.dice.sheets import GOLD
from game.dice.sheets import Joker as Printed
from game.dice.table import FREE, OUT, DiceGame, Sheet
from game.dice.told import GoldExchanged, JokerUsed
from game.dice.turn import go_on
from game.engine import Problem, Question, Refused, SoFar


class UseJoker(Deed, frozen=True, array_like=True):
    """Turn one die to the face a knight gives; once, then the joker is crossed out (DICE-26 to DICE-31)."""

    key: ClassVar[str] = "use_joker"
    during: ClassVar[tuple[str, ...]] = ("rolling", "building")
    group: ClassVar[str] = "turn"
    joker: Joker
    face: Face
    die: Die

    @classmethod
    def domain(cls, g: DiceGame, seat: int, prompt: Question | None, so_far: SoFar) -> Iterable[object]:
        sheet, jokers = g.table.sheets[seat], g.rules.side.joker
        if "face" in so_far:
            faces = [die.face if die.state == FREE else "" for die in sheet.throw.dice]
            return [faces.index(face) + 1 for face in g.rules.box.faces if face in faces]  # equal dice: the first
        if so_far:
            return [face for face in g.rules.box.faces if jokers[so_far["joker"]].gives(face)]
        return [joker.id for joker in jokers.values() if joker.id not in sheet.used and ready(sheet, joker)]

    def problems(self, g: DiceGame, prompt: Question | None) -> Iterator[Problem]:
        sheet, joker = g.table.sheets[self.seat], g.rules.side.joker.get(self.joker)
        if joker is None:
            yield "no_such_symbol"
            return
        if not ready(sheet, joker):
            yield "knight_missing"
        if joker.id in sheet.used:
            yield "joker_used"
        if self.face not in g.rules.box.faces or not joker.gives(self.face):
            yield "bad_face"
        dice = sheet.throw.dice
        if not 1 <= self.die <= len(dice) or dice[self.die - 1].state != FREE or dice[self.die - 1].face == self.face:
            yield "bad_die"

    def apply(self, g: DiceGame, prompt: Question | None) -> None:
        sheet = g.table.sheets[self.seat]
        sheet.throw.ended = True
        die = sheet.throw.dice[self.die - 1]
        g.tell(JokerUsed(seat=self.seat, joker=self.joker, give=die.face, get=self.face))
        die.face = self.face
        sheet.used.append(self.joker)
        go_on(g, self.seat)


def ready(sheet: Sheet, joker: Printed) -> bool:
    """Whether all its knights are built (DICE-26, DICE-51)."""
    return all(knight in sheet.built for knight in joker.needs)


class Exchange(Deed, frozen=True, array_like=True):
    """Of two dice showing gold one is turned to another face, the other is out of the turn (DICE-32, DICE-33)."""

    key: ClassVar[str] = "exchange_gold"
    during: ClassVar[tuple[str, ...]] = ("rolling", "building")
    group: ClassVar[str] = "turn"
    face: Face

    @classmethod
    def domain(cls, g: DiceGame, seat: int, prompt: Question | None, so_far: SoFar) -> Iterable[str]:
        return g.rules.box.faces

    def problems(self, g: DiceGame, prompt: Question | None) -> Iterator[Problem]:
        if g.table.sheets[self.seat].throw.free[GOLD] < 2:
            yield Refused("bad_count", rate=GOLD)
        if self.face == GOLD or self.face not in g.rules.box.faces:
            yield "bad_face"

    def apply(self, g: DiceGame, prompt: Question | None) -> None:
        throw = g.table.sheets[self.seat].throw
        throw.ended = True
        turned, out = [die for die in throw.dice if die.state == FREE and die.face == GOLD][:2]
        turned.face, out.state = self.face, OUT
        g.tell(GoldExchanged(seat=self.seat, get=self.face))
        go_on(g, self.seat)
