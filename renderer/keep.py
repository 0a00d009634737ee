"""A bounded memory for drawn things: the oldest goes when the bytes run out; safe across threads."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Keep(Generic[T]):
    """Keeps what was made last, up to a number of bytes."""

    def __init__(self, limit: int, weigh: Callable[[T], int]) -> None:
        self.limit, self.bytes = limit, 0
        self._weigh, self._lock = weigh, Lock()
        self._things: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of that key, made now unless it is kept; two threads may make it twice, never harm it."""
        with self._lock:
            found = self._things.get(key)
            if found is not None:
                self._things.move_to_end(key)
                return found
        made = make()
        with self._lock:
            old = self._things.pop(key, None)
            if old is not None:
                self.bytes -= self._weigh(old)
            self._things[key] = made
            self.bytes += self._weigh(made)
            while self.bytes > self.limit and len(self._things) > 1:
                _, gone = self._things.popitem(last=False)
                self.bytes -= self._weigh(gone)
        return made

    def clear(self) -> None:
        """Forgets everything."""
        with self._lock:
            self._things.clear()
            self.bytes = 0

    def __len__(self) -> int:
        return len(self._things)
