"""The desk keeps interactions for as long as Discord would, however many there are."""

from __future__ import annotations

import tracemalloc
from types import SimpleNamespace
from typing import Any

from playground.core import TOKEN, Core
from playground.interactions.desk import LIFETIME, Desk

MANY = 20_000
LITTLE = 20_000  # bytes


def desk(ages: list[float]) -> Desk:
    core = Core("http://127.0.0.1:1", token=TOKEN, free=True, locals=())
    made, now = Desk(core.world, core.hub), core.world.clock.now()
    for number, age in enumerate(ages):
        each: Any = SimpleNamespace(id=f"id {number}", token=f"token {number}", created=now - age)
        made.by_token[each.token] = made.by_id[each.id] = each
    return made


def test_what_is_too_old_for_any_answer_is_forgotten() -> None:
    made = desk([3 * LIFETIME, 2 * LIFETIME + 1, LIFETIME, 0])
    made._tidy()
    assert list(made.by_token) == ["token 2", "token 3"] and list(made.by_id) == ["id 2", "id 3"]


def test_ops_23_a_press_costs_the_same_however_many_there_were() -> None:
    """Copying all of them at every press stopped a loaded playground after some eight thousand."""
    made = desk([0.0] * MANY)
    tracemalloc.start()
    try:
        made._tidy()
        assert tracemalloc.get_traced_memory()[1] < LITTLE
    finally:
        tracemalloc.stop()
    assert len(made.by_token) == MANY
