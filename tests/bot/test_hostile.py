"""Hostile input: every piece of nonsense gets a sentence, and nothing changes."""

from __future__ import annotations

import discord
import pytest
from discord import ui
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app import IslandBot
from bot.cards import read_cards
from bot.names import clean, shown
from bot.wire import Press, read_args, read_press
from game.engine import Refused
from game.modules.base.settings import Embargo
from game.modules.base.standing import StandingOffer
from game.rules import compose
from game.setup import Setup
from game.words import speaking
from playground.kit import Playground
from tests.bot.people import Player
from tests.bot.play import Hall
from tests.bot.test_whole_game import seated

RULES = compose(Setup(4))
WORDS = speaking("en")
NAMES = [
    "**bold** @everyone <@123> [x](http://evil.example)",
    "\u202egnol\u202c \u200b\u200d\u2066",
    "A" * 4000,
    "e" + "\u0301" * 200,
    "\u200b",
    "# heading\n> quote",
]
FORGED = [
    "do", "do:zzzz", "do:1:1:roll:::", "do:1::undo::::::", "x" * 100, "purse:1:1:discard::~:9.9_", "hand:99999",
    "menu:1:::::", "pick:1:5:build_road::", "lobby:1::start", "value:1::target::n~3", "offer:1::close_offer::1~1~",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_names_are_short_visible_and_harmless(name: str) -> None:
    safe = clean(name)
    assert 1 <= len(safe) <= 32
    assert not any(0x202A <= ord(c) <= 0x2069 and c.isprintable() is False for c in safe)
    text = shown(safe)
    assert "@everyone" not in text and "<@" not in text.replace("\\<", "") and "http://" not in text
    assert "**" not in text


@given(st.text(max_size=120))
@settings(max_examples=200, deadline=None)
def test_any_custom_id_is_read_or_refused(text: str) -> None:
    try:
        press = read_press(text)
        read_args(RULES, RULES.actions.get(press.action, RULES.actions["discard"]), press.args)
    except Refused:
        return
    assert isinstance(press, Press)


@given(st.text(max_size=80))
@settings(max_examples=200, deadline=None)
def test_any_text_is_cards_or_refused(text: str) -> None:
    try:
        cards = read_cards(text, RULES, WORDS)
    except Refused:
        return
    assert all(kind in RULES.kinds and n > 0 for kind, n in cards.items())


async def test_forged_buttons_change_nothing_and_are_answered(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7, island="beginner")
    table = await hall.table()
    user = hall.at(table, (table.island.table.turn.owner + 1) % 3)
    view = ui.LayoutView(timeout=None)
    for i in range(0, len(FORGED), 5):
        view.add_item(
            ui.ActionRow(*(ui.Button(label=f"f{n}", custom_id=f) for n, f in enumerate(FORGED[i : i + 5], i)))
        )
    view.stop()
    await bot.get_partial_messageable(table.record.channel_id).send(view=view)
    for n in range(len(FORGED)):
        await user.press(f"f{n}")
    await hall.settle()
    after = await hall.table()
    assert after.island.moves == table.island.moves
    assert after.meta == table.meta


async def test_a_person_with_a_hostile_name_plays_like_any_other(world: Playground, bot: IslandBot) -> None:
    hall_names = ["Anna", "**B** @everyone", "C\u202e\u200b"]
    anna, ben, cleo = (Player(world, name) for name in hall_names)
    await anna.command("/game new")
    await anna.sees("A new table")
    for player in (ben, cleo):
        await player.press("Join")
    await anna.sees("Ready to start")
    await anna.press("Start")
    await anna.sees("Found")
    assert not any(m.pings and set(m.pings) - {"Anna", *hall_names} for m in world.channel.messages)
    assert all(not m.raw.get("mention_everyone") for m in world.channel.messages)


async def test_a_table_with_very_much_to_say_is_still_shown(world: Playground, bot: IslandBot) -> None:
    names = ["_" * 31 + letter for letter in "abc"]
    hall = Hall(world, bot, names)
    await hall.open()
    await hall.start()
    for seat in range(3):
        for n in range(1, 6):
            much = StandingOffer(seat, {"wood": n, "brick": 9}, {"wool": 9, "grain": 9, "ore": 9}, 9)
            await bot.sessions.act(hall.game_id, lambda now, a=much: (a, None))
        for other in {0, 1, 2} - {seat}:
            barred = Embargo(seat, other, "on")
            await bot.sessions.act(hall.game_id, lambda now, a=barred: (a, None))
    await hall.settle()
    text = world.channel.last.text
    assert "Standing offers" in text and "Place your" in text
    assert "earlier lines" in text and text.count("\n- ") >= 10
    await hall.host.command("/trade list")
    assert "Trade at this table" in hall.host.actor.last.text


def test_the_client_pings_nobody_by_default(bot: IslandBot) -> None:
    mentions = bot.allowed_mentions
    assert mentions is not None and mentions.to_dict() == discord.AllowedMentions.none().to_dict()
