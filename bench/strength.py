"""Strength against thinking time: draws docs/pictures/strength.png from what was played (docs/matches.json)."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bench import Figure
from game.automa.programme import Result, read, timed
from game.contest import interval

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "strength.png"
FONT = Path(__file__).parents[1] / "data" / "fonts" / "Nunito-Bold.ttf"
INK, PALE, BAR, GOAL, GROUND = "#1f2933", "#9aa5b1", "#4a7fb5", "#c53030", "#ffffff"
WIDE, HIGH, LEFT, TOP, BELOW = 720, 420, 70, 60, 70
SHORTEST, LONGEST = -2.0, 0.3  # powers of ten, in seconds
SHARES = (0.0, 0.25, 0.5, 0.75)
EQUAL, MOST, REACHED = 0.25, 0.8, 0.45


def measure() -> list[Figure]:
    """The share of games sharp won against three steady, by the seconds it had."""
    found = timed(read())
    plot(found, PICTURE)
    return [Figure(f"sharp with {s:g} s", 100 * r.wins / r.games, "%", "equal share", 100 * EQUAL) for s, r in found]


def at(seconds: float, share: float) -> tuple[float, float]:
    """Where a point stands in the picture: time by powers of ten."""
    along = (log10(seconds) - SHORTEST) / (LONGEST - SHORTEST)
    return LEFT + (WIDE - LEFT - 30) * along, TOP + (HIGH - TOP - BELOW) * (1 - share / MOST)


def plot(found: Sequence[tuple[float, Result]], path: Path) -> None:
    image = Image.new("RGB", (WIDE, HIGH), GROUND)
    draw, small = ImageDraw.Draw(image), ImageFont.truetype(str(FONT), 16)
    draw.text((LEFT, 16), "Sharp against three steady in the base game: games won, with 95 % intervals", INK, small)
    for share in SHARES:
        _across(draw, small, share, f"{share:.0%}", PALE)
    _across(draw, small, REACHED, f"{REACHED:.0%}", GOAL)
    draw.text(
        (LEFT, HIGH - 30), "seconds of thought for a decision; grey 25 %: equal share; red: the aim at 1 s", PALE, small
    )
    draw.line([at(seconds, result.wins / result.games) for seconds, result in found], PALE, 1)
    for seconds, result in found:
        here = at(seconds, result.wins / result.games)
        low, high = interval(result.wins, result.games)
        draw.line((*at(seconds, low), *at(seconds, high)), BAR, 3)
        draw.ellipse((here[0] - 5, here[1] - 5, here[0] + 5, here[1] + 5), BAR)
        draw.text((here[0] + 9, here[1] + 6), f"{result.wins / result.games:.0%} of {result.games}", INK, small)
        draw.text((here[0] - 14, HIGH - BELOW + 8), f"{seconds:g} s", INK, small)
    image.save(path)


def _across(draw: ImageDraw.ImageDraw, font: ImageFont.FreeTypeFont, share: float, name: str, colour: str) -> None:
    left, y = at(10**SHORTEST, share)
    draw.line((left, y, WIDE - 30, y), colour, 1)
    draw.text((left - 48, y - 11), name, colour, font)
