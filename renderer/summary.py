"""The end of a game in charts: points by source, dice against expectation, production, points over turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.look import PointsOf, Summary, Text
from renderer import fonts
from renderer.alt import shorten
from renderer.box import Box
from renderer.paint import Picture, picture
from renderer.palette import Rgb, kind_inks, seat_ink, ui
from renderer.rows import GAP, Block, icon
from renderer.scene import Item, Label, Line, Panel, Scene, Stamp, centred
from renderer.sprites import SpriteKey
from renderer.words import Words

WIDTH = 1200
_PAD = 24
_LETTERS, _SMALL, _TITLE = 34, 30, 38
_NAMES = 200  # room for a player's sign and name
_LINE = 48
_CHANCES = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
_SOURCES = (
    "gold",
    "river",
    "accent",
    "violet",
    "lava",
    "stone",
    "wood_dark",
    "lava_light",
    "river_light",
    "strong",
    "ink",
)


def summary_png(summary: Summary, words: Words, width: int = WIDTH) -> Picture:
    """The charts of a finished game."""
    return picture(summary_scene(summary, words, width), summary_alt(summary, words))


def summary_alt(summary: Summary, words: Words) -> str:
    """The charts in words."""
    winner = next((p.name for p in summary.points if p.winner), "")
    key = "picture-summary" if winner else "picture-summary-open"
    sentences = [words(Text(key, {"turns": summary.turns, "winner": winner}))]
    for player in summary.points:
        parts = [words(Text("picture-source", {"what": words(what), "points": n})) for what, n in player.sources if n]
        args = {"name": player.name, "total": player.total, "sources": ", ".join(parts)}
        sentences.append(words(Text("picture-points-of", args)))
    if summary.dice:
        sentences.append(words(Text("picture-thrown", {"counts": ", ".join(str(n) for n in summary.dice)})))
    return shorten(sentences)


def summary_scene(summary: Summary, words: Words, width: int = WIDTH) -> Scene:
    """What the charts show, and where: two beside each other, as broad as the box they are shown in."""
    title = _title(summary, words, width)
    charts = [_points, *([_dice] if summary.dice else []), *([_production] if summary.production else []), _over_turns]
    high = max(_tall(summary, words, width), 340)
    items, half = list(title.items), width // 2
    for k, chart in enumerate(charts):
        row, column = divmod(k, 2)
        alone = k == len(charts) - 1 and not column
        left, top = column * half + GAP // 2, title.bottom + GAP // 2 + row * (high + GAP)
        items += chart(summary, words, Box(left, top, left + (width if alone else half) - GAP, top + high))
    rows = -(-len(charts) // 2)
    return Scene(width, title.bottom + rows * (high + GAP), ui("back"), tuple(items))


def _tall(summary: Summary, words: Words, width: int) -> int:
    """How high charts must be for a line for each player and what the colours mean."""
    sources = [(text, ui("ink")) for text in _sources(summary, words)]
    legend = _legend(sources, Box(0, 0, width // 2 - GAP, 0), 0).bottom
    return 66 + _LINE * len(summary.points) + legend + 24


def _title(summary: Summary, words: Words, width: int) -> Block:
    winner = next((p for p in summary.points if p.winner), None)
    high = 84
    turns = words(Text("summary-turns", {"turns": summary.turns}))
    end = width - _PAD - fonts.width(turns, 40)
    items: list[Item] = [
        Panel(Box(0, 0, width, high), seat_ink(winner.colour).light if winner else ui("panel"), None, 0),
        Label(turns, end, high // 2, 40, ui("ink")),
    ]
    if winner is not None:
        items.append(Stamp(SpriteKey("badge", "", 54, winner.colour), 54, high // 2))
        text = fonts.fit(words(Text("summary-winner", {"name": winner.name})), 50, end - 140, "black")
        items.append(Label(text, 100, high // 2, 50, ui("ink"), "black"))
    return Block(items, high)


def _chart(title: str, box: Box) -> list[Item]:
    """The paper a chart is drawn on, with its heading."""
    text = fonts.fit(title, _TITLE, round(box.right - box.left) - 2 * _PAD, "black")
    label = Label(text, round(box.left) + _PAD, round(box.top) + 32, _TITLE, ui("ink"), "black")
    return [Panel(box, ui("panel"), ui("panel_edge"), 20), label]


def _name(player: PointsOf, left: int, y: int) -> list[Item]:
    name = fonts.fit(player.name, _LETTERS, _NAMES - 66, "bold")
    sign = Stamp(SpriteKey("badge", "", 36, player.colour), left + 32, y)
    return [sign, Label(name, left + 60, y, _LETTERS, ui("ink"))]


def _bar(parts: Sequence[tuple[int, Rgb]], x: float, y: int, scale: float) -> list[Item]:
    """A bar of coloured parts, each with its number when there is room for it; points lost are a part too."""
    items: list[Item] = []
    for n, colour in parts:
        if not n:
            continue
        wide, text = abs(n) * scale, _number(n)
        items.append(Panel(Box(x, y - 19, x + wide, y + 19), colour, None, 0))
        if wide > fonts.width(text, 28) + 6:
            dark = colour[0] * 0.3 + colour[1] * 0.59 + colour[2] * 0.11 < 125
            items.append(centred(text, x + wide / 2, y, 28, ui("white") if dark else ui("ink")))
        x += wide
    return items


def _number(n: int) -> str:
    """With a true minus sign."""
    return str(n).replace("-", "−")


def _legend(entries: Sequence[tuple[str, Rgb]], box: Box, top: int) -> Block:
    """What the colours of the bars mean."""
    items: list[Item] = []
    left, right = round(box.left) + _PAD, round(box.right) - _PAD
    x, y = left, top + 20
    for text, colour in entries:
        text = fonts.fit(text, _SMALL, right - left - 36)
        wide = 34 + fonts.width(text, _SMALL) + 22
        if x > left and x + wide - 22 > right:
            x, y = left, y + 40
        items += [Panel(Box(x, y - 12, x + 24, y + 12), colour, None, 6), Label(text, x + 34, y, _SMALL, ui("ink"))]
        x += wide
    return Block(items, y + 20)


def _sources(summary: Summary, words: Words) -> list[str]:
    return list(dict.fromkeys(words(what) for p in summary.points for what, n in p.sources if n))


def _points(summary: Summary, words: Words, box: Box) -> list[Item]:
    colour = {text: ui(_SOURCES[k % len(_SOURCES)]) for k, text in enumerate(_sources(summary, words))}
    lengths = [sum(abs(n) for _, n in p.sources) for p in summary.points]
    start = round(box.left) + _NAMES
    scale = (box.right - start - 80) / max([*lengths, 1])
    items = _chart(words(Text("summary-points")), box)
    y = round(box.top) + 84
    for player, length in zip(summary.points, lengths, strict=True):
        parts = [(n, colour[words(what)]) for what, n in player.sources if n]
        items += _name(player, round(box.left), y) + _bar(parts, start, y, scale)
        total = _number(player.total)
        items.append(Label(total, round(start + length * scale + 12), y, 38, ui("ink"), "black"))
        y += _LINE
    return [*items, *_legend(list(colour.items()), box, y - 18).items]


def _dice(summary: Summary, words: Words, box: Box) -> list[Item]:
    base = round(box.bottom) - 58
    room = base - round(box.top) - 104
    throws = sum(summary.dice)
    expected = [throws * chance / 36 for chance in _CHANCES]
    most = max([*summary.dice, *expected, 1])
    step = (box.right - box.left - 2 * _PAD) / 11
    items = _chart(words(Text("summary-dice")), box)
    for k in range(11):
        n = summary.dice[k] if k < len(summary.dice) else 0
        x = box.left + _PAD + step * (k + 0.5)
        tall, line = n / most * room, base - expected[k] / most * room
        strong = k + 2 in (6, 8)
        if n:
            bar = Box(x - step * 0.34, base - tall, x + step * 0.34, base)
            items.append(Panel(bar, ui("red_die" if strong else "yellow_die"), None, 0))
        items.append(Line(((x - step * 0.44, line), (x + step * 0.44, line)), ui("ink"), 5))
        items.append(centred(str(k + 2), x, base + 28, 34, ui("strong") if strong else ui("ink"), "black"))
        items.append(centred(str(n), x, min(base - tall, line) - 22, 28, ui("ink_soft")))
    text = words(Text("summary-expected"))
    left, y = round(box.right) - _PAD - fonts.width(text, _SMALL), round(box.top) + 32
    return [*items, Line(((left - 60, y), (left - 14, y)), ui("ink"), 5), Label(text, left, y, _SMALL, ui("ink"))]


def _production(summary: Summary, words: Words, box: Box) -> list[Item]:
    totals = [sum(n for _, n in kinds) for kinds in summary.production]
    start = round(box.left) + _NAMES
    scale = (box.right - start - 90) / max([*totals, 1])
    items = _chart(words(Text("summary-production")), box)
    y = round(box.top) + 84
    for player, kinds, total in zip(summary.points, summary.production, totals, strict=False):
        parts = [(n, kind_inks()[kind][0] if kind in kind_inks() else ui("neutral")) for kind, n in kinds]
        items += _name(player, round(box.left), y) + _bar(parts, start, y, scale)
        items.append(Label(str(total), round(start + total * scale + 12), y, 38, ui("ink"), "black"))
        y += _LINE
    names = list(dict.fromkeys(kind for kinds in summary.production for kind, _ in kinds))
    step = min(104.0, (box.right - box.left - 2 * _PAD) / max(1, len(names)))
    for k, kind in enumerate(names):
        x = round(box.left + _PAD + k * step)
        colour = kind_inks()[kind][0] if kind in kind_inks() else ui("neutral")
        items += [Panel(Box(x, y - 12, x + 24, y + 12), colour, None, 6), icon(kind, x + 50, y, 40)]
    return items


def _over_turns(summary: Summary, words: Words, box: Box) -> list[Item]:
    base, ceiling = box.bottom - 34, box.top + 80
    items = _chart(words(Text("summary-over-time")), box)
    left, right = box.left + _PAD + 44, box.right - _PAD - 24 - 32 * len(summary.points_over_turns)
    turns = max([len(line) for line in summary.points_over_turns] + [2])
    reached = [n for line in summary.points_over_turns for n in line]
    most, least = max([*reached, 1]), min([*reached, 0])
    tall = (base - ceiling) / (most - least)
    step = 2 if most <= 14 else 5 if most <= 45 else 20
    for level in range(least + -least % step, most + 1, step):
        y = base - (level - least) * tall
        items.append(Line(((left, y), (right, y)), ui("panel_edge"), 2))
        items.append(centred(_number(level), left - 28, y, 28, ui("ink_soft")))
    ends: Counter[int] = Counter()
    for player, line in zip(summary.points, summary.points_over_turns, strict=False):
        points = tuple((left + k / (turns - 1) * (right - left), base - (n - least) * tall) for k, n in enumerate(line))
        items += _trace(points, player.colour, ends[line[-1] if line else 0])
        ends[line[-1] if line else 0] += 1
    return items


def _trace(points: tuple[tuple[float, float], ...], colour: str, ties: int) -> list[Item]:
    """A player's line, dark at its rim so that white shows too; at its end the player's sign, beside those of a tie."""
    if not points:
        return []
    ink = seat_ink(colour)
    end = Stamp(SpriteKey("badge", "", 30, colour), round(points[-1][0]) + 32 * ties, round(points[-1][1]))
    if len(points) == 1:
        return [end]
    return [Line(points, ink.dark, 11), Line(points, ink.fill, 6), end]
