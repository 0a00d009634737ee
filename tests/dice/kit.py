"""Positions of the dice game in the words of its rule book.

g = showing(have(basic(), 0, "R1", "S3"), 0, "wood brick wool grain ore gold")
g = act(g, Build(0, "R3"))
"""

from __future__ import annotations

from game.dice.create import new_game
from game.dice.questions import BuildingPhase, Rolling
from game.dice.sheets import box
from game.dice.table import SPENT, DiceGame, Die, Throw
from game.dice.turn import start_turn
from game.engine import Chance
from game.setup import Setup, Value
from tests.kit import act, lots, seeded

FACES = box().faces


def setup(players: int = 2, variant: str = "basic", **options: Value) -> Setup:
    """A set-up whose seats and starting seat are known."""
    return Setup(players, (), {"variant": variant, "seats": "chosen", "start": "1", **options}, (), family="dice")


def basic(players: int = 2, **options: Value) -> DiceGame:
    """A new game on the basic side, seat 0 about to roll."""
    return new_game(setup(players, **options), seeded())


def plus(players: int = 2, **options: Value) -> DiceGame:
    """A new game on the plus side, seat 0 about to roll."""
    return new_game(setup(players, "plus", **options), seeded())


def have(g: DiceGame, seat: int, *symbols: str) -> DiceGame:
    """Symbols built in earlier turns."""
    g.table.sheets[seat].built += symbols
    return g


def boxes(g: DiceGame, seat: int, *points: int) -> DiceGame:
    """Boxes of the score track filled in earlier turns."""
    sheet = g.table.sheets[seat]
    sheet.boxes, sheet.turns = list(points), len(points)
    return g


def turn_of(g: DiceGame, seat: int) -> DiceGame:
    """The turn of a seat begins."""
    g.prompts.clear()
    g.events.clear()
    start_turn(g, seat)
    return g


def showing(g: DiceGame, seat: int, faces: str, *, rolls: int = 3) -> DiceGame:
    """The turn of a seat with the dice lying so; after the last roll there is only building."""
    if [p.seat for p in g.prompts] != [seat]:
        turn_of(g, seat)
    g.prompts = [p for p in g.prompts if p.seat != seat]
    dice = [Die(face) for face in faces.split()]
    g.table.sheets[seat].throw = Throw(len(dice), dice, rolls, rolls == 3)
    if rolls == 3:
        g.ask(seat, BuildingPhase())
    else:
        g.ask(seat, Rolling(left=3 - rolls))
    return g


def faces(*shown: str) -> Chance:
    """Dice that show these faces, in the order they are thrown."""
    return lots(*(FACES.index(face) for text in shown for face in text.split()))


def free(g: DiceGame, seat: int) -> dict[str, int]:
    """The faces that can still be used."""
    return dict(g.table.sheets[seat].throw.free)


def spent(g: DiceGame, seat: int) -> list[str]:
    return [die.face for die in g.table.sheets[seat].throw.dice if die.state == SPENT]


def sheet(g: DiceGame, seat: int):  # type: ignore[no-untyped-def]
    return g.table.sheets[seat]


__all__ = ["act", "basic", "boxes", "faces", "free", "have", "plus", "setup", "sheet", "showing", "spent", "turn_of"]
