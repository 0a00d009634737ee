"""The dice game from /game new to its last message: by commands, by buttons, with automatic players."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.app import IslandBot
from bot.history import entries
from bot.lobby.actions import Lobby
from bot.store import Status
from game.dice.rolling import Reroll, Roll
from game.fair import Source
from game.fair.proof import prove
from playground.kit import Playground
from tests.bot.play import Hall, arrange
from tests.bot.test_whole_game import NAMES, reseed
from tests.dice.kit import showing

SHEETS = "table.png"


async def dice_table(world: Playground, bot: IslandBot, people: int, seed: int = 1, **options: object) -> Hall:
    """A dice game that has begun."""
    hall = Hall(world, bot, NAMES[:people])
    await hall.host.command("/game new", game="dice")
    await hall.host.sees("A new table")
    found = await bot.store.games.in_channel(int(world.channel.id))
    assert found is not None
    hall.game_id = found.id
    for player in hall.players[1:]:
        await player.press("Join")
    await reseed(bot, hall.game_id, bytes([seed]) * 32)
    for key, value in options.items():
        await Lobby(bot.sessions, hall.game_id).choose_option(key, value)  # type: ignore[arg-type]
    await Lobby(bot.sessions, hall.game_id).start(int(hall.host.actor.id), bytes([seed]) * 32)
    await hall.settle()
    return hall


async def proved(hall: Hall) -> None:
    """The last message, and that every throw came from the seed."""
    await hall.settle()
    last, table = hall.world.channel.last, await hall.table()
    assert last.files == ["table.png", "summary.png"] and all(name in last.text for name in table.names)
    seed = await hall.bot.store.games.seed(table.id)
    assert seed is not None and seed.hex() in last.text
    lines = await entries(hall.bot.store, table.id)
    played = prove(table.setup(), lines, Source(seed, str(table.id), table.meta.terms), table.meta.promise)
    assert played.over == table.island.over


@pytest.mark.slow
async def test_two_people_play_plus_by_commands_and_buttons(world: Playground, bot: IslandBot) -> None:
    hall = await dice_table(world, bot, 2, variant="plus")
    table = await hall.table()
    assert table.island.rules.family == "dice" and table.island.rules.side.target == 10
    rng = random.Random(4)
    for done in range(30):
        table = await hall.table()
        action = hall.choice(table, table.island.waiting_for()[0].seat, rng)
        await (hall.by_buttons if done % 2 else hall.by_command)(action)
        assert (await hall.table()).island.moves == table.island.moves + 1, action
    while (await hall.table()).playing:
        await bot.sessions.act(hall.game_id, _sensibly)
    await proved(hall)
    assert "wins!" in world.channel.last.text


async def test_somebody_alone_plays_the_basic_game(world: Playground, bot: IslandBot) -> None:
    hall = await dice_table(world, bot, 1)
    table = await hall.table()
    assert len(table.seats) == 1
    rng = random.Random(2)
    for done in range(200):
        table = await hall.table()
        if not table.playing:
            break
        action = hall.choice(table, 0, rng)
        await (hall.by_buttons if done % 3 == 0 else hall.by_command)(action)
    await proved(hall)


async def test_automatic_players_take_their_turns(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, NAMES[:1])
    await hall.host.command("/game new", game="dice")
    await hall.host.sees("A new table")
    found = await bot.store.games.in_channel(int(world.channel.id))
    assert found is not None
    hall.game_id = found.id
    for level in ("gentle", "steady", "sharp"):
        await hall.host.command("/game automatic", level=level)
    await hall.start()
    for _ in range(3):
        await my_turn(hall)
        await hall.host.command("/roll")
        await hall.host.command("/end")
        await hall.settle()
    await my_turn(hall)
    boxes = [len(sheet.boxes) for sheet in (await hall.table()).island.table.sheets]
    assert min(boxes) == 3 and max(boxes) <= 4


async def my_turn(hall: Hall) -> None:
    """Until the automatic players have done what they have to."""
    async with asyncio.timeout(60):
        while True:
            table = await hall.table()
            mine = next(s.seat for s in table.seats if s.user_id)
            if [p.seat for p in table.island.waiting_for()] == [mine]:
                return await hall.settle()
            await asyncio.sleep(0.1)


async def test_the_lobby_says_what_is_played_and_why_it_cannot_start(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, NAMES[:1])
    await hall.open()
    await hall.settle()
    lobby = Lobby(bot.sessions, hall.game_id)
    await lobby.choose_family("dice")
    await hall.settle()
    text = world.channel.last.text
    assert "Dice game" in text and "Ready to start" in text and "Balance" not in text
    assert "reroll" not in [(b.custom_id or "").split(":")[3] for b in world.channel.last.buttons]
    await lobby.choose_option("variant", "plus")
    await hall.settle()
    assert "2 to 4 players" in world.channel.last.text
    await lobby.choose_family("island")
    await hall.settle()
    table = await hall.table()
    assert table.meta.options == {} and "Base game" in world.channel.last.text


async def test_the_host_chooses_the_game_on_the_settings_page(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, NAMES[:2])
    await hall.open()
    await hall.host.press("Settings")
    await hall.host.choose("dice", of="Which game")
    await hall.settle()
    assert (await hall.table()).meta.family == "dice"
    await hall.start()
    assert world.channel.last.files == [SHEETS] or any(SHEETS in m.files for m in world.channel.messages)


async def test_dice_are_picked_in_a_form_and_a_wrong_one_is_refused(world: Playground, bot: IslandBot) -> None:
    hall = await dice_table(world, bot, 2, start="1", seats="chosen")
    await hall.by_buttons(Roll(0))
    table = await hall.table()
    kept = [die.face for die in table.island.table.sheets[0].throw.dice[2:]]
    await hall.by_buttons(Reroll(0, [1, 2]))
    table = await hall.table()
    throw = table.island.table.sheets[0].throw
    assert throw.rolls == 2 and [die.face for die in throw.dice[2:]] == kept
    await hall.host.command("/play", what="reroll", which="9")
    assert "cannot be used" in hall.host.actor.last.text
    await hall.players[1].command("/roll")
    assert (await hall.table()).island.moves == table.island.moves


async def test_builds_can_be_taken_back_and_the_own_sheet_is_shown(world: Playground, bot: IslandBot) -> None:
    hall = await dice_table(world, bot, 2, start="1", seats="chosen")

    def lucky(g) -> None:
        showing(g, 0, "wood brick wool grain ore gold")

    await arrange(hall, lucky)
    await hall.host.command("/build", what="symbol", at="s3")
    assert "S3" in (await hall.table()).island.table.sheets[0].built
    await hall.host.press("Undo")
    assert "S3" not in (await hall.table()).island.table.sheets[0].built
    await hall.host.press("My sheet")
    assert hall.host.actor.last.files == ["hand.png"]
    costs = hall.host.actor.last.text
    assert "✓ road: 1 wood and 1 brick" in costs and "· city: " in costs, "PIC-3: what everything costs"
    for command in ("/score", "/board", "/log"):
        await hall.host.command(command)
    await hall.host.command("/trade list")
    assert "not part of this game" in hall.host.actor.last.text


async def test_a_dice_game_survives_a_reload_and_can_be_replayed(world: Playground, bot: IslandBot) -> None:
    hall = await dice_table(world, bot, 1)
    table = await hall.table()
    bot.sessions.forget(table.id)
    again = await hall.table()
    assert again.meta.family == "dice" and again.island.moves == table.island.moves
    while (await hall.table()).playing:
        await bot.sessions.act(hall.game_id, _default)
    await proved(hall)
    assert (await hall.table()).record.status == Status.OVER
    await hall.host.command("/replay")
    assert hall.host.actor.last.files == ["replay.webp"]
    await hall.host.command("/fair")
    await hall.host.press("Rematch")
    await hall.settle()
    rematch = await bot.sessions.in_channel(int(world.channel.id))
    assert rematch is not None and rematch.meta.family == "dice" and rematch.in_lobby


def _default(table):
    prompt = table.island.waiting_for()[0]
    return prompt.default(table.island), prompt.id


def _sensibly(table):
    prompt = table.island.waiting_for()[0]
    seen = table.view(prompt.seat)
    return table.family.levels["gentle"].choose(seen, prompt.seat, random.Random(1), lambda: False), prompt.id


async def test_independent_turns_are_played_side_by_side(world: Playground, bot: IslandBot) -> None:
    hall = await dice_table(world, bot, 2, start="1", seats="chosen", independent=True)
    rng = random.Random(3)
    for done in range(16):
        table = await hall.table()
        seat = 1 if done % 4 else 0  # the one who is not shown first is the busier one
        action = hall.choice(table, seat, rng)
        await (hall.by_buttons if done % 2 else hall.by_command)(action)
        assert (await hall.table()).island.moves == table.island.moves + 1, action
    sheets = (await hall.table()).island.table.sheets
    assert len(sheets[1].boxes) > len(sheets[0].boxes)
