"""Types of arguments: each says once how its values are written on buttons, typed, said, pictured and asked for.

An action names the type of an argument (`Annotated[int, Arg("hex")]`); the type is an object in a file of this folder,
listed in its TYPES and found by walking. Nobody else asks which type an argument has.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from bot.arguments.base import ArgumentType, Kinds

__all__ = ["ArgumentType", "Kinds", "type_of"]


@cache
def _types() -> dict[str, ArgumentType[Any]]:
    files = (importlib.import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(__path__))
    return {one.name: one for file in files for one in getattr(file, "TYPES", ())}


def type_of(name: str) -> ArgumentType[Any]:
    """The type of a name; one nobody declared is a mistake of the rules."""
    return _types()[name]
