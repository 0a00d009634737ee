"""Which keys of the texts the code names, read from its syntax."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("game", "bot", "renderer")
SAMPLES = ROOT / "renderer" / "samples"  # invented tables for the gallery, with their own words
KEY = re.compile(r"[a-z]+(-[\w-]+)?(\.[a-z]+)?\Z")
CODE = re.compile(r"[a-z][a-z0-9_]+\Z")
SPEAKING = {"say": 0, "Text": 0, "has": 0, "chip": 3, "choice": 0}
"""Calls that take a key, and where it stands."""


@cache
def trees(*rooms: str) -> dict[Path, ast.Module]:
    """The syntax of every file of some rooms."""
    paths = [p for room in rooms for p in sorted((ROOT / room).rglob("*.py")) if SAMPLES not in p.parents]
    return {path: ast.parse(path.read_text("utf-8")) for path in paths}


@cache
def nodes(*rooms: str) -> tuple[ast.AST, ...]:
    return tuple(node for tree in trees(*rooms).values() for node in ast.walk(tree))


@cache
def calls(name: str, *rooms: str) -> tuple[ast.Call, ...]:
    return tuple(node for node in nodes(*rooms) if isinstance(node, ast.Call) and called(node) == name)


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def literals(node: ast.AST | None) -> Iterator[str]:
    """The strings an expression may be, as far as they stand there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


# --- what happens ----------------------------------------------------------------------------------------------------


@cache
def told() -> set[str]:
    """Every event: keys written in `tell`, and those that come by a variable or an argument."""
    found: set[str] = set()
    for tree in trees("game").values():
        for function in functions(tree):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and called(node) == "tell" and node.args:
                    keys = set(resolved(node.args[0], function))
                    assert keys, f"an event in {function.name} whose key cannot be found"
                    found |= keys
    return found | {key for call in calls("tell", "bot") for argument in call.args for key in literals(argument)}


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def resolved(node: ast.expr, function: ast.FunctionDef) -> Iterator[str]:
    """The strings an expression in a function may be; names are followed to what they were given."""
    yield from literals(node)
    if isinstance(node, ast.IfExp):
        yield from resolved(node.body, function)
        yield from resolved(node.orelse, function)
    if isinstance(node, ast.Name):
        for inner in ast.walk(function):
            if isinstance(inner, ast.Assign) and any(
                isinstance(t, ast.Name) and t.id == node.id for t in inner.targets
            ):
                yield from literals(inner.value)
        yield from handed_in(node.id, function)


def handed_in(name: str, function: ast.FunctionDef) -> Iterator[str]:
    """What callers give a parameter, and its default."""
    parameters = [a.arg for a in function.args.args]
    if name not in parameters:
        return
    place = parameters.index(name)
    defaults = dict(zip(reversed(parameters), reversed(function.args.defaults), strict=False))
    yield from literals(defaults.get(name))
    for call in calls(function.name, "game"):
        named = [k.value for k in call.keywords if k.arg == name]
        for value in named or call.args[place : place + 1]:
            yield from literals(value)


# --- why not ---------------------------------------------------------------------------------------------------------


@cache
def refused() -> set[str]:
    """Every refusal: codes in `Refused(...)`, and codes that functions of problems yield or return."""
    raised = [*calls("Refused", "game", "bot"), *calls("BadSave", "game")]
    found = {key for call in raised for arg in call.args[:1] for key in literals(arg)}
    for tree in trees("game", "bot").values():
        for function in functions(tree):
            if function.returns is not None and "Problem" in ast.unparse(function.returns):
                found |= set(_given_out(function))
    return {code for code in found if CODE.match(code)}


def _given_out(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Yield | ast.Return):
            yield from literals(node.value)


# --- what is said ----------------------------------------------------------------------------------------------------


@cache
def said() -> set[str]:
    """Every key given to a call that speaks."""
    found: set[str] = set()
    for node in nodes(*ROOMS):
        if isinstance(node, ast.Call) and (place := SPEAKING.get(called(node))) is not None:
            for argument in node.args[place : place + 1]:
                found |= {key for key in literals(argument) if KEY.match(key)}
    return found


@cache
def mentioned() -> set[str]:
    """Every string that might be a key, wherever it stands."""
    return {
        n.value for n in nodes(*ROOMS) if isinstance(n, ast.Constant) and isinstance(n.value, str) if KEY.match(n.value)
    }


@cache
def patterns() -> set[str]:
    """Keys put together from parts in calls that speak, with * for a part."""
    found = set()
    for node in nodes(*ROOMS):
        if isinstance(node, ast.Call) and (place := SPEAKING.get(called(node))) is not None:
            for argument in node.args[place : place + 1]:
                for part in ast.walk(argument):
                    if isinstance(part, ast.JoinedStr):
                        found.add("".join(v.value if isinstance(v, ast.Constant) else "*" for v in part.values))
    return found


@cache
def tallied() -> set[str]:
    """Where points come from, as far as written by name."""
    return {
        node.slice.value
        for node in nodes("game")
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "tally"
        if isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str)
    }
