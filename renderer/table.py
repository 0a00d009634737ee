"""The picture of the whole table, broad as the box it is shown in: the board, and everything else that lies open."""

from __future__ import annotations

from game.look import Look
from renderer import rows, strips
from renderer.alt import alt_text
from renderer.board import board_scene
from renderer.canvas import shown
from renderer.paint import Picture, picture
from renderer.palette import ui
from renderer.rows import GAP, PAD, Block
from renderer.scene import Item, Scene
from renderer.words import Words

WIDTHS = range(1800, 2601, 100)  # the more there is to tell, the broader
_BOARD = 960  # it has a picture of its own
_TIGHT = 8  # it is large, and asked for seldom


def table_png(look: Look, words: Words) -> Picture:
    """The whole table, ready to be posted."""
    return picture(table_scene(look, words), alt_text(look, words), _TIGHT)


def table_scene(look: Look, words: Words) -> Scene:
    """What the table picture shows, and where: players beside the board, what all share below, as large as it goes."""
    board = board_scene(look, words, _BOARD)
    if not look.rows:
        return board
    return max((_laid(look, words, board, width) for width in WIDTHS), key=lambda s: shown(s.width, s.height))


def _laid(look: Look, words: Words, board: Scene, width: int) -> Scene:
    players = _column(look, board.width + GAP // 2, width - board.width - GAP)
    below = _below(look, words, width, max(board.height, players.bottom) + GAP)
    return Scene(width, below.bottom + GAP, ui("back"), (*board.items, *players.items, *below.items))


def _column(look: Look, left: int, wide: int) -> Block:
    """Rows one below the other."""
    items: list[Item] = []
    top = GAP // 2
    for row in look.rows:
        block = rows.player_row(row, left, top, wide)
        items += block.items
        top = block.bottom + GAP // 2
    return Block(items, top)


def _below(look: Look, words: Words, width: int, top: int) -> Block:
    """Tracks, counts and open cards."""
    left, wide, items = PAD // 2, width - PAD, list[Item]()
    colours = {row.seat: row.colour for row in look.rows}

    def add(block: Block) -> None:
        nonlocal top
        items.extend(block.items)
        top = block.bottom + GAP if block.items else top

    for track in look.tracks:
        add(strips.track_strip(track, left, top, wide))
    add(strips.chip_strip([*strips.award_parts(look.awards), *rows.chip_parts(look.chips)], left, top, wide))
    for card_row in () if look.ground.bare else look.cards:  # without a board they lie in its place
        add(strips.card_strip(card_row, words, left, top, wide, colours))
    return Block(items, top - GAP)
