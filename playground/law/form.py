"""An Invalid Form Body under construction: every mistake at its place, as the API reports them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playground.wire import Json, Refusal

Path = Iterable[str | int]


class Mistakes:
    """Collects the mistakes of one request body."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note a mistake at a place in the body."""
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def text(self, path: Path, value: Any, low: int, high: int) -> None:
        """A text must have between `low` and `high` characters."""
        self._size(path, value, str, low, high)

    def length(self, path: Path, value: Any, low: int, high: int) -> None:
        """A list must have between `low` and `high` entries."""
        self._size(path, value, list, low, high)

    def _size(self, path: Path, value: Any, kind: Any, low: int, high: int) -> None:
        if value is not None and not isinstance(value, kind):
            self.add(path, "BASE_TYPE_BAD_TYPE", f"Not of type {kind.__name__}.")
            return
        size = len(value or ())
        if size > high and low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif not low <= size <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def required(self, path: Path) -> None:
        """A field is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def done(self) -> None:
        """Refuse the request if there was any mistake."""
        if self.tree:
            raise Refusal(400, 50035, "Invalid Form Body", self.tree)
