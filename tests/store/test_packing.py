"""States are stored packed and come back as they were, whatever they look like."""

import os

import pytest
from sqlalchemy import update

from bot.store import Game, Store
from bot.store.database import Step
from bot.store.packing import MARK, SMALL, pack, unpack
from bot.store.tables import game as table

LONG = b"a settlement on corner 17, " * 400


@pytest.mark.parametrize("state", [b"", b"short", MARK, MARK + b"no frame at all", LONG, os.urandom(3 * SMALL)])
def test_any_bytes_come_back(state: bytes) -> None:
    assert unpack(pack(state)) == state


def test_a_long_state_takes_little_space() -> None:
    assert len(pack(LONG)) < len(LONG) / 10


async def test_a_game_is_stored_packed_and_read_whole(store: Store, game: Game) -> None:
    async with store.action(game.id, game.version) as tx:
        tx.save(snapshot=LONG, history=MARK)
    [(snapshot,)] = await store._database.read(table.select().with_only_columns(table.c.snapshot))
    assert len(snapshot) < len(LONG) / 10
    now = await store.games.load(game.id)
    assert (now.snapshot, now.history) == (LONG, MARK)
    assert await store.games.in_channel(game.channel_id) == now


async def test_states_stored_before_they_were_packed_are_still_read(store: Store, game: Game) -> None:
    await store._database.write(Step(update(table).values(snapshot=LONG)))
    assert (await store.games.load(game.id)).snapshot == LONG
