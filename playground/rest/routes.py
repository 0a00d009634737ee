"""How an area lists its routes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playground.wire import Answer, Call

Handler = Callable[[Call], Answer]


@dataclass(frozen=True)
class Route:
    """One operation of the API."""

    method: str
    path: str
    handler: Handler
    open: bool = False

    @property
    def rule(self) -> str:
        """The name of its rate limit."""
        return f"{self.method} {self.path}"


class Routes:
    """The operations of one area; `open` ones carry their token in the path instead of a header."""

    def __init__(self, *, open: bool = False) -> None:
        self.all: list[Route] = []
        self._open = open

    def _add(self, method: str, path: str) -> Callable[[Handler], Handler]:
        def keep(handler: Handler) -> Handler:
            self.all.append(Route(method, path, handler, self._open))
            return handler

        return keep

    def get(self, path: str) -> Callable[[Handler], Handler]:
        """Read."""
        return self._add("GET", path)

    def post(self, path: str) -> Callable[[Handler], Handler]:
        """Make."""
        return self._add("POST", path)

    def put(self, path: str) -> Callable[[Handler], Handler]:
        """Set."""
        return self._add("PUT", path)

    def patch(self, path: str) -> Callable[[Handler], Handler]:
        """Change."""
        return self._add("PATCH", path)

    def delete(self, path: str) -> Callable[[Handler], Handler]:
        """Remove."""
        return self._add("DELETE", path)
