"""What came about since the last picture, as the picture shows it: a few things, each with its owner and its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.absences import thing_of
from game.engine import Event, Fact
from game.look import Fresh, Look, New, Text
from game.words import sort_of_place

NOBODY = -1
Label = Callable[[str, int], str]
"""The short name of a place."""


def news(events: Iterable[Event], label: Label | None = None) -> tuple[New, ...]:
    """Things in the order they came about, equal ones of one player counted."""
    found: dict[tuple[str, str, int], list[str]] = {}
    for event in events:
        if (thing := _thing(event)) is not None:
            one_of_all = event.key == "robber_moved"  # wherever it was sent, only where it is now is new
            about = (*thing, NOBODY if one_of_all else event.args.get("seat", NOBODY))
            spot = _spot(event)
            place = label(spot.at, spot.place) if label and spot else event.args.get("symbol", "")
            found[about] = [*([] if one_of_all else found.get(about, [])), place]
    return tuple(
        New(icon, Text(words), seat, len(places), tuple(filter(None, places)))
        for (icon, words, seat), places in found.items()
    )


def fresh(events: Iterable[Event], look: Look) -> tuple[Fresh, ...]:
    """The places to mark: each once, as it was last told, if something is still there to be marked."""
    spots = {(spot.at, spot.place): spot for event in events if (spot := _spot(event)) is not None}
    standing = {(mark.at, mark.place) for mark in look.marks}
    robber = {mark.place for mark in look.marks if mark.layer == "figure" and mark.at == "hex"}
    moved = [spot for spot in spots.values() if spot.origin < 0 or spot.place in robber]
    return tuple(spot for spot in moved if (spot.at, spot.place) in standing)


def _spot(event: Event) -> Fresh | None:
    """Where an event shows in a picture."""
    fact = Fact.known.get(event.key)
    name = fact.shows if fact is not None else ""
    place = event.args.get(name, NOBODY)
    if not name or place < 0:
        return None
    return Fresh(sort_of_place(name, event.args), place, event.args.get("origin", NOBODY))


def _thing(event: Event) -> tuple[str, str] | None:
    """The icon of what an event is about, and the key of its words."""
    about = thing_of(event)
    return (about.partition("-")[2], about) if about else None
