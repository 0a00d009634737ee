"""The board picture: the ground alone, about square; dice, whose turn it is, what is new in the corners of the sea."""

from __future__ import annotations

from msgspec import structs

from game.look import Look, Mark, New, Text
from renderer import fonts
from renderer.alt import board_alt
from renderer.box import Box
from renderer.canvas import Slot, canvas
from renderer.drawer import PIECES
from renderer.frame import Frame
from renderer.marks import fresh_marks, stamps, ways
from renderer.paint import Picture, picture
from renderer.palette import seat_inks, ui
from renderer.rows import GAP, icon
from renderer.scene import Board, Item, Label, Line, Panel, Scene, Stamp, centred
from renderer.sprites import SpriteKey
from renderer.strips import card_strip, dice_items, split
from renderer.turned import is_tall, lying
from renderer.words import Words

WIDTH = 1200
_DIE, _GAP = 88, 10
_FACE = 96  # a die with pictures and the room around it
_DICE = (2 * _DIE + _GAP + 14, _DIE + 84)  # two dice, their sum and further dice below
_NAME, _LETTERS = (288, 76), 44  # whose turn it is
_NEWS, _NEW = (288, 92), 64
MOST_NEWS = 4


def board_png(look: Look, words: Words, width: int = WIDTH) -> Picture:
    """The board as it stands."""
    return picture(board_scene(look, words, width), board_alt(look, words))


def board_scene(look: Look, words: Words, width: int = WIDTH) -> Scene:
    """What the board picture shows, and where."""
    if look.ground.bare:
        return spread_scene(look, words, width)
    board, rooms = board_of(look, width)
    look, frame = lying(look), board.frame
    items: list[Item] = [
        board,
        *fresh_marks(look, frame),
        *stamps(look, frame),
        *ways(look, frame),
        *captions(look, frame),
    ]
    for name, room in rooms.items():
        items += _DRAWN[name](look, words, room)
    return Scene(frame.width, frame.height, ui("back"), tuple(items))


def spread_scene(look: Look, words: Words, width: int) -> Scene:
    """What lies open where there is no board: whose turn it is above, dice with pictures and rows of cards below."""
    right, bottom = width - GAP, GAP + _NAME[1]
    items: list[Item] = [*_turn(look, words, Box(GAP, GAP, right, bottom))]
    if not items:
        title = words(look.title) if look.title is not None else ""
        items = _fitted(title, 2 * GAP, round((GAP + bottom) / 2), width - 4 * GAP)
    if look.faces:
        lines = -(-len(look.faces) // max(1, round((right - GAP) / _FACE)))
        top, bottom = bottom + GAP, bottom + GAP + lines * _FACE
        items += _faces(look, words, Box(GAP, top, right, bottom))
    colours = {row.seat: row.colour for row in look.rows}
    for row in look.cards:
        block = card_strip(row, words, GAP, bottom + GAP, right - GAP, colours)
        items, bottom = [*items, *block.items], block.bottom
    return Scene(width, bottom + GAP, ui("back"), tuple(items))


def board_of(look: Look, width: int) -> tuple[Board, dict[str, Box]]:
    """The ground in its frame, a tall one on its side, and where in the sea there is room for what."""
    laid, slots = lying(look), _slots(look)
    names = tuple(caption.at for caption in laid.captions)
    found = canvas(laid.ground, tuple(slots.values()), names, width)
    return Board(laid.ground, laid.paths, found.frame, 0, 0), dict(zip(slots, found.rooms, strict=True))


def _slots(look: Look) -> dict[str, Slot]:
    """What needs room: nothing for a bare ground, at a table always the same from turn to turn."""
    slots: dict[str, Slot] = {}
    if not look.rows:
        return slots
    if look.captions or look.faces:
        slots["faces"] = Slot(((580, 100), (294, 196), (198, 294), (102, 580)), "cdab")
    else:
        slots["dice"] = Slot((_DICE, (2 * _DIE + 154, _DIE + 16)), "abcd")
    if not look.captions:
        slots["turn"] = Slot((_NAME,), "bdac")
        slots["news"] = Slot((_NEWS,), "cdab")
    if is_tall(look.ground):
        slots["north"] = Slot(((110, 56),), "acbd")
    if beside := sum(mark.at == "beside" for mark in look.marks):
        slots["beside"] = Slot(((96 * beside + 8, 112),), "dbca")
    return slots


def _dice(look: Look, words: Words, room: Box) -> list[Item]:
    """The throw or the card that shows it; its sum and further dice below, or beside where the room is low."""
    dice = look.dice
    if dice is None:
        return []
    left, top = round(room.left) + 7, round(room.top) + 7
    items = dice_items(structs.replace(dice, extra=()), left, top + _DIE // 2, _DIE, _GAP)[0]
    below = room.bottom - room.top > _DIE + 40
    x, y = (left, top + _DIE + 36) if below else (left + 2 * _DIE + 2 * _GAP, top + _DIE // 2)
    room_left = round(room.right) - 7 - x
    parts: list[Item] = [icon(face.icon, x + 34 + 68 * k, y, 64) for k, face in enumerate(dice.extra)]
    wide = 68 * len(dice.extra)
    total = centred(str(dice.red + dice.yellow), x + wide + (room_left - wide) / 2, y, 70, ui("ink"), "black")
    return [Panel(room, ui("panel"), ui("panel_edge"), 22), *items, *parts, total]


def _faces(look: Look, words: Words, room: Box) -> list[Item]:
    """Dice with pictures, in as many lines as the room has."""
    if not look.faces:
        return []
    px = _FACE - 12
    per_line = max(1, round((room.right - room.left) / _FACE))
    items: list[Item] = []
    for k, face in enumerate(look.faces):
        line, column = divmod(k, per_line)
        key = SpriteKey("picture_die", face.icon, px, active=face.active, label=face.label)
        items.append(Stamp(key, round(room.left + _FACE * (column + 0.5)), round(room.top + _FACE * (line + 0.5))))
    return items


def _turn(look: Look, words: Words, room: Box) -> list[Item]:
    """The sign and name of the one whose turn it is, or what is going on instead."""
    acting = next((row for row in look.rows if row.turn), None)
    if acting is None and look.banner is None:
        return []
    fill = seat_inks()[acting.colour].light if acting and acting.colour in seat_inks() else ui("panel")
    items: list[Item] = [Panel(room, fill, ui("ink"), 22, 4)]
    left, y = round(room.left) + 16, round((room.top + room.bottom) / 2)
    if acting is not None:
        items.append(Stamp(SpriteKey("badge", "", 52, acting.colour), left + 28, y))
        left += 68
    text = words(look.banner) if look.banner is not None else acting.name if acting else ""
    return [*items, *_fitted(text, left, y, round(room.right) - 12 - left)]


def _fitted(text: str, x: int, y: int, room: int) -> list[Item]:
    """One line as large as fits, or two small ones."""
    for size in (_LETTERS, 40, 36):
        if fonts.width(text, size, "black") <= room:
            return [Label(text, x, y, size, ui("ink"), "black")]
    first, rest = split(text, 32, room)
    if not rest:
        return [Label(fonts.fit(text, 36, room, "black"), x, y, 36, ui("ink"), "black")]
    lines = (first, y - 17), (fonts.fit(rest, 32, room, "black"), y + 17)
    return [Label(line, x, at, 32, ui("ink"), "black") for line, at in lines]


def _news(look: Look, words: Words, room: Box) -> list[Item]:
    """What came about since the last picture, newest first, as many as there is room for."""
    if not look.news:
        return []
    colours = {row.seat: row.colour for row in look.rows}
    parts: list[Item] = []
    x, y = round(room.left) + 12, round((room.top + room.bottom) / 2)
    for new in look.news[-MOST_NEWS:]:
        wide = _NEW + (fonts.width(f"×{new.count}", 36, "black") if new.count > 1 else 0)
        if x + wide > room.right - 8:
            break
        parts.append(_new(new, colours.get(new.seat, ""), x + _NEW // 2, y))
        if new.count > 1:
            parts.append(Label(f"×{new.count}", x + _NEW, y, 36, ui("ink"), "black"))
        x += wide + 6
    return [Panel(Box(room.left, room.top, x + 4, room.bottom), ui("panel"), ui("panel_edge"), 22), *parts]


def _new(new: New, colour: str, x: int, y: int) -> Item:
    """Something new in the colour of its owner, if it has a colour at all."""
    if colour and new.icon == "road":
        return Stamp(SpriteKey("road", "road", _NEW, colour, angle=135), x, y)
    if colour and new.icon in PIECES:
        return Stamp(SpriteKey("piece", new.icon, _NEW, colour, level=1), x, y)
    return icon(new.icon, x, y, _NEW - 6)


def _beside(look: Look, words: Words, room: Box) -> list[Item]:
    """Figures next to the board, side by side."""
    marks: list[Mark] = [mark for mark in look.marks if mark.at == "beside"]
    colours = {row.seat: row.colour for row in look.rows}
    items: list[Item] = []
    for k, mark in enumerate(marks):
        key = SpriteKey("piece", mark.sprite, 110, colours.get(mark.seat, ""), mark.level, mark.active, mark.label)
        items.append(Stamp(key, round(room.left + 48 + 96 * k), round((room.top + room.bottom) / 2)))
    return items


def _north(look: Look, words: Words, room: Box) -> list[Item]:
    """Where north is on a map that lies on its side."""
    x, y = round(room.left) + 4, round((room.top + room.bottom) / 2)
    shaft, head = ((x, y), (x + 46, y)), ((x + 18, y - 16), (x, y), (x + 18, y + 16))
    letter = Label(words(Text("picture-north")), x + 58, y, 44, ui("white"), "black")
    return [Line(shaft, ui("white"), 8), Line(head, ui("white"), 8), letter]


_DRAWN = {"dice": _dice, "faces": _faces, "turn": _turn, "news": _news, "north": _north, "beside": _beside}


def captions(look: Look, frame: Frame) -> list[Item]:
    """Names on the ground, each behind the sign of its seat; the one whose turn it is has a coloured plate."""
    colours = {row.seat: row.colour for row in look.rows}
    acting = {row.seat for row in look.rows if row.turn and row.colour in seat_inks()}
    size = max(20, round(frame.unit * 0.34))
    items: list[Item] = []
    for caption in look.captions:
        x, y = frame.px(caption.at)
        text = fonts.fit(caption.text, size, round(frame.unit * 4), "black")
        wide = fonts.width(text, size, "black") + size * 1.9
        left, high = x - wide / 2, size * 0.8
        fill = seat_inks()[colours[caption.seat]].light if caption.seat in acting else ui("panel")
        items.append(Panel(Box(left, y - high, left + wide, y + high), fill, ui("ink"), round(high), 3))
        sign = SpriteKey("badge", "", round(size * 0.9), colours.get(caption.seat, ""))
        items.append(Stamp(sign, round(left + size * 0.85), round(y)))
        items.append(Label(text, round(left + size * 1.45), round(y), size, ui("ink"), "black"))
    return items
