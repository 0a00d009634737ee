"""Fluent texts read message by message: a file is cut into messages at once, and each is parsed when first said.

The parser takes seconds for all texts of four languages, and one process says few of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

_START = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
_parser = FluentParser(with_spans=False)

Entry = ast.Message | ast.Term
Functions = dict[str, Callable[..., object]]


def messages(text: str) -> Iterator[tuple[str, str]]:
    """Every message or term of a file by name, as it is written; what follows a name indented belongs to it."""
    starts = list(_START.finditer(text))
    for number, start in enumerate(starts, 1):
        end = starts[number].start() if number < len(starts) else len(text)
        yield start[0], text[start.start() : end]


class _Entries(dict[str, Entry]):
    """Messages that were parsed; those that are only written are parsed when somebody asks."""

    def __init__(self) -> None:
        super().__init__()
        self.written: dict[str, str] = {}

    def __contains__(self, key: object) -> bool:
        return key in self.written

    def __missing__(self, key: str) -> Entry:
        parsed = _parser.parse_entry(self.written[key])
        if not isinstance(parsed, Entry):
            raise ValueError(f"not a message of Fluent: {self.written[key]}")
        self[key] = parsed
        return parsed


class LazyBundle(FluentBundle):
    """A bundle of texts."""

    def __init__(self, language: str, texts: Iterable[str], functions: Functions | None = None) -> None:
        super().__init__([language], functions=functions, use_isolating=False)  # type: ignore[arg-type]
        self._messages = self._own_messages = _Entries()
        self._terms = self._own_terms = _Entries()
        for text in texts:
            self.add_text(text)

    def add_text(self, text: str) -> None:
        """More texts; what is there already stays."""
        for name, written in messages(text):
            entries = self._own_terms if name.startswith("-") else self._own_messages
            entries.written.setdefault(name.removeprefix("-"), written)
