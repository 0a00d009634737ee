"""Storm markers: where the next one goes, and what happens when a hex has enough (ATL-10 to ATL-20)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Hex
from game.core.land import DESERTS, is_hex, live_hexes
from game.core.loss import sink
from game.core.robber import send_home
from game.engine import Action, Problem, Question, SoFar
from game.modules.atlantis.state import about_to_sink, is_coastal, note_coast, of, sinks_at
from game.modules.atlantis.told import Storm
from game.table import Island


def candidates(g: Island) -> list[int]:
    """Coastal hexes with the number rolled, the one that has been coastal longest first."""
    t, coastal = g.table, of(g).coastal
    number = t.turn.number_rolled
    found = [h for h in live_hexes(g) if t.tokens[h] == number and t.terrain[h] not in DESERTS and is_coastal(g, h)]
    return sorted(found, key=coastal.index)


def storm(g: Island) -> None:
    """The owner places exactly one marker, if there is a place for it; the only place needs no question."""
    if hexes := candidates(g):
        g.ask(g.table.turn.owner, FloodHex(hexes=hexes))


def put_marker(g: Island, hex: int) -> None:
    """The water rises at a hex: it may drive the robber away, or sink the hex."""
    state = of(g)
    state.markers[hex] += 1
    g.tell(Storm(hex=hex, n=state.markers[hex], limit=sinks_at(g, hex)))
    if state.markers[hex] >= sinks_at(g, hex):
        state.markers[hex] = 0
        state.sunk.append(hex)
        sink(g, hex)
        note_coast(g)
    elif about_to_sink(g, hex) and g.table.robber == hex:
        send_home(g)


class Flood(Action, frozen=True, array_like=True):
    """Put the storm marker on one of the coastal hexes with the number."""

    key: ClassVar[str] = "flood"
    during: ClassVar[tuple[str, ...]] = ("flood_hex",)
    group: ClassVar[str] = "play"
    hex: Hex  # -1: nowhere, which is refused

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: FloodHex, so_far: SoFar) -> Sequence[int]:
        hexes: list[int] = prompt.hexes
        return hexes

    def problems(self, g: Island, prompt: FloodHex) -> Iterator[Problem]:
        if self.hex < 0:
            yield "marker_required"
        elif not is_hex(g, self.hex):
            yield "not_on_board"
        elif self.hex not in prompt.hexes:
            yield "not_a_candidate"

    def apply(self, g: Island, prompt: Question | None) -> None:
        put_marker(g, self.hex)


class FloodHex(Question, tag="flood_hex"):
    hexes: list[int]

    def default(self, g: Island) -> Action:
        return Flood(self.seat, self.hexes[0])

    def forced(self, g: Island) -> Action | None:
        return self.default(g) if len(self.hexes) == 1 else None
