"""Types of arguments: each an object that reads what it writes; nobody else asks which type an argument has."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bot.arguments import type_of
from bot.commands.paths import all_actions
from game.rules import compose
from game.setup import Setup
from tests.words.code import trees

NAMES = sorted({argument.type for kind in all_actions().values() for argument in kind.arguments()})
RULES = compose(Setup(4))
VALUES = {
    "cards": {"wood": 2, "ore": 1}, "card": "wool", "order": [("wool", 0), ("ore", 2)], "seats": [0, 3],
    "corners": [4, 17], "dice": [0, 5], "option": "accept", "text": "hello", "until": "own_turn",
    "symbol": "A1", "joker": "Ore",
}  # fmt: skip
OWN = Path("bot/arguments").resolve()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_on_a_button_is_read_from_it(name: str) -> None:
    kind, value = type_of(name), VALUES.get(name, 7)
    written = kind.write(RULES, value)
    assert kind.read(RULES, written) == value and not set(written) & set(":~")


def test_nobody_else_asks_which_type_an_argument_has() -> None:
    found = [
        f"{path.name}:{node.lineno}"
        for path, tree in trees("bot")
        if OWN not in path.resolve().parents
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare) and _asks(node)
    ]
    assert found == []


def _asks(node: ast.Compare) -> bool:
    """A comparison of something called type or kind with the name of a type of argument."""
    about = getattr(node.left, "attr", getattr(node.left, "id", ""))
    names = {part.value for side in node.comparators for part in ast.walk(side) if isinstance(part, ast.Constant)}
    typed = about == "type" and bool(names & set(NAMES))
    return typed or (about == "kind" and bool(names & (set(NAMES) - {"offer", "text", "number", "card", "order"})))
