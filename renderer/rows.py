"""Beside the board: players' rows, dice and banner, tracks, open cards, counts of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.look import AwardCard, CardRow, Chip, Dice, Look, Row, Text, Track
from renderer import fonts
from renderer.palette import seat_ink, ui
from renderer.scene import Box, Item, Label, Panel, Stamp, centred
from renderer.sprites import SpriteKey
from renderer.words import Words

GAP = 10
PAD = 16
NAME = 44
CHIP = 42
ICON = 46
LINE = 56
_PIP = 14


class Block(NamedTuple):
    """Some items and how far down they reach."""

    items: list[Item]
    bottom: int


def icon(name: str, x: float, y: float, px: int = ICON) -> Stamp:
    """An icon around a point."""
    return Stamp(SpriteKey("icon", name, px), round(x), round(y))


# --- one player ---------------------------------------------------------------------------------------------------


def player_row(row: Row, left: int, top: int, width: int) -> Block:
    """A player's row: sign, name and awards above, counts below, points at the right."""
    ink = seat_ink(row.colour)
    side, points_width = 92, 104
    inner, end = left + side + 14, left + width - points_width
    head = _head(row, inner, top + 8, end - inner)
    flow = _flow(_parts(row), inner, top + 8 + LINE, end)
    bottom = max(flow.bottom, top + 8 + LINE) + 8
    middle = (top + bottom) / 2
    box = Box(left, top, left + width, bottom)
    fill = ui("panel_turn") if row.turn else ui("panel")
    if row.gone:
        fill = ui("paper_dark")
    items: list[Item] = [Panel(box, fill, ui("ink") if row.turn else ui("panel_edge"), 20, 4 if row.turn else 3)]
    items.append(Panel(Box(left + 8, top + 8, left + side, bottom - 8), ink.light, None, 14))
    items.append(Stamp(SpriteKey("badge", "", 60, row.colour), round(left + 4 + side / 2), round(middle)))
    items += head + flow.items
    items.append(centred(str(row.points), end + points_width / 2 - 4, middle - 10, 62, ui("ink"), "black"))
    items.append(icon("points", end + points_width / 2 - 4, middle + 36, 30))
    return Block(items, bottom)


def _head(row: Row, x: int, top: int, room: int) -> list[Item]:
    y = top + LINE // 2
    icons = list(row.awards) + (["hourglass"] if row.waited_for else [])
    items: list[Item] = []
    if row.turn:
        items.append(icon("arrow", x + 18, y, 38))
        x, room = x + 48, room - 48
    name = fonts.fit(row.name, NAME, room - len(icons) * (ICON + 8) - 8, "black")
    items.append(Label(name, x, y, NAME, ui("ink_soft") if row.gone else ui("ink"), "black"))
    x += fonts.width(name, NAME, "black") + 18
    for k, one in enumerate(icons):
        items.append(icon(one, x + k * (ICON + 8) + ICON / 2, y))
    return items


class _Part(NamedTuple):
    """One chip or level bar in a flow."""

    icon: str
    text: str = ""
    strong: bool = False
    level: int = 0
    of: int = 0

    @property
    def width(self) -> int:
        if self.of:
            return ICON + 6 + self.of * _PIP
        return ICON + 6 + fonts.width(self.text, CHIP, self.weight)

    @property
    def weight(self) -> str:
        return "black" if self.strong else "bold"


def _parts(row: Row) -> list[_Part]:
    return chip_parts(row.chips) + [_Part(name, level=level, of=of) for name, level, of in row.grid]


def chip_parts(chips: Iterable[Chip]) -> list[_Part]:
    """Chips as parts of a flow."""
    return [_Part(chip.icon, chip.text, chip.strong) for chip in chips]


def _flow(parts: Sequence[_Part], left: int, top: int, right: int) -> Block:
    """Parts side by side, as many lines as they need."""
    items: list[Item] = []
    x, y = left, top
    for part in parts:
        if x > left and x + part.width > right:
            x, y = left, y + LINE
        items += _part(part, x, y + LINE // 2)
        x += part.width + 18
    return Block(items, y + LINE if parts else top)


def _part(part: _Part, x: int, y: int) -> list[Item]:
    items: list[Item] = [icon(part.icon, x + ICON / 2, y)]
    x += ICON + 6
    if part.of:
        for k in range(part.of):
            box = Box(x + k * _PIP, y - 15, x + k * _PIP + _PIP - 3, y + 15)
            items.append(Panel(box, ui("accent") if k < part.level else ui("paper_dark"), ui("ink_soft"), 4, 2))
    else:
        colour = ui("accent") if part.strong else ui("ink")
        items.append(Label(part.text, x, y, CHIP, colour, part.weight))
    return items


# --- the table --------------------------------------------------------------------------------------------------------


def head_strip(look: Look, words: Words, width: int) -> Block:
    """Dice and banner, above the board."""
    if look.dice is None and look.banner is None:
        return Block([], 0)
    high = 112
    items: list[Item] = [Panel(Box(0, 0, width, high), ui("panel"), None, 0)]
    x = PAD
    if look.dice is not None:
        items += dice_items(look.dice, x, high // 2, 84)
        x += 84 * (2 + len(look.dice.extra)) + 12 * (2 + len(look.dice.extra))
        total = f"= {look.dice.red + look.dice.yellow}"
        items.append(Label(total, x + 6, high // 2, 58, ui("ink"), "black"))
        x += fonts.width(total, 58, "black") + 40
    acting = next((row for row in look.rows if row.turn), None)
    banner = look.banner or (Text("picture-turn", {"name": acting.name}) if acting else None)
    if banner is not None:
        items += banner_lines(words(banner), x, high, width - PAD - x)
    return Block(items, high)


def banner_lines(text: str, x: int, high: int, room: int) -> list[Item]:
    """One line if it fits, else two smaller ones."""
    if fonts.width(text, 44, "black") <= room:
        return [Label(text, x, high // 2, 44, ui("ink"), "black")]
    first, rest = split(text, 36, room)
    lines: list[Item] = [Label(first, x, high // 2 - 24, 36, ui("ink"), "black")]
    if rest:
        lines.append(Label(fonts.fit(rest, 36, room, "black"), x, high // 2 + 24, 36, ui("ink"), "black"))
    return lines


def split(text: str, size: int, room: int, weight: str = "black") -> tuple[str, str]:
    """As many whole words as fit, and the rest."""
    parts = text.split()
    for n in range(len(parts), 0, -1):
        first = " ".join(parts[:n])
        if fonts.width(first, size, weight) <= room:
            return first, " ".join(parts[n:])
    return fonts.fit(text, size, room, weight), ""


def dice_items(dice: Dice, x: int, y: int, px: int) -> list[Item]:
    """Dice side by side, beginning at x."""
    keys = [SpriteKey("die", "red", px, level=dice.red), SpriteKey("die", "yellow", px, level=dice.yellow)]
    keys += [SpriteKey("icon", name, px) for name in dice.extra]
    return [Stamp(key, round(x + px / 2 + k * (px + 12)), y) for k, key in enumerate(keys)]


def track_strip(track: Track, left: int, top: int, width: int) -> Block:
    """Steps from left to right, the thing that advances standing on its step."""
    high = 96
    items: list[Item] = [Panel(Box(left, top, left + width, top + high), ui("sea_light"), ui("panel_edge"), 20)]
    step = (width - 2 * PAD) / max(1, track.length + 1)
    y = top + high // 2
    for k in range(track.length + 1):
        x = left + PAD + step * (k + 0.5)
        half = min(step * 0.42, 34)
        here, last = k == track.position, k == track.length
        fill = ui("glow") if here else ui("lava_light") if last else ui("panel")
        items.append(Panel(Box(x - half, y - 34, x + half, y + 34), fill, ui("ink_soft"), 14))
        if here:
            items.append(icon(track.icon, x, y, round(min(60, half * 1.8))))
        else:
            items.append(centred(str(track.length - k), x, y, 34, ui("ink_soft")))
    return Block(items, top + high)


def award_parts(awards: Iterable[AwardCard]) -> list[_Part]:
    """Awards nobody holds yet, with their points."""
    return [_Part(award.icon, f"+{award.points}") for award in awards if award.holder < 0]


def chip_strip(parts: Sequence[_Part], left: int, top: int, width: int) -> Block:
    """Counts of the whole table."""
    if not parts:
        return Block([], top)
    flow = _flow(parts, left + PAD, top + 6, left + width - PAD)
    panel = Panel(Box(left, top, left + width, flow.bottom + 6), ui("panel"), ui("panel_edge"), 20)
    return Block([panel, *flow.items], flow.bottom + 6)


def card_strip(row: CardRow, words: Words, left: int, top: int, width: int, colours: dict[int, str]) -> Block:
    """Open cards with a heading: name, count, whose."""
    items: list[Item] = [
        Label(fonts.fit(words(row.title), 34, width - 2 * PAD), left + PAD, top + 30, 34, ui("ink_soft"))
    ]
    x, y, high = left + PAD, top + 56, 84
    for card in row.cards:
        title = words(card.title) + (f" ×{card.count}" if card.count != 1 else "")
        room = width - 2 * PAD - 96
        lead = 84 + (44 if card.seat in colours else 0)
        title = fonts.fit(title, 34, room - lead)
        wide = lead + fonts.width(title, 34) + 24
        if x > left + PAD and x + wide > left + width - PAD:
            x, y = left + PAD, y + high + GAP
        fill = ui("white") if card.active else ui("paper_dark")
        items.append(Panel(Box(x, y, x + wide, y + high), fill, ui("panel_edge"), 14))
        items.append(icon(card.sprite, x + 42, y + high / 2, 60))
        if card.seat in colours:
            items.append(Stamp(SpriteKey("badge", "", 32, colours[card.seat]), x + 98, y + high // 2))
        items.append(Label(title, x + lead, y + high // 2, 34, ui("ink") if card.active else ui("ink_soft")))
        x += wide + GAP
    bottom = y + high + 12 if row.cards else top + 56
    panel = Panel(Box(left, top, left + width, bottom), ui("panel"), ui("panel_edge"), 20)
    return Block([panel, *items], bottom)
