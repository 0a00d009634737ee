"""Games of older versions: their saves load, their logs replay to the same positions, their events can be told.

`v1/` holds games of every system as the first version wrote them: set-up, log, saves by line of the log, and one
event of each key. The folder is never written again; a new format gets a folder of its own.
"""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.seated import Chronicle, Told
from game.catalogue import catalogue
from game.engine import Entry, Event, Fact, decode, encode, replay
from game.engine.codec import pack
from game.engine.fact import complete
from game.families import family
from game.setup import Setup

GAMES = sorted((Path(__file__).parent / "v1").glob("*.bin"))


class Stored(msgspec.Struct):
    """One game of an older version."""

    setup: Setup
    log: list[Entry]
    saves: dict[int, bytes]
    told: list[dict[str, Any]]


@cache
def stored(path: Path) -> Stored:
    return msgspec.msgpack.decode(zlib.decompress(path.read_bytes()), type=Stored)


@cache
def replayed(path: Path) -> dict[int, bytes]:
    """The position after each line that has a save."""
    game, found = stored(path), dict[int, bytes]()
    lines = iter(range(len(game.log)))

    def see(g: Any) -> None:
        if (line := next(lines)) in game.saves:
            drawn, g.lots = g.lots, {}  # how often chance was asked for each purpose is not in older saves
            found[line] = pack(g)
            g.lots = drawn

    replay(family(game.setup.family).starter(game.setup), game.log, each=see)
    return found


SAID_SINCE = {"discard": ("held", "limit"), "special_build": ("since",), "special_part": ("since",)}
"""What questions and steps of older saves do not know: why somebody discards, since when somebody may build."""


def comparable(position: bytes) -> Any:
    """What both must have: hands were not counted, wishes for the special build phase kept and asked for otherwise."""
    found = msgspec.msgpack.decode(position)
    envelope = found["envelope"]
    for kind, known in [(p["kind"], p) for p in envelope["prompts"]] + [tuple(step) for step in envelope["agenda"]]:
        for name in SAID_SINCE.get(kind, ()):
            known.pop(name, None)
    found["settings"].pop("signals", None)
    if "table" in found:
        found["table"].pop("doubts", None)
    if any(prompt["kind"] == "special_wish" for prompt in found["envelope"]["prompts"]):
        return found["table"]["hands"], found["table"]["buildings"], found["table"]["roads"]
    return found


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_saves_load_to_the_position_the_log_leads_to(path: Path) -> None:
    game = stored(path)
    rules = family(game.setup.family).compose(game.setup)
    for line, data in game.saves.items():
        loaded = decode(data, rules)
        assert comparable(pack(loaded)) == comparable(replayed(path)[line]), f"line {line}"
        assert pack(decode(encode(loaded), rules)) == pack(loaded)


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_events_told_before_are_still_what_the_rules_tell(path: Path) -> None:
    """A chronicle of then is read: its events have the names of today, and what they could not tell yet a default."""
    assert catalogue()  # loads every rule system, and with it what it tells
    told = [[number, "1", event] for number, event in enumerate(stored(path).told)]
    written = msgspec.msgpack.encode({"next": len(told), "told": told})
    read = msgspec.msgpack.decode(written, type=Chronicle).renewed()
    assert [type(line) for line in read.told] == [Told] * len(told)
    for line in read.told:
        event: Event = line.event
        fact = Fact.known[event.key]
        assert set(event.args) <= set(fact.__struct_fields__), event.key
        assert set(complete(event)) == set(fact.__struct_fields__), event.key
        assert (event.only is None) is not bool(fact.only_for), event.key
