"""What the channel says about trade, read back by the reader people type for, to be compared with the log."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from bot.cards import read_cards
from bot.history import entries
from bot.seated import Seated
from game.engine import Event, replay
from game.table import Island
from game.words import speaking
from tests.bot.play import Hall

Said = Counter[tuple[object, ...]]
STORY = {
    "traded": re.compile(r"^- (?P<seat>\w+) gives (?P<other>\w+) (?P<give>.+?) for (?P<get>.+?)\.?$", re.MULTILINE),
    "bank_traded": re.compile(
        r"^- (?P<seat>\w+) trades (?P<give>.+?) with the bank for (?P<get>.+?)\.?$", re.MULTILINE
    ),
    "standing_made": re.compile(
        r"^- Standing offer by (?P<seat>\w+): (?P<give>.+?) for (?P<get>.+?), open to", re.MULTILINE
    ),
    "called": re.compile(
        r"^- (?P<seat>\w+) is looking for (?P<get>.+?) and would give (?P<give>.+?)\.?$", re.MULTILINE
    ),
    "embargo_on": re.compile(r"^- (?P<seat>\w+) stops trading with (?P<target>\w+) for now", re.MULTILINE),
    "embargo_off": re.compile(r"^- (?P<seat>\w+) trades with (?P<target>\w+) again", re.MULTILINE),
}
OFFER = re.compile(r"### (?:\S+ )?(?P<seat>\w+) offers\n\*\*(?P<give>.+?)\*\* for \*\*(?P<get>.+?)\*\*")
CALL = re.compile(r"### (?:\S+ )?(?P<seat>\w+) asks around\n\*\*(?P<give>.+?)\*\* for \*\*(?P<get>.+?)\*\*")
PEOPLE, SIDES = ("seat", "other", "target"), ("give", "get")


def frozen(cards: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(cards.items()))


def found(table: Seated, pattern: re.Pattern[str], text: str) -> Said:
    """The sentences of a kind: the names in them, and both sides as cards."""
    rules, words, said = table.island.rules, speaking("en"), Said()
    for match in pattern.finditer(text):
        names = [match[name] for name in PEOPLE if name in pattern.groupindex]
        sides = [match[side].replace(" or ", " and ") for side in SIDES if side in pattern.groupindex]
        said[*names, *(frozen(read_cards(side, rules, words)) for side in sides)] += 1
    return said


def in_stories(hall: Hall, table: Seated, key: str) -> Said:
    """The sentences of a kind in the stories of all turns, which stay in the channel."""
    text = "\n".join(m.text for m in hall.world.channel.messages)
    return found(table, STORY[key], text)


def of_events(table: Seated, events: Iterable[Event], key: str) -> Said:
    """The same of what happened."""
    said = Said()
    for event in events:
        if event.key == key:
            names = [table.names[event.args[name]] for name in PEOPLE if name in event.args]
            said[*names, *(frozen(event.args[side]) for side in SIDES if side in event.args)] += 1
    return said


async def logged(hall: Hall) -> tuple[Island, list[Event]]:
    """The game as its log plays it again, and everything that happened in it."""
    table, events = await hall.table(), list[Event]()
    lines = await entries(hall.bot.store, table.id)
    game = replay(table.family.starter(table.setup()), lines, each=lambda g: events.extend(g.events))
    return game, events
