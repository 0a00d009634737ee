"""Where the board takes its chance from."""

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import Protocol, TypeVar

T = TypeVar("T")


class Lots(Protocol):
    """Lots drawn for the board; the engine's chance is one."""

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, all equally likely."""

    def pick(self, seq: Sequence[T], /) -> T:
        """One of these, all equally likely."""

    def shuffle(self, items: list[T], /) -> None:
        """Bring the list into any order, all equally likely."""


class Stretched:
    """Many lots made of eight large ones, so that a deal repeated until it fits leaves a short record."""

    def __init__(self, lots: Lots) -> None:
        self._seed = b"".join(lots.below(1 << 32).to_bytes(4, "big") for _ in range(8))
        self._bytes = b""
        self._next = 0
        self._block = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (n at most 256), all equally likely."""
        if not 0 < n <= 256:
            raise ValueError(f"one byte cannot decide between {n}")
        fair = 256 - 256 % n  # a byte past the last whole multiple of n would favour small numbers
        while True:
            if self._next == len(self._bytes):
                self._refill()
            byte = self._bytes[self._next]
            self._next += 1
            if byte < fair:
                return byte % n

    def pick(self, seq: Sequence[T]) -> T:
        """One of these."""
        return seq[self.below(len(seq))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Bring the list into any order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _refill(self) -> None:
        self._bytes = sha256(self._seed + self._block.to_bytes(8, "big")).digest()
        self._next = 0
        self._block += 1
