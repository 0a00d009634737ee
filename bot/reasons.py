"""Why something happened: the entry of the almanac behind a line, and the numbers that were compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.almanac import covers, topic
from bot.seated import Seated
from bot.speech import Speech
from game.engine import Event, Fact
from game.engine.fact import complete

ABOUT = {
    "award_taken": ("award", "award"), "award_set_aside": ("award", "award"), "played_card": ("card", "card"),
    "progress_played": ("progress", "progress"), "event_card": ("card", "event"), "built": ("action-build", "item"),
    "event_in_vain": ("card", "event"),
}  # fmt: skip
"""Events about a thing that has an entry of its own: how the key of its words begins, and which argument names it."""
JOINTS = {"action-build": "_"}


def topic_of(event: Event) -> str:
    """The entry that explains an event: that of the very thing it is about, else that of its fact."""
    if event.key in ABOUT:
        beginning, name = ABOUT[event.key]
        key = f"{beginning}{JOINTS.get(beginning, '-')}{event.args[name]}"
        if (found := topic(key)) != topic("no_such_key"):
            return found
    fact = Fact.known.get(event.key)
    key = f"event-{event.key}"
    return fact.topic if fact is not None and fact.topic and key not in covers() else topic(key)


def reasons(speech: Speech, table: Seated, event: Event) -> list[str]:
    """What was counted or compared when it happened, a line each; nothing where nothing was."""
    return list(_reasons(speech, table, event.key, complete(event)))


def _reasons(speech: Speech, table: Seated, key: str, args: dict[str, Any]) -> Iterator[str]:
    if counts := args.get("counts"):
        ranked = sorted(range(len(counts)), key=lambda seat: (-counts[seat], seat))
        told = [speech.say("why-count", name=speech.name(seat), n=counts[seat]) for seat in ranked]
        yield speech.say("why-counts", counts=" · ".join(told))
    if floor := _floor(table, args.get("award", "")):
        yield speech.say("why-floor", n=floor)
    if sources := args.get("sources"):
        hexes = [speech.place("hex", hex) for hex in sources]
        yield speech.say("why-hexes", name=speech.name(args["seat"]), hexes=speech.words.listed(hexes))
    if held := args.get("held"):
        yield speech.say("why-held", name=speech.name(args["seat"]), n=held, limit=args["limit"])
    if key == "won":
        yield from _points(speech, table)


def _floor(table: Seated, award: str) -> int:
    """What an award takes at least; 0 where nobody knows."""
    awards = getattr(table.island.rules, "awards", ())
    return next((one.floor for one in awards if one.key == award), 0)


def _points(speech: Speech, table: Seated) -> Iterator[str]:
    for seat in range(len(table.names)):
        tally = table.tally(seat)
        sources = [speech.say("picture-source", what=speech.say(f"points-{k}"), points=n) for k, n in tally.items()]
        total, parts = sum(tally.values()), ", ".join(sources)
        yield speech.say("picture-points-of", name=speech.name(seat), total=total, sources=parts)
