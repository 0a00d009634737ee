"""Lines over turns, drawn for a page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil
from typing import NamedTuple

WIDE, HIGH, EDGE = 480, 180, 46
STEPS = 4  # at most so many levels above nothing


class Stroke(NamedTuple):
    """One line: a value for each turn."""

    values: Sequence[float]
    ink: str
    dashed: bool = False


def chart(lines: Sequence[Stroke], levels: Iterable[tuple[float, str]], what: str, marks: Sequence[int] = ()) -> str:
    """Lines between the first and the last of the levels; marks are turns with a number above."""
    named = list(levels)
    turns, top = max(2, *(len(line.values) for line in lines)), named[-1][0] or 1.0

    def at(turn: int, value: float) -> tuple[float, float]:
        x = EDGE + turn / (turns - 1) * (WIDE - 1.5 * EDGE)
        return round(x, 1), round(HIGH - EDGE / 2 - value / top * (HIGH - EDGE), 1)

    parts = [f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(what)}">']
    for value, name in named:
        left, y = at(0, value)
        parts.append(f'<path d="M{left} {y}H{at(turns - 1, 0)[0]}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 4}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
    for number, turn in enumerate(marks, 1):
        x, low = at(turn, 0)
        high = at(turn, top)[1]
        parts.append(f'<path d="M{x} {high}V{low}" stroke="#888"/>')
        parts.append(f'<text x="{x}" y="{high - 6}" text-anchor="middle">{number}</text>')
    for line in lines:
        points = " ".join("{},{}".format(*at(turn, value)) for turn, value in enumerate(line.values))
        style = 'stroke-width="1" stroke-dasharray="4 3"' if line.dashed else 'stroke-width="2"'
        parts.append(f'<polyline points="{points}" fill="none" stroke="{line.ink}" {style}/>')
    return "".join([*parts, "</svg>"])


def rising(most: float) -> list[tuple[float, str]]:
    """Round levels from nothing to no less than the most."""
    step = max(5, 5 * ceil(most / STEPS / 5))
    return [(float(n), str(n)) for n in range(0, step * ceil(max(most, 1) / step) + 1, step)]
