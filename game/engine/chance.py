"""Where randomness comes from: an input, whose outcomes are written to the log."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Hands out numbers and remembers them."""

    def __init__(self, below: Callable[[int], int]) -> None:
        self._below = below
        self.drawn: list[int] = []

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

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        value = self._below(n)
        self.drawn.append(value)
        return value

    def die(self) -> int:
        return 1 + self.below(6)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def from_counts(self, counts: Sequence[int]) -> int:
        """The index of one item drawn from a multiset given as counts."""
        ticket = self.below(sum(counts))
        for index, count in enumerate(counts):
            ticket -= count
            if ticket < 0:
                return index
        raise LookupError("nothing to draw from")


class FairChance(Chance):
    """Provably fair: outcome i is derived from a secret seed whose hash was shown before the game.

    `start` is how many outcomes the game has used so far (`game.drawn`).
    """

    def __init__(self, seed: bytes, game_id: str, start: int = 0) -> None:
        super().__init__(self._fair)
        self._seed, self._game_id, self._at = seed, game_id, start

    def _fair(self, n: int) -> int:
        number = self._at
        self._at += 1
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:  # a value past the last whole multiple of n would favour small numbers
            message = f"{self._game_id}:{number}:{attempt}".encode()
            value = int.from_bytes(hmac.digest(self._seed, message, hashlib.sha256)[:8], "big")
            if value < limit:
                return value % n
            attempt += 1


def commitment(seed: bytes) -> str:
    """What is shown at the start: the seed's hash."""
    return hashlib.sha256(seed).hexdigest()
