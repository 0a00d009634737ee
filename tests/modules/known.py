"""What the tests of the whole house have to know of a rule system, found by walking: `known.py` of its tests' folder.

scramble(g, seat, rng)   changes what a seat cannot see of the system's own state (see tests/invariants/harness.py)
always(g)                holds in every position of every game with the system
enriched(g, rng)         makes the system's own state fit hands that were dealt anew (tests/invariants/door.py)
elsewhere(g)             cards by kind that lie neither in the bank nor in a hand
BOOKED                   what becomes of cards by its lines: {"fish_resource": "gets"} (tests/told/book.py)
PURPOSES                 what chance is asked for
PARTS                    keys of words put together from parts: {"fish-*": ("pike", "carp")}
"""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER = Path(__file__).parent


@cache
def known(key: str) -> ModuleType | None:
    """What there is to know of a system; None where it is nothing."""
    there = (FOLDER / key / "known.py").is_file()
    return importlib.import_module(f"tests.modules.{key}.known") if there else None


def gathered(name: str) -> tuple[Any, ...]:
    """What all systems have under a name."""
    keys = sorted(path.parent.name for path in FOLDER.glob("*/known.py"))
    return tuple(getattr(known(key), name) for key in keys if hasattr(known(key), name))
