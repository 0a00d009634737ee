"""Smooth shapes in units of our own: drawn several times too large, then shrunk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from PIL import Image, ImageDraw

from renderer import fonts
from renderer.palette import Rgb

Point = tuple[float, float]
OVERSIZE = 2  # how many times too large pictures are drawn before they are shrunk


class Pen:
    """Draws in units around an origin onto an image that is too large."""

    def __init__(self, draw: ImageDraw.ImageDraw, unit: float, x: float, y: float) -> None:
        self.draw, self.unit, self.x, self.y = draw, unit, x, y

    def at(self, x: float, y: float, size: float = 1.0) -> Pen:
        """A pen on the same image whose origin lies at (x, y) and whose unit is `size` of ours.

        It lies on a whole pixel of the finished picture, so that equal things come out equal and compress well.
        """
        px, py = (round(v / OVERSIZE) * OVERSIZE for v in (self.x + x * self.unit, self.y + y * self.unit))
        return Pen(self.draw, self.unit * size, px, py)

    def _p(self, points: Iterable[Point]) -> list[tuple[float, float]]:
        return [(self.x + px * self.unit, self.y + py * self.unit) for px, py in points]

    def poly(self, points: Sequence[Point], fill: Rgb | None, edge: Rgb | None = None, w: float = 0.0) -> None:
        """A filled polygon with a rounded edge."""
        if fill is not None:
            self.draw.polygon(self._p(points), fill=fill)
        if edge is not None:
            self.line([*points, points[0], points[1]], edge, w)

    def line(self, points: Sequence[Point], fill: Rgb, w: float, *, round_ends: bool = True) -> None:
        """A line with round joints and, unless told otherwise, round ends."""
        flat, thick = self._p(points), max(1, round(w * self.unit))
        self.draw.line(flat, fill=fill, width=thick, joint="curve")
        if round_ends and thick > 2:
            for cx, cy in (flat[0], flat[-1]):
                r = thick / 2 - 0.5
                self.draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=fill)

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: Rgb | None, edge: Rgb | None = None, w: float = 0.0
    ) -> None:
        """An ellipse; its edge lies inside."""
        (cx, cy), ax, ay = self._p([(x, y)])[0], rx * self.unit, ry * self.unit
        box = (cx - ax, cy - ay, cx + ax, cy + ay)
        self.draw.ellipse(box, fill=fill, outline=edge, width=max(1, round(w * self.unit)) if edge is not None else 0)

    def disc(self, x: float, y: float, r: float, fill: Rgb | None, edge: Rgb | None = None, w: float = 0.0) -> None:
        """A circle; its edge lies inside."""
        self.oval(x, y, r, r, fill, edge, w)

    def rect(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: Rgb | None,
        edge: Rgb | None = None,
        w: float = 0.0,
        r: float = 0.0,
    ) -> None:
        """A rectangle, its corners rounded by r; its edge lies inside."""
        (ax, ay), (bx, by) = self._p([(x0, y0), (x1, y1)])
        thick = max(1, round(w * self.unit)) if edge is not None else 0
        self.draw.rounded_rectangle((ax, ay, bx, by), r * self.unit, fill=fill, outline=edge, width=thick)

    def arc(self, x: float, y: float, rx: float, ry: float, start: float, end: float, fill: Rgb, w: float) -> None:
        """Part of an ellipse's line, degrees clockwise from the right."""
        (cx, cy), ax, ay = self._p([(x, y)])[0], rx * self.unit, ry * self.unit
        self.draw.arc((cx - ax, cy - ay, cx + ax, cy + ay), start, end, fill=fill, width=max(1, round(w * self.unit)))

    def pie(self, x: float, y: float, rx: float, ry: float, start: float, end: float, fill: Rgb) -> None:
        """A slice of an ellipse."""
        (cx, cy), ax, ay = self._p([(x, y)])[0], rx * self.unit, ry * self.unit
        self.draw.pieslice((cx - ax, cy - ay, cx + ax, cy + ay), start, end, fill=fill)

    def text(self, x: float, y: float, words: str, fill: Rgb, size: float, weight: str = "black") -> None:
        """Words around a point; `size` is the height of the letters' body."""
        px = max(6, round(size * self.unit))
        face = fonts.font(px, weight)
        cx, cy = self._p([(x, y)])[0]
        self.draw.text(
            (cx - face.getlength(words) / 2, cy + fonts.cap_height(px, weight) / 2),
            words,
            fill=fill,
            font=face,
            anchor="ls",
        )


def ring(n: int, r: float = 1.0, turn: float = 0.0, x: float = 0.0, y: float = 0.0) -> list[Point]:
    """The corners of a regular polygon, clockwise, the first one `turn` degrees from the top."""
    return [
        (x + r * sin(2 * pi * k / n + turn * pi / 180), y - r * cos(2 * pi * k / n + turn * pi / 180)) for k in range(n)
    ]


def star(n: int, r: float, inner: float, x: float = 0.0, y: float = 0.0) -> list[Point]:
    """The corners of a star with n points."""
    outside, inside = ring(n, r, 0, x, y), ring(n, inner, 180 / n, x, y)
    return [p for pair in zip(outside, inside, strict=True) for p in pair]


def sheet(width: int, height: int, unit: float, oversize: int = OVERSIZE) -> tuple[Image.Image, Pen]:
    """An empty transparent image and a pen at its middle."""
    image = Image.new("RGBA", (width * oversize, height * oversize), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.fontmode = "1"
    pen = Pen(draw, unit * oversize, width * oversize / 2, height * oversize / 2)
    return image, pen
