"""Whole games from /game new to the final picture, by slash commands and by buttons."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from bot.app import IslandBot
from bot.history import entries
from bot.lobby.actions import Lobby
from bot.seated import Seated, packed
from bot.store import Action as Transaction
from game.engine import commitment
from game.fair import Source, short
from game.fair.proof import prove
from playground.kit import Playground
from tests.bot.play import Hall

NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"]


async def seated(
    world: Playground,
    bot: IslandBot,
    people: int,
    seed: int,
    modules: tuple[str, ...] = (),
    automatic: int = 0,
    **options: int,
) -> Hall:
    """A game that has begun; its seed is known, so that it takes the same course every time."""
    hall = Hall(world, bot, NAMES[:people])
    await hall.open()
    lobby = Lobby(bot.sessions, hall.game_id)
    await reseed(bot, hall.game_id, bytes([seed]) * 32)
    if modules:
        await lobby.choose_modules(modules)
    for _ in range(automatic):
        await lobby.add_automatic(int(hall.host.actor.id), "gentle")
    for key, value in options.items():
        await lobby.choose_option(key, value)
    await lobby.start(int(hall.host.actor.id), bytes([seed]) * 32)  # no press, no luck: nothing but the seed decides
    await hall.settle()
    return hall


async def reseed(bot: IslandBot, game_id: int, seed: bytes) -> None:
    """Give a lobby dice that are known beforehand."""

    def change(tx: Transaction, table: Seated) -> Seated:
        meta = structs.replace(table.meta, promise=commitment(seed), luck=())
        tx.seal(seed)
        tx.save(meta=packed(meta))
        return table.after(table.record.version, meta=meta, record={"meta": packed(meta)})

    await bot.sessions.change(game_id, change)


async def the_end(hall: Hall) -> None:
    """The last message: both pictures, the winner, the points, and a seed that proves every throw."""
    await hall.settle()
    last = hall.world.channel.last
    table = await hall.table()
    assert last.files == ["table.png", "summary.png"]
    assert "wins!" in last.text
    assert all(name in last.text for name in table.names)
    assert len(last.alt) == 2
    seed = await hall.bot.store.games.seed(table.id)
    assert seed is not None and seed.hex() in last.text and short(table.meta.promise) in last.text
    source = Source(seed, str(table.id), table.meta.terms)
    played = prove(table.setup(), await entries(hall.bot.store, table.id), source, table.meta.promise)
    assert played.over == table.island.over


async def test_four_people_play_the_base_game(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 4, 83, target=4)
    await hall.play(random.Random(1), 80)
    await the_end(hall)


@pytest.mark.slow
async def test_five_people_build_between_the_turns(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 5, 52, ("five_six",), target=3)
    await hall.play(random.Random(1), 80)
    await the_end(hall)


@pytest.mark.parametrize(
    ("modules", "seed", "target"),
    [
        pytest.param(("cities_and_knights",), 133, 4, marks=pytest.mark.slow),
        (("volcano", "event_cards"), 9, 3),
        pytest.param(("cities_and_knights",), 64, 5, marks=pytest.mark.slow),
    ],
)
async def test_other_rule_systems_need_no_code_of_the_bot(
    world: Playground, bot: IslandBot, modules: tuple[str, ...], seed: int, target: int
) -> None:
    hall = await seated(world, bot, 3, seed, modules, target=target)
    await hall.play(random.Random(1), 150 if target < 5 else 900)
    await the_end(hall)
