"""What a match of automatic players came to, whatever the family: wins with their interval, times, deeds."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from statistics import median

from game.deeds import Tally

NORMAL = 1.96


@dataclass
class Match:
    """What so many games came to; times of decisions in seconds of processor time by level."""

    games: int = 0
    wins: int = 0
    drawn: int = 0
    turns: int = 0
    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    deeds: Tally = field(default_factory=Tally)

    def add(self, other: Match) -> None:
        self.games += other.games
        self.wins += other.wins
        self.drawn += other.drawn
        self.turns += other.turns
        self.deeds.join(other.deeds)
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
