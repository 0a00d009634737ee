"""Matches of the dice game: python -m game.dice.automa.arena --a steady --b gentle --games 200 --variant plus --seed 1

As at the island's tables one player of level A sits with players of level B, and its seat goes round.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from random import Random

from game.contest import Match, report
from game.deeds import Counts, declared
from game.dice.automa.players import LEVELS, Level
from game.dice.create import new_game
from game.dice.table import DiceGame
from game.engine import Chance, advance, view
from game.setup import Setup


def play(setup: Setup, levels: Sequence[Level], seed: int, match: Match) -> DiceGame:
    """One game to its end."""
    chance, rng = Chance(Random(seed).randrange), Random(seed + 1)
    g, counts = new_game(setup, chance), Counts(declared(__package__))
    while g.over is None:
        prompt = g.awaited()
        level = levels[prompt.seat]
        start = time.process_time()
        action = level.choose(view(g, prompt.seat), prompt.seat, rng)
        match.seconds[level.name].append(time.process_time() - start)
        chance.forget()
        advance(g, action, chance, prompt.id, quiet=False)
        counts.see(g, action)
    match.deeds.add(counts, [level.name for level in levels])
    return g


def run(setup: Setup, a: str, b: str, games: int, seed: int) -> Match:
    """A whole match; who shares a win has won."""
    match = Match(games=games)
    for number in range(games):
        round, seat = divmod(number, setup.players)
        levels = [LEVELS[a if s == seat else b] for s in range(setup.players)]
        g = play(setup, levels, seed * 100_003 + round, match)
        match.turns += g.table.turn.number
        match.wins += int(g.over is not None and seat in g.over.winners)
    return match


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m game.dice.automa.arena", description="Let levels compete at dice.")
    parser.add_argument("--a", default="steady", choices=LEVELS, help="the level that sits alone")
    parser.add_argument("--b", default="gentle", choices=LEVELS, help="the level of all others")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--variant", default="basic", help="basic or plus")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deeds", action="store_true", help="also tell how often what a good player does was done")
    chosen = parser.parse_args(arguments)
    setup = Setup(chosen.players, (), {"variant": chosen.variant, "seats": "chosen"}, family="dice")
    match = run(setup, chosen.a, chosen.b, chosen.games, chosen.seed)
    print(report(match, chosen.a, chosen.b, chosen.players))
    if chosen.deeds:
        print(match.deeds.report())
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
