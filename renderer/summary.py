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
_NAMES = 330  # room for a player's sign and name
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
        sentences.append(words(Text("picture-points", args)))
    if summary.dice:
        sentences.append(words(Text("picture-thrown", {"counts": ", ".join(str(n) for n in summary.dice)})))
    return shorten(sentences)


def summary_scene(summary: Summary, words: Words, width: int = WIDTH) -> Scene:
    """What the charts show, and where."""
    block = _title(summary, words, width)
    items = block.items
    charts = [_points, *([_dice] if summary.dice else []), *([_production] if summary.production else []), _over_turns]
    for chart in charts:
        block = chart(summary, words, block.bottom + GAP, width)
        items = items + block.items
    return Scene(width, block.bottom + GAP, ui("back"), tuple(items))


def _title(summary: Summary, words: Words, width: int) -> Block:
    winner = next((p for p in summary.points if p.winner), None)
    high = 110
    turns = words(Text("summary-turns", {"turns": summary.turns}))
    end = width - _PAD - fonts.width(turns, 42)
    items: list[Item] = [
        Panel(Box(0, 0, width, high), seat_ink(winner.colour).light if winner else ui("panel"), None, 0),
        Label(turns, end, high // 2, 42, ui("ink")),
    ]
    if winner is not None:
        items.append(Stamp(SpriteKey("badge", "", 64, winner.colour), 64, high // 2))
        text = fonts.fit(words(Text("summary-winner", {"name": winner.name})), 54, end - 150, "black")
        items.append(Label(text, 120, high // 2, 54, ui("ink"), "black"))
    return Block(items, high)


def _chart(title: str, top: int, width: int, high: int) -> list[Item]:
    """The paper a chart is drawn on, with its heading."""
    box = Box(_PAD / 2, top, width - _PAD / 2, top + high)
    text = fonts.fit(title, 40, width - 3 * _PAD, "black")
    return [Panel(box, ui("panel"), ui("panel_edge"), 20), Label(text, _PAD + 10, top + 36, 40, ui("ink"), "black")]


def _name(player: PointsOf, y: int) -> list[Item]:
    name = fonts.fit(player.name, 38, _NAMES - 90, "bold")
    return [Stamp(SpriteKey("badge", "", 42, player.colour), _PAD + 34, y), Label(name, _PAD + 70, y, 38, ui("ink"))]


def _bar(parts: Sequence[tuple[int, Rgb]], y: int, scale: float) -> list[Item]:
    """A bar of coloured parts, each with its number when there is room for it; points lost are a part too."""
    items: list[Item] = []
    x = float(_NAMES)
    for n, colour in parts:
        if not n:
            continue
        wide, text = abs(n) * scale, _number(n)
        items.append(Panel(Box(x, y - 24, x + wide, y + 24), colour, None, 0))
        if wide > fonts.width(text, 30) + 8:
            dark = colour[0] * 0.3 + colour[1] * 0.59 + colour[2] * 0.11 < 125
            items.append(centred(text, x + wide / 2, y, 30, ui("white") if dark else ui("ink")))
        x += wide
    return items


def _number(n: int) -> str:
    """With a true minus sign."""
    return str(n).replace("-", "−")


def _legend(entries: Sequence[tuple[str, Rgb]], top: int, width: int) -> Block:
    """What the colours of the bars mean."""
    items: list[Item] = []
    x, y = _PAD + 14, top
    for text, colour in entries:
        text = fonts.fit(text, 30, width - 4 * _PAD - 40)
        wide = 40 + fonts.width(text, 30) + 26
        if x > _PAD + 14 and x + wide > width - _PAD:
            x, y = _PAD + 14, y + 46
        items += [Panel(Box(x, y - 14, x + 28, y + 14), colour, None, 6), Label(text, x + 38, y, 30, ui("ink"))]
        x += wide
    return Block(items, y + 30)


def _points(summary: Summary, words: Words, top: int, width: int) -> Block:
    sources = list(dict.fromkeys(words(what) for p in summary.points for what, n in p.sources if n))
    colour = {source: ui(_SOURCES[k % len(_SOURCES)]) for k, source in enumerate(sources)}
    lengths = [sum(abs(n) for _, n in p.sources) for p in summary.points]
    scale = (width - _NAMES - 130) / max([*lengths, 1])
    items: list[Item] = []
    y = top + 92
    for player, length in zip(summary.points, lengths, strict=True):
        items += _name(player, y) + _bar([(n, colour[words(what)]) for what, n in player.sources if n], y, scale)
        total = _number(player.total)
        items.append(Label(total, round(_NAMES + length * scale + 14), y, 42, ui("ink"), "black"))
        y += 62
    legend = _legend(list(colour.items()), y + 4, width)
    paper = _chart(words(Text("summary-points")), top, width, legend.bottom - top)
    return Block([*paper, *items, *legend.items], legend.bottom)


def _dice(summary: Summary, words: Words, top: int, width: int) -> Block:
    high, room, base = 400, 230, top + 340
    throws = sum(summary.dice)
    expected = [throws * chance / 36 for chance in _CHANCES]
    most = max([*summary.dice, *expected, 1])
    step = (width - 4 * _PAD) / 11
    items = _chart(words(Text("summary-dice")), top, width, high)
    for k in range(11):
        n = summary.dice[k] if k < len(summary.dice) else 0
        x = 2 * _PAD + step * (k + 0.5)
        tall, line = n / most * room, base - expected[k] / most * room
        strong = k + 2 in (6, 8)
        if n:
            box = Box(x - step * 0.34, base - tall, x + step * 0.34, base)
            items.append(Panel(box, ui("red_die" if strong else "yellow_die"), None, 0))
        items.append(Line(((x - step * 0.44, line), (x + step * 0.44, line)), ui("ink"), 5))
        items.append(centred(str(k + 2), x, base + 32, 38, ui("strong") if strong else ui("ink"), "black"))
        items.append(centred(str(n), x, min(base - tall, line) - 26, 32, ui("ink_soft")))
    text = words(Text("summary-expected"))
    left = width - 3 * _PAD - fonts.width(text, 30)
    items.append(Line(((left - 70, top + 36), (left - 16, top + 36)), ui("ink"), 5))
    items.append(Label(text, left, top + 36, 30, ui("ink")))
    return Block(items, top + high)


def _production(summary: Summary, words: Words, top: int, width: int) -> Block:
    totals = [sum(n for _, n in kinds) for kinds in summary.production]
    scale = (width - _NAMES - 150) / max([*totals, 1])
    items = list[Item]()
    y = top + 92
    for player, kinds, total in zip(summary.points, summary.production, totals, strict=False):
        parts = [(n, kind_inks()[kind][0] if kind in kind_inks() else ui("neutral")) for kind, n in kinds]
        items += _name(player, y) + _bar(parts, y, scale)
        items.append(Label(str(total), round(_NAMES + total * scale + 14), y, 42, ui("ink"), "black"))
        y += 62
    names = list(dict.fromkeys(kind for kinds in summary.production for kind, _ in kinds))
    for k, kind in enumerate(names):
        x = _PAD + 40 + k * 112
        colour = kind_inks()[kind][0] if kind in kind_inks() else ui("neutral")
        items += [Panel(Box(x - 26, y - 14, x + 2, y + 14), colour, None, 6), icon(kind, x + 34, y, 44)]
    bottom = y + 34
    return Block([*_chart(words(Text("summary-production")), top, width, bottom - top), *items], bottom)


def _over_turns(summary: Summary, words: Words, top: int, width: int) -> Block:
    high, base, ceiling = 420, top + 376, top + 90
    items = _chart(words(Text("summary-over-time")), top, width, high)
    left, right = _PAD + 70, width - _PAD - 50 - 36 * len(summary.points_over_turns)
    turns = max([len(line) for line in summary.points_over_turns] + [2])
    reached = [n for line in summary.points_over_turns for n in line]
    most, least = max([*reached, 1]), min([*reached, 0])
    tall = (base - ceiling) / (most - least)
    step = 2 if most <= 14 else 5 if most <= 45 else 20
    for level in range(least + -least % step, most + 1, step):
        y = base - (level - least) * tall
        items.append(Line(((left, y), (right, y)), ui("panel_edge"), 2))
        items.append(centred(_number(level), left - 36, y, 30, ui("ink_soft")))
    ends: Counter[int] = Counter()
    for player, line in zip(summary.points, summary.points_over_turns, strict=False):
        points = tuple((left + k / (turns - 1) * (right - left), base - (n - least) * tall) for k, n in enumerate(line))
        items += _trace(points, player.colour, ends[line[-1] if line else 0])
        ends[line[-1] if line else 0] += 1
    return Block(items, top + high)


def _trace(points: tuple[tuple[float, float], ...], colour: str, ties: int) -> list[Item]:
    """A player's line, dark at its rim so that white shows too; at its end the player's sign, beside those of a tie."""
    if not points:
        return []
    ink = seat_ink(colour)
    end = Stamp(SpriteKey("badge", "", 30, colour), round(points[-1][0]) + 36 * ties, round(points[-1][1]))
    if len(points) == 1:
        return [end]
    return [Line(points, ink.dark, 11), Line(points, ink.fill, 6), end]
