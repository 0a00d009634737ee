"""Strips of the whole table: dice, tracks, counts, open cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.look import AwardCard, CardFace, CardRow, Dice, Track
from renderer import fonts
from renderer.box import Box
from renderer.palette import ui
from renderer.rows import GAP, PAD, Block, Part, flowing, icon
from renderer.scene import Item, Label, Panel, Stamp, centred
from renderer.sprites import SpriteKey
from renderer.words import Words


def split(text: str, size: int, room: int, weight: str = "black") -> tuple[str, str]:
    """As many whole words as fit, and the rest."""
    parts = text.split()
    for n in range(len(parts), 0, -1):
        first = " ".join(parts[:n])
        if fonts.width(first, size, weight) <= room:
            return first, " ".join(parts[n:])
    return fonts.fit(text, size, room, weight), ""


def dice_items(dice: Dice, x: int, y: int, px: int, gap: int = 12) -> tuple[list[Item], int]:
    """A throw side by side from x on, or the card that shows it, then further dice; and where they end."""
    items: list[Item] = []
    keys = [SpriteKey("die", "red", px, level=dice.red), SpriteKey("die", "yellow", px, level=dice.yellow)]
    if dice.card:
        items += _drawn(dice, x, y, px, gap)
        x, keys = x + 2 * (px + gap), []
    keys += [SpriteKey("icon", face.icon, px) for face in dice.extra]
    items += [Stamp(key, round(x + px / 2 + k * (px + gap)), y) for k, key in enumerate(keys)]
    return items, x + len(keys) * (px + gap)


def _drawn(dice: Dice, x: int, y: int, px: int, gap: int) -> list[Item]:
    """A card with its picture and the dice printed on it, as wide as two dice."""
    box = Box(x, y - px // 2, x + 2 * px + gap, y + px // 2)
    small = round(px * 0.56)
    items: list[Item] = [Panel(box, ui("white"), ui("ink"), 14), icon(dice.card, x + px * 0.42, y, round(px * 0.76))]
    for k, (name, level) in enumerate((("red", dice.red), ("yellow", dice.yellow))):
        at = x + px * (1.08 + 0.64 * k)
        items.append(Stamp(SpriteKey("die", name, small, level=level), round(at), y))
    return items


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
    """Open cards with a heading: name, count, whose, and what they do."""
    room = width - 2 * PAD
    items: list[Item] = [Label(fonts.fit(words(row.title), 34, room), left + PAD, top + 30, 34, ui("ink_soft"))]
    x, y, high = left + PAD, top + 56, 84
    for card in row.cards:
        face, wide = _card(card, words, room, colours)
        if x > left + PAD and x + wide > left + width - PAD:
            x, y = left + PAD, y + high + GAP
        fill = ui("white") if card.active else ui("paper_dark")
        items.append(Panel(Box(x, y, x + wide, y + high), fill, ui("panel_edge"), 14))
        items += [item.moved(x, y + high // 2) for item in face]
        x += wide + GAP
    bottom = y + high + 12 if row.cards else top + 56
    panel = Panel(Box(left, top, left + width, bottom), ui("panel"), ui("panel_edge"), 20)
    return Block([panel, *items], bottom)


def _card(card: CardFace, words: Words, room: int, colours: dict[int, str]) -> tuple[list[Stamp | Label], int]:
    """What stands on a card, from the middle of its left side on, and how wide that is."""
    face: list[Stamp | Label] = [icon(card.sprite, 42, 0, 60)]
    lead = 84
    if card.seat in colours:
        face.append(Stamp(SpriteKey("badge", "", 32, colours[card.seat]), 98, 0))
        lead += 44
    ink = ui("ink") if card.active else ui("ink_soft")
    title = words(card.title) + (f" ×{card.count}" if card.count != 1 else "")
    lines = [Label(fonts.fit(title, 34, room - lead - 24), lead, 0, 34, ink)]
    if card.note is not None:
        note = Label(fonts.fit(words(card.note), 30, room - lead - 24), lead, 19, 30, ui("ink_soft"))
        lines = [lines[0].moved(0, -19), note]
    return face + lines, lead + 24 + max(fonts.width(line.text, line.size) for line in lines)
