"""Table messages as they stand in a channel, and moves without clicks that change them."""

from __future__ import annotations

import random

from playground.kit import MessageView
from tests.bot.play import Hall


def live_tables(hall: Hall) -> list[MessageView]:
    """Table messages that still have buttons, wherever the players are."""
    return [m for m in hall.host.actor.channel.messages if any(str(b) == "My hand" for b in m.buttons)]


async def move(hall: Hall, rng: random.Random) -> None:
    """Somebody who is waited for does something."""
    table = await hall.table()
    action = hall.choice(table, table.island.waiting_for()[0].seat, rng)
    await hall.bot.sessions.act(hall.game_id, lambda _table, action=action: (action, None))


async def next_turn(hall: Hall, rng: random.Random) -> None:
    turn = (await hall.table()).turn_key
    while (await hall.table()).turn_key == turn:
        await move(hall, rng)


def closed(message: MessageView) -> bool:
    """Nothing can be done there any more; why something happened may still be asked."""
    return all(str(button) == "Why?" for button in message.buttons)


async def shown(hall: Hall) -> MessageView:
    """One table, with buttons, a picture, and whose move it is."""
    await hall.settle()
    [table] = live_tables(hall)
    assert table.files == ["table.png"], str(table)
    return table
