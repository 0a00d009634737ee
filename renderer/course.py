"""The look back as a picture: everybody's chances over the turns, and what made the difference."""

from __future__ import annotations

from game.look import CourseLine, CourseOf, Text
from renderer import fonts
from renderer.alt import shorten
from renderer.box import Box
from renderer.paint import Picture, picture
from renderer.palette import Rgb, seat_ink, ui
from renderer.rows import GAP
from renderer.scene import Item, Label, Line, Panel, Scene, Stamp, centred
from renderer.sprites import SpriteKey
from renderer.words import Words

WIDTH, HIGH, ROW = 1200, 430, 62
_PAD, _TITLE, _SMALL = 24, 38, 28
_NAMES = 250
_LINE = 44  # of the legend
INKS = {"dice": "gold", "draws": "violet", "trades": "river", "own": "strong", "others": "stone"}
LEAST = 0.005  # of a chance: a part below it is not drawn


def course_png(course: CourseOf, words: Words) -> Picture:
    """The course of a finished game."""
    return picture(_scene(course, words), course_alt(course, words))


def course_alt(course: CourseOf, words: Words) -> str:
    """The same in words."""
    sentences = [words(Text("course-alt", {"turns": len(course.lines[0].chances) - 1}))]
    for line in course.lines:
        parts = ", ".join(_part(words, cause, change) for cause, change in line.parts if abs(change) >= LEAST)
        args = {"name": line.name, "first": _percent(line.chances[0]), "best": _percent(max(line.chances))}
        sentences.append(words(Text("course-of", args | {"last": _percent(line.chances[-1]), "parts": parts})))
    return shorten(sentences)


def _part(words: Words, cause: str, change: float) -> str:
    return words(Text("course-part", {"cause": words(Text(f"cause-{cause}")), "change": _signed(change)}))


def _percent(chance: float) -> int:
    return round(100 * chance)


def _signed(change: float) -> str:
    return f"{'+' if change > 0 else '−'}{abs(round(100 * change))}"


def _scene(course: CourseOf, words: Words) -> Scene:
    below = HIGH + GAP
    legend = _legend_lines(words)
    bars = 130 + _LINE * (len(legend) - 1) + ROW * len(course.lines)
    items = [
        *_over_turns(course, words, Box(GAP // 2, GAP // 2, WIDTH - GAP // 2, HIGH)),
        *_parts(course, words, Box(GAP // 2, below, WIDTH - GAP // 2, below + bars), legend),
    ]
    return Scene(WIDTH, below + bars + GAP // 2, ui("back"), tuple(items))


def _paper(title: str, box: Box) -> list[Item]:
    text = fonts.fit(title, _TITLE, round(box.right - box.left) - 2 * _PAD, "black")
    label = Label(text, round(box.left) + _PAD, round(box.top) + 34, _TITLE, ui("ink"), "black")
    return [Panel(box, ui("panel"), ui("panel_edge"), 20), label]


def _over_turns(course: CourseOf, words: Words, box: Box) -> list[Item]:
    """A line for each player; where the game turned a number stands above."""
    base, ceiling = box.bottom - 40, box.top + 104
    left, right = box.left + _PAD + 84, box.right - _PAD - 36
    turns = max(2, len(course.lines[0].chances))
    items = _paper(words(Text("course-title")), box)
    for level in (0, 25, 50, 75, 100):
        y = base - level / 100 * (base - ceiling)
        items.append(Line(((left, y), (right, y)), ui("panel_edge"), 2))
        items.append(centred(f"{level} %", left - 50, y, _SMALL, ui("ink_soft")))

    def at(turn: int, chance: float) -> tuple[float, float]:
        return left + turn / (turns - 1) * (right - left), base - chance * (base - ceiling)

    for number, turn in enumerate(course.marks, 1):
        x = at(turn, 0)[0]
        items.append(Line(((x, ceiling - 14), (x, base)), ui("ink_soft"), 3))
        items.append(Panel(Box(x - 19, ceiling - 50, x + 19, ceiling - 12), ui("ink"), None, 19))
        items.append(centred(str(number), x, ceiling - 31, _SMALL, ui("white")))
    for line in sorted(course.lines, key=lambda line: line.chances[-1]):
        points = tuple(at(turn, chance) for turn, chance in enumerate(line.chances))
        ink = seat_ink(line.colour)
        items += [Line(points, ink.dark, 10), Line(points, ink.fill, 6)]
        items.append(Stamp(SpriteKey("badge", "", 34, line.colour), round(points[-1][0]), round(points[-1][1])))
    return items


def _parts(course: CourseOf, words: Words, box: Box, legend: list[list[str]]) -> list[Item]:
    """For each player what brought and what cost chances, as bars to both sides."""
    items = _paper(words(Text("course-parts")), box)
    middle, half = (box.left + _NAMES + box.right) / 2, (box.right - box.left - _NAMES - 60) / 2
    sums = [sum(abs(c) for _, c in line.parts if (c > 0) == up) for line in course.lines for up in (True, False)]
    scale = half / max([*sums, 0.01])
    items += _legend(words, box, legend)
    top = round(box.top) + 128 + _LINE * (len(legend) - 1)
    items.append(Line(((middle, top - 20), (middle, box.bottom - 12)), ui("ink_soft"), 3))
    for number, line in enumerate(course.lines):
        items += _row(line, round(box.left) + _PAD, top + ROW * number, middle, scale)
    return items


def _legend_lines(words: Words) -> list[list[str]]:
    """The causes, as many to a line as have room."""
    lines: list[list[str]] = [[]]
    x = 0
    for cause in INKS:
        wide = _wide(words, cause)
        if lines[-1] and x + wide > WIDTH - GAP - 2 * _PAD:
            lines.append([])
            x = 0
        lines[-1].append(cause)
        x += wide + 34
    return lines


def _wide(words: Words, cause: str) -> int:
    return 36 + fonts.width(words(Text(f"cause-{cause}")), _SMALL)


def _legend(words: Words, box: Box, lines: list[list[str]]) -> list[Item]:
    items: list[Item] = []
    for number, causes in enumerate(lines):
        x, y = round(box.left) + _PAD, round(box.top) + 80 + _LINE * number
        for cause in causes:
            items.append(Panel(Box(x, y - 13, x + 26, y + 13), ui(INKS[cause]), None, 6))
            items.append(Label(words(Text(f"cause-{cause}")), x + 36, y, _SMALL, ui("ink")))
            x += _wide(words, cause) + 34
    return items


def _row(line: CourseLine, left: int, y: int, middle: float, scale: float) -> list[Item]:
    items: list[Item] = [Stamp(SpriteKey("badge", "", 40, line.colour), left + 22, y)]
    items.append(Label(fonts.fit(line.name, 32, _NAMES - 80, "bold"), left + 54, y, 32, ui("ink"), "bold"))
    right = at = middle
    for cause, change in line.parts:
        if abs(change) < LEAST:
            continue
        wide = abs(change) * scale
        if change > 0:
            items += _bar(right, right + wide, y, ui(INKS[cause]), change)
            right += wide
        else:
            items += _bar(at - wide, at, y, ui(INKS[cause]), change)
            at -= wide
    return items


def _bar(left: float, right: float, y: int, colour: Rgb, change: float) -> list[Item]:
    items: list[Item] = [Panel(Box(left, y - 20, right, y + 20), colour, None, 4)]
    if right - left > fonts.width(_signed(change), 26) + 6:
        dark = colour[0] * 0.3 + colour[1] * 0.59 + colour[2] * 0.11 < 125
        items.append(centred(_signed(change), (left + right) / 2, y, 26, ui("white") if dark else ui("ink")))
    return items
