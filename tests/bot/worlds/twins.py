"""Pairs of games that differ only in what a watcher and the audience may not know, with logs that lead there."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from game.catalogue import by_consent
from game.core.memory import known
from game.create import new_game
from game.engine import Action, Chance, Entry, Event, Refused, Undo, legal, submit, view, why_not
from game.engine.codec import pack, unpack
from game.engine.log import entry
from game.modules.base.settings import Leave
from game.rules import objections
from game.setup import Setup
from game.table import Island
from tests.invariants.anything import choose
from tests.invariants.harness import Scramble, scramble_development, scramble_hands
from tests.invariants.setups import company_of
from tests.modules.known import gathered

SCRAMBLES: tuple[Scramble, ...] = (scramble_hands, scramble_development, *gathered("scramble"))
AUDIENCE = -1
SHORTEST, LONGEST, TRIES, RETRIES = 60, 400, 40, 9


@dataclass
class Course:
    """One of the two games: where it stands, how it came there, and what was told on the way."""

    game: Island
    log: list[Entry]
    told: list[tuple[str, list[Event]]] = field(default_factory=list)

    def after(self, action: Action, chance: Chance) -> Course:
        game = submit(self.game, action, chance)
        turn = self.game.table.turn
        lines = [*self.told, (f"{turn.part_number}.{turn.actor}", list(game.events))]
        return Course(game, [*self.log, entry(action, chance.drawn)], lines)


@dataclass(frozen=True)
class Twins:
    """Two courses, and the seat from which they look alike."""

    setup: Setup
    watcher: int
    courses: tuple[Course, Course]


def twins(system: str, seed: int, hands: str = "counts") -> Twins:
    """A pair of a system; a few random games never come to where two can be compared, then the next one is played."""
    names = (f"{system}/{seed}", *(f"{system}/{seed}/again {n}" for n in range(RETRIES)))
    found = next((pair for name in names if (pair := _twins(system, name, hands)) is not None), None)
    assert found is not None, f"{system} with seed {seed} never came to a turn of somebody else"
    return found


def _twins(system: str, name: str, hands: str) -> Twins | None:
    """Play both with the same actions and other secret lots, until somebody else than the watcher is to move."""
    modules = company_of(system) if system != "base" else ()
    players = next(n for n in (4, 5) if _fits(n, modules))
    setup = Setup(players, modules, {"pace": "day", "remembered_hands": hands}, ("",) * players, by_consent(modules))
    rng = Random(name)
    first = _begun(setup, rng)
    second = Course(unpack(pack(first.game), first.game.rules), list(first.log), list(first.told))
    watcher = rng.randrange(players)
    pair = (first, second)
    for n in range(LONGEST):
        pair = _step(pair, watcher, rng, f"{name}/{n}")
        if n < SHORTEST or not _ready(pair, watcher):
            continue
        if _doubted(pair[0].game, watcher) if hands == "remembered" else _lots_differ(pair) or n > LONGEST // 2:
            break
    else:
        return None
    for _ in range(TRIES):
        for change in SCRAMBLES:
            change(pair[1].game, watcher, rng)
        one, other = (course.game.table.hands for course in pair)
        mover = pair[0].game.waiting_for()[0].seat
        if one != other if hands == "remembered" else one[mover] != other[mover]:
            break
    assert pack(pair[0].game) != pack(pair[1].game), "nothing is hidden here"
    assert alike(pair[0].game, pair[1].game, watcher), "somebody sees what they may not know"
    return Twins(setup, watcher, pair)


def _fits(players: int, modules: tuple[str, ...]) -> bool:
    return not objections(Setup(players, modules, agreed=by_consent(modules)))


def _begun(setup: Setup, rng: Random) -> Course:
    chance = Chance(rng.randrange)
    game = new_game(setup, chance)
    turn = game.table.turn
    return Course(game, [Entry("", [], list(chance.drawn))], [(f"{turn.part_number}.{turn.actor}", list(game.events))])


def _ready(pair: tuple[Course, Course], watcher: int) -> bool:
    """Somebody else is in the middle of their turn, and nothing else is asked."""
    game = pair[0].game
    waiting = game.waiting_for()
    return len(waiting) == 1 and waiting[0].kind == "main" and waiting[0].seat != watcher and game.over is None


def _doubted(game: Island, watcher: int) -> bool:
    """Whether there is a hand left that somebody who remembers everything does not know for certain."""
    bounds = (known(game, watcher, seat) for seat in game.seats if seat != watcher)
    return any(b.least != b.most for b in bounds)


def _lots_differ(pair: tuple[Course, Course]) -> bool:
    """Somebody stole or drew something else: then the logs differ, too."""
    return any(a.drawn != b.drawn for a, b in zip(pair[0].log, pair[1].log, strict=True))


def _step(pair: tuple[Course, Course], watcher: int, rng: Random, name: str) -> tuple[Course, Course]:
    """An action that both games allow, after which they still look alike."""
    for i in range(TRIES):
        action = _wish(pair[0].game, rng)
        if isinstance(action, Undo | Leave) or why_not(pair[1].game, action) is not None:
            continue
        chance = Chance(Random(f"{name}/{i}").randrange)
        first = pair[0].after(action, chance)
        lots = [Chance(Random(f"{name}/{i}/{k}").randrange) for k in range(3)]
        for other in (*lots, Chance.replaying(chance.drawn)):
            try:
                second = pair[1].after(action, other)
            except (Refused, LookupError):
                continue
            if first.game.over is None and alike(first.game, second.game, watcher):
                return first, second
    raise AssertionError(f"no action goes on in both games at {name}")


def _wish(game: Island, rng: Random) -> Action:
    """Mostly what builds up secrets: cards bought, robbers moved, whatever else moves the game on."""
    seat = rng.choice(game.waiting_for()).seat
    found = [a for a in legal(game, seat) if a.key in ("buy_development", "steal", "roll")]
    return rng.choice(found) if found and rng.random() < 0.7 else choose(game, rng)


def alike(one: Island, other: Island, watcher: int) -> bool:
    """Whether two games, and what they just told, are the same to the watcher and to the audience."""
    return all(_seen(one, seat) == _seen(other, seat) for seat in (AUDIENCE, watcher))


def _seen(game: Island, seat: int) -> tuple[bytes, list[Any]]:
    events = [(e.key, e.args) for e in game.events if e.only is None or seat in e.only]
    return pack(view(game, seat)), events
