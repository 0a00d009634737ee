"""The files of data/layouts: shapes of islands and what is printed on them."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

FOLDER = Path(__file__).parents[2] / "data" / "layouts"
Spot = tuple[int, int, str]  # a corner or a side: q, r of a hex that has it, and its name there


class Land(msgspec.Struct, frozen=True, array_like=True):
    """One printed hex of a map."""

    q: int
    r: int
    terrain: str
    token: int
    region: str


class HarbourPlace(msgspec.Struct, frozen=True, array_like=True):
    """A harbour place of the frame with the kind printed there."""

    q: int
    r: int
    side: str
    kind: str


class Piece(msgspec.Struct, frozen=True):
    """A piece of the frame: the coast it covers and its harbours, counted from its start."""

    name: str
    start: int
    length: int
    harbours: list[tuple[int, str]]
    swaps_with: str = ""


class StartSpot(msgspec.Struct, frozen=True):
    """A printed settlement with its road; only one with a letter pays starting resources."""

    colour: str
    corner: Spot
    road: Spot
    letter: str = ""


class SiteSpot(msgspec.Struct, frozen=True):
    """A named circle of a map, or (without a circle) a victory point crossing with a label."""

    id: str
    name: str
    at: Spot
    circle: Literal["", "yellow", "green"] = ""


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One file: a shape of its own, or a deal upon the frame of another layout."""

    id: str
    players: tuple[int, int]
    frame: str = ""
    orientation: Literal["pointy", "flat"] = "pointy"
    rows: list[tuple[int, int, int]] = []
    lands: list[Land] = []
    terrain: dict[str, int] = {}
    fixed: list[tuple[int, int, str]] = []
    tokens: list[int] = []
    token_rings: list[list[int]] = []
    island: list[list[str]] = []
    harbours: list[HarbourPlace] = []
    pieces: list[Piece] = []
    start: list[StartSpot] = []
    left_out: dict[int, list[str]] = {}
    robber: tuple[int, int] | None = None
    sites: list[SiteSpot] = []
    trade: list[tuple[int, int, str, str]] = []
    canal: list[Spot] = []
    outline: list[tuple[float, float]] = []

    def hexes(self) -> list[tuple[int, int]]:
        """The axial places of all land hexes."""
        if self.lands:
            return [(land.q, land.r) for land in self.lands]
        return [(q, r) for r, first, last in self.rows for q in range(first, last + 1)]


@cache
def names() -> tuple[str, ...]:
    """All layouts there are."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.json")))


@cache
def layout(name: str) -> Layout:
    """The layout of this name, read once."""
    if name not in names():
        raise KeyError(f"no layout {name!r}; there are {', '.join(names())}")
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Layout)


def frame(name: str) -> Layout:
    """The layout that gives this one its shape (itself, if it has rows or lands of its own)."""
    own = layout(name)
    return layout(own.frame) if own.frame else own
