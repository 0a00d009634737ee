"""What lies on the table of a dice game: a sheet for everybody, the dice of the turn, awards. All of it is public."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, field

from game.engine import Game
from game.plain import Settings

if TYPE_CHECKING:
    from game.dice.rules import Rules

FREE, SPENT, OUT = "free", "spent", "out"


class Die(Struct, array_like=True):
    """A die of this turn: what it shows, and whether it is free, spent, or out of the turn."""

    face: str
    state: str = FREE


class Throw(Struct):
    """A turn as far as it has come; dice are counted from 1 (d1, d2 …)."""

    size: int = 0  # how many dice there are this turn
    dice: list[Die] = []
    rolls: int = 0
    ended: bool = False  # rolling has ended
    built: list[str] = []

    @property
    def free(self) -> Counter[str]:
        """The faces that can still be used."""
        return Counter(die.face for die in self.dice if die.state == FREE)

    def spend(self, faces: dict[str, int]) -> None:
        """Use dice that show these faces: equal ones are the same to everybody."""
        for face, count in faces.items():
            for _ in range(count):
                next(die for die in self.dice if die.state == FREE and die.face == face).state = SPENT


class Sheet(Struct):
    """One player's sheet: symbols built, jokers crossed out, the boxes of the score track, turns had."""

    built: list[str] = []
    used: list[str] = []
    boxes: list[int] = []
    turns: int = 0
    throw: Throw = field(default_factory=Throw)


class Turn(Struct):
    """The turn in progress; where turns are independent `actor` is the one shown first."""

    number: int = 0  # counts the turns of the game
    owner: int = 0
    actor: int = 0
    part: str = "turn"
    part_number: int = 0


class Table(Struct):
    """Everything that is saved of a dice game beside what every game has."""

    sheets: list[Sheet]
    turn: Turn = field(default_factory=Turn)
    awards: dict[str, int] = {}  # holder by award key; absent = nobody
    first: int = 0
    people: list[int] = []  # which person of the lobby sits at each seat
    colours: list[str] = []


DiceGame: TypeAlias = "Game[Table, Settings, Rules]"
