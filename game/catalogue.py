"""Every rule system there is: a folder of game/modules named by its key; loaded when first asked for.

A folder whose name begins with an underscore is none: what several systems share lies there.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from functools import cache

import game.modules
from game.module import Module

IMPLIED = ("base", "development")  # in play without being chosen, unless excluded
COMBOS = "combos"
_known: dict[str, Module] = {}


def catalogue() -> dict[str, Module]:
    """All modules by key, in the order of their folders."""
    return {name: module for name in _folders() if (module := find(name)) is not None}


def find(key: str) -> Module | None:
    """The module of a key, or None if there is no such folder."""
    if key not in _known:
        if key in _folders():
            _load(f"game.modules.{key}")
        elif key in _combos():
            _load(f"game.modules.{COMBOS}.{key}")
    return _known.get(key)


def by_consent(keys: Iterable[str]) -> tuple[str, ...]:
    """Those of some systems that are played only if everybody agrees."""
    return tuple(key for key in keys if (module := find(key)) is not None and module.by_consent)


def combos(keys: Iterable[str]) -> Iterator[Module]:
    """Rules that belong to a pair: folders of game/modules/combos named <a>__<b>, for pairs that are both in play."""
    chosen = set(keys)
    for name in _combos():
        if chosen.issuperset(name.split("__")):
            yield _load(f"game.modules.{COMBOS}.{name}")


def _load(package: str) -> Module:
    module: Module = importlib.import_module(package).MODULE
    _known[module.key] = module
    return module


def _folders() -> list[str]:
    return [name for name in _packages(*game.modules.__path__) if name != COMBOS and not name.startswith("_")]


def _combos() -> list[str]:
    return _packages(f"{game.modules.__path__[0]}/{COMBOS}")


@cache
def _packages(*places: str) -> list[str]:
    """Looked for once: a system that is written while the program runs is found by the next one."""
    return [p.name for p in pkgutil.iter_modules(places) if p.ispkg]
