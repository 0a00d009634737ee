"""The hand picture: what one player holds, for that player's eyes only."""

from __future__ import annotations

from game.look import CardFace, CardRow, Hand, Text
from renderer import fonts
from renderer.alt import shorten
from renderer.box import Box
from renderer.paint import Picture, picture
from renderer.palette import Rgb, kind_inks, seat_ink, ui
from renderer.rows import GAP, Block, chip_parts, icon
from renderer.scene import Item, Label, Panel, Scene, Stamp, centred
from renderer.sprites import SpriteKey
from renderer.strips import chip_strip, split
from renderer.words import Words

WIDTH = 1200
_HEAD = 96
_CARD = (185, 232)
_PAD = 20


def hand_png(hand: Hand, words: Words, width: int = WIDTH) -> Picture:
    """A player's cards."""
    return picture(hand_scene(hand, words, width), hand_alt(hand, words))


def hand_alt(hand: Hand, words: Words) -> str:
    """The hand in words."""
    faces = [face for face in hand.cards if face.count > 0]
    cards = ", ".join(_counted(face, words) for face in faces)
    first = (
        words(Text("picture-hand", {"name": hand.name, "cards": cards}))
        if cards
        else words(Text("picture-hand-empty", {"name": hand.name}))
    )
    rows = [
        words(
            Text(
                "picture-cards", {"title": words(row.title), "cards": ", ".join(_counted(f, words) for f in row.cards)}
            )
        )
        for row in hand.others
        if row.cards
    ]
    return shorten([first, *rows, *(f"{words(chip.alt)}." for chip in hand.chips)])


def _row_words(row: CardRow, words: Words) -> str:
    cards = ", ".join(_counted(face, words) for face in row.cards)
    return words(Text("picture-cards", {"title": words(row.title), "cards": cards}))


def _counted(face: CardFace, words: Words) -> str:
    if face.count == 1:
        return words(face.title)
    return words(Text("picture-count", {"count": face.count, "what": words(face.title)}))


def hand_scene(hand: Hand, words: Words, width: int = WIDTH) -> Scene:
    """What the hand picture shows, and where."""
    ink = seat_ink(hand.colour)
    items: list[Item] = [Panel(Box(0, 0, width, _HEAD), ink.light, None, 0)]
    items.append(Stamp(SpriteKey("badge", "", 60, hand.colour), 60, _HEAD // 2))
    title = fonts.fit(words(Text("hand-title", {"name": hand.name})), 46, width - 340, "black")
    items.append(Label(title, 112, _HEAD // 2, 46, ui("ink"), "black"))
    total = sum(face.count for face in hand.cards)
    items += [
        icon("cards", width - 140, _HEAD / 2, 60),
        Label(str(total), width - 98, _HEAD // 2, 54, ui("ink"), "black"),
    ]
    block = _spread(hand.cards, words, _HEAD + _PAD, width)
    items += block.items
    for row in hand.others:
        block = _titled(row, words, block.bottom, width)
        items += block.items
    strip = chip_strip(chip_parts(hand.chips), _PAD, block.bottom, width - 2 * _PAD)
    items += strip.items
    return Scene(width, strip.bottom + (_PAD if strip.items else 0), ui("back"), tuple(items))


def _titled(row: CardRow, words: Words, top: int, width: int) -> Block:
    title = Label(fonts.fit(words(row.title), 38, width - 2 * _PAD, "black"), _PAD, top + 18, 38, ui("ink"), "black")
    noted = any(card.note is not None for card in row.cards)
    spread = (_list if noted else _spread)(row.cards, words, top + 48, width)
    return Block([title, *spread.items], spread.bottom)


def _list(faces: tuple[CardFace, ...], words: Words, top: int, width: int) -> Block:
    """Cards one below the other, each with what it does."""
    items: list[Item] = []
    y, room = top, width - 2 * _PAD - 150
    for face in faces:
        title = _counted(face, words)
        lines = _wrapped(words(face.note) if face.note is not None else "", 30, room)
        high = 66 + 40 * len(lines)
        fill, edge = (ui("panel"), ui("ink")) if face.active else (ui("paper_dark"), ui("neutral"))
        items.append(Panel(Box(_PAD, y, width - _PAD, y + high), fill, edge, 18, 4))
        items.append(icon(face.sprite, _PAD + 66, y + high / 2, min(100, high - 12)))
        items.append(Label(fonts.fit(title, 38, room, "black"), _PAD + 132, y + 34, 38, ui("ink"), "black"))
        for k, line in enumerate(lines):
            items.append(Label(line, _PAD + 132, y + 76 + 40 * k, 30, ui("ink_soft")))
        y += high + GAP
    return Block(items, y - GAP + _PAD)


def _wrapped(text: str, size: int, room: int, most: int = 3) -> list[str]:
    """The words in lines no wider than the room."""
    lines: list[str] = []
    while text and len(lines) < most:
        first, text = split(text, size, room, "bold")
        lines.append(first)
    if text:
        lines[-1] = fonts.fit(lines[-1] + " " + text, size, room)
    return lines


def _spread(faces: tuple[CardFace, ...], words: Words, top: int, width: int) -> Block:
    """Cards side by side; those of which there is none are pale."""
    if not faces:
        label = Label(words(Text("hand-empty")), _PAD, top + 30, 38, ui("ink_soft"))
        return Block([label], top + 60 + _PAD)
    wide, high = _CARD
    per_line = max(1, (width - 2 * _PAD + GAP) // (wide + GAP))
    items: list[Item] = []
    for k, face in enumerate(faces):
        line, column = divmod(k, per_line)
        items += _card(face, words, _PAD + column * (wide + GAP), top + line * (high + GAP))
    lines = (len(faces) + per_line - 1) // per_line
    return Block(items, top + lines * (high + GAP) - GAP + _PAD)


def _card(face: CardFace, words: Words, x: int, y: int) -> list[Item]:
    wide, high = _CARD
    held = face.count > 0 and face.active
    edge = ui("ink") if held else ui("neutral")
    items: list[Item] = [Panel(Box(x, y, x + wide, y + high), _paper(face, held), edge, 18, 4)]
    items.append(icon(face.sprite, x + wide / 2, y + 82, 110 if face.count > 0 else 80))
    ink = ui("ink") if held else ui("ink_soft")
    items += _caption(words(face.title), x + wide / 2, y + high - 44, wide - 20, ink)
    if face.count != 1 or face.sprite in kind_inks():
        items.append(Panel(Box(x + wide - 66, y + 8, x + wide - 8, y + 66), edge, None, 29))
        items.append(centred(str(face.count), x + wide - 37, y + 37, 40, ui("white"), "black"))
    return items


def _paper(face: CardFace, held: bool) -> Rgb:
    if not held:
        return ui("paper_dark")
    return kind_inks()[face.sprite][1] if face.sprite in kind_inks() else ui("panel")


def _caption(text: str, x: float, y: float, room: int, ink: Rgb) -> list[Item]:
    """The card's name on one line, or on two smaller ones."""
    if fonts.width(text, 34) <= room:
        return [centred(text, x, y, 34, ink)]
    first, rest = split(text, 26, room, "bold")
    if not rest:
        return [centred(first, x, y, 26, ink)]
    return [centred(first, x, y - 16, 26, ink), centred(fonts.fit(rest, 26, room), x, y + 16, 26, ink)]
