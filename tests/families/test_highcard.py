"""A family without a board is drawn, described and played by clicks like any other."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from bot.app import IslandBot
from bot.history import entries
from game.engine import AnyGame, legal, submit, view
from game.engine.view import SPECTATOR
from game.fair import Source
from game.fair.proof import prove
from game.look import Face, Ground, Look, Text
from game.setup import Setup
from game.words import speaking
from playground.kit import Playground
from renderer import BadLook, alt_text, board_alt, board_png, hand_png, placement_png, render_text, table_png
from renderer.board import board_scene
from renderer.scene import Label, Panel
from renderer.table import table_scene
from tests.bot.play import Hall
from tests.families.highcard import FAMILY, KEY, PlayCard
from tests.kit import seeded

NAMES = ("Ann", "Bob", "Cleo")
PAINTED = True


def begun() -> AnyGame:
    """A trick that two of three have played to."""
    g = FAMILY.new_game(Setup(3, family=KEY), seeded())
    for _ in range(2):
        seat = g.prompts[0].seat
        g = submit(g, PlayCard(seat, max(g.table.hands[seat])), seeded())
    return g


def look() -> Look:
    return FAMILY.look(view(begun(), SPECTATOR), NAMES)


def test_what_lies_open_is_the_picture_where_there_is_no_board():
    g, words = begun(), speaking("en")
    scene = board_scene(look(), words)
    told = {item.text for item in scene.items if isinstance(item, Label)}
    assert {str(card) for card in g.table.open.values()} | {"On the table", "Cleo"} <= told
    assert not told & {str(card) for hand in g.table.hands for card in hand}, "hands are nobody else's business"
    boxes = [item.box for item in scene.items if isinstance(item, Label | Panel)]
    assert all(b.left >= 0 and b.right <= scene.width and b.top >= 0 and b.bottom <= scene.height for b in boxes)
    picture = board_png(look(), words)
    assert picture.data.startswith(b"\x89PNG") and "trick 3" in picture.alt and "Cleo" in picture.alt


def test_the_whole_table_shows_the_open_cards_once_and_everybody():
    words = speaking("en")
    told = [item.text for item in table_scene(look(), words).items if isinstance(item, Label)]
    assert told.count("On the table") == 1 and all(name in told for name in NAMES)
    assert table_png(look(), words).data.startswith(b"\x89PNG")
    spoken = render_text(look(), words)
    assert "On the table" in spoken and all(name in spoken for name in NAMES) and "exes" not in spoken
    assert "On the table" in alt_text(look(), words) and "On the table: 14" in board_alt(look(), words)


def test_a_bare_picture_says_what_it_is_of():
    words = speaking("en")
    bare = FAMILY.bare(view(begun(), SPECTATOR))
    assert "High card, trick 3." in [i.text for i in board_scene(bare, words).items if isinstance(i, Label)]
    assert board_png(Look(Ground(KEY), ()), words).data.startswith(b"\x89PNG"), "not even a name"
    thrown = structs.replace(bare, faces=tuple(Face("wood", Text("card-wood")) for _ in range(30)))
    assert board_scene(thrown, words).height > board_scene(bare, words).height + 2 * 96, "dice lie there too"


def test_the_own_hand_is_drawn_and_no_place_is_to_be_chosen():
    g, words = begun(), speaking("en")
    held = FAMILY.held(view(g, 2), 2, NAMES)
    assert {card.title.args["n"] for row in held.others for card in row.cards} == set(g.table.hands[2])
    assert hand_png(held, words).data.startswith(b"\x89PNG")
    with pytest.raises(BadLook):
        placement_png(look(), [], words)


async def test_a_game_of_cards_is_played_by_clicks_to_its_end(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, list(NAMES[:2]))
    await hall.open()
    await hall.host.press("Settings")
    await hall.host.choose(KEY, of="Which game")
    await hall.settle()
    await hall.start()
    rng = random.Random(1)
    while (table := await hall.table()).playing:
        seat = table.island.waiting_for()[0].seat
        other = table.view(1 - seat).table.hands[seat]
        assert set(other) <= {0}, "a hand is hidden from the other"
        cards = [action for action in legal(table.view(seat), seat) if isinstance(action, PlayCard)]
        await hall.by_buttons(rng.choice(cards))
        assert (await hall.table()).island.moves == table.island.moves + 1
    await hall.settle()
    last = world.channel.last
    assert table.island.over is not None and last.files == ["table.png", "summary.png"] and "Tricks" in last.text
    seed = await bot.store.games.seed(table.id)
    assert seed is not None
    lines = await entries(bot.store, table.id)
    played = prove(table.setup(), lines, Source(seed, str(table.id), table.meta.terms), table.meta.promise)
    assert played.over == table.island.over
