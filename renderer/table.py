"""The table picture: the board first, then what everybody may know of each player."""

from __future__ import annotations

from math import hypot

from game.look import Look, Mark, Row
from renderer import fonts, rows, strips
from renderer.alt import alt_text
from renderer.box import Box
from renderer.frame import SIGN, Frame, frame_of, sign_place
from renderer.marks import stamps
from renderer.paint import Picture, picture
from renderer.palette import ui
from renderer.rows import GAP, PAD, Block
from renderer.scene import Board, Item, Label, Panel, Scene, Stamp
from renderer.sprites import SpriteKey
from renderer.words import Words

WIDTH = 1200
_TALLEST = 1420  # of the board; a taller map is drawn smaller, with rows at its side
_COLUMN = 480  # narrower than that no row is legible


def table_png(look: Look, words: Words, width: int = WIDTH) -> Picture:
    """The whole table, ready to be posted."""
    return picture(table_scene(look, words, width), alt_text(look, words))


def table_scene(look: Look, words: Words, width: int = WIDTH) -> Scene:
    """What the table picture shows, and where."""
    head = strips.head_strip(look, words, width)
    board, column = board_and_column(look, width, head.bottom)
    items: list[Item] = [board, *head.items, *stamps(look, board_frame(board)), *_beside(look, board)]
    items += captions(look, board_frame(board))
    beside, rest = _column(look.rows, column)
    below = _below(look, rest, words, width, round(board.box.bottom) + GAP)
    return Scene(width, below.bottom + GAP, ui("back"), (*items, *beside, *below.items))


def board_and_column(look: Look, width: int, top: int) -> tuple[Board, Box]:
    """The board, and the room beside it for rows: none for islands, a column for tall and narrow maps."""
    frame = frame_of(look.ground, width, _TALLEST)
    if width - frame.width < _COLUMN:
        board = board_at(look, width, top)
        return board, Box(width, top, width, top)
    board = Board(look.ground, look.paths, frame, 0, top)
    return board, Box(frame.width, top, width, top + frame.height)


def captions(look: Look, frame: Frame) -> list[Item]:
    """Names on the ground, each behind the sign of its seat."""
    colours = {row.seat: row.colour for row in look.rows}
    size = max(20, round(frame.unit * 0.34))
    items: list[Item] = []
    for caption in look.captions:
        x, y = frame.px(caption.at)
        text = fonts.fit(caption.text, size, round(frame.unit * 4), "black")
        wide = fonts.width(text, size, "black") + size * 1.9
        left, high = x - wide / 2, size * 0.8
        items.append(Panel(Box(left, y - high, left + wide, y + high), ui("panel"), ui("ink"), round(high), 3))
        sign = SpriteKey("badge", "", round(size * 0.9), colours.get(caption.seat, ""))
        items.append(Stamp(sign, round(left + size * 0.85), round(y)))
        items.append(Label(text, round(left + size * 1.45), round(y), size, ui("ink"), "black"))
    return items


def _column(players: tuple[Row, ...], room: Box) -> tuple[list[Item], tuple[Row, ...]]:
    """As many rows as fit one below the other into the room, and those left over."""
    items: list[Item] = []
    top = round(room.top) + GAP // 2
    for k, row in enumerate(players):
        block = rows.player_row(row, round(room.left) + GAP // 2, top, round(room.right - room.left) - GAP)
        if block.bottom > room.bottom:
            return items, players[k:]
        items += block.items
        top = block.bottom + GAP // 2
    return items, ()


def board_at(look: Look, width: int, top: int) -> Board:
    """The board across the width of the picture; a narrow map lies in the middle of a broad sea."""
    frame = frame_of(look.ground, width, _TALLEST)
    aside = (width - frame.width) // 2
    frame = Frame(frame.unit, frame.x + aside, frame.y, width, frame.height)
    return Board(look.ground, look.paths, frame, 0, top)


def board_frame(board: Board) -> Frame:
    """The frame of a board in the coordinates of the whole picture."""
    return board.frame.moved(board.left, board.top)


def _beside(look: Look, board: Board) -> list[Item]:
    """Figures next to the board, side by side in a corner of the sea."""
    marks: list[Mark] = [mark for mark in look.marks if mark.at == "beside"]
    colours = {row.seat: row.colour for row in look.rows}
    unit = board.frame.unit
    left, top = _quiet_corner(board, len(marks))
    items: list[Item] = []
    for k, mark in enumerate(marks):
        colour = colours.get(mark.seat, "")
        key = SpriteKey("piece", mark.sprite, round(unit), colour, mark.level, mark.active, mark.label)
        items.append(Stamp(key, round(left + unit * (0.6 + 0.8 * k)), round(top + unit * 0.6)))
    return items


def _quiet_corner(board: Board, count: int) -> tuple[float, float]:
    """Where in the picture so many figures disturb neither land nor harbours: the corner farthest from both."""
    frame, unit = board_frame(board), board.frame.unit
    wide, high = unit * (0.4 + 0.8 * count), unit * 1.2
    box = board.box
    corners = [(x, y) for y in (box.bottom - high, box.top) for x in (box.left, box.right - wide)]
    things = [(*frame.px(tile.at), 0.95) for tile in board.ground.tiles]
    things += [(*frame.px(sign_place(harbour)), SIGN) for harbour in board.ground.harbours]

    def room(corner: tuple[float, float]) -> float:
        x, y = corner[0] + wide / 2, corner[1] + high / 2
        return min((hypot(x - tx, y - ty) - r * unit for tx, ty, r in things), default=0.0)

    return max(corners, key=room)


def _below(look: Look, players: tuple[Row, ...], words: Words, width: int, top: int) -> Block:
    """Everything under the board."""
    left, wide, items = PAD // 2, width - PAD, list[Item]()
    colours = {row.seat: row.colour for row in look.rows}

    def add(block: Block) -> None:
        nonlocal top
        items.extend(block.items)
        top = block.bottom + GAP if block.items else top

    for track in look.tracks:
        add(strips.track_strip(track, left, top, wide))
    for row in players:
        add(rows.player_row(row, left, top, wide))
    add(strips.chip_strip([*strips.award_parts(look.awards), *rows.chip_parts(look.chips)], left, top, wide))
    for card_row in look.cards:
        add(strips.card_strip(card_row, words, left, top, wide, colours))
    return Block(items, top - GAP)
