"""Numbers of a variant that are data: data/variants/<name>.json, read once and checked against their type."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

FOLDER = Path(__file__).parents[2] / "data" / "variants"
T = TypeVar("T", bound=msgspec.Struct)


def facts(name: str, kind: type[T]) -> T:
    """The facts of a variant; a file that does not fit its type is a bug and raises."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=kind)
