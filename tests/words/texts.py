"""The texts themselves: what each language says, read with Fluent's own parser."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.words import TEXTS


class Entry(NamedTuple):
    """One message of one file: the arguments its words use, those of its attributes, and other messages it quotes."""

    file: str
    key: str
    arguments: frozenset[str]
    attributes: dict[str, frozenset[str]]
    quotes: frozenset[str]


class _Reader(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.quotes: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quotes.add(node.id.name)


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """Every message of a language, in the order of the files."""
    return tuple(entry for path in sorted((TEXTS / language).glob("*.ftl")) for entry in _read(path))


def _read(path) -> Iterator[Entry]:  # type: ignore[no-untyped-def]
    for node in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(node, ast.Junk), f"{path.name}: {node.content[:60]}"
        if isinstance(node, ast.Message):
            whole = _looked(node)
            attributes = {a.id.name: frozenset(_looked(a).arguments) for a in node.attributes}
            own = frozenset(_looked(node.value).arguments if node.value else ())
            yield Entry(path.name, node.id.name, own, attributes, frozenset(whole.quotes))


def _looked(node: ast.BaseNode) -> _Reader:
    reader = _Reader()
    reader.visit(node)
    return reader


@cache
def messages(language: str) -> dict[str, Entry]:
    return {entry.key: entry for entry in entries(language)}
