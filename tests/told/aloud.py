"""A whole game read aloud in one language: `python -m tests.told.aloud sk cities_and_knights --seed 3`.

Four automatic players play it. Printed is what the channel shows (heads of turns, lines, questions, buttons), what only
one person reads (→), and once each what menus offer and what is said to those who try what does not go (✗).
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Any

from bot.seated import Chronicle, Seated
from bot.show.end import points_line
from bot.show.quiet import quiet_lines
from bot.show.table import calling, headline
from bot.speech import Speech, speech_of
from bot.widgets.menu import group_menu, public_buttons
from game.automa.drive import next_prompt, prompt_id, seen_by
from game.automa.levels import LEVELS, never
from game.catalogue import catalogue
from game.engine import Action, Chance, advance, why_not
from game.families import family
from game.setup import Setup
from game.table import Island
from game.words import languages
from tests.bot.seats import seated

NAMES = ("Ada", "Bo", "Cyril", "Dita")
GROUPS = ("build", "trade", "card", "knight", "play", "helper", "guild", "fish", "")


class Reader:
    """Somebody who reads everything, and what comes again only once."""

    def __init__(self, setup: Setup, language: str) -> None:
        self.setup, self.language = setup, language
        self.known: set[str] = set()
        self.chronicle = Chronicle()
        self.tried: deque[Action] = deque(maxlen=60)

    def _table(self, g: Island) -> Seated:
        return seated(self.setup, g, self.chronicle, self.language, NAMES)

    def _once(self, *lines: str) -> Iterator[str]:
        for line in lines:
            if line.strip() and line not in self.known:
                self.known.add(line)
                yield line

    def after(self, g: Island, turn: str) -> Iterator[str]:
        """What there is to read after an action."""
        self.chronicle = self.chronicle.adding(turn, g.events)
        table = self._table(g)
        speech = speech_of(self.language, table)
        for event in g.events:
            if line := speech.tell(event):
                readers = "" if event.only is None else " → " + ", ".join(NAMES[seat] for seat in event.only)
                yield f"  - {line}{readers}"
        if g.over is None:
            yield from self._once("\n" + headline(speech, table))
            yield from self._once(*(f"    {line}" for line in (calling(speech, table), quiet_lines(speech, table))))
            yield from self._once(*(f"    [{button.label}]" for button in public_buttons(speech, table)))
            yield from self._once(*self._menus(speech, table))
        else:
            yield from (points_line(speech, table, seat) for seat in g.seats)

    def _menus(self, speech: Speech, table: Seated) -> Iterator[str]:
        mover = table.island.rules.mover(table.island)
        for group in GROUPS:
            for part in _written(group_menu(speech, table, mover, group).view.to_components()):
                yield f"      {part}"

    def refused(self, g: Island, action: Action, rng: Random) -> Iterator[str]:
        """What is said to those who try at another time what was possible once."""
        speech = speech_of(self.language, self._table(g))
        self.tried.append(action)
        for other in rng.sample(self.tried, min(5, len(self.tried))):
            if g.over is None and (why := why_not(g, other)) is not None:
                yield from self._once(f"      ✗ {speech.action(other.key)}: {speech.refusal(why)}")


def _written(parts: list[Any]) -> Iterator[str]:
    """All that stands on a sheet."""
    for part in parts:
        yield from (str(part[key]) for key in ("content", "label", "placeholder") if part.get(key))
        for option in part.get("options", ()):
            yield " · ".join(filter(None, (option["label"], option.get("description"))))
        yield from _written(part.get("components", []))


def aloud(setup: Setup, language: str, seed: int) -> Iterator[str]:
    rng, reader, dealt_with = Random(seed), Reader(setup, language), set[int]()
    chance = Chance(rng.randrange)
    g = family(setup.family).new_game(setup, chance)
    yield from reader.after(g, "0.0")
    while (prompt := next_prompt(g, dealt_with)) is not None:
        dealt_with.add(prompt.id)
        action = LEVELS["steady"].think(seen_by(g, prompt), prompt, rng, never)
        turn = f"{g.table.turn.part_number}.{g.table.turn.actor}"
        chance.forget()
        advance(g, action, chance, prompt_id(action, prompt), quiet=False)
        yield from reader.after(g, turn)
        yield from reader.refused(g, action, rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=languages())
    parser.add_argument("modules", nargs="*", help=", ".join(catalogue()))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for line in aloud(Setup(4, tuple(given.modules)), given.language, given.seed):
        print(line)


if __name__ == "__main__":
    main()
