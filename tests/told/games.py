"""Random games told line by line, as somebody at the table reads them."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.seated import Chronicle, Seated
from bot.speech import Speech, speech_of
from game.engine import Action, Chance, Event, Refused, advance, view, why_not
from game.families import family
from game.setup import Setup
from game.simulate import choose
from game.words import sort_of_place
from tests.bot.seats import seated
from tests.told.book import Book
from tests.told.checks import ELSEWHERE, broken, missing
from tests.told.reading import read, without_places

NAMES = ("Ada", "Bodo", "Cyril", "Dita", "Emma", "Franz")
REFUSALS = 2  # tried after every action


@dataclass
class Report:
    """Faults by what they are about, each with one line as an example."""

    faults: dict[str, str] = field(default_factory=dict)
    lines: Counter[str] = field(default_factory=Counter)

    def add(self, key: str, faults: list[str], line: str) -> None:
        self.lines[key] += 1
        for fault in faults:
            self.faults.setdefault(f"{key}: {fault}", line)


def tell(setup: Setup, seed: int, moves: int, languages: tuple[str, ...]) -> Report:
    """Play at random and read everything."""
    report = Report()
    readers = {language: Book() for language in languages}
    for g, hands, refusals in _played(setup, seed, moves):
        table = _table(setup, g)
        if not g.moves and setup.family == "island":
            for book in readers.values():
                book.open(g)
        for language, book in readers.items():
            speech = speech_of(language, table)
            book.begin()
            lines = [_line(report, speech, event, book) for event in g.events]
            if setup.family == "island":
                report.add(f"{language} book", book.faults(hands, g), " | ".join(lines))
            _questions(report, speech)
            for refused in refusals:
                line = speech.refusal(refused)
                report.add(f"{language} refused-{refused.key}", broken(line), line)
    return report


def _played(setup: Setup, seed: int, moves: int) -> Iterator[tuple[Any, list[list[int]], list[Refused]]]:
    """After every action: the game, the hands before, and what is said to some who try what was possible once."""
    rng, tried = Random(seed), deque[Action](maxlen=60)
    chance = Chance(rng.randrange)
    g = family(setup.family).new_game(setup, chance)
    hands = [[0] * 20 for _ in g.seats]
    yield g, hands, []
    while g.over is None and g.moves < moves:
        island = setup.family == "island"
        hands = [list(hand) for hand in g.table.hands] if island else hands
        chance.forget()
        action = choose(g, rng)
        if action.key == "leave" and rng.random() < 0.97:
            continue
        advance(g, action, chance, quiet=False)
        tried.append(action)
        again = (why_not(g, rng.choice(tried)) for _ in range(REFUSALS)) if g.over is None else ()
        yield g, hands, [refused for refused in again if refused is not None]


def _table(setup: Setup, g: Any) -> Seated:
    return seated(setup, g, Chronicle(), names=NAMES[: setup.players])


def _line(report: Report, speech: Speech, event: Event, book: Book) -> str:
    table, language = speech.table, speech.words.language
    assert table is not None
    line = speech.tell(event)
    key = f"{language} event-{event.key}"
    if not line:
        return line
    report.add(key, [*broken(line), *missing(speech, line, event.args, _clear(event))], line)
    sorts = {name: sort_of_place(name, event.args) for name in event.args}
    places = [speech.place(sort, event.args[name]) for name, sort in sorts.items() if sort]
    seen = read(language, without_places(line, places), table.names)
    try:
        book.write(event, line, seen._replace(places=read(language, line, table.names).places))
    except (KeyError, IndexError):
        report.add(key, ["cannot be read back"], line)
    return line


def _clear(event: Event) -> tuple[str, ...]:
    """What goes without saying: what only one person hears is about that person."""
    return ("seat",) if event.only is not None and len(event.only) == 1 else ELSEWHERE.get(event.key, ())


def _questions(report: Report, speech: Speech) -> None:
    assert speech.table is not None
    for prompt in view(speech.table.island).prompts:
        line = speech.ask(prompt)
        report.add(
            f"{speech.words.language} prompt-{prompt.kind}", [*broken(line), *missing(speech, line, prompt.args)], line
        )
