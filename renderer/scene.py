"""A scene: what is drawn where, as plain data. Pictures are painted from it and tests read it."""

from __future__ import annotations

from typing import NamedTuple

from game.look import Ground, Path
from renderer import fonts
from renderer.box import Box
from renderer.frame import Frame
from renderer.palette import Rgb
from renderer.sprites import SpriteKey


class Board(NamedTuple):
    """The ground, its frame placed in the picture."""

    ground: Ground
    paths: tuple[Path, ...]
    frame: Frame
    left: int
    top: int

    @property
    def box(self) -> Box:
        """Where it lies."""
        return Box(self.left, self.top, self.left + self.frame.width, self.top + self.frame.height)


class Stamp(NamedTuple):
    """A sprite, its middle at (x, y)."""

    key: SpriteKey
    x: int
    y: int

    @property
    def box(self) -> Box:
        """Where it lies."""
        left, top = self.x - self.key.side // 2, self.y - self.key.side // 2
        return Box(left, top, left + self.key.side, top + self.key.side)

    def moved(self, dx: int, dy: int) -> Stamp:
        """The same elsewhere."""
        return Stamp(self.key, self.x + dx, self.y + dy)


class Label(NamedTuple):
    """Words, beginning at x, the middle of their capitals at y."""

    text: str
    x: int
    y: int
    size: int
    colour: Rgb
    weight: str = "bold"

    @property
    def box(self) -> Box:
        """Where the capitals and figures lie."""
        cap = fonts.cap_height(self.size, self.weight)
        return Box(self.x, self.y - cap / 2, self.x + fonts.width(self.text, self.size, self.weight), self.y + cap / 2)

    def moved(self, dx: int, dy: int) -> Label:
        """The same elsewhere."""
        return self._replace(x=self.x + dx, y=self.y + dy)


class Panel(NamedTuple):
    """A filled rectangle with round corners."""

    box: Box
    fill: Rgb
    edge: Rgb | None = None
    radius: int = 16
    thick: int = 3

    def moved(self, dx: int, dy: int) -> Panel:
        """The same elsewhere."""
        left, top, right, bottom = self.box
        return self._replace(box=Box(left + dx, top + dy, right + dx, bottom + dy))


class Line(NamedTuple):
    """A line through points."""

    points: tuple[tuple[float, float], ...]
    colour: Rgb
    thick: int

    @property
    def box(self) -> Box:
        """Where it lies."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return Box(min(xs), min(ys), max(xs), max(ys)).grown(self.thick / 2)


class Veil(NamedTuple):
    """A thin white cloth over all that was drawn before."""

    box: Box


Item = Board | Stamp | Label | Panel | Line | Veil


class Scene(NamedTuple):
    """A whole picture as data."""

    width: int
    height: int
    back: Rgb
    items: tuple[Item, ...]


def centred(text: str, x: float, y: float, size: int, colour: Rgb, weight: str = "bold") -> Label:
    """A label around a point."""
    return Label(text, round(x - fonts.width(text, size, weight) / 2), round(y), size, colour, weight)
