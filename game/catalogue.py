"""Every rule system there is: found by walking game/modules."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import game.modules
from game.module import Module


@cache
def catalogue() -> dict[str, Module]:
    """All modules by key, in the order of their folders; a folder's package names its module MODULE."""
    found: dict[str, Module] = {}
    for package in pkgutil.walk_packages(game.modules.__path__, "game.modules."):
        if package.ispkg:
            module = getattr(importlib.import_module(package.name), "MODULE", None)
            if isinstance(module, Module):
                found[module.key] = module
    return found
