"""Matches of automatic players: python -m game.automa.arena --a sharp --b steady --games 200 --modules base --seed 1

One player of level A sits at a table with players of level B; its seat goes round, and every island is played once
from each seat. What counts is the share of games A wins, with its 95 % interval, beside the equal share. `--table`
plays all matches of data/automa/programme.json, whose sizes and seeds are fixed, and writes docs/matches.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import TypeAlias

from game.automa.drive import next_prompt, prompt_id, seen_by, standing_orders
from game.automa.levels import Level, Stop, player
from game.automa.pace import Pace
from game.contest import Match, report
from game.create import new_game
from game.deeds import Counts, declared, folder_of
from game.engine import Chance, Question, advance, why_not
from game.rules import objections
from game.setup import Setup
from game.simulate import _option as read_option
from game.table import Island

Watch: TypeAlias = Callable[[Island, Question], None]
"""Looks at a game before each decision."""

ENOUGH = 6_000  # actions after which a game counts as drawn


def clock(seconds: float) -> Stop:
    """Time to think: so many seconds of the processor from now."""
    end = time.process_time() + seconds
    return lambda: time.process_time() >= end


def play(
    setup: Setup,
    levels: Sequence[Level],
    seed: int,
    match: Match | None = None,
    box: float = 1.0,
    watch: Watch | None = None,
) -> Island:
    """One game to its end; every action is checked as if a person had made it. A match counts deeds as well."""
    chance, rng = Chance(Random(seed).randrange), Random(seed + 1)
    g = new_game(setup, chance)
    counts = Counts(deed for module in g.rules.modules for deed in declared(folder_of(module)))
    for seat in g.seats:
        for order in standing_orders(g, seat):
            advance(g, order, chance)
    dealt_with, pace = set[int](), Pace()
    while g.over is None and g.moves < ENOUGH:
        prompt = next_prompt(g, dealt_with)
        assert prompt is not None, "nobody has to decide anything"
        if watch is not None:
            watch(g, prompt)
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
        advance(g, action, chance, at, quiet=match is None)
        counts.see(g, action)
    if match is not None:
        match.deeds.add(counts, [level.name for level in levels])
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


def main(arguments: list[str]) -> int:
    options = _parse(arguments)
    if options.table:
        from game.automa.programme import play_all  # which plays its matches here

        play_all(options.jobs, partial(print, flush=True), options.seeds)
        return 0
    chosen = tuple(m for m in options.modules.split(",") if m not in ("", "base"))
    setup = Setup(options.players, chosen, dict(map(read_option, options.options)) | {"seats": "chosen"}, agreed=chosen)
    if reasons := objections(setup):
        print("\n".join(f"{reason.key} {reason.details or ''}".rstrip() for reason in reasons), file=sys.stderr)
        return 2
    match = run(setup, options.a, options.b, options.games, options.seed, options.jobs, options.box)
    print(report(match, options.a, options.b, options.players))
    if options.deeds:
        print(match.deeds.report())
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
    parser.add_argument("--deeds", action="store_true", help="also tell how often what a good player does was done")
    parser.add_argument("--table", action="store_true", help="play the programme of docs/matches.md, write its table")
    parser.add_argument("--seeds", nargs="*", type=int, default=[], help="of the programme only these matches")
    parser.add_argument("--options", nargs="*", default=[], metavar="KEY=VALUE")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
