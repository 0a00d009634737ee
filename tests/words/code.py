"""Which keys of the texts the code names, read from its syntax; of each file only the words are kept."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path

from game.catalogue import catalogue
from game.engine import Fact
from tests.syntax import parsed

ROOT = Path(__file__).parents[2]
ROOMS = ("game", "bot", "renderer")
SAMPLES = ROOT / "renderer" / "samples"  # invented tables for the gallery, with their own words
KEY = re.compile(r"[a-z]+(-[\w-]+)?(\.[a-z]+)?\Z")
CODE = re.compile(r"[a-z][a-z0-9_]+\Z")
SPEAKING = {"say": 0, "Text": 0, "has": 0, "chip": 3, "choice": 0}
"""Calls that take a key, and where it stands."""
HEARD = {*SPEAKING, "tell", "Event", "Refused", "BadSave", "Reason"}

Arguments = tuple[tuple[str, ...], ...]
"""The strings that each argument of a call may be."""


@dataclass
class Words:
    """What a room says."""

    calls: dict[str, list[Arguments]] = field(default_factory=lambda: defaultdict(list))
    strings: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    problems: set[str] = field(default_factory=set)
    tallied: set[str] = field(default_factory=set)


@cache
def words(room: str) -> Words:
    """Everything in the files of a room."""
    found = Words()
    for _, tree in trees(room):
        _read(tree, found)
    return found


def trees(room: str) -> Iterator[tuple[Path, ast.Module]]:
    """The syntax of every file of a room, one after the other: all at once they fill the memory."""
    for path in sorted((ROOT / room).rglob("*.py")):
        if SAMPLES not in path.parents:
            yield path, parsed(path)


def _read(tree: ast.Module, found: Words) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (name := called(node)) in HEARD:
            found.calls[name].append(tuple(tuple(literals(argument)) for argument in node.args))
            for argument in _spoken(node):
                found.patterns |= set(_put_together(argument))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.match(node.value):
            found.strings.add(node.value)
        elif isinstance(node, ast.FunctionDef) and node.returns is not None and "Problem" in ast.unparse(node.returns):
            found.problems |= set(_given_out(node))
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "tally":
            found.tallied |= set(literals(node.slice))


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def literals(node: ast.AST | None) -> Iterator[str]:
    """The strings an expression may be, as far as they stand there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def _spoken(call: ast.Call) -> list[ast.expr]:
    place = SPEAKING.get(called(call))
    return [] if place is None else call.args[place : place + 1]


def _put_together(argument: ast.AST) -> Iterator[str]:
    for part in ast.walk(argument):
        if isinstance(part, ast.JoinedStr):
            yield "".join(str(v.value) if isinstance(v, ast.Constant) else "*" for v in part.values)


def _given_out(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Yield | ast.Return):
            yield from literals(node.value)


def _arguments(name: str, *rooms: str) -> Iterator[Arguments]:
    return (arguments for room in rooms for arguments in words(room).calls[name])


def _first(name: str, *rooms: str) -> set[str]:
    return {key for arguments in _arguments(name, *rooms) for key in chain(*arguments[:1])}


# --- what happens, why not, what is said ------------------------------------------------------------------------------


@cache
def told() -> set[str]:
    """Every event: the facts of all rules, and what the bot tells beside them."""
    assert catalogue()  # loads every rule system, and with it what it tells
    own = {key for key, fact in Fact.known.items() if fact.__module__.startswith("game.") and fact.topic}
    said = (*_arguments("tell", "bot"), *_arguments("Event", "bot"))
    return own | {key for arguments in said for key in chain(*arguments)}


@cache
def refused() -> set[str]:
    """Every refusal: codes in `Refused(...)`, and codes that functions of problems yield or return."""
    problems = words("game").problems | words("bot").problems
    found = _first("Refused", "game", "bot") | _first("BadSave", "game") | problems
    return {code for code in found if CODE.match(code)}


@cache
def said() -> set[str]:
    """Every key given to a call that speaks."""
    spoken = (a[place] for name, place in SPEAKING.items() for a in _arguments(name, *ROOMS) if len(a) > place)
    return {key for keys in spoken for key in keys if KEY.match(key)}


@cache
def mentioned() -> set[str]:
    """Every string that might be a key, wherever it stands."""
    return {key for room in ROOMS for key in words(room).strings}


@cache
def reasons() -> set[str]:
    """Why the adviser finds a move good."""
    return _first("Reason", "game")


@cache
def patterns() -> set[str]:
    """Keys put together from parts in calls that speak, with * for a part."""
    return {pattern for room in ROOMS for pattern in words(room).patterns}


@cache
def tallied() -> set[str]:
    """Where points come from, as far as written by name."""
    return words("game").tallied
