"""Where randomness comes from: an input, asked for a purpose, whose outcomes are written to the log."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from functools import cache
from typing import TypeVar

T = TypeVar("T")
WORD = 1 << 64  # an outcome is made of eight bytes


@cache
def _twice(purpose: str) -> tuple[tuple[str, int], ...]:
    """What two dice are asked for."""
    return ((purpose, 6), (purpose, 6))


class Chance:
    """Hands out numbers and remembers them, with what each was asked for."""

    def __init__(self, below: Callable[[int], int]) -> None:
        self._below = below
        self.drawn: list[int] = []
        self.asked: list[tuple[str, int]] = []  # purpose and bound of each

    @classmethod
    def replaying(cls, drawn: Iterable[int]) -> Chance:
        """Give again what was given before; running dry is a `LookupError`."""
        values = iter(drawn)

        def again(n: int) -> int:
            value = next(values, None)
            if value is None or not 0 <= value < n:
                raise LookupError(f"the recorded outcomes do not fit: wanted one below {n}, got {value}")
            return value

        return cls(again)

    def below(self, n: int, purpose: str) -> int:
        """A number from 0 to n - 1, each equally likely; the purpose says what is decided by it."""
        value = self._below(n)
        self.drawn.append(value)
        self.asked.append((purpose, n))
        return value

    def die(self, purpose: str) -> int:
        return 1 + self.below(6, purpose)

    def dice(self, purpose: str) -> tuple[int, int]:
        """Two dice, one after the other; at once where nothing but the source decides."""
        if type(self) is not Chance:
            return self.die(purpose), self.die(purpose)
        red, yellow = self._below(6), self._below(6)
        self.drawn += (red, yellow)
        self.asked += _twice(purpose)
        return 1 + red, 1 + yellow

    def pick(self, items: Sequence[T], purpose: str) -> T:
        return items[self.below(len(items), purpose)]

    def shuffle(self, items: MutableSequence[T], purpose: str) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, purpose)
            items[last], items[other] = items[other], items[last]

    def from_counts(self, counts: Sequence[int], purpose: str) -> int:
        """The index of one item drawn from a multiset given as counts."""
        ticket = self.below(sum(counts), purpose)
        for index, count in enumerate(counts):
            ticket -= count
            if ticket < 0:
                return index
        raise LookupError("nothing to draw from")

    def lots(self, purpose: str) -> Lots:
        """The same chance for one purpose only."""
        return Lots(self, purpose)

    def forget(self) -> None:
        """Remember no earlier outcome."""
        self.drawn.clear()
        self.asked.clear()


class Lots:
    """Chance that serves one purpose, for those who need not know which."""

    def __init__(self, chance: Chance, purpose: str) -> None:
        self.chance, self._purpose = chance, purpose

    def below(self, n: int) -> int:
        return self.chance.below(n, self._purpose)

    def pick(self, items: Sequence[T]) -> T:
        return self.chance.pick(items, self._purpose)

    def shuffle(self, items: MutableSequence[T]) -> None:
        self.chance.shuffle(items, self._purpose)


class FairChance(Chance):
    """Provably fair: the outcomes of a purpose are numbered, and each is derived from a secret seed, the stream of the
    game it belongs to, the purpose and its number.

    So the twelfth throw is decided when a game begins, whatever is bought or stolen before it, and no outcome says
    anything about one of another purpose or stream. `used` counts what each purpose has had so far (`game.lots`).
    """

    def __init__(self, seed: bytes, stream: Callable[[str], str], used: Mapping[str, int] | None = None) -> None:
        super().__init__(lambda n: 0)
        self._seed, self._stream, self._used = seed, stream, dict(used or {})

    def below(self, n: int, purpose: str) -> int:
        number = self._used.get(purpose, 0)
        self._used[purpose] = number + 1
        value = outcome(self._seed, f"{self._stream(purpose)}:{purpose}:{number}", n)
        self.drawn.append(value)
        self.asked.append((purpose, n))
        return value


class NumberedChance(Chance):
    """How games were played that began before outcomes had purposes: number i of the game, whatever it is for.

    `start` is how many outcomes the game has used so far (`game.drawn`).
    """

    def __init__(self, seed: bytes, game_id: str, start: int = 0) -> None:
        super().__init__(self._numbered)
        self._seed, self._game_id, self._at = seed, game_id, start

    def _numbered(self, n: int) -> int:
        number = self._at
        self._at += 1
        return outcome(self._seed, f"{self._game_id}:{number}", n)


def outcome(seed: bytes, message: str, n: int) -> int:
    """A number from 0 to n - 1 that follows from a seed and a message, and cannot be told without the seed."""
    limit = WORD - WORD % n
    attempt = 0
    while True:  # a value past the last whole multiple of n would favour small numbers
        digest = hmac.digest(seed, f"{message}:{attempt}".encode(), hashlib.sha256)
        value = int.from_bytes(digest[:8], "big")
        if value < limit:
            return value % n
        attempt += 1


def commitment(seed: bytes) -> str:
    """What is shown at the start: the seed's hash."""
    return hashlib.sha256(seed).hexdigest()
