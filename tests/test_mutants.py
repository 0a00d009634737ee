"""The tool that changes the code a little does so, once at a time, and always in the same places."""

from __future__ import annotations

import ast

from game.core.building import can_afford, payable_places
from tests.mutants.__main__ import sampled
from tests.mutants.forking import _key, change
from tests.mutants.passing import Timed, nearest
from tests.mutants.points import Point, _changes, mutated, noted, points

CODE = '''
def legal(hand, price):
    """Words are left alone."""
    log.info("nor what is only noted")
    pay(hand)
    return hand >= price and not hand == 0

async def count(n: int = 3) -> int:
    return [x + 1 for x in n if x in (True, 2)]
'''


def changed() -> list[str]:
    """The code after each change that can be made, without what stays as it was."""
    number = len(list(_changes(ast.parse(CODE), "game/x.py")))
    plain = set(ast.unparse(ast.parse(CODE)).splitlines())
    each = (mutated(ast.parse(CODE), Point("game/x.py", n, 0, "")) for n in range(number))
    return [line.strip() for tree in each for line in ast.unparse(tree).splitlines() if line not in plain]


def test_every_rule_in_a_function_is_changed_once_and_nothing_else():
    assert changed() == [
        "None",
        "return hand >= price or not hand == 0",
        "return hand > price and (not hand == 0)",
        "return hand >= price and (not not hand == 0)",
        "return hand >= price and (not hand != 0)",
        "return hand >= price and (not hand == 1)",
        "return [x - 1 for x in n if x in (True, 2)]",
        "return [x + 2 for x in n if x in (True, 2)]",
        "return [x + 1 for x in n if x not in (True, 2)]",
        "return [x + 1 for x in n if x in (False, 2)]",
        "return [x + 1 for x in n if x in (True, 3)]",
    ]


def test_amounts_of_taste_are_left_alone_and_decisions_are_not():
    for path in ("game/automa/x.py", "game/modules/castles/worth.py"):
        tuned = [change for _, change in _changes(ast.parse(CODE), path)]
        assert not any(word in change for change in tuned for word in ("`2`", "GtE becomes Gt", "Add becomes"))
        assert any("and becomes or" in change for change in tuned) and any("NotEq" in change for change in tuned)


def test_a_note_stands_before_each_statement_that_holds_places():
    tree, notes = noted(ast.parse(CODE), "game/x.py", 100)
    lines = ast.unparse(tree).splitlines()
    at = [k for k, line in enumerate(lines) if "__passed__" in line]
    assert [lines[k + 1].strip().split()[0] for k in at] == ["pay(hand)", "return", "return"]
    assert notes == [100, *[101] * 5, *[106] * 5]


def test_a_sample_is_the_same_every_time_and_its_own_tests_come_first():
    assert sampled(["renderer"], 5, 1) == sampled(["renderer"], 5, 1) != sampled(["renderer"], 5, 2)
    point = Point("game/modules/castles/state.py", 0, 0, "")
    far, own, long, beside = (
        Timed("tests/told/test_truth.py::a", 0.1, {}),
        Timed("tests/modules/castles/test_games.py::b", 5.0, {}),
        Timed("tests/x.py::c", 99.0, {}),
        Timed("tests/modules/castles/test_games.py::d", 1.0, {}),
    )
    assert nearest(point, [far, own, long], [beside]) == [own.name, far.name, beside.name]


def test_a_function_that_is_there_already_gets_the_changed_code():
    [point] = [point for point in points("game/core") if point.change.startswith("`hand[kind] >= n`")]
    before = can_afford.__code__
    known = {_key(before): [can_afford], _key(payable_places.__code__): [payable_places]}
    try:
        assert change(point, known) == 1 and can_afford.__code__ != before
    finally:
        can_afford.__code__ = before
