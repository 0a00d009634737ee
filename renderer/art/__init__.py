"""Pictures that rules bring along: a file of each rule system, named after it and found by walking this folder.

A file may have TERRAINS, ICONS, PIECES and PATHS, each a dict by the name that looks use (game/look.py).
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, NamedTuple


class Path(NamedTuple):
    """How a line over the ground is drawn: its width in units, and two colours of the table."""

    width: float
    body: str
    light: str


def gathered(name: str) -> dict[str, Any]:
    """What all files have under a name, together."""
    files = (importlib.import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(__path__))
    return {key: drawn for file in files for key, drawn in getattr(file, name, {}).items()}
