"""The figures of life as one picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bench import Figure
from bench.life.book import Page
from bench.life.figures import pings_per_turn

FONT = Path(__file__).parents[2] / "data" / "fonts" / "Nunito-Bold.ttf"
INK, PALE, GOOD, BAD, BAR, GROUND = "#1f2933", "#9aa5b1", "#2f855a", "#c53030", "#4a7fb5", "#ffffff"
WIDTH, MARGIN, LINE, PANEL = 1240, 40, 26, 260


def plot(pages: Sequence[Page], found: Sequence[Figure], path: Path) -> None:
    """A table of figures beside goals, and what lies behind four of them."""
    people = [who for page in pages for who in page.people.values()]
    own = [who for who in people if who.turns >= 3]
    panels = [
        ("pings per person and own turn", pings_per_turn(people), 3.0, 1.1),
        ("public messages per turn, by table", [p.messages / p.turns for p in pages if p.turns > 3], 3.0, 1.3),
        (
            "private messages left behind per own turn",
            [who.left_behind / who.turns for who in own],
            3.0,
            1.0,
        ),
        ("hours from ping to move", [h for who in people for h in who.delays], 36.0, None),
    ]
    top = MARGIN + LINE * (len(found) + 2)
    image = Image.new("RGB", (WIDTH, top + 2 * PANEL + MARGIN), GROUND)
    draw = ImageDraw.Draw(image)
    small, large = ImageFont.truetype(str(FONT), 17), ImageFont.truetype(str(FONT), 24)
    draw.text((MARGIN, MARGIN - 14), "Life at the tables", INK, large)
    for i, figure in enumerate(found):
        _line(draw, small, MARGIN + LINE * (i + 1), figure)
    for i, (title, values, highest, goal) in enumerate(panels):
        x = MARGIN + (i % 2) * (WIDTH - MARGIN) // 2
        _histogram(draw, small, (x, top + (i // 2) * PANEL), title, values, highest, goal)
    image.save(path)


def _line(draw: ImageDraw.ImageDraw, font: ImageFont.FreeTypeFont, y: int, figure: Figure) -> None:
    draw.text((MARGIN, y), figure.name, INK, font)
    draw.text((700, y), f"{figure.value:,.2f} {figure.unit}", INK, font)
    if figure.floor is not None:
        kept = figure.value <= figure.floor + 1e-9
        draw.text((940, y), f"goal {figure.floor:g}: {'kept' if kept else 'missed'}", GOOD if kept else BAD, font)


def _histogram(
    draw: ImageDraw.ImageDraw,
    font: ImageFont.FreeTypeFont,
    corner: tuple[int, int],
    title: str,
    values: Sequence[float],
    highest: float,
    goal: float | None,
) -> None:
    x, y = corner
    width, height, bins = WIDTH // 2 - 2 * MARGIN, PANEL - 90, 30
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int(value / highest * bins))] += 1
    draw.text((x, y), f"{title} ({len(values)})", INK, font)
    base, most = y + 30 + height, max([*counts, 1])
    for i, count in enumerate(counts):
        left = x + i * width // bins
        draw.rectangle((left, base - count * height // most, left + width // bins - 2, base), BAR)
    draw.line((x, base, x + width, base), PALE)
    for share in (0.0, 0.5, 1.0):
        more = "+" if share == 1.0 else ""
        draw.text((x + share * width, base + 4), f"{highest * share:g}{more}", PALE, font)
    if goal is not None:
        at = x + goal / highest * width
        draw.line((at, y + 30, at, base), BAD, 2)
