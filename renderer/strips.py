"""Strips of the whole table: dice and banner, tracks, counts, open cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.look import AwardCard, CardRow, Dice, Look, Text, Track
from renderer import fonts
from renderer.palette import ui
from renderer.rows import GAP, PAD, Block, Part, flowing, icon
from renderer.scene import Box, Item, Label, Panel, Stamp, centred
from renderer.sprites import SpriteKey
from renderer.words import Words


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
    """Steps from left to right, the thing that advances standing on its step; a long way is a bar."""
    high = 96
    items: list[Item] = [Panel(Box(left, top, left + width, top + high), ui("sea_light"), ui("panel_edge"), 20)]
    step = (width - 2 * PAD) / max(1, track.length + 1)
    steps = _steps if step >= 64 else _bar
    return Block([*items, *steps(track, left + PAD, top + high // 2, width - 2 * PAD)], top + high)


def _steps(track: Track, left: int, y: int, width: int) -> list[Item]:
    items: list[Item] = []
    step = width / (track.length + 1)
    for k in range(track.length + 1):
        x, half = left + step * (k + 0.5), min(step * 0.42, 34)
        here = k == track.position
        fill = ui("glow") if here else ui("lava_light") if k == track.length else ui("panel")
        items.append(Panel(Box(x - half, y - 34, x + half, y + 34), fill, ui("ink_soft"), 14))
        if here:
            items.append(icon(track.icon, x, y, round(min(60, half * 1.8))))
        else:
            items.append(centred(str(track.length - k), x, y, 34, ui("ink_soft")))
    return items


def _bar(track: Track, left: int, y: int, width: int) -> list[Item]:
    text = f"{track.position}/{track.length}"
    start, end = left + 84, left + width - fonts.width(text, 44, "black") - 24
    done = start + (end - start) * min(1.0, max(0.0, track.position / max(1, track.length)))
    items: list[Item] = [
        icon(track.icon, left + 36, y, 64),
        Panel(Box(start, y - 18, end, y + 18), ui("panel"), None, 18),
    ]
    if done - start >= 36:
        items.append(Panel(Box(start, y - 18, done, y + 18), ui("lava_light"), None, 18))
    return [*items, Label(text, end + 20, y, 44, ui("ink"), "black")]


def award_parts(awards: Iterable[AwardCard]) -> list[Part]:
    """Awards nobody holds yet, with their points."""
    return [Part(award.icon, f"+{award.points}") for award in awards if award.holder < 0]


def chip_strip(parts: Sequence[Part], left: int, top: int, width: int) -> Block:
    """Counts of the whole table."""
    if not parts:
        return Block([], top)
    flow = flowing(parts, left + PAD, top + 6, left + width - PAD)
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
