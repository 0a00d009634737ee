"""Places in functions at which a small change should be noticed, and the changed code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.syntax import parsed

ROOT = Path(__file__).parents[2]
ROOMS = ("game", "bot")
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
UNNOTICED = ("log", "logger", "logging", "warnings", "cast")
"""What is only said to whoever runs the program, or to mypy."""
TUNED = ("game/automa", "game/dice/automa", "game/review", "game/advice.py")
"""There an amount is a matter of taste: another number, another sum or another side of a limit is another player and
not a fault; so it is in the `worth.py` of rule systems."""
LEFT_OUT = ("__main__.py", "told.py", "game/new", "bot/store/migrations", "bot/doctor", "game/hooks/")
"""Command lines, tables of facts, what is run once, and answers of hooks that nobody gives."""


class Point(NamedTuple):
    """A place by its number among those of its file, and the change."""

    path: str
    number: int
    line: int
    change: str

    @property
    def module(self) -> str:
        return self.path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.change}"


def points(room: str) -> list[Point]:
    """Every place of a room, in one order."""
    found = []
    for path in sorted((ROOT / room).rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if not any(part in name for part in LEFT_OUT):
            tree = parsed(path)
            found += [Point(name, n, _line(node), change) for n, (node, change) in enumerate(_changes(tree, name))]
    return found


def mutated(tree: ast.Module, point: Point) -> ast.Module:
    """The tree with one change."""
    node, _ = list(_changes(tree, point.path))[point.number]
    _change(node)
    return ast.fix_missing_locations(tree)


def noted(tree: ast.Module, path: str, first: int) -> tuple[ast.Module, list[int]]:
    """The tree with a note before each statement that holds places; for each place the number of its note.

    Notes have the number of the first of their places, counted from the number of the first place of the file.
    """
    places = {id(node): number for number, (node, _) in enumerate(_changes(tree, path), first)}
    notes = dict.fromkeys(places.values(), first)
    for statements in _blocks(tree):
        for at in reversed(range(len(statements))):
            inside = [places.pop(id(node)) for node in ast.walk(statements[at]) if id(node) in places]
            if inside:
                notes |= dict.fromkeys(inside, min(inside))
                note = ast.parse(f"__passed__[{min(inside)}] = 1").body[0]
                statements.insert(at, ast.copy_location(note, statements[at]))
    return ast.fix_missing_locations(tree), [notes[number] for number in sorted(notes)]


def _blocks(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every list of statements, the innermost first, so that a note stands next to its place."""
    for child in ast.iter_child_nodes(tree):
        yield from _blocks(child)
    for name in ("body", "orelse", "finalbody"):
        block = getattr(tree, name, None)
        if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
            yield block


def _line(node: ast.AST) -> int:
    return int(getattr(node, "lineno", 0))


def _changes(tree: ast.Module, name: str) -> Iterator[tuple[ast.AST, str]]:
    """Every node that can be changed, with words for the change; only inside functions, and nothing that is a type."""
    for top in ast.walk(tree):
        if isinstance(top, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in top.body:
                yield from _within(statement, name)


def _within(node: ast.AST, name: str) -> Iterator[tuple[ast.AST, str]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Assert | ast.Raise | ast.JoinedStr):
        return  # functions inside are walked by themselves; what cannot be, and words, are no rules
    if isinstance(node, ast.Call) and _called(node) in UNNOTICED:
        return
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return  # lists that should be equally long are
    if (change := _described(node, name)) is not None:
        yield node, change
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns", "slice"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _within(child, name)


def _called(node: ast.Call) -> str:
    base = node.func.value if isinstance(node.func, ast.Attribute) else node.func
    return base.id if isinstance(base, ast.Name) else ""


def _is_taste(node: ast.AST, name: str) -> bool:
    """Whether a change makes another judgement of an automatic player and no other rule."""
    if not (name.startswith(TUNED) or name.endswith("/worth.py")):
        return False
    match node:
        case ast.Constant(value=bool()):
            return False
        case ast.Constant(value=int()) | ast.BinOp():
            return True
        case ast.Compare(ops=[op]):
            return isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE)
    return False


def _described(node: ast.AST, name: str) -> str | None:
    if _is_taste(node, name):
        return None
    before = ast.unparse(node) if isinstance(node, ast.expr) else ""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            return f"`{before}`: {type(op).__name__} becomes {COMPARED[type(op)].__name__}"
        case ast.BoolOp():
            return f"`{before}`: {'and becomes or' if isinstance(node.op, ast.And) else 'or becomes and'}"
        case ast.UnaryOp(op=ast.Not()):
            return f"`{before}`: not is left out"
        case ast.BinOp(op=op) if type(op) in RECKONED and not _is_text(node):
            return f"`{before}`: {type(op).__name__} becomes {RECKONED[type(op)].__name__}"
        case ast.Constant(value=bool()):
            return f"`{before}` becomes `{not node.value}`"
        case ast.Constant(value=int()):
            return f"`{before}` becomes `{node.value + 1}`"
        case ast.Expr(value=ast.Call() as call) if _called(call) not in UNNOTICED:
            return f"`{ast.unparse(call)}` is left out"
    return None


def _is_text(node: ast.BinOp) -> bool:
    """Whether words are put together, which is no reckoning."""
    return any(
        isinstance(side, ast.JoinedStr | ast.Constant) and not _is_number(side) for side in (node.left, node.right)
    )


def _is_number(side: ast.expr) -> bool:
    return isinstance(side, ast.Constant) and isinstance(side.value, int | float)


def _change(node: ast.AST) -> None:
    match node:
        case ast.Compare(ops=[op]):
            node.ops = [COMPARED[type(op)]()]
        case ast.BoolOp():
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        case ast.UnaryOp():
            node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
        case ast.BinOp(op=op):
            node.op = RECKONED[type(op)]()
        case ast.Constant(value=bool()):
            node.value = not node.value
        case ast.Constant():
            node.value += 1
        case ast.Expr():
            node.value = ast.Constant(None)
