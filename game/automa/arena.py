"""Matches of automatic players: python -m game.automa.arena --a sharp --b steady --games 200 --modules base --seed 1

One player of level A sits at a table with players of level B; its seat goes round, and every island is played once
from each seat. What counts is the share of games A wins, with its 95 % interval, beside the equal share.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random
from statistics import median

from game.automa.drive import next_prompt, prompt_id, seen_by, standing_orders
from game.automa.levels import Level, Stop, player
from game.automa.pace import Pace
from game.create import new_game
from game.engine import Chance, advance, why_not
from game.rules import objections
from game.setup import Setup
from game.simulate import _option as read_option
from game.table import Island

ENOUGH = 6_000  # actions after which a game counts as drawn
NORMAL = 1.96


@dataclass
class Match:
    """What so many games came to; times of decisions in seconds of processor time by level."""

    games: int = 0
    wins: int = 0
    drawn: int = 0
    turns: int = 0
    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, other: Match) -> None:
        self.games += other.games
        self.wins += other.wins
        self.drawn += other.drawn
        self.turns += other.turns
        for level, times in other.seconds.items():
            self.seconds[level] += times


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, NORMAL * NORMAL
    middle = (share + z / (2 * games)) / (1 + z / games)
    half = NORMAL * sqrt(share * (1 - share) / games + z / (4 * games * games)) / (1 + z / games)
    return middle - half, middle + half


def clock(seconds: float) -> Stop:
    """Time to think: so many seconds of the processor from now."""
    end = time.process_time() + seconds
    return lambda: time.process_time() >= end


def play(setup: Setup, levels: Sequence[Level], seed: int, match: Match | None = None, box: float = 1.0) -> Island:
    """One game to its end; every action is checked as if a person had made it."""
    chance, rng = Chance(Random(seed).randrange), Random(seed + 1)
    g = new_game(setup, chance)
    for seat in g.seats:
        for order in standing_orders(g, seat):
            advance(g, order, chance)
    dealt_with, pace = set[int](), Pace()
    while g.over is None and g.moves < ENOUGH:
        prompt = next_prompt(g, dealt_with)
        assert prompt is not None, "nobody has to decide anything"
        level = levels[prompt.seat]
        start = time.process_time()
        action = pace.exhausted(g, prompt) or level.choose(seen_by(g, prompt), prompt.seat, rng, clock(box))
        if match is not None:
            match.seconds[level.name].append(time.process_time() - start)
        if prompt.optional:
            dealt_with.add(prompt.id)
        chance.forget()
        at = prompt_id(action, prompt)
        if refusal := why_not(g, action, at):
            if refusal.key not in ("cannot_pay", "no_such_offer"):  # the other side of a trade may lack a card
                raise RuntimeError(f"{level.name} tried {action}: {refusal.key}")
            continue
        advance(g, action, chance, at)
    return g


def one(setup: Setup, a: str, b: str, number: int, seed: int, box: float = 1.0) -> Match:
    """Game `number` of a match: the island changes once every seat has been A's."""
    island, seat = divmod(number, setup.players)
    match = Match(games=1)
    levels = [player(a if s == seat else b) for s in range(setup.players)]
    g = play(setup, levels, seed * 100_003 + island, match, box)
    match.turns = g.table.turn.number
    match.drawn = int(g.over is None)
    match.wins = int(g.over is not None and seat in g.over.winners)
    return match


def run(setup: Setup, a: str, b: str, games: int, seed: int, jobs: int = 1, box: float = 1.0) -> Match:
    """A whole match."""
    total, job = Match(), partial(one, setup, a, b, seed=seed, box=box)
    if jobs <= 1:
        for number in range(games):
            total.add(job(number))
        return total
    with ProcessPoolExecutor(jobs) as pool:
        for match in pool.map(job, range(games)):
            total.add(match)
    return total


def report(match: Match, a: str, b: str, players: int) -> str:
    low, high = interval(match.wins, match.games)
    lines = [
        f"{a} against {players - 1} x {b}: {match.wins} of {match.games} won, {match.wins / match.games:.1%} "
        f"(95 %: {low:.1%} to {high:.1%}; equal share {1 / players:.1%})",
        f"{match.turns / match.games:.0f} turns a game" + (f", {match.drawn} without an end" if match.drawn else ""),
    ]
    for level, times in sorted(match.seconds.items()):
        worst = sorted(times)[int(len(times) * 0.95)]
        lines.append(f"{level}: {median(times) * 1e3:.1f} ms a decision (median), 95 % within {worst * 1e3:.0f} ms")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    options = _parse(arguments)
    chosen = tuple(m for m in options.modules.split(",") if m not in ("", "base"))
    setup = Setup(options.players, chosen, dict(map(read_option, options.options)) | {"seats": "chosen"}, agreed=chosen)
    if reasons := objections(setup):
        print("\n".join(f"{reason.key} {reason.details or ''}".rstrip() for reason in reasons), file=sys.stderr)
        return 2
    match = run(setup, options.a, options.b, options.games, options.seed, options.jobs, options.box)
    print(report(match, options.a, options.b, options.players))
    return 0


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m game.automa.arena", description="Let automatic players compete.")
    parser.add_argument("--a", default="steady", help="the level that sits alone; or package.module:function")
    parser.add_argument("--b", default="gentle", help="the level of all others")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--modules", default="base", help="keys with commas between them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--box", type=float, default=1.0, help="seconds that sharp may think about a decision")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--options", nargs="*", default=[], metavar="KEY=VALUE")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
