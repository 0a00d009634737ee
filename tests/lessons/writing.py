"""Writing a lesson: a game played by hand with chance as it is wished; `python -m tests.lessons` writes all files."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

import msgspec

from game.engine import Action, Chance, submit
from game.engine.log import entry
from game.families import family
from game.lessons import FOLDER, Lesson, Line
from game.setup import Setup

T = TypeVar("T")


class Wished(Chance):
    """Chance that gives what is wished, in order: faces of dice, items picked, orders of shuffled things."""

    def __init__(self, *wishes: Any) -> None:
        super().__init__(lambda n: 0)
        self.wishes = list(wishes)

    def _take(self, n: int, value: int, purpose: str) -> int:
        assert 0 <= value < n, (value, n)
        self._below = lambda _: value
        return super().below(n, purpose)

    def below(self, n: int, purpose: str) -> int:
        return self._take(n, self.wishes.pop(0), purpose)

    def die(self, purpose: str) -> int:
        return 1 + self._take(6, self.wishes.pop(0) - 1, purpose)

    def pick(self, items: Sequence[T], purpose: str) -> T:
        return items[self._take(len(items), list(items).index(self.wishes.pop(0)), purpose)]

    def shuffle(self, items: MutableSequence[T], purpose: str) -> None:
        """Into the order wished; equal things are told apart by where they lie. One thing has no order."""
        if len(items) < 2:
            return
        wanted = list(self.wishes.pop(0))
        assert sorted(map(str, wanted)) == sorted(map(str, items)), (wanted, items)
        for last in range(len(items) - 1, 0, -1):
            other = max(i for i in range(last + 1) if items[i] == wanted[last])
            self._take(last + 1, other, purpose)
            items[last], items[other] = items[other], items[last]

    def from_counts(self, counts: Sequence[int], purpose: str) -> int:
        index = self.wishes.pop(0)
        self._take(sum(counts), sum(counts[:index]), purpose)
        return int(index)


class Script:
    """A lesson in the making."""

    def __init__(self, setup: Setup, names: list[str], learner: int, *wishes: Any) -> None:
        chance = Wished(*wishes)
        self.setup, self.names, self.learner = setup, names, learner
        self.g: Any = family(setup.family).new_game(setup, chance)
        assert not chance.wishes, f"wished for nothing: {chance.wishes}"
        self.drawn = list(chance.drawn)
        self.lines: list[Line] = []
        self.begins = 0

    def do(self, action: Action, *wishes: Any, say: str = "", pause: bool = False, answers: int = 0) -> None:
        """One action, with what chance gives to it."""
        chance = Wished(*wishes)
        self.g = submit(self.g, action, chance)
        assert not chance.wishes, f"{action}: wished for nothing: {chance.wishes}"
        line = entry(action, chance.drawn)
        self.lines.append(Line(line.key, line.values, line.drawn, say, pause, answers))

    def begin(self) -> None:
        """The learner comes in here."""
        self.begins = len(self.lines)

    def offer(self) -> int:
        """The newest offer."""
        return int(self.g.table.offers[-1].id)

    def corner(self, place: str) -> int:
        return self._at(place, "corner_at")

    def edge(self, place: str) -> int:
        return self._at(place, "edge_at")

    def hex(self, place: str) -> int:
        q, r = map(int, place.split(" ")[0].split(","))
        return int(self.g.rules.topology.hex_at(q, r))

    def _at(self, place: str, find: str) -> int:
        topology = self.g.rules.topology
        return int(getattr(topology, find)(self.hex(place), place.split(" ")[1]))

    def lesson(self) -> Lesson:
        return Lesson(self.setup, self.names, self.learner, self.drawn, self.lines, self.begins)


def written(lesson: Lesson) -> bytes:
    """A lesson as its file: one line of text per line of the game."""
    head = msgspec.to_builtins(lesson, str_keys=True)
    lines = head.pop("lines")
    parts = [f" {msgspec.json.encode(k).decode()}: {msgspec.json.encode(v).decode()}" for k, v in head.items()]
    body = ",\n".join(f"  {msgspec.json.encode(line).decode()}" for line in lines)
    return ("{\n" + ",\n".join(parts) + ',\n "lines": [\n' + body + "\n ]\n}\n").encode()


def write(name: str, lesson: Lesson) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_bytes(written(lesson))
