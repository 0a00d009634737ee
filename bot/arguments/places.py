"""Places of the board: hexes, corners, edges."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar

from bot.arguments.base import Listed, Numbered, parts
from game.engine import Action, Refused

if TYPE_CHECKING:
    from bot.seated import Seated
    from bot.speech import Speech


class Place(Numbered):
    """One place; its name is the kind of place it is."""

    on_board: ClassVar[bool] = True

    def typed(self, speech: Speech, table: Seated, text: str) -> int:
        return read_place(table, self.name, text)

    def spelled(self, table: Seated, value: int) -> str:
        return table.label(self.name, value)

    def said(self, speech: Speech, value: int, action: type[Action] | None) -> str:
        return speech.place(self.name, value)


class Corners(Listed):
    """Several corners."""

    def typed(self, speech: Speech, table: Seated, text: str) -> list[int]:
        return [read_place(table, "corner", part) for part in parts(text)]

    def spelled(self, table: Seated, value: Collection[int]) -> str:
        return ", ".join(table.label("corner", corner) for corner in value)

    def said(self, speech: Speech, value: Collection[int], action: type[Action] | None) -> str:
        return speech.words.listed([speech.place("corner", corner) for corner in value]) or speech.words.cards({})


def read_place(table: Seated, at: str, text: str) -> int:
    """A place by its label ("17", "17-18", "K"), either end of an edge first; on maps also by its name."""
    topology = table.isle.rules.topology
    find = {"hex": topology.find_hex, "corner": topology.find_corner, "edge": topology.find_edge}[at]
    found: int | None = find(text)
    if found is None:
        raise Refused("unknown_place", text=text[:20])
    return found


TYPES = (Place("hex"), Place("corner"), Place("edge"), Corners("corners"))
