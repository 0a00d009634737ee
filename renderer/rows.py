"""Players' rows: what everybody may know of each, in parts that flow over as many lines as they need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.look import Chip, Row
from renderer import fonts
from renderer.box import Box
from renderer.palette import seat_ink, ui
from renderer.scene import Item, Label, Panel, Stamp, centred
from renderer.sprites import SpriteKey

GAP = 10
PAD = 16
NAME = 44
CHIP = 42
ICON = 46
LINE = 56
_PIP = 14
_BOX = 66


class Block(NamedTuple):
    """Some items and how far down they reach."""

    items: list[Item]
    bottom: int


def icon(name: str, x: float, y: float, px: int = ICON) -> Stamp:
    """An icon around a point."""
    return Stamp(SpriteKey("icon", name, px), round(x), round(y))


def player_row(row: Row, left: int, top: int, width: int) -> Block:
    """A player's row: sign, name and awards above, counts below, points at the right."""
    ink = seat_ink(row.colour)
    side, points_width = 92, 104
    inner, end = left + side + 14, left + width - points_width
    head, later = _head(row, inner, top + 8, end - inner)
    flow = flowing([*later, *_parts(row)], inner, top + 8 + LINE, end)
    track = box_line(row.boxes, inner, max(flow.bottom, top + 8 + LINE), end)
    bottom = track.bottom + 8
    middle = (top + bottom) / 2
    fill = ui("paper_dark") if row.gone else ui("panel_turn") if row.turn else ui("panel")
    edge, thick = (ui("ink"), 4) if row.turn else (ui("panel_edge"), 3)
    items: list[Item] = [Panel(Box(left, top, left + width, bottom), fill, edge, 20, thick)]
    items.append(Panel(Box(left + 8, top + 8, left + side, bottom - 8), ink.light, None, 14))
    items.append(Stamp(SpriteKey("badge", "", 60, row.colour), round(left + 4 + side / 2), round(middle)))
    items += head + flow.items + track.items
    items.append(centred(str(row.points), end + points_width / 2 - 4, middle - 10, 62, ui("ink"), "black"))
    items.append(icon("points", end + points_width / 2 - 4, middle + 36, 30))
    return Block(items, bottom)


def box_line(boxes: Sequence[str], left: int, top: int, right: int) -> Block:
    """A score track: boxes side by side, in as many lines as they need."""
    if not boxes:
        return Block([], top)
    per_line = max(1, (right - left) // _BOX)
    items: list[Item] = []
    for k, text in enumerate(boxes):
        line, column = divmod(k, per_line)
        x, y = left + column * _BOX, top + line * LINE
        box = Box(x, y + 4, x + _BOX - 4, y + LINE - 6)
        items.append(Panel(box, ui("white") if text else ui("paper_dark"), ui("panel_edge"), 8, 2))
        if text:
            ink = ui("strong") if text.startswith("−") else ui("ink")
            items.append(centred(text, (box.left + box.right) / 2, (box.top + box.bottom) / 2, 34, ink, "black"))
    return Block(items, top + LINE * -(-len(boxes) // per_line))


def _head(row: Row, x: int, top: int, room: int) -> tuple[list[Item], list[Part]]:
    """Whose row it is, with as many awards as find room beside the name; those left over go among the counts."""
    y = top + LINE // 2
    items: list[Item] = []
    if row.turn:
        items.append(icon("arrow", x + 18, y, 38))
        x, room = x + 48, room - 48
    icons = (["hourglass"] if row.waited_for else []) + list(row.awards)
    name = fonts.fit(row.name, NAME, room, "black")
    shown = max(0, room - fonts.width(name, NAME, "black") - 18) // (ICON + 8)
    items.append(Label(name, x, y, NAME, ui("ink_soft") if row.gone else ui("ink"), "black"))
    x += fonts.width(name, NAME, "black") + 18
    for k, one in enumerate(icons[:shown]):
        items.append(icon(one, x + k * (ICON + 8) + ICON / 2, y))
    return items, [Part(one) for one in icons[shown:]]


class Part(NamedTuple):
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
        if not self.text:
            return ICON
        return ICON + 6 + fonts.width(self.text, CHIP, self.weight)

    @property
    def weight(self) -> str:
        return "black" if self.strong else "bold"


def _parts(row: Row) -> list[Part]:
    return chip_parts(row.chips) + [Part(one.icon, level=one.level, of=one.of) for one in row.grid]


def chip_parts(chips: Iterable[Chip]) -> list[Part]:
    """Chips as parts of a flow."""
    return [Part(chip.icon, chip.text, chip.strong) for chip in chips]


def flowing(parts: Sequence[Part], left: int, top: int, right: int) -> Block:
    """Parts side by side, as many lines as they need."""
    items: list[Item] = []
    x, y = left, top
    for part in parts:
        if part.width > right - left:
            part = part._replace(text=fonts.fit(part.text, CHIP, right - left - ICON - 6, part.weight))
        if x > left and x + part.width > right:
            x, y = left, y + LINE
        items += _part(part, x, y + LINE // 2)
        x += part.width + 18
    return Block(items, y + LINE if parts else top)


def _part(part: Part, x: int, y: int) -> list[Item]:
    items: list[Item] = [icon(part.icon, x + ICON / 2, y)]
    x += ICON + 6
    if part.of:
        bar = SpriteKey("bar", str(part.of), part.of * _PIP, level=part.level)
        items.append(Stamp(bar, x + part.of * _PIP // 2, y))
    elif part.text:
        colour = ui("accent") if part.strong else ui("ink")
        items.append(Label(part.text, x, y, CHIP, colour, part.weight))
    return items
