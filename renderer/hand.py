"""The hand picture: what one player holds, for that player's eyes only."""

from __future__ import annotations

from game.look import CardFace, CardRow, Hand, Text
from renderer import fonts
from renderer.alt import shorten
from renderer.box import Box
from renderer.canvas import BOX
from renderer.lines import card_line, counted
from renderer.paint import Picture, picture
from renderer.palette import Rgb, kind_inks, seat_ink, ui
from renderer.rows import GAP, Block, chip_parts, icon
from renderer.scene import Item, Label, Panel, Scene, Stamp, centred
from renderer.sprites import SpriteKey
from renderer.strips import chip_strip, split
from renderer.words import Words

WIDTHS = (1010, 1205, 1400, 1595, 1790, 1985, 2180)  # so many cards side by side: 5, 6, 7 …
_HEAD = 96
_CARD = (185, 232)
_PAD = 20


def hand_png(hand: Hand, words: Words) -> Picture:
    """A player's cards; what they do is told in words beside it."""
    return picture(hand_scene(hand, words), hand_alt(hand, words))


def hand_alt(hand: Hand, words: Words) -> str:
    """The hand in words."""
    faces = [face for face in hand.cards if face.count > 0]
    cards = ", ".join(counted(face, words) for face in faces)
    first = (
        words(Text("picture-hand", {"name": hand.name, "cards": cards}))
        if cards
        else words(Text("picture-hand-empty", {"name": hand.name}))
    )
    rows = [card_line(row, words, notes=False) for row in hand.others if row.cards]
    return shorten([first, *rows, *(f"{words(chip.alt)}." for chip in hand.chips)])


def hand_scene(hand: Hand, words: Words) -> Scene:
    """What the hand picture shows, and where: as broad as it must be to fill the box it is shown in."""
    for width in WIDTHS:
        scene = _laid(hand, words, width)
        if scene.height <= width * BOX[1] / BOX[0]:
            break
    return scene


def _laid(hand: Hand, words: Words, width: int) -> Scene:
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
    block = _spread(hand.cards, words, _HEAD + _PAD, 0, width)
    items += block.items
    for line in _lines(hand.others, words, width):
        top, left = block.bottom, 0
        for row in line:
            block = _titled(row, words, top, left, width)
            items += block.items
            left += _wide(row, words)
    strip = chip_strip(chip_parts(hand.chips), _PAD, block.bottom, width - 2 * _PAD)
    items += strip.items
    return Scene(width, strip.bottom + (_PAD if strip.items else 0), ui("back"), tuple(items))


def _wide(row: CardRow, words: Words) -> int:
    """How much room a row takes with its title and the gap to the next one."""
    return max(len(row.cards) * (_CARD[0] + GAP), fonts.width(words(row.title), 38, "black")) + 2 * _PAD


def _lines(rows: tuple[CardRow, ...], words: Words, width: int) -> list[list[CardRow]]:
    """Rows of cards beside each other as far as there is room."""
    lines: list[list[CardRow]] = []
    for row in rows:
        if lines and sum(_wide(one, words) for one in (*lines[-1], row)) - GAP <= width:
            lines[-1].append(row)
        else:
            lines.append([row])
    return lines


def _titled(row: CardRow, words: Words, top: int, left: int, width: int) -> Block:
    room = (_wide(row, words) if left else width) - 2 * _PAD
    title = Label(fonts.fit(words(row.title), 38, room, "black"), left + _PAD, top + 18, 38, ui("ink"), "black")
    spread = _spread(row.cards, words, top + 48, left, width)
    return Block([title, *spread.items], spread.bottom)


def _spread(faces: tuple[CardFace, ...], words: Words, top: int, left: int, width: int) -> Block:
    """Cards side by side; those of which there is none are pale."""
    if not faces:
        label = Label(words(Text("hand-empty")), left + _PAD, top + 30, 38, ui("ink_soft"))
        return Block([label], top + 60 + _PAD)
    wide, high = _CARD
    per_line = max(1, (width - left - 2 * _PAD + GAP) // (wide + GAP))
    items: list[Item] = []
    for k, face in enumerate(faces):
        line, column = divmod(k, per_line)
        items += _card(face, words, left + _PAD + column * (wide + GAP), top + line * (high + GAP))
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
