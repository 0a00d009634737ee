"""Code for discord.py that nobody here wrote, unchanged from PyPI, driven the way people would."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
import pytest
from discord.ext import commands

from playground.kit import Control, MessageView, Playground, Reply

pytest.importorskip("discord_games", reason="discord-games is a development dependency")
pytest.importorskip("jishaku", reason="jishaku is a development dependency")
pytest.importorskip("discord.ext.paginators", reason="discord-py-paginators is a development dependency")


class Games(commands.Cog):
    """The few lines a bot's author writes around the libraries."""

    @commands.command()
    async def tictactoe(self, ctx: commands.Context[commands.Bot], other: discord.Member) -> None:
        from discord_games.button_games import BetaTictactoe

        await BetaTictactoe(cross=ctx.author, circle=other).start(ctx)

    @commands.command()
    async def rps(self, ctx: commands.Context[commands.Bot], other: discord.Member) -> None:
        from discord_games.button_games import BetaRockPaperScissors

        await BetaRockPaperScissors(other).start(ctx)

    @commands.command()
    async def connect(self, ctx: commands.Context[commands.Bot], other: discord.Member) -> None:
        from discord_games import ConnectFour

        await ConnectFour(red=ctx.author, blue=other).start(ctx, remove_reaction_after=True)

    @commands.hybrid_command()
    async def pages(self, ctx: commands.Context[commands.Bot]) -> None:
        """Three pages."""
        from discord.ext.paginators import ButtonPaginator

        await ButtonPaginator([f"page {word}" for word in ("one", "two", "three")], author_id=ctx.author.id).send(ctx)


@pytest.fixture
async def bot(world: Playground) -> commands.Bot:
    guest = commands.Bot("!", intents=discord.Intents.all(), owner_ids={int(world.user("Owner").id)})

    @guest.event
    async def setup_hook() -> None:
        await guest.add_cog(Games())
        await guest.load_extension("jishaku")
        await guest.tree.sync()

    started: commands.Bot = await world.start(guest)
    return started


def square(message: MessageView, number: int) -> Control:
    return message.buttons[number]


async def test_two_people_play_tic_tac_toe_to_the_end(world: Playground, bot: commands.Bot) -> None:
    anna, ben, cleo = world.user("Anna"), world.user("Ben"), world.user("Cleo")
    anna.say(f"!tictactoe <@{ben.id}>")
    await world.until(lambda: world.channel.last.author == "Bot" and len(world.channel.last.buttons) == 9)
    game = world.channel.last
    assert "not part of this game" in (await cleo.click(square(game, 0))).text
    assert "not your turn" in (await ben.click(square(game, 0))).text
    for who, number in ((anna, 0), (ben, 3), (anna, 1), (ben, 4), (anna, 2)):
        await who.click(square(game, number), on=game)
    assert game.buttons[:6] == ["X", "X", "X", "O", "O", "\u200b"]
    assert all(b.disabled for b in game.buttons)
    with pytest.raises(Exception, match="switched off"):
        await ben.click(square(game, 5), on=game)
    assert "Anna" in game.text or f"<@{anna.id}>" in game.text


async def test_rock_paper_scissors_with_emoji_buttons(world: Playground, bot: commands.Bot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    anna.say(f"!rps <@{ben.id}>")
    await world.until(lambda: world.channel.last.buttons)
    game = world.channel.last
    emojis = [b.raw["emoji"]["name"] for b in game.buttons]
    assert len(emojis) == 3
    rock, paper, _ = sorted(emojis, key="\U0001faa8\U0001f4dc✂".find)
    await anna.click(paper)
    assert "Waiting for" in game.text
    await ben.click(rock)
    assert "Won!" in game.text and all(b.disabled for b in game.buttons)


async def test_connect_four_is_played_with_reactions(world: Playground, bot: commands.Bot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    anna.say(f"!connect <@{ben.id}>")
    await world.until(lambda: len(world.channel.last.post.reactors) == 7)
    game = world.channel.last
    for who, column in [(anna, "1️⃣"), (ben, "2️⃣")] * 3 + [(anna, "1️⃣")]:
        await world.until(lambda: bot._listeners.get("reaction_add"), "the game does not listen")
        before = game.text
        who.react(game, column)
        await world.until(lambda seen=before: game.text != seen, f"nothing came of {who}'s move")
    assert game.content.count("🔴") == 4 and game.content.count("🔵") == 3
    assert "game over" in game.text.lower()


async def test_jishaku_answers_its_owner_and_nobody_else(world: Playground, bot: commands.Bot) -> None:
    owner, anna = world.user("Owner"), world.user("Anna")
    anna.say("!jsk py 40 + 2")
    owner.say("!jsk py 40 + 2")
    assert (await world.channel.says("42")).author == "Bot"
    asked = world.channel.messages[1]
    await world.until(lambda: asked.post.reactors)
    owner.say("!jsk")
    assert "Jishaku v" in (await world.channel.says("Jishaku v")).text
    answers = [m for m in world.channel.messages if m.text == "42"]
    assert len(answers) == 1


async def test_jishaku_pages_long_output_with_buttons(world: Playground, bot: commands.Bot) -> None:
    owner, anna = world.user("Owner"), world.user("Anna")
    owner.say("!jsk sh seq 700")
    pages = await world.channel.says("Return code 0", 15)
    await world.until(lambda: pages.buttons)
    last = pages.text
    await owner.click("◀", on=pages)
    await world.until(lambda: pages.text != last)
    asked = await owner.click(labelled(pages, "Go to page"), on=pages)
    assert asked.form is not None
    await owner.submit({next(iter(asked.form.fields)): "2"})
    await world.until(lambda: pages.text == last)
    await shut(world, lambda: anna.click("◀", on=pages, answered=False))
    assert pages.text == last
    await shut(world, lambda: owner.click(labelled(pages, "Close"), on=pages, answered=False))
    await world.until(lambda: pages.id not in {m.id for m in world.channel.messages})


def labelled(message: MessageView, part: str) -> Control:
    return next(b for b in message.buttons if part in b)


async def shut(world: Playground, act: Callable[[], Awaitable[Reply]]) -> None:
    """Both libraries leave some clicks without an answer, which the person sees as a failure."""
    world.core.desk.patience = 0.15
    assert (await act()).failed
    world.core.desk.patience = 3.0


async def test_a_paginator_turns_pages_and_asks_for_one_in_a_form(world: Playground, bot: commands.Bot) -> None:
    anna, ben = world.user("Anna"), world.user("Ben")
    pages = (await anna.slash("/pages")).message
    assert pages.text.startswith("page one")
    await anna.click("Right", on=pages)
    assert pages.text.startswith("page two")
    await shut(world, lambda: ben.click("Right", on=pages, answered=False))
    assert pages.text.startswith("page two")
    asked = await anna.click(labelled(pages, "Page 2"), on=pages)
    assert asked.form is not None and asked.form.title.startswith("Which page")
    await anna.submit({next(iter(asked.form.fields)): "3"})
    await world.until(lambda: pages.text.startswith("page three"))
    assert labelled(pages, "Last").disabled
