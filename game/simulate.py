"""Random games, counted: python -m game.simulate --players 4 --games 200 --modules base --seed 1

The random player uses everything there is: what the menus offer, offers and answers of others, settings.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from game.create import new_game
from game.engine import Action, Chance, Refused, advance, legal, suggestions
from game.rules import objections
from game.setup import Setup, Value
from game.table import Island

MEDDLING = 0.05  # how often somebody else acts, or somebody changes a setting
ENOUGH = 20_000  # actions after which a game counts as drawn


@dataclass
class Tally:
    """What so many games came to."""

    games: int = 0
    actions: int = 0
    turns: int = 0
    seconds: float = 0.0
    wins: Counter[int] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)


def main(arguments: list[str]) -> int:
    """Play, print, and say what is wrong with the set-up if it cannot be played."""
    options = _parse(arguments)
    chosen = tuple(m for m in options.modules.split(",") if m not in ("", "base"))
    setup = Setup(options.players, chosen, dict(map(_option, options.options)), agreed=chosen)
    if reasons := objections(setup):
        print("\n".join(f"{reason.key} {reason.details or ''}".rstrip() for reason in reasons), file=sys.stderr)
        return 2
    print(report(simulate(setup, options.games, options.seed), setup.players))
    return 0


def simulate(setup: Setup, games: int, seed: int) -> Tally:
    """So many random games of one set-up."""
    tally = Tally()
    rng = Random(seed)
    chance = Chance(rng.randrange)
    start = time.perf_counter()
    for _ in range(games):
        play(setup, rng, chance, tally)
    tally.seconds = time.perf_counter() - start
    return tally


def play(setup: Setup, rng: Random, chance: Chance, tally: Tally) -> Island:
    """One game to its end."""
    chance.forget()
    g = new_game(setup, chance)
    while g.over is None and g.moves < ENOUGH:
        action = choose(g, rng)
        chance.forget()
        advance(g, action, chance)
        tally.used[action.key] += 1
    tally.games += 1
    tally.actions += g.moves
    tally.turns += g.table.turn.number
    tally.wins.update(g.over.winners if g.over else ())
    return g


def choose(g: Island, rng: Random) -> Action:
    """A legal action of one the game waits for; now and then of anybody, settings included."""
    if rng.random() < MEDDLING:
        seat = rng.randrange(g.rules.players)
        if meddling := [*legal(g, seat), *suggestions(g, seat)]:
            return rng.choice(meddling)
    return rng.choice(legal(g, rng.choice(g.waiting_for()).seat))


def report(tally: Tally, players: int) -> str:
    """The tally as people read it."""
    games, seconds = max(tally.games, 1), max(tally.seconds, 1e-9)
    wins = "  ".join(f"{seat + 1}: {tally.wins[seat]}" for seat in range(players))
    drawn = tally.games - sum(tally.wins.values())
    return "\n".join(
        (
            f"{tally.games} games in {tally.seconds:.1f} s: "
            f"{tally.games / seconds:.1f} games/s, {tally.actions / seconds:,.0f} actions/s",
            f"length: {tally.actions / games:.0f} actions, {tally.turns / games:.0f} turns a game",
            f"wins by seat: {wins}" + (f"  unfinished: {drawn}" if drawn > 0 else ""),
            "actions: " + ", ".join(f"{key} {n}" for key, n in tally.used.most_common()),
        )
    )


def _option(text: str) -> tuple[str, Value]:
    key, _, value = text.partition("=")
    if value in ("true", "false"):
        return key, value == "true"
    return key, int(value) if value.lstrip("-").isdigit() and key != "start" else value


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m game.simulate", description="Play random games and count.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--modules", default="base", help="keys with commas between them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", nargs="*", default=[], metavar="KEY=VALUE")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except Refused as refused:
        raise SystemExit(refused.key) from None
