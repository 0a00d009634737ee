"""What somebody misses while they are away: kept from the moment they go, told when they are back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game.engine import Event, Fact

MOVED = ("robber_moved",)
"""Events that only move what was there before."""
GAINS = ("produced", "picked")
"""Events by which somebody gets cards that everybody sees."""
Counts = dict[str, dict[str, int]]  # by seat: how many of what


class Absence(msgspec.Struct, frozen=True, array_like=True):
    """Since when and which turn somebody is away, how the points stood then, who got and built what since."""

    since: int
    turn: int
    points: tuple[int, ...]
    gained: Counts = {}
    made: Counts = {}

    def adding(self, events: Sequence[Event]) -> Absence:
        """Counted on by what everybody may know."""
        gained, made = self.gained, self.made
        for event in events:
            if event.only is not None or "seat" not in event.args:
                continue
            seat = str(event.args["seat"])
            if event.key in GAINS and isinstance(cards := event.args.get("cards"), dict):
                gained = _plus(gained, seat, cards)
            elif event.key not in MOVED and (thing := thing_of(event)):
                made = _plus(made, seat, {thing: 1})
        return msgspec.structs.replace(self, gained=gained, made=made)


def thing_of(event: Event) -> str:
    """What is new on the table by an event: the key of its words; "" where nothing is."""
    fact = Fact.known.get(event.key)
    about = fact.thing if fact is not None else ""
    return f"{about}-{event.args[about]}" if about in event.args else about


def _plus(counts: Counts, seat: str, more: Mapping[str, int]) -> Counts:
    old = counts.get(seat, {})
    return {**counts, seat: {**old, **{name: old.get(name, 0) + n for name, n in more.items()}}}
